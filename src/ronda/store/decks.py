"""Decks of cards that people have made."""

from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, delete, or_, select, update

from ronda.store.json_text import decoded, encoded
from ronda.store.schema import decks, members
from ronda.store.statements import AnyRow


class Deck(NamedTuple):
    """A deck. What is on its cards the games know; its edition grows with each change."""

    id: str
    owner: str
    organisation: str | None
    name: str
    kind: int
    cards: list[Any]
    created_at: int
    changed_at: int
    edition: int = 1


def add_deck(connection: Connection, deck: Deck) -> None:
    """Keep a new deck."""
    connection.execute(decks.insert().values((*_kept(deck),)))


def change_deck(connection: Connection, deck: Deck) -> bool:
    """Keep a deck as it is now; not if it has changed since the edition that it names."""
    values = {
        "organisation_id": deck.organisation, "name": deck.name, "kind": deck.kind,
        "cards": encoded(deck.cards), "changed_at": deck.changed_at, "edition": deck.edition + 1,
    }  # fmt: skip
    unchanged = (decks.c.id == deck.id, decks.c.edition == deck.edition)
    return connection.execute(update(decks).where(*unchanged).values(values)).rowcount == 1


def delete_deck(connection: Connection, deck: str) -> bool:
    """Throw a deck away; tables that play with it have their own copy."""
    return connection.execute(delete(decks).where(decks.c.id == deck)).rowcount == 1


def find_decks(connection: Connection, ids: Collection[str]) -> dict[str, Deck]:
    """Those of these decks that exist, by their ids."""
    return {deck.id: deck for deck in _all(connection, select(decks).where(decks.c.id.in_(ids)))}


def decks_for(connection: Connection, user: str) -> list[Deck]:
    """The decks that somebody may play with: their own, and those of their organisations."""
    mine = select(members.c.organisation_id).where(members.c.user_id == user)
    theirs = or_(decks.c.owner_id == user, decks.c.organisation_id.in_(mine))
    return _all(connection, select(decks).where(theirs).order_by(decks.c.name, decks.c.id))


def _all(connection: Connection, statement: Select[Any]) -> list[Deck]:
    return [_deck(row) for row in connection.execute(statement)]


def _kept(deck: Deck) -> Deck:
    return deck._replace(cards=encoded(deck.cards))  # type: ignore[arg-type]  # as it is stored


def _deck(row: AnyRow) -> Deck:
    return Deck._make(row)._replace(cards=decoded(row.cards))
