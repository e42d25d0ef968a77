"""What a new table needs that nobody may choose or guess."""

import secrets
from typing import NamedTuple
from uuid import uuid4

from ronda.rules import Game
from ronda.store.tables import PUBLIC, NewTable
from ronda.table import CODES, Opening, code_from
from ronda.table.room import Room


class Wanted(NamedTuple):
    """A table as its creator wants it: name, options and settings are unchecked."""

    user: str
    name: object
    options: object = {}
    settings: object = {}
    access: str = PUBLIC
    organisation: str | None = None

    def opening(self) -> Opening:
        """With a code and a secret that are drawn by lot."""
        code = code_from(secrets.randbelow(CODES))
        secret = secrets.token_urlsafe(32)
        return Opening(self.user, self.name, code, secret, self.options, self.settings)


def listing(kind: type[Game], wanted: Wanted, room: Room) -> NewTable:
    """The new table as lists show it."""
    closes_at = room.since + room.settings.unstarted_ms
    return NewTable(
        str(uuid4()), kind.id, room.code, wanted.user, len(room.seats),
        wanted.access, wanted.organisation, closes_at, sum(map(bool, room.seats)),
    )  # fmt: skip
