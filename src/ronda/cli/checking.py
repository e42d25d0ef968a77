"""All live tables, examined one after another."""

from collections.abc import Callable

from ronda.catalogue import games
from ronda.cli.keeping import with_store
from ronda.server.tables.checkup import Finding, evidence, examine
from ronda.store import Store
from ronda.store.tables import ListedTable, live_tables

Told = Callable[[int, int], None]


def examined(told: Told) -> tuple[int, list[Finding]]:
    """How many tables there are, and what is wrong with some of them."""

    async def look(store: Store) -> tuple[int, list[Finding]]:
        tables = await all_live(store)
        findings: list[Finding] = []
        for count, table in enumerate(tables, start=1):
            case = await store.read(evidence, table.key)
            found = examine(games(), case) if case else None
            findings += [found] if found else []
            told(count, len(tables))
        return len(tables), findings

    return with_store(look)


async def all_live(store: Store) -> list[ListedTable]:
    """Every table that is not closed."""
    tables = await store.read(live_tables)
    while tables and (more := await store.read(live_tables, tables[-1].key)):
        tables += more
    return tables
