"""Bots answer with a set skill and calculate with a set error; they see what a player sees."""

from collections import Counter
from typing import Any

import pytest

from ronda.bots import choose
from ronda.engine import Match
from ronda.games.serpent import Serpent
from ronda.games.serpent.bots import BOTS, answer, racer
from ronda.games.serpent.formats import format_of
from ronda.games.serpent.library import known_cards
from ronda.games.serpent.pending import Pending, card_data
from ronda.rules import Bot, Luck
from tests.games.serpent.given import A, Story, given

QUESTIONS = [card for card in known_cards().values() if card["type"] <= 4]


def shown(card: Any) -> dict[str, Any]:
    """What the player who draws it sees."""
    arranged = format_of(card).arranged(card["answer"], Luck(card["question"]))
    pending: Pending = {
        "playerId": 0, "deckType": 0, "index": 0, "field": "positive", "dice": 1, "base": 0,
        "drawnAt": 0, "arranged": arranged,
    }  # fmt: skip
    return card_data(pending, card, 60)


def right(card: Any, skill: int, luck: Luck) -> bool:
    return format_of(card).right(card["answer"], answer(shown(card), skill, luck))


def test_R29_with_full_skill_every_built_in_question_is_answered() -> None:
    missed = [c["question"] for c in QUESTIONS if not right(c, 100, Luck(c["question"]))]
    assert missed == []


@pytest.mark.parametrize("skill", [0, 35, 90])
def test_skill_is_the_share_of_what_is_known(skill: int) -> None:
    """What is not known is guessed: never free text, so only that is counted."""
    free = [card for card in QUESTIONS if card["type"] == 2]
    tries = [right(card, skill, Luck(card["question"], n)) for n in range(40) for card in free]
    assert abs(100 * sum(tries) / len(tries) - skill) < 5


def test_whatever_a_bot_guesses_has_the_right_form() -> None:
    for card in QUESTIONS:
        data = shown(card)
        given_answer = answer(data, 0, Luck(card["question"]))
        order = data.get("words") or [p["right"] for p in data.get("sentencePairs", ())]
        format_of(card).domain(card["answer"], order).check(given_answer)


def at_a_guess(movement: str) -> Story:
    story = given(movement=movement).at(A, 15).field(19, "positive", 2)
    return story.rolls(4).answers(True)


@pytest.mark.parametrize(("movement", "target"), [("pattern", 26), ("zones", 23)])
def test_without_error_every_guess_is_right(movement: str, target: int) -> None:
    view = at_a_guess(movement).journal.match.view(A)
    assert racer(100, 0)(view, Luck("a"))[1] == {"guessedPosition": target}


def test_error_is_the_share_of_wrong_guesses() -> None:
    view = at_a_guess("pattern").journal.match.view(A)
    guesses = [racer(100, 30)(view, Luck("a", n))[1]["guessedPosition"] for n in range(600)]
    assert 25 < 100 * sum(guess != 26 for guess in guesses) / len(guesses) < 35


def test_a_bot_in_the_gamemasters_seat_approves() -> None:
    story = given(3, gamemaster="player").at(1, 15).field(19, "positive", 2)
    story.field(26, "positive", 1).rolls(4).answers(True).guesses(26)
    action, data = BOTS["scholar"](story.journal.match.view(0), Luck("a"))
    assert (action, data["decision"]) == ("gamemaster-decision", "approve")


def winner(seats: list[str], seed: str) -> str:
    bots: list[Bot] = [BOTS[name] for name in seats]
    match = Match.start(Serpent, seed, {}, len(seats))
    while not match.outcome:
        seat = match.to_act()[0]
        action, data = choose(bots[seat], match, seat, Luck(f"{seed} {seat}", match.version))
        match.play(seat, action, data, match.now + 1)
    return seats[match.outcome["winners"][0]]


def test_the_more_skilled_win_more_often() -> None:
    names = ["scholar", "student", "beginner"]
    wins = Counter(winner(names[n % 3 :] + names[: n % 3], f"race {n}") for n in range(60))
    assert wins["scholar"] > wins["student"] > wins["beginner"]
