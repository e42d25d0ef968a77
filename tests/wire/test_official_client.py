"""npm's socket.io-client, over every transport, talks with the echo server."""

import subprocess

import pytest

from tests.wire.official import HERE, installed

SCENARIOS = [
    "polling",
    "websocket",
    "upgrade",
    "nothing_is_lost_while_upgrading",
    "binary",
    "binary_over_polling",
    "namespaces",
    "refusal",
    "reconnection",
    "heartbeat",
    "a_large_message",
]


@pytest.fixture(scope="session")
def client() -> list[str]:
    return installed("scenarios.mjs")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_official_client_is_understood(echo: str, client: list[str], scenario: str) -> None:
    command = [*client, f"http://{echo}", scenario]
    done = subprocess.run(
        command, cwd=HERE, capture_output=True, text=True, timeout=30, check=False
    )
    assert (done.stdout, done.returncode) == ("ok\n", 0), done.stderr
