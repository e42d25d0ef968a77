"""What always holds: whatever is played, on whatever board."""

from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from ronda.bots import bots_for, choose
from ronda.engine import Match
from ronda.games.colors import Colors
from ronda.games.colors.board import TERRITORIES
from ronda.rules import Luck

ROUNDS = 4


def started(seed: int) -> tuple[Match, Colors]:
    match = Match.start(Colors, f"always {seed}", {"max_rounds": ROUNDS})
    assert isinstance(match.game, Colors)
    return match, match.game


@settings(max_examples=25, deadline=None)
@for_all(st.integers(0, 10**6), st.sampled_from(["random", "greedy"]))
def test_troops_tiles_and_titles_are_as_they_must_be(seed: int, bot: str) -> None:
    match, game = started(seed)
    while match.outcome is None:
        (seat, *_) = match.to_act()
        before = sum(game.troops.values())
        action, data = choose(bots_for(Colors)[bot], match, seat, Luck("bots", match.version))
        match.play(seat, action, data, match.now)
        game.check()
        assert sorted(game.order) == [0, 1, 2]
        grown = sum(game.troops.values()) - before
        assert grown >= 0 if action == "produce" else grown <= 0


@settings(max_examples=25, deadline=None)
@for_all(st.integers(0, 10**6))
def test_left_alone_a_match_runs_to_its_end_by_the_clock(seed: int) -> None:
    """Nine turns of planning, three of production, and a choice at most: 13 time-outs a round."""
    match, _ = started(seed)
    while match.outcome is None:
        deadline = match.deadline()
        assert deadline is not None
        assert match.version <= 13 * ROUNDS
        match.timeout(deadline)
    assert match.outcome["reason"] == "ROUNDS_PLAYED"


@settings(max_examples=40, deadline=None)
@for_all(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 2)), max_size=25), st.integers(0, 99))
def test_whoever_comes_and_goes_the_game_waits_for_somebody_or_nobody_is_there(
    comings: list[tuple[int, int]], seed: int
) -> None:
    match, game = started(seed)
    for what, seat in comings:
        if match.outcome:
            break
        if what == 0 and seat not in game.gone:
            match.leave(seat, match.now)
        elif what == 1 and seat in game.gone:
            match.back(seat, match.now)
        elif match.to_act():
            waiting = match.to_act()[0]
            action = game.default(waiting)
            assert action is not None
            match.play(waiting, *action, match.now)
        assert match.to_act() or len(game.gone) == 3 or game.phase == "finished"


@settings(max_examples=30, deadline=None)
@for_all(st.integers(0, 10**6))
def test_the_order_of_the_keys_of_a_snapshot_makes_no_difference(seed: int) -> None:
    match, _ = started(seed)
    snapshot = match.snapshot()
    state = snapshot["state"]
    for name in ("owners", "troops", "colors", "levels"):
        state[name] = {t: state[name][t] for t in reversed(TERRITORIES)}
    other = Match.restore(Colors, match.seed, snapshot)
    for _ in range(40):
        deadline = match.deadline()
        if deadline is not None:
            match.timeout(deadline)
            other.timeout(deadline)
    assert match.digest() == other.digest()
