"""A list of values of one domain."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ronda.bots.chance import value
from ronda.rules import Illegal, Luck, Many, Options, option

KINDS = ("anarchy", "shame")
SHORT = Many(KINDS, 1, 3)


@pytest.mark.parametrize("good", [["anarchy"], ["shame", "shame"], ["shame", "anarchy", "shame"]])
def test_the_same_value_may_come_again_and_in_any_order(good: list[str]) -> None:
    SHORT.check(good)


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        ([], "WRONG_LENGTH"),
        (["shame"] * 4, "WRONG_LENGTH"),
        (["chaos"], "NOT_A_CHOICE"),
        (["shame", True], "WRONG_TYPE"),
        ("shame", "WRONG_TYPE"),
        (("shame",), "WRONG_TYPE"),
        ({"0": "shame"}, "WRONG_TYPE"),
        (None, "WRONG_TYPE"),
    ],
)
def test_what_is_no_such_list_is_refused(bad: object, code: str) -> None:
    with pytest.raises(Illegal) as refusal:
        SHORT.check(bad)
    assert refusal.value.code == code


def test_every_list_is_enumerated_the_shortest_first() -> None:
    every = list(SHORT.values())
    assert every[:3] == [["anarchy"], ["shame"], ["anarchy", "anarchy"]]
    assert len(every) == SHORT.size() == 2 + 4 + 8


@given(st.integers(0, 2), st.integers(0, 2), st.integers(0, 9999))
def test_samples_and_random_values_belong_to_it(least: int, more: int, seed: int) -> None:
    many = Many(range(3), least, least + more)
    many.check(many.sample(Luck(str(seed))))
    many.check(value(many.schema(), Luck(str(seed))))


def test_samples_have_every_length() -> None:
    luck = Luck("lengths")
    assert {len(SHORT.sample(luck)) for _ in range(60)} == {1, 2, 3}


def test_the_schema_is_an_array() -> None:
    assert SHORT.schema() == {
        "type": "array", "items": {"enum": list(KINDS)}, "minItems": 1, "maxItems": 3
    }  # fmt: skip


def test_a_list_of_no_possible_length_is_the_authors_slip() -> None:
    with pytest.raises(ValueError, match="3 to 2"):
        Many(KINDS, 3, 2)


class Rounds(Options):
    rounds: list[str] = option(SHORT, ["shame"], "The kinds of rounds.")


def test_it_serves_as_an_option() -> None:
    assert Rounds().rounds == ["shame"]
    assert Rounds.parse({"rounds": ["anarchy"]}).to_json() == {"rounds": ["anarchy"]}


def test_an_options_list_is_not_the_callers_to_change() -> None:
    mine = ["anarchy"]
    options = Rounds(rounds=mine)
    mine.append("chaos")
    assert options.rounds == ["anarchy"]
