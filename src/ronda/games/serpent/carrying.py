"""From seats to people: what a server adds to these events before it sends them.

In the rules a player is a seat. On the wire `playerId` is somebody's id, `playerName` stands
beside it, and every event has a `message` (the text of the event) and a `timestamp`. `reason` and
`error` are codes in the rules, and sentences on the wire.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ronda.games.serpent.texts import TEXTS
from ronda.rules import Event, View, sentence

NAME_BESIDE = {
    "playerId": "playerName", "currentPlayer": "currentPlayerName", "winner": "winnerName",
}  # fmt: skip
GAMEMASTER_FIELD, GAMEMASTER_NAME = "gamemasterId", "gamemasterName"
LISTS_OF_PLAYERS = ("turnSequence",)
AS_SAID = (  # no player is named in these
    "answer", "correctAnswer", "solution", "explanation", "cardData", "boardData",
)  # fmt: skip
CODES = ("reason", "error")
AUTOMATIC = "automatic"


def with_people(value: Any, ids: Sequence[str], names: Sequence[str]) -> Any:
    """The data of an event or a state, with ids and names for the seats in it."""
    if isinstance(value, list):
        return [with_people(item, ids, names) for item in value]
    if not isinstance(value, dict):
        return value
    carried: dict[str, Any] = {}
    for field, item in value.items():
        carried |= field_with_people(field, item, ids, names)
    return carried


def field_with_people(
    field: str, item: Any, ids: Sequence[str], names: Sequence[str]
) -> dict[str, Any]:
    """One field: itself, or an id and a name."""
    if field in NAME_BESIDE:
        return {field: ids[item], NAME_BESIDE[field]: names[item]}
    if field == GAMEMASTER_FIELD:
        return {GAMEMASTER_NAME: AUTOMATIC if item is None else names[item]}
    if field in LISTS_OF_PLAYERS:
        return {field: [ids[seat] for seat in item]}
    return {field: item if field in AS_SAID else with_people(item, ids, names)}


def with_sentences(data: Mapping[str, Any], language: str) -> dict[str, Any]:
    """The data of an event with a sentence for a reason or an error, and the code beside it."""
    said: dict[str, str] = {}
    for field in CODES:
        if field in data:
            text = sentence(f"value:{data[field]}", language, TEXTS)
            said |= {field: text[0].upper() + text[1:], "code": data[field]}
    return {**data, **said}


def opening(view: View) -> list[Event]:
    """The events of the start, from anybody's first view: nobody was listening before it."""
    state = view["state"]
    first = state["currentPlayer"]
    started = {name: state[name] for name in ("boardData", "turnSequence", "currentPlayer")}
    turn: dict[str, object] = {"canRoll": True, "isExtraTurn": False}
    return [Event("started", None, started), Event("your-turn", (first,), turn)]
