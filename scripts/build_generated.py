"""Writes what the web client has from Python: types of views and moves, options, texts, rules.

The types of what players see are told from the recordings: every view of every seat at every
step. So a field that no recording shows is no field, and one that is missing at times is optional.
`--check` names what is stale.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from ronda.bots import bots_for  # noqa: E402
from ronda.engine import Recording, schema  # noqa: E402
from ronda.engine.journal import before_first  # noqa: E402
from ronda.games import BUILT_IN  # noqa: E402
from ronda.games.serpent import cards  # noqa: E402
from ronda.games.serpent.checks import LONGEST_QUESTION, MOST_CARDS  # noqa: E402
from ronda.games.serpent.formats import own_answer, pairs, quiz  # noqa: E402
from ronda.games.serpent.formats.base import LONGEST_TEXT  # noqa: E402
from ronda.rules import LANGUAGES, Game  # noqa: E402
from ronda.rules.texts import COMMON  # noqa: E402
from ronda.table import TEXTS as TABLE  # noqa: E402
from ronda.table import Settings  # noqa: E402
from scripts.web_parts.pictures import pictures  # noqa: E402
from scripts.web_parts.shapes import Shape  # noqa: E402

OUT = ROOT / "web/src/generated"
RECORDINGS = ROOT / "tests/recordings"
HEAD = "// Written by scripts/build_generated.py from the rules in Python. Do not edit.\n"


def built() -> Iterator[tuple[Path, str]]:
    """Every generated file as it should be."""
    yield OUT / "views.ts", HEAD + "".join(views(kind) for kind in BUILT_IN)
    yield OUT / "games.json", as_json([game(kind) for kind in BUILT_IN])
    yield OUT / "names.json", as_json({kind.id: names(kind) for kind in BUILT_IN})
    yield OUT / "settings.json", as_json(Settings.schema())
    yield OUT / "decks.json", as_json(decks())
    yield OUT / "pictures.json", as_json(pictures())
    for language in LANGUAGES:
        shared = {**COMMON[language], **TABLE[language]}
        yield OUT / f"texts/common.{language}.json", as_json(shared)
        for kind in BUILT_IN:
            yield OUT / f"texts/{kind.id}.{language}.json", as_json(dict(kind.texts[language]))


def game(kind: type[Game]) -> dict[str, Any]:
    """What the client knows of a game before anybody plays it."""
    described = schema(kind)
    return {
        "id": kind.id, "rules": kind.version, "seats": described["seats"],
        "options": described["options"], "bots": sorted(bots_for(kind)), "chat": kind.chat,
        "undo": bool(kind.undo),
    }  # fmt: skip


def names(kind: type[Game]) -> dict[str, dict[str, str]]:
    """What a page says of a game before the rest of its texts has come."""
    keys = ("name", "summary")
    return {language: {key: kind.texts[language][key] for key in keys} for language in LANGUAGES}


def decks() -> dict[str, Any]:
    """What decks and cards of the quiz race may be."""
    return {
        "deckTypes": cards.DECK_TYPES, "cardTypes": cards.CARD_TYPES,
        "cardTypesOfDeck": [list(kinds) for kinds in cards.CARD_TYPES_OF_DECK.values()],
        "consequences": cards.CONSEQUENCES, "greatestValue": cards.GREATEST_VALUE,
        "longest": {"question": LONGEST_QUESTION, "text": LONGEST_TEXT},
        "most": {
            "cards": MOST_CARDS, "options": quiz.SIZES[-1], "pairs": pairs.SIZES[-1],
            "answers": own_answer.SIZES[-1],
        },
        "least": {"options": quiz.SIZES[0], "pairs": pairs.SIZES[0]},
    }  # fmt: skip


def views(kind: type[Game]) -> str:
    """The types of a game's state and events."""
    name = kind.id.capitalize()
    state = Shape()
    events: dict[str, Shape] = {}
    for file in sorted((RECORDINGS / kind.id).glob("*.json")):
        for seen in states(kind, Recording.from_json(json.loads(file.read_text("utf-8"))), events):
            state.add(seen)
    told = "".join(
        f"  {json.dumps(key)}: {shape.text(1)};\n" for key, shape in sorted(events.items())
    )
    return (
        f"\nexport interface {name}State {state.text(0)}\n"
        f"\nexport interface {name}Events {{\n{told}}}\n"
    )


def states(kind: type[Game], recorded: Recording, events: dict[str, Shape]) -> Iterator[Any]:
    """What everybody sees, step by step; the events on the way are noted."""
    journal = before_first(recorded, {kind.id: kind})
    seats = [*range(journal.match.game.players), None]
    yield from (journal.match.view(seat)["state"] for seat in seats)
    for entry in recorded.entries:
        for event in journal.apply(entry).events:
            events.setdefault(event.name, Shape()).add(event.data)
        yield from (journal.match.view(seat)["state"] for seat in seats)


def as_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def stale() -> list[Path]:
    """What is not as it should be."""
    return [path for path, text in built() if not path.exists() or path.read_text("utf-8") != text]


def main() -> None:
    if "--check" in sys.argv:
        names = [str(path.relative_to(ROOT)) for path in stale()]
        sys.exit(f"stale, run `scripts/build_generated.py`: {', '.join(names)}" if names else 0)
    for path, text in built():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
