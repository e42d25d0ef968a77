"""The effects of one step of a table, sorted by who has to see to them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import structlog

from ronda.server.tables.answer import Answer, answer_of
from ronda.server.tables.speaker import Speech, nothing
from ronda.table import Append, Ask, Effect, Line, Rebuild, Send, Wake

if TYPE_CHECKING:
    from ronda.server.tables.live import Live

LOG = structlog.get_logger("ronda.tables")


class Outcome:
    """What is to be written, said, asked and awaited."""

    __slots__ = ("answer", "asks", "lines", "rebuild", "speech", "table", "wake")

    def __init__(self, table: str) -> None:
        self.table = table  # for the server's log
        self.lines: list[Line] = []
        self.asks: list[Ask] = []
        self.wake: int | None = None
        self.answer: Answer | None = None
        self.rebuild = ""
        self.speech: Speech = nothing

    @property
    def only_refuses(self) -> bool:
        """Has nothing happened, but that somebody has to be refused?"""
        refused = self.answer is not None and not self.answer.ok
        return refused and not (self.lines or self.rebuild)

    def add(self, effect: Append | Ask | Wake | Rebuild) -> None:
        """What is not for people."""
        if isinstance(effect, Append):
            self.lines.append(effect.line)
        elif isinstance(effect, Wake):
            self.wake = effect.at
        elif isinstance(effect, Ask):
            self.asks.append(effect)
        else:
            self.rebuild = effect.reason

    def say(self) -> None:
        """Say what is to be said. A mistake of the speaker must not stop the table."""
        try:
            self.speech()
        except Exception:
            LOG.exception("speaker_failed", table=self.table)


def sorted_out(live: "Live", effects: Sequence[Effect], asker: str | None) -> Outcome:
    """What a step asks for. What is to be said is encoded now; an asker is answered apart."""
    outcome = Outcome(live.id)
    sends: list[Send] = []
    for effect in effects:
        if isinstance(effect, Send):
            if outcome.answer is None and asker is not None and is_answer(effect, asker):
                outcome.answer = answer_of(effect.event, effect.data)
            else:
                sends.append(effect)
        else:
            outcome.add(effect)
    if sends:
        outcome.speech = prepared(live, sends)
    return outcome


def is_answer(send: Send, asker: str) -> bool:
    """Is it the answer to who asked?"""
    return send.event in ("result", "refused") and send.to == (asker,)


def prepared(live: "Live", sends: Sequence[Send]) -> Speech:
    """What will be said; a mistake in it must not keep anything from becoming durable."""
    try:
        return live.hall.speaker.prepare(live, sends)
    except Exception:
        LOG.exception("speaker_failed", table=live.id)
        return nothing
