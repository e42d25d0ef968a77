"""A recorded match, step by step, drawn as in play."""

from collections.abc import Sequence

from rich.text import Text

from ronda.cli.boards import board_for
from ronda.cli.sitting.screen import headline, standings
from ronda.cli.terminal import Terminal
from ronda.cli.words import Words, capital
from ronda.engine import Entry, Journal, Match, Recording
from ronda.engine.entry import PLAY
from ronda.engine.journal import before_first, steps
from ronda.rules import Game

Eyes = Sequence[int | None]  # whose views are shown; None is a spectator


class Show:
    """A recording on the screen, for one pair of eyes or several."""

    def __init__(
        self, terminal: Terminal, recording: Recording, kind: type[Game], eyes: Eyes
    ) -> None:
        self.terminal = terminal
        self.recording = recording
        self.kind = kind
        self.eyes = eyes
        self.everything = len(eyes) > 1
        self.words = Words(kind, terminal.language, recording.names)
        self.board = board_for(kind)

    def journal(self) -> Journal:
        return before_first(self.recording, {self.recording.game: self.kind})

    def run(self, to: int | None = None) -> None:
        """All steps up to version `to`; where there is a person, one at a time."""
        journal = self.journal()
        self.draw(journal.match)
        total = len(self.recording.entries)
        for number, step in enumerate(steps(journal, self.recording), start=1):
            if to is not None and step.entry.version > to:
                break
            if self.wants_to_stop(number, total):
                break
            self.head(step.entry, total)
            for text in self.words.news(step, self.heard_by()):
                self.terminal.point("   •", text, mark_style="cyan")
            self.draw(journal.match)
        self.result(journal.match)

    def at(self, version: int) -> None:
        """The state at one version."""
        journal = self.journal()
        played = steps(journal, self.recording)
        while journal.match.version < version:
            entry = next(played).entry
            if entry.version == version:
                self.head(entry, len(self.recording.entries))
        self.draw(journal.match)
        self.result(journal.match)

    def heard_by(self) -> list[int] | None:
        """Whose ears; a spectator has none of his own."""
        return None if self.everything else [seat for seat in self.eyes if seat is not None]

    def wants_to_stop(self, number: int, total: int) -> bool:
        """Wait for Enter between steps, where there is somebody to press it."""
        if not self.terminal.interactive:
            return False
        prompt = self.terminal.say("step-on", number=number, total=total)
        return self.terminal.line(f" {prompt} › ").lower() == "q"

    def head(self, entry: Entry, total: int) -> None:
        """Which entry, when, and what it says."""
        seconds = entry.at // 1000
        said = Text(f" {entry.version}/{total}", style="bold")
        said.append(f"  {seconds // 60}:{seconds % 60:02}", style="dim")
        if entry.kind == PLAY and (self.everything or self.is_open()):
            said.append(f"  {self.words.seat(entry.seat)}: {self.move(entry)}")
        self.terminal.show("", said)

    def is_open(self) -> bool:
        """Has the game no secrets that the log would give away?"""
        return not (self.kind.private or self.kind.owned)

    def move(self, entry: Entry) -> str:
        """The move with its parameters; of several amounts, those that are not nothing."""
        if own := self.words.way(entry.action, entry.data):
            return capital(own)
        name = capital(self.words.label("move", entry.action))
        data = [
            f"{self.words.label('parameter', key)} {self.words.value(key, value)}"
            for key, value in entry.data.items()
            if value != 0 or value is False or len(entry.data) == 1
        ]
        return f"{name}{' – ' if data else ''}{', '.join(data)}"

    def draw(self, match: Match) -> None:
        """The board, for each pair of eyes."""
        for seat in self.eyes:
            if self.everything and seat is not None:
                whose = self.words.say("seen-by", who=self.words.seat(seat))
                self.terminal.show(f" {whose}", style="dim")
            self.terminal.show(self.board(match.view(seat), self.words))

    def result(self, match: Match) -> None:
        """How it ended, if it has."""
        if match.outcome is not None:
            self.terminal.point(" ★", headline(match.outcome, self.words), style="bold yellow")
            self.terminal.show(standings(match.outcome, self.words))
