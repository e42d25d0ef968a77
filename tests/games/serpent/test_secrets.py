"""Answers never leak: not in views, events, refusals or legal moves (G5)."""

import json

import pytest

from ronda.games.serpent.cards import Card
from ronda.games.serpent.library.samples import EVERYTHING, FOX, FRUITS
from ronda.games.serpent.library.writing import closer, own, quiz, true
from ronda.lab.invariants import nothing_leaks
from ronda.lab.scene import Scene
from ronda.rules import Luck
from tests.games.serpent.given import A, B, Story, given, judged

SECRET = "Xanadu"
CARDS = [
    quiz("Which?", "one", "two", "three"), own("What?", SECRET), closer("How many?", 98765, 1),
    true("Really?"), FRUITS, FOX,
]  # fmt: skip


def asked(card: Card) -> Story:
    return given(3, plus=[card], language="es").field(3, "positive", 2).rolls(3)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["question"][:12])
def test_R10_nothing_that_anybody_sees_depends_on_the_answer(card: Card) -> None:
    story = asked(card)
    for n in range(4):
        nothing_leaks(Scene(story.journal, Luck("look", n)))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["question"][:12])
def test_after_the_answer_it_is_told_and_only_then(card: Card) -> None:
    story = asked(card)
    before = json.dumps([story.journal.match.view(seat) for seat in (None, 0, 1, 2)])
    assert SECRET not in before
    assert "98765" not in before
    assert "correct" not in before
    story.time_runs_out()
    assert story.view()["lastCard"]["correctAnswer"] is not None


def test_only_the_drawer_sees_the_options() -> None:
    story = asked(CARDS[0])
    assert story.view(A)["cardData"]["answerOptions"]
    assert story.view(B)["cardData"] is None
    assert "cardData" not in story.view(None)


def test_only_the_player_sees_the_numbers_of_a_guess() -> None:
    story = given().at(A, 15).field(19, "positive", 2).rolls(4).answers(True)
    assert story.view(A)["guessRequest"] == {
        "currentPosition": 15, "diceRoll": 4, "fieldStepValue": 2, "patternModifier": 3,
        "timeLimit": 30,
    }  # fmt: skip
    assert story.view(B)["guessRequest"] is None


def test_the_decks_are_no_option_that_players_see() -> None:
    view = asked(CARDS[1]).journal.match.view(A)
    assert "decks" not in view["options"]


def test_the_gamemaster_sees_no_answers() -> None:
    story = judged(3, plus=[own("What?", SECRET)]).field(3, "positive", 2).rolls(3)
    assert SECRET not in json.dumps(story.journal.match.view(0))


def test_nothing_leaks_while_a_joker_is_judged() -> None:
    story = judged().at(1, 15).field(19, "positive", 2).field(26, "positive", 1)
    story.rolls(4).answers(True).guesses(26)
    nothing_leaks(Scene(story.journal, Luck("look")))


def test_decks_whose_cards_have_the_same_ids_can_be_redealt() -> None:
    packs = [{**deck, "deckid": f"{deck['deckid']} {n}"} for n in "ab" for deck in EVERYTHING]
    story = given(3, decks=packs).field(3, "positive", 2).rolls(3)
    nothing_leaks(Scene(story.journal, Luck("look")))
