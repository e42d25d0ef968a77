"""What stewards are shown of tables, and what they may ask of them."""

from datetime import datetime
from typing import Annotated, Any, Literal

from fastapi import Query
from pydantic import Field

from ronda.server.rest.wire import Asked, Id, Readable, Told

Values = Annotated[dict[str, Any], Field(max_length=40, examples=[{"variant": "G2"}])]
Reason = Annotated[str, Field(max_length=100), Readable]
PlayerId = Annotated[str, Field(min_length=1, max_length=64), Readable]
Phase = Literal["lobby", "playing", "paused", "over"]
ByGame = Annotated[str | None, Query(max_length=40, description="Only tables of this game.")]
ByPhase = Annotated[Phase | None, Query(description="Only tables in this phase.")]
Problem = Literal["UNKNOWN_RULES", "TABLE_DAMAGED"]


class LastEvent(Told):
    """What happened last: a command of the table, and for a move its name, but never its data."""

    kind: str = Field(examples=["action"])
    action: str | None = Field(examples=["proposeOffer"])
    by: str = Field(description="The name of a player; else `*`.")
    at: datetime


class PlayerRow(Told):
    """Who has a seat."""

    seat: int
    name: str
    player_id: str | None
    bot: str | None
    connected: bool
    absent: bool = Field(description="Away for longer than the grace time.")
    left: bool


class TableRow(Told):
    """A table as a list shows it. One that cannot be read has a `problem`, and no players."""

    id: str
    code: str
    game: str
    phase: str
    access: str
    problem: Problem | None
    admin: str | None = Field(description="The id of whoever runs it.")
    players: list[PlayerRow]
    watchers: int
    variant: str | None
    options: dict[str, Any]
    match: int = Field(description="How many have begun here.")
    round: int | None
    to_act: list[int] = Field(description="The seats that it waits for.")
    last_event: LastEvent | None
    created_at: datetime
    closes_at: datetime | None


class TablePage(Told):
    """Some tables, and where the next ones begin; none begin after the last."""

    tables: list[TableRow]
    next: int | None = Field(description="For `after`.")


class WatchedTable(TableRow):
    """A table, with what everybody may see of its match."""

    view: dict[str, Any] | None


class Unexplained(Asked):
    """There is nothing to say beside it."""


class WithReason(Asked):
    """Why, for the audit log."""

    reason: Reason = ""


class WithOptions(Asked):
    """Options to begin anew with; those that are not named stay."""

    options: Values | None = None


class NewOptions(Asked):
    """Options of the game, such as its variant; those that are not named stay."""

    options: Values


class Removal(Asked):
    """Who has to go."""

    player_id: PlayerId


class Obeyed(Told):
    """A table has obeyed, and that is durable."""

    id: str
    number: int = Field(description="Of the table's last line.")
    phase: str


class Refused(Told):
    """A table that has not, and why."""

    id: str
    code: str
    error: str


class Outcome(Told):
    """What came of an order to many."""

    obeyed: list[Obeyed]
    refused: list[Refused]


class AuditLine(Told):
    """What somebody with power has done, or tried to."""

    key: int = Field(description="For `before`.")
    at: datetime
    actor: str = Field(description="The id of an account.")
    actor_name: str | None = Field(description="None where the account is deleted.")
    act: str = Field(examples=["table-pause"])
    subject: str | None
    subject_name: str | None = Field(description="Of an account that is still there.")
    details: dict[str, Any]


TableId = Id
