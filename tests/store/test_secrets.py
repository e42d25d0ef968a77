"""No secret is shown by accident: not in a repr, not in an error, not in a log, not to a list."""

import ast
import asyncio
import logging
from pathlib import Path

import pytest

import ronda.store
from ronda.store import Saved, Store, TakenError, open_store
from ronda.store.accounts import Login, NewUser, User, add_user
from ronda.store.entry import batch_of, row
from ronda.store.sessions import Token, begin_session
from ronda.table import Line
from tests.store.people import PASSWORD_HASH, registered
from tests.store.support import SECRET, entry, first_line, opened, using

SOURCE = Path(ronda.store.__file__).parent
HOSTS_ALONE = {"log", "secrets", "snapshots"}
HOST = {"log", "appending", "backup", "schema", "migrating"}


def reads(path: Path) -> set[str]:
    """The tables that a module takes from the schema."""
    tree = ast.parse(path.read_text("utf-8"))
    froms = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return {n.name for node in froms if node.module == "ronda.store.schema" for n in node.names}


@pytest.mark.parametrize("path", sorted(SOURCE.glob("*.py")), ids=lambda path: path.stem)
def test_only_what_is_for_the_host_reads_what_is_for_the_host(path: Path) -> None:
    """Whoever asks for lists, people or results cannot touch a log by mistake."""
    assert path.stem in HOST or not reads(path) & HOSTS_ALONE


def test_reprs_show_no_secret() -> None:
    line = Line(1, 1, "ana", "act", {"card": SECRET})
    user = User("ana", "Ana", "ana@example.org", [], 1, None)
    shown = [
        NewUser("ana", "Ana", "ana@example.org", SECRET),
        Login(user, SECRET),
        Token(SECRET, 1, 2),
        Saved({"secret": SECRET}, [line]),
        batch_of([(entry(1, 1)._replace(line=line), row(entry(1, 1)._replace(line=line)))]),
    ]
    assert not [one for one in shown if SECRET in repr(one) or SECRET in f"{one}"]


def test_errors_and_logs_show_no_value(address: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def fail(store: Store) -> None:
        await registered(store, "ana")
        table = await opened(store)
        await store.append([entry(table, 1)])
        failures = [
            store.write(add_user, NewUser("b", "Ana", "b@example.org", PASSWORD_HASH), 1),
            store.write(begin_session, "nobody", Token(SECRET, 1, 2)),
            store.write(ronda.store.log.write_first, table, first_line()),
        ]
        done = await asyncio.gather(*failures, return_exceptions=True)
        assert [type(problem).__name__ for problem in done] == [
            "TakenError", "IntegrityError", "IntegrityError",
        ]  # fmt: skip
        said.extend(f"{problem} {problem!r}" for problem in done)

    said: list[str] = []
    asyncio.run(using(address, fail))
    text = "\n".join([*said, caplog.text])
    assert SECRET not in text
    assert PASSWORD_HASH not in text


def test_a_server_that_is_not_there_is_named_without_its_password() -> None:
    async def fail() -> None:
        with pytest.raises(ronda.store.UnavailableError) as refused:
            await open_store("postgresql://ana:hidden@localhost:1/ronda")
        assert "hidden" not in f"{refused.value} {refused.value.__cause__}"

    asyncio.run(fail())


def test_what_is_taken_is_named_by_its_kind_alone() -> None:
    assert str(TakenError("email")) == "this email is taken"
