"""The short way through a match (`ronda simulate --fast`) keeps to the rules, in every game."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from ronda.engine import Match, seat_range
from ronda.games.playone import PlayOne
from ronda.lab import Summary, simulate
from ronda.lab.playout import Playouts
from ronda.lab.simulate import FAST_CHUNK
from ronda.lab.summary import UNFINISHED
from ronda.rules import Game, Illegal, Move, Play, Turn
from tests.engine.samples import HighCard, TicTacToe
from tests.invariants.kinds import EVERY, NAMES
from tests.invariants.test_simulate import Endless, Waiting, first

FEW = 6
every_game = pytest.mark.parametrize("kind", EVERY, ids=NAMES)


def playouts(kind: type[Game]) -> Playouts:
    """Of as few players as the game takes, under options with which matches end."""
    options = type(kind.options).parse(kind.bounded)
    return Playouts(kind, options, seat_range(kind)[0])


class Proof:
    """A game whose moves ask a `Match` first, on the state they find, whether it accepts them."""

    def __init__(self, kind: type[Game]) -> None:
        self.asked = 0
        self.inside = False  # what the rules do among themselves is no player's move
        own = {move.name: self.proven(move) for move in kind.moves.values()}
        own["timeout"] = self.unproven(kind.timeout)
        self.kind = type(kind.__name__, (kind,), {"id": kind.id, **own})

    def proven(self, move: Move) -> Callable[..., None]:
        def method(game: Game, turn: Turn, *given: object, **named: object) -> None:
            values = {p.name: v for p, v in zip(move.parameters, given, strict=False)} | named
            if not self.inside:
                self.ask(game, turn, move, values)
            with self.among_themselves():
                move.effect(game, turn, *given, **named)

        method.__name__ = move.name
        return method

    def unproven(self, effect: Callable[..., None]) -> Callable[..., None]:
        def method(game: Game, turn: Turn) -> None:
            with self.among_themselves():
                effect(game, turn)

        return method

    @contextmanager
    def among_themselves(self) -> Iterator[None]:
        before, self.inside = self.inside, True
        yield
        self.inside = before

    def ask(self, game: Game, turn: Turn, move: Move, values: dict[str, Any]) -> None:
        match = Match(game, "proof")
        data = {parameter.wire: values[parameter.name] for parameter in move.parameters}
        match.understood(turn.seat, move.wire, data, turn.now)
        assert game.result() is None
        self.asked += 1


@every_game
def test_every_move_would_be_accepted_in_a_match_on_the_same_state(kind: type[Game]) -> None:
    proof = Proof(kind)
    short = playouts(proof.kind)
    decided = 0
    for number in range(FEW):
        assert short.play(f"proof/{number}")
        decided += short.decided
    assert proof.asked == decided > 0


def test_the_proof_refuses_what_a_match_refuses() -> None:
    """Its `ask` is not idle: a game that lists a move the rules forbid is found out."""

    class Wrong(TicTacToe):
        def choices(self, turn: Turn) -> list[Play]:
            return [(self.turn, self.mark, (turn, 0))]

    with pytest.raises(Illegal, match="CELL_TAKEN"):
        playouts(Proof(Wrong).kind).play("any")


@every_game
def test_it_plays_to_an_end_that_makes_sense(kind: type[Game]) -> None:
    short = playouts(kind)
    for number in range(FEW):
        record = short.record(number, f"end/{number}")
        assert record.reason != UNFINISHED
        assert len(record.points) == short.players
        assert set(record.winners) <= set(range(short.players))
        assert record.length >= 1
        assert record.branching >= 1


@every_game
def test_a_seed_gives_one_match_whatever_was_played_before(kind: type[Game]) -> None:
    used, fresh = playouts(kind), playouts(kind)
    records = [used.record(number, f"same/{number}") for number in range(3)]
    assert fresh.record(2, "same/2") == records[2]
    assert used.record(0, "same/0") == records[0]


@pytest.fixture(scope="module")
def noughts() -> Summary:
    return simulate(TicTacToe, matches=4000, seed="noughts", jobs=1, fast=True)


def test_each_move_is_as_likely_as_the_others(noughts: Summary) -> None:
    """Between random players the first wins 737 of 1260 matches, the second 363; 160 are drawn."""
    wins = [tally.won / noughts.matches for tally in noughts.by_seat()]
    assert wins == pytest.approx([737 / 1260, 363 / 1260], abs=0.03)  # four standard errors


def test_the_number_of_processes_does_not_change_the_outcome(noughts: Summary) -> None:
    together = simulate(TicTacToe, matches=4000, seed="noughts", jobs=2, fast=True)
    assert together.records == noughts.records
    assert noughts.matches > 2 * FAST_CHUNK
    assert noughts.fast
    assert noughts.bots == ("random", "random")


def test_what_there_was_to_choose_from_is_counted() -> None:
    """Nine cells, then eight, …"""
    record = simulate(TicTacToe, matches=1, fast=True).records[0]
    cells = range(9, 9 - record.length, -1)
    assert record.branching == sum(cells) / len(cells)


def test_a_match_that_does_not_end_is_bounded() -> None:
    record = simulate(Endless, matches=1, fast=True, max_steps=50).records[0]
    assert (record.reason, record.length, record.points) == (UNFINISHED, 50, (0, 0))
    endless = simulate(
        PlayOne, matches=1, options={"rounds": 0}, players=2, fast=True, max_steps=70
    )
    assert endless.records[0].length == 70


def test_where_nobody_is_awaited_the_clock_goes_on() -> None:
    record = simulate(Waiting, matches=1, fast=True).records[0]
    assert record.reason in {"LINE", "FULL"}
    assert record.branching == 0  # nobody chose anything


def test_a_match_in_which_nothing_can_happen_is_unfinished() -> None:
    class Stuck(TicTacToe):
        def to_act(self) -> list[int]:
            return []

    assert simulate(Stuck, matches=1, fast=True).unfinished == 1


@pytest.mark.parametrize(("arguments", "code"), [
    ({"bots": ["first"]}, "FAST_IS_RANDOM"),
    ({"bots": ["random", "first"]}, "FAST_IS_RANDOM"),
    ({"bots": ["nobody"]}, "UNKNOWN_BOT"),
    ({"options": {"cards": 99}}, "OUT_OF_RANGE"),
])  # fmt: skip
def test_what_cannot_be_played_fast_is_refused(arguments: dict[str, Any], code: str) -> None:
    class Known(HighCard):
        bots = {"first": first}

    with pytest.raises(Illegal, match=code):
        simulate(Known, matches=1, fast=True, **arguments)
