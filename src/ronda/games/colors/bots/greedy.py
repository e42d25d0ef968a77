"""The greedy bot: the most it can get, move by move. All playouts are played by it."""

from collections.abc import Iterator

from ronda.games.colors.board import TERRITORIES
from ronda.games.colors.bots.position import (
    BLANK,
    KIND,
    MOVEMENT,
    NEAR,
    NOBODY,
    NUMBER,
    PRODUCTION,
    Position,
)
from ronda.games.colors.field import MOST_TROOPS
from ronda.rules import Action, Luck, View

March = tuple[int, int, int]  # from, to, troops
NEED = (6.0, 6.0, 6.0, 6.0, 1.5, 1.0, 0.6, 0.4, 0.3, 0.2)  # one more, by how many one has
HURT = (0.0, 3.0, 3.0, 3.0, 3.0, 0.8, 0.5, 0.3, 0.2, 0.1)  # one fewer for the one who has so many
OF_BLANK = 0.6
OF_LEVEL = 0.7
OF_TROOP = 0.15
SENSELESS = -1.0  # to one's own, or against a wall


def greedy(view: View, luck: Luck) -> Action:
    """What looks best now."""
    position, seat = Position.seen(view, luck), view["seat"]
    assert seat is not None
    phase = view["state"]["phase"]
    if phase == "planning":
        return placing(*tile_to_place(position, seat))
    if phase == "event":
        return choice(view, position, seat)
    if phase == "production":
        return laying_out(layout(position, seat))
    return marching(*best_march(position, seat))


# Actions, as they go over the wire.


def placing(cell: int, tile: int) -> Action:
    return "placeTile", {"territory": TERRITORIES[cell], "kind": KIND[tile]}


def laying_out(troops: dict[int, int]) -> Action:
    return "produce", {"troops": {TERRITORIES[cell]: count for cell, count in troops.items()}}


def marching(origin: int, target: int, troops: int) -> Action:
    return "move", {"from": TERRITORIES[origin], "to": TERRITORIES[target], "troops": troops}


# What a territory is worth.


def worth(position: Position, seat: int, cell: int) -> float:
    """What `seat` gains by taking a territory that it does not hold."""
    color, holder = position.colors[cell], position.owners[cell]
    value = OF_LEVEL * position.levels[cell]
    value += OF_BLANK if color == BLANK else NEED[position.counts[seat][color]]
    if holder != NOBODY and color != BLANK:
        value += HURT[position.counts[holder][color]]
    return value


def strength_needed(position: Position, cell: int) -> int:
    """The fewest troops that take it."""
    if position.owners[cell] == NOBODY:
        return 1
    return position.troops[cell] + position.defense(cell) + 1


def gain(position: Position, seat: int, cell: int) -> float:
    """What it is worth, less the troops it costs."""
    return worth(position, seat, cell) - OF_TROOP * strength_needed(position, cell)


# Planning: movement tiles where there is most to take.


def tile_to_place(position: Position, seat: int) -> tuple[int, int]:
    """Where, and which."""
    aimed_at = {target for _, _, target in aims_of(position, seat)}
    free = position.free(seat)
    best = (OF_LEVEL * 3, max(free, key=position.levels.__getitem__), PRODUCTION)
    for cell in free:
        for target in NEAR[cell]:
            if position.owners[target] != seat and target not in aimed_at:
                best = max(best, (gain(position, seat, target), cell, MOVEMENT))
    return best[1], best[2]


def aims_of(position: Position, seat: int) -> list[tuple[float, int, int]]:
    """What the movement tiles are for: (gain, from, to), best first, no target twice."""
    owners = position.owners
    marked = [cell for cell, tile in enumerate(position.tiles) if tile == MOVEMENT]
    ways = [
        (gain(position, seat, target), cell, target)
        for cell in marked if owners[cell] == seat
        for target in NEAR[cell] if owners[target] != seat
    ]  # fmt: skip
    aims: list[tuple[float, int, int]] = []
    for way in sorted(ways, reverse=True):
        if all(way[1] != cell and way[2] != target for _, cell, target in aims):
            aims.append(way)
    return aims


def choice(view: View, position: Position, seat: int) -> Action:
    """The dearest tile doubles, the cheapest dies, the extra one goes where it takes most."""
    families = [family["data"] for family in view["legal"] if family["action"] == "chooseTile"]
    territories = families[0]["territory"]["enum"] if families else []
    if not territories:
        return "pass", {}
    if view["state"]["event"] == "double_movement":
        cell, _ = tile_to_place(position, seat)
        return "chooseTile", {"territory": TERRITORIES[cell]}
    picked = max if view["state"]["event"] == "double_defense" else min
    return "chooseTile", {
        "territory": picked(territories, key=lambda t: position.levels[NUMBER[t]])
    }


# Production: enough for each aim, and the rest where an attack may come.


def layout(position: Position, seat: int, caution: float = 1.0) -> dict[int, int]:
    """All troops over the territories held. `caution` weighs defence against the attack."""
    held = position.held(seat)
    total = sum(position.troops[cell] for cell in held) + position.output(seat)
    laid = dict.fromkeys(held, 1)
    spare = min(total, MOST_TROOPS * len(held)) - len(held)
    for _, cell, target in aims_of(position, seat):
        needed = strength_needed(position, target)
        if needed <= spare and needed < MOST_TROOPS:
            laid[cell] += needed
            spare -= needed
    fears = {cell: 1 + caution * position.threat(cell, seat) for cell in held}
    spread(laid, spare, fears)
    return laid


def spread(laid: dict[int, int], spare: int, weights: dict[int, float]) -> None:
    """Lay out what is left, by weight, and then wherever there is room."""
    total = sum(weights.values())
    shares = {cell: round(spare * weight / total) for cell, weight in weights.items()}
    shares = dict(sorted(shares.items(), key=lambda item: -item[1]))
    for cell, share in (*shares.items(), *dict.fromkeys(laid, spare).items()):
        count = min(spare, share, MOST_TROOPS - laid[cell])
        laid[cell] += count
        spare -= count


# Movement: whatever gains most.


def best_march(position: Position, seat: int) -> March:
    """The march that is worth most at once."""
    return max(rated_marches(position, seat))[1]


def rated_marches(position: Position, seat: int) -> Iterator[tuple[float, March]]:
    """One march for each way to go, with what it is worth."""
    owners, troops = position.owners, position.troops
    for cell in position.movable(seat):
        most = troops[cell] - 1
        for target in NEAR[cell]:
            needed = 1 if owners[target] == seat else strength_needed(position, target)
            if owners[target] == seat:
                yield SENSELESS - bool(position.tiles[target]), (cell, target, 1)
            elif needed > most:
                yield SENSELESS - 1, (cell, target, 1)
            else:
                yield gain(position, seat, target), (cell, target, needed + (most - needed) // 2)
