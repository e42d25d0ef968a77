"""No secret reaches the log."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from uvicorn.config import Config

from ronda.server.log import configure_logging
from ronda.server.realtime.mounting import nothing_else
from tests.server.serving import PASSWORD, Place, served

TOKEN = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbmEifQ.c2lnbmF0dXJl"
HASH = "$argon2id$v=19$m=65536,t=3,p=4$mxb6a4g75$AhRfKgwoKQM"


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What the log says, in its JSON form."""
    root, before = logging.getLogger(), structlog.get_config()
    handlers, level = root.handlers[:], root.level
    configure_logging("json", "debug")
    text = io.StringIO()
    (handler,) = root.handlers
    handler.setStream(text)  # type: ignore[attr-defined]
    yield text
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.configure(**before)


def lines(text: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.getvalue().splitlines()]


@pytest.fixture
def uvicorn_first() -> None:
    """uvicorn has set up loggers of its own, as it does by default."""
    Config(app=nothing_else)


@pytest.mark.usefixtures("uvicorn_first")
def test_what_uvicorn_says_is_written_here_and_nowhere_else(
    request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]
) -> None:
    written: io.StringIO = request.getfixturevalue("written")
    logging.getLogger("uvicorn.error").error("refused %s", TOKEN)
    assert [line["event"] for line in lines(written)] == ["refused [hidden]"]
    assert capsys.readouterr().err == ""


def test_what_is_called_a_secret_is_hidden(written: io.StringIO) -> None:
    structlog.get_logger("ronda.test").info(
        "event", password=PASSWORD, refreshToken="abc", deep=[{"Authorization": "Basic xyz"}],
        headers={"cookie": "s=1"}, password_hash="h", game="snatch", number=7, none=None,
    )  # fmt: skip
    (line,) = lines(written)
    assert (line["game"], line["number"], line["none"]) == ("snatch", 7, None)
    assert (line["event"], line["level"], line["logger"]) == ("event", "info", "ronda.test")
    for secret in (PASSWORD, "abc", "xyz", "s=1", '"h"'):
        assert secret not in written.getvalue()


def test_what_looks_like_a_secret_is_hidden_wherever_it_stands(written: io.StringIO) -> None:
    log = structlog.get_logger("ronda.test")
    log.info(f"token {TOKEN} came")
    log.warning("event", why=f"row ({HASH}) and Bearer q1w2e3", url="redis://me:pass@host/0")
    logging.getLogger("uvicorn.error").error("refused %s", TOKEN, extra={"token": "plain"})
    try:
        raise ValueError(f"{TOKEN} {HASH}")
    except ValueError:
        log.exception("failed")
        logging.getLogger("asyncio").exception("failed too")
    assert len(lines(written)) == 5
    for secret in (TOKEN, HASH, "q1w2e3", "me:pass", "plain"):
        assert secret not in written.getvalue()
    assert "ValueError" in written.getvalue()


def test_the_console_form_hides_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    before, root = structlog.get_config(), logging.getLogger()
    handlers, level = root.handlers[:], root.level
    configure_logging("console", "info")
    structlog.get_logger("ronda.test").info("event", token="plain", seen=TOKEN, game="snatch")
    structlog.get_logger("ronda.test").debug("not shown")
    said = capsys.readouterr().err
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.configure(**before)
    assert "snatch" in said
    assert "plain" not in said
    assert TOKEN not in said
    assert "not shown" not in said


def test_a_life_leaves_no_secret_in_the_log(written: io.StringIO, tmp_path: Path) -> None:
    """Register, fail to log in, be refused, bring a failure about: then search every line."""
    secrets: list[str] = [PASSWORD, "a wrong guess"]

    async def life(place: Place) -> None:
        ana = await place.register("Ana")
        secrets.extend([ana.token, ana.session["refreshToken"]])
        guess = {"username": "Ana", "password": "a wrong guess"}
        await ana.post("/api/auth/login", guess)
        await ana.post("/api/auth/refresh", {"refreshToken": ana.session["refreshToken"]})

        async def fails(*given: Any, **__: Any) -> Any:
            raise RuntimeError(f"with {given} and {ana.token}")

        place.service.store.read = fails  # type: ignore[method-assign]
        answer = await ana.get("/api/auth/me")
        assert answer.status_code == 500
        failed = [line for line in lines(written) if line["event"] == "request_failed"]
        assert [line["request"] for line in failed] == [answer.headers["x-request-id"]]
        assert "RuntimeError" in failed[0]["exception"]

    served(life)(tmp_path)
    key = json.loads((tmp_path / "secrets.json").read_text("utf-8"))["secret"]
    for secret in (*secrets, key):
        assert secret not in written.getvalue()


def test_nobodys_request_is_taken_for_anothers(written: io.StringIO, tmp_path: Path) -> None:
    async def at_once(place: Place) -> None:
        async def fails(*_: Any, **__: Any) -> Any:
            await asyncio.sleep(0)
            raise RuntimeError

        ana = await place.register("Ana")
        place.service.store.read = fails  # type: ignore[method-assign]
        answers = await asyncio.gather(*(ana.get("/api/auth/me") for _ in range(5)))
        logged = {line["request"] for line in lines(written) if line["event"] == "request_failed"}
        assert logged == {answer.headers["x-request-id"] for answer in answers}
        assert len(logged) == 5

    served(at_once)(tmp_path)
