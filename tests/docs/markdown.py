"""Markdown as these tests see it: code blocks, what a comment says about each, links, headings."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
FENCE = re.compile(r"^```(?P<language>\S*)\s*$")
DIRECTIVE = re.compile(r"^<!-- (?P<name>[a-z ]+?)(?:: (?P<value>.*?))? -->$")
LINK = re.compile(r"!?\[[^\]]*\]\((?P<target>[^)\s]+)\)")
HEADING = re.compile(r"^#+ +(?P<title>.+?) *$")


class Block(NamedTuple):
    """A fenced block; `about` holds the comments right above it."""

    language: str
    text: str
    line: int
    about: dict[str, str]


def pages() -> list[Path]:
    """Every page of the docs."""
    beside = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
    return [*beside, *sorted((ROOT / "docs").rglob("*.md"))]


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> Iterator[Block]:
    """The fenced blocks of a page, from top to bottom."""
    about: dict[str, str] = {}
    lines = enumerate(page.read_text("utf-8").splitlines(), start=1)
    for number, line in lines:
        if fence := FENCE.match(line):
            yield Block(fence["language"], inside(lines), number, about)
            about = {}
        elif said := DIRECTIVE.match(line):
            about[said["name"]] = said["value"] or ""
        elif line.strip():
            about = {}


def inside(lines: Iterator[tuple[int, str]]) -> str:
    """What stands before the closing fence."""
    text = []
    for _, line in lines:
        if line.startswith("```"):
            break
        text.append(line + "\n")
    return "".join(text)


def prose(page: Path) -> Iterator[str]:
    """The lines outside the fenced blocks."""
    lines = enumerate(page.read_text("utf-8").splitlines())
    for _, line in lines:
        if FENCE.match(line):
            inside(lines)
        else:
            yield line


def links(page: Path) -> Iterator[str]:
    """The targets of all links and pictures."""
    for line in prose(page):
        yield from (found["target"] for found in LINK.finditer(re.sub(r"`[^`]*`", "", line)))


def anchors(page: Path) -> set[str]:
    """What `page.md#…` may name."""
    titles = [found["title"] for line in prose(page) if (found := HEADING.match(line))]
    return {slug(title) for title in titles}


def slug(title: str) -> str:
    """The anchor that a heading gets where Markdown is shown."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
