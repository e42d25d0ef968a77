"""What comes into question: a dozen actions or so, with what each does to a position."""

from collections.abc import Callable, Iterator

from ronda.games.colors.bots.greedy import (
    aims_of,
    laying_out,
    layout,
    marching,
    placing,
    spread,
    strength_needed,
    worth,
)
from ronda.games.colors.bots.position import (
    BLANK,
    DEFENSE,
    MOVEMENT,
    NEAR,
    NO_TILE,
    NOBODY,
    NUMBER,
    PRODUCTION,
    Position,
)
from ronda.games.colors.field import MOST_TROOPS
from ronda.rules import Action, View

Effect = Callable[[Position], None]
Candidate = tuple[Action, Effect]
MOVEMENT_PLACES, OTHER_PLACES = 5, 2
CAUTIONS = (0.0, 1.0, 5.0)


def candidates_of(view: View, position: Position, seat: int) -> Iterator[Candidate]:
    """A dozen actions or so, with what each does to a position."""
    phase = view["state"]["phase"]
    if phase == "planning":
        yield from places(position, seat)
    elif phase == "event":
        yield from choices(view)
    elif phase == "production":
        yield from layouts(position, seat)
    else:
        yield from marches(position, seat)


def places(position: Position, seat: int) -> Iterator[Candidate]:
    """Movement where there is most to take, production and defence where they matter most."""
    free = position.free(seat)
    promising = sorted(free, key=lambda cell: -reach(position, seat, cell))
    levels = sorted(free, key=lambda cell: -position.levels[cell])
    exposed = sorted(free, key=lambda cell: -exposure(position, seat, cell))
    ways = [(cell, MOVEMENT) for cell in promising[:MOVEMENT_PLACES]]
    ways += [(cell, PRODUCTION) for cell in levels[:OTHER_PLACES]]
    ways += [(cell, DEFENSE) for cell in exposed[:OTHER_PLACES]]
    for cell, tile in ways:
        yield placing(cell, tile), tiling(cell, tile)


def reach(position: Position, seat: int, cell: int) -> float:
    """The best that a movement tile there could take."""
    return max(
        (worth(position, seat, n) for n in NEAR[cell] if position.owners[n] != seat), default=0.0
    )


def exposure(position: Position, seat: int, cell: int) -> float:
    """How many enemies touch a territory, and what it is worth."""
    enemies = sum(position.owners[near] not in (seat, NOBODY) for near in NEAR[cell])
    return enemies * (position.levels[cell] + 4 * (position.colors[cell] != BLANK))


def tiling(cell: int, tile: int) -> Callable[[Position], None]:
    def place(position: Position) -> None:
        position.tiles[cell] = tile

    return place


def choices(view: View) -> Iterator[Candidate]:
    """What the event lets one choose."""
    event = view["state"]["event"]
    for family in view["legal"]:
        if family["action"] == "pass":
            yield ("pass", {}), lambda position: None
        else:
            for territory in family["data"]["territory"]["enum"]:
                yield ("chooseTile", {"territory": territory}), chosen(event, NUMBER[territory])


def chosen(event: str, cell: int) -> Callable[[Position], None]:
    if event == "double_defense":
        return lambda position: position.doubled.add(cell)
    return tiling(cell, MOVEMENT if event == "double_movement" else NO_TILE)


def layouts(position: Position, seat: int) -> Iterator[Candidate]:
    """Bold and careful layouts; all that fits behind one movement tile, behind all, everywhere."""
    aiming = [cell for _, cell, _ in aims_of(position, seat)]
    ways = [layout(position, seat, caution) for caution in CAUTIONS]
    ways += [gathered(position, seat, [cell]) for cell in aiming]
    ways += [gathered(position, seat, cells) for cells in (aiming, position.held(seat)) if cells]
    for laid in ways:
        yield laying_out(laid), troops_laid(laid)


def gathered(position: Position, seat: int, cells: list[int]) -> dict[int, int]:
    """As much as fits in a few territories; then in the others."""
    laid = dict.fromkeys(position.held(seat), 1)
    total = sum(position.troops[cell] for cell in laid) + position.output(seat)
    spare = min(total, MOST_TROOPS * len(laid)) - len(laid)
    spread(laid, spare, dict.fromkeys(cells, 1.0))
    return laid


def troops_laid(laid: dict[int, int]) -> Callable[[Position], None]:
    def lay(position: Position) -> None:
        for cell, count in laid.items():
            position.troops[cell] = count

    return lay


def marches(position: Position, seat: int) -> Iterator[Candidate]:
    """Every way to go, with as few troops as will do, with half of the rest, and with all."""
    for cell in position.movable(seat):
        most = position.troops[cell] - 1
        for target in NEAR[cell]:
            least = 1 if position.owners[target] == seat else strength_needed(position, target)
            least = min(least, most)
            for troops in sorted({1, least, (least + most) // 2, most}):
                yield marching(cell, target, troops), marched(cell, target, troops)


def marched(cell: int, target: int, troops: int) -> Callable[[Position], None]:
    return lambda position: position.march(cell, target, troops)
