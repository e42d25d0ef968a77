"""What tests of the store say in a word."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count

from ronda.store import Entry, Store, open_store
from ronda.store.tables import NewTable, open_table
from ronda.table import Line, code_from

SECRET = "a secret that nobody may see"
NUMBERS = count(1)


def with_store(test: Callable[[Store], Awaitable[None]]) -> Callable[[str], None]:
    """A test that is given an open store, on each kind of database."""

    def run(address: str) -> None:
        asyncio.run(using(address, test))

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


async def using(address: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async with await open_store(address) as store:
        await work(store)


def first_line(at: int = 1000, by: str = "ana") -> Line:
    data = {"game": "tictactoe", "name": "Ana", "secret": SECRET, "settings": {}}
    return Line(0, at, by, "create", data)


def new_table(**changed: object) -> NewTable:
    number = next(NUMBERS)
    new = NewTable(f"table-{number}", "tictactoe", code_from(number), "ana", 2)
    return new._replace(**changed)  # type: ignore[arg-type]


async def opened(store: Store, wake: int | None = None, **changed: object) -> int:
    """A new table; its key."""
    return await store.write(open_table, new_table(**changed), first_line(), wake)


def entry(table: int, number: int, wake: int | None = None, by: str = "ana") -> Entry:
    return Entry(table, Line(number, 1000 + number, by, "act", {"cell": number}), wake)


async def numbers(store: Store, table: int) -> list[int]:
    return [line.number for line in await store.lines(table)]
