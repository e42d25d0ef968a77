from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.wire.echo_server import LIMITS, server
from tests.wire.serving import free_port, running

PATIENT = replace(LIMITS, ping_timeout=5000)
"""For tests of anything else than time-outs: a busy machine may answer a ping late."""


@pytest.fixture(scope="session", params=["picows", "asgi"])
def echo(request: pytest.FixtureRequest) -> Iterator[str]:
    """host:port of the echo server, as uvicorn serves it and on nothing but ASGI."""
    made = server(free_port(), plain_asgi=request.param == "asgi", limits=PATIENT)
    with running(made) as port:
        yield f"127.0.0.1:{port}"


@pytest.fixture(scope="session", params=["picows", "asgi"])
def exact_echo(request: pytest.FixtureRequest) -> Iterator[str]:
    """The same, to the millisecond as the conformance suites expect it."""
    with running(server(free_port(), plain_asgi=request.param == "asgi")) as port:
        yield f"127.0.0.1:{port}"
