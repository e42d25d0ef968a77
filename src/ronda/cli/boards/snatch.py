"""The table of snatch: two traders, what each holds, the offer between them, the rounds so far."""

from typing import Any

from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ronda.cli.words import Words
from ronda.rules import View

TURKEY, COB, SHAME = "🦃", "🌽", "😶"
ROW = 10  # pieces in a row, so that they can be counted at a glance
SIDE, MIDDLE = 30, 18
LINES_OF_TALK = 8
State = dict[str, Any]


def draw(view: View, words: Words) -> RenderableType:
    """The whole table."""
    state = view["state"]
    table = Table.grid(padding=0)
    table.add_column(width=SIDE)
    table.add_column(width=MIDDLE, vertical="middle")
    table.add_column(width=SIDE)
    table.add_row(trader(view, 0, words), middle(state, words), trader(view, 1, words))
    parts: list[RenderableType] = [heading(state, words), table]
    if state["talk"]:
        parts.append(talk(state, words))
    if len(state["rounds"]) > 1 or state["gameStatus"] == "FINISHED":
        parts.append(rounds(state, words))
    return Group(*parts, "")


def heading(state: State, words: Words) -> RenderableType:
    """The institution, and the round."""
    line = Table.grid(expand=False)
    line.add_column(width=SIDE + MIDDLE)
    line.add_column(width=SIDE, justify="right")
    finished = state["gameStatus"] == "FINISHED"
    round_ = words.say("snatch-over" if finished else "snatch-round", round=state["currentRound"])
    line.add_row(
        Text(f" {words.title()} · {words.label('variant', state['gameType'])}", style="bold"),
        Text(f"{round_} ", style="bold"),
    )
    return line


def trader(view: View, seat: int, words: Words) -> Panel:
    """One side: the pieces in rows of ten, and what they are worth."""
    state = view["state"]
    acts = seat in view["toAct"]
    role = f"P{seat + 1}"
    name = words.names[seat] if words.names else ""
    title = Text(f"{'▸ ' if acts else ''}{name} · {role}" if name else role)
    title.truncate(SIDE - 6, overflow="ellipsis")
    turkeys, cobs = state["pavoTokens"][seat], state["eloteTokens"][seat]
    worth = (1, 2) if seat == 0 else (2, 1)
    holdings = [pieces(TURKEY, turkeys, worth[0]), pieces(COB, cobs, worth[1])]
    if any(state["shameTokens"]):
        holdings.append(shame(state["shameTokens"][seat], words))
    points = words.say("snatch-points", points=state["scores"][seat])
    style = "bold cyan" if acts else "dim"
    return Panel(
        Group(*holdings), width=SIDE, padding=(0, 1), border_style=style,
        title=title, title_align="left",
        subtitle=Text(points, style="bold"), subtitle_align="right",
    )  # fmt: skip


def pieces(piece: str, count: int, worth: int) -> Text:
    """Pieces to count, their number for who does not, and what each is worth to this trader."""
    drawn = [piece * min(ROW, count - done) for done in range(0, count, ROW)] or ["–"]
    drawn[-1] += " " * (2 * ROW - Text(drawn[-1]).cell_len) + f"{count:>3}"
    text = Text("\n".join(drawn), style="" if count else "dim")
    return text.append(f" ×{worth}", style="dim")


def shame(tokens: int, words: Words) -> Text:
    """Shame is for everybody to see."""
    said = f"{SHAME} {words.say('snatch-shame', tokens=tokens)}" if tokens else ""
    return Text(said, style="magenta")


def middle(state: State, words: Words) -> RenderableType:
    """What lies between the two."""
    offer = state["offer"] if state["phase"] != "finished" else None
    if offer is None:
        return Align.center(waiting(state, words), vertical="middle")
    gives = goods(offer["offerPavo"], offer["offerElote"])
    asks = goods(offer["requestPavo"], offer["requestElote"])
    lines = Text(justify="center")
    lines.append(f"{gives}\n", style="bold")
    lines.append("━━━━━━━━━▶\n", style="green")
    if state["rounds"][-1]["p2Action"] == "snatch":
        lines.append(f"✗ {words.value('action', 'snatch')}\n", style="bold red")
    else:
        lines.append("◀━━━━━━━━━\n", style="yellow")
    lines.append(asks, style="bold")
    return Align.center(lines, vertical="middle")


def goods(turkeys: int, cobs: int) -> str:
    """`3 🦃 2 🌽`; a dash for nothing."""
    parts = [f"{count} {piece}" for count, piece in ((turkeys, TURKEY), (cobs, COB)) if count]
    return "  ".join(parts) or "–"


def waiting(state: State, words: Words) -> Text:
    """What happens while nothing is offered."""
    if state["forcedByP2"] and state["phase"] == "offer":
        return Text(words.say("snatch-forced"), style="bold red", justify="center")
    return Text(words.label("phase", state["phase"]), style="dim", justify="center")


def talk(state: State, words: Words) -> RenderableType:
    """The last things that were said; nothing binds."""
    said = Text()
    for line in state["talk"][-LINES_OF_TALK:]:
        said.append(f"{words.seat(line['seat'])}: ", style="bold")
        said.append(f"{line['text']}\n")
    said.rstrip()
    return Panel(said, width=2 * SIDE + MIDDLE, border_style="dim", padding=(0, 1))


def rounds(state: State, words: Words) -> Table:
    """The record: a line for each round that is over."""
    table = Table(box=None, padding=(0, 2, 0, 1), header_style="dim", width=2 * SIDE + MIDDLE)
    table.add_column(words.label("state", "rounds"), justify="right")
    table.add_column("P1", ratio=1)
    table.add_column("P2", ratio=1)
    table.add_column(words.label("state", "scores"), justify="right")
    for record in state["rounds"]:
        if record["outcomeP1"] is not None:
            outcome = f"{record['outcomeP1']} – {record['outcomeP2']}"
            did = (proposed(record, words), answered(record, words))
            table.add_row(str(record["index"]), *did, outcome)
    return table


def proposed(record: State, words: Words) -> str:
    """What P1 did."""
    offer = record["offer"]
    if offer is None:
        return words.say("snatch-no-offer")
    gives = goods(offer["offerPavo"], offer["offerElote"])
    asks = goods(offer["requestPavo"], offer["requestElote"])
    forced = f" ({words.say('snatch-was-forced')})" if record["forcedByP2"] else ""
    return words.say("snatch-trade", gives=gives, asks=asks) + forced


def answered(record: State, words: Words) -> str:
    """What P2 did, and what came of it."""
    parts = [words.value("action", record["p2Action"])]
    parts += [words.say("snatch-shamed")] if record["shameAssigned"] else []
    parts += [words.say("snatch-reported")] if record["reported"] else []
    return " → ".join(parts)
