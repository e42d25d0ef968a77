"""The terminal: what is shown, in which language, and what a person answers."""

import os
import sys
from select import select
from time import sleep

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from ronda.cli.texts import TEXTS
from ronda.rules import sentence

WIDEST = 100  # beyond this the eye loses the line
FORGET_SCROLLBACK = "\x1b[3J"


class TimeIsUp(Exception):  # noqa: N818 - it is what happened
    """The person has not answered in time."""


class Terminal:
    """One person's window on the games, or several people's who share it."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.console = Console(highlight=False)
        self.errors = Console(highlight=False, stderr=True)

    @property
    def interactive(self) -> bool:
        """Is there a person at both ends?"""
        return self.console.is_terminal and sys.stdin.isatty()

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def say(self, key: str, **details: object) -> str:
        """A sentence in this person's language."""
        return sentence(key, self.language, TEXTS, **details)

    def show(self, *parts: RenderableType, style: str = "", indent: int = 0) -> None:
        """Print; a string is text, never markup, for it may hold anybody's words."""
        for part in parts:
            shown = Text(" " * indent + part) if isinstance(part, str) else part
            self.console.print(shown, style=style or None, width=self.width)

    def tell(self, key: str, style: str = "", **details: object) -> None:
        """Print a sentence."""
        self.show(self.say(key, **details), style=style)

    def place(self, key: str, style: str = "", **details: object) -> None:
        """Print a sentence with a path or an address in it: unbroken, so that it can be copied."""
        self.console.print(Text(self.say(key, **details)), style=style or None, soft_wrap=True)

    def point(self, mark: str, text: str, style: str = "", mark_style: str = "") -> None:
        """Print a sentence behind a mark; where it is long, its lines stand below one another."""
        line = Table.grid()
        line.add_column(style=mark_style or style, no_wrap=True)
        line.add_column(style=style, overflow="fold")
        line.add_row(Text(f"{mark} "), Text(text))
        self.console.print(line, width=self.width)

    def warn(self, text: str) -> None:
        """Print a refusal where refusals go."""
        self.point("  ✗", text, style="red")

    def fail(self, text: str) -> None:
        """Print why the command stops."""
        label = Text(f"{self.say('error')}: ", style="bold red")
        self.errors.print(label + Text(text, style="not bold default"), soft_wrap=True)

    def clean(self, secret: bool = False) -> None:
        """An empty screen; after secrets, with nothing left to scroll back to."""
        if self.console.is_terminal:
            self.console.clear()
            if secret:
                self.console.file.write(FORGET_SCROLLBACK)
        else:
            self.console.print()

    def line(self, prompt: str = "› ", seconds: float | None = None) -> str:
        """What the person types; EOFError when there is nobody any more."""
        self.console.print(Text(prompt, style="bold cyan"), end="")
        self.console.file.flush()
        if seconds is not None and self.interactive:
            self._wait(seconds)
        answer = sys.stdin.readline()
        if not self.interactive:
            self.console.print()
        if not answer:
            raise EOFError
        return answer.strip()

    def pause(self, seconds: float) -> None:
        """Let a person follow what happens by itself; a program does not wait."""
        if self.interactive:
            sleep(seconds)

    def _wait(self, seconds: float) -> None:
        """Until a line is there. (Windows cannot: there the clock is read after it.)"""
        if os.name == "posix" and not select([sys.stdin], [], [], max(seconds, 0))[0]:
            self.console.print()
            raise TimeIsUp
