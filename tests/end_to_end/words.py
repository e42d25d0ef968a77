"""What the pages say, in English and in Spanish, as their sources have it.

A test names what a person reads in English; who reads Spanish finds the same in Spanish. What no
page says is an error of the test.
"""

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web/src"
TEXT = r'"(?:[^"\\]|\\.)*"'
PAIR = re.compile(rf"\[\s*({TEXT}),\s*({TEXT}),?\s*\]")
PLACE = re.compile(r"\\\{\w+((?:\\\|[^|}]*?)*)\\\}")


def pairs() -> Iterator[tuple[str, str]]:
    """Every sentence beside its translation."""
    for source in SOURCES.rglob("*.ts*"):
        for english, spanish in PAIR.findall(source.read_text("utf-8")):
            yield json.loads(english), json.loads(spanish)
    for source in (SOURCES / "generated/texts").glob("*.en.json"):
        spanish_file = source.with_name(source.name.replace(".en.", ".es."))
        spanish = json.loads(spanish_file.read_text("utf-8"))
        yield from ((text, spanish[key]) for key, text in json.loads(source.read_text()).items())


@cache
def dictionary() -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for english, spanish in pairs():
        found[english].add(spanish)
        found[capital(english)].add(capital(spanish))
    return found


def capital(text: str) -> str:
    """As the label of a field begins."""
    return text[:1].upper() + text[1:]


def pattern(sentence: str) -> str:
    """Whatever may stand in a place; of a word that goes with a number, any form."""
    return PLACE.sub(lambda place: alternatives(place[1]), re.escape(sentence))


def alternatives(forms: str) -> str:
    return f"(?:{forms.removeprefix(chr(92) + '|').replace(chr(92) + '|', '|')})" if forms else ".+"


@cache
def spoken(english: str, language: str, *, begins: bool = False) -> re.Pattern[str]:
    """What a person who reads this language looks for."""
    if english not in dictionary():
        raise LookupError(f"no page says {english!r}")
    sentences = {english} if language == "en" else dictionary()[english]
    either = "|".join(sorted(map(pattern, sentences)))
    return re.compile(f"^(?:{either}){'' if begins else '$'}")
