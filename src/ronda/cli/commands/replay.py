"""`ronda replay`: a recorded match, step by step."""

from typing import Annotated

import typer

from ronda.cli.commands.common import RecordingFile, terminal_of
from ronda.cli.files import read_recording
from ronda.cli.finding import find_id
from ronda.cli.problem import Problem
from ronda.cli.showing import Eyes, Show
from ronda.engine import Recording, game_of


def replay(
    context: typer.Context,
    file: RecordingFile,
    to: Annotated[int | None, typer.Option(metavar="N", show_default=False)] = None,
    seat: Annotated[int | None, typer.Option(metavar="N", show_default=False)] = None,
    all_seats: Annotated[bool, typer.Option("--all")] = False,
) -> None:
    """Show a recorded match."""
    recording = read_recording(file)
    kind = game_of(recording, {recording.game: find_id(recording.game)})
    show = Show(terminal_of(context), recording, kind, eyes(recording, seat, all_seats))
    if to is None:
        show.run()
        return
    last = recording.entries[-1].version if recording.entries else 0
    if not 0 <= to <= last:
        raise Problem("no-such-version", to=to, last=last)
    show.at(to)


def eyes(recording: Recording, seat: int | None, all_seats: bool) -> Eyes:
    """A spectator's, one player's (counted from 1), or everybody's."""
    if all_seats:
        return [None, *range(recording.players)]
    if seat is not None and not 1 <= seat <= recording.players:
        raise Problem("no-such-seat", seat=seat, players=recording.players)
    return [None if seat is None else seat - 1]
