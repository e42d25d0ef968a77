"""What a simulation found: a record a match, and what they come to together."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from statistics import mean, median
from typing import Any, NamedTuple

from ronda.rules import Result

UNFINISHED = "unfinished"  # where there is no result to give a reason


class Record(NamedTuple):
    """One simulated match."""

    number: int
    seed: str
    bots: tuple[str, ...]  # by seat
    points: tuple[float, ...]
    winners: tuple[int, ...]
    reason: str  # the rules' own, or "unfinished"
    length: int  # entries in its log: moves and time-outs
    branching: float  # how many moves the one to act could choose from, on average

    @classmethod
    def of(
        cls, number: int, seed: str, bots: tuple[str, ...], result: Result | None, length: int,
        branching: float,
    ) -> "Record":  # fmt: skip
        """From how it ended; without a result nobody has won, and there are no points."""
        if result is None:
            nothing = (0,) * len(bots)
            return cls(number, seed, bots, nothing, (), UNFINISHED, length, branching)
        points, winners = tuple(result["points"]), tuple(result["winners"])
        return cls(number, seed, bots, points, winners, result["reason"], length, branching)

    def row(self) -> dict[str, object]:
        """One line of a table: a column a seat."""
        seats = range(len(self.bots))
        return {
            "match": self.number,
            "seed": self.seed,
            **{f"bot_{seat}": self.bots[seat] for seat in seats},
            **{f"points_{seat}": self.points[seat] for seat in seats},
            **{f"won_{seat}": int(seat in self.winners) for seat in seats},
            "reason": self.reason,
            "length": self.length,
            "branching": round(self.branching, 3),
        }


class Tally(NamedTuple):
    """How a seat, or a bot wherever it sat, fared."""

    played: int
    won: int  # alone or shared
    points: float  # on average

    @classmethod
    def of(cls, outcomes: Sequence[tuple[bool, float]]) -> "Tally":
        """From (won, points) of each match played."""
        points = mean(points for _, points in outcomes) if outcomes else 0.0
        return cls(len(outcomes), sum(won for won, _ in outcomes), points)

    @property
    def share(self) -> float:
        """Of all played, the part that was won."""
        return self.won / self.played if self.played else 0.0

    def to_json(self) -> dict[str, object]:
        return {**self._asdict(), "share": self.share}


class Summary(NamedTuple):
    """A whole simulation."""

    game: str
    rules: str
    options: dict[str, object]
    seed: str
    bots: tuple[str, ...]
    records: list[Record]
    cpu_seconds: float
    seconds: float
    fast: bool = False  # by the rules alone

    @property
    def matches(self) -> int:
        return len(self.records)

    @property
    def unfinished(self) -> int:
        return self.reasons()[UNFINISHED]

    @property
    def matches_per_cpu_second(self) -> float:
        return self.matches / self.cpu_seconds if self.cpu_seconds else 0.0

    def reasons(self) -> Counter[str]:
        """How often each ending came, the commonest first."""
        return Counter(record.reason for record in self.records)

    def by_seat(self) -> list[Tally]:
        """How each seat fared."""
        return [Tally.of(list(outcomes(self.records, {seat}))) for seat in range(len(self.bots))]

    def by_bot(self) -> dict[str, Tally]:
        """How each bot fared, over all the seats it had."""
        seats: dict[str, set[int]] = {}
        for seat, bot in enumerate(self.bots):
            seats.setdefault(bot, set()).add(seat)
        return {bot: Tally.of(list(outcomes(self.records, held))) for bot, held in seats.items()}

    def lengths(self) -> dict[str, float]:
        """Entries a match: fewest, median, mean, most."""
        lengths = [record.length for record in self.records] or [0]
        return {
            "min": min(lengths), "median": median(lengths),
            "mean": mean(lengths), "max": max(lengths),
        }  # fmt: skip

    def branching(self) -> float:
        """How many moves there were to choose from, on average over the matches."""
        return mean(record.branching for record in self.records) if self.records else 0.0

    def to_json(self, records: bool = False) -> dict[str, Any]:
        """As data; with every match if wanted."""
        data: dict[str, Any] = {
            "game": self.game, "rules": self.rules, "options": self.options, "seed": self.seed,
            "fast": self.fast,
            "bots": list(self.bots), "matches": self.matches, "unfinished": self.unfinished,
            "bySeat": [tally.to_json() for tally in self.by_seat()],
            "byBot": {bot: tally.to_json() for bot, tally in self.by_bot().items()},
            "reasons": dict(self.reasons().most_common()),
            "lengths": self.lengths(), "branching": self.branching(),
            "cpuSeconds": self.cpu_seconds, "seconds": self.seconds,
            "matchesPerCpuSecond": self.matches_per_cpu_second,
        }  # fmt: skip
        return data | {"records": [record.row() for record in self.records]} if records else data

    def rows(self) -> Iterator[dict[str, object]]:
        """A dict a match, all with the same keys: for `csv.DictWriter`."""
        return (record.row() for record in self.records)


def rounded(count: float) -> str:
    """A mean number of choices as people read it: `3.4`, or `10^12` where counting is idle."""
    return f"{count:.1f}" if count < 10_000 else f"10^{len(str(int(count))) - 1}"


def outcomes(records: Iterable[Record], seats: set[int]) -> Iterator[tuple[bool, float]]:
    """(won, points) of these seats, match by match."""
    for record in records:
        for seat in seats:
            yield seat in record.winners, record.points[seat]
