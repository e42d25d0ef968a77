"""The stream for dashboards: a table whenever it has changed (Server-Sent Events).

It is read with `fetch`, for it takes the same `Authorization` as everything else, which the
browser's own EventSource cannot send.
"""

from collections.abc import AsyncGenerator, Sequence
from time import monotonic
from typing import Annotated

from fastapi import APIRouter, Header, Query
from fastapi.responses import StreamingResponse
from sqlalchemy import Connection

from ronda.rules import Illegal
from ronda.server.dashboard import MOST_CLIENTS, Client
from ronda.server.identity.asking import Asker, Steward
from ronda.server.rest.admin_models import TableRow
from ronda.server.rest.admin_rows import rows, watched
from ronda.server.rest.admin_tables import listed
from ronda.server.rest.documenting import OF_ADMINISTRATORS, refusals
from ronda.server.service import Here, Service
from ronda.store import StoreError
from ronda.store.accounts import find_user
from ronda.store.tables import ListedTable, listed_table

router = APIRouter(prefix="/api/admin/stream", tags=["administration"])
TICK = 1.0  # seconds; how soon the stream ends when the server stops
HEARTBEAT = 15.0  # seconds; as often it is asked whether somebody may still hear it
EXAMPLE = 'id: 5f2c81aa-17\nevent: table\ndata: {"id": "…", "phase": "playing"}\n\n'
STREAM = {"text/event-stream": {"schema": {"type": "string"}, "example": EXAMPLE}}
HEADERS = {"X-Accel-Buffering": "no"}
LastId = Annotated[str | None, Header(alias="Last-Event-ID", max_length=60)]
OnlyOne = Annotated[
    str | None,
    Query(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="One table, with its public view."),
]


@router.get(
    "", response_class=StreamingResponse,
    responses=refusals(
        *OF_ADMINISTRATORS, "INVALID_INPUT", "TABLE_NOT_FOUND", "TOO_MANY_REQUESTS"
    ) | {200: {"description": "Until one of both has enough.", "content": STREAM}},
)  # fmt: skip
async def stream(
    here: Here, asker: Steward, last: LastId = None, table: OnlyOne = None
) -> StreamingResponse:
    """Tables as they change, whichever process serves them: the events `table` and `closed`.

    With `Last-Event-ID` it goes on from there. The event `reset` says that it cannot, as at the
    beginning: read the whole list then. A line beginning with a colon says that all is well.
    """
    if len(here.dashboard.clients) >= MOST_CLIENTS:
        raise Illegal("TOO_MANY_REQUESTS", seconds=HEARTBEAT)
    only = await listed(here, table) if table else None
    return StreamingResponse(
        events(here, asker, last, only), media_type="text/event-stream", headers=HEADERS
    )


async def events(
    here: Service, asker: Asker, last: str | None, only: ListedTable | None
) -> AsyncGenerator[str, None]:
    """The stream's text."""
    client, leave = here.dashboard.join(only.key if only else None)
    try:
        missed = here.dashboard.since(last)
        yield said(here, "reset", "{}") if missed is None else ": welcome back\n\n"
        for key in [only.key] if only else missed or []:
            client.note(key)
        async for text in news(here, asker, client, only):
            yield text
    finally:
        leave()


async def news(
    here: Service, asker: Asker, client: Client, only: ListedTable | None
) -> AsyncGenerator[str, None]:
    """What changes, and now and then a sign of life, as long as somebody may hear it."""
    alive = monotonic()
    while not here.hall.stopping:
        keys = await client.changed(TICK)
        try:
            for text in await changes(here, keys, only):
                yield text
            if monotonic() - alive >= HEARTBEAT:
                alive = monotonic()
                if not await is_steward_still(here, asker):
                    return
                yield ": here\n\n"
        except StoreError:
            client.again(keys)
    yield said(here, "stopping", "{}")


async def changes(here: Service, keys: Sequence[int], only: ListedTable | None) -> list[str]:
    """An event for each of these tables."""
    found = await here.store.read(all_listed, keys) if keys else []
    if only is not None:
        seen = [await one_of(here, table) for table in found]
    else:
        seen = await rows(here, found)
    names = ["closed" if table.closed_at is not None else "table" for table in found]
    pairs = zip(names, seen, strict=True)
    return [said(here, name, row.model_dump_json(by_alias=True)) for name, row in pairs]


async def one_of(here: Service, table: ListedTable) -> TableRow:
    """With its view, if it can be read."""
    try:
        return await watched(here, table)
    except Illegal:
        return (await rows(here, [table]))[0]


async def is_steward_still(here: Service, asker: Asker) -> bool:
    """May whoever asked still hear it? A stream outlives the token that began it."""
    user = await here.store.read(find_user, asker.id)
    return (
        user is not None and user.disabled_at is None
        and asker._replace(roles=tuple(user.roles)).is_steward
    )  # fmt: skip


def all_listed(connection: Connection, keys: Sequence[int]) -> list[ListedTable]:
    """What lists say about these tables."""
    return [table for key in keys if (table := listed_table(connection, key))]


def said(here: Service, event: str, data: str) -> str:
    """An event as it is sent."""
    return f"id: {here.dashboard.position}\nevent: {event}\ndata: {data}\n\n"
