"""The data model: every table there is, for SQLite and for Postgres alike.

Times are whole milliseconds of the wall clock; what was never done has none. Columns called `data`,
`options`, `result` and the like hold JSON as text: the database never looks inside. A table of the
game is known inside by its `key`, a small number that keeps the log's index small, and outside by
its `id`.

The truth about a table is its log. What else is said here about tables and matches can be told
from it again; it is kept so that lists need not replay anything. Three tables are for the host
alone, and no query for players reads them: `secrets`, `log` and `snapshots`.
"""

from typing import TypeVar

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

# On SQLite only a column of the type INTEGER is the row's own number.
Key: TypeEngine[int] = BigInteger().with_variant(Integer(), "sqlite")


def needed(name: str, kind: TypeEngine[T]) -> Column[T]:
    """A column that always has a value."""
    return Column(name, kind, nullable=False)


def of_user(name: str = "user_id", *, key: bool = False) -> Column[str]:
    """A column with the person it all belongs to, and goes with."""
    return Column(
        name, Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, primary_key=key
    )


# --- Tables, and what happened at them.

tables = Table(
    "tables",
    metadata,
    Column("key", Key, Identity(always=False), primary_key=True),
    needed("id", Text()),  # the name in addresses; says nothing about when or how many
    needed("game", Text()),
    needed("code", Text()),  # the invitation; free again once the table is closed
    needed("phase", Text()),  # lobby, playing, paused, over or closed
    Column("rules", Text),  # version of the rules of the current match, or the last
    needed("access", Text()),  # public, unlisted, private or organisation: who may join
    Column("organisation_id", Text, ForeignKey("organisations.id", ondelete="SET NULL")),
    needed("creator", Text()),  # a user or a guest; both may be gone by now
    needed("seats", Integer()),
    needed("taken", Integer()),  # how many of them are
    needed("created_at", BigInteger()),
    needed("active_at", BigInteger()),  # the last time any of this changed
    Column("closes_at", BigInteger),  # unstarted for so long, it closes (K10)
    Column("closed_at", BigInteger),
    UniqueConstraint("id"),
    sqlite_autoincrement=True,  # a key is never given twice
)
Index(
    "tables_open_code", tables.c.code, unique=True,
    sqlite_where=text("closed_at IS NULL"), postgresql_where=text("closed_at IS NULL"),
)  # fmt: skip
Index(
    "tables_open_games", tables.c.game, tables.c.active_at,
    sqlite_where=text("closed_at IS NULL"), postgresql_where=text("closed_at IS NULL"),
)  # fmt: skip

# The key is the one arbiter between processes: whoever inserts a line first has it. No foreign key,
# which would lock the table's row once a line.
log = Table(
    "log",
    metadata,
    Column("table_key", Key, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    needed("at", BigInteger()),
    needed("by", Text()),
    needed("kind", Text()),
    needed("data", Text()),  # of the first line: all but the secret
)

# The secret of a table, from which all its luck comes; taken out of its first line.
secrets = Table(
    "secrets",
    metadata,
    Column(
        "table_key", Key, ForeignKey("tables.key", ondelete="CASCADE"),
        primary_key=True, autoincrement=False,
    ),
    needed("secret", Text()),
)  # fmt: skip

# The table as it was after a line. Deleting them all loses nothing but time.
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

# When a table has to be woken, at the latest. Whoever moves the time forward first does it.
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
    Column("number", Integer, primary_key=True, autoincrement=False),  # the how manieth there
    needed("game", Text()),
    needed("rules", Text()),
    needed("options", Text()),
    needed("commitment", Text()),  # the hash of the seed, published at the start
    needed("started_at", BigInteger()),
    Column("over_at", BigInteger),  # none for one that goes on, or was dropped
    Column("result", Text),
    Index(None, "game", "over_at"),
)  # fmt: skip

match_seats = Table(
    "match_seats",
    metadata,
    Column("table_key", Key, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", Text),  # a user or a guest; none for a bot
    needed("name", Text()),
    Column("bot", Text),
    Index(None, "player"),
)

# --- People.

users = Table(
    "users",
    metadata,
    Column("id", Text, primary_key=True),
    needed("username", Text()),
    needed("username_folded", Text()),  # two names that differ in case alone are one
    needed("email", Text()),
    needed("email_folded", Text()),
    needed("password_hash", Text()),
    needed("roles", Text()),  # JSON list of words
    needed("created_at", BigInteger()),
    Column("disabled_at", BigInteger),
    UniqueConstraint("username_folded"),
    UniqueConstraint("email_folded"),
)

# Somebody without an account, at a public game.
guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    needed("name", Text()),
    needed("created_at", BigInteger()),
    needed("expires_at", BigInteger()),
    Index(None, "expires_at"),
)

# One token of a session; a session is a family of tokens, each of which replaced the one before.
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

# A way to set a new password, issued by an administrator.
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
    needed("role", Text()),  # member or admin
    needed("since", BigInteger()),
    Index(None, "user_id"),
)  # fmt: skip

# --- What people make, and what they have won.

decks = Table(
    "decks",
    metadata,
    Column("id", Text, primary_key=True),
    of_user("owner_id"),
    Column("organisation_id", Text, ForeignKey("organisations.id", ondelete="SET NULL")),
    needed("name", Text()),
    needed("kind", Integer()),  # which fields its cards are for
    needed("cards", Text()),
    needed("created_at", BigInteger()),
    needed("changed_at", BigInteger()),
    needed("edition", Integer()),  # grows by one with each change
    Index(None, "owner_id"),
    Index(None, "organisation_id"),
)

# Wins and losses (K10): a row for each player and game.
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

# What each player made in each role (S9): sums over the games that were committed.
role_scores = Table(
    "role_scores",
    metadata,
    Column("board", Text, primary_key=True),  # a tournament, or a game for free play
    Column("player", Text, primary_key=True),
    needed("score_as_p1", Float()),
    needed("score_as_p2", Float()),
    needed("updated_at", BigInteger()),
)

# Which games were committed to which board: each once.
role_score_commits = Table(
    "role_score_commits",
    metadata,
    Column("board", Text, primary_key=True),
    Column("table_key", Key, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
)

# --- The platform itself.

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

# What is written to learn whether anything can be written.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    needed("at", BigInteger()),
)
