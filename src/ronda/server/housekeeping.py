"""What is good for nothing any more is forgotten: tokens, and guests whose day is over."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import Connection

from ronda.store import StoreError
from ronda.store.guests import forget_guests
from ronda.store.sessions import forget_expired

if TYPE_CHECKING:
    from ronda.server.service import Service

LOG = structlog.get_logger("ronda.server")
PAUSE = 3600.0  # seconds


class Housekeeping:
    """Done at the start, and then every hour; by each process, which harms nobody."""

    def __init__(self, service: "Service") -> None:
        self._service = service
        self._task = asyncio.create_task(self._for_ever())

    async def close(self) -> None:
        """No more of it."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _for_ever(self) -> None:
        while True:
            await self.sweep()
            await asyncio.sleep(PAUSE)

    async def sweep(self) -> None:
        """Forget it now. A store that cannot is told again in an hour."""
        try:
            await self._service.store.write(forget, self._service.clock())
        except StoreError as problem:
            LOG.warning("housekeeping_failed", problem=type(problem).__name__)


def forget(connection: Connection, now: int) -> None:
    """Everything that has expired."""
    forget_expired(connection, now)
    forget_guests(connection, now)
