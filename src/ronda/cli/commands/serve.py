"""`ronda serve`: games for browsers and other clients."""

from typing import TYPE_CHECKING, Annotated

import typer

from ronda import __version__
from ronda.cli.commands.common import terminal_of
from ronda.cli.problem import Problem

if TYPE_CHECKING:
    from socket import socket

    from ronda.cli.terminal import Terminal
    from ronda.server.configuration import Settings


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", min=0, max=65535)] = 8000,
) -> None:
    """Serve until told to stop."""
    from ronda.cli.keeping import settings, telling  # noqa: PLC0415 - a second others do not need
    from ronda.server.serving import serve as served  # noqa: PLC0415

    terminal, wanted = terminal_of(context), settings()
    listener = listening(host, port)
    with telling(), listener:
        served(wanted, listener, lambda address: greet(terminal, wanted, address))
    terminal.tell("serving-stopped", style="dim")


def listening(host: str, port: int) -> "socket":
    """The port; a Problem if it cannot be had."""
    from ronda.server.serving import listening as had  # noqa: PLC0415

    try:
        return had(host, port)
    except OSError as problem:
        why = problem.strerror
        raise Problem("port-taken", host=host, port=port, why=why) from None


def greet(terminal: "Terminal", settings: "Settings", address: str) -> None:
    """Where it is, where everything is kept, and how to stop it."""
    from ronda.store.address import shown  # noqa: PLC0415

    terminal.place("serving-at", style="bold", version=__version__, address=address)
    terminal.place("serving-data", place=shown(settings.database_url))
    if settings.redis_url:
        terminal.tell("serving-several")
    terminal.tell("serving-stop", style="dim")
    terminal.console.file.flush()
