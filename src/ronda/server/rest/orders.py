"""What can be said to a table by REST as well as by its socket. A line at the end is a route."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Literal, NamedTuple

from fastapi import APIRouter
from pydantic import Field

from ronda.server.identity.asking import Asker, Asking
from ronda.server.rest.access import found, obeyed
from ronda.server.rest.documenting import SIGNED_IN, WITH_BODY, refusals
from ronda.server.rest.game_models import Done, Values
from ronda.server.rest.wire import Asked, Id, Readable
from ronda.server.service import Here, Service
from ronda.table.log import COMMANDS

router = APIRouter(prefix="/api/games", tags=["games"])
SeatNumber = Annotated[int, Field(ge=0, le=100)]
PlayerId = Annotated[str, Field(min_length=1, max_length=64), Readable]
Short = Annotated[str, Field(min_length=1, max_length=200), Readable]
COMMON = (
    *SIGNED_IN, *WITH_BODY, "TABLE_NOT_FOUND", "UNKNOWN_RULES", "TABLE_BUSY", "SERVER_STOPPING",
    "TABLE_CLOSED", "NOT_SEATED",
)  # fmt: skip
OF_ADMIN = ("NOT_ADMIN",)


class Nothing(Asked):
    """There is nothing to say beside it."""


class Ready(Asked):
    """Ready, or not."""

    ready: bool = True


class Agreed(Asked):
    """Yes, or no."""

    agree: bool = True


class Somebody(Asked):
    """Somebody at the table."""

    player_id: PlayerId


class Rejected(Somebody):
    """Somebody who waits, and why they have to go."""

    reason: Short | None = None


class NewBot(Asked):
    """A bot of the game; `GET /api/games` names them."""

    bot: Annotated[str, Field(min_length=1, max_length=40), Readable] = "random"
    seat: SeatNumber | None = None


class OneSeat(Asked):
    """A seat."""

    seat: SeatNumber


class TwoSeats(Asked):
    """Two seats."""

    a: SeatNumber
    b: SeatNumber


class Policy(OneSeat):
    """Who plays on a seat while its player is absent."""

    policy: Literal["wait", "default", "bot", "forfeit"]


class NewOptions(Asked):
    """Options of the game; those that are not named stay."""

    options: Values


class Restarting(Asked):
    """Options to begin anew with."""

    options: Values | None = None


class Order(NamedTuple):
    """A path, what the table calls it, what it takes, and what it may be refused for."""

    path: str
    kind: str
    body: type[Asked]
    summary: str
    refusals: tuple[str, ...] = ()


ORDERS = (
    Order("ready", "ready", Ready, "Say that I am ready.", ("ROUND_ALREADY_STARTED",)),
    Order("leave", "leave", Nothing, "Leave for good."),
    Order("rematch", "rematch", Agreed, "Want another match.", ("NOT_STARTED",)),
    Order("sit", "sit", OneSeat, "Move to a free seat.", ("SEAT_TAKEN", "NO_SUCH_SEAT")),
    Order("undo", "undo", Nothing, "Take back my last move.", ("UNDO_NOT_ALLOWED",)),
    Order("approve", "approve", Somebody, "Let somebody in.", (*OF_ADMIN, "NOT_WAITING")),
    Order("reject", "reject", Rejected, "Do not let somebody in.", (*OF_ADMIN, "NOT_WAITING")),
    Order("kick", "kick", Somebody, "Remove somebody.", (*OF_ADMIN, "NO_SUCH_PERSON")),
    Order("bots", "addBot", NewBot, "Let a bot play.", (*OF_ADMIN, "UNKNOWN_BOT", "ROOM_FULL")),
    Order("bots/remove", "removeBot", OneSeat, "Send a bot away.", (*OF_ADMIN, "NO_BOT_THERE")),
    Order("swap", "swap", TwoSeats, "Exchange two seats.", (*OF_ADMIN, "NO_SUCH_SEAT")),
    Order("policy", "policy", Policy, "Say who plays for an absent player.", OF_ADMIN),
    Order("options", "options", NewOptions, "Change options.", (*OF_ADMIN, "UNKNOWN_OPTION")),
    Order("restart", "restart", Restarting, "Drop the match and begin another.", OF_ADMIN),
    Order("pause", "pause", Nothing, "Stop the clock.", (*OF_ADMIN, "NOT_STARTED")),
    Order("resume", "resume", Nothing, "Let the clock go on.", (*OF_ADMIN, "NOT_PAUSED")),
    Order("end", "end", Nothing, "Close the game for ever.", OF_ADMIN),
)


async def given(here: Service, asker: Asker, game_id: str, kind: str, data: dict[str, Any]) -> Done:
    """Say it to the table, as whoever asks."""
    live = (await found(here, game_id)).live
    answer = await obeyed(here, live, asker.id, kind, data)
    return Done(game_id=live.id, number=answer.number, match=answer.match, version=answer.version)


def data_of(asked: Asked) -> dict[str, Any]:
    """What the table is told: its own names, and nothing that was left out."""
    told = asked.model_dump(exclude_none=True)
    return {"user" if name == "player_id" else name: value for name, value in told.items()}


def route(order: Order) -> Callable[..., Awaitable[Done]]:
    """The handler of an order."""

    async def handler(here: Here, asker: Asking, game_id: Id, asked: Any) -> Done:
        return await given(here, asker, game_id, order.kind, data_of(asked))

    handler.__annotations__["asked"] = order.body
    return handler


for _order in ORDERS:
    router.add_api_route(
        f"/{{game_id}}/{_order.path}", route(_order), methods=["POST"], summary=_order.summary,
        description=COMMANDS[_order.kind].run.__doc__,
        operation_id=f"order_{_order.path.replace('/', '_')}",
        responses=refusals(*COMMON, *_order.refusals),
    )  # fmt: skip
