"""The short way through a match: random moves by the rules alone, for very many matches.

The same class of rules plays, and nothing around it: no view is made, no move is checked (each
comes from the legal ones), no log is kept and nothing is told. The clock stands still while
anybody is to act. All luck of a match comes from one stream, so it is another match than that of
the same seed with everything on.
"""

from collections.abc import Iterator
from hashlib import shake_128
from itertools import chain, count
from struct import unpack
from typing import Any

from ronda.engine import Box, accepted, copied
from ronda.engine.legal import boxes, passes
from ronda.lab.summary import Record
from ronda.rules import NOBODY, Game, Luck, Options, Result, Silent, Turn

BOT = "random"
TRIES = 20
MOST_STEPS = 2000


class Playouts:
    """Random matches of one game, each from its own seed; the counts are of the last one."""

    __slots__ = (
        "breadth", "decided", "kind", "listed", "luck", "most_steps", "options", "players",
        "steps", "words",
    )  # fmt: skip

    def __init__(
        self, kind: type[Game], options: Options, players: int, most_steps: int = MOST_STEPS
    ) -> None:
        self.kind = kind
        self.options = options
        self.players = players
        self.most_steps = most_steps
        self.listed = kind.choices is not Game.choices
        self.forget("")

    def forget(self, seed: str) -> None:
        """Begin again at nothing."""
        self.words = words(f"{seed} choices")  # among listed moves
        self.luck = Luck(f"{seed} values")
        self.steps = self.decided = 0
        self.breadth = 0  # among how many moves was chosen, added up

    def record(self, number: int, seed: str) -> Record:
        """One match, and what came of it."""
        result = self.play(seed)
        branching = self.breadth / max(1, self.decided)
        bots = (BOT,) * self.players
        return Record.of(number, seed, bots, result, self.steps, branching)

    def play(self, seed: str) -> Result | None:
        """A match to its end; None if that is too far away, or there is none."""
        self.forget(seed)
        game, turn = self.blank(), Silent(NOBODY, 0, Luck(seed))
        game.setup(turn)
        play_on = self.play_listed if self.listed else self.play_declared
        while (result := game.result()) is None and self.steps < self.most_steps:
            if not play_on(game, turn) and not self.pass_time(game, turn):
                break
        return result

    def blank(self) -> Game:
        """A game before setup."""
        game = self.kind()
        game.options, game.players, game.gone = self.options, self.players, []
        return game

    def play_listed(self, game: Game, turn: Turn) -> bool:
        """By the game's own lists, each move as likely as the others, while it awaits any."""
        left, breadth = range(self.most_steps - self.steps), 0
        for made, word in zip(left, self.words, strict=False):  # noqa: B007 - see the end
            moves = game.choices(turn)
            if not moves:
                break
            number = len(moves)
            turn.seat, effect, arguments = moves[word % number]
            effect(*arguments)
            breadth += number
        else:
            made = len(left)
        self.steps += made
        self.decided += made
        self.breadth += breadth
        return made > 0

    def play_declared(self, game: Game, turn: Turn) -> bool:
        """By the declarations: a family at random, then values. One move, if there is any."""
        seats = game.to_act()
        if not seats:
            return False
        turn.seat = self.luck.pick(seats)
        found = boxes(game, turn.seat, awaited=True, over=False)
        asked = [box for box in found if not box.move.anytime] or found
        breadth = sum(box.size() for box in asked)
        while asked:
            box = asked.pop(self.luck.below(len(asked)))
            values = allowed(box, game, turn.seat, self.luck)
            if values is not None:
                box.move.effect(game, turn, **copied(values))
                self.steps += 1
                self.decided += 1
                self.breadth += breadth
                return True
        return False

    def pass_time(self, game: Game, turn: Turn) -> bool:
        """Nobody can act: the clock jumps to the deadline, if there is one."""
        deadline = game.deadline()
        if deadline is None:
            return False
        turn.seat, turn.now = NOBODY, max(turn.now, deadline)
        game.timeout(turn)
        self.steps += 1
        return True


def words(seed: str) -> Iterator[int]:
    """Endless chance in 32 bits at a time; nobody has to draw it again, so it is never counted."""
    streams = (shake_128(f"{seed}\n{part}".encode()) for part in count())
    return chain.from_iterable(unpack("<64I", stream.digest(256)) for stream in streams)


def allowed(box: Box, game: Game, seat: int, luck: Luck) -> dict[str, Any] | None:
    """Values that the guards let through: at random, else the first; None if there are none."""
    for _ in range(TRIES):
        values = {name: domain.sample(luck) for name, domain in box.domains.items()}
        if passes(box.move, game, seat, values):
            return values
    return next(accepted(box, game, seat), None)
