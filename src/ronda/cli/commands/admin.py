"""`ronda admin`: somebody whom the whole site obeys."""

from getpass import getpass
from typing import Annotated

import typer

from ronda.cli.commands.common import terminal_of
from ronda.cli.problem import Problem
from ronda.cli.terminal import Terminal


def admin(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", show_default=False)],
    new_password: Annotated[bool, typer.Option("--new-password", show_default=False)] = False,
) -> None:
    """Make an administrator, or make somebody one."""
    from ronda.cli import administering  # noqa: PLC0415 - a second others do not need

    terminal = terminal_of(context)
    known = administering.known(name)
    if known is None:
        email = terminal.line(terminal.say("admin-email"))
        made = administering.make(name, email, chosen(terminal), terminal.language)
        terminal.tell("admin-made", name=made.username)
        return
    password = chosen(terminal) if new_password else None
    administering.promote(known, password, terminal.language)
    terminal.tell("admin-promoted", name=known.username)


def chosen(terminal: Terminal) -> str:
    """A new password, typed twice, for nobody sees it."""
    password = secret(terminal, "admin-password")
    if secret(terminal, "admin-password-again") != password:
        raise Problem("admin-passwords-differ")
    return password


def secret(terminal: Terminal, key: str) -> str:
    """What is typed without being shown; a program pipes it in."""
    prompt = terminal.say(key)
    return getpass(prompt) if terminal.interactive else terminal.line(prompt)
