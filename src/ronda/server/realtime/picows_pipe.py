"""A WebSocket carried by picows, on a connection that uvicorn accepted and read the request of."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport

from ronda.server.realtime.engine import Engine
from ronda.server.realtime.link import Handshake, Link, ignored
from ronda.wire import Fragments, Frame
from ronda.wire.engineio import reasons
from ronda.wire.engineio.request import Opens, Uses
from ronda.wire.engineio.session import Session
from ronda.wire.websocket import framed

TEXT, BINARY = WSMsgType.TEXT, WSMsgType.BINARY
CLOSE_TIMEOUT = 5.0
"""Seconds that what was said at the end has to get away."""

_CODES = {
    reasons.SERVER_SHUTDOWN: WSCloseCode.GOING_AWAY,
    reasons.TOO_LONG: WSCloseCode.MESSAGE_TOO_BIG,
    reasons.TOO_MANY_MESSAGES: WSCloseCode.POLICY_VIOLATION,
    reasons.PARSE_ERROR: WSCloseCode.PROTOCOL_ERROR,
}


class PicowsPipe(WSListener):
    __slots__ = (
        "_asks",
        "_connections",
        "_engine",
        "_fragments",
        "_handshake",
        "_link",
        "_transport",
        "_waiting",
        "receive",
    )

    receive: Callable[[str | bytes], None]
    immediate = True

    def __init__(
        self, engine: Engine, asks: Opens | Uses, handshake: Handshake, connections: set[Any]
    ) -> None:
        self.receive = ignored
        self._engine = engine
        self._asks = asks
        self._handshake = handshake
        self._connections = connections
        self._link: Link | None = None
        self._transport: WSTransport | None = None
        self._fragments: Fragments | None = None
        self._waiting: list[Frame] = []

    # -- for the link

    def write_all(self, frames: Sequence[Frame]) -> None:
        waiting = self._waiting
        if not waiting:
            self._engine.departure.note(self)
        waiting += frames

    def flush(self, session: Session) -> None:
        if frames := session.take():
            self.write_all(frames)

    def leave(self) -> None:
        """Writes what waits, in one piece."""
        frames, self._waiting = self._waiting, []
        transport = self._transport
        if not frames or transport is None or transport.underlying_transport.is_closing():
            return
        if len(frames) == 1 and isinstance(frames[0], bytes):
            transport.send(TEXT, frames[0])
        else:
            transport.underlying_transport.write(framed(frames))

    def close(self, reason: str) -> None:
        self.leave()
        transport, self._transport = self._transport, None
        if transport is None:
            return
        if reason == reasons.SLOW_READER:
            transport.disconnect(graceful=False)
        else:
            _hang_up(transport, _CODES.get(reason, WSCloseCode.OK), reason)

    # -- for picows

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self._connections.add(self)
        high = self._engine.limits.high_water
        transport.underlying_transport.set_write_buffer_limits(high=high)
        self._link = self._engine.board(self._asks, self._handshake, self)
        if self._link is None:
            self.close(reasons.TRANSPORT_ERROR)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002
        if frame.msg_type == TEXT and frame.fin:
            try:
                text = frame.get_payload_as_utf8_text()
            except UnicodeDecodeError:
                self._end(reasons.PARSE_ERROR)
            else:
                self.receive(text)
        else:
            self._rarely(frame)

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002 - picows's name
        self._transport = None
        self._connections.discard(self)
        if self._link is not None:
            self._link.pipe_lost(self)

    def pause_writing(self) -> None:
        self._end(reasons.SLOW_READER)

    def resume_writing(self) -> None:
        pass

    # -- for uvicorn

    def shutdown(self) -> None:
        self._end(reasons.SERVER_SHUTDOWN)

    # -- the rest

    def _end(self, reason: str) -> None:
        if self._link is not None and self._link.pipe is self:
            self._link.end(reason)
        self.close(reason)

    def _rarely(self, frame: WSFrame) -> None:
        kind = frame.msg_type
        if kind == WSMsgType.CLOSE:
            self._closed()
        elif kind in {TEXT, BINARY, WSMsgType.CONTINUATION}:
            self._fragment(kind, frame)

    def _closed(self) -> None:
        self.leave()
        transport, self._transport = self._transport, None
        if transport is not None:
            _hang_up(transport, WSCloseCode.OK, "")
        if self._link is not None:
            self._link.pipe_lost(self)

    def _fragment(self, kind: WSMsgType, frame: WSFrame) -> None:
        try:
            message = self._put_together(kind, frame.fin, frame.get_payload_as_bytes())
        except OverflowError:
            self._end(reasons.TOO_LONG)
        except ValueError:
            self._end(reasons.PARSE_ERROR)
        else:
            if message is not None:
                self.receive(message)

    def _put_together(self, kind: WSMsgType, last: bool, data: bytes) -> str | bytes | None:
        fragments = self._fragments
        if kind == BINARY and last and fragments is None:
            return data
        if fragments is None:
            fragments = self._fragments = Fragments(self._engine.limits.max_payload)
        if kind != WSMsgType.CONTINUATION:
            fragments.begin(kind == TEXT, data)
            return None
        message = fragments.go_on(data, last)
        self._fragments = fragments if fragments.open else None
        return message


def _hang_up(transport: WSTransport, code: WSCloseCode, reason: str) -> None:
    """Closes once all is written, or when that takes too long: nobody may be reading."""
    transport.send_close(code, reason.encode())
    transport.disconnect()
    beneath = transport.underlying_transport
    if beneath.get_write_buffer_size():
        asyncio.get_running_loop().call_later(CLOSE_TIMEOUT, beneath.abort)
