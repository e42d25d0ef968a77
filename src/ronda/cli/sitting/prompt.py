"""One question to one person, and the commands that work at any question."""

from collections.abc import Callable, Collection
from typing import TypeVar

from ronda.cli.terminal import Terminal, TimeIsUp

T = TypeVar("T")
HELP, UNDO, QUIT, BACK, OTHER, GO_ON = "?", "u", "q", "b", "o", ""


class Command(Exception):  # noqa: N818 - what the person said instead of an answer
    """One of UNDO, QUIT, BACK, OTHER, GO_ON."""

    def __init__(self, letter: str) -> None:
        super().__init__(letter)
        self.letter = letter


class Prompt:
    """Asks until it is answered. Several answers typed at once are taken one by one."""

    def __init__(self, terminal: Terminal, help_text: Callable[[], list[str]]) -> None:
        self.terminal = terminal
        self.help_text = help_text
        self.ahead: list[str] = []
        self.seconds_left: Callable[[], float | None] = lambda: None
        self.allowed = {UNDO, QUIT, BACK, OTHER}
        self.offered = self.allowed  # of them, those that are of any use now

    def ask(
        self, prompt: str, read: Callable[[str], T | None], whole_line: bool = False,
        answers: Collection[str] = (),
    ) -> T:  # fmt: skip
        """What `read` makes of the answer; it says itself why it makes None of one.

        What is one of the `answers`, or free text, is no command.
        """
        commands = (self.offered if whole_line else self.allowed).difference(answers)
        while True:
            answer = self._next(prompt, whole_line)
            if answer == HELP:
                self.terminal.show(*self.help_text(), style="dim", indent=2)
            elif answer.lower() in commands:
                self.ahead.clear()
                raise Command(answer.lower())
            elif (value := read(answer)) is not None:
                return value
            else:
                self.ahead.clear()

    def _next(self, prompt: str, whole_line: bool) -> str:
        if self.ahead:
            return self._taken(whole_line)
        seconds = self.seconds_left()
        answer = self.terminal.line(prompt, seconds)
        if seconds is not None and (self.seconds_left() or 0) <= 0:
            raise TimeIsUp
        if whole_line or not answer:
            return answer
        self.ahead = answer.split()
        return self._taken(False)

    def _taken(self, whole_line: bool) -> str:
        """The next of the answers typed ahead; free text is all that is left of them."""
        if whole_line:
            text = " ".join(self.ahead)
            self.ahead.clear()
            return text
        return self.ahead.pop(0)
