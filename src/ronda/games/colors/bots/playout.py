"""The rest of the round, played greedily by all, and how well off one is then."""

from ronda.games.colors.bots.greedy import OF_LEVEL, best_march, layout, tile_to_place
from ronda.games.colors.bots.position import BLANK, Position
from ronda.games.colors.planning import TILES
from ronda.games.colors.setup import SEATS
from ronda.games.colors.victory import OF_EACH_TO_WIN
from ronda.rules import View

WIN = 100.0
OF_STEP = 3.0  # a territory of the four that are needed of each colour
OF_COLORED = 0.4
OF_TROOP = 0.12
BEST_OTHER, OTHER = 0.5, 0.2  # what the others' standing takes off one's own


class Now:
    """Where the round stands, and who asks."""

    __slots__ = ("last", "phase", "seat", "taken")

    def __init__(self, view: View) -> None:
        state, seat = view["state"], view["seat"]
        assert seat is not None
        self.seat: int = seat
        self.phase: str = state["phase"]
        self.taken: int = state["turnsTaken"]  # in this phase, the present one included
        self.last: bool = state["round"] == view["options"]["max_rounds"]


def play_out(position: Position, now: Now) -> None:
    """To the end of the round; what the event may bring is left out."""
    taken = now.taken
    if now.phase == "planning":
        plan_on(position, taken)
    if now.phase != "movement":
        produce_on(position, taken if now.phase == "production" else 0)
        taken = 0
    move_on(position, taken)


def plan_on(position: Position, taken: int) -> None:
    """The turns of planning that are left."""
    for turn in range(taken, TILES * SEATS):
        seat = position.order[turn % SEATS]
        if seat in position.playing and position.free(seat):
            cell, tile = tile_to_place(position, seat)
            position.tiles[cell] = tile


def produce_on(position: Position, taken: int) -> None:
    """Those who have not laid out their troops yet do so."""
    for seat in position.order[taken:]:
        if seat in position.playing:
            for cell, count in layout(position, seat).items():
                position.troops[cell] = count


def move_on(position: Position, taken: int) -> None:
    """All movements that are left."""
    idle = 0
    while idle < SEATS:
        seat = position.order[taken % SEATS]
        taken, idle = taken + 1, idle + 1
        if seat in position.playing and position.movable(seat):
            position.march(*best_march(position, seat))
            idle = 0


def value(position: Position, now: Now) -> float:
    """Won, lost, or somewhere between."""
    standings = [standing(position, seat) for seat in range(SEATS)]
    mine = standings.pop(now.seat)
    between = mine - BEST_OTHER * max(standings) - OTHER * min(standings)
    return between + decided(position, now)


def decided(position: Position, now: Now) -> float:
    """What the round decides: who alone is complete; in the last one, who holds most."""
    colored = [counts[:BLANK] for counts in position.counts]
    complete = [seat for seat in range(SEATS) if min(colored[seat]) >= OF_EACH_TO_WIN]
    if len(complete) == 1:
        return WIN if complete == [now.seat] else -WIN
    if not now.last:
        return 0.0
    others = max(sum(colored[seat]) for seat in range(SEATS) if seat != now.seat)
    return WIN * (sum(colored[now.seat]) - others)


def standing(position: Position, seat: int) -> float:
    """Territories towards four of each colour, what they produce, the troops."""
    counts = position.counts[seat][:BLANK]
    held = position.held(seat)
    steps = sum(min(count, OF_EACH_TO_WIN) for count in counts)
    levels = sum(position.levels[cell] for cell in held)
    troops = sum(position.troops[cell] for cell in held)
    return OF_STEP * steps + OF_COLORED * sum(counts) + OF_LEVEL * levels + OF_TROOP * troops
