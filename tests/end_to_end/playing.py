"""How people play who only do what the page offers them, until the match is over."""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from playwright.sync_api import Error, Locator

from tests.end_to_end.person import Person

LONGEST = 90  # seconds in which nobody finds anything to do
BREATH = 50  # milliseconds
QUICKLY = 1_000  # milliseconds: what was offered may be gone again
MISSES = 10  # in a row, and it is the page that does not let itself be pressed

Find = Callable[[Person], Locator]


@dataclass(frozen=True, eq=False)
class Way:
    """Something that may be offered, and what is written there, or that it is pressed."""

    find: Find
    text: str | None = None

    def go(self, person: Person) -> bool:
        """Was it offered? Then it is done; an error, if it was gone before the finger was there."""
        wanted = self.find(person).first
        if not wanted.is_visible():
            return False
        self._do(person, wanted)
        return True

    def _do(self, person: Person, wanted: Locator) -> None:
        if self.text is None:
            person.hands.press(wanted, timeout=QUICKLY)
        else:
            person.hands.write(wanted, self.text, timeout=QUICKLY)


Mind = Sequence[Sequence[Way]]


def button(english: str, number: int = 0, *, begins: bool = False) -> Way:
    """A button that says so; of several the one of that number."""
    return Way(lambda person: person.button(english, begins=begins).nth(number))


def marked(selector: str) -> Way:
    """Something on the board that is marked as possible."""
    return Way(lambda person: person.page.locator(selector))


def field(english: str, text: str) -> Way:
    """A field of this label."""
    return Way(lambda person: person.page.get_by_label(person.reads(english)), text)


class Player:
    """Somebody who takes turns, and does of what is offered what comes first in their mind.

    Of ways that come as early as each other, the one that was gone least often.
    """

    def __init__(self, person: Person, mind: Mind) -> None:
        self.person = person
        self.done: Counter[Way] = Counter()
        self._misses = 0
        self._mind = mind

    def acts(self) -> bool:
        """Do something, if anything is offered."""
        return any(self._goes(way) for ways in self._mind for way in sorted(ways, key=self._times))

    def is_over(self) -> bool:
        return self.person.is_offered("Play again")

    def _times(self, way: Way) -> int:
        return self.done[way]

    def _goes(self, way: Way) -> bool:
        try:
            done = way.go(self.person)
        except Error as error:
            return self._misses_it(error)
        self.done[way] += done
        self._misses = 0 if done else self._misses
        return done

    def _misses_it(self, error: Error) -> bool:
        """It was somebody else's turn by then; but that is not so every time."""
        self._misses += 1
        if self._misses == MISSES:
            raise error
        return False


def play_to_the_end(players: Sequence[Player]) -> None:
    """Everybody acts when they can."""
    play_until(lambda: are_done(players), players)


def play_for(actions: int, players: Sequence[Player]) -> None:
    """So many, or to the end if it comes before."""
    play_until(lambda: have_done(actions, players) or are_done(players), players)


def are_done(players: Sequence[Player]) -> bool:
    return all(player.is_over() for player in players)


def have_done(actions: int, players: Sequence[Player]) -> bool:
    return sum(player.done.total() for player in players) >= actions


def play_until(enough: Callable[[], bool], players: Sequence[Player]) -> None:
    acted = time.monotonic()
    while not enough():
        if any(player.acts() for player in players):
            acted = time.monotonic()
        else:
            players[0].person.page.wait_for_timeout(BREATH)
        idle = time.monotonic() - acted
        assert idle < LONGEST, [list(player.done.values()) for player in players]
