"""A hundred thousand live tables must fit: each is small, and stays small."""

import gc
import tracemalloc

from ronda.games.snatch import Snatch
from ronda.table import Opening, Table, code_from

TABLES = 200
SAYING = {"text": "hola"}


def live_table(number: int) -> Table:
    ana, bob = f"user-{number}-a", f"user-{number}-b"
    opening = Opening(ana, f"Ana {number}", code_from(number), f"{number:032}")
    table, _ = Table.create(Snatch, opening, 1000)
    for user in (ana, bob):
        table.handle(user, "join", {"name": f"Name {user}"}, 1001)
        table.connected(user, 1001)
        table.handle(user, "ready", {"ready": True}, 1002)
    table.handle(ana, "start", {}, 1003)
    table.handle(ana, "action", {"action": "noOffer", "data": {}}, 1004)
    return table


def bytes_each(count: int) -> float:
    live_table(0)
    gc.collect()
    tracemalloc.start()
    tables = [live_table(number) for number in range(count)]
    gc.collect()
    used = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert all(table.room.phase == "playing" for table in tables)
    return used / count


def test_a_live_table_of_snatch_takes_less_than_six_kilobytes() -> None:
    assert bytes_each(TABLES) < 6 * 1024


def test_talk_and_refusals_do_not_make_a_table_grow() -> None:
    table = live_table(1)
    user = "user-1-a"

    def chatter() -> None:
        for number in range(300):
            table.handle(user, "chat", SAYING, 10_000 * number)
            table.handle(user, "action", {"action": "fly", "data": {}}, 10_000 * number)

    chatter()
    tracemalloc.start()
    chatter()
    gc.collect()
    used = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert used < 4096
