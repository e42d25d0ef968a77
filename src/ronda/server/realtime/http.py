"""uvicorn's HTTP with bounds on what is no request yet, which has none of its own."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

MOST_BYTES = 64 * 1024
"""Of a request that are no body: its first line, its headers, what follows the body."""
MOST_PIPELINED = 32
"""Requests that may wait for the answer to one before them."""
PATIENCE = 60.0
"""Seconds in which a whole request has to come; it may be twice that."""


class BoundedHttp(HttpToolsProtocol):
    """To be given to uvicorn as `http=`."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._no_body = 0
        self._whole = False
        self._reaper: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._wait_no_more()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        self._no_body += len(data)
        super().data_received(data)
        if self._no_body > MOST_BYTES and not self.transport.is_closing():
            self.send_400_response("Too much that is no request.")

    # -- for the parser, which makes a refusal of what is raised here

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            raise OverflowError("too many requests at once")
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._no_body = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._no_body = 0
        self._whole = True
        super().on_message_complete()

    # -- time

    def _wait(self) -> None:
        self._reaper = self.loop.call_later(PATIENCE, self._look)

    def _wait_no_more(self) -> None:
        if self._reaper is not None:
            self._reaper.cancel()

    def _look(self) -> None:
        """Hangs up on who has sent no whole request since the last look, and waits for nothing."""
        if self._whole or self._answering():
            self._whole = False
            self._wait()
        else:
            self.transport.abort()  # it may be closing already, and wait for a reader

    def _answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.more_body and not cycle.response_complete
