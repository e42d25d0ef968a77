"""Two bots beside the random one: `greedy`, and `strategist`, which looks to the round's end."""

from itertools import product
from time import process_time

import pytest

from ronda.bots import bots_for
from ronda.engine import Match
from ronda.games.colors import Colors
from ronda.games.colors.bots.playout import Now, decided
from ronda.games.colors.bots.position import Position
from ronda.lab import simulate
from ronda.rules import Luck
from tests.games.colors.given import A, B, C, Story, standing

BOTS = ("strategist", "greedy")


def test_there_are_two_and_the_random_one() -> None:
    assert set(bots_for(Colors)) == {"strategist", "greedy", "random"}


@pytest.mark.parametrize(("bot", "number"), list(product(BOTS, range(4))))
def test_the_first_answer_is_always_accepted(bot: str, number: int) -> None:
    match = Match.start(Colors, f"first {number}", {"max_rounds": 6})
    while match.outcome is None:
        (seat, *_) = match.to_act()
        action, data = Colors.bots[bot](match.view(seat), Luck("first", match.version))
        match.play(seat, action, data, match.now)


def test_a_move_takes_the_strategist_well_under_a_second() -> None:
    """On average under 50 ms, and never a second, of CPU time."""
    match, spent = Match.start(Colors, "speed", {"max_rounds": 5}), []
    while match.outcome is None:
        (seat, *_) = match.to_act()
        began = process_time()
        action, data = Colors.bots["strategist"](match.view(seat), Luck("s", match.version))
        spent.append(process_time() - began)
        match.play(seat, action, data, match.now)
    assert max(spent) < 1
    assert sum(spent) / len(spent) < 0.05


@pytest.mark.parametrize("seat", [A, B, C])
def test_the_strategist_beats_two_greedy_ones_from_every_seat(seat: int) -> None:
    """By chance it would win 2 of 6; benchmarks.colors_bots plays 1 000 games."""
    bots = ["greedy"] * 3
    bots[seat] = "strategist"
    summary = simulate(Colors, bots, 6, "test", {"max_rounds": 10}, jobs=1)
    assert summary.by_seat()[seat].won >= 5


def test_greedy_beats_random() -> None:
    summary = simulate(Colors, ["greedy", "random", "random"], 10, "g", {"max_rounds": 10}, jobs=1)
    assert summary.by_seat()[0].won == 10


def act(bot: str, story: Story, seat: int) -> tuple[str, dict[str, object]]:
    return Colors.bots[bot](story.view(seat), Luck("any"))


@pytest.mark.parametrize("bot", BOTS)
def test_they_take_what_can_be_taken(bot: str) -> None:
    """A may walk into the corner at home, or take a coloured territory from three troops."""
    armies = {"0,-2": (A, 9), "0,-3": (A, 1), "1,-2": (B, 3), "3,0": (B, 1), "-3,3": (C, 1)}
    for near in ("1,-3", "-1,-1", "0,-1", "-1,-2"):
        armies[near] = (A, 1)
    story = standing(armies, {"0,-2": "movement"})
    action, data = act(bot, story, A)
    assert (action, data["to"]) == ("move", "1,-2")


def test_a_position_does_as_the_rules_do() -> None:
    """The same marches on the bots' board and on the real one, to the last troop."""
    match = Match.start(Colors, "same", {"max_rounds": 4})
    while match.outcome is None:
        (seat, *_) = match.to_act()
        view = match.view(seat)
        action, data = Colors.bots["greedy"](view, Luck("same", match.version))
        position = Position.seen(view, Luck("seen"))
        match.play(seat, action, data, match.now)
        if action == "move":
            numbers = [list(view["state"]["owners"]).index(data[end]) for end in ("from", "to")]
            position.march(*numbers, data["troops"])  # type: ignore[call-arg]
            after = Position.seen(match.view(None), Luck("seen"))
            assert (position.owners, position.troops) == (after.owners, after.troops)
            assert position.counts == after.counts


def test_who_alone_is_complete_has_won_and_two_have_not() -> None:
    story = standing({"0,0": (A, 2), "3,0": (B, 1)}, {"0,0": "movement"}, max_rounds=9)
    view = story.view(A)
    position, now = Position.seen(view, Luck("")), Now(view)
    position.counts = [[4, 4, 4, 0], [4, 4, 3, 0], [0, 0, 0, 0]]
    assert decided(position, now) > 0
    position.counts[B][2] = 4
    assert decided(position, now) == 0
    position.counts[A][0] = 3
    assert decided(position, now) < 0
