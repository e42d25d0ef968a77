"""Drawing cards: what is left of the decks, and the card that lies on the table."""

from typing import Any

from ronda.games.serpent.cards import CARD_TYPES, Card
from ronda.games.serpent.formats import Format, format_of
from ronda.games.serpent.pending import Pending, public_card
from ronda.games.serpent.race import Race
from ronda.rules import Turn


class CardRace(Race):
    """A race in which cards are drawn."""

    def unpack(self) -> None:
        """All cards are in their decks."""
        self.pending: Pending | None = None
        self.last_card: dict[str, Any] | None = None  # the card before, with its answer
        self.undrawn = [list(range(len(cards))) for cards in self.options.cards]

    # The card on the table.

    @property
    def waiting(self) -> Pending:
        """The card that the phase is about."""
        assert self.pending is not None, f"no card is waiting in phase {self.phase}"
        return self.pending

    @property
    def card(self) -> Card:
        return self.options.cards[self.waiting["deckType"]][self.waiting["index"]]

    @property
    def format(self) -> Format:
        return format_of(self.card)

    @property
    def pending_card(self) -> dict[str, Any] | None:
        return public_card(self.waiting, self.card) if self.pending else None

    # How it gets there, and away again.

    def draw(self, turn: Turn, deck_type: int, base: int, dice: int) -> bool:
        """A card at random, put before the player; False if there is none of the kind."""
        if not self.options.cards[deck_type]:
            return False
        left = self.undrawn[deck_type] or list(range(len(self.options.cards[deck_type])))
        index = left.pop(turn.luck.below(len(left)))
        self.undrawn[deck_type] = left
        self.pending = {
            "playerId": self.current_player, "deckType": deck_type, "index": index,
            "field": self.field["type"], "dice": dice, "base": base, "drawnAt": turn.now,
            "arranged": [],
        }  # fmt: skip
        return True

    def no_card(self, turn: Turn, event: str) -> None:
        turn.tell(event, player_id=self.current_player, error="NO_CARDS")
        self.turn_done(turn)

    def tell_card(self, turn: Turn) -> None:
        turn.tell(
            "card-drawn", player_id=self.current_player, card_type=CARD_TYPES[self.card["type"]],
            question=self.card["question"], field_type=self.waiting["field"],
        )  # fmt: skip

    def lay_open(self, **result: object) -> None:
        """Keep the card in sight with what came of it, for those who missed the event."""
        self.last_card = {**public_card(self.waiting, self.card), **result}

    def turn_done(self, turn: Turn) -> None:
        self.pending = None
        if self.at_the_end():
            self.finish(turn)
        else:
            self.advance_turn(turn)
