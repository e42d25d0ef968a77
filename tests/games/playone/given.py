"""A round told as a story: `given("RED-1 BLUE-2", "GREEN-3 RED-9", top="RED-5").lays("RED-1")`.

Cards are named without their number in the deck: any RED-7 will do. Seat 0 plays first, and the
rest of the 108 lie in the pile; `draws` are the next ones on it.
"""

from typing import Any, Self

import pytest

from ronda.engine import Journal, Match
from ronda.games.playone import PlayOne
from ronda.games.playone.cards import COLOR, COLORS, DECK, KIND, WILDS
from ronda.rules import Event, Illegal, View

A, B, C, D = range(4)
SPARE = "YELLOW-0 YELLOW-9"  # a hand that fits nothing below by colour or number


class Story:
    """A match, told step by step."""

    def __init__(self, match: Match) -> None:
        self.journal = Journal(match)
        self.told: list[Event] = []
        self.now = match.now

    @property
    def game(self) -> PlayOne:
        game = self.journal.match.game
        assert isinstance(game, PlayOne)
        return game

    # What happens.

    def play(self, seat: int, action: str, /, **data: object) -> Self:
        return self.heard(self.journal.play(seat, action, data, self.now).events)

    def heard(self, events: list[Event]) -> Self:
        self.told += events
        self.game.check()
        return self

    def lays(self, card: str) -> Self:
        """Whoever's turn it is lays a card."""
        seat = self.game.current
        return self.play(seat, "INTENT_PLAY_CARD", cardId=self.held(seat, card))

    def draws(self) -> Self:
        return self.play(self.game.current, "INTENT_DRAW")

    def chooses(self, color: str) -> Self:
        return self.play(self.game.current, "INTENT_CHOOSE_COLOR", color=color)

    def starts(self, seat: int) -> Self:
        return self.play(seat, "INTENT_START_ROUND")

    def leaves(self, seat: int) -> Self:
        """Gone for good, after the grace."""
        return self.heard(self.journal.leave(seat, self.now).events)

    def comes(self, seat: int) -> Self:
        return self.heard(self.journal.back(seat, self.now).events)

    def after(self, milliseconds: int) -> Self:
        self.now += milliseconds
        return self

    def time_runs_out(self) -> Self:
        deadline = self.journal.match.deadline()
        assert deadline is not None, "nothing runs out here"
        self.now = deadline
        return self.heard(self.journal.timeout(self.now).events)

    # What is then true.

    def then(self, **expected: object) -> Self:
        """All see this in the state."""
        for seat in (None, *range(self.game.players)):
            state = self.view(seat)["state"]
            assert {name: state[name] for name in expected} == expected
        return self

    def turn_of(self, seat: int) -> Self:
        assert self.view(seat)["toAct"] == [seat]
        return self

    def refused(self, code: str, seat: int, action: str, /, **data: object) -> Self:
        """Refused for this reason, and nothing changes (G3)."""
        before = self.journal.match.digest()
        with pytest.raises(Illegal) as refusal:
            self.journal.play(seat, action, data, self.now)
        assert refusal.value.code == code
        assert self.journal.match.digest() == before
        return self

    def view(self, seat: int | None) -> View:
        return self.journal.match.view(seat)

    def may(self, seat: int) -> list[str]:
        """What a seat is asked for: cards without their numbers, colours, `draw`."""
        found: list[str] = []
        for family in self.view(seat)["legal"]:
            values = [value for domain in family["data"].values() for value in domain["enum"]]
            if not family["anytime"]:
                found += [nameless(value) for value in values] or ["draw"]
        return found

    def top(self) -> str:
        return nameless(self.view(None)["state"]["topCard"]["id"])

    def hand(self, seat: int) -> list[str]:
        return [nameless(card["id"]) for card in self.view(seat)["state"]["hand"]]

    def held(self, seat: int, card: str) -> str:
        return next(held for held in self.game.hands[seat] if nameless(held) == card)

    def counts(self) -> list[int]:
        return [player["cardCount"] for player in self.view(None)["state"]["players"]]

    def events(self) -> list[str]:
        return [event.name for event in self.told]

    def last(self, name: str) -> dict[str, Any]:
        return next(event.data for event in reversed(self.told) if event.name == name)

    def outcome(self) -> Any:
        return self.journal.match.outcome


def given(
    *hands: str, top: str, draws: str = "", color: str = "", pending: int = 0, turn: int = A,
    pile: int | None = None, options: dict[str, object] | None = None,
) -> Story:  # fmt: skip
    """A round in which the seats hold these hands, and seat `turn` is to play.

    draws  the next cards of the pile, the first of them first
    color  the one asked for, where the card on top is wild
    pile   how many cards the pile has; the others are out of the game
    """
    match = Match.start(PlayOne, "playone", options, len(hands))
    story, rest = Story(match), list(DECK)
    game = story.game
    taken = [[take(rest, card) for card in hand.split()] for hand in hands]
    game.hands, game.discard = taken, [take(rest, top)]
    first = [take(rest, card) for card in draws.split()]
    if pile is not None:
        kept = pile - len(first)
        game.removed = rest[kept:]
        del rest[kept:]
    game.deck = rest + first[::-1]
    game.current, game.direction, game.dealer = turn, 1, len(hands) - 1
    game.phase, game.opening, game.pending_draw = "TURN", False, pending
    game.current_color = color or COLOR[game.discard[0]]
    game.check()
    return story


def take(cards: list[str], name: str) -> str:
    """Any card of that name, out of these."""
    found = next(card for card in cards if nameless(card) == name)
    cards.remove(found)
    return found


def nameless(card: str) -> str:
    """`RED-7` of `RED-7-12`; a colour is itself."""
    return card if card in COLORS else card.rpartition("-")[0]


def opened(first: str, players: int = 2, **options: object) -> Story:
    """A match whose first card is of this kind. The story begins before anybody plays."""
    for number in range(2000):
        match = Match.start(PlayOne, f"{first}/{number}", options, players)
        game = match.game
        assert isinstance(game, PlayOne)
        if KIND[game.discard[0]] == first:
            return Story(match)
    raise AssertionError(f"no such card comes first: {first}")


def after_dealer(story: Story, steps: int) -> int:
    """The seat so many places after the dealer."""
    return (story.game.dealer + steps) % story.game.players


def is_wild(card: str) -> bool:
    return KIND[card] in WILDS
