"""Before a match: who sits where, and under which options."""

from collections.abc import Callable
from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ronda.bots import bots_for
from ronda.cli.problem import Problem
from ronda.cli.settings import read_option
from ronda.cli.sitting.chairs import Chair, bot_chair, chairs_for, default_bot, person_chair
from ronda.cli.terminal import Terminal
from ronda.cli.values import expected
from ronda.cli.words import Words, capital
from ronda.engine import seat_range
from ronda.rules import Game, Illegal

QUIT, BACK = "q", "b"
Values = dict[str, object]


class Away(Exception):  # noqa: N818 - the person goes back a step, or leaves
    """`back` tells which."""

    def __init__(self, back: bool) -> None:
        super().__init__()
        self.back = back


def ask(terminal: Terminal, prompt: str, read: Callable[[str], Any]) -> Any:
    """Ask until `read` finds no Problem in the answer."""
    while True:
        typed = terminal.line(f"  {prompt} › ")
        if typed.lower() in (QUIT, BACK):
            raise Away(typed.lower() == BACK)
        try:
            return read(typed)
        except Problem as problem:
            terminal.warn(terminal.say(problem.key, **problem.details))


def number(terminal: Terminal, prompt: str, count: int) -> int:
    """Which of several, counted from 0."""

    def read(typed: str) -> int:
        if not (typed.isascii() and typed.isdigit() and 1 <= int(typed[:9]) <= count):
            raise Problem("choose-number", most=count)
        return int(typed) - 1

    return int(ask(terminal, f"{prompt} (1–{count})", read))


# Seats.


def seated(terminal: Terminal, kind: type[Game], words: Words) -> list[Chair]:
    """Somebody for each seat: a name, or a kind of bot; Enter for what is usual."""
    least, most = seat_range(kind)
    terminal.show("", f"  {terminal.say('who-plays')}")
    terminal.show(Padding(Text(", ".join(bots_for(kind)), style="bold"), (0, 2)))
    chairs: list[Chair] = []
    while len(chairs) < most:
        chair = one_chair(terminal, words, len(chairs), needed=len(chairs) < least)
        if chair is None:
            break
        chairs.append(chair)
    return chairs_for(kind, chairs, words)


def one_chair(terminal: Terminal, words: Words, seat: int, needed: bool) -> Chair | None:
    """Who takes this seat; None: nobody more."""
    role = words.role(seat)
    named = f"{words.say('seat', number=seat + 1)}{f' – {role}' if role else ''}"
    usual = "usual-person" if seat == 0 else "usual-bot" if needed else "usual-enough"

    def read(typed: str) -> Chair | None:
        if typed in bots_for(words.kind):
            return bot_chair(words.kind, typed, words)
        if typed or seat == 0:
            return person_chair(typed or words.say("you"))
        return bot_chair(words.kind, default_bot(words.kind), words) if needed else None

    chair: Chair | None = ask(terminal, f"{named} [{words.say(usual)}]", read)
    return chair


# Options.


def chosen_options(terminal: Terminal, kind: type[Game], words: Words) -> Values:
    """The options that somebody wants otherwise than they are."""
    names = list(kind.options.declared)
    changed: Values = {}
    while names and ask(terminal, terminal.say("options-or-enter"), str.strip):
        list_options(terminal, words, {**kind.options.to_json(), **changed})
        name = names[number(terminal, terminal.say("which-option"), len(names))]
        changed = together(terminal, words, {**changed, name: one_option(terminal, words, name)})
    return changed


def list_options(terminal: Terminal, words: Words, values: Values) -> None:
    """Every option with its value."""
    table = Table.grid(padding=(0, 2))
    for line, (name, value) in enumerate(values.items(), start=1):
        label = capital(words.label("option", name))
        said = Text(words.value(name, value), style="bold")
        table.add_row(Text(f"{line:>4}", style="cyan"), label, said)
    terminal.show(table)


def one_option(terminal: Terminal, words: Words, name: str) -> object:
    """A new value for an option."""
    limits = expected(words.kind.options.declared[name].domain.schema(), terminal)
    prompt = f"{capital(words.label('option', name))} ({limits})"
    return ask(terminal, prompt, lambda typed: read_option(words.kind, name, typed, terminal))


def together(terminal: Terminal, words: Words, changed: Values) -> Values:
    """The changes, if they go with one another; else none of them."""
    try:
        type(words.kind.options).parse(changed)
    except Illegal as refusal:
        terminal.warn(terminal.say("options-together", says=words.refusal(refusal)))
        return {}
    return changed
