"""The board of colors: 37 hexagons in their rows, and what the three armies come to."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ronda.cli.words import Words, capital
from ronda.rules import View

RADIUS = 3
CELL = 10  # columns, the gap to the next one included
# A shape for each colour, for those who see none.
COLORS = {
    "light_blue": ("●", "bright_cyan"),
    "purple": ("▲", "magenta"),
    "orange": ("■", "dark_orange"),
    None: ("○", "dim"),
}
ARMIES = {
    "red": "bold white on red3",
    "blue": "bold white on blue3",
    "green": "bold white on green4",
}
TILES = {"movement": "➤", "defense": "◈", "production": "✚", None: "?"}
State = dict[str, Any]


def draw(view: View, words: Words) -> RenderableType:
    """The whole board."""
    state = view["state"]
    rows = [row(state, r, words) for r in range(-RADIUS, RADIUS + 1)]
    return Group(heading(state, words), "", *rows, "", legend(words), armies(view, words), "")


def heading(state: State, words: Words) -> RenderableType:
    """The round, the phase, and the card with what it does."""
    number = f"{capital(words.label('state', 'round'))} {state['round']}"
    title = Text(f" {words.title()} · {number} · {words.label('phase', state['phase'])}", "bold")
    if state["event"]:
        card = f"{words.value('event', state['event'])}. {words.label('about', state['event'])}"
        return Group(title, Text(f" {card}", "italic"))
    return title


def row(state: State, r: int, words: Words) -> Text:
    """A row of hexagons, half a one further in for each step from the middle row."""
    upper, lower = (Text(" " * (1 + abs(r) * CELL // 2)) for _ in range(2))
    for q in range(max(-RADIUS, -RADIUS - r), min(RADIUS, RADIUS - r) + 1):
        upper.append(place(state, f"{q},{r}"))
        lower.append(army(state, f"{q},{r}", words))
    return Text("\n").join([upper, lower])


def place(state: State, territory: str) -> Text:
    """Its colour, its name and its level: `●  0,-2 3`."""
    cell = Text(*COLORS[state["colors"][territory]])
    cell.append(f"{territory:>6}", "dim").append(f" {state['levels'][territory]}")
    return padded(cell)


def army(state: State, territory: str, words: Words) -> Text:
    """Whose it is, with how many troops, and the tile: `R 12 ➤`."""
    owner = state["owners"][territory]
    if owner is None:
        return padded(Text("    ·", "dim"))
    color = state["armies"][owner]
    tile = tile_of(state, territory)
    return padded(
        Text(f" {initial(words, color)} {state['troops'][territory]:>2} {tile:<2}", ARMIES[color])
    )


def tile_of(state: State, territory: str) -> str:
    """The tile there; a defence that counts double is drawn twice."""
    if territory not in state["tiles"]:
        return ""
    return TILES[state["tiles"][territory]] * (2 if territory in state["doubled"] else 1)


def initial(words: Words, color: str) -> str:
    """An army by its first letter."""
    return words.value("color", color)[0].upper()


def padded(cell: Text) -> Text:
    """Filled up to the width of a cell."""
    return Text.assemble(cell, " " * (CELL - cell.cell_len))


def legend(words: Words) -> Text:
    """What the marks mean."""
    line = Text(" ")
    for color, (shape, style) in COLORS.items():
        if color:
            line.append(f"{shape} {words.value('color', color)}  ", style)
    line.append(f"1–4 {words.label('state', 'levels')}\n", "dim")
    for tile, sign in TILES.items():
        if tile:
            line.append(f" {sign} {words.value('kind', tile)} ", "dim")
    return line


def armies(view: View, words: Words) -> Table:
    """A line for each army, in the order of this round."""
    state = view["state"]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    for name in ("", "", *filter(None, COLORS), "production", "troops"):
        label = (
            words.value("color", name) if name in COLORS else name and words.label("state", name)
        )
        table.add_column(capital(label), justify="right" if name else "left")
    for seat in state["order"]:
        held = [t for t, owner in state["owners"].items() if owner == seat]
        figures = [*state["holdings"][seat].values(), state["production"][seat]]
        figures.append(sum(state["troops"][territory] for territory in held))
        mark = Text(f" {initial(words, state['armies'][seat])} ", ARMIES[state["armies"][seat]])
        acts = "▸ " if seat in view["toAct"] else "  "
        style = "dim" if seat in view["gone"] or not held else ""
        table.add_row(mark, f"{acts}{words.seat(seat)}", *map(str, figures), style=style)
    return table
