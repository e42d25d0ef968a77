"""Ten thousand matches that are on: what they take in memory, and how soon they are back.

They are made by the hall and the store of a server, without its network; then a real server finds
them, which brings every match that is on to memory when it starts. It is killed as by a power cut,
and started again, until it has them all once more.
"""

import asyncio
import re
import subprocess
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx

from benchmarks.crowd.place import serving
from benchmarks.crowd.trial import Figures
from benchmarks.server.peers import RONDA
from benchmarks.server.stores import LASTING, around
from ronda.catalogue import games
from ronda.games.snatch import Snatch
from ronda.server.service import wall_clock
from ronda.server.tables import Hall, Live, Wanted
from ronda.store import open_store

DAY_MS = 86_400_000
# Nobody is connected, and while somebody is missed a table stays in memory.
SETTINGS = {"ask_ready": False, "auto_start": True, "grace_ms": DAY_MS}
OFFER = {"offerPavo": 5, "offerElote": 0, "requestPavo": 0, "requestElote": 5}
SHOWN = re.compile(r"^ronda_live_tables (\S+)", re.MULTILINE)
PATIENCE = 300.0
AT_ONCE = 200


async def fill(folder: Path, count: int) -> None:
    """So many matches, each in its second round."""
    store = await open_store(f"sqlite:///{folder / 'ronda.sqlite'}")
    hall = Hall(store, games(), wall_clock)
    for start in range(0, count, AT_ONCE):
        await asyncio.gather(*(match(hall, n) for n in range(start, min(start + AT_ONCE, count))))
    await store.close()


async def match(hall: Hall, number: int) -> Live:
    ana, luis = f"{number:08}-of-somebody-who-is-Ana", f"{number:08}-of-somebody-who-is-Luis"
    live = await hall.open(Snatch, Wanted(ana, "Ana", {}, SETTINGS))
    said = [
        (luis, "join", {"name": "Luis"}),
        (ana, "action", {"action": "proposeOffer", "data": OFFER}),
        (luis, "action", {"action": "p2Action", "data": {"action": "reject"}}),
    ]
    for by, kind, data in said:
        answer = await hall.say(live, by, kind, data)
        assert answer.ok, answer
    return live


def measured(count: int, first: bool) -> Figures:
    with TemporaryDirectory(dir=LASTING, prefix=".sqlite-") as folder:
        with started(Path(folder), 0, first) as server:
            empty = memory(server)
        asyncio.run(fill(Path(folder), count))
        with started(Path(folder), count, first) as server:
            full = memory(server)
        began = time.monotonic()
        with started(Path(folder), count, first) as server:
            took, used = time.monotonic() - began, cpu_seconds(server)
    return {
        "tables": count, "bytes_a_table": (full - empty) / count, "process_megabytes": full / 1e6,
        "recovery_seconds": took, "recovery_cpu_seconds": used,
    }  # fmt: skip


@contextmanager
def started(folder: Path, count: int, first: bool) -> Iterator[int]:
    """A server that has so many tables in memory, until it is killed; its process."""
    with serving(RONDA, around(folder), first) as (port, server):
        wait_for_tables(f"http://127.0.0.1:{port}", count, server)
        yield server.pid


def wait_for_tables(address: str, count: int, server: "subprocess.Popen[bytes]") -> None:
    """Until it serves, and has brought all of them to memory."""
    with httpx.Client(base_url=address, timeout=PATIENCE) as client:
        while live_tables(client) < count or not client.get("/readyz").is_success:
            assert server.poll() is None, "the server has ended"
            time.sleep(0.05)


def live_tables(client: httpx.Client) -> float:
    found = SHOWN.search(client.get("/metrics").text)
    return float(found[1]) if found else 0


def memory(pid: int) -> int:
    """What a process has of memory, in bytes."""
    lines: Iterable[str] = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


def cpu_seconds(pid: int) -> float:
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / 100
