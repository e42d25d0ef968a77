"""The source's appendix and its event chapters as a table: who hears what, with which fields.

Written from the document alone. A `?` marks a field that need not be there.
"""

from typing import Any

ALL, ONE, GAMEMASTER = "all", "one", "gamemaster"
TEXT, NUMBER, FLAG, LIST, OBJECT, ANYTHING = "text", "number", "flag", "list", "object", "anything"

WHO = {"playerId": TEXT, "playerName": TEXT}
SAID = {"message": TEXT, "timestamp": TEXT}
TIME = {"timestamp": TEXT}
REQUEST = {
    "currentPosition": NUMBER, "diceRoll": NUMBER, "fieldStepValue": NUMBER,
    "patternModifier": NUMBER, "timeLimit": NUMBER, **SAID,
}  # fmt: skip
CALCULATION = {
    "startPosition": NUMBER, "diceRoll": NUMBER, "stepValue": NUMBER, "patternModifier": NUMBER,
    "calculatedPosition": NUMBER, "penalty": NUMBER,
}  # fmt: skip
GUESSED = {
    **WHO, "guessedPosition": NUMBER, "actualPosition": NUMBER, "finalPosition": NUMBER,
    "guessCorrect": FLAG, "penaltyApplied": FLAG, "calculation": CALCULATION, **SAID,
}  # fmt: skip
CARD = {"question": TEXT, "consequence?": ANYTHING}
POSITION = {**WHO, "boardPosition": NUMBER, "turnOrder": NUMBER}
FIELD = {"position": NUMBER, "type": TEXT, "stepValue?": NUMBER}
BOARD = {
    "gameId?": TEXT, "fields": [FIELD], "generationComplete?": FLAG, "generatedAt?": TEXT,
}  # fmt: skip

Fields = dict[str, Any]
EVENTS: dict[str, tuple[str, Fields]] = {
    "game:joined": (
        ONE, {"gameCode": TEXT, "playerName": TEXT, "gameId": TEXT, "playerId?": TEXT, **SAID},
    ),
    "game:state": (ONE, {"gameCode": TEXT}),
    "game:pending-approval": (ONE, {"gameCode": TEXT, **SAID}),
    "game:approval-granted": (ONE, {"gameCode": TEXT, "playerName": TEXT, **SAID}),
    "game:approval-denied": (ONE, {"gameCode": TEXT, "playerName": TEXT, "reason?": TEXT, **SAID}),
    "game:player-joined": (ALL, {**WHO, "playerCount": NUMBER, **TIME}),
    "game:player-left": (ALL, {**WHO, "playerCount": NUMBER, **SAID}),
    "game:player-disconnected": (ALL, {**WHO, **SAID}),
    "game:player-disconnected-during-card": (ALL, {**WHO, **SAID}),
    "game:player-requesting-join": (GAMEMASTER, {**WHO, **SAID}),
    "game:player-approved": (ALL, {**WHO, **SAID}),
    "game:player-ready": (
        ALL,
        {**WHO, "ready": FLAG, "readyCount": NUMBER, "totalPlayers": NUMBER, "allReady": FLAG,
         **TIME},
    ),
    "game:all-ready": (ALL, {"readyCount": NUMBER, "totalPlayers": NUMBER, **SAID}),
    "game:chat-message": (ALL, {**WHO, **SAID}),
    "game:action-result": (
        ONE,
        {"gameCode": TEXT, "action": TEXT, "ok": FLAG, "match?": NUMBER, "version?": NUMBER},
    ),
    "game:state-update": (ALL, {"gameCode": TEXT, "version": NUMBER, "view": ANYTHING}),
    "game:started": (
        ALL,
        {"boardData": BOARD, "turnSequence": LIST, "currentPlayer": TEXT,
         "currentPlayerName": TEXT, **SAID},
    ),
    "game:turn-changed": (
        ALL, {"currentPlayer": TEXT, "currentPlayerName": TEXT, "turnNumber": NUMBER, **SAID},
    ),
    "game:your-turn": (ONE, {"canRoll": FLAG, "isExtraTurn?": FLAG, **SAID}),
    "game:dice-rolled": (ALL, {**WHO, "diceValue": NUMBER, **TIME}),
    "game:player-moved": (
        ALL, {**WHO, "oldPosition": NUMBER, "newPosition": NUMBER, "diceValue": NUMBER, **TIME},
    ),
    "game:card-drawn": (
        ALL, {**WHO, "cardType": TEXT, "question": TEXT, "fieldType": TEXT, **TIME},
    ),
    "game:card-drawn-self": (
        ONE,
        {"cardData": {"cardid": TEXT, "question": TEXT, "type": NUMBER, "timeLimit": NUMBER,
                      "answerOptions?": LIST, "sentencePairs?": LIST, "words?": LIST}, **TIME},
    ),
    "game:card-result": (ALL, {**WHO, **TIME}),
    "game:card-timeout": (ALL, {"playerName": TEXT, **SAID}),
    "game:answer-submitted": (ALL, {**WHO, "answer": ANYTHING, **SAID}),
    "game:answer-validated": (ALL, {**WHO, "isCorrect": FLAG, "correctAnswer": ANYTHING, **SAID}),
    "game:position-guess-request": (ONE, REQUEST),
    "game:player-guessing": (ALL, {**WHO, **SAID}),
    "game:position-guess-broadcast": (ALL, {**WHO, "guessedPosition": NUMBER, **SAID}),
    "game:guess-result": (ALL, GUESSED),
    "game:guess-timeout": (ALL, {"playerName": TEXT, **SAID}),
    "game:no-movement": (ALL, {**WHO, "reason": TEXT, **SAID}),
    "game:penalty-avoided": (ALL, {**WHO, **SAID}),
    "game:luck-consequence": (
        ALL,
        {**WHO, "consequenceType": TEXT, "value": NUMBER, "newPosition?": NUMBER,
         "turnsToLose?": NUMBER, "extraTurns?": NUMBER, **SAID},
    ),
    "game:joker-drawn": (ALL, {**WHO, "jokerCard": CARD, "waitingForGamemaster": FLAG, **TIME}),
    "game:gamemaster-decision-request": (
        GAMEMASTER, {"requestId": TEXT, **WHO, "jokerCard": CARD, "timeLimit": NUMBER, **TIME},
    ),
    "game:gamemaster-decision-result": (
        ALL,
        {**WHO, "gamemasterName": TEXT, "decision": TEXT, "approved": FLAG,
         "consequence?": NUMBER, "description": TEXT, **TIME},
    ),
    "game:gamemaster-timeout": (ALL, {"requestId": TEXT, "playerName": TEXT, **SAID}),
    "game:joker-position-guess-request": (ONE, REQUEST),
    "game:joker-complete": (ALL, {**GUESSED, "guessedPosition": ANYTHING, "moved": FLAG}),
    "game:joker-error": (ALL, {**WHO, "error": TEXT, **TIME}),
    "game:extra-turn-remaining": (ALL, {**WHO, "remainingExtraTurns": NUMBER, **SAID}),
    "game:players-skipped": (
        ALL, {"skippedPlayers": [{**WHO, "remainingTurnsToLose": NUMBER}], **SAID},
    ),
    "game:ended": (ALL, {"winner": TEXT, "winnerName": TEXT, "finalPositions": [POSITION], **SAID}),
    "game:cleanup-complete": (ALL, {"gameCode": TEXT, **SAID}),
    "game:error": (ONE, {"code?": TEXT, **SAID}),
    "game:card-error": (ALL, {**WHO, "error": TEXT, **TIME}),
}  # fmt: skip
OF_THE_RACE = ("game:started", "game:ended")
"""Other games begin and end too, without a board and with other results."""
# Among the source's players, serpent's state has these.
STATE = {
    "players": [POSITION], "currentTurn": NUMBER, "currentPlayer": TEXT, "turnSequence": LIST,
}  # fmt: skip
KINDS: dict[str, tuple[type, ...]] = {
    TEXT: (str,), NUMBER: (int, float), FLAG: (bool,), LIST: (list,), OBJECT: (dict,),
}  # fmt: skip


def check(event: str, data: Any) -> None:
    """What was heard has the fields of the contract."""
    if event in EVENTS:
        check_fields(event, data, EVENTS[event][1])


def check_fields(place: str, data: Any, fields: Fields) -> None:
    assert isinstance(data, dict), f"{place} is no object: {data!r}"
    for name, wanted in fields.items():
        field = name.removesuffix("?")
        may_miss = name.endswith("?")
        assert may_miss or field in data, f"{place} has no {field}: {data!r}"
        if data.get(field) is not None or not may_miss:
            check_value(f"{place}.{field}", data[field], wanted)


def check_value(place: str, value: Any, wanted: Any) -> None:
    if isinstance(wanted, dict):
        check_fields(place, value, wanted)
    elif isinstance(wanted, list):
        for index, item in enumerate(value):
            check_value(f"{place}[{index}]", item, wanted[0])
    elif wanted != ANYTHING:
        assert isinstance(value, KINDS[wanted]), f"{place} is no {wanted}: {value!r}"
        assert wanted == FLAG or not isinstance(value, bool), f"{place} is no {wanted}: {value!r}"
        assert value != "" or not place.endswith(("message", "playerName")), f"{place} is empty"
