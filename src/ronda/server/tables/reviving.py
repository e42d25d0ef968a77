"""A table made again from what the store has of it."""

from typing import TYPE_CHECKING

import structlog

from ronda.engine import RulesVersionError
from ronda.rules import Illegal
from ronda.server.tables.live import Live
from ronda.store import Saved, StoreError
from ronda.table import Table

if TYPE_CHECKING:
    from ronda.server.tables.hall import Hall

LOG = structlog.get_logger("ronda.tables")


async def revived(hall: "Hall", key: int, table_id: str | None, saved: Saved | None) -> Live:
    """The table, or Illegal: one that cannot go on as it was is left as it is.

    Whatever the rules of a game do in it, it concerns this table alone.
    """
    if table_id is None or saved is None:
        raise Illegal("TABLE_NOT_FOUND")
    try:
        return await restored(hall, key, table_id, saved)
    except StoreError:
        raise
    except RulesVersionError as problem:
        LOG.error("rules_unknown", table=table_id, problem=str(problem))
        raise Illegal("UNKNOWN_RULES") from problem
    except Exception as problem:
        LOG.exception("table_damaged", table=table_id)
        raise Illegal("TABLE_DAMAGED") from problem


async def restored(hall: "Hall", key: int, table_id: str, saved: Saved) -> Live:
    """With a snapshot it is quicker; but should that be of no use, the log is enough."""
    if saved.snapshot is not None:
        try:
            table = Table.restore(hall.games, saved.lines, hall.clock(), saved.snapshot)
            return Live(hall, key, table_id, table, saved.snapshot["number"])
        except Exception as problem:
            LOG.warning("snapshot_useless", table=table_id, problem=repr(problem))
    lines = saved.lines if saved.snapshot is None else await hall.store.lines(key)
    check_game(hall, str(lines[0].data.get("game")))
    return Live(hall, key, table_id, Table.restore(hall.games, lines, hall.clock()))


def check_game(hall: "Hall", game: str) -> None:
    """Refuse a game that is not installed."""
    if game not in hall.games:
        raise RulesVersionError(game, "any", "none")
