"""All tables, for stewards: seen, paused, changed and ended; one, or many at once.

Every order is written to the audit log before it is given.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Annotated, Any, NamedTuple

from fastapi import APIRouter, Depends, Query, Request
from sqlalchemy import Connection

from ronda.rules import Illegal
from ronda.server.errors import explained, language_of
from ronda.server.identity.asking import Asker, Steward, steward
from ronda.server.rest.access import obeyed
from ronda.server.rest.admin_models import (
    ByGame,
    ByPhase,
    NewOptions,
    Obeyed,
    Outcome,
    Refused,
    Removal,
    TablePage,
    Unexplained,
    WatchedTable,
    WithOptions,
    WithReason,
)
from ronda.server.rest.admin_rows import rows, watched
from ronda.server.rest.documenting import OF_ADMINISTRATORS, WITH_BODY, refusals
from ronda.server.rest.wire import Asked, Id
from ronda.server.service import Here, Service
from ronda.store import StoreError
from ronda.store.audit import Act, record
from ronda.store.tables import ListedTable, find_table, live_tables
from ronda.table import LOBBY, ORGANISER, OVER

router = APIRouter(
    prefix="/api/admin/tables", tags=["administration"], dependencies=[Depends(steward)]
)
After = Annotated[int, Query(ge=0, le=2**53, description="The `next` of the page before.")]
Limit = Annotated[int, Query(ge=1, le=200)]
AT_ONCE = 200  # tables
ONE = (*OF_ADMINISTRATORS, "INVALID_INPUT", "TABLE_NOT_FOUND", "UNKNOWN_RULES", "TABLE_DAMAGED")
ORDERED = (*ONE, *WITH_BODY, "TABLE_BUSY", "SERVER_STOPPING", "TABLE_CLOSED")


class Order(NamedTuple):
    """A path, what goes with it, and what it may be refused for."""

    path: str
    body: type[Asked]
    summary: str
    refusals: tuple[str, ...] = ()


BEGINNING = ("NOT_ENOUGH_PLAYERS", "UNKNOWN_OPTION", "NOT_A_CHOICE", "OUT_OF_RANGE", "WRONG_TYPE")
ORDERS = (
    Order("pause", WithReason, "Stop the clock; nobody can move.", ("NOT_STARTED", "TABLE_PAUSED")),
    Order("resume", Unexplained, "Let the clock go on.", ("NOT_PAUSED",)),
    Order("restart", WithOptions, "Drop the match and begin another.", ("NOT_STARTED", *BEGINNING)),
    Order("options", NewOptions, "Change the variant or other options; a match begins anew.",
          BEGINNING),
    Order("kick", Removal, "Remove a player.", ("NO_SUCH_PERSON",)),
    Order("end", WithReason, "Close it for ever."),
)  # fmt: skip


@router.get("", responses=refusals(*OF_ADMINISTRATORS, "INVALID_INPUT"))
async def tables(
    here: Here, game: ByGame = None, phase: ByPhase = None, after: After = 0, limit: Limit = 50
) -> TablePage:
    """All tables that are not closed, the oldest first, page by page."""
    found = await here.store.read(live_tables, after, limit, game=game, phase=phase)
    end = found[-1].key if len(found) == limit else None
    return TablePage(tables=await rows(here, found), next=end)


@router.get("/{table_id}", responses=refusals(*ONE))
async def one(here: Here, table_id: Id) -> WatchedTable:
    """A table, with what everybody may see of its match."""
    return await watched(here, await listed(here, table_id))


async def listed(here: Service, table_id: str) -> ListedTable:
    """The table with this id."""
    found = await here.store.read(find_table, table_id)
    if found is None:
        raise Illegal("TABLE_NOT_FOUND")
    return found


def kind_of(order: Order, phase: str) -> str:
    """What the table calls it: with other options, a match that is on begins anew."""
    on = phase not in (LOBBY, OVER)
    return "restart" if order.path == "options" and on else order.path


def noted(asked: Asked) -> dict[str, Any]:
    """What the audit log is told: everything that was said."""
    return asked.model_dump(exclude_none=True, exclude_defaults=True, by_alias=True)


def data_of(asked: Asked) -> dict[str, Any]:
    """What the table is told: its own names, and no reasons."""
    told = asked.model_dump(exclude_none=True, exclude={"reason"})
    return {"user" if name == "player_id" else name: value for name, value in told.items()}


async def give(here: Service, order: Order, table: ListedTable, asked: Asked) -> Obeyed:
    """Let a table obey. Raises Illegal if it does not."""
    live = await here.hall.table(table.key)
    kind = kind_of(order, live.room.phase)
    answer = await obeyed(here, live, ORGANISER, kind, data_of(asked))
    return Obeyed(id=live.id, number=answer.number, phase=live.room.phase)


async def note(
    here: Service, asker: Asker, act: str, about: list[tuple[str, dict[str, Any]]]
) -> None:
    """Write to the audit log who did what to which tables."""
    now = here.clock()

    def written(connection: Connection) -> None:
        for table, details in about:
            record(connection, Act(now, asker.id, act, table, details))

    await here.store.write(written)


def to_one(order: Order) -> Callable[..., Awaitable[Obeyed]]:
    """The handler of an order to one table."""

    async def handler(here: Here, asker: Steward, table_id: Id, asked: Any) -> Obeyed:
        table = await listed(here, table_id)
        await note(here, asker, f"table-{order.path}", [(table.id, noted(asked))])
        try:
            return await give(here, order, table, asked)
        except Illegal as refusal:
            why = {"code": refusal.code}
            await note(here, asker, f"table-{order.path}-refused", [(table.id, why)])
            raise

    handler.__annotations__["asked"] = order.body
    return handler


def to_all(order: Order) -> Callable[..., Awaitable[Outcome]]:
    """The handler of an order to all tables, or to those of one game or in one phase."""

    async def handler(
        here: Here, asker: Steward, request: Request, asked: Any,
        game: ByGame = None, phase: ByPhase = None,
    ) -> Outcome:  # fmt: skip
        language = language_of(request.headers.get("accept-language"))
        outcome = Outcome(obeyed=[], refused=[])
        async for found in pages(here, game, phase):
            about = [(table.id, noted(asked)) for table in found]
            await note(here, asker, f"table-{order.path}", about)
            given = [attempt(here, order, table, asked, language) for table in found]
            for each in await asyncio.gather(*given):
                add(outcome, each)
        refused = [(each.id, {"code": each.code}) for each in outcome.refused]
        await note(here, asker, f"table-{order.path}-refused", refused)
        return outcome

    handler.__annotations__["asked"] = order.body
    return handler


def add(outcome: Outcome, each: Obeyed | Refused) -> None:
    """One more that has obeyed, or not."""
    if isinstance(each, Obeyed):
        outcome.obeyed.append(each)
    else:
        outcome.refused.append(each)


async def pages(
    here: Service, game: str | None, phase: str | None
) -> AsyncIterator[list[ListedTable]]:
    """The tables that are meant, some at a time."""
    found = await here.store.read(live_tables, 0, AT_ONCE, game=game, phase=phase)
    while found:
        await here.hall.fetch([table.key for table in found])
        yield found
        after = found[-1].key
        found = await here.store.read(live_tables, after, AT_ONCE, game=game, phase=phase)


async def attempt(
    here: Service, order: Order, table: ListedTable, asked: Asked, language: str
) -> Obeyed | Refused:
    """One that does not obey keeps none of the others from it."""
    try:
        return await give(here, order, table, asked)
    except Illegal as refusal:
        why = refusal
    except StoreError:
        why = Illegal("STORE_UNAVAILABLE")
    return Refused(id=table.id, code=why.code, error=explained(why, language))


for _order in ORDERS:
    router.add_api_route(
        f"/all/{_order.path}", to_all(_order), methods=["POST"],
        summary=f"To all tables: {_order.summary}", operation_id=f"all_tables_{_order.path}",
        responses=refusals(*OF_ADMINISTRATORS, *WITH_BODY),
    )  # fmt: skip
    router.add_api_route(
        f"/{{table_id}}/{_order.path}", to_one(_order), methods=["POST"],
        summary=_order.summary, operation_id=f"table_{_order.path}",
        responses=refusals(*ORDERED, *_order.refusals),
    )  # fmt: skip
