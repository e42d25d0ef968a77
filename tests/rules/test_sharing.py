"""Equal options are one object, so that many tables of a game need them once."""

from ronda.rules import Options, Text, option
from ronda.rules.options import LONGEST_SHARED, MOST_SHARED, SHARED


class Note(Options):
    """One text, as long as one likes."""

    text = option(Text(10 * LONGEST_SHARED), "nothing", "Anything.")


def test_equal_options_are_one_object() -> None:
    assert Note.parse({"text": "the same"}) is Note.parse({"text": "the same"})
    assert Note.parse({"text": "one"}) is not Note.parse({"text": "another"})


def test_large_options_are_not_kept() -> None:
    large = {"text": "x" * (LONGEST_SHARED + 1)}
    assert Note.parse(large) is not Note.parse(large)
    assert Note.parse(large).to_json() == large


def test_what_is_shared_is_bounded_and_goes_on_being_shared() -> None:
    for number in range(2 * MOST_SHARED):
        Note.parse({"text": f"note {number}"})
    assert len(SHARED) <= MOST_SHARED
    assert Note.parse({"text": "late"}) is Note.parse({"text": "late"})
