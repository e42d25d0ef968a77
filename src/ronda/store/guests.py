"""Guests: people without an account, for as long as they play."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, select

from ronda.store.schema import guests


class Guest(NamedTuple):
    """Somebody without an account."""

    id: str
    name: str
    created_at: int
    expires_at: int


def add_guest(connection: Connection, guest: Guest) -> None:
    """Let somebody in."""
    connection.execute(guests.insert().values(guest._asdict()))


def find_guest(connection: Connection, guest: str, at: int) -> Guest | None:
    """The guest with this id, while there is still time."""
    still = (guests.c.id == guest, guests.c.expires_at > at)
    row = connection.execute(select(guests).where(*still)).one_or_none()
    return Guest(*row) if row else None


def forget_guests(connection: Connection, at: int) -> int:
    """Forget those whose time is over; how many there were."""
    return connection.execute(delete(guests).where(guests.c.expires_at <= at)).rowcount
