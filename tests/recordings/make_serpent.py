"""Make the recordings of serpent anew: `python -m tests.recordings.make_serpent`.

One for each way a race can end, each event, each type of card and each special situation.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from ronda.games.serpent.cards import Card
from ronda.games.serpent.library.samples import FOX, FRUITS, ONE_CARD_EACH
from ronda.games.serpent.library.writing import (
    START_OVER,
    Fate,
    ahead,
    behind,
    closer,
    decks,
    extra,
    joker,
    lost,
    luck,
    own,
    quiz,
    true,
)
from tests.games.serpent.driving import Drive

FOLDER = Path(__file__).parent / "serpent"
CARDS = {
    "quiz": quiz("2 + 2?", "4", "3", "5", "22"),
    "pairs": FRUITS,
    "word-order": FOX,
    "own-answer": own("¿Capital de Colombia?", "Bogotá"),
    "true-false": true("Water is wet."),
    "closer": closer("How much is 6 × 7?", 42, 10),
}
FATES: dict[str, Fate] = {
    "forward": ahead(5), "backward": behind(4), "lost-turns": lost(2), "extra-turns": extra(3),
    "start-over": START_OVER,
}  # fmt: skip


def judged(seed: str, **options: Any) -> Drive:
    """A race with a gamemaster and three racers."""
    return Drive(seed, 4, gamemaster="player", **options)


def card_in_both(card: Card, good: bool) -> Drive:
    """The card is answered on a positive and on a negative field."""
    packs = decks("test", [card], [card], [luck("Forward!", ahead(1))], [joker("Sing.")])
    drive = Drive("cards", decks=packs).lands("positive").answers(good)
    return drive.lands("negative").answers(good)


def fate(card: Fate, turns: int = 10) -> Drive:
    packs = [*ONE_CARD_EACH[:2], *decks("test", [], [], [luck("A card.", card)])[2:]]
    drive = Drive("fates", 3, decks=packs).lands("luck")
    for _ in range(turns):
        drive.step()
    return drive


def at_decision(seed: str = "jokers", **options: object) -> Drive:
    return judged(seed, **options).until_phase("decision")


def bare_fate() -> Drive:
    """A luck card that does not say how far."""
    card = luck("A step.", ahead(1))
    card["consequence"] = {"type": 0}
    return Drive("fates", 3, decks=[*ONE_CARD_EACH[:2], *decks("test", [], [], [card])[2:]]).lands(
        "luck"
    )


def joker_with_consequence() -> Drive:
    """What the cards name is shown, and does nothing."""
    sing, dance = joker("Sing."), joker("Dance.")
    sing["consequence"], dance["consequence"] = {"type": 5, "value": 1}, {"type": 0}
    packs = [*ONE_CARD_EACH[:3], *decks("test", [], [], [], [sing, dance])[3:]]
    return at_decision(decks=packs).decides("approve")


def legacy_list() -> Drive:
    """The older word order, answered as a list."""
    packs = decks("test", [FOX], [FOX], [luck("Forward!", ahead(1))], [joker("Sing.")])
    return (
        Drive("words", decks=packs)
        .lands("positive")
        .play("card-answer", answer=FOX["answer"].split())
    )


def shortage(missing: int, kind: str) -> Drive:
    """No cards of one kind."""
    packs = [deck for deck in ONE_CARD_EACH if deck["decktype"] != missing]
    return Drive("short", decks=packs).lands(kind)


def no_jokers() -> Drive:
    return (
        Drive("short", decks=ONE_CARD_EACH[:3]).until_phase("guess").guesses().until("joker-error")
    )


def won_by(event: str) -> Drive:
    """The first seed whose race is won in this way."""
    for number in range(500):
        drive = Drive(f"{event} {number}", 2, subject="mathematics", dice="server").bounded()
        if drive.won_by == event:
            return drive
    raise AssertionError(f"no race is won by {event}")


def left_at(phase: str) -> Drive:
    """The current player leaves, with two others to go on."""
    drive = judged("leaving").until_phase(phase)
    return drive.leaves(drive.race.current_player)


STORIES: dict[str, Callable[[], Drive]] = {
    **{f"{name}-right": partial(card_in_both, card, True) for name, card in CARDS.items()},
    **{f"{name}-wrong": partial(card_in_both, card, False) for name, card in CARDS.items()},
    **{f"luck-{name}": partial(fate, card) for name, card in FATES.items()},
    "luck-without-a-value": bare_fate,
    "joker-with-a-consequence": joker_with_consequence,
    "word-order-as-list": legacy_list,
    "won-by-dice": partial(won_by, "player-moved"),
    "won-by-guess": partial(won_by, "guess-result"),
    "won-by-luck": partial(won_by, "luck-consequence"),
    "won-by-joker": partial(won_by, "joker-complete"),
    "zones": lambda: Drive("zones", 3, movement="zones", language="es"),
    "server-rolls": lambda: Drive("server", dice="server"),
    "guess-wrong": lambda: Drive("wrong").until_phase("guess").guesses(False),
    "joker-automatic": lambda: Drive("automatic").until_phase("joker_guess").guesses(False),
    "joker-approved": lambda: at_decision().decides("approve"),
    "joker-rejected": lambda: at_decision().decides("reject"),
    "joker-timeout": lambda: at_decision().time_out(),
    "joker-guess-timeout": lambda: judged("late").until_phase("joker_guess").time_out(),
    "gamemaster-left": lambda: at_decision().leaves(0).time_out().until_phase("decision").time_out()
    .comes(0),
    "player-left-before-the-decision": lambda: left_at("decision"),
    "card-timeout-positive": lambda: Drive("late").lands("positive").time_out(),
    "card-timeout-negative": lambda: Drive("late").lands("negative").time_out().time_out(),
    "guess-timeout": lambda: Drive("late").until_phase("guess").time_out(),
    "roll-timeout": lambda: Drive("late", roll_seconds=20).time_out(),
    "no-positive-cards": partial(shortage, 0, "positive"),
    "no-negative-cards": partial(shortage, 1, "negative"),
    "no-luck-cards": partial(shortage, 2, "luck"),
    "no-jokers": no_jokers,
    "left-with-a-card": lambda: left_at("answer"),
    "left-and-back": lambda: Drive("back", 3).leaves(1).step().step().comes(1),
    "missing-at-first": lambda: Drive("absent", 3, absent=(2,)).step().comes(2),
    "opponent-left": lambda: Drive("left", 2).step().leaves(0),
}  # fmt: skip


def recording(name: str) -> str:
    """The text of one recording."""
    return STORIES[name]().to_the_end().journal.recording().text()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for file in FOLDER.glob("*.json"):
        file.unlink()
    for name in STORIES:
        (FOLDER / f"{name}.json").write_text(recording(name), "utf-8")


if __name__ == "__main__":
    main()
