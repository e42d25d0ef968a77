"""The board: 37 hexagons in axial coordinates, pure data.

A territory is called by its coordinates, "q,r": r is the row, from -3 at the top to 3 at the
bottom; q counts along it. Board order is reading order: row by row, from left to right.
"""

RADIUS = 3
Cell = tuple[int, int]
STEPS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def is_on_board(cell: Cell) -> bool:
    """No further than the radius from the centre?"""
    q, r = cell
    return max(abs(q), abs(r), abs(q + r)) <= RADIUS


def name(cell: Cell) -> str:
    """What the territory is called."""
    return f"{cell[0]},{cell[1]}"


def turned(cell: Cell) -> Cell:
    """The cell a third of a turn further, clockwise."""
    q, r = cell
    return -q - r, q


def beside(cell: Cell) -> list[Cell]:
    """The cells that touch it."""
    q, r = cell
    around = [(q + dq, r + dr) for dq, dr in STEPS]
    return sorted(filter(is_on_board, around), key=reading_order)


def reading_order(cell: Cell) -> tuple[int, int]:
    """Row by row, from left to right."""
    return cell[1], cell[0]


def orbit(cell: Cell) -> tuple[Cell, Cell, Cell]:
    """The three cells that are one another's images when the board is turned."""
    return cell, turned(cell), turned(turned(cell))


SIDE = range(-RADIUS, RADIUS + 1)
CELLS = sorted(filter(is_on_board, ((q, r) for q in SIDE for r in SIDE)), key=reading_order)
CENTRE_CELL: Cell = (0, 0)
CORNER: Cell = (0, -RADIUS)
HOME_CELLS = [CORNER, (CORNER[0] + 1, CORNER[1]), (CORNER[0] - 1, CORNER[1] + 1)]
ORBIT_CELLS = sorted({min(orbit(c), key=reading_order) for c in CELLS}, key=reading_order)

TERRITORIES: tuple[str, ...] = tuple(map(name, CELLS))
NEIGHBOURS: dict[str, tuple[str, ...]] = {name(c): tuple(map(name, beside(c))) for c in CELLS}
CENTRE = name(CENTRE_CELL)
# The homes of the three corners, clockwise from the top left: a corner, and its two neighbours
# on the rim.
HOMES: tuple[tuple[str, ...], ...] = tuple(
    tuple(name(orbit(cell)[corner]) for cell in HOME_CELLS) for corner in range(3)
)
BLANK = frozenset([CENTRE, *(home for homes in HOMES for home in homes)])
COLORED = tuple(territory for territory in TERRITORIES if territory not in BLANK)
# Nine triples of coloured territories, each turned into itself by a third of a turn.
ORBITS: tuple[tuple[str, ...], ...] = tuple(
    tuple(map(name, orbit(cell))) for cell in ORBIT_CELLS if name(cell) not in BLANK
)
