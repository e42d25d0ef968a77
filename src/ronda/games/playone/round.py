"""A round of PlayOne: the deal, the first card, whose turn it is, leaving, and the end."""

from ronda.games.playone.cards import (
    COLOR,
    DECK,
    FITTING,
    KIND,
    POINTS,
    REVERSE,
    SKIP,
    STACKABLE,
    WILDS,
    favourite_color,
)
from ronda.games.playone.options import PlayOneOptions
from ronda.rules import Game, Luck, Turn

HAND = 7
LOBBY, TURN, CHOOSE, ROUND_END = "LOBBY", "TURN", "CHOOSE_COLOR_REQUIRED", "ROUND_END"
PLAYING = (TURN, CHOOSE)


class Round(Game):
    """The state of a round, and what changes it besides the players' moves."""

    options: PlayOneOptions = PlayOneOptions()
    hands: list[list[str]]
    deck: list[str]  # drawn from the end
    discard: list[str]  # the last one is on top
    removed: list[str]  # the hands of those who left
    order: list[int]  # the seats this round was dealt to
    remaining: list[int]  # those of them still in it
    current: int
    dealer: int
    direction: int
    current_color: str | None  # None until that of a wild first card is chosen
    pending_draw: int
    opening: bool  # a wild first card: who chooses its colour also plays
    stuck: int  # players in a row who could neither play nor draw
    since: int  # when the current decision began
    round: int
    rounds_won: list[int]
    points: list[int]
    winner_id: int | None
    round_end_reason: str | None

    def here(self) -> list[int]:
        """The seats whose players are there."""
        return [seat for seat in range(self.players) if seat not in self.gone]

    def clear_table(self) -> None:
        """No cards, no round."""
        self.hands = [[] for _ in range(self.players)]
        self.deck, self.discard, self.removed = [], [], []
        self.order, self.remaining = [], []
        self.direction, self.pending_draw, self.stuck = 1, 0, 0
        self.current_color = self.winner_id = self.round_end_reason = None
        self.opening = False

    def start_round(self, turn: Turn) -> None:
        """Shuffle, deal, turn the first card; its effect comes at once."""
        self.clear_table()
        self.round += 1
        self.dealer = self.next_dealer(turn.luck)
        self.order = self.here()
        self.remaining = list(self.order)
        turn.tell("roundStarted", round=self.round, dealer=self.dealer)
        self.deal(turn.luck)
        self.turn_first_card(turn)

    def next_dealer(self, luck: Luck) -> int:
        """The next one there; before the first round, anybody."""
        here = self.here()
        if self.round == 1:
            return luck.pick(here)
        return min(here, key=lambda seat: (seat <= self.dealer, seat))

    def deal(self, luck: Luck) -> None:
        deck = list(DECK)
        luck.shuffle(deck)
        for seat in self.order:
            self.hands[seat] = deck[-HAND:]
            del deck[-HAND:]
        self.discard = [deck.pop()]
        self.deck = deck

    def turn_first_card(self, turn: Turn) -> None:
        """Skip and Reverse act; Draw Two only sets the colour; a wild one asks for it."""
        first = self.discard[0]
        kind = KIND[first]
        self.opening = kind in WILDS
        self.phase = CHOOSE if self.opening else TURN
        self.current_color = None if self.opening else COLOR[first]
        turn.tell("firstCard", card=first)
        if kind == REVERSE:
            self.direction = -1
        self.current = self.dealer
        self.advance(turn, 2 if self.skips(kind) else 1)

    def skips(self, kind: str) -> bool:
        """Does this card cost the next player the turn? Between two, Reverse does too."""
        return kind == SKIP or (kind == REVERSE and len(self.remaining) == 2)

    def advance(self, turn: Turn, steps: int = 1) -> None:
        """The turn passes; those who left are not in the way."""
        there = self.remaining
        self.current = there[(there.index(self.current) + self.direction * steps) % len(there)]
        self.since = turn.now

    def fitting(self) -> frozenset[str]:
        """The cards that may be laid now, whoever holds them."""
        if self.pending_draw:
            return STACKABLE
        return FITTING[self.current_color][self.discard[-1]]

    def drop_out(self, turn: Turn, seat: int) -> None:
        """A player leaves the round, and the hand leaves the game."""
        hand, self.hands[seat] = self.hands[seat], []
        self.removed += hand
        self.stuck = 0
        if seat == self.current:
            if self.phase == CHOOSE:
                self.give_color(turn, favourite_color(hand))
            self.opening = False
            self.advance(turn)
        self.remaining.remove(seat)
        if len(self.remaining) == 1:
            self.end_round(turn, "OPPONENT_LEFT", self.remaining[0])
        else:
            turn.tell("roundGoesOn")

    def give_color(self, turn: Turn, color: str) -> None:
        """The wild card on top has its colour."""
        self.current_color = color
        self.phase = TURN
        turn.tell("colorChosen", seat=self.current, color=color)

    def end_round(self, turn: Turn, reason: str, winner: int | None) -> None:
        self.phase = ROUND_END
        self.since = turn.now
        self.winner_id = winner
        self.round_end_reason = reason
        turn.tell("roundEnded", reason=reason)
        if winner is not None:
            self.rounds_won[winner] += 1
            left = (hand for seat, hand in enumerate(self.hands) if seat != winner)
            self.points[winner] += sum(POINTS[card] for hand in left for card in hand)
            turn.tell("roundWon", winner=winner)

    def redeal(self, seat: int | None, luck: Luck) -> None:
        """The others' hands and the pile might be any cards that this seat does not see."""
        hidden = [hand for other, hand in enumerate(self.hands) if other != seat] + [self.deck]
        pool = [card for cards in hidden for card in cards]
        luck.shuffle(pool)
        for cards in hidden:
            cards[:] = [pool.pop() for _ in cards]

    def check(self) -> None:
        """The cards are 108, each once; whoever is to act is in the round and has cards."""
        piles = [self.deck, self.discard, self.removed, *self.hands]
        held = sorted(card for pile in piles for card in pile)
        assert held == (sorted(DECK) if self.round else [])
        if self.phase in PLAYING:
            assert self.current in self.remaining
            assert len(self.remaining) > 1
            assert all(self.hands[seat] for seat in self.remaining)
