"""A match at one moment, with all that a check needs to try things on copies of it."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import NoReturn

from ronda.engine import Entry, Journal, Match, Step
from ronda.lab.attempts import legal_attempts
from ronda.lab.broken import Broken, recorded
from ronda.rules import Event, Illegal, Luck
from ronda.rules.plain import canonical, copied


class Scene:
    """The journal so far, the step that led here, and luck to choose what is tried.

    `attempts` are tried first: what broke something before.
    """

    __slots__ = ("attempts", "journal", "luck", "step")

    def __init__(
        self, journal: Journal, luck: Luck, attempts: Sequence[Entry] = (),
        step: Step | None = None,
    ) -> None:  # fmt: skip
        self.journal = journal
        self.luck = luck
        self.attempts = tuple(attempts)
        self.step = step

    @property
    def match(self) -> Match:
        return self.journal.match

    @property
    def seats(self) -> range:
        return range(self.match.game.players)

    def copy(self) -> Match:
        """The match once more, to try something on."""
        return again(self.match)

    def refuted(self, name: str, detail: str, attempt: Entry | None = None) -> NoReturn:
        """This invariant does not hold here."""
        raise Broken(name, detail, recorded(self.journal), attempt)

    def open_to_moves(self) -> bool:
        """Is there time left for a move now?"""
        deadline = self.match.deadline()
        return deadline is None or self.match.now < deadline

    def legal(self, most: int, seats: Iterable[int] | None = None) -> Iterator[Entry]:
        """Up to so many legal moves of these seats, or of all."""
        who = self.seats if seats is None else seats
        return islice(legal_attempts(self.match, self.luck, who), most)


def answer(match: Match, attempt: Entry) -> tuple[str, str]:
    """Accepted, or refused and with which words."""
    try:
        match.apply(attempt)
    except Illegal as refusal:
        return "refused", canonical([refusal.code, refusal.details])
    return "accepted", ""


def again(match: Match) -> Match:
    """One more copy. (Not by way of a snapshot: options can be large, and would be read again.)"""
    copy = Match(match.game.clone(), match.seed)
    copy.version, copy.now, copy.absent = match.version, match.now, match.absent
    copy.outcome = copied(match.outcome)
    return copy


def heard(events: Iterable[Event], seat: int | None) -> list[str]:
    """What a seat (None: a spectator) hears of these events."""
    return [canonical([e.name, e.data]) for e in events if e.to is None or seat in e.to]


def seen(match: Match, seat: int | None) -> str:
    """A seat's view, as text to compare."""
    return canonical(match.view(seat))
