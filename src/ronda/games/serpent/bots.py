"""Racers of a set skill. What they know is what stands in the built-in decks."""

from typing import Any

from ronda.games.serpent.board import within_board
from ronda.games.serpent.comparing import folded
from ronda.games.serpent.formats import format_of
from ronda.games.serpent.formats.quiz import LETTERS
from ronda.games.serpent.library import known_cards
from ronda.games.serpent.movement import MOVEMENTS
from ronda.rules import Action, Bot, Luck, View

SLIPS = (-3, -2, -1, 1, 2, 3)
NO_IDEA = "?"


def racer(skill: int, error: int) -> Bot:
    """Answers what it knows in `skill` % of cases, and miscalculates in `error` %."""

    def bot(view: View, luck: Luck) -> Action:
        state = view["state"]
        if state["phase"] == "roll":
            return "dice-roll", {"diceValue": luck.roll()}
        if state["phase"] == "answer":
            return "card-answer", {"answer": answer(state["cardData"], skill, luck)}
        if state["phase"] == "decision":
            request = state["decisionRequest"]["requestId"]
            return "gamemaster-decision", {"requestId": request, "decision": "approve"}
        name = "position-guess" if state["phase"] == "guess" else "joker-position-guess"
        return name, {"guessedPosition": guess(view, error, luck)}

    return bot


def guess(view: View, error: int, luck: Luck) -> int:
    """Worked out from the numbers of the request, with a slip now and then."""
    request = view["state"]["guessRequest"]
    leap = MOVEMENTS[str(view["options"]["movement"])].leap
    target = request["currentPosition"] + request["patternModifier"]
    target = within_board(target + leap(request["fieldStepValue"], request["diceRoll"]))
    return within_board(target + luck.pick(SLIPS)) if luck.chance(error) else target


def answer(shown: dict[str, Any], skill: int, luck: Luck) -> Any:
    """What it knows, or else a guess."""
    card = known_cards().get(shown["question"])
    if card is None or card["type"] != shown["type"] or not luck.chance(skill):
        return guessed_answer(shown, luck)
    if "answerOptions" in shown:
        return known_letter(shown["answerOptions"], card["answer"])
    if "sentencePairs" in shown:
        rights = {pair["left"]: pair["right"] for pair in card["answer"]}
        lefts = [pair["left"] for pair in shown["sentencePairs"]]
        return matches(lefts, [rights.get(left, NO_IDEA) for left in lefts])
    solution = format_of(card).solution(card["answer"])
    if isinstance(solution, dict):
        return solution["correct"]
    return solution[0] if isinstance(solution, list) else solution


def known_letter(shown: list[dict[str, str]], options: list[dict[str, Any]]) -> str:
    """The letter under which the right text stands."""
    right = next(folded(option["text"]) for option in options if option["correct"])
    letters = (option["answer"] for option in shown if folded(option["text"]) == right)
    return next(letters, LETTERS[0])


def guessed_answer(shown: dict[str, Any], luck: Luck) -> Any:
    """Anything that the card accepts as an answer."""
    if "answerOptions" in shown:
        return luck.pick(shown["answerOptions"])["answer"]
    if "sentencePairs" in shown:
        rights = [pair["right"] for pair in shown["sentencePairs"]]
        luck.shuffle(rights)
        return matches([pair["left"] for pair in shown["sentencePairs"]], rights)
    if "words" in shown:
        return shown["words"]
    plain: dict[int, Any] = {2: NO_IDEA, 3: luck.below(2) == 1, 4: 10 ** luck.below(4)}
    return plain[shown["type"]]


def matches(lefts: list[str], rights: list[str]) -> list[dict[str, str]]:
    """Pairs as players send them."""
    return [
        {"pairId": f"pair_{number}", "leftText": left, "rightText": right}
        for number, (left, right) in enumerate(zip(lefts, rights, strict=True))
    ]


BOTS: dict[str, Bot] = {
    "scholar": racer(skill=90, error=5),
    "student": racer(skill=65, error=20),
    "beginner": racer(skill=35, error=40),
}
