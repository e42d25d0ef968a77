"""A match carries the version of its rules, and is never played on under others."""

from typing import ClassVar

import pytest

from ronda.engine import Journal, RulesVersionError, game_of, replay, verify
from ronda.rules import Game, Illegal, Turn
from tests.engine.samples import GAMES, TicTacToe, marked


class NewTicTacToe(TicTacToe):
    """The second player begins."""

    version = "2"
    older: ClassVar[tuple[type[Game], ...]] = (TicTacToe,)

    def setup(self, turn: Turn) -> None:
        super().setup(turn)
        self.turn = 1


class OtherTicTacToe(NewTicTacToe):
    older: ClassVar[tuple[type[Game], ...]] = ()


def games(kind: type[Game]) -> dict[str, type[Game]]:
    return {"tictactoe": kind}


def test_older_rules_that_the_game_still_has_are_found() -> None:
    recording = marked(4, 0).recording()
    assert game_of(recording, games(NewTicTacToe)) is TicTacToe
    assert replay(recording, games(NewTicTacToe)).version == 2


def test_a_new_match_is_played_under_the_new_rules() -> None:
    journal = Journal.start(NewTicTacToe, "cells")
    journal.play(1, "mark", {"cell": 4}, 0)
    assert journal.recording().rules == "2"
    assert game_of(journal.recording(), games(NewTicTacToe)) is NewTicTacToe


def test_D11_rules_that_are_not_there_are_named_in_the_refusal() -> None:
    with pytest.raises(RulesVersionError) as refused:
        replay(marked(4).recording(), games(OtherTicTacToe))
    assert str(refused.value) == (
        "this match of tictactoe was played under rules version 1, and version 2 is installed: "
        "install a Ronda that has version 1 to replay it"
    )
    assert (refused.value.wanted, refused.value.installed) == ("1", "2")


def test_a_verifier_says_so_too() -> None:
    report = verify(marked(4).recording(), games(OtherTicTacToe))
    assert not report.ok
    assert "version 1" in report.findings[-1].says


def test_a_game_that_is_not_there_is_refused() -> None:
    recording = marked(4).recording()
    with pytest.raises(Illegal, match="UNKNOWN_GAME"):
        replay(recording, {"highcard": GAMES["highcard"]})
