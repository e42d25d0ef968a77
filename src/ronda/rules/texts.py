"""Sentences for people. A game brings its own; these are the ones all games share.

Keys: a refusal's code; `name` and `summary` of the game; `move:NAME`, `option:NAME`,
`event:NAME`, and `event:NAME:CODE` where a code in it has a sentence of its own; `result:REASON`,
`bot:NAME`; `way:MOVE:VALUE` for a move made with that value.

In a sentence `{count}` is a detail, and `{count|token|tokens}` the word that goes with so many.
"""

from collections.abc import Mapping
from string import Formatter

Texts = Mapping[str, Mapping[str, str]]
LANGUAGES = ("en", "es")

COMMON: Texts = {
    "en": {
        "ALREADY_GONE": "This player has left the match.",
        "CONTROL_CHARACTERS": "The text has characters that cannot be shown.",
        "INVALID_PHASE": "That cannot be done in this phase of the game.",
        "MATCH_OVER": "The match is over.",
        "MISSING_PARAMETER": "“{parameter}” is missing.",
        "NOTHING_TO_UNDO": "There is no action of yours to take back.",
        "NOT_A_CHOICE": "“{parameter}” is not one of the choices.",
        "NOT_GONE": "This player is still there.",
        "NOT_POSSIBLE": "That is not possible now.",
        "NOT_YOUR_TURN": "It is not your turn.",
        "NO_SUCH_SEAT": "There is no such seat.",
        "NO_TIMEOUT_DUE": "There is still time.",
        "OUT_OF_RANGE": "“{parameter}” must be between {minimum} and {maximum}.",
        "RULES_FAILED": "Something went wrong on our side. The match goes on as it was.",
        "SURPLUS_PARAMETER": "There are parameters that this move does not have.",
        "TEXT_TOO_LONG": "Write at most {limit} {limit|character|characters}.",
        "TEXT_TOO_SHORT": "Write at least {shortest} {shortest|character|characters}.",
        "TOO_LATE": "The time for that is over.",
        "UNDO_NOT_ALLOWED": "Nothing can be taken back in this game.",
        "UNDO_TOO_LATE": "That can no longer be taken back: luck was drawn or something shown.",
        "UNKNOWN_GAME": "There is no game called “{game}” here.",
        "UNKNOWN_MOVE": "There is no such move in this game.",
        "UNKNOWN_OPTION": "This game has no option “{option}”.",
        "WRONG_KEYS": "“{parameter}” must have exactly these keys: {expected}.",
        "WRONG_LENGTH": "“{parameter}” must have {least} to {most} items.",
        "WRONG_NUMBER_OF_PLAYERS": "This game is for {players} players.",
        "WRONG_TOTAL": "“{parameter}” must add up to {total}.",
        "WRONG_TYPE": "“{parameter}” must be of type {expected}.",
        "result:OPPONENT_LEFT": "everyone else has left",
        "bot:random": "random",
    },
    "es": {
        "ALREADY_GONE": "Este jugador ha dejado la partida.",
        "CONTROL_CHARACTERS": "El texto tiene caracteres que no se pueden mostrar.",
        "INVALID_PHASE": "Eso no se puede hacer en esta fase del juego.",
        "MATCH_OVER": "La partida ha terminado.",
        "MISSING_PARAMETER": "Falta «{parameter}».",
        "NOTHING_TO_UNDO": "No hay ninguna acción tuya que deshacer.",
        "NOT_A_CHOICE": "«{parameter}» no es una de las opciones.",
        "NOT_GONE": "Este jugador sigue ahí.",
        "NOT_POSSIBLE": "Eso no es posible ahora.",
        "NOT_YOUR_TURN": "No es tu turno.",
        "NO_SUCH_SEAT": "No existe ese asiento.",
        "NO_TIMEOUT_DUE": "Todavía queda tiempo.",
        "OUT_OF_RANGE": "«{parameter}» debe estar entre {minimum} y {maximum}.",
        "RULES_FAILED": "Algo ha fallado por nuestra parte. La partida sigue como estaba.",
        "SURPLUS_PARAMETER": "Hay parámetros que esta jugada no tiene.",
        "TEXT_TOO_LONG": "Escribe como mucho {limit} {limit|carácter|caracteres}.",
        "TEXT_TOO_SHORT": "Escribe al menos {shortest} {shortest|carácter|caracteres}.",
        "TOO_LATE": "Se ha acabado el tiempo para eso.",
        "UNDO_NOT_ALLOWED": "En este juego no se puede deshacer nada.",
        "UNDO_TOO_LATE": "Eso ya no se puede deshacer: hubo azar o algo quedó a la vista.",
        "UNKNOWN_GAME": "Aquí no hay ningún juego llamado «{game}».",
        "UNKNOWN_MOVE": "Esa jugada no existe en este juego.",
        "UNKNOWN_OPTION": "Este juego no tiene la opción «{option}».",
        "WRONG_KEYS": "«{parameter}» debe tener exactamente estas claves: {expected}.",
        "WRONG_LENGTH": "«{parameter}» debe tener de {least} a {most} elementos.",
        "WRONG_NUMBER_OF_PLAYERS": "Este juego es para {players} jugadores.",
        "WRONG_TOTAL": "«{parameter}» debe sumar {total}.",
        "WRONG_TYPE": "«{parameter}» debe ser de tipo {expected}.",
        "result:OPPONENT_LEFT": "los demás se han ido",
        "bot:random": "al azar",
    },
}


class _Details(dict[str, object]):
    """A sentence must come out even where a detail is unknown."""

    def __missing__(self, place: str) -> str:
        name, *words = place.split("|")
        return words[str(self.get(name)) != "1"] if len(words) == len(("one", "more")) else "…"


def sentence(key: str, language: str, own: Texts, **details: object) -> str:
    """The text for a key: the game's own if it has one, else the common one, else the key."""
    found = template(key, language, own)
    return key if found is None else filled(found, details)


def template(key: str, language: str, own: Texts) -> str | None:
    """The text for a key before its details are filled in, if there is any."""
    for texts in (own, COMMON):
        found = texts.get(language, {}).get(key)
        if found is not None:
            return found
    return None


def filled(text: str, details: Mapping[str, object]) -> str:
    """A template with its details."""
    return text.format_map(_Details(details))


def span(least: int, most: int) -> str:
    """From so many to so many."""
    return str(least) if least == most else f"{least}–{most}"


def placeholders(text: str) -> set[str]:
    """The details that a sentence needs."""
    places = (place for _, place, _, _ in Formatter().parse(text) if place is not None)
    return {place.partition("|")[0] for place in places}


def event_key(event: str, language: str, own: Texts, data: Mapping[str, object]) -> str:
    """The key of an event's sentence: that of a code in its data, where there is one."""
    codes = (value for value in data.values() if type(value) is str)
    keys = (f"event:{event}:{code}" for code in codes)
    return next((key for key in keys if key in own.get(language, {})), f"event:{event}")
