"""What an invariant says when it does not hold."""

from ronda.engine import Entry, Journal, Recording
from ronda.rules import commitment


class Broken(AssertionError):  # noqa: N818 - it reads as what it is
    """An invariant does not hold: its name, what was seen, and the log that leads there.

    `attempt` is what was tried after the log, if it took that to show it; `asked` is the check
    to ask to see it again.
    """

    def __init__(
        self, name: str, detail: str, recording: Recording | None = None,
        attempt: Entry | None = None, asked: str = "",
    ) -> None:  # fmt: skip
        super().__init__(f"{name}: {detail}")
        self.name = name
        self.detail = detail
        self.recording = recording
        self.attempt = attempt
        self.asked = asked or name


def recorded(journal: Journal) -> Recording:
    """The recording of a journal, even of one whose state is past fingerprinting."""
    match = journal.match
    game = match.game
    try:
        return journal.recording()
    except Exception:
        return Recording(
            game.id, game.version, dict(game.options.to_json()), match.seed,
            commitment(match.seed), game.players, list(match.absent), [], list(journal.entries),
        )  # fmt: skip
