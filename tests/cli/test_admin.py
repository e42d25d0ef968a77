"""`ronda admin`: the first administrator of a site."""

import asyncio
from collections.abc import Callable
from typing import Any

from ronda.server.identity.administrators import COMMAND_LINE
from ronda.server.identity.passwords import Passwords
from ronda.store import open_store
from ronda.store.accounts import NewUser, add_user, disable_user, login
from ronda.store.audit import recorded
from tests.cli.conftest import Run

ADDRESS = "sqlite:///ronda-data/ronda.sqlite"
TYPED = "ana@example.org\na long password\na long password\n"
LUIS = NewUser("luis-id", "Luis", "luis@example.org", "no hash")


def written(work: Callable[..., Any], *args: Any) -> Any:
    """Something done in the store where the command was run."""

    async def do() -> Any:
        async with await open_store(ADDRESS) as store:
            return await store.write(work, *args)

    return asyncio.run(do())


def is_password(password: str, name: str) -> bool:
    found = written(login, name)
    passwords = Passwords()
    right = asyncio.run(passwords.verify(password, found and found.password_hash))
    passwords.close()
    return right


def test_the_first_administrator_is_made_before_the_first_start(run: Run) -> None:
    done = run("admin", "Ana", typed=TYPED)
    assert (done.code, "Ana is an administrator, and can log in." in done.output) == (0, True)
    assert written(login, "ana").user.roles == ["admin"]
    assert is_password("a long password", "ana")
    ((_, act),) = written(recorded)
    assert (act.actor, act.act, act.details["username"]) == (COMMAND_LINE, "user-add", "Ana")


def test_no_password_is_shown(run: Run) -> None:
    done = run("admin", "Ana", typed=TYPED)
    assert "a long password" not in done.output + done.errors


def test_somebody_with_an_account_is_promoted(run: Run) -> None:
    """Without a question, and let in again if disabled."""
    written(add_user, LUIS, 1)
    written(disable_user, "luis-id", 2)
    done = run("admin", "LUIS")
    assert (done.code, done.output.strip()) == (0, "Luis is an administrator.")
    assert written(login, "luis").user.roles == ["admin"]


def test_a_forgotten_password_is_set_anew(run: Run) -> None:
    written(add_user, LUIS, 1)
    done = run("admin", "Luis", "--new-password", typed="another long one\nanother long one\n")
    assert done.code == 0
    assert is_password("another long one", "luis")


def test_what_cannot_be_an_account_is_refused_in_a_sentence(run: Run) -> None:
    written(add_user, LUIS, 1)
    for name, typed, says in (
        ("A", TYPED, "username"),
        ("Ana", "nowhere\na long password\na long password\n", "this is not an e-mail address"),
        ("Ana", "a@b.org\nshort\nshort\n", "too short"),
        ("Ana", "a@b.org\na long password\nanother\n", "not the same"),
        ("Ana", "LUIS@example.org\na long password\na long password\n", "already"),
    ):
        done = run("admin", name, typed=typed)
        assert (done.code, says in done.errors) == (2, True), done.errors
    assert written(login, "Ana") is None


def test_it_speaks_spanish(run: Run) -> None:
    done = run("admin", "Ana", "--lang", "es", typed="nada\nuna clave larga\nuna clave larga\n")
    assert "no es una dirección de correo" in done.errors
