"""What people with power have done."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query

from ronda.server.identity.asking import administrator
from ronda.server.rest.admin_models import AuditLine
from ronda.server.rest.documenting import OF_ADMINISTRATORS, refusals
from ronda.server.rest.wire import moment
from ronda.server.service import Here
from ronda.store.accounts import usernames
from ronda.store.audit import Act, recorded

router = APIRouter(
    prefix="/api/admin/audit", tags=["administration"], dependencies=[Depends(administrator)]
)
Before = Annotated[int | None, Query(ge=1, le=2**53, description="The last `key` of a page.")]
Limit = Annotated[int, Query(ge=1, le=500)]


@router.get("", responses=refusals(*OF_ADMINISTRATORS, "INVALID_INPUT"))
async def audit(here: Here, before: Before = None, limit: Limit = 100) -> list[AuditLine]:
    """What was done, the latest first. Nobody can change or delete a line."""
    found = await here.store.read(recorded, before=before, limit=limit)
    ids = {who for _, act in found for who in (act.actor, act.subject) if who}
    names = await here.store.read(usernames, ids=ids)
    return [line(key, act, names) for key, act in found]


def line(key: int, act: Act, names: dict[str, str]) -> AuditLine:
    return AuditLine(
        key=key, at=moment(act.at), actor=act.actor, actor_name=names.get(act.actor),
        act=act.act, subject=act.subject, subject_name=names.get(act.subject or ""),
        details=act.details,
    )  # fmt: skip
