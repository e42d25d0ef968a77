"""`ronda serve`: one port, one folder, and a graceful end."""

import signal
import socket
import stat
from pathlib import Path

import httpx
import pytest

from tests.server.process import Process, serving


def test_it_shows_where_it_is_where_the_data_is_and_how_to_stop_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        where, kept, how = server.greeting
        assert where.startswith("Ronda ")
        assert where.endswith(server.address)
        assert kept == f"Kept in {tmp_path / 'ronda-data' / 'ronda.sqlite'}"
        assert how.startswith("Ctrl-C stops it")
        assert httpx.get(f"{server.address}/api/openapi.json").status_code == 200


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_stops_it_and_that_is_no_failure(tmp_path: Path, how: signal.Signals) -> None:
    with serving(tmp_path) as server:
        assert server.stop(how) == 0
        assert "Stopped. Everything that was accepted is durable." in server.greeting


def test_what_it_keeps_is_for_its_owner_alone(tmp_path: Path) -> None:
    with serving(tmp_path, RONDA_DATA=str(tmp_path / "kept")):
        for file in (tmp_path / "kept").iterdir():
            assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0, file.name


def test_a_port_that_is_taken_is_a_sentence_and_makes_no_store(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        server = Process(tmp_path, "--port", str(taken.getsockname()[1]))
        assert server.stop() == 2
    assert "cannot be served at" in server.said()
    assert not (tmp_path / "ronda-data").exists()


def test_secrets_that_cannot_be_read_are_never_replaced(tmp_path: Path) -> None:
    (tmp_path / "ronda-data").mkdir()
    file = tmp_path / "ronda-data" / "secrets.json"
    file.write_text("{}", "utf-8")
    server = Process(tmp_path)
    assert server.stop() == 2
    assert "restore it, or delete it" in server.said()
    assert file.read_text("utf-8") == "{}"


def test_the_log_has_no_noise(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        server.stop()
        assert server.said() == ""
