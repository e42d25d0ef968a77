"""The table of share: three producers side by side, the offers between them, the rounds so far."""

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ronda.cli.words import Words, capital
from ronda.rules import View

PIECES = {"turkey": "🦃", "coffee": "☕", "corn": "🌽"}
SHAME, JUDGE = "😶", "⚖"
SIDE = 26
WIDTH = 3 * SIDE
NAME = 12  # of a name over a column of points
STYLES = {"accepted": "green", "snatched": "red", "pending": "bold"}
State = dict[str, Any]


def draw(view: View, words: Words) -> RenderableType:
    """The whole table."""
    state = view["state"]
    table = Table.grid(padding=0)
    for _ in range(3):
        table.add_column(width=SIDE)
    table.add_row(*[producer(view, seat, words) for seat in range(3)])
    parts: list[RenderableType] = [heading(state, words), table]
    if state["rounds"][-1]["offers"]:
        parts.append(offers(state, words))
    if any(record["points"] for record in state["rounds"]):
        parts.append(rounds(state, words))
    return Group(*parts, "")


def heading(state: State, words: Words) -> RenderableType:
    """The kind of round, its number, and the phase."""
    line = Table.grid(expand=False)
    line.add_column(width=WIDTH - SIDE)
    line.add_column(width=SIDE, justify="right")
    number = f"{capital(words.label('state', 'round'))} {state['round']}"
    phase = words.label("phase", state["currentPhase"])
    line.add_row(
        Text(f" {words.title()} · {words.value('kind', state['kind'])}", style="bold"),
        Text(f"{number} · {phase} ", style="bold"),
    )
    return line


def producer(view: View, seat: int, words: Words) -> Panel:
    """One of the three: what is held, what it is worth, and how the player stands."""
    state = view["state"]
    acts = seat in view["toAct"]
    own = PIECES[state["producerRole"][seat]]
    title = Text(f"{'▸ ' if acts else ''}{own} {words.seat(seat)}")
    title.truncate(SIDE - 6, overflow="ellipsis")
    points = f"{words.label('state', 'points')} {state['points'][seat]}"
    held = [pieces(product, state["tokens"][seat][product]) for product in PIECES]
    return Panel(
        Group(*held, standing(view, seat, words)), title=title, width=SIDE, padding=(0, 1),
        subtitle=Text(points, style="bold"), border_style="bold cyan" if acts else "dim",
        title_align="left", subtitle_align="right",
    )  # fmt: skip


def pieces(product: str, count: int) -> Text:
    """Pieces to count, and their number for who does not."""
    drawn = PIECES[product] * min(count, 9) or "–"
    drawn += " " * (SIDE - 8 - Text(drawn).cell_len) + f"{count:>3}"
    return Text(drawn, style="" if count else "dim")


def standing(view: View, seat: int, words: Words) -> Text:
    """Judge, ashamed, barred, suspended, done: what all should know of this player."""
    state = view["state"]
    shame = state["shameTokens"][seat]
    parts = [f"{JUDGE} {words.value('role', 'judge')}"] * (state["currentJudge"] == seat)
    parts += [f"{SHAME}×{shame}"] * (shame > 0)
    for name in ("isSuspended", "isBarred", "done"):
        parts += [words.label("state", name)] * state[name][seat]
    return Text(" · ".join(parts), style="magenta", overflow="fold")


def offers(state: State, words: Words) -> Table:
    """The offers of this round, and what became of them."""
    table = Table(box=None, padding=(0, 2, 0, 1), header_style="dim", width=WIDTH)
    for name in ("", "", "offering", "requesting", ""):
        table.add_column(words.label("state", name) if name else "")
    for offer in state["rounds"][-1]["offers"]:
        status = words.value("status", fate(offer, state))
        parties = f"{words.seat(offer['offererId'])} → {words.seat(offer['targetId'])}"
        goods = (basket(offer["offering"]), basket(offer["requesting"]))
        table.add_row(
            str(offer["id"]), parties, *goods, status, style=STYLES.get(offer["status"], "dim")
        )
    return table


def fate(offer: State, state: State) -> str:
    """What became of an offer; of a snatch that was reported, how the case stands."""
    for case in state["rounds"][-1]["cases"]:
        if case["offerId"] == offer["id"]:
            return {None: "reported", True: "confirmed", False: "dismissed"}[case["confirm"]]
    return str(offer["status"])


def basket(goods: dict[str, int]) -> str:
    """`3 🦃 2 🌽`; a dash for nothing."""
    return "  ".join(f"{count} {PIECES[p]}" for p, count in goods.items() if count) or "–"


def rounds(state: State, words: Words) -> Table:
    """A line for each round that is over: its kind, and everybody's points."""
    table = Table(box=None, padding=(0, 2, 0, 1), header_style="dim", width=WIDTH)
    table.add_column(words.label("state", "rounds"), no_wrap=True, ratio=1)
    for seat in range(3):
        name = Text(words.seat(seat), overflow="ellipsis", no_wrap=True)
        table.add_column(name, justify="right", width=NAME)
    for record in state["rounds"]:
        if record["points"]:
            kind = words.value("kind", record["kind"])
            points = map(str, record["points"])
            table.add_row(f"{record['index']} · {kind}", *points)
    return table
