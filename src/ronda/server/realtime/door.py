"""Where uvicorn hands over a connection that wants to be a WebSocket.

uvicorn makes an object for it, feeds it the request as it came, and then makes that object the
protocol of the connection. This one reads the path: Engine.IO's goes to picows, any other to
uvicorn's own implementation.
"""

import asyncio
import logging
from collections.abc import MutableMapping
from functools import partial
from socket import AF_INET, AF_INET6
from typing import Any, cast
from urllib.parse import unquote

from picows import (
    WSAutoPingStrategy,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # the class of its own servers
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from ronda.server.realtime.engine import Engine
from ronda.server.realtime.picows_pipe import PicowsPipe
from ronda.wire.engineio.request import Refusal

READ_BUFFER = 2048
"""What each connection begins with; it grows with what is sent."""
HANDSHAKE_TIMEOUT = 5.0


class _Quiet(logging.LoggerAdapter[logging.Logger]):
    """What a stranger can bring about is no error of ours."""

    def log(self, level: int, msg: object, *args: Any, **kwargs: Any) -> None:
        super().log(level if kwargs.get("exc_info") else logging.DEBUG, msg, *args, **kwargs)

    def process(self, msg: Any, kwargs: MutableMapping[str, Any]) -> Any:
        return msg, kwargs


_LOGGER = _Quiet(logging.getLogger("ronda.realtime.websocket"), {})


def door(engines: list[Engine]) -> type[asyncio.Protocol]:
    """To be given to uvicorn as `ws=`."""
    return cast("type[asyncio.Protocol]", type("DoorOfEngines", (Door,), {"engines": engines}))


class Door(asyncio.Protocol):
    engines: list[Engine]

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._config = config
        self._state = server_state
        self._app_state = app_state
        self._transport: Any = None
        self._chosen: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """First the request; then what comes before the connection has changed hands."""
        if self._chosen is None:
            self._choose(data)
        _feed(self._chosen, data)

    def connection_lost(self, exc: Exception | None) -> None:
        self._chosen.connection_lost(exc)

    def pause_writing(self) -> None:
        self._chosen.pause_writing()

    def resume_writing(self) -> None:
        self._chosen.resume_writing()

    def _choose(self, request: bytes) -> None:
        engine = self._asked_for(request)
        if engine is not None and self._is_tcp():
            self._chosen = self._ours(engine)
        else:
            self._chosen = self._uvicorns()
        self._chosen.connection_made(self._transport)
        # uvicorn makes this object the protocol once it has been fed; what is chosen comes after.
        asyncio.get_running_loop().call_soon(self._transport.set_protocol, self._chosen)

    def _is_tcp(self) -> bool:
        """picows sets options of TCP; over a Unix socket our WebSockets go through ASGI."""
        return self._transport.get_extra_info("socket").family in {AF_INET, AF_INET6}

    def _asked_for(self, request: bytes) -> Engine | None:
        target = request.split(b" ", 2)[1]
        path = unquote(target.partition(b"?")[0].decode("latin-1"))
        return next((engine for engine in self.engines if engine.serves(path)), None)

    def _uvicorns(self) -> asyncio.Protocol:
        return WebSocketsSansIOProtocol(self._config, self._state, self._app_state)

    def _ours(self, engine: Engine) -> Any:
        return WSProtocol(
            host_port=None,
            ws_path=None,
            is_client_side=False,
            ws_listener_factory=partial(self._admit, engine),
            logger=_LOGGER,
            disconnect_on_exception=True,
            websocket_handshake_timeout=HANDSHAKE_TIMEOUT,
            enable_auto_ping=False,
            auto_ping_idle_timeout=0,
            auto_ping_reply_timeout=0,
            auto_ping_strategy=WSAutoPingStrategy.PING_WHEN_IDLE,
            enable_auto_pong=True,
            max_frame_size=engine.limits.max_payload,
            extra_headers=None,
            read_buffer_init_size=READ_BUFFER,
        )

    def _admit(
        self, engine: Engine, request: WSUpgradeRequest
    ) -> PicowsPipe | WSUpgradeResponseWithListener:
        query = request.path.partition(b"?")[2].decode("latin-1")
        headers = {name.lower(): value for name, value in request.headers.items()}
        peer = self._transport.get_extra_info("peername") or ("",)
        admitted = engine.admitted(query, headers, str(peer[0]))
        if isinstance(admitted, Refusal):
            body = admitted.message.encode()
            response = WSUpgradeResponse.create_error_response(admitted.status, body)
            return WSUpgradeResponseWithListener(response, None)
        return PicowsPipe(engine, *admitted, self._state.connections)


def _feed(protocol: Any, data: bytes) -> None:
    """What the loop does, by either of the two ways a protocol may read."""
    if not hasattr(protocol, "get_buffer"):
        protocol.data_received(data)
        return
    rest = memoryview(data)
    while rest:
        buffer = protocol.get_buffer(-1)
        taken = min(len(buffer), len(rest))
        buffer[:taken] = rest[:taken]
        protocol.buffer_updated(taken)
        rest = rest[taken:]
