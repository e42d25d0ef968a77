"""A match from its first move to its last, at one terminal."""

from collections.abc import Sequence
from time import monotonic

from ronda.bots import bots_for, choose
from ronda.cli.problem import Problem
from ronda.cli.sitting.asking import Asker
from ronda.cli.sitting.chairs import Chair
from ronda.cli.sitting.menu import Item, menu
from ronda.cli.sitting.prompt import BACK, GO_ON, OTHER, QUIT, UNDO, Command, Prompt
from ronda.cli.sitting.screen import Screen
from ronda.cli.terminal import Terminal, TimeIsUp
from ronda.cli.words import Words
from ronda.engine import Journal, Match, RulesError, Step
from ronda.engine.entry import PLAY
from ronda.engine.undo import effective
from ronda.rules import Illegal, Luck


class Left(Exception):  # noqa: N818 - a person has left the table
    """The match stays unfinished."""


class Passed(Exception):  # noqa: N818 - the person has nothing to say
    """The others go on."""


class Sitting:
    """The people and bots at the terminal, and the match they play."""

    def __init__(self, terminal: Terminal, journal: Journal, chairs: Sequence[Chair]) -> None:
        self.terminal = terminal
        self.journal = journal
        self.chairs = chairs
        kind = type(journal.match.game)
        self.words = Words(kind, terminal.language, [chair.name for chair in chairs])
        self.people = [seat for seat, chair in enumerate(chairs) if not chair.bot]
        self.screen = Screen(terminal, self.words, self.people, keeps_secrets(journal.match))
        self.prompt = Prompt(terminal, self.screen.help)
        self.asker = Asker(terminal, self.words, self.prompt)
        self.prompt.seconds_left = self.seconds_left
        self.began = monotonic() - journal.match.now / 1000
        self.last = -1  # the seat that acted last
        self.called: int | None = None  # somebody who asked to speak out of turn
        self.heard_out = -1  # the version at which those out of turn were asked

    @property
    def match(self) -> Match:
        return self.journal.match

    def now(self) -> int:
        """Match time."""
        return int(1000 * (monotonic() - self.began))

    def seconds_left(self) -> float | None:
        deadline = self.match.deadline()
        return None if deadline is None else (deadline - self.now()) / 1000

    def run(self) -> None:
        """Play to the end. Raises `Left` when somebody leaves before it."""
        while not self.match.outcome:
            self.one_step()

    # Whose turn it is.

    def one_step(self) -> None:
        """The clock, a bot, or a person."""
        left = self.seconds_left()
        waiting = self.match.to_act()
        if left is not None and left <= 0:
            self.log(self.journal.timeout(self.now()))
        elif self.called is not None:
            seat, self.called = self.called, None
            self.person_acts(seat)
        elif waiting:
            self.seat_acts(next_after(self.last, waiting))
        elif left is not None:
            self.screen.show_to_all(self.match)
            self.terminal.pause(left)
        else:
            raise Problem("stuck", code=1, version=self.match.version)

    def seat_acts(self, seat: int) -> None:
        if seat in self.people:
            self.person_acts(seat)
        elif (person := self.person_with_a_say()) is not None:
            self.heard_out = self.match.version
            self.person_acts(person, may_pass=True)
        else:
            self.bot_acts(seat)

    def person_with_a_say(self) -> int | None:
        """Somebody who may act out of turn, and was not asked yet. (What is possible even after
        the end can wait.)"""
        if self.heard_out == self.match.version:
            return None
        return next((seat for seat in self.people if self.has_a_say(seat)), None)

    def has_a_say(self, seat: int) -> bool:
        return any(not box.move.after_end for box in self.match.boxes(seat))

    # What they do.

    def bot_acts(self, seat: int) -> None:
        bot = bots_for(type(self.match.game))[self.chairs[seat].bot]
        luck = Luck(f"{self.match.seed} seat {seat}", self.match.version)
        action, data = choose(bot, self.match, seat, luck)
        self.log(self.journal.play(seat, action, data, self.now()))
        self.last = seat
        if not self.people:
            self.screen.watch(self.match)

    def person_acts(self, seat: int, may_pass: bool = False) -> None:
        """Ask until the match has moved on, or somebody else is to be asked."""
        version = self.match.version
        self.screen.sit_down(seat)
        self.screen.show(self.match, seat, self.seconds_left(), may_pass, self.others(seat))
        self.prompt.allowed = {UNDO, QUIT, BACK, OTHER} | ({GO_ON} if may_pass else set())
        again = False
        while self.match.version == version and self.called is None:
            items = menu(self.match, seat, self.words)
            if not items:
                raise Problem("stuck", code=1, version=version)
            if not self.try_once(seat, items, again):
                return
            again = True

    def try_once(self, seat: int, items: list[Item], again: bool) -> bool:
        """One answer, or one command. False: the person lets the others, or the clock, go on."""
        try:
            self.attempt(seat, items, again)
        except Illegal as refusal:
            self.refused(refusal)
        except RulesError as mistake:
            self.journal.rebuild()
            self.terminal.warn(self.terminal.say("rules-fail", why=mistake))
        except (Passed, TimeIsUp):
            return False
        left = self.seconds_left()
        return left is None or left > 0

    def attempt(self, seat: int, items: list[Item], again: bool) -> None:
        self.prompt.offered = self.offered(seat, items)
        try:
            action, data = self.asker.action(items, again)
        except Command as command:
            self.obey(command.letter, seat)
        else:
            if not self.surplus():
                self.log(self.journal.play(seat, action, data, self.now()))
                self.last = seat

    def surplus(self) -> bool:
        """More was typed than the move takes: another move was meant, and nothing is played."""
        typed = " ".join(self.prompt.ahead)
        self.prompt.ahead.clear()
        if typed:
            self.terminal.warn(self.terminal.say("call-surplus", what=typed))
        return bool(typed)

    def offered(self, seat: int, items: list[Item]) -> set[str]:
        """The commands that are of any use: the others are free to be somebody's answer."""
        useful = {UNDO: self.words.kind.undo, OTHER: self.others(seat), BACK: len(items) > 1}
        return {QUIT} | {letter for letter, use in useful.items() if use}

    def refused(self, refusal: Illegal) -> None:
        self.prompt.ahead.clear()
        self.terminal.warn(self.words.refusal(refusal))

    def obey(self, letter: str, seat: int) -> None:
        """A command typed instead of an answer."""
        if letter == QUIT:
            raise Left
        if letter == GO_ON:
            raise Passed
        if letter == UNDO:
            self.take_back()
        elif letter == OTHER and self.others(seat):
            self.called = next_after(seat, self.others(seat))
        else:
            self.asker.list([item.label for item in menu(self.match, seat, self.words)])

    def others(self, seat: int) -> list[int]:
        """Who else at the terminal could act now."""
        return [other for other in self.people if other != seat and self.match.boxes(other)]

    def take_back(self) -> None:
        """Undo the last thing a person did, and what bots have done since."""
        kept = effective(self.journal.entries)
        mine = [i for i, e in enumerate(kept) if e.kind == PLAY and e.seat in self.people]
        first = mine[-1] if mine else len(kept) - 1
        undone = kept[max(first, 0) :]
        for end in range(len(kept), max(first, 0), -1):
            self.journal.check_undo(kept[end - 1].seat, kept[:end], self.now())
        if not undone:
            raise Illegal("NOTHING_TO_UNDO")
        for entry in reversed(undone):
            self.log(self.journal.undo(entry.seat, self.now()))

    def log(self, step: Step) -> None:
        self.screen.hear(step)


def next_after(last: int, waiting: Sequence[int]) -> int:
    """Round the table, so that nobody who may act twice keeps the others from acting."""
    return min(waiting, key=lambda seat: (seat <= last, seat))


def keeps_secrets(match: Match) -> bool:
    """Do the seats of this game see different things?"""
    return bool(match.game.private or match.game.owned)
