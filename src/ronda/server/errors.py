"""What a refused request is answered: a status, and `{error, code}` in the asker's language.

A handler refuses as the rules of a game do: `raise Illegal("DECK_NOT_FOUND")`, or
`require(condition, "FORBIDDEN")`. The status goes with the code.
"""

from collections.abc import Mapping
from math import ceil
from typing import Any

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute
from sqlalchemy.exc import IntegrityError
from starlette.exceptions import HTTPException

from ronda.rules import LANGUAGES, Game, Illegal, Texts, sentence
from ronda.server.texts import TEXTS as SERVER_TEXTS
from ronda.store import DiskFullError, ReadOnlyError, StoreError, TakenError
from ronda.table import TEXTS as TABLE_TEXTS

LOG = structlog.get_logger("ronda.server")

# By code; what is not here is a conflict with how things stand, 409.
STATUS = {
    "BAD_CODE": 400, "BAD_MESSAGE": 400, "BAD_REQUEST": 400, "INVALID_INPUT": 400,
    "MISSING_PARAMETER": 400, "NOT_A_CHOICE": 400, "OUT_OF_RANGE": 400, "SURPLUS_PARAMETER": 400,
    "TEXT_TOO_LONG": 400, "TEXT_TOO_SHORT": 400, "CONTROL_CHARACTERS": 400, "UNKNOWN_OPTION": 400,
    "DECKS_NOT_USED": 400, "ORGANISATION_NEEDED": 400,
    "UNKNOWN_BOT": 400, "WRONG_KEYS": 400, "WRONG_LENGTH": 400, "WRONG_TOTAL": 400,
    "WRONG_TYPE": 400, "WRONG_NUMBER_OF_PLAYERS": 400, "WRONG_RESET": 400,
    "DECK_BAD_TABLE": 400, "DECK_EMPTY": 400, "DECK_LONG_ROW": 400, "DECK_NOT_JSON": 400,
    "DECK_NO_COLUMN": 400,
    "DECK_UNKNOWN_COLUMN": 400, "DECK_UNREADABLE": 400,
    "ACCOUNT_DISABLED": 401, "INVALID_TOKEN": 401, "NOT_AUTHENTICATED": 401, "WRONG_LOGIN": 401,
    "ACCOUNT_NEEDED": 403, "FORBIDDEN": 403, "NOT_ADMIN": 403, "NOT_ORGANISER": 403,
    "NOT_SEATED": 403, "SPECTATORS_NOT_ALLOWED": 403, "KICKED": 403, "WRONG_CODE": 403,
    "NOT_A_MEMBER": 403, "NOT_YOURSELF": 403, "WRONG_PASSWORD": 403,
    "APPROVAL_DENIED": 403,
    "NOT_FOUND": 404, "TABLE_NOT_FOUND": 404, "UNKNOWN_GAME": 404, "NO_SUCH_PERSON": 404,
    "NO_SUCH_SEAT": 404, "DECK_NOT_FOUND": 404, "ORGANISATION_NOT_FOUND": 404,
    "USER_NOT_FOUND": 404, "MATCH_NOT_FOUND": 404,
    "METHOD_NOT_ALLOWED": 405, "BODY_TOO_LARGE": 413,
    "TOO_FAST": 429, "TOO_MANY_REQUESTS": 429,
    "INTERNAL_ERROR": 500, "RULES_FAILED": 500,
    "NO_FREE_CODE": 503, "SERVER_STOPPING": 503, "STORE_FULL": 503, "STORE_READ_ONLY": 503,
    "STORE_UNAVAILABLE": 503, "TABLE_BUSY": 503, "TABLE_DAMAGED": 503,
}  # fmt: skip
CONFLICT = 409
OF_HTTP = {404: "NOT_FOUND", 405: "METHOD_NOT_ALLOWED", 413: "BODY_TOO_LARGE"}
OWN: Texts = {each: {**TABLE_TEXTS[each], **SERVER_TEXTS[each]} for each in LANGUAGES}

# What pydantic calls a mistake, and our sentence for it.
WRONG = {
    "missing": "missing", "extra_forbidden": "surplus", "json_invalid": "json",
    "string_too_short": "short", "string_too_long": "long",
    "too_short": "few", "too_long": "many",
    "greater_than_equal": "small", "less_than_equal": "large",
    "literal_error": "choice", "enum": "choice",
    "string_type": "text", "int_type": "number", "int_parsing": "number", "bool_type": "flag",
    "bool_parsing": "flag", "list_type": "list", "dict_type": "object",
    "model_attributes_type": "object", "model_type": "object", "string_unicode": "characters",
    "string_pattern_mismatch": "characters", "characters": "characters", "email": "email",
    "moment": "moment", "datetime_from_date_parsing": "moment", "datetime_parsing": "moment",
    "timezone_aware": "moment",
}  # fmt: skip


class InGame(Illegal):
    """A refusal for which a game may have words of its own; and a status, if it is known."""

    def __init__(self, refusal: Illegal, kind: type[Game], status: int | None = None) -> None:
        super().__init__(refusal.code, **refusal.details)
        self.texts = kind.texts
        self.status = status or status_of(refusal.code)


def status_of(code: str) -> int:
    """The status that goes with a code."""
    return STATUS.get(code, CONFLICT)


def status_for(refusal: Illegal) -> int:
    """The status to answer a refusal with."""
    return refusal.status if isinstance(refusal, InGame) else status_of(refusal.code)


def language_of(accepted: str | None) -> str:
    """The first of our languages among those somebody reads, the most welcome first."""
    ranges = [part.strip().partition(";") for part in (accepted or "").split(",")]
    ranked = sorted(ranges, key=lambda found: -quality(found[2]))
    for name, _, parameters in ranked:
        language = name.strip()[:2].lower()
        if language in LANGUAGES and quality(parameters) > 0:
            return language
    return LANGUAGES[0]


def quality(parameters: str) -> float:
    """The `q` of a language; 1 where it is not said."""
    _, given, value = parameters.partition("q=")
    try:
        return float(value) if given else 1.0
    except ValueError:
        return 0.0


def explained(refusal: Illegal, language: str) -> str:
    """A refusal as a sentence: the game's own, else the server's, else the table's or common."""
    own: Texts = refusal.texts if isinstance(refusal, InGame) else {}
    texts = {language: {**OWN[language], **own.get(language, {})}}
    return sentence(refusal.code, language, texts, **refusal.details)


def body_of(refusal: Illegal, language: str) -> dict[str, str]:
    """What is answered."""
    return {"error": explained(refusal, language), "code": refusal.code}


def headers_of(refusal: Illegal) -> dict[str, str]:
    """What HTTP wants said beside it."""
    if status_for(refusal) == 401:
        return {"WWW-Authenticate": "Bearer"}
    seconds = refusal.details.get("seconds")
    if status_for(refusal) == 429 and isinstance(seconds, int | float):
        return {"Retry-After": str(ceil(seconds))}
    return {}


def answered(request: Request, refusal: Illegal) -> JSONResponse:
    """The answer to whoever asked."""
    language = language_of(request.headers.get("accept-language"))
    return JSONResponse(body_of(refusal, language), status_for(refusal), headers_of(refusal))


def in_our_words(problem: Mapping[str, Any], language: str) -> Illegal:
    """One of pydantic's complaints, without the value that it was about."""
    place = [str(part) for part in problem["loc"][1:] if not str(part).startswith("function-")]
    if problem["type"] == "json_invalid":
        place = []  # it would be the number of a character
    key = f"invalid:{WRONG.get(problem['type'], 'other')}"
    why = sentence(key, language, OWN, **problem.get("ctx", {}))
    return Illegal("INVALID_INPUT", field=".".join(place)[:80] or str(problem["loc"][0]), why=why)


def store_refusal(problem: StoreError) -> Illegal:
    """What can be said about a store that would not or could not."""
    if isinstance(problem, TakenError):
        return Illegal(f"{problem.what.upper()}_TAKEN")
    if isinstance(problem, DiskFullError):
        return Illegal("STORE_FULL")
    return Illegal("STORE_READ_ONLY" if isinstance(problem, ReadOnlyError) else "STORE_UNAVAILABLE")


def methods_at(request: Request) -> set[str]:
    """What can be done with an address; Starlette names the methods of one route of several."""
    path, routes = request.url.path, request.app.state.routes
    found = (route for route in routes if isinstance(route, APIRoute))
    return {each for route in found if route.path_regex.match(path) for each in route.methods or ()}


def add_error_handlers(app: FastAPI) -> None:
    """Answer every kind of refusal in the one form."""

    @app.exception_handler(Illegal)
    async def illegal(request: Request, refusal: Illegal) -> JSONResponse:
        return answered(request, refusal)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, problem: RequestValidationError) -> JSONResponse:
        language = language_of(request.headers.get("accept-language"))
        return answered(request, in_our_words(problem.errors()[0], language))

    @app.exception_handler(StoreError)
    async def store(request: Request, problem: StoreError) -> JSONResponse:
        if not isinstance(problem, TakenError):
            LOG.warning("store_problem", problem=type(problem).__name__, why=str(problem))
        return answered(request, store_refusal(problem))

    @app.exception_handler(IntegrityError)
    async def overtaken(request: Request, _: IntegrityError) -> JSONResponse:
        return answered(request, Illegal("OVERTAKEN"))

    @app.exception_handler(HTTPException)
    async def http(request: Request, problem: HTTPException) -> JSONResponse:
        default = "BAD_REQUEST" if problem.status_code < 500 else "INTERNAL_ERROR"
        answer = answered(request, Illegal(OF_HTTP.get(problem.status_code, default)))
        if problem.status_code == 405:
            answer.headers["Allow"] = ", ".join(sorted(methods_at(request)))
        return answer
