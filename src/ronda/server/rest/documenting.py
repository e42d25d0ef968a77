"""What OpenAPI says of refusals, so that no route has to spell it out."""

from typing import Any

from pydantic import BaseModel, Field

from ronda.rules import Illegal
from ronda.server.errors import body_of, status_for

TITLES = {
    400: "The request is wrong", 401: "Nobody, or nobody any more, has said who asks",
    403: "Not allowed", 404: "Not found", 405: "Not for this address",
    409: "It conflicts with how things stand", 413: "Too large", 429: "Too often",
    500: "Our mistake", 503: "Not now",
}  # fmt: skip
ALWAYS = ("INTERNAL_ERROR", "STORE_UNAVAILABLE", "STORE_FULL", "STORE_READ_ONLY")
SIGNED_IN = ("NOT_AUTHENTICATED", "INVALID_TOKEN", "ACCOUNT_DISABLED")
WITH_BODY = ("INVALID_INPUT", "BAD_REQUEST", "BODY_TOO_LARGE")
WITH_ACCOUNT = (*SIGNED_IN, "ACCOUNT_NEEDED")
OF_ADMINISTRATORS = (*WITH_ACCOUNT, "FORBIDDEN")


class Refusal(BaseModel):
    """Every answer that is not what was asked for."""

    error: str = Field(description="A sentence for people, in the language of Accept-Language.")
    code: str = Field(description="For programs; it does not change.")


def refusals(*reasons: str | Illegal) -> dict[int | str, dict[str, Any]]:
    """The `responses` of a route that may refuse for these reasons: codes, or whole examples."""
    found: dict[int | str, dict[str, Any]] = {}
    for reason in reasons:
        refusal = Illegal(reason) if isinstance(reason, str) else reason
        status = status_for(refusal)
        response = found.setdefault(status, response_of(status))
        example = {"value": body_of(refusal, "en")}
        response["content"]["application/json"]["examples"][refusal.code] = example
    return found


def response_of(status: int) -> dict[str, Any]:
    """One of them, as yet without examples."""
    return {
        "model": Refusal, "description": TITLES[status],
        "content": {"application/json": {"examples": {}}},
    }  # fmt: skip
