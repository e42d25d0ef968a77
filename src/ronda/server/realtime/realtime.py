"""Socket.IO for an application: the namespaces, and how the whole is served."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import orjson

from ronda.server.realtime.client import Client
from ronda.server.realtime.engine import Engine
from ronda.server.realtime.link import Link
from ronda.server.realtime.namespace import Namespace
from ronda.wire import Json, Limits

if TYPE_CHECKING:
    from ronda.server.realtime.fanout import Fanout

FAST_JSON = Json(orjson.loads, orjson.dumps)


class Realtime:
    """`origins`: the pages of other sites that may connect; `*` for all of them."""

    def __init__(
        self,
        *,
        path: str = "/socket.io/",
        limits: Limits | None = None,
        origins: Collection[str] = (),
        behind_proxy: bool = False,
        fanout: Fanout | None = None,
    ) -> None:
        self.engine = Engine(
            self._meet, path=path, limits=limits, origins=origins, behind_proxy=behind_proxy
        )
        self.namespaces: dict[str, Namespace] = {}
        self._fanout = fanout

    def namespace(self, name: str = "/") -> Namespace:
        """The namespace of that name, made when it is first asked for."""
        if name not in self.namespaces:
            self.namespaces[name] = Namespace(name, FAST_JSON, self._fanout)
        return self.namespaces[name]

    async def start(self) -> None:
        if self._fanout is not None:
            await self._fanout.start(self.namespaces.get)

    async def stop(self) -> None:
        self.engine.close()
        if self._fanout is not None:
            await self._fanout.stop()

    def _meet(self, link: Link) -> Client:
        return Client(link, self.namespaces.get, FAST_JSON)
