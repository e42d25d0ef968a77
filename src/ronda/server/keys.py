"""What tokens are signed with, generated when it is first needed."""

import hmac
import json
import os
import secrets
from pathlib import Path

from ronda.server.configuration import SHORTEST_SECRET, Settings

FILE = "secrets.json"
OWNER_ONLY, OWNER_ENTERS = 0o600, 0o700


class BadSecretsError(Exception):
    """The file of secrets cannot be used. A new one would end every session, so none is made."""


class Keys:
    """A key for each purpose, so that no token can be taken for one of another kind."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def __repr__(self) -> str:
        return "<Keys>"

    def key(self, purpose: str) -> bytes:
        """The key for this purpose, the same in every process that shares the secret."""
        return hmac.digest(self._secret, f"ronda {purpose}".encode(), "sha256")


def load_keys(settings: Settings) -> Keys:
    """The keys of the environment's secret, or of the file's, made if there is none."""
    return Keys(settings.secret or kept_secret(settings.data / FILE))


def kept_secret(file: Path) -> str:
    """The secret in a file that only its owner can read."""
    if not file.exists():
        make_secret(file)
    try:
        file.chmod(OWNER_ONLY)
        secret = json.loads(file.read_text("utf-8"))["secret"]
    except (OSError, ValueError, LookupError, TypeError):
        raise BadSecretsError(f"{file} cannot be read; restore it, or delete it") from None
    if not isinstance(secret, str) or len(secret) < SHORTEST_SECRET:
        raise BadSecretsError(f"{file} holds no secret; restore it, or delete it")
    return secret


def make_secret(file: Path) -> None:
    """Write a new secret; of several processes that start at once, one does."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=OWNER_ENTERS)
    draft = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    with os.fdopen(handle, "w", encoding="utf-8") as opened:
        json.dump({"secret": secrets.token_urlsafe(48)}, opened)
        opened.flush()
        os.fsync(opened.fileno())
    try:
        os.link(draft, file)  # which, unlike a renaming, never replaces one that is there
    except FileExistsError:
        pass
    finally:
        draft.unlink()
