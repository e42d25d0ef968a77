"""What people read of what happened: every event of a game, in its own words."""

from typing import Any

import pytest

from ronda.games.serpent import Serpent
from ronda.games.share import Share
from ronda.games.snatch import Snatch
from ronda.server.game_socket.people import People
from ronda.server.game_socket.sayings import timestamp
from ronda.server.game_socket.serpent import SerpentManner
from ronda.server.game_socket.wording import happened

NAMES = ("Ana", "Beto", "Caro")
PAIRS = [{"pairId": "pair_0", "leftText": "Apple", "rightText": "Red"},
         {"pairId": "pair_1", "leftText": "Banana", "rightText": "Yellow, mostly"}]  # fmt: skip


def says(event: str, language: str = "en", **data: Any) -> str:
    return happened(Serpent, event, language, data, NAMES)


def test_an_answer_in_pairs_is_told_pair_by_pair() -> None:
    told = says("answer-submitted", playerId=0, answer=PAIRS)
    assert told == "Ana has answered: Apple → Red; Banana → Yellow, mostly"


@pytest.mark.parametrize(
    ("language", "near"), [("en", "give or take"), ("es", "con un margen del")]
)
def test_an_estimate_is_told_with_its_margin(language: str, near: str) -> None:
    solution = {"correct": 42, "percent": 10}
    told = says("answer-validated", language, playerId=0, isCorrect=True, solution=solution)
    assert f"42 ({near} 10 %)" in told


def test_whoever_loses_a_turn_is_named() -> None:
    skipped = [
        {"playerId": 2, "remainingTurnsToLose": 1},
        {"playerId": 0, "remainingTurnsToLose": 0},
    ]
    assert says("players-skipped", skippedPlayers=skipped) == (
        "Turns are lost: Caro (to come: 1), Ana (to come: 0)."
    )


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Ana is right: the answer is false."), ("es", "Ana acierta: la respuesta es falso.")],
)
def test_yes_and_no_are_told_in_the_words_of_the_game(language: str, told: str) -> None:
    assert says("answer-validated", language, playerId=0, isCorrect=True, solution=False) == told


@pytest.mark.parametrize(
    ("consequence", "told"),
    [
        ({"consequenceType": "MOVE_FORWARD", "value": 5, "newPosition": 38},
         "Luck takes Ana 5 forward, to field 38."),
        ({"consequenceType": "GO_TO_START", "value": 1, "newPosition": 1},
         "Luck takes Ana back to field 1."),
        ({"consequenceType": "EXTRA_TURN", "value": 2, "extraTurns": 2},
         "Luck gives Ana extra turns (2)."),
    ],
)  # fmt: skip
def test_what_luck_does_is_told_by_its_kind(consequence: dict[str, Any], told: str) -> None:
    assert says("luck-consequence", playerId=0, **consequence) == told


def test_a_joker_is_told_with_what_is_to_be_done() -> None:
    card = {"question": "Sing.", "consequence": None}
    assert says("joker-drawn", playerId=0, jokerCard=card) == "Ana draws a joker: Sing."
    assert says("gamemaster-decision-result", playerId=0, decision="reject") == (
        "The joker of Ana is rejected."
    )


@pytest.mark.parametrize("word", ["history", "en", "approve", "luck"])
def test_an_answer_that_is_a_code_elsewhere_is_told_as_it_was_given(word: str) -> None:
    assert says("answer-submitted", "es", playerId=0, answer=word).endswith(f": {word}")


def test_what_people_say_is_not_translated() -> None:
    told = happened(Snatch, "chat", "es", {"player": 1, "text": "accept"}, NAMES)
    assert "accept" in told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ana accepts offer 3: 2 turkeys, 1 corn for –."),
        ("es", "Ana acepta la oferta 3: 2 pavos, 1 de maíz por –."),
    ],
)
def test_goods_are_told_as_counts_of_what_there_is(language: str, told: str) -> None:
    goods = {"turkey": 2, "coffee": 0, "corn": 1}
    data = {"seat": 0, "offerId": 3, "given": goods, "paid": dict.fromkeys(goods, 0)}
    assert happened(Share, "offerAccepted", language, data, NAMES) == told


def test_G6_a_bot_is_called_as_its_game_calls_it() -> None:
    sits = People(["ana", "bot-1", "bot-2"], ["Ana", "student", "odd"], ["", "student", "odd"])
    names = {language: sits.called(Serpent, language) for language in ("en", "es")}
    assert names == {"en": ["Ana", "Student", "odd"], "es": ["Ana", "Estudiante", "odd"]}
    told = {"event": "dice-rolled", "data": {"playerId": 1, "diceValue": 4}, "version": 1}
    saying = SerpentManner().carried(Serpent, lambda: sits, told)
    assert saying.data == {"playerId": "bot-1", "playerName": "student", "diceValue": 4}
    assert saying.message
    assert saying.message("es").startswith("Estudiante ")


def test_a_time_is_told_to_the_millisecond() -> None:
    assert timestamp(1_700_000_000_007) == "2023-11-14T22:13:20.007Z"
