"""What is possible now, and the reason why the rest is not."""

from typing import Any

import pytest

from ronda.engine import Match
from ronda.rules import Game, Illegal, Possible, Result, Seats, Turn, among, move


def code(domain: Possible, value: object) -> str:
    with pytest.raises(Illegal) as refusal:
        domain.check(value)
    return refusal.value.code


def test_each_impossible_value_has_its_own_reason() -> None:
    offers = Possible([1, 2], "NO_SUCH_OFFER", {3: "TOO_DEAR"})
    offers.check(2)
    assert (code(offers, 3), code(offers, 4)) == ("TOO_DEAR", "NO_SUCH_OFFER")


@pytest.mark.parametrize("value", [True, 1.0, "1", None, [], {}])
def test_values_of_another_type_are_told_so(value: object) -> None:
    assert code(Possible([1, 2], "NO", {3: "TOO_DEAR"}), value) == "WRONG_TYPE"


def test_booleans_are_values_of_their_own() -> None:
    yes = Possible((True,), "NO", {False: "NOT_YET"})
    yes.check(True)
    assert (code(yes, False), code(yes, 1)) == ("NOT_YET", "WRONG_TYPE")
    assert yes.schema() == {"type": "boolean", "enum": [True]}


@pytest.mark.parametrize("value", [1, "x", [], None])
def test_where_nothing_is_possible_the_refusal_says_so(value: object) -> None:
    nothing = Possible((), "NO_SUCH_OFFER")
    assert (nothing.size(), code(nothing, value)) == (0, "NO_SUCH_OFFER")


def test_seats_say_that_they_are_seats() -> None:
    assert Seats([0, 2]).schema() == {"enum": [0, 2], "format": "seat"}
    assert code(Seats(range(3)), 3) == "NO_SUCH_SEAT"


class Pick(Game):
    """One picks a number; 2 is spoken for."""

    id = "pick"
    public = ("picked",)

    def setup(self, turn: Turn) -> None:
        self.picked = 0

    def to_act(self) -> list[int]:
        return [0]

    def free(self, seat: int) -> Possible:
        return Possible([1, 3], "OUT_OF_STOCK", {2: "SPOKEN_FOR"})

    @move(number=among(free, of=range(1, 9)))
    def pick(self, turn: Turn, number: int) -> None:
        self.picked = number

    def result(self) -> Result | None:
        return None


@pytest.mark.parametrize(
    ("number", "refused"), [(2, "SPOKEN_FOR"), (4, "OUT_OF_STOCK"), (True, "WRONG_TYPE")]
)
def test_a_move_is_refused_for_the_value_s_own_reason(number: Any, refused: str) -> None:
    match = Match.start(Pick, "seed")
    with pytest.raises(Illegal, match=refused):
        match.play(0, "pick", {"number": number}, 0)
    assert match.view(0)["legal"][0]["data"] == {"number": {"enum": [1, 3]}}
