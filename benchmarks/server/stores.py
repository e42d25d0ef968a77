"""What Ronda keeps its tables in: a file of SQLite, or a Postgres of its own."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.crowd.peer import Surroundings
from benchmarks.crowd.place import ROOT, SERVER_CORE, place
from tests.store.own_postgres import MISSING, children, own_postgres, programs

UNLIMITED = {"RONDA_LIMITS": "10000"}  # everybody comes from one address
LASTING = ROOT / "benchmarks"  # on a disk, where /tmp may be memory


def around(folder: Path, **more: str) -> dict[str, str]:
    """What `ronda serve` is told."""
    return {"RONDA_DATA": str(folder), **UNLIMITED, **more}


@contextmanager
def on_sqlite(_first: bool) -> Iterator[Surroundings]:
    """A file, with `synchronous=FULL`, which is how Ronda opens it."""
    with TemporaryDirectory(dir=LASTING, prefix=".sqlite-") as folder:
        yield Surroundings(around(Path(folder)))


@contextmanager
def on_postgres(first: bool) -> Iterator[Surroundings]:
    """On the server's core, as if they had one machine together; with `fsync`, as it comes."""
    where = programs()
    if where is None:
        raise RuntimeError(MISSING)
    with TemporaryDirectory() as folder, own_postgres(where) as database:
        for pid in (database.pid, *children(database.pid)):
            with suppress(ProcessLookupError):  # some are there for a moment only
                place(SERVER_CORE, first, pid)
        told = around(Path(folder), RONDA_DATABASE_URL=database.address)
        yield Surroundings(told, database.pid)
