"""What the operator's commands have in common: the store that the environment names."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from ronda.cli.problem import Problem
from ronda.server.configuration import BadSettingError, Settings
from ronda.server.keys import BadSecretsError
from ronda.store import (
    BadBackupError,
    DamagedStoreError,
    DiskFullError,
    NewerStoreError,
    NoStoreError,
    NotEmptyError,
    OlderStoreError,
    ReadOnlyError,
    Store,
    StoreError,
    look_into_store,
)

T = TypeVar("T")
SAYS: dict[type[StoreError], str] = {
    BadBackupError: "bad-backup",
    DamagedStoreError: "store-damaged",
    DiskFullError: "store-full",
    NewerStoreError: "store-newer",
    NoStoreError: "no-store",
    NotEmptyError: "store-not-empty",
    OlderStoreError: "store-older",
    ReadOnlyError: "store-read-only",
}


def settings() -> Settings:
    """What the environment says; a Problem for nonsense."""
    try:
        return Settings.from_environment(os.environ)
    except BadSettingError as wrong:
        raise Problem("bad-setting", variable=wrong.variable, wanted=wrong.wanted) from None


@contextmanager
def telling() -> Iterator[None]:
    """What the store cannot, and what else is in the way, is a sentence."""
    try:
        yield
    except StoreError as problem:
        raise Problem(SAYS.get(type(problem), "store-away")) from None
    except BadSecretsError as problem:
        raise Problem("bad-secrets", why=problem) from None
    except OSError as problem:
        raise Problem("cannot-keep", why=problem.strerror) from None


def done(work: Callable[[str], Awaitable[T]]) -> T:
    """Do something with the address of the store."""
    address = settings().database_url

    async def all_of_it() -> T:
        return await work(address)

    with telling():
        return asyncio.run(all_of_it())


def with_store(work: Callable[[Store], Awaitable[T]], *, older: bool = False) -> T:
    """Do something with the store as it is."""

    async def looking(address: str) -> T:
        async with await look_into_store(address, older=older) as store:
            return await work(store)

    return done(looking)
