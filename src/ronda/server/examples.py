"""Examples for OpenAPI, by the name of a field: the same name means the same everywhere."""

from typing import Any

TABLE = "0bd703bb-4799-4820-a54d-f529bab14dc0"
PERSON = "Vb3xQ0pZk1aT9c7d"
TOKEN = "eyJhbGciOiJIUzI1NiJ9.eyJnYW1lQ29kZSI6Iks3UVgyTSJ9.c2lnbmF0dXJl"
CARD = {"cardid": "c1", "question": "Is water wet?", "type": 3, "answer": True}
HASH = "746ade9ba0e1f9a6a7a2f1c4c6fb0b8f3d5e1f0a9c8b7d6e5f4a3b2c1d0e9f8a"

EXAMPLES: dict[str, tuple[Any, ...]] = {
    "a": (0,), "access": ("public",), "accessToken": (TOKEN,), "actor": (PERSON,),
    "actorName": ("Ana",),
    "admin": (PERSON,), "aggregateScore": (54,), "at": ("2026-03-01T09:30:00Z", 1_772_357_400_000),
    "b": (1,), "boardData": ({"gameId": TABLE, "fields": [{"position": 1, "type": "regular"}]},),
    "boardsize": (100,), "bot": ("random",), "bots": (["random", "rational"],), "by": ("Ana",),
    "card": ({"type": "object"},), "cardCount": (12,), "cardTypes": (["QUIZ", "SENTENCE_PAIRING"],),
    "cardTypesOfDeck": ([[0, 1, 2, 3, 4], [6]],), "cards": ([CARD],), "code": ("TABLE_NOT_FOUND",),
    "commitment": (HASH,), "consequences": ({"0": "MOVE_FORWARD"},), "createdby": (PERSON,),
    "deckTypes": (["POSITIVE", "NEGATIVE"],), "deckid": ("general-en-positive",),
    "deckids": (["general-en-positive"],), "decks": ([{"deckid": "d", "decktype": 0}],),
    "decktype": (0,), "details": ({"reason": "too loud"},), "edition": (3,),
    "email": ("ana@example.org",),
    "entry": ({"seat": 0, "action": "noOffer", "data": {}},),
    "error": ("There is no such game, or it is over.",),
    "events": ([{"event": "noOffer", "to": None, "data": {"seat": 0}}],), "expiresIn": (86_400,),
    "game": ("snatch",), "gameCode": ("K7QX2M",), "gameId": (TABLE,), "gameToken": (TOKEN,),
    "gameType": ("PUBLIC",), "gamecode": ("K7QX2M",),
    "gamedecks": ([{"deckid": "general-en-positive", "decktype": 0, "cards": [CARD]}],),
    "id": (TABLE,), "key": (17,), "language": ("en",), "logintype": (0,), "lost": (3,),
    "match": (1,), "maxPlayers": (4,), "maxplayers": (4,), "message": ("Serving.",),
    "name": ("Ana",), "next": (51,), "number": (2,), "options": ({"variant": "G2"},),
    "organisationId": ("s7Kq2LmN0pRt",), "orgid": ("s7Kq2LmN0pRt",),
    "parts": ({"store": {"ok": True, "state": "ok", "message": "The database takes it."}},),
    "phase": ("playing",), "played": (8,), "playerCount": (2,), "playerId": (PERSON,),
    "playerName": ("Ana",), "players": ([PERSON], 2), "points": (21.0, [10, 20]), "rank": (1,),
    "reason": ("ROUNDS_PLAYED",), "result": ({"points": [10, 20], "winners": [1]},),
    "role": ("member",), "roles": (["researcher"],), "round": (2,), "rules": ("1",),
    "scoreAsP1": (30,), "scoreAsP2": (24,), "seat": (0,), "seats": ([2, 4], 2), "seed": (HASH,),
    "settings": ({"approval": False, "graceMs": 20_000},), "subject": ("general", TABLE),
    "subjectName": ("Eva",),
    "summary": ("Two traders, and five institutions.",), "taken": (1,), "toAct": ([0],),
    "token": ("r4t5z6u7i8o9p0",), "totaltiles": (100,), "username": ("Ana",), "variant": ("G2",),
    "version": (5,), "view": ({"game": "snatch", "version": 5, "seat": 0},), "watchers": (0,),
    "winner": (PERSON,), "winners": ([1],), "won": (5,),
}  # fmt: skip
TYPES = {
    "string": str, "integer": int, "number": int | float, "array": list, "object": dict,
}  # fmt: skip
SAID = ("$ref", "allOf", "const", "default", "enum", "example", "examples")


def exemplify(schema: dict[str, Any]) -> None:
    """Give an example to every field that has none and could be anything."""
    for described in schema["components"]["schemas"].values():
        if "examples" not in described:
            for name, field in described.get("properties", {}).items():
                if not speaks(field) and (found := example(name, field)) is not None:
                    field["examples"] = [found]


def speaks(field: dict[str, Any]) -> bool:
    """Does it say by itself what it may be?"""
    if any(name in field for name in SAID) or field.get("type") == "boolean":
        return True
    if field.get("format") == "date-time" or field.get("items", {}).keys() & {*SAID}:
        return True
    return any(speaks(each) for each in field.get("anyOf", ()) if each.get("type") != "null")


def example(name: str, field: dict[str, Any]) -> Any:
    """The first of its name that is of its type."""
    kinds = tuple(
        TYPES[each["type"]]
        for each in (field, *field.get("anyOf", ()))
        if each.get("type") in TYPES
    )
    return next((each for each in EXAMPLES.get(name, ()) if isinstance(each, kinds)), None)
