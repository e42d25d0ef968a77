"""Matches that were played on the server, as recordings."""

from collections.abc import AsyncIterator
from functools import partial

from ronda.catalogue import games
from ronda.cli.keeping import with_store
from ronda.cli.problem import Problem
from ronda.engine import Recording, RulesError, RulesVersionError
from ronda.store import Store
from ronda.store.matches import PlayedMatch, find_match_id, finished_matches
from ronda.store.tables import listed_table
from ronda.table import PAUSED, PLAYING, DamagedLogError, recordings

Named = tuple[str, Recording | None]


async def _one(store: Store, match_id: str) -> Recording:
    match = await store.read(find_match_id, match_id)
    if match is None:
        raise Problem("no-such-match", match=match_id[:80])
    recording = (await of_table(store, match.table)).get(match.number)
    if recording is None or match.over_at is None:
        raise Problem("match-not-over", match=match_id)
    return recording


async def _every(store: Store) -> list[Named]:
    return [named async for named in all_of(store)]


def one(match_id: str) -> Recording:
    """The recording of one match; a Problem unless it is over."""
    try:
        return with_store(partial(_one, match_id=match_id))
    except DamagedLogError as damage:
        raise Problem("doctor-log", why=damage) from None


def every() -> list[Named]:
    """All matches that are over by name; none for those that cannot be played again."""
    return with_store(_every)


async def all_of(store: Store) -> AsyncIterator[Named]:
    """Table by table."""
    table, found = 0, dict[int, Recording]()
    async for match in finished(store):
        if match.table != table:
            table, found = match.table, await whatever_can_be(store, match.table)
        yield match.id, found.get(match.number)


async def finished(store: Store) -> AsyncIterator[PlayedMatch]:
    """All of them, page by page."""
    page = await store.read(finished_matches)
    while page:
        for match in page:
            yield match
        page = await store.read(finished_matches, (page[-1].table, page[-1].number))


async def of_table(store: Store, table: int) -> dict[int, Recording]:
    """The matches of a table by number; not the one that is on, for its seed is a secret."""
    found = dict(enumerate(recordings(games(), await store.lines(table)), start=1))
    listed = await store.read(listed_table, table)
    if listed and listed.phase in (PLAYING, PAUSED):
        found.popitem()
    return found


async def whatever_can_be(store: Store, table: int) -> dict[int, Recording]:
    """One table that cannot be played again must not keep the others from being exported."""
    try:
        return await of_table(store, table)
    except (DamagedLogError, RulesError, RulesVersionError):
        return {}
