"""The `ronda` program: its commands, its language, and what it does with a mistake."""

import os
import re
import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer import rich_utils
from typer.core import TyperGroup

from ronda.cli.language import language_of_environment, taken_language
from ronda.cli.problem import Problem
from ronda.cli.speaking import SpeakingGroup
from ronda.cli.terminal import Terminal
from ronda.cli.texts import TEXTS
from ronda.cli.words import Words
from ronda.engine import RulesError, RulesVersionError
from ronda.rules import LANGUAGES, Game, Illegal

# Typer carries its own copy of Click; this is the class of all wrong calls in either.
WrongCall: type[Exception] = typer.BadParameter.__mro__[1]
PROGRAM = "ronda"
TYPERS_SENTENCES = (
    (r"No such command '(?P<what>.*?)'.*", "call-no-command"),
    (r"No such option:? '?(?P<what>[^' ]*)'?.*", "call-no-option"),
    (r"Missing argument '?(?P<what>[^'.]*)'?\..*", "call-missing"),
    (r"Option '(?P<what>.*?)' requires an argument.*", "call-needs-value"),
    (r"Got unexpected extra arguments?(?:\(s\))? \((?P<what>.*)\).*", "call-surplus"),
    (r"Invalid value for '(?P<what>.*?)'.*: .*", "call-value"),
)


class Program(SpeakingGroup):
    """All commands, in the language of whoever calls."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any
    ) -> Any:
        asked, rest = taken_language(args)
        terminal = Terminal(asked if asked in LANGUAGES else language_of_environment(os.environ))
        translate(self, terminal)
        extra["obj"] = terminal
        if asked is not None and asked not in LANGUAGES:
            raise typer.BadParameter(terminal.say("call-language", given=asked))
        return super().make_context(info_name, rest, parent, **extra)

    def invoke(self, ctx: Any) -> Any:
        terminal: Terminal = ctx.obj
        try:
            return super().invoke(ctx)
        except Problem as problem:
            terminal.fail(terminal.say(problem.key, **problem.details))
            raise typer.Exit(problem.code) from None
        except (Illegal, RulesVersionError, RulesError) as refusal:
            terminal.fail(explained(refusal, terminal))
            raise typer.Exit(2) from None
        except (KeyboardInterrupt, EOFError):
            terminal.show("", terminal.say("bye"))
            raise typer.Exit(130) from None

    def main(  # type: ignore[override]
        self, args: Sequence[str] | None = None, **extra: Any
    ) -> Any:
        alone = extra.pop("standalone_mode", True)
        extra["prog_name"] = PROGRAM
        try:
            code = super().main(args, standalone_mode=False, **extra)
        except WrongCall as mistake:
            code = tell_wrong_call(mistake, sys.argv[1:] if args is None else args)
        if alone:
            sys.exit(code or 0)
        return code


def explained(refusal: Exception, terminal: Terminal) -> str:
    """A refusal of the engine, as a sentence."""
    if isinstance(refusal, Illegal):
        return Words(Game, terminal.language).refusal(refusal)
    if isinstance(refusal, RulesVersionError):
        wanted, installed = refusal.wanted, refusal.installed
        return terminal.say("other-rules", wanted=wanted, installed=installed)
    return terminal.say("rules-fail", why=refusal)


def tell_wrong_call(mistake: Exception, args: Sequence[str]) -> int:
    """What is wrong with the command line, and where help is."""
    asked, _ = taken_language(args)
    terminal = Terminal(asked if asked in LANGUAGES else language_of_environment(os.environ))
    context: Any = getattr(mistake, "ctx", None)
    message = str(getattr(mistake, "format_message", mistake.__str__)())
    terminal.fail(in_our_words(message, terminal))
    path = getattr(context, "command_path", PROGRAM)
    terminal.errors.print(terminal.say("call-help", command=f"{path} --help"), style="dim")
    return 2


def in_our_words(message: str, terminal: Terminal) -> str:
    """A sentence of Typer's in the person's language, as far as we know it."""
    for pattern, key in TYPERS_SENTENCES:
        if found := re.fullmatch(pattern, message, re.DOTALL):
            hint = message.partition("Did you mean ")[2]
            says = terminal.say(key, what=found["what"])
            return f"{says} {terminal.say('call-hint', meant=hint.rstrip('?'))}" if hint else says
    return message


def translate(program: TyperGroup, terminal: Terminal) -> None:
    """Put the help of every command and of every parameter into the person's language."""
    rich_utils.ARGUMENTS_PANEL_TITLE = terminal.say("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = terminal.say("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = terminal.say("help-commands")
    for name, command in {PROGRAM: program, **program.commands}.items():
        command.help = terminal.say(f"help:{name}")
        command.epilog = examples(name, terminal)
        for parameter in command.params:
            key = f"help:{name}:{parameter.name}"
            if key in TEXTS["en"]:
                parameter.help = terminal.say(key)  # type: ignore[attr-defined]


def examples(name: str, terminal: Terminal) -> str:
    """How a command is called, an example a line."""
    lines = [f"[dim]{terminal.say('help-examples')}[/dim]"]
    lines += [f"  [cyan]{line}[/cyan]" for line in terminal.say(f"examples:{name}").split("\n")]
    return "\n".join(lines)


app = typer.Typer(
    cls=Program, add_completion=False, rich_markup_mode="rich", pretty_exceptions_enable=False
)
