"""What a player can do in a turn: lay a card, draw, choose a colour."""

from ronda.games.playone.cards import (
    COLOR,
    COLORS,
    DRAW_TWO,
    KIND,
    NUMBER,
    REVERSE,
    WILD_DRAW_FOUR,
    WILDS,
)
from ronda.games.playone.round import CHOOSE, TURN, Round
from ronda.rules import Choice, Illegal, Play, Text, Turn, among, move

UNDECIDED = {CHOOSE: "COLOR_REQUIRED"}
LONGEST_ID = 24


class Turns(Round):
    """The three moves of a turn."""

    def playable(self, seat: int) -> list[str]:
        """Those cards of a hand that may be laid now."""
        fitting, found = self.fitting(), []
        for card in self.hands[seat]:  # a comprehension makes a function first
            if card in fitting:
                found.append(card)  # noqa: PERF401
        return found

    def cards_to_play(self, seat: int) -> "Playable":
        return Playable(self, seat)

    def no_need(self, seat: int) -> str | None:
        """Drawing is for who cannot play, or has cards to draw."""
        if self.pending_draw or self.fitting().isdisjoint(self.hands[seat]):
            return None
        return "CANNOT_DRAW"

    @move(
        wire="INTENT_PLAY_CARD", during=TURN, elsewhere=UNDECIDED,
        card_id=among(cards_to_play, of=Text(LONGEST_ID)),
    )  # fmt: skip
    def play_card(self, turn: Turn, card_id: str) -> None:
        """Lay a card of one's hand. Going out ends the round before the card's effect."""
        seat, kind = self.current, KIND[card_id]
        hand = self.hands[seat]
        hand.remove(card_id)
        self.discard.append(card_id)
        self.stuck = 0
        turn.tell("cardPlayed", seat=seat, card=card_id)
        if not hand:
            self.end_round(turn, "PLAYER_EMPTY_HAND", seat)
        elif kind == NUMBER:
            self.current_color = COLOR[card_id]
            self.advance(turn)
        else:
            self.act_out(turn, card_id, kind)

    def act_out(self, turn: Turn, card: str, kind: str) -> None:
        """The action cards do what they say; a wild one waits for its colour."""
        if kind in WILDS:
            self.pending_draw += 4 if kind == WILD_DRAW_FOUR else 0
            self.phase = CHOOSE
            self.since = turn.now
            return
        self.current_color = COLOR[card]
        if kind == DRAW_TWO:
            self.pending_draw += 2
        elif kind == REVERSE:
            self.direction = -self.direction
        self.advance(turn, 2 if self.skips(kind) else 1)

    @move(wire="INTENT_CHOOSE_COLOR", during=CHOOSE, color=COLORS)
    def choose_color(self, turn: Turn, color: str) -> None:
        """The colour of the wild card; whoever chose that of the first card plays now."""
        self.give_color(turn, color)
        self.since = turn.now
        if self.opening:
            self.opening = False
        else:
            self.advance(turn)

    @move(wire="INTENT_DRAW", during=TURN, elsewhere=UNDECIDED, when=no_need)
    def draw_card(self, turn: Turn) -> None:
        """One card, laid at once if it fits; or all that are pending."""
        if self.pending_draw:
            self.draw_pending(turn)
            return
        if not self.deck:
            self.recycle(turn)
        if not self.deck:
            self.pass_on(turn, [])
            return
        card = self.deck.pop()
        self.hands[self.current].append(card)
        if card in self.fitting():
            turn.tell("autoPlayed", seat=self.current)
            self.play_card(turn, card)
        else:
            self.pass_on(turn, [card])

    def draw_pending(self, turn: Turn) -> None:
        """As many of the pending cards as there are; the turn is lost."""
        hand, count = self.hands[self.current], self.pending_draw
        if len(self.deck) < count:
            self.recycle(turn)
        drawn = self.deck[-count:]
        del self.deck[-count:]
        hand += drawn
        self.pending_draw = 0
        self.pass_on(turn, drawn)

    def recycle(self, turn: Turn) -> None:
        """All discards but the top one go, shuffled, under what is left of the pile."""
        under = self.discard[:-1]
        if under:
            turn.luck.shuffle(under)
            self.deck = under + self.deck
            del self.discard[:-1]
            turn.tell("pileRecycled", count=len(under))

    def pass_on(self, turn: Turn, drawn: list[str]) -> None:
        """The turn passes after drawing, unless nobody gets any further. Who had nothing to draw
        but could lay a card, now that nothing is pending, is not stuck."""
        turn.tell("cardsDrawn", seat=self.current, count=len(drawn))
        stuck = not drawn and self.fitting().isdisjoint(self.hands[self.current])
        self.stuck = self.stuck + 1 if stuck else 0
        if self.stuck >= len(self.remaining):
            self.end_round(turn, "STALEMATE", None)
        else:
            self.advance(turn)

    def choices(self, turn: Turn) -> list[Play]:
        seat = self.current
        if self.phase != TURN:
            choose, asked = self.choose_color, self.phase == CHOOSE
            return [(seat, choose, (turn, color)) for color in COLORS] if asked else []
        play, fitting = self.play_card, self.fitting()
        moves: list[Play] = []
        for card in self.hands[seat]:
            if card in fitting:
                moves.append((seat, play, (turn, card)))  # noqa: PERF401 - as above
        if self.pending_draw or not moves:
            moves.append((seat, self.draw_card, (turn,)))
        return moves


class Playable(Choice):
    """The cards of a hand that fit; a refusal says what is wrong with another."""

    __slots__ = ("game", "seat")

    def __init__(self, game: Turns, seat: int) -> None:
        self.items = game.playable(seat)
        self.game = game
        self.seat = seat

    def check(self, value: object) -> None:
        if value in self.items:
            return
        if value not in self.game.hands[self.seat]:
            raise Illegal("CARD_NOT_IN_HAND")
        raise Illegal(
            "MUST_STACK_OR_DRAW_PENDING" if self.game.pending_draw else "CARD_NOT_PLAYABLE"
        )
