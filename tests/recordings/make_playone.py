"""Make the recordings of PlayOne anew: `python -m tests.recordings.make_playone`.

One for each way a round or a match can end, each first card and each special situation. Nothing
is arranged: the house bot plays seed after seed until the situation comes about.
"""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import count, islice
from pathlib import Path
from typing import Self

from ronda.engine import Journal, Step
from ronda.games.playone import PlayOne
from ronda.games.playone.bots import simple
from ronda.games.playone.cards import KIND
from ronda.games.playone.round import CHOOSE, TURN
from ronda.rules import Luck

FOLDER = Path(__file__).parent / "playone"
LUCK = Luck("the house bot needs none")
THINKING = 800
SEEDS, STEPS = 400, 400
ONE = {"rounds": 1}
FIRST = ("NUMBER", "SKIP", "REVERSE", "DRAW_TWO", "WILD", "WILD_DRAW_FOUR")


class Drive:
    """A match that the house bot plays for everybody."""

    def __init__(
        self, seed: str, players: int, options: dict[str, object], absent: Sequence[int] = ()
    ) -> None:
        names = ("Ana", "Beto", "Carmen", "Diego")[:players]
        self.journal = Journal.start(PlayOne, seed, options, players, names, absent)
        self.now = 0
        self.last: list[str] = []  # what was told last

    @property
    def game(self) -> PlayOne:
        game = self.journal.match.game
        assert isinstance(game, PlayOne)
        return game

    def step(self) -> Self:
        """A move of the house bot; between rounds the time runs out."""
        match = self.journal.match
        seats = match.to_act()
        if not seats:
            return self.waits()
        self.now += THINKING
        action, data = simple(match.view(seats[0]), LUCK)
        return self.told(self.journal.play(seats[0], action, data, self.now))

    def told(self, step: Step) -> Self:
        self.last = [event.name for event in step.events]
        return self

    def waits(self) -> Self:
        deadline = self.journal.match.deadline()
        assert deadline is not None
        self.now = deadline
        return self.told(self.journal.timeout(deadline))

    def plays(self, seat: int, action: str, **data: object) -> Self:
        self.now += THINKING
        return self.told(self.journal.play(seat, action, data, self.now))

    def leaves(self, seat: int) -> Self:
        return self.told(self.journal.leave(seat, self.now))

    def comes(self, seat: int) -> Self:
        return self.told(self.journal.back(seat, self.now))

    def to_the_end(self) -> Self:
        while self.journal.match.outcome is None:
            self.step()
        return self

    def until(self, holds: Callable[[Self], bool]) -> Self | None:
        """Play on until this holds; None if it never does."""
        for _ in islice(count(), STEPS):
            if holds(self):
                return self
            if self.journal.match.outcome:
                return None
            self.step()
        return None


def first_time(holds: Callable[[Drive], bool], players: int = 3, **options: object) -> Drive:
    """The first seed under which it comes to that."""
    for number in range(SEEDS):
        found = Drive(f"playone/{number}", players, ONE | options).until(holds)
        if found:
            return found
    raise AssertionError("it never comes to that")


def begins_with(kind: str, players: int) -> Drive:
    """A round whose first card is of this kind."""
    for number in range(SEEDS):
        drive = Drive(f"playone/{kind}/{number}", players, dict(ONE))
        if KIND[drive.game.discard[0]] == kind:
            return drive
    raise AssertionError(f"{kind} never comes first")


def in_mid_round(players: int = 3, **options: object) -> Drive:
    def holds(drive: Drive) -> bool:
        return drive.game.phase == TURN and len(drive.game.discard) > 8

    return first_time(holds, players, **options)


def pending(cards: int, players: int = 3, **options: object) -> Drive:
    def holds(drive: Drive) -> bool:
        return drive.game.phase == TURN and drive.game.pending_draw == cards

    return first_time(holds, players, **options)


def owing(drive: Drive) -> bool:
    return drive.game.phase == CHOOSE and not drive.game.opening


def owing_and_pending(drive: Drive) -> bool:
    return owing(drive) and drive.game.pending_draw > 0


def can_play(drive: Drive) -> bool:
    return drive.game.phase == TURN and bool(drive.game.playable(drive.game.current))


def cannot_play(drive: Drive) -> bool:
    game = drive.game
    return game.phase == TURN and not (game.pending_draw or game.playable(game.current))


def tells(event: str, players: int = 3) -> Drive:
    return first_time(lambda drive: event in drive.last, players)


def current_leaves(drive: Drive) -> Drive:
    return drive.leaves(drive.game.current)


def draws_though_it_could_stack() -> Drive:
    def holds(drive: Drive) -> bool:
        game = drive.game
        return bool(game.pending_draw and game.phase == TURN and game.playable(game.current))

    drive = first_time(holds)
    return drive.plays(drive.game.current, "INTENT_DRAW")


def all_but_one_leave() -> Drive:
    drive = in_mid_round(4)
    return drive.leaves(0).leaves(2).leaves(3)


def comes_again() -> Drive:
    """Out of this round, in the next, and in the game to the end."""
    return in_mid_round(3, rounds=2).leaves(1).comes(1)


def lobby() -> Drive:
    return Drive("playone/lobby", 3, dict(ONE), absent=[0, 2])


def next_round_by_hand() -> Drive:
    drive = first_time(lambda drive: not drive.game.to_act(), 2, rounds=2)
    return drive.plays(1, "INTENT_START_ROUND")


STORIES: dict[str, Callable[[], Drive]] = {
    **{f"{p}-players": partial(Drive, f"playone/{p}", p, dict(ONE)) for p in (2, 3, 4)},
    **{f"first-{kind.lower()}": partial(begins_with, kind, 3) for kind in FIRST},
    "first-reverse-of-two": lambda: begins_with("REVERSE", 2),
    "first-wild-chooser-leaves": lambda: current_leaves(begins_with("WILD", 3)),
    "three-rounds": lambda: Drive("playone/rounds", 3, {"rounds": 3}),
    "to-200-points": lambda: Drive("playone/points", 2, {"scoring": "points", "target": 200}),
    "to-two-rounds-won": lambda: Drive("playone/target", 4, {"target": 2}),
    "next-round-by-hand": next_round_by_hand,
    "stacked-to-6": lambda: pending(6),
    "stacked-to-8": lambda: pending(8, 4),
    "draws-though-it-could-stack": draws_though_it_could_stack,
    "auto-played": lambda: tells("autoPlayed"),
    "pile-recycled": lambda: tells("pileRecycled", 4),
    "leaves-while-another-plays": lambda: in_mid_round(4).leaves(2),
    "leaves-on-ones-turn": lambda: current_leaves(in_mid_round()),
    "leaves-with-cards-to-draw": lambda: current_leaves(pending(4)),
    "leaves-owing-a-colour": lambda: current_leaves(first_time(owing)),
    "leaves-owing-both": lambda: current_leaves(first_time(owing_and_pending)),
    "opponent-leaves": lambda: in_mid_round(2).leaves(0),
    "all-but-one-leave": all_but_one_leave,
    "comes-again": comes_again,
    "lobby-until-two-are-there": lambda: lobby().comes(0),
    "lobby-by-hand": lambda: lobby().comes(2).plays(1, "INTENT_START_ROUND"),
    "time-out-card": lambda: first_time(can_play, turn_seconds=10).waits(),
    "time-out-no-card": lambda: first_time(cannot_play, turn_seconds=10).waits(),
    "time-out-draw": lambda: pending(2, turn_seconds=10).waits(),
    "time-out-colour": lambda: first_time(owing, turn_seconds=10).waits(),
}


def recording(name: str) -> str:
    """The text of one recording."""
    return STORIES[name]().to_the_end().journal.recording().text()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for file in FOLDER.glob("*.json"):
        file.unlink()
    for name in STORIES:
        (FOLDER / f"{name}.json").write_text(recording(name), "utf-8")


if __name__ == "__main__":
    main()
