"""Texts that are the same to a person (R10), on every Python."""

from unicodedata import normalize

import pytest
from hypothesis import given as having
from hypothesis import strategies as st

from ronda.games.serpent.comparing import folded, same


@pytest.mark.parametrize(
    ("one", "other"),
    [("Bogotá", "bogota"), ("ESPAÑA", "espana"), ("pingüino", "PINGUINO"), ("Ἀθῆναι", "αθηναι"),
     ("Đà Nẵng", "đa nang"), ("  a  b ", "a b"), ("Chichén Itzá", "chichen itza")],
)  # fmt: skip
def test_R10_case_space_and_accents_make_no_difference(one: str, other: str) -> None:
    assert same(one, other)


@pytest.mark.parametrize(("one", "other"), [("a b", "ab"), ("3", "³"), ("casa", "caza")])
def test_everything_else_does(one: str, other: str) -> None:
    assert not same(one, other)


@having(st.text(alphabet=st.characters(max_codepoint=0x24F), max_size=12))
def test_composed_and_decomposed_letters_are_the_same(text: str) -> None:
    assert folded(normalize("NFD", text)) == folded(normalize("NFC", text))


@having(st.text(max_size=12))
def test_folding_is_settled_after_once(text: str) -> None:
    assert folded(folded(text)) == folded(text)


def test_R25_letters_beyond_the_common_ones_are_left_as_they_are() -> None:
    assert folded("\U00016d63 \uff21") == "\U00016d63 \uff21"
