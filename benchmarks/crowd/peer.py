"""The servers that are measured, and what a crowd has to know to sit down there."""

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parents[1]
NODE = FOLDER / "node_modules/node/bin/node"
SOCKET_IO = "/socket.io/?EIO=4&transport=websocket"


class Seat(NamedTuple):
    """The path of a seat's WebSocket, and a word to show there."""

    path: str = SOCKET_IO
    word: str = "-"


@dataclass(frozen=True)
class Surroundings:
    """What a server finds where it runs."""

    environment: Mapping[str, str] = field(default_factory=dict)
    database: int = 0
    """The process of a database of its own, if it has one."""


@contextmanager
def nothing(_first: bool) -> Iterator[Surroundings]:
    """For a server that keeps nothing."""
    yield Surroundings()


def free_seats(_port: int, rooms: int, seats: int) -> Sequence[Seat]:
    """Where whoever comes may sit down."""
    return [Seat()] * (rooms * seats)


@dataclass(frozen=True)
class Peer:
    command: list[str]
    protocol: str
    seats: Callable[[int, int, int], Sequence[Seat]] = free_seats
    """Of a server at this port, so many rooms with so many seats each."""
    surroundings: Callable[[bool], AbstractContextManager[Surroundings]] = nothing
    """What it finds where it runs; what is there runs before all others too, if the server does."""


def python(module: str, *arguments: str) -> list[str]:
    return [sys.executable, "-m", module, *arguments]


def node(script: Path, *arguments: str) -> list[str]:
    return [str(NODE), str(script), *arguments]


INSTALL = ("npm", "install", "--no-save", "--no-audit", "--no-fund")


def prepare() -> None:
    """What the lock names, unless it is there. `npm ci` would insist on optional packages for
    platforms that nobody here has."""
    lock = FOLDER / "package-lock.json"
    stamp = FOLDER / "node_modules/.ronda-lock.json"
    if not (stamp.is_file() and stamp.read_bytes() == lock.read_bytes()):
        subprocess.run(INSTALL, cwd=FOLDER, check=True)
        shutil.copyfile(lock, stamp)
