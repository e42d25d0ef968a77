"""The table of PlayOne: the card on top, who holds how many, and one's own hand in colour."""

from collections.abc import Iterable
from typing import Any

from rich.box import HEAVY, ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ronda.cli.words import Words, capital
from ronda.rules import View

WIDTH = 66
ROOM = WIDTH - 4  # between the edges of a panel
STYLES = {"RED": "red", "BLUE": "blue", "GREEN": "green", "YELLOW": "yellow", "WILD": "magenta"}
BACKS = 12  # so many cards of another hand are drawn
BACK = "▮"
ARROWS = {1: "↓", -1: "↑"}
State = dict[str, Any]


def draw(view: View, words: Words) -> RenderableType:
    """The whole table."""
    state = view["state"]
    middle = Table.grid(padding=(0, 2))
    middle.add_row(pile(state, words), facts(state, words))
    parts: list[RenderableType] = [heading(state, words), middle, players(view, words)]
    if state.get("hand"):
        parts += [hand(view, words), *banner(view, words)]
    return Group(*parts, "")


def heading(state: State, words: Words) -> Text:
    phase = words.label("phase", state["phase"])
    round_ = f"{capital(words.label('state', 'round'))} {state['round']}"
    return Text(f" {words.title()} · {round_} · {phase}", style="bold")


def pile(state: State, words: Words) -> Panel:
    """The card on top, in its colour."""
    top = state["topCard"]
    name = words.value("cardId", top["id"]) if top else "–"
    style = STYLES[top["color"]] if top else "dim"
    text = Text(f"\n{name}\n", style=f"bold {style}", justify="center")
    return Panel(text, box=HEAVY, border_style=style, width=24)


def facts(state: State, words: Words) -> Table:
    """The colour asked for, what is to be drawn, which way it goes, what is left of the pile."""
    table = Table.grid(padding=(0, 2))
    color = state["currentColor"]
    shown = words.value("color", color) if color else "–"
    rows = [("currentColor", Text(shown, style=f"bold {STYLES.get(color, '')}"))]
    if state["pendingDraw"]:
        rows.append(("pendingDraw", Text(f"+{state['pendingDraw']}", style="bold red")))
    rows.append(("direction", Text(ARROWS[state["direction"]])))
    rows.append(("deckCount", Text(str(state["deckCount"]))))
    if state["roundEndReason"]:
        rows.append(("roundEndReason", Text(words.value("reason", state["roundEndReason"]))))
    for name, value in rows:
        table.add_row(Text(capital(words.label("state", name)), style="dim"), value)
    return table


def players(view: View, words: Words) -> Table:
    """Who sits where, in order, with the backs of their cards and the rounds they won."""
    state = view["state"]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False, width=WIDTH)
    table.add_column("", ratio=1, no_wrap=True)
    table.add_column("")
    for name in ("cards", "roundsWon", "points"):
        table.add_column(capital(words.label("state", name)), justify="right")
    for player in state["players"]:
        seat = player["id"]
        acts = seat in view["toAct"]
        style = "bold cyan" if acts else "" if player["connected"] else "dim strike"
        who = Text(f" {'▸' if acts else ' '} {words.seat(seat)}", overflow="ellipsis")
        counts = (player["cardCount"], state["roundsWon"][seat], state["points"][seat])
        table.add_row(who, backs(player["cardCount"]), *map(str, counts), style=style)
    return table


def backs(cards: int) -> Text:
    more = "…" if cards > BACKS else ""
    return Text(BACK * min(cards, BACKS) + more, style="dim")


def banner(view: View, words: Words) -> list[Text]:
    """What whoever has cards to draw can do."""
    pending = view["state"]["pendingDraw"]
    if not pending or view["state"]["phase"] != "TURN" or view["seat"] not in view["toAct"]:
        return []
    return [Text(f" {words.found('board:stack', count=pending)}", style="bold red")]


def hand(view: View, words: Words) -> Panel:
    """One's own cards by colour; those that may be laid now stand out."""
    legal = [f["data"]["cardId"] for f in view["legal"] if f["action"] == "INTENT_PLAY_CARD"]
    fitting = {card for domain in legal for card in domain["enum"]}
    cards = sorted(view["state"]["hand"], key=lambda card: list(STYLES).index(card["color"]))
    faces = [held(card, card["id"] in fitting, words) for card in cards]
    title = Text(capital(words.label("state", "hand")))
    return Panel(
        Group(*rows_of(faces)), box=ROUNDED, border_style="dim", width=WIDTH, title=title,
        title_align="left",
    )  # fmt: skip


def held(card: State, fits: bool, words: Words) -> Text:
    """A card of one's hand."""
    style = STYLES[card["color"]]
    name = words.value("cardId", card["id"])
    return Text(f" {name} ", style=f"bold reverse {style}" if fits else f"{style} dim")


def rows_of(faces: Iterable[Text]) -> list[Text]:
    """As many cards in a row as there is room for; none is broken."""
    rows = [Text()]
    for face in faces:
        if len(rows[-1]) + len(face) > ROOM:
            rows.append(Text())
        rows[-1].append_text(face).append(" ")
    return rows
