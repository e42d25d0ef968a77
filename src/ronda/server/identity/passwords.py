"""Passwords: Argon2, in threads, and as slow for somebody who does not exist."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property

from pwdlib import PasswordHash
from pwdlib.exceptions import UnknownHashError
from pwdlib.hashers.argon2 import Argon2Hasher

SHORTEST, LONGEST = 8, 128
AT_ONCE = 2  # each takes 64 MB and a processor


class Passwords:
    """Makes hashes and checks passwords against them, beside the loop."""

    def __init__(self, hasher: Argon2Hasher | None = None) -> None:
        self._hashes = PasswordHash((hasher or Argon2Hasher(),))
        self._threads = ThreadPoolExecutor(AT_ONCE, "passwords")

    async def hash(self, password: str) -> str:
        """What to keep of a password."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._hashes.hash, password)

    async def verify(self, password: str, kept: str | None) -> bool:
        """Is it the password? With nothing to compare it takes as long, and it is not."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._verify, password, kept)

    def close(self) -> None:
        """Let the threads go."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    @cached_property
    def _nobodys(self) -> str:
        return self._hashes.hash("nobody has this password")

    def _verify(self, password: str, kept: str | None) -> bool:
        try:
            right = self._hashes.verify(password, kept or self._nobodys)
        except UnknownHashError:
            return False
        return right and kept is not None
