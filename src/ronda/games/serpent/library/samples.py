"""Small decks that show what decks may be: each type of card, each kind of shortage."""

from typing import Any

from ronda.games.serpent.library.writing import (
    START_OVER,
    ahead,
    behind,
    closer,
    decks,
    extra,
    false,
    joker,
    lost,
    luck,
    matching,
    ordered,
    own,
    quiz,
    true,
)

FRUITS = matching(
    "Match each fruit to its color",
    ("Apple", "Red"), ("Banana", "Yellow"), ("Orange", "Orange"), ("Grape", "Purple"),
)  # fmt: skip
FOX = ordered(
    "Arrange the words to form a sentence:", "The quick brown fox jumps over the lazy dog"
)
EVERYTHING: list[Any] = decks(
    "sample",
    [quiz("2 + 2?", "4", "3", "5", "22"), FRUITS, true("Ice is frozen water.")],
    [FOX, own("What melts into water?", "ice", "snow"), closer("How much is 6 × 7?", 42, 10)],
    [luck("A fair wind.", ahead(5)), luck("A headwind.", behind(4)), luck("A rest.", lost(2)),
     luck("A second wind.", extra(3)), luck("Back to the harbour.", START_OVER)],
    [joker("Sing a line of a song."), joker("Name three rivers.")],
)  # fmt: skip
QUESTIONS_ALONE: list[Any] = EVERYTHING[:2]
ONE_CARD_EACH: list[Any] = decks(
    "one", [true("Water is wet.")], [false("Fire is cold.")], [luck("Forward!", ahead(3))],
    [joker("Stand on one leg.")],
)  # fmt: skip
SAMPLES: tuple[list[Any], ...] = ([], EVERYTHING, QUESTIONS_ALONE, ONE_CARD_EACH)
