"""Everything the docs say to do, done; every place they point to, looked up."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.markdown import Block, anchors, blocks, links, name_of, pages
from tests.docs.reader import Reader

LANGUAGES = {"python", "console", "sh", "json", "toml", "text", ""}
NOT_RUN = 4  # a fifth needs a good reason


@pytest.mark.parametrize("page", pages(), ids=name_of)
def test_what_a_page_says_to_do_works(page: Path, tmp_path: Path) -> None:
    reader = Reader(name_of(page), tmp_path / "room")
    try:
        for block in blocks(page):
            if "not run" not in block.about:
                follow(reader, block)
    finally:
        reader.close()


def follow(reader: Reader, block: Block) -> None:
    """A failure says where on the page it is."""
    try:
        reader.follow(block)
    except AssertionError as failure:
        failure.add_note(f"in {reader.page}, line {block.line}")
        raise


@pytest.mark.parametrize("page", pages(), ids=name_of)
def test_every_block_says_what_it_is(page: Path) -> None:
    assert {block.language for block in blocks(page)} <= LANGUAGES


def test_what_is_not_run_is_little_and_says_why() -> None:
    reasons = [why for page in pages() for block in blocks(page) for why in unrun(block.about)]
    assert len(reasons) == NOT_RUN
    assert all(len(why) > 10 for why in reasons)


def unrun(about: dict[str, str]) -> Iterator[str]:
    if "not run" in about:
        yield about["not run"]


@pytest.mark.parametrize("page", pages(), ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    assert [target for target in links(page) if not leads_somewhere(page, target)] == []


def leads_somewhere(page: Path, target: str) -> bool:
    """A file, and where an anchor is named, a heading in it."""
    if target.startswith("https://"):
        return True
    path, _, anchor = target.partition("#")
    file = page.parent / path if path else page
    return file.exists() and (not anchor or anchor in anchors(file))
