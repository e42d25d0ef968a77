"""The fields of the source's event tables, without what the server adds.

That is `playerName` and the like beside an id, `message` and `timestamp`. In `OPTIONAL` are the
fields that an event has only sometimes; `answer-validated` and others are as the source has them.
"""

ALL, PLAYER, GAMEMASTER = "all", "player", "gamemaster"
MOVED = ("playerId", "guessedPosition", "actualPosition", "finalPosition", "guessCorrect",
         "penaltyApplied", "calculation")  # fmt: skip
REQUEST = ("currentPosition", "diceRoll", "fieldStepValue", "patternModifier", "timeLimit")
EVENTS: dict[str, tuple[str, tuple[str, ...]]] = {
    "dice-rolled": (ALL, ("playerId", "diceValue")),
    "player-moved": (ALL, ("playerId", "oldPosition", "newPosition", "diceValue")),
    "card-drawn": (ALL, ("playerId", "cardType", "question", "fieldType")),
    "card-drawn-self": (PLAYER, ("cardData",)),
    "card-result": (ALL, ("playerId", "cardType", "question", "consequence")),
    "card-timeout": (ALL, ("playerId",)),
    "card-error": (ALL, ("playerId", "error")),
    "answer-submitted": (ALL, ("playerId", "answer")),
    "answer-validated": (ALL, ("playerId", "isCorrect", "correctAnswer")),
    "position-guess-request": (PLAYER, REQUEST),
    "player-guessing": (ALL, ("playerId",)),
    "position-guess-broadcast": (ALL, ("playerId", "guessedPosition")),
    "guess-result": (ALL, MOVED),
    "guess-timeout": (ALL, ("playerId",)),
    "no-movement": (ALL, ("playerId", "reason")),
    "penalty-avoided": (ALL, ("playerId",)),
    "luck-consequence": (ALL, ("playerId", "consequenceType", "value")),
    "joker-drawn": (ALL, ("playerId", "jokerCard", "waitingForGamemaster")),
    "joker-error": (ALL, ("playerId", "error")),
    "gamemaster-decision-request": (
        GAMEMASTER, ("requestId", "playerId", "jokerCard", "timeLimit"),
    ),
    "gamemaster-decision-result": (
        ALL, ("playerId", "gamemasterId", "decision", "approved", "consequence", "description"),
    ),
    "gamemaster-timeout": (ALL, ("requestId", "playerId")),
    "joker-position-guess-request": (PLAYER, REQUEST),
    "joker-complete": (ALL, (*MOVED, "moved")),
    "player-disconnected-during-card": (ALL, ("playerId",)),
    "turn-changed": (ALL, ("currentPlayer", "turnNumber")),
    "your-turn": (PLAYER, ("canRoll", "isExtraTurn")),
    "extra-turn-remaining": (ALL, ("playerId", "remainingExtraTurns")),
    "players-skipped": (ALL, ("skippedPlayers",)),
    "ended": (ALL, ("winner", "finalPositions")),
}  # fmt: skip
OPTIONAL = {
    "luck-consequence": {"newPosition", "turnsToLose", "extraTurns"},
    "answer-validated": {"solution", "explanation"},  # ours; the latter of pairs
}
CALCULATION = {"startPosition", "diceRoll", "stepValue", "patternModifier",
               "calculatedPosition", "penalty"}  # fmt: skip
