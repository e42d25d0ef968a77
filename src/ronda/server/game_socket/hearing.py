"""What people say over their sockets, as messages to their table. A line here is an event."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from ronda.games.serpent import Serpent
from ronda.rules import Illegal
from ronda.server.game_socket.people import known_as
from ronda.server.game_socket.serpent import ACTIONS
from ronda.table.code import typed
from ronda.table.room import Room

Payload = dict[str, Any]


class Message(NamedTuple):
    """What a table understands."""

    kind: str
    data: Payload


Understood = Callable[[Room, Payload], Message]


def fields(payload: Payload, *needed: str, may: tuple[str, ...] = ()) -> Payload:
    """These fields of a payload; whatever else is in it, nobody asked for."""
    for name in needed:
        if payload.get(name) is None:
            raise Illegal("MISSING_PARAMETER", parameter=name)
    return {name: payload[name] for name in (*needed, *may) if payload.get(name) is not None}


def plain(kind: str, *needed: str) -> Understood:
    """A message with the same fields."""
    return lambda _, payload: Message(kind, fields(payload, *needed))


def action(_: Room, payload: Payload) -> Message:
    """A move of whatever game it is."""
    move = fields(payload, "action", may=("data", "expect"))
    return Message("action", {"data": {}, **move})


def own_action(event: str, room: Room, payload: Payload) -> Message:
    """One of serpent's own events: the move of the name after `game:`."""
    if room.kind.id != Serpent.id:
        raise Illegal("UNKNOWN_MOVE")
    data = {name: payload[name] for name in ACTIONS[event] if name in payload}
    return Message("action", {"action": event.removeprefix("game:"), "data": data})


def command(_: Room, payload: Payload) -> Message:
    """Anything that a table understands, by its own name."""
    said = fields(payload, "command", may=("data",))
    kind, data = said["command"], said.get("data", {})
    if type(kind) is not str or type(data) is not dict:
        raise Illegal("BAD_MESSAGE")
    return Message(kind, data)


def chat(_: Room, payload: Payload) -> Message:
    """Something to say to the table."""
    return Message("chat", {"text": fields(payload, "message")["message"]})


def decide(kind: str, room: Room, payload: Payload) -> Message:
    """Who waits for approval is called by name."""
    said = fields(payload, "playerName", may=("reason",))
    user = known_as(room, said["playerName"]) if type(said["playerName"]) is str else None
    if user is None:
        raise Illegal("NOT_WAITING")
    reason = {"reason": said["reason"]} if kind == "reject" and said.get("reason") else {}
    return Message(kind, {"user": user, **reason})


HEARD: dict[str, Understood] = {
    "game:action": action,
    "game:approve-player": partial(decide, "approve"),
    "game:chat": chat,
    "game:command": command,
    "game:leave": plain("leave"),
    "game:ready": plain("ready", "ready"),
    "game:reject-player": partial(decide, "reject"),
    "game:resync": plain("sync"),
    **{event: partial(own_action, event) for event in ACTIONS},
}
ACTING = ("game:action", "game:command", *ACTIONS)
"""Whoever says these hears `game:action-result`."""
CONTRACTED = (*HEARD.keys() - {"game:action", "game:command"},)
"""Whoever says these hears of a refusal as `game:error`."""


def check_code(room: Room, payload: object) -> Payload:
    """What is said names the table that it is for."""
    if type(payload) is not dict:
        raise Illegal("BAD_MESSAGE")
    code = payload.get("gameCode")
    if type(code) is not str:
        raise Illegal("MISSING_PARAMETER", parameter="gameCode")
    if typed(code) != room.code:
        raise Illegal("GAME_CODE_MISMATCH")
    return payload
