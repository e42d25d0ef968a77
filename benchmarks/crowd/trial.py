"""One server and one crowd."""

import json
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.crowd.peer import Peer, Seat
from benchmarks.crowd.place import CROWD_CORE, place, serving

FOLDER = Path(__file__).parent
SOURCES = [FOLDER / "crowd.c", FOLDER / "boardgameio.c"]
WARM_UP = 3.0
"""Node translates what is called often, and is at its best only after some seconds."""
Figures = dict[str, float]


@dataclass(frozen=True)
class Trial:
    rooms: int
    seats: int
    rate: int = 0
    """Actions a second in all; 0 for as many as there can be."""


@dataclass(frozen=True)
class Crowd:
    """The program, and how it is run."""

    program: Path
    seconds: float
    first: bool = False
    """Before all others on this machine."""


def built(protocols: Path, folder: Path) -> Path:
    """The crowd that speaks these protocols."""
    program = folder / "crowd"
    sources = [str(source) for source in (*SOURCES, protocols)]
    subprocess.run(["cc", "-O2", "-o", str(program), *sources], check=True)
    return program


def run(crowd: Crowd, peer: Peer, trial: Trial) -> Figures:
    with (
        peer.surroundings(crowd.first) as around,
        serving(peer.command, around.environment, crowd.first) as (port, server),
    ):
        seats = peer.seats(port, trial.rooms, trial.seats)
        file = written(seats, crowd.program.with_name("seats"))
        numbers = [port, server.pid, around.database, trial.rooms, trial.seats]
        times = [WARM_UP, crowd.seconds, trial.rate]
        return played(crowd, [*map(str, [*numbers, *times]), peer.protocol, str(file)])


def played(crowd: Crowd, words: Sequence[str]) -> Figures:
    done = subprocess.run(
        [str(crowd.program), *words],
        stdout=subprocess.PIPE,
        check=True,
        preexec_fn=lambda: place(CROWD_CORE, crowd.first),
    )
    found: Figures = json.loads(done.stdout)
    return found


def written(seats: Sequence[Seat], file: Path) -> Path:
    """A line a seat."""
    file.write_text("".join(f"{seat.path} {seat.word}\n" for seat in seats))
    return file
