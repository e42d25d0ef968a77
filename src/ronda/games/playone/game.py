"""PlayOne: match the colour or the symbol, and be the first without cards."""

from collections.abc import Sequence
from typing import Any

from ronda.games.playone.cards import FACES, KIND, WILDS, Card, favourite_color
from ronda.games.playone.round import CHOOSE, LOBBY, PLAYING, ROUND_END, TURN
from ronda.games.playone.texts import TEXTS
from ronda.games.playone.turns import Turns
from ronda.rules import Action, Result, Turn, move

face_of = FACES.__getitem__
PAUSE_MS = 5000  # between two rounds
FEWEST = 2
GOING_ON = {TURN: "ROUND_ALREADY_STARTED", CHOOSE: "ROUND_ALREADY_STARTED"}


class PlayOne(Turns):
    """Two to four players; the rounds go on for as long as two of them are there."""

    id = "playone"
    seats = (2, 4)
    seat_fields = ("seat", "dealer", "winner")
    leaving = "INTENT_LEAVE"
    texts = TEXTS
    bounded = {"rounds": 1}
    public = (
        "players_", "order", "dealer_index", "current_player_index", "direction", "top_card",
        "current_color", "pending_draw", "phase", "winner_id", "round_end_reason",
        "awaiting_color_choice_from", "round", "rounds_won", "points", "deck_count",
    )  # fmt: skip
    private = ("hand",)

    def setup(self, turn: Turn) -> None:
        self.rounds_won = [0] * self.players
        self.points = [0] * self.players
        self.round = self.dealer = self.current = self.since = 0
        if len(self.here()) >= FEWEST:
            self.start_round(turn)
        else:
            self.clear_table()
            self.phase = LOBBY

    def to_act(self) -> Sequence[int]:
        return (self.current,) if self.phase in PLAYING else ()

    # What is seen.

    @property
    def players_(self) -> list[dict[str, Any]]:
        gone, found = self.gone, []
        for seat, hand in enumerate(self.hands):
            shown = {"id": seat, "connected": seat not in gone, "cardCount": len(hand)}
            found.append(shown)
        return found

    @property
    def dealer_index(self) -> int:
        return self.order.index(self.dealer) if self.order else 0

    @property
    def current_player_index(self) -> int:
        return self.order.index(self.current) if self.order else 0

    @property
    def top_card(self) -> Card | None:
        return FACES[self.discard[-1]] if self.discard else None

    @property
    def awaiting_color_choice_from(self) -> int | None:
        return self.current if self.phase == CHOOSE else None

    @property
    def deck_count(self) -> int:
        return len(self.deck)

    def hand(self, seat: int) -> list[Card]:
        return [*map(face_of, self.hands[seat])]

    # From round to round.

    def too_few(self, seat: int) -> str | None:
        return "NOT_ENOUGH_PLAYERS" if len(self.here()) < FEWEST else None

    @move(
        wire="INTENT_START_ROUND", anytime=True, during=(LOBBY, ROUND_END), elsewhere=GOING_ON,
        when=too_few,
    )  # fmt: skip
    def start_next_round(self, turn: Turn) -> None:
        """Do not wait for the next round to start by itself."""
        self.start_round(turn)

    def leave(self, turn: Turn, seat: int) -> None:
        turn.tell("playerLeft", seat=seat)
        if self.phase in PLAYING and seat in self.remaining:
            self.drop_out(turn, seat)

    def back(self, turn: Turn, seat: int) -> None:
        """In again from the next round."""
        turn.tell("playerJoined", seat=seat)
        if self.phase == LOBBY:
            self.since = turn.now

    # The clock and the absent.

    def deadline(self) -> int | None:
        if self.phase in PLAYING:
            seconds = self.options.turn_seconds
            return self.since + 1000 * seconds if seconds else None
        return None if self.too_few(0) else self.since + PAUSE_MS

    def timeout(self, turn: Turn) -> None:
        if self.phase in PLAYING:
            super().timeout(turn)
        else:
            self.start_round(turn)

    def default(self, seat: int) -> Action | None:
        """Draw if that is allowed; else lay the first card that fits, wild ones last."""
        if self.phase == CHOOSE:
            return "INTENT_CHOOSE_COLOR", {"color": favourite_color(self.hands[seat])}
        cards = sorted(self.playable(seat), key=lambda card: KIND[card] in WILDS)
        if self.pending_draw or not cards:
            return "INTENT_DRAW", {}
        return "INTENT_PLAY_CARD", {"cardId": cards[0]}

    # The end.

    def result(self) -> Result | None:
        if self.phase != ROUND_END or len(self.here()) < FEWEST:
            return None
        target, rounds = self.options.target, self.options.rounds
        if target and max(self.scores()) >= target:
            return self.standing("TARGET_REACHED")
        return self.standing("ROUNDS_PLAYED") if 0 < rounds <= self.round else None

    def scores(self) -> list[int]:
        return self.points if self.options.scoring == "points" else self.rounds_won

    def standing(self, reason: str) -> Result:
        """Of those still there, whoever has most wins; with nothing, nobody does."""
        scores, here = self.scores(), self.here()
        most = max(scores[seat] for seat in here)
        winners = [seat for seat in here if scores[seat] == most] if most else []
        return {"points": list(scores), "winners": winners, "reason": reason}

    def deserted(self) -> Result | None:
        """The one who stayed wins, whatever the scores are; who is alone at first may wait."""
        ended = None if self.phase == LOBBY else super().deserted()
        return ended and {**ended, "points": list(self.scores())}
