"""For those who run it: is it alive, is it ready, and what happens in it."""

from typing import Literal

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST
from pydantic import Field

from ronda import __version__
from ronda.rules import sentence
from ronda.server.errors import language_of
from ronda.server.health import Part, Status, status_of
from ronda.server.health_texts import TEXTS
from ronda.server.rest.documenting import refusals
from ronda.server.rest.wire import Told
from ronda.server.service import Here

router = APIRouter(tags=["operation"])
NOT_READY = {503: {"description": "It cannot do its work now; the parts say why."}}


class Alive(Told):
    """It answers."""

    status: Literal["alive"] = "alive"
    version: str = __version__


class PartState(Told):
    """How one part is."""

    ok: bool
    state: str = Field(description="In a word, for programs.", examples=["ok", "full"])
    message: str = Field(description="For people, in the language of Accept-Language.")


class Readiness(Told):
    """`degraded`: it serves, but something is amiss. `notReady`: send nobody here."""

    status: Status
    parts: dict[str, PartState]


@router.get("/healthz", responses=refusals())
async def alive() -> Alive:
    """Is the process alive? Nothing else is looked at: restarting would not mend anything else."""
    return Alive()


@router.get("/readyz", responses=refusals() | {503: {**NOT_READY[503], "model": Readiness}})
async def ready(here: Here, request: Request, response: Response) -> Readiness:
    """Can it do its work? Whatever is away is looked for until it is back: no restart is needed."""
    parts = await here.health.parts()
    status = status_of(parts)
    response.status_code = 503 if status == "notReady" else 200
    language = language_of(request.headers.get("accept-language"))
    return Readiness(
        status=status, parts={name: shown(name, part, language) for name, part in parts.items()}
    )


@router.get(
    "/metrics", response_class=Response,
    responses=refusals() | {200: {"content": {CONTENT_TYPE_LATEST: {}}}},
)  # fmt: skip
async def metrics(here: Here) -> Response:
    """What happens, in numbers, for Prometheus."""
    return Response(here.metrics.text(), media_type=CONTENT_TYPE_LATEST)


def shown(name: str, part: Part, language: str) -> PartState:
    """A part's state, with a sentence."""
    message = sentence(f"{name}:{part.state}", language, TEXTS)
    return PartState(ok=part.well, state=part.state, message=message)
