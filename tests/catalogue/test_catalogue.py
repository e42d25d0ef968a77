"""The catalogue: our games, and those of other packages, none of which can do harm."""

from importlib.metadata import EntryPoint

import pytest

from ronda.catalogue import GROUP, find_game, games, loaded
from ronda.games.snatch import Snatch
from ronda.rules import Illegal


def test_the_built_in_games_are_there_under_their_ids() -> None:
    assert games()["snatch"] is Snatch
    assert find_game("snatch") is Snatch


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(Illegal) as refusal:
        find_game("chess" * 100)
    assert refusal.value.code == "UNKNOWN_GAME"
    assert refusal.value.details == {"game": ("chess" * 100)[:40]}


def test_a_game_of_another_package_is_loaded() -> None:
    assert loaded(EntryPoint("other", "ronda.games.snatch:Snatch", GROUP)) is Snatch


@pytest.mark.parametrize("value", ["no_such_module:Game", "json:dumps", "ronda.rules:Luck"])
def test_a_package_that_cannot_be_loaded_is_left_out_with_a_warning(value: str) -> None:
    with pytest.warns(UserWarning, match="'broken' of another package was left out"):
        assert loaded(EntryPoint("broken", value, GROUP)) is None
