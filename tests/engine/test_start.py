"""Starting a match: the game's own mistakes have a name there too."""

from gc import get_referents

import pytest

from ronda.engine import Match, RulesError
from ronda.rules import Game, Illegal, Result, Turn, require
from tests.engine.samples import TicTacToe


class Fussy(Game):
    """Its setup fails in the way that the test wants."""

    failure: Exception | None = None

    def setup(self, turn: Turn) -> None:
        require(not isinstance(self.failure, Illegal), "NOT_POSSIBLE")
        if self.failure:
            raise self.failure

    def to_act(self) -> list[int]:
        return [0]

    def result(self) -> Result | None:
        return None


class Broken(Fussy):
    failure = KeyError("a slip")


class Picky(Fussy):
    failure = Illegal("NOT_POSSIBLE")


def test_a_slip_in_setup_is_the_rules_mistake() -> None:
    with pytest.raises(RulesError, match="fussy failed in setup: KeyError"):
        Match.start(Broken, "seed")


def test_options_that_setup_cannot_use_are_refused() -> None:
    with pytest.raises(Illegal) as refusal:
        Match.start(Picky, "seed")
    assert refusal.value.code == "NOT_POSSIBLE"


def test_no_dict_stands_between_a_match_and_its_state() -> None:
    match = Match.start(TicTacToe, "seed")
    again = Match.restore(TicTacToe, "seed", match.snapshot())
    for game in (Match.start(TicTacToe, "seed").game, again.game, match.game.clone()):
        assert not [part for part in get_referents(game) if type(part) is dict]
