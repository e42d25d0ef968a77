"""A match with its log at hand: played on, taken back, recorded, replayed, rebuilt."""

from collections.abc import Iterator, Mapping, Sequence

from ronda.engine.entry import PLAY, UNDO, Entry
from ronda.engine.match import Match, Step
from ronda.engine.recording import Games, Recording, game_of
from ronda.engine.undo import effective, forgettable
from ronda.rules import Game, Illegal


class Journal:
    """A live match and every entry that led to it."""

    __slots__ = ("entries", "match", "names")

    def __init__(self, match: Match, names: Sequence[str] = ()) -> None:
        self.match = match
        self.names = list(names)
        self.entries: list[Entry] = []

    @classmethod
    def start(
        cls, kind: type[Game], seed: str, options: Mapping[str, object] | None = None,
        players: int | None = None, names: Sequence[str] = (), absent: Sequence[int] = (),
    ) -> "Journal":  # fmt: skip
        """A new match with an empty log."""
        return cls(Match.start(kind, seed, options, players, absent), names)

    def play(self, seat: int, action: object, data: object, at: int) -> Step:
        """A player's intention."""
        return self._log(self.match.play(seat, action, data, at))

    def timeout(self, at: int) -> Step:
        """The deadline has passed."""
        return self._log(self.match.timeout(at))

    def leave(self, seat: int, at: int) -> Step:
        """A player leaves for good."""
        return self._log(self.match.leave(seat, at))

    def back(self, seat: int, at: int) -> Step:
        """A player who left returns."""
        return self._log(self.match.back(seat, at))

    def undo(self, seat: int, at: int) -> Step:
        """Take the last action back; the version goes on growing."""
        kept = effective(self.entries)
        version, at = self.match.version + 1, max(at, self.match.now)
        self.match.check_seat(seat)
        self.check_undo(seat, kept, at)
        self.match = self._rebuilt(kept[:-1])
        self.match.version, self.match.now = version, at
        return self._log(Step(Entry(version, at, UNDO, seat), []))

    def check_undo(self, seat: int, kept: list[Entry], at: int) -> None:
        """Refuse unless the last thing that happened was this seat's, and it can be forgotten."""
        deadline = self.match.deadline()
        if not self.match.game.undo:
            raise Illegal("UNDO_NOT_ALLOWED")
        if self.match.outcome:
            raise Illegal("MATCH_OVER")
        if not kept or kept[-1].kind != PLAY or kept[-1].seat != seat:
            raise Illegal("NOTHING_TO_UNDO")
        if deadline is not None and at >= deadline:
            raise Illegal("TOO_LATE")
        if not forgettable(self._rebuilt(kept[:-1]), kept[-1]):
            raise Illegal("UNDO_TOO_LATE")

    def apply(self, entry: Entry) -> Step:
        """An entry of another log of this match, as if it were happening now."""
        if entry.kind == UNDO:
            return self.undo(entry.seat, entry.at)
        return self._log(self.match.apply(entry))

    def rebuild(self) -> None:
        """Start over from the log: after a mistake of the rules, nothing else can be trusted."""
        self.match = self._rebuilt(effective(self.entries))
        if self.entries:  # the last ones may be undone and undoing: they count for the clock alone
            self.match.version, self.match.now = self.entries[-1].version, self.entries[-1].at

    def recording(self) -> Recording:
        """The match so far, to keep."""
        return Recording.of(self.match, self.entries, self.names)

    def _log(self, step: Step) -> Step:
        self.entries.append(step.entry)
        return step

    def _rebuilt(self, entries: Sequence[Entry]) -> Match:
        """The match after some entries, each with the luck of its own version."""
        game, seed, absent = self.match.game, self.match.seed, self.match.absent
        match = Match.start(type(game), seed, game.options.to_json(), game.players, absent)
        for entry in entries:
            match.version = entry.version - 1
            match.apply(entry)
        return match


def replay(recording: Recording, games: Games, to: int | None = None) -> Match:
    """Play a recording again, up to version `to`."""
    journal = before_first(recording, games)
    if to != 0:
        for step in steps(journal, recording):
            if step.entry.version == to:
                break
    return journal.match


def before_first(recording: Recording, games: Games) -> Journal:
    """The recorded match, laid out, before its first entry."""
    kind = game_of(recording, games)
    options, players = recording.options, recording.players
    absent = recording.absent
    return Journal.start(kind, recording.seed, options, players, recording.names, absent)


def steps(journal: Journal, recording: Recording) -> Iterator[Step]:
    """Play the recorded entries one by one."""
    for entry in recording.entries:
        yield journal.apply(entry)
