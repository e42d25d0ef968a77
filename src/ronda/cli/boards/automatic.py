"""A fair drawing of any game, from its view alone: a row for each seat, the rest above."""

from typing import Any

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ronda.cli.words import Words, capital
from ronda.rules import View

MOST_ITEMS = 30
EMPTY = "·"
MARKED = {"turn", "next"}  # whose turn it is shows beside the names
MARKS = "✕○△◆☆▣"  # of the seats, on a board where each cell is somebody's or nobody's
SQUARES = {side * side: side for side in range(3, 20)}


def draw(view: View, words: Words) -> RenderableType:
    """Facts, then grids, then a row for each seat."""
    state = {name: value for name, value in view["state"].items() if name not in MARKED}
    by_seat = {name: value for name, value in state.items() if is_by_seat(value, view["players"])}
    grids = {name: value for name, value in state.items() if is_grid(value)}
    grids |= {n: folded(v) for n, v in state.items() if is_square(v, view["players"])}
    facts = {name: v for name, v in state.items() if name not in by_seat and name not in grids}
    parts: list[RenderableType] = []
    if facts:
        parts.append(facts_table(facts, words))
    parts += [grid(name, value, words) for name, value in grids.items()]
    parts.append(seats_table(view, by_seat, words))
    title = Text(words.title(), style="bold")
    return Panel(Group(*parts), title=title, title_align="left", border_style="dim", box=ROUNDED)


def is_plain(value: object) -> bool:
    return not isinstance(value, list | dict)


def is_by_seat(value: object, players: int) -> bool:
    """One plain thing for each seat?"""
    return isinstance(value, list) and len(value) == players and all(map(is_plain, value))


def is_grid(value: object) -> bool:
    """Rows of plain things, all of a length?"""
    if not isinstance(value, list) or not value or not all(isinstance(r, list) for r in value):
        return False
    lengths = {len(row) for row in value}
    return len(lengths) == 1 and lengths != {0} and all(is_plain(i) for row in value for i in row)


def is_square(value: object, players: int) -> bool:
    """Nine, sixteen … cells, each nobody's or some seat's?"""
    seats = range(min(players, len(MARKS)))
    return (
        isinstance(value, list) and len(value) in SQUARES and len(value) != players
        and all(item is None or (type(item) is int and item in seats) for item in value)
    )  # fmt: skip


def folded(cells: list[int | None]) -> list[list[str]]:
    """A flat board in rows: the marks of the seats, and the numbers of the free cells."""
    shown = [str(i) if owner is None else MARKS[owner] for i, owner in enumerate(cells)]
    side = SQUARES[len(cells)]
    return [shown[start : start + side] for start in range(0, len(shown), side)]


def facts_table(facts: dict[str, Any], words: Words) -> Table:
    """A line for each part of the state."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column(style="bold", overflow="fold")
    for name, value in facts.items():
        table.add_row(capital(words.label("state", name)), Text(inline(name, value, words)))
    return table


def inline(name: str, value: Any, words: Words) -> str:
    """Any value on a line or two."""
    if isinstance(value, list):
        shown = [inline(name, item, words) for item in value[:MOST_ITEMS]]
        more = ["…"] if len(value) > MOST_ITEMS else []
        separator = "\n" if any(isinstance(item, dict) for item in value) else "  "
        return separator.join([*shown, *more]) or "–"
    if isinstance(value, dict):
        parts = [
            f"{words.label('state', key)} {inline(key, item, words)}"
            for key, item in list(value.items())[:MOST_ITEMS]
        ]
        return ", ".join(parts) or "–"
    return EMPTY if value is None else words.value(name, value)


def grid(name: str, rows: list[list[Any]], words: Words) -> RenderableType:
    """A board of cells."""
    table = Table(show_header=False, box=ROUNDED, show_lines=True, border_style="dim")
    for row in rows:
        table.add_row(*[marked(cell(name, item, words)) for item in row])
    return Group(Text(capital(words.label("state", name)), style="dim"), table)


def marked(text: str) -> Text:
    """A cell in the middle of its square; marks stand out, numbers of free cells do not."""
    mark = MARKS.find(text)
    style = ("bold cyan", "bold yellow", "bold magenta")[mark % 3] if mark >= 0 else "dim"
    return Text(f" {text} ", justify="center", style=style)


def cell(name: str, value: object, words: Words) -> str:
    return EMPTY if value is None else words.value(name, value)


def seats_table(view: View, by_seat: dict[str, Any], words: Words) -> Table:
    """Who is there, whose turn it is, and what each has."""
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("")
    for name in by_seat:
        table.add_column(capital(words.label("state", name)), justify="right")
    for seat in range(view["players"]):
        acts, gone = seat in view["toAct"], seat in view["gone"]
        style = "bold cyan" if acts else "dim" if gone else ""
        values = [cell(attribute, value[seat], words) for attribute, value in by_seat.items()]
        who = Text(f"{'▸' if acts else ' '} {words.seat(seat)}")
        table.add_row(who, *values, style=style)
    return table
