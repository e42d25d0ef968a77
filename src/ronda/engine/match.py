"""A live match: a player's intention in, a log entry and events out."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from ronda.engine import entry as kinds
from ronda.engine.entry import Entry
from ronda.engine.legal import Box, boxes, passes
from ronda.rules import (
    NOBODY,
    Event,
    Game,
    Illegal,
    LegalMove,
    Luck,
    Move,
    Result,
    Turn,
    View,
    span,
)
from ronda.rules.attributes import compact, set_all
from ronda.rules.plain import copied, digest

NOTHING_SHOWN: tuple[int, int, list[Box]] = (-1, -1, [])
OURS = frozenset({"options", "players", "gone", "phase"})  # what a state may have of the platform's
NAMES = frozenset(dir(Game))
HEADER = ("options", "players")  # fixed for the whole match; kept beside the state, not in it


class RulesError(Exception):
    """A game's own mistake: the match must be rebuilt from its log."""


class RulesVersionError(Exception):
    """The match was played under other rules than the ones at hand."""

    def __init__(self, game: str, wanted: str, installed: str) -> None:
        super().__init__(
            f"this match of {game} was played under rules version {wanted}, and version "
            f"{installed} is installed: install a Ronda that has version {wanted} to replay it"
        )
        self.wanted = wanted
        self.installed = installed


class Step(NamedTuple):
    """What an accepted action left: its line in the log, and what is told about it."""

    entry: Entry
    events: list[Event]
    drawn: int = 0  # how often luck was drawn


# A call of the class itself takes half as long again.
entry_of, step_of = partial(tuple.__new__, Entry), partial(tuple.__new__, Step)


class Match:
    """The state of one match. It keeps no log: whoever runs it stores the entries it returns."""

    __slots__ = ("absent", "game", "now", "outcome", "seed", "shown", "version")

    def __init__(self, game: Game, seed: str) -> None:
        self.game = game
        self.seed = seed
        self.version = 0
        self.now = 0
        self.outcome: Result | None = None
        self.shown: tuple[int, int, list[Box]] = NOTHING_SHOWN
        self.absent: tuple[int, ...] = ()  # the seats that were empty at the start

    @classmethod
    def start(
        cls, kind: type[Game], seed: str, options: Mapping[str, object] | None = None,
        players: int | None = None, absent: Sequence[int] = (),
    ) -> "Match":  # fmt: skip
        """A new match, laid out; nobody sits in the `absent` seats until somebody comes `back`."""
        match = cls(blank(kind, options or {}, players), seed)
        for seat in absent:
            match.check_seat(seat)
        match.absent = tuple(sorted(set(absent)))
        match.game.gone = list(match.absent)
        turn = Turn(NOBODY, 0, Luck(seed, 0))
        try:
            match.game.setup(turn)
        except Illegal:
            raise
        except Exception as mistake:
            raise RulesError(f"{kind.id} failed in setup: {mistake!r}") from mistake
        check_names(match.game)
        match.game = compact(match.game)
        match.outcome = match.game.result()
        return match

    # What can happen. Each returns a step, or raises Illegal and leaves everything as it was.

    def play(self, seat: int, action: object, data: Any, at: int) -> Step:
        """A player's intention."""
        game = self.game
        at = self._time(at)
        turn = Turn(seat, at, Luck(self.seed, self.version + 1))
        try:
            move, values = self.understood(seat, action, data, at)
            if move.atomic:
                data = {**data}
            else:  # the game may keep what it is given, and change it
                data, values = copied(data), copied(values)
            move.effect(game, turn, **values)
            return self._done(kinds.PLAY, turn, move.wire, data)
        except Illegal:
            raise
        except Exception as mistake:
            raise RulesError(f"{game.id} failed in {action}: {mistake!r}") from mistake

    def timeout(self, at: int) -> Step:
        """The deadline has passed."""
        at = self._time(at)
        deadline = None if self.outcome else self.game.deadline()
        if deadline is None or at < deadline:
            raise Illegal("NO_TIMEOUT_DUE")
        return self._happen(kinds.TIMEOUT, NOBODY, at)

    def leave(self, seat: int, at: int) -> Step:
        """A player leaves for good."""
        self.check_seat(seat)
        if seat in self.game.gone:
            raise Illegal("ALREADY_GONE")
        return self._happen(kinds.LEAVE, seat, self._time(at))

    def back(self, seat: int, at: int) -> Step:
        """A player who left returns."""
        self.check_seat(seat)
        if seat not in self.game.gone:
            raise Illegal("NOT_GONE")
        return self._happen(kinds.BACK, seat, self._time(at))

    def apply(self, entry: Entry) -> Step:
        """An entry of the log, as if it were happening now. (Undo needs the log: see replay.)"""
        if entry.kind == kinds.PLAY:
            return self.play(entry.seat, entry.action, entry.data, entry.at)
        if entry.kind == kinds.TIMEOUT:
            return self.timeout(entry.at)
        if entry.kind == kinds.LEAVE:
            return self.leave(entry.seat, entry.at)
        return self.back(entry.seat, entry.at)

    # What can be asked.

    def understood(
        self, seat: int, action: object, data: object, at: int
    ) -> tuple[Move, dict[str, object]]:
        """The move that an intention means; refused if it cannot be made. Changes nothing."""
        move = self.game.moves.get(action) if type(action) is str else None
        if move is None:
            raise Illegal("UNKNOWN_MOVE")
        values = move.read(data)
        if self._offered(seat, move, values):
            self._check_in_time(at)
        else:
            self._check_playing(seat, at, move.after_end)
            move.check_domains(values)
            move.check_possible(self.game, seat)
            move.check_values(self.game, seat, values)
        return move, values

    def _offered(self, seat: int, move: Move, values: dict[str, object]) -> bool:
        """Is this among the legal moves that the seat was just shown? Then it needs no proof."""
        version, asked, shown = self.shown
        if version != self.version or asked != seat or type(seat) is not int:
            return False
        for box in shown:
            if box.move is move and box.holds(values):
                return not move.guards or passes(move, self.game, seat, values)
        return False

    def boxes(self, seat: int) -> list[Box]:
        """What a seat may do now, as families of moves."""
        return [] if seat in self.game.gone else self._offers(seat, seat in self.to_act())

    def _offers(self, seat: int, awaited: bool) -> list[Box]:
        """The boxes of a seat that is there; they are kept, to know what it was shown."""
        found = boxes(self.game, seat, awaited=awaited, over=self.outcome is not None)
        if awaited:
            self.shown = (self.version, seat, found)
        return found

    def to_act(self) -> list[int]:
        """The seats the match waits for."""
        if self.outcome:
            return []
        game = self.game
        return without(game.gone, game.to_act()) if game.gone else list(game.to_act())

    def deadline(self) -> int | None:
        """When the clock ends this phase, in match time."""
        return None if self.outcome else self.game.deadline()

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) sees. Look, do not touch: it shares the state's parts."""
        game, waiting = self.game, self.to_act()
        legal: list[LegalMove] = []
        if seat is not None and seat not in game.gone:
            for box in self._offers(seat, seat in waiting):  # no comprehension: it takes longer
                legal.append(box.kept or box.described())  # noqa: PERF401
        return {
            "game": game.id,
            "version": self.version,
            "seat": seat,
            "players": game.players,
            "options": game.options.shown,
            "gone": game.gone,
            "toAct": waiting,
            "deadline": None if self.outcome else game.deadline(),
            "result": self.outcome,
            "state": visible(game, seat),
            "legal": legal,
        }

    def digest(self) -> str:
        """A fingerprint of everything, secrets included: not for players before the end."""
        return digest(self.snapshot())

    # Snapshots.

    def snapshot(self) -> dict[str, Any]:
        """The match as plain data, without its seed."""
        state = {name: value for name, value in vars(self.game).items() if name not in HEADER}
        return {
            "game": self.game.id,
            "rules": self.game.version,
            "options": copied(self.game.options.to_json()),
            "players": self.game.players,
            "absent": list(self.absent),
            "version": self.version,
            "now": self.now,
            "outcome": copied(self.outcome),
            "state": copied(state),
        }

    @classmethod
    def restore(cls, kind: type[Game], seed: str, snapshot: Mapping[str, Any]) -> "Match":
        """The match a snapshot was taken of."""
        check_version(kind, snapshot["rules"])
        match = cls(blank(kind, snapshot["options"], snapshot["players"]), seed)
        set_all(match.game, copied(snapshot["state"]))
        match.absent = tuple(snapshot["absent"])
        match.version = snapshot["version"]
        match.now = snapshot["now"]
        match.outcome = copied(snapshot["outcome"])
        return match

    # Inside.

    def _time(self, at: int) -> int:
        """The clock of a match never runs backwards, whatever the host's does."""
        return at if at > self.now else self.now

    def check_seat(self, seat: object) -> None:
        """Refuse what is no seat of this match."""
        if type(seat) is not int or not 0 <= seat < self.game.players:
            raise Illegal("NO_SUCH_SEAT")

    def _check_playing(self, seat: int, at: int, after_end: bool) -> None:
        self.check_seat(seat)
        if seat in self.game.gone:
            raise Illegal("ALREADY_GONE")
        if self.outcome:
            if not after_end:
                raise Illegal("MATCH_OVER")
            return
        self._check_in_time(at)

    def _check_in_time(self, at: int) -> None:
        deadline = self.game.deadline()
        if deadline is not None and at >= deadline:
            raise Illegal("TOO_LATE")

    def _happen(self, kind: str, seat: int, at: int) -> Step:
        """No player's intention, so the rules must take it: failing is our bug."""
        if self.outcome:
            raise Illegal("MATCH_OVER")
        turn = Turn(seat, at, Luck(self.seed, self.version + 1))
        try:
            self._tell_game(kind, turn)
            return self._done(kind, turn)
        except Exception as mistake:
            raise RulesError(f"{self.game.id} failed in {kind}: {mistake!r}") from mistake

    def _tell_game(self, kind: str, turn: Turn) -> None:
        game = self.game
        if kind == kinds.TIMEOUT:
            game.timeout(turn)
        elif kind == kinds.LEAVE:
            game.gone = sorted([*game.gone, turn.seat])
            game.leave(turn, turn.seat)
        else:
            game.gone = [seat for seat in game.gone if seat != turn.seat]
            game.back(turn, turn.seat)

    def _done(self, kind: str, turn: Turn, action: str = "", data: Any = None) -> Step:
        game = self.game
        self.version = version = self.version + 1
        self.now = at = turn.now
        self.outcome = game.result() or (game.deserted() if game.gone else None)
        entry = entry_of((version, at, kind, turn.seat, action, data or {}))
        return step_of((entry, turn.events, turn.luck.drawn))


def blank(kind: type[Game], options: Mapping[str, object], players: int | None) -> Game:
    """A game before setup."""
    game = kind()
    game.options = type(kind.options).parse(options)
    game.players = players_for(kind, players)
    game.gone = []
    return game


def without(gone: Sequence[int], waiting: Sequence[int]) -> list[int]:
    """The seats that are there, of those waited for."""
    return [seat for seat in waiting if seat not in gone]


def players_for(kind: type[Game], players: int | None) -> int:
    """The number of seats, checked; by default the fewest the game takes."""
    least, most = seat_range(kind)
    if players is None:
        return least
    if type(players) is not int or not least <= players <= most:
        raise Illegal("WRONG_NUMBER_OF_PLAYERS", players=span(least, most))
    return players


def seat_range(kind: type[Game]) -> tuple[int, int]:
    """Fewest and most players."""
    return (kind.seats, kind.seats) if isinstance(kind.seats, int) else kind.seats


def check_version(kind: type[Game], wanted: object) -> None:
    """Refuse to run a match under rules it was not played by."""
    if wanted != kind.version:
        raise RulesVersionError(kind.id, str(wanted), kind.version)


def check_names(game: Game) -> None:
    """Slips of the author's that would show in mid-match, or in another match."""
    kind, state = type(game), vars(game)
    declared = (*game.public, *game.private, *game.owned)
    missing = [name for name in declared if name not in state and not hasattr(game, name)]
    if missing:
        raise RulesError(
            f"{kind.id} declares {', '.join(missing)} visible, but setup never sets it"
        )
    for name in declared:
        if name not in state and type(getattr(kind, name)) in (list, dict):
            raise RulesError(f"{kind.id} shares {name} among all its matches: set it in setup")
    for name in (state.keys() - OURS) & NAMES:
        raise RulesError(f"{kind.id} cannot keep state in {name}: that name is the platform's")


def visible(game: Game, seat: int | None) -> dict[str, Any]:
    """The part of the state that a seat may see, under its names on the wire."""
    for_all, for_seat = type(game).sights
    return for_all(game, None) if seat is None else for_seat(game, seat)
