"""The durable part of a table: all that its log determines, and nothing else."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, Self, cast
from unicodedata import normalize

from ronda.engine import Games, Journal, Match, Step, copied
from ronda.rules import Event, Game, Illegal, commitment, require
from ronda.table.effects import Line
from ronda.table.luck import match_seed
from ronda.table.phases import BETWEEN, LOBBY, OVER, PAUSED, PLAYING, RUNNING, TRANSITIONS
from ronda.table.saved import saved_match, saved_run
from ronda.table.seat import Seat
from ronda.table.settings import Settings

CLOCK = "*clock*"  # who acts when time does
ORGANISER = "*organiser*"  # the platform's own hand: an admin of every table
PLAIN = (
    "admin", "admin_name", "at", "code", "kicked", "lineup", "matches", "number", "parted",
    "paused_at", "pending", "phase", "renewed", "sealed", "secret", "since", "talk", "zero",
)  # fmt: skip


def is_organiser(by: object) -> bool:
    """Is it the platform that speaks?"""
    return type(by) is str and by == ORGANISER


def compared(name: str) -> str:
    """Two names that look alike are one."""
    return normalize("NFKC", name.strip()).casefold()


class Told(NamedTuple):
    """Something to tell: to these people, or (None) to everybody at the table."""

    event: str
    to: tuple[str, ...] | None
    data: dict[str, Any]


class Room:
    """Seats and people, the match, its clock. Who is connected is no part of it."""

    __slots__ = (*PLAIN, "kind", "match", "options", "recorded", "run", "seats", "settings", "told")

    def __init__(self, kind: type[Game], line: Line, recorded: bool = False) -> None:
        created = line.data
        self.kind = kind
        self.settings = cast(Settings, Settings.parse(created["settings"]))
        self.options = type(kind.options).parse(created["options"])
        self.code: str = created["code"]
        self.secret: str = created["secret"]
        self.admin = line.by
        self.admin_name: str = created["name"]
        self.number = line.number
        self.at = line.at
        self.phase = LOBBY
        self.since = line.at  # when the phase began
        self.seats: list[Seat | None] = [None] * created["seats"]
        self.pending: dict[str, str] = {}  # who waits for approval: user -> name
        self.kicked: list[str] = []
        self.talk: list[list[Any]] = []  # the last messages: [at, user, name, text]
        self.run: Match | Journal | None = None
        self.match: Match | None = None  # the current one, or the last
        self.recorded = recorded  # keep the log of every match, not only where undo needs it
        self.matches = 0
        self.lineup: list[str] = []  # who sat where when the match began
        self.renewed = False  # have options been chosen since the match began?
        self.parted = False  # has anybody taken another's seat since the match ended?
        self.sealed = False  # is there a seed that is still secret?
        self.zero = 0  # the wall clock at match time 0, pauses taken out
        self.paused_at = 0
        self.told: list[Told] = []
        if self.settings.creator_sits and line.by != ORGANISER:
            self.seats[0] = Seat(line.by, self.admin_name, self.settings.absent)

    # People.

    def find(self, user: str) -> int | None:
        """Where somebody sits."""
        for index, seat in enumerate(self.seats):
            if seat is not None and seat.user == user and not seat.left:
                return index
        return None

    def seat_of(self, user: str) -> int:
        """Where somebody sits, who must."""
        index = self.find(user)
        if index is None:
            raise Illegal("APPROVAL_PENDING" if user in self.pending else "NOT_SEATED")
        return index

    def taken(self, index: int) -> Seat:
        """Whoever sits there."""
        require(0 <= index < len(self.seats), "NO_SUCH_SEAT")
        seat = self.seats[index]
        if seat is None or seat.left:
            raise Illegal("SEAT_FREE")
        return seat

    def is_free(self, index: int) -> bool:
        """Can somebody sit down there?"""
        seat = self.seats[index]
        return seat is None or seat.left

    def free_seat(self, wanted: int | None = None) -> int:
        """A seat to sit down on: the one wanted, or the first."""
        free = [index for index in range(len(self.seats)) if self.is_free(index)]
        require(free, "ROOM_FULL")
        if wanted is None:
            return free[0]
        require(wanted < len(self.seats), "NO_SUCH_SEAT")
        require(wanted in free, "SEAT_TAKEN")
        return wanted

    def people(self) -> Iterator[Seat]:
        """The seats that people hold."""
        return (seat for seat in self.seats if seat and seat.user and not seat.left)

    def everyone(self) -> Iterator[str]:
        """The people of this table, an admin who does not sit included."""
        yield from (seat.user for seat in self.people())
        if self.admin and self.find(self.admin) is None:
            yield self.admin

    def name_of(self, user: str) -> str:
        """What somebody is called here; who left, too, as long as the seat remembers."""
        names = {seat.user: seat.name for seat in self.seats if seat}
        names |= self.pending
        return names.get(user) or (self.admin_name if user == self.admin else "")

    def names(self, but: str) -> set[str]:
        """The names that others have, as they compare."""
        known = {seat.user: seat.name for seat in self.people()}
        known |= {self.admin: self.admin_name, **self.pending}
        return {compared(name) for user, name in known.items() if user != but}

    def takes_people(self) -> bool:
        """May somebody sit down now?"""
        return self.phase in BETWEEN or (self.settings.late and self.phase in RUNNING)

    # The match.

    def hold(self, run: Match | Journal | None) -> None:
        """This is the match from now on, with its log if it keeps one."""
        self.run = run
        self.match = run.match if isinstance(run, Journal) else run

    @property
    def playing(self) -> Match | Journal:
        """The match that must be there to be played."""
        if self.run is None:
            raise Illegal("NOT_STARTED")
        return self.run

    def part_of_match(self, index: int | None) -> bool:
        """Does this seat have a part in the match? (Seats may have been added after it.)"""
        if index is None or self.match is None or self.parted:
            return False
        return index < self.match.game.players

    def part(self, *indices: int) -> None:
        """Seats change hands. After a match that ends it: nobody plays on with another's cards."""
        if self.phase == OVER and any(map(self.part_of_match, indices)):
            self.parted = True
            self.unseal()

    def clock(self, at: int) -> int:
        """Match time: the time since the start, without the pauses."""
        return (self.paused_at if self.phase == PAUSED else at) - self.zero

    def stepped(self, step: Step, at: int) -> None:
        """Tell what a step of the match brought, and see whether it is over, or on again."""
        for event in step.events:
            self.tell_players(event, step.entry.version)
        self.follow(at)

    def follow(self, at: int) -> None:
        """The phase of the table follows the match."""
        match = self.match
        if match and match.outcome and self.phase == PLAYING:
            self.finish(match, at)
        elif match and not match.outcome and self.phase == OVER:
            self.to("revive", at)
            self.tell("revived", match=self.matches)

    def finish(self, match: Match, at: int) -> None:
        """Note who won; show the seed, unless the match could still go on."""
        self.to("finish", at)
        result = match.outcome
        assert result is not None
        for index, (seat, points) in enumerate(zip(self.seats, result["points"], strict=False)):
            if seat:
                seat.ready = False
                seat.won += index in result["winners"]
                seat.points += points
        self.tell("over", match=self.matches, result=result)
        if not any(move.after_end for move in match.game.moves.values()):
            self.unseal()

    def unseal(self) -> None:
        """Show the seed of a match that nobody can play on: everybody can check the luck."""
        if self.sealed:
            self.sealed = False
            seed = self.seed()
            self.tell("seed", match=self.matches, seed=seed, commitment=commitment(seed))

    def seed(self) -> str:
        """The seed of the current match."""
        return match_seed(self.secret, self.matches)

    # What happens, and who hears of it.

    def to(self, happening: str, at: int) -> None:
        """Go over to another phase."""
        self.phase = TRANSITIONS[self.phase, happening]
        self.since = at

    def tell(self, event: str, to: Iterable[str] | None = None, /, **data: Any) -> None:
        """Something to be told once the message has been handled."""
        self.told.append(Told(event, None if to is None else tuple(to), data))

    def tell_players(self, event: Event, version: int) -> None:
        """An event of the game, to the people on the seats that may hear it."""
        data: dict[str, Any] = {"event": event.name, "data": event.data, "version": version}
        if event.to is None:
            self.tell("event", **data)
        else:
            seats = (self.seats[i] for i in event.to if 0 <= i < len(self.seats))
            self.tell("event", [s.user for s in seats if s and s.user and not s.left], **data)

    # Snapshots.

    def snapshot(self) -> dict[str, Any]:
        """The room as plain data, its secrets included: for the host's store alone."""
        return {
            **{name: copied(getattr(self, name)) for name in PLAIN},
            "game": self.kind.id,
            "settings": copied(self.settings.to_json()),
            "options": copied(self.options.to_json()),
            "seats": [seat and seat.to_json() for seat in self.seats],
            "run": saved_run(self.run),
        }

    @classmethod
    def from_snapshot(cls, games: Games, snapshot: dict[str, Any]) -> Self:
        """The room a snapshot was taken of."""
        saved = copied(snapshot)
        created = {**saved, "name": saved["admin_name"], "seats": len(saved["seats"])}
        room = cls(games[saved["game"]], Line(0, saved["at"], ORGANISER, "create", created))
        for name in PLAIN:
            setattr(room, name, saved[name])
        room.seats = [data and Seat.from_json(data) for data in saved["seats"]]
        room.hold(saved_match(room.kind, room.seed(), saved["run"]))
        return room
