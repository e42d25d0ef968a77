"""What people with power have done."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query

from ronda.server.identity.asking import administrator
from ronda.server.rest.admin_models import AuditLine
from ronda.server.rest.documenting import OF_ADMINISTRATORS, refusals
from ronda.server.rest.wire import moment
from ronda.server.service import Here
from ronda.store.audit import recorded

router = APIRouter(
    prefix="/api/admin/audit", tags=["administration"], dependencies=[Depends(administrator)]
)
Before = Annotated[int | None, Query(ge=1, le=2**53, description="The last `key` of a page.")]
Limit = Annotated[int, Query(ge=1, le=500)]


@router.get("", responses=refusals(*OF_ADMINISTRATORS, "INVALID_INPUT"))
async def audit(here: Here, before: Before = None, limit: Limit = 100) -> list[AuditLine]:
    """What was done, the latest first. Nobody can change or delete a line."""
    found = await here.store.read(recorded, before=before, limit=limit)
    return [
        AuditLine(
            key=key, at=moment(act.at), actor=act.actor, act=act.act, subject=act.subject,
            details=act.details,
        )
        for key, act in found
    ]  # fmt: skip
