"""The page of the socket's events: the contract's own, and those of every table.

Audiences and fields are those that the tests of the contract check on every event they hear.
"""

from collections.abc import Iterator
from typing import Any

from ronda.games.serpent.texts.english import ENGLISH as RACE
from ronda.server.game_socket.hearing import HEARD
from ronda.server.game_socket.serpent import ACTIONS
from ronda.server.game_socket.texts import TEXTS
from scripts.docs_parts.outcomes import table
from tests.server.games.contract import ALL, EVENTS, GAMEMASTER, ONE

AUDIENCES = {ALL: "all", ONE: "one", GAMEMASTER: "the gamemaster"}
HEAD = """# The events of the socket

Socket.IO 5 in the namespace `/game`, at the same address as everything else. [How to write a
client](../how-to/write-a-client.md) shows it at work. Names and fields of the quiz race are its
source's; the other games and tables have more events of the same kind.

- Every payload is one JSON object. What a client says names its table, `gameCode`; without it, or
  with that of another table, it is refused.
- Every event of a client may ask for an acknowledgement. It comes once what was said is durable:
  `{gameCode, action, ok: true, match, version}`, or refused, `{…, ok: false, code, message}`. The
  codes are [the same everywhere](codes.md), the sentence is in the language of whoever reads it.
- Every event of the server has `gameCode` and `timestamp` (ISO 8601, UTC). Most have a `message`
  for people. Ids are those of accounts and guests; a bot's is `bot-` and its seat.
- Connect with `auth: {token, language}`: the `gameToken` of a request, and `en` or `es`. Without
  a token, say `game:join {gameToken}` first.
"""
CLIENT = {
    "game:join": ("gameToken", "Come to a table, if the connection brought no token."),
    "game:join-approved": ("gameToken", "The same, after an approval; it harms nobody twice."),
    "game:leave": ("", "Go for good."),
    "game:ready": ("ready", "Be ready, or no longer."),
    "game:approve-player": ("playerName", "The admin lets somebody in."),
    "game:reject-player": ("playerName, reason?", "The admin does not."),
    "game:chat": (
        "message",
        "Say something, up to 500 characters, where the game lets people talk.",
    ),
    "game:resync": ("lastVersion?", "See everything again, as `game:state`."),
    "game:action": (
        "action, data, expect?",
        "A move of any game. With `expect`, only if the match is still at that version.",
    ),
    "game:command": ("command, data", "Anything that [a table](table.md) understands, by name."),
    "game:dice-roll": ("diceValue", "Roll."),
    "game:card-answer": ("answer", "Answer a card."),
    "game:position-guess": ("guessedPosition", "Guess where a card leads."),
    "game:joker-position-guess": ("guessedPosition", "Guess where a joker leads."),
    "game:gamemaster-decision": ("requestId, decision", "`approve` or `reject` a joker."),
}
BESIDE = {
    "game:state": "How all stands: `version`, `match`, `seat`, the seat's own `view`, `table`.",
    "game:state-update": "The same after whatever has happened; `table` only where it has changed.",
    "game:action-result": "The acknowledgement of an action, as an event.",
    "game:error": "Something was refused.",
    "game:chat-message": "What somebody says: `message`.",
}


def sockets_page() -> str:
    """What is said, what is heard at every table, and what in a race."""
    return "\n".join([HEAD, client(), everywhere(), race(), own()])


def client() -> str:
    """What clients say."""
    assert {*CLIENT} == {*HEARD, "game:join", "game:join-approved"}
    assert {*ACTIONS} <= {*CLIENT}
    rows = [[f"`{event}`", fields, says] for event, (fields, says) in CLIENT.items()]
    shown = table(["event", "beside gameCode", "what it does"], rows, "lll")
    return f"## What a client says\n\n{shown}"


def everywhere() -> str:
    """Contract events that are of the table, not of the race."""
    rows = [line(event) for event in EVENTS if not is_race(event)]
    shown = table(["event", "who hears it", "fields", "what it says"], rows, "llll")
    return f"## What is heard at every table\n\n{shown}"


def race() -> str:
    """Contract events of the race."""
    rows = [line(event) for event in EVENTS if is_race(event)]
    shown = table(["event", "who hears it", "fields", "what it says"], rows, "llll")
    return f"## What is heard in the quiz race\n\n{shown}"


def own() -> str:
    """What tables say beside the contract, and how other games speak."""
    said = [key.removeprefix("event:") for key in TEXTS["en"]]
    known = {event.removeprefix("game:") for event in EVENTS}
    rows = [[f"`game:{name}`", sentence(name)] for name in said if name not in known | UNSAID]
    shown = table(["event", "what it says"], rows, "ll")
    return f"## What else a table says\n\n{OWN}\n{shown}{OTHERS}"


OWN = """Those who are at the table hear it, whoever it is about as well. Beside `gameCode`,
`message` and `timestamp` there is `playerId`, `playerName` and whatever the event is about.
"""
OTHERS = """
`game:chat-history {lines}` is what was said last, for whoever comes; `game:seed {match, seed,
commitment}` comes after a match, and proves what its luck was drawn from. `game:server-restart
{code, reconnectInMs}` comes before the server stops: come again a moment later, and go on.

The other games' own events are `game:` and the name that their rules give them, with the fields of
the rules, and `playerId` and `playerName` beside a seat. Their pages have them:
[snatch](../games/snatch.md), [share](../games/share.md), [PlayOne](../games/playone.md), [King of
Colors](../games/colors.md).
"""
UNSAID = {
    "player-not-ready", "rematch-declined", "ended-shared", "ended-without-winner", "moderator",
    "watching",
}  # fmt: skip


def is_race(event: str) -> bool:
    """Is it told by the rules of the race?"""
    return f"event:{event.removeprefix('game:')}" in RACE or event == "game:started"


def line(event: str) -> list[str]:
    """A contract event."""
    audience, fields = EVENTS[event]
    shown = ", ".join(named(fields)) or "–"
    return [f"`{event}`", AUDIENCES[audience], shown, BESIDE.get(event) or sentence(event[5:])]


def named(fields: dict[str, Any]) -> Iterator[str]:
    """The names of fields; what every event has is said above."""
    for name, inside in fields.items():
        if name not in ("gameCode", "message", "timestamp"):
            yield f"{name} {{{', '.join(inside)}}}" if isinstance(inside, dict) else name


def sentence(name: str) -> str:
    """What people read of it."""
    key = f"event:{name}"
    said = TEXTS["en"].get(key) or RACE.get(key, "")
    return said.replace("{playerId}", "{playerName}")
