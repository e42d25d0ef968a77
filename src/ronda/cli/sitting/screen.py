"""What the person at the terminal sees: the board, what has happened since, whose turn it is."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from ronda.cli.boards import board_for
from ronda.cli.terminal import Terminal
from ronda.cli.words import Words
from ronda.engine import Match, Step
from ronda.rules import Result

SHARED = -1  # the pile of news that all at the terminal hear together
PACE = 0.7
HURRY = 10


class Screen:
    """One terminal that several people may share, each with secrets of their own."""

    def __init__(
        self, terminal: Terminal, words: Words, people: Sequence[int], secrets: bool
    ) -> None:
        self.terminal = terminal
        self.words = words
        self.people = people
        self.board = board_for(words.kind)
        self.apart = secrets and len(people) > 1
        self.news: dict[int, list[str]] = {seat: [] for seat in people if self.apart}
        self.news.setdefault(SHARED, [])
        self.sitting: int | None = None

    def hear(self, step: Step) -> None:
        """Keep what a step tells for those who may hear it."""
        for seat, pile in self.news.items():
            heard_by = list(self.people) if seat == SHARED and not self.apart else [seat]
            pile.extend(self.words.news(step, heard_by))

    def sit_down(self, seat: int) -> None:
        """Where there are secrets, the others look away before `seat` looks."""
        if self.apart and self.sitting != seat:
            if self.sitting is not None:
                self.terminal.clean(secret=True)
            self.terminal.tell("hand-over", style="bold", who=self.words.seat(seat))
            self.terminal.line(f"  {self.words.say('press-enter')} › ")
            self.terminal.clean()
        self.sitting = seat

    def show(
        self, match: Match, seat: int, seconds: float | None, may_pass: bool, others: Sequence[int]
    ) -> None:
        """A whole screen for a person who is to act."""
        self.terminal.clean()
        self.terminal.show(self.board(match.view(seat), self.words))
        self.tell_news(seat)
        self.news[SHARED].clear()
        key = "your-word" if may_pass else "your-turn"
        self.terminal.show(Text.assemble(
            (f" ▸ {self.words.say(key, who=self.words.seat(seat))}", "bold"), *clock(seconds)
        ))  # fmt: skip
        self.terminal.show(f"   {self.commands(may_pass, others)}", style="dim")

    def tell_news(self, seat: int, gap: bool = True) -> None:
        """What happened since `seat` looked last."""
        pile = self.news[seat if self.apart else SHARED]
        for text in pile:
            self.terminal.point("   •", text, mark_style="cyan")
        if pile and gap:
            self.terminal.show("")
        pile.clear()

    def commands(self, may_pass: bool, others: Sequence[int]) -> str:
        """The line that says what else can be typed."""
        keys = [
            "key-go-on" if may_pass else "", "key-help", "key-undo" if self.words.kind.undo else "",
            "key-other" if others else "", "key-quit",
        ]  # fmt: skip
        return " · ".join(self.words.say(key) for key in keys if key)

    def help(self) -> list[str]:
        return [self.words.summary(), *self.words.say("help-in-game").split("\n")]

    def watch(self, match: Match) -> None:
        """Nobody plays: everybody watches."""
        if self.terminal.interactive:
            self.terminal.clean()
            self.terminal.show(self.board(match.view(None), self.words))
        self.tell_news(SHARED, gap=False)
        self.terminal.pause(PACE)

    def show_to_all(self, match: Match) -> None:
        """The board and the news, with the secrets of whoever is alone at the terminal."""
        alone = self.people[0] if len(self.people) == 1 else None
        self.sitting = None
        self.terminal.clean(secret=self.apart)
        self.terminal.show(self.board(match.view(alone), self.words))
        self.tell_news(SHARED)

    def end(self, match: Match, result: Result) -> None:
        """The last board, and how it ended."""
        self.show_to_all(match)
        self.terminal.point(" ★", headline(result, self.words), style="bold yellow")
        self.terminal.show(standings(result, self.words), "")

    def eyes(self) -> list[int | None]:
        """Whose view of the whole match those at the terminal share."""
        return [self.people[0]] if len(self.people) == 1 else [None]


def headline(result: Result, words: Words) -> str:
    """Who won, and why it ended."""
    won = len(result["winners"])
    key = "nobody-wins" if not won else "one-wins" if won == 1 else "several-win"
    who, why = words.seats(result["winners"]), words.reason(result["reason"])
    return words.say(key, who=who, why=why)


def clock(seconds: float | None) -> list[tuple[str, str]]:
    """How long there is, where there is a limit."""
    if seconds is None:
        return []
    left = max(0, int(seconds))
    style = "bold red" if left < HURRY else "yellow"
    return [(f"   ⏱ {left // 60}:{left % 60:02}", style)]


def standings(result: Result, words: Words) -> Table:
    """Places, names and points, the best first; equal points share a place."""
    table = Table(box=None, show_header=False, padding=(0, 2), pad_edge=True)
    points = result["points"]
    for seat in sorted(range(len(points)), key=lambda seat: -points[seat]):
        place = 1 + sum(other > points[seat] for other in points)
        won = seat in result["winners"]
        role = words.role(seat)
        name = words.seat(seat)
        named = name if role in ("", name) else f"{name} · {role}"
        table.add_row(
            f"{place}.", Text(named, style="bold" if won else ""),
            Text(f"{points[seat]:g}", justify="right"), "★" if won else "",
        )  # fmt: skip
    return table
