"""What every part of the server is handed."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from ronda.catalogue import games
from ronda.server.configuration import Settings
from ronda.server.dashboard import Dashboard
from ronda.server.game_socket import GameSocket
from ronda.server.health import Health
from ronda.server.housekeeping import Housekeeping
from ronda.server.identity.passwords import Passwords
from ronda.server.keys import Keys, load_keys
from ronda.server.limits import Counts, Limits, Memory, address_of
from ronda.server.metrics import Metrics
from ronda.server.realtime import Realtime
from ronda.server.tables import Alone, Cluster, Hall, Signals
from ronda.store import Store, open_store

Clock = Callable[[], int]


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass
class Service:
    """One process's hold on everything."""

    settings: Settings
    store: Store
    keys: Keys
    passwords: Passwords
    limits: Limits
    realtime: Realtime
    hall: Hall
    clock: Clock  # milliseconds
    health: Health = field(init=False)
    metrics: Metrics = field(init=False)
    dashboard: Dashboard = field(init=False)
    housekeeping: Housekeeping = field(init=False)

    async def close(self) -> None:
        """Finish what was begun, and let go."""
        await self.hall.stop()
        await self.housekeeping.close()
        await self.health.close()
        await self.limits.close()
        self.passwords.close()
        await self.store.close()


async def open_service(
    settings: Settings, passwords: Passwords | None = None, clock: Clock = wall_clock
) -> Service:
    """Open everything there is to open, and let the tables go on."""
    keys = load_keys(settings)
    store = await open_store(settings.database_url)
    service = Service(
        settings=settings,
        store=store,
        keys=keys,
        passwords=passwords or Passwords(),
        limits=open_limits(settings, clock),
        realtime=open_realtime(settings),
        hall=Hall(store, games(), clock, signals=open_signals(settings)),
        clock=clock,
    )
    service.hall.speaker = GameSocket(service).speaker
    service.health, service.metrics = Health(service), Metrics(service)
    service.dashboard = Dashboard(service.hall)
    await service.hall.start()
    service.housekeeping = Housekeeping(service)
    return service


def open_realtime(settings: Settings) -> Realtime:
    """Sockets, of several processes if Redis joins them."""
    fanout = None
    if settings.redis_url:
        from ronda.server.realtime.fanout import Fanout  # noqa: PLC0415 - it is 20 MB

        fanout = Fanout(settings.redis_url)
    return Realtime(origins=settings.origins, behind_proxy=settings.behind_proxy, fanout=fanout)


def open_signals(settings: Settings) -> Signals:
    """The way to the other processes that serve the same tables, if Redis joins them."""
    if not settings.redis_url:
        return Alone()
    from ronda.server.bus import RedisBus  # noqa: PLC0415 - likewise

    return Cluster(RedisBus(settings.redis_url, "ronda:tables"))


def open_limits(settings: Settings, clock: Clock) -> Limits:
    """Limits, counted by all processes together if Redis joins them."""
    counts: Counts = Memory()
    if settings.redis_url:
        from ronda.server.shared_counts import SharedCounts  # noqa: PLC0415 - likewise

        counts = SharedCounts(settings.redis_url)
    return Limits(counts, clock, settings.limits)


def service_of(connection: HTTPConnection) -> Service:
    """The service that an application was made for."""
    service: Service = connection.app.state.service
    return service


Here = Annotated[Service, Depends(service_of)]


def asked_from(connection: HTTPConnection, here: Here) -> str:
    """The address that somebody asks from."""
    return address_of(connection, here.settings.behind_proxy)


Address = Annotated[str, Depends(asked_from)]
