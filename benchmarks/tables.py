"""Live tables in memory: what one more of them takes, whole."""

import gc
from pathlib import Path
from resource import getpagesize

from ronda.games.snatch import Snatch
from ronda.table import Opening, Table, code_from

OFFER = {"offerPavo": 5, "offerElote": 0, "requestPavo": 0, "requestElote": 5}


def resident_bytes() -> int:
    """What this process holds in memory now, on Linux."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * getpagesize()


def live_table(number: int) -> Table:
    """A snatch table in the middle of its second round, both players connected."""
    opening = Opening(f"ana{number}", "Ana", code_from(number), f"secret {number:032}")
    table, _ = Table.create(Snatch, opening, 0)
    p1, p2 = opening.user, f"bea{number}"
    for user, name in ((p1, "Ana"), (p2, "Bea")):
        table.handle(user, "join", {"name": name}, 1)
        table.connected(user, 2)
        table.handle(user, "ready", {"ready": True}, 3)
    table.handle(p1, "start", {}, 4)
    table.handle(p1, "action", {"action": "proposeOffer", "data": OFFER}, 5)
    table.handle(p2, "action", {"action": "p2Action", "data": {"action": "reject"}}, 6)
    match = table.room.match
    assert match is not None
    assert match.version == 2, "the table does not play"
    return table


def memory(count: int) -> dict[str, float]:
    """Bytes a table takes among so many, and the process's whole size with them."""
    live_table(0)  # code and caches are no part of it
    gc.collect()
    before = resident_bytes()
    tables = [live_table(number) for number in range(1, count + 1)]
    gc.collect()
    after = resident_bytes()
    return {
        "tables": len(tables),
        "bytes_a_table": (after - before) / count,
        "process_megabytes": after / 1e6,
    }
