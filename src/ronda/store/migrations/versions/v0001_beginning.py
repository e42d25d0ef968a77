"""The schema that Ronda began with. It stays as it is: later changes are later migrations."""

from typing import TypeVar

from alembic import op
from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Identity,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)
from sqlalchemy.types import TypeEngine

metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_key",
        "fk": "%(table_name)s_%(column_0_name)s_fkey",
        "uq": "%(table_name)s_%(column_0_N_name)s_unique",
        "ix": "%(table_name)s_%(column_0_N_name)s_index",
        "ck": "%(table_name)s_%(constraint_name)s_check",
    }
)

T = TypeVar("T")
Key: TypeEngine[int] = BigInteger().with_variant(Integer(), "sqlite")


def needed(name: str, kind: TypeEngine[T]) -> Column[T]:
    """A column that always has a value."""
    return Column(name, kind, nullable=False)


def of_user(name: str = "user_id", *, key: bool = False) -> Column[str]:
    """A column with the person it all belongs to, and goes with."""
    return Column(
        name, Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, primary_key=key
    )


tables = Table(
    "tables",
    metadata,
    Column("key", Key, Identity(always=False), primary_key=True),
    needed("id", Text()),
    needed("game", Text()),
    needed("code", Text()),
    needed("phase", Text()),
    Column("rules", Text),
    needed("access", Text()),
    Column("organisation_id", Text, ForeignKey("organisations.id", ondelete="SET NULL")),
    needed("creator", Text()),
    needed("seats", Integer()),
    needed("taken", Integer()),
    needed("created_at", BigInteger()),
    needed("active_at", BigInteger()),
    Column("closes_at", BigInteger),
    Column("closed_at", BigInteger),
    UniqueConstraint("id"),
    sqlite_autoincrement=True,
)
Index(
    "tables_open_code", tables.c.code, unique=True,
    sqlite_where=text("closed_at IS NULL"), postgresql_where=text("closed_at IS NULL"),
)  # fmt: skip
Index(
    "tables_open_games", tables.c.game, tables.c.active_at,
    sqlite_where=text("closed_at IS NULL"), postgresql_where=text("closed_at IS NULL"),
)  # fmt: skip
log = Table(
    "log",
    metadata,
    Column("table_key", Key, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    needed("at", BigInteger()),
    needed("by", Text()),
    needed("kind", Text()),
    needed("data", Text()),
)
secrets = Table(
    "secrets",
    metadata,
    Column(
        "table_key", Key, ForeignKey("tables.key", ondelete="CASCADE"),
        primary_key=True, autoincrement=False,
    ),
    needed("secret", Text()),
)  # fmt: skip
snapshots = Table(
    "snapshots",
    metadata,
    Column(
        "table_key", Key, ForeignKey("tables.key", ondelete="CASCADE"),
        primary_key=True, autoincrement=False,
    ),
    needed("number", Integer()),
    needed("data", Text()),
)  # fmt: skip
deadlines = Table(
    "deadlines",
    metadata,
    Column("table_key", Key, primary_key=True, autoincrement=False),
    needed("at", BigInteger()),
    Index(None, "at"),
)

matches = Table(
    "matches",
    metadata,
    Column(
        "table_key", Key, ForeignKey("tables.key", ondelete="CASCADE"),
        primary_key=True, autoincrement=False,
    ),
    Column("number", Integer, primary_key=True, autoincrement=False),
    needed("game", Text()),
    needed("rules", Text()),
    needed("options", Text()),
    needed("commitment", Text()),
    needed("started_at", BigInteger()),
    Column("over_at", BigInteger),
    Column("result", Text),
    Index(None, "game", "over_at"),
)  # fmt: skip

match_seats = Table(
    "match_seats",
    metadata,
    Column("table_key", Key, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", Text),
    needed("name", Text()),
    Column("bot", Text),
    Index(None, "player"),
)

users = Table(
    "users",
    metadata,
    Column("id", Text, primary_key=True),
    needed("username", Text()),
    needed("username_folded", Text()),
    needed("email", Text()),
    needed("email_folded", Text()),
    needed("password_hash", Text()),
    needed("roles", Text()),
    needed("created_at", BigInteger()),
    Column("disabled_at", BigInteger),
    UniqueConstraint("username_folded"),
    UniqueConstraint("email_folded"),
)
guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    needed("name", Text()),
    needed("created_at", BigInteger()),
    needed("expires_at", BigInteger()),
    Index(None, "expires_at"),
)
refresh_tokens = Table(
    "refresh_tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    needed("family", Text()),
    of_user(),
    needed("issued_at", BigInteger()),
    needed("expires_at", BigInteger()),
    Column("replaced_at", BigInteger),
    Column("revoked_at", BigInteger),
    Index(None, "family"),
    Index(None, "user_id"),
)
password_resets = Table(
    "password_resets",
    metadata,
    Column("hash", Text, primary_key=True),
    of_user(),
    needed("issued_at", BigInteger()),
    needed("expires_at", BigInteger()),
    Index(None, "user_id"),
)

organisations = Table(
    "organisations",
    metadata,
    Column("id", Text, primary_key=True),
    needed("name", Text()),
    needed("name_folded", Text()),
    needed("created_at", BigInteger()),
    UniqueConstraint("name_folded"),
)

members = Table(
    "members",
    metadata,
    Column(
        "organisation_id", Text, ForeignKey("organisations.id", ondelete="CASCADE"),
        primary_key=True,
    ),
    of_user(key=True),
    needed("role", Text()),
    needed("since", BigInteger()),
    Index(None, "user_id"),
)  # fmt: skip

decks = Table(
    "decks",
    metadata,
    Column("id", Text, primary_key=True),
    of_user("owner_id"),
    Column("organisation_id", Text, ForeignKey("organisations.id", ondelete="SET NULL")),
    needed("name", Text()),
    needed("kind", Integer()),
    needed("cards", Text()),
    needed("created_at", BigInteger()),
    needed("changed_at", BigInteger()),
    needed("edition", Integer()),
    Index(None, "owner_id"),
    Index(None, "organisation_id"),
)
standings = Table(
    "standings",
    metadata,
    Column("player", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    needed("played", Integer()),
    needed("won", Integer()),
    needed("lost", Integer()),
    needed("points", Float()),
    needed("updated_at", BigInteger()),
    CheckConstraint("won + lost <= played", name="sums"),
    Index(None, "game", "won"),
)
role_scores = Table(
    "role_scores",
    metadata,
    Column("board", Text, primary_key=True),
    Column("player", Text, primary_key=True),
    needed("score_as_p1", Float()),
    needed("score_as_p2", Float()),
    needed("updated_at", BigInteger()),
)
role_score_commits = Table(
    "role_score_commits",
    metadata,
    Column("board", Text, primary_key=True),
    Column("table_key", Key, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
)

audit = Table(
    "audit",
    metadata,
    Column("key", Key, Identity(always=False), primary_key=True),
    needed("at", BigInteger()),
    needed("actor", Text()),
    needed("act", Text()),
    Column("subject", Text),
    needed("details", Text()),
    Index(None, "at"),
)
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    needed("at", BigInteger()),
)


revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make every table."""
    metadata.create_all(op.get_bind(), checkfirst=False)
