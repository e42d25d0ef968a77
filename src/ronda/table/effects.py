"""What a table asks of its host, and a line of its log.

The host performs the effects in the order they come in: it makes every `Append` durable before
it performs a `Send`. Views and data share parts of the live table: encode them (or run the bot)
before the table hears the next message, and do not change them.
"""

from typing import Any, NamedTuple

from ronda.rules import Luck, View


class Line(NamedTuple):
    """One line of a table's log: what was accepted, from whom, when (wall clock, ms)."""

    number: int
    at: int
    by: str
    kind: str
    data: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        """The line as an object."""
        return self._asdict()

    @classmethod
    def from_json(cls, line: dict[str, Any]) -> "Line":
        """The line an object was made of."""
        return cls(line["number"], line["at"], line["by"], line["kind"], line["data"])


class Append(NamedTuple):
    """Make this line durable. For the host alone: the first one holds the table's secret."""

    line: Line


class Send(NamedTuple):
    """Send a message to these people.

    To whoever spoke    result, refused
    To one seat each    state (watchers share one), talk (what was said last), event (the game's)
    To who it concerns  pending, request, withdrawn, approved, rejected, kicked
    To everybody        joined, moved, left, admin, placed, botAdded, botRemoved, swapped, policy,
                        ready, rematch, options, started, paused, resumed, over, revived, seed,
                        undone, absent, returned, presence, chat, closed
    """

    to: tuple[str, ...]
    event: str
    data: dict[str, Any]


class Ask(NamedTuple):
    """Let a bot choose, and answer with `Table.bot_chose`. An answer that is late is ignored."""

    seat: int
    bot: str
    version: int
    view: View
    seed: str

    def luck(self) -> Luck:
        """The luck of the bot, which has nothing to do with that of the match."""
        return Luck(self.seed, self.version)


class Wake(NamedTuple):
    """Call `Table.wake` at this time (wall clock, ms), whatever was asked for before."""

    at: int


class Rebuild(NamedTuple):
    """The rules failed half-way: hand every durable line to `Table.rebuild`, and log the reason."""

    reason: str


Effect = Append | Send | Ask | Wake | Rebuild
