"""What can be set before a race."""

from typing import Any

from ronda.games.serpent.cards import Card, cards_by_deck_type
from ronda.games.serpent.decks import Decks
from ronda.games.serpent.formats import asking
from ronda.games.serpent.library import MIXED, SUBJECTS, built_in
from ronda.games.serpent.movement import MOVEMENTS
from ronda.games.serpent.texts import TEXTS
from ronda.rules import LANGUAGES, Options, option

SECONDS = range(5, 3601)
NO_DECKS: list[Any] = []


class SerpentOptions(Options):
    """The defaults are the source's rules, with nobody needed to judge the jokers."""

    movement = option(
        tuple(MOVEMENTS), "pattern", "How a guess is calculated: by digits, or by zones."
    )
    gamemaster = option(
        ("automatic", "player"), "automatic",
        "Who judges the jokers: nobody (all are approved), or the first seat, which does not race.",
    )  # fmt: skip
    dice = option(
        ("server", "client"), "server", "Who rolls: the server, or the player, with a real die."
    )
    language = option(LANGUAGES, "en", "The language of the built-in cards.")
    subject = option((*SUBJECTS, MIXED), MIXED, "What the built-in cards are about.")
    decks = option(Decks(), NO_DECKS, "Your own decks; none: the built-in ones.", secret=True)
    card_seconds = option(SECONDS, 60, "Time to answer a card.")
    guess_seconds = option(SECONDS, 30, "Time to guess a position.")
    gamemaster_seconds = option(SECONDS, 120, "Time for the gamemaster to judge a joker.")
    roll_seconds = option(range(3601), 0, "Time to roll the dice; 0: no limit.")

    cards: list[list[Card]]  # by deck type

    def check(self) -> None:
        """(Nothing to refuse; the cards are found once, not at every draw.)"""
        decks = self.decks or built_in(self.language, self.subject)
        prompt = TEXTS[self.language]["card:word-order"]
        self.cards = [
            [asking(card, prompt) for card in cards] for cards in cards_by_deck_type(decks)
        ]
