"""The player's mistakes: they change nothing, and are explained."""

from collections.abc import Iterator
from typing import NamedTuple

from ronda.engine import Entry, Match
from ronda.lab.attempts import described, undue
from ronda.lab.hostile import from_the_outset, hostile
from ronda.lab.scene import Scene
from ronda.rules import LANGUAGES, Game, Illegal
from ronda.rules.plain import canonical
from ronda.rules.texts import COMMON, placeholders


class Refused(NamedTuple):
    """An attempt, why it was refused, and the match that refused it."""

    attempt: Entry
    why: Illegal
    match: Match


def refusals_change_nothing(scene: Scene) -> None:
    """A refused action leaves everything as it was, the version included."""
    before = canonical(scene.match.snapshot())
    for attempt, why, match in refusals(scene):
        if canonical(match.snapshot()) != before:
            detail = f"{described(attempt)} is refused ({why.code}) and yet changes the state"
            scene.refuted("refusals_change_nothing", detail, attempt)


def refusals_have_sentences(scene: Scene) -> None:
    """Every refusal has a sentence in every language, and the details that the sentence needs."""
    for attempt, why, _ in refusals(scene):
        problem = unexplained(why, scene.match.game)
        if problem:
            scene.refuted("refusals_have_sentences", problem, attempt)


def unexplained(refusal: Illegal, game: Game) -> str | None:
    """What is missing for people to understand a refusal, if anything is."""
    canonical(refusal.details)
    for language in LANGUAGES:
        own = game.texts.get(language, {})
        text = own.get(refusal.code) or COMMON[language].get(refusal.code)
        if text is None:
            return f"{refusal.code} has no sentence in “{language}”"
        missing = placeholders(text) - refusal.details.keys()
        if missing:
            return f"{refusal.code} is raised without {', '.join(sorted(missing))}"
    return None


def refusals(scene: Scene) -> Iterator[Refused]:
    """All that is refused of what is tried."""
    match = scene.copy()
    for attempt in trials(scene):
        try:
            match.apply(attempt)
        except Illegal as why:
            yield Refused(attempt, why, match)
        else:
            match = scene.copy()


def trials(scene: Scene) -> Iterator[Entry]:
    """Moves that are legal, moves that may be, rubbish, and what is not due."""
    match, luck = scene.match, scene.luck
    maybe = [from_the_outset(match, luck) for _ in range(6)]
    for attempt in (*scene.attempts, *scene.legal(8), *maybe):
        yield attempt
        yield hostile(match, luck, attempt)
    yield from undue(match)
