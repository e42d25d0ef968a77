"""The board and the line-up (R1, R15)."""

from collections import Counter

import pytest
from hypothesis import given as having
from hypothesis import settings
from hypothesis import strategies as st

from ronda.engine import Match
from ronda.games.serpent import Serpent
from ronda.rules import Illegal


def race(seed: str, players: int = 3, **options: object) -> Serpent:
    game = Match.start(Serpent, seed, options, players).game
    assert isinstance(game, Serpent)
    return game


@settings(max_examples=20)
@having(st.text(max_size=5))
def test_R17_forty_twenty_five_twenty_five_and_ten_in_a_hundred(seed: str) -> None:
    fields = race(seed).board_data["fields"]
    kinds = Counter(field["type"] for field in fields)
    assert kinds == {"regular": 40, "positive": 25, "negative": 25, "luck": 10}
    assert [field["position"] for field in fields] == list(range(1, 101))


@settings(max_examples=20)
@having(st.text(max_size=5))
def test_R1_the_last_field_is_regular(seed: str) -> None:
    assert race(seed).board_data["fields"][99]["type"] == "regular"


def test_R1_the_board_comes_from_the_seed() -> None:
    assert race("a").board_data == race("a").board_data
    assert race("a").board_data != race("b").board_data


@pytest.mark.parametrize(
    ("movement", "kind", "steps"),
    [
        ("pattern", "positive", {1, 2, 3}), ("pattern", "negative", {-3, -2, -1}),
        ("zones", "positive", {0, 1, 2, 3}), ("zones", "negative", {0, 1, 2, 3}),
        ("pattern", "regular", {0}), ("zones", "luck", {0}),
    ],
)  # fmt: skip
def test_R2_step_values_by_rule_and_field(movement: str, kind: str, steps: set[int]) -> None:
    boards = (race(str(n), movement=movement).board_data for n in range(5))
    found = {f["stepValue"] for board in boards for f in board["fields"] if f["type"] == kind}
    assert found == steps


def test_everybody_starts_before_the_first_field_in_an_order_of_luck() -> None:
    orders = {tuple(race(str(n)).turn_sequence) for n in range(40)}
    assert len(orders) == 6
    assert race("a").positions == [0, 0, 0]


def test_R11_the_gamemaster_does_not_race() -> None:
    judged = race("a", players=4, gamemaster="player")
    assert sorted(judged.turn_sequence) == [1, 2, 3]
    assert sorted(race("a", players=4).turn_sequence) == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("gamemaster", "players"), [("player", 2), ("automatic", 11), ("automatic", 1)]
)
def test_R16_two_to_ten_racers(gamemaster: str, players: int) -> None:
    with pytest.raises(Illegal) as refusal:
        race("a", players=players, gamemaster=gamemaster)
    assert refusal.value.code == "WRONG_NUMBER_OF_PLAYERS"


@pytest.mark.parametrize(("gamemaster", "players"), [("player", 11), ("automatic", 10)])
def test_R12_ten_racers_can_start(gamemaster: str, players: int) -> None:
    assert len(race("a", players=players, gamemaster=gamemaster).turn_sequence) == 10


def test_the_view_has_the_names_of_the_data_model() -> None:
    match = Match.start(Serpent, "a", {}, 2)
    state = match.view(0)["state"]
    assert set(state["players"][0]) == {"playerId", "boardPosition", "turnOrder"}
    assert [p["playerId"] for p in state["players"]] == state["turnSequence"]
    assert state["currentPlayer"] == state["turnSequence"][state["currentTurn"]]
    assert set(state["boardData"]["fields"][0]) == {"position", "type", "stepValue"}
