"""What a table tells, as the events that people hear. A line here is an event."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from ronda.games.serpent import Serpent
from ronda.rules import Game
from ronda.server.game_socket.manner import Manner
from ronda.server.game_socket.people import bot_name, person, who
from ronda.server.game_socket.sayings import Data, Saying, To, timestamp
from ronda.server.game_socket.serpent import SerpentManner
from ronda.server.game_socket.wording import stated
from ronda.table.room import Room

if TYPE_CHECKING:
    from ronda.server.tables import Live

Told = Callable[["Live", Data, To], Iterable[Saying]]

PLAIN = Manner()
MANNERS: dict[str, Manner] = {Serpent.id: SerpentManner()}


def manner_of(live: "Live") -> Manner:
    """How the events of its game travel."""
    return manner_in(live.game)


def manner_in(game: str) -> Manner:
    """How the events of a game travel."""
    return MANNERS.get(game, PLAIN)


# Counting heads.


def playing(room: Room, gamemaster: int | None) -> list[int]:
    """The seats that are taken by players."""
    taken = (index for index, seat in enumerate(room.seats) if seat and not seat.left)
    return [index for index in taken if index != gamemaster]


def readiness(live: "Live") -> dict[str, object]:
    """How many are ready. Bots are, and so is the admin, who gives the word."""
    room = live.room
    seats = playing(room, manner_of(live).gamemaster(room))
    there = [seat for index in seats if (seat := room.seats[index])]
    ready = sum(bool(seat.ready or seat.bot or seat.user == room.admin) for seat in there)
    return {"readyCount": ready, "totalPlayers": len(there), "allReady": ready == len(there)}


def player_count(live: "Live") -> int:
    """How many play, or will."""
    return len(playing(live.room, manner_of(live).gamemaster(live.room)))


# Events with something about them.


def about(event: str, live: "Live", told: Data, to: To) -> Iterator[Saying]:
    """An event about a person, or a seat; what else there is to it goes along."""
    user, seat = told.get("user"), told.get("seat")
    whose = person(live.room, user) if user else {} if seat is None else who(live.room, seat)
    if told.get("name"):
        whose = {**whose, "playerName": told["name"]}
    rest = {name: value for name, value in told.items() if name not in ("user", "name")}
    message = partial(stated, event, name=whose.get("playerName", ""))
    if bot := told.get("bot"):
        message = partial(told_of_bot, event, live.room.kind, bot)
    yield Saying(event, {**rest, **whose}, to, message)


def told_of_bot(event: str, kind: type[Game], bot: str, language: str) -> str:
    """The same of a bot, which every game calls as it likes."""
    return stated(event, language, name=bot_name(kind, language, bot, bot))


def joined(live: "Live", told: Data, to: To) -> Iterator[Saying]:
    """Somebody has sat down. Who is here already, having waited or watched, has come now."""
    yield from about("player-seated", live, told, to)
    if live.room.settings.approval and told["user"] != live.room.admin:
        yield from about("player-approved", live, told, to)
    if told["user"] in live.table.presence.here:
        yield from come(live, told["user"], to)


def come(live: "Live", user: str, to: To) -> Iterator[Saying]:
    """Somebody is here."""
    yield from about("player-joined", live, {"user": user, "playerCount": player_count(live)}, to)


def presence(live: "Live", told: Data, to: To) -> Iterator[Saying]:
    """Somebody can hear the table, or no longer."""
    if told["connected"]:
        yield from come(live, told["user"], to)
    else:
        yield from about("player-disconnected", live, {"user": told["user"]}, to)
        yield from manner_of(live).dropped(live, told["user"], to)


def left(live: "Live", told: Data, to: To) -> Iterator[Saying]:
    """Somebody has gone for good; they hear it too."""
    data = {**told, "playerCount": player_count(live)}
    yield from about("player-left", live, data, (*to, told["user"]))


def ready(live: "Live", told: Data, to: To) -> Iterator[Saying]:
    """Somebody is ready, or not; perhaps everybody is."""
    counts = readiness(live)
    whose = person(live.room, told["user"])
    key = "player-ready" if told["ready"] else "player-not-ready"
    message = partial(stated, key, name=whose["playerName"])
    yield Saying("player-ready", {**whose, "ready": told["ready"], **counts}, to, message)
    if told["ready"] and counts["allReady"]:
        numbers = {name: counts[name] for name in ("readyCount", "totalPlayers")}
        yield Saying("all-ready", numbers, to, partial(stated, "all-ready"))


def rematch(live: "Live", told: Data, to: To) -> Iterator[Saying]:
    """Somebody wants another match, or not."""
    whose = person(live.room, told["user"])
    key = "rematch-wanted" if told["agree"] else "rematch-declined"
    message = partial(stated, key, name=whose["playerName"])
    yield Saying("rematch-wanted", {**whose, "agree": told["agree"]}, to, message)


def chat(_: "Live", told: Data, to: To) -> Iterator[Saying]:
    """Somebody has said something; here the message is theirs."""
    yield Saying("chat-message", line(told["at"], told["user"], told["name"], told["text"]), to)


def talk(_: "Live", told: Data, to: To) -> Iterator[Saying]:
    """What was said before one came."""
    yield Saying("chat-history", {"lines": [line(*said) for said in told["lines"]]}, to)


def line(at: int, user: str, name: str, text: str) -> dict[str, object]:
    """Something that was said."""
    return {"playerId": user, "playerName": name, "message": text, "timestamp": timestamp(at)}


def game_event(live: "Live", told: Data, to: To) -> Iterable[Saying]:
    return manner_of(live).event(live, told, to)


def started(live: "Live", told: Data, to: To) -> Iterable[Saying]:
    return manner_of(live).started(live, told, to)


def over(live: "Live", told: Data, to: To) -> Iterable[Saying]:
    return manner_of(live).over(live, told, to)


TOLD: dict[str, Told] = {
    "absent": partial(about, "player-absent"),
    "admin": partial(about, "admin-changed"),
    "approved": partial(about, "approval-granted"),
    "botAdded": partial(about, "bot-added"),
    "botRemoved": partial(about, "bot-removed"),
    "chat": chat,
    "closed": partial(about, "cleanup-complete"),
    "event": game_event,
    "joined": joined,
    "kicked": partial(about, "kicked"),
    "left": left,
    "moved": partial(about, "player-reseated"),
    "options": partial(about, "options-changed"),
    "over": over,
    "paused": partial(about, "paused"),
    "pending": partial(about, "pending-approval"),
    "placed": partial(about, "player-placed"),
    "policy": partial(about, "policy-changed"),
    "presence": presence,
    "ready": ready,
    "rejected": partial(about, "approval-denied"),
    "rematch": rematch,
    "request": partial(about, "player-requesting-join"),
    "resumed": partial(about, "resumed"),
    "returned": partial(about, "player-returned"),
    "revived": partial(about, "revived"),
    "seed": partial(about, "seed"),
    "started": started,
    "swapped": partial(about, "seats-swapped"),
    "talk": talk,
    "undone": partial(about, "undone"),
    "withdrawn": partial(about, "player-withdrawn"),
}
FAREWELL = ("closed", "kicked", "left", "rejected")
"""After these, somebody's sockets are no longer at the table; after the first, nobody's."""
