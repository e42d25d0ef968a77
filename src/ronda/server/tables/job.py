"""Something that a table has to do, and the answers that need no table."""

from collections.abc import Callable
from typing import NamedTuple

import structlog

from ronda.server.tables.answer import Answer, Answered
from ronda.table import Effect

LOG = structlog.get_logger("ronda.tables")
BUSY = Answer(False, "TABLE_BUSY")
STOPPING = Answer(False, "SERVER_STOPPING")
NO_STORE = Answer(False, "STORE_UNAVAILABLE")
DAMAGED = Answer(False, "TABLE_DAMAGED")

Step = Callable[[int], list[Effect]]


class Job(NamedTuple):
    """Something for the kernel to do, and who waits for the answer."""

    step: Step
    by: str = ""
    answered: Answered | None = None
    checked: bool = False  # was the log looked at, because it would have been refused?

    def answer(self, answer: Answer) -> None:
        """Tell whoever waits, if anybody does. Their mistakes are not ours."""
        if self.answered is not None:
            try:
                self.answered(answer)
            except Exception:
                LOG.exception("answer_failed")
