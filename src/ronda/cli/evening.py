"""Match after match at one terminal: start, play, save, look back, play again."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from secrets import token_hex

from ronda.cli.files import write_text
from ronda.cli.problem import Problem
from ronda.cli.showing import Show
from ronda.cli.sitting.asking import Asker
from ronda.cli.sitting.chairs import Chair
from ronda.cli.sitting.menu import Item, menu
from ronda.cli.sitting.prompt import QUIT, Command
from ronda.cli.sitting.sitting import Left, Sitting
from ronda.cli.terminal import Terminal, TimeIsUp
from ronda.engine import Journal
from ronda.rules import Game, Illegal, commitment

INTERRUPTED = 130
REMATCH, WATCH, SAVE = "r", "w", "s"


class Evening:
    """The same people and the same game, as long as they like."""

    def __init__(
        self, terminal: Terminal, kind: type[Game], chairs: Sequence[Chair],
        options: Mapping[str, object], save: Path | None = None,
    ) -> None:  # fmt: skip
        self.terminal = terminal
        self.kind = kind
        self.chairs = chairs
        self.options = dict(options)
        self.save = save
        self.kept = -1  # the version that was written last
        self.sitting: Sitting

    def play(self, seed: str | None) -> int:
        """Play until somebody has had enough; gives the exit code."""
        again = True
        self.start(token_hex(16) if seed is None else seed)
        try:
            while again:
                self.introduce()
                self.sitting.run()
                again = self.after_the_end()
        except Left:
            self.offer_to_save()
        except (EOFError, KeyboardInterrupt) as stop:
            self.terminal.show("", self.terminal.say("left-match"))
            return INTERRUPTED if isinstance(stop, KeyboardInterrupt) else 0
        finally:
            self.keep()
        return 0

    def start(self, seed: str) -> None:
        """Lay a match out."""
        names = [chair.name for chair in self.chairs]
        journal = Journal.start(self.kind, seed, self.options, len(self.chairs), names)
        self.sitting = Sitting(self.terminal, journal, self.chairs)
        self.kept = -1

    def introduce(self) -> None:
        """The game, and the promise that its luck is fixed already."""
        seed = self.sitting.match.seed
        self.terminal.show("", f" {self.sitting.words.title()}", style="bold")
        self.terminal.show(f" {self.sitting.words.summary()}")
        self.terminal.tell("commitment", style="dim", hash=commitment(seed))
        if self.sitting.people and self.terminal.interactive:
            self.terminal.line(f" {self.terminal.say('press-enter')} › ")

    # After the end.

    def after_the_end(self) -> bool:
        """True: another match. What can still be done in this one is done here too."""
        while True:
            self.show_end()
            if not self.sitting.people:
                return False
            choice = self.chosen()
            if choice == REMATCH:
                self.keep()
                game = self.sitting.match.game
                self.options = {**game.rematch(), **game.carried(range(game.players))}
                self.start(token_hex(16))
                return True
            if choice == WATCH:
                self.look_back()
            elif choice == SAVE:
                self.offer_to_save()
            elif choice == QUIT:
                return False
            else:
                self.sitting.run()

    def show_end(self) -> None:
        result = self.sitting.match.outcome
        if result is not None:
            self.sitting.screen.end(self.sitting.match, result)
        self.keep()
        self.terminal.tell("seed-shown", style="dim", seed=self.sitting.match.seed)

    def chosen(self) -> str:
        """A letter, or nothing when a move was made that brings the match back to life."""
        seat = self.sitting.people[0]
        items = menu(self.sitting.match, seat, self.sitting.words)
        self.terminal.show("", f" {self.terminal.say('after-the-end')}")
        asker = Asker(self.terminal, self.sitting.words, self.sitting.prompt)
        asker.list([item.label for item in items])
        while True:
            try:
                return self.sitting.prompt.ask(" › ", lambda typed: self.read(typed, items))
            except Command as command:
                if command.letter in (QUIT, ""):
                    return QUIT
            except (Illegal, TimeIsUp):
                continue

    def read(self, typed: str, items: Sequence[Item]) -> str | None:
        """What somebody wants after the end."""
        if typed.lower() in (REMATCH, WATCH, SAVE):
            return typed.lower()
        if typed == "":
            return QUIT
        if typed.isascii() and typed.isdigit() and 1 <= int(typed[:9]) <= len(items):
            return self.revive(items[int(typed) - 1])
        self.terminal.warn(self.terminal.say("after-the-end"))
        return None

    def revive(self, item: Item) -> str | None:
        """A move that even the end does not stop."""
        sitting = self.sitting
        data = sitting.asker.data(item) if item.data is None else item.data
        try:
            seat = sitting.people[0]
            sitting.log(sitting.journal.play(seat, item.action, data, sitting.now()))
        except Illegal as refusal:
            sitting.refused(refusal)
            return None
        return "" if sitting.match.outcome is None else None

    def look_back(self) -> None:
        recording = self.sitting.journal.recording()
        Show(self.terminal, recording, self.kind, self.sitting.screen.eyes()).run()

    # Keeping.

    def keep(self) -> None:
        """Write the recording where `--save` says."""
        if self.save is not None and self.sitting.match.version != self.kept:
            self.write(self.save)
            self.kept = self.sitting.match.version

    def write(self, file: Path) -> None:
        write_text(file, self.sitting.journal.recording().text())
        self.terminal.tell("saved", style="dim", file=file)

    def offer_to_save(self) -> None:
        """Ask for a file, unless one was named already."""
        if self.save is not None:
            return
        name = self.terminal.line(f" {self.terminal.say('save-where')} › ")
        if name:
            try:
                self.write(Path(name).expanduser())
            except Problem as problem:
                self.terminal.warn(self.terminal.say(problem.key, **problem.details))
