"""A move is declared: its declaration is inherited, its conditions are found by name."""

from collections.abc import Sequence
from typing import Any

import pytest

from ronda.engine import Match, accepted
from ronda.rules import Game, Illegal, Options, Result, Text, Turn, among, move, require


class Shop(Game):
    """Buy so many of a kind for a price; a price depends on the kind."""

    public = ("bought", "phase")
    stock = {"apple": 3, "pear": 2}

    def setup(self, turn: Turn) -> None:
        self.bought: list[list[Any]] = []
        self.phase = "open"

    def to_act(self) -> Sequence[int]:
        return [0]

    def result(self) -> Result | None:
        return None

    def kinds(self, seat: int) -> list[str]:
        return list(self.stock)

    def amounts(self, seat: int, kind: str) -> range:
        return range(1, self.stock[kind] + 1)

    def not_too_dear(self, seat: int, price: int, amount: int) -> None:
        require(price * amount <= 6, "TOO_DEAR", price=price)

    def has_money(self, seat: int) -> None:
        require(len(self.bought) < 2, "NO_MONEY")

    @move(
        during=("open", "late"), when=(has_money, not_too_dear),
        kind=among(kinds, of=("apple", "pear", "plum"), refusal="OUT_OF_STOCK"),
        amount=among(amounts, of=range(100), refusal="TOO_MANY"), price=range(1, 5),
    )  # fmt: skip
    def buy(self, turn: Turn, kind: str, amount: int, price: int) -> None:
        """Buy some."""
        self.bought.append([kind, amount, price])

    @move(anytime=True, wire="say-it", the_text=Text(5))
    def say(self, turn: Turn, the_text: str) -> None:
        turn.tell("said", the_text=the_text)

    @move(anytime=True)
    def close(self, turn: Turn) -> None:
        self.phase = "closed"


ONE_PEAR = {"kind": "pear", "amount": 1, "price": 1}
ONE_APPLE = {"kind": "apple", "amount": 1, "price": 1}


def tried(game: type[Game], action: str, data: object = None, seat: int = 0) -> str:
    """The code a move is refused with at the start of a match; "" if it is accepted."""
    try:
        Match.start(game, "shop").play(seat, action, data or {}, 0)
    except Illegal as refusal:
        return refusal.code
    return ""


@pytest.mark.parametrize(("data", "code"), [
    ({"kind": "apple", "amount": 2, "price": 3}, ""),
    ({"kind": "plum", "amount": 1, "price": 1}, "OUT_OF_STOCK"),
    ({"kind": "nut", "amount": 1, "price": 1}, "NOT_A_CHOICE"),
    ({"kind": "pear", "amount": 3, "price": 1}, "TOO_MANY"),
    ({"kind": "apple", "amount": 3, "price": 1}, ""),
    ({"kind": "apple", "amount": 2, "price": 4}, "TOO_DEAR"),
    ({"kind": "apple", "amount": 2}, "MISSING_PARAMETER"),
    ({"kind": "apple", "amount": 2, "price": 3, "x": 1}, "SURPLUS_PARAMETER"),
    ({"kind": "apple", "amount": 2, "prices": 3}, "MISSING_PARAMETER"),
    ({"kind": "apple", "amount": True, "price": 3}, "WRONG_TYPE"),
])  # fmt: skip
def test_domains_conditions_and_what_depends_on_an_earlier_parameter(
    data: dict[str, object], code: str
) -> None:
    assert tried(Shop, "buy", data) == code


def test_a_move_belongs_to_its_seat_and_its_phase() -> None:
    assert tried(Shop, "buy", ONE_PEAR, seat=1) == "NOT_YOUR_TURN"
    shop = Match.start(Shop, "shop")
    shop.play(1, "close", {}, 0)
    with pytest.raises(Illegal, match="INVALID_PHASE"):
        shop.play(0, "buy", ONE_PEAR, 0)


def test_a_move_may_have_another_name_on_the_wire() -> None:
    assert list(Shop.moves) == ["buy", "say-it", "close"]
    assert tried(Shop, "say-it", {"theText": "hello"}) == ""
    assert tried(Shop, "say", {"theText": "hello"}) == "UNKNOWN_MOVE"


def test_an_overriding_method_keeps_the_declaration() -> None:
    class Generous(Shop):
        def buy(self, turn: Turn, kind: str, amount: int, price: int) -> None:
            super().buy(turn, kind, amount * 10, 0)

    match = Match.start(Generous, "shop")
    match.play(0, "buy", {"kind": "pear", "amount": 2, "price": 3}, 0)
    assert match.game.bought == [["pear", 20, 0]]  # type: ignore[attr-defined]
    assert tried(Generous, "buy", {"kind": "pear", "amount": 3, "price": 1}) == "TOO_MANY"


def test_an_overriding_condition_is_found_by_its_name() -> None:
    class Cheap(Shop):
        def not_too_dear(self, seat: int, price: int) -> None:  # type: ignore[override]
            require(price == 1, "ONLY_FOR_ONE")

        def kinds(self, seat: int) -> list[str]:
            return ["pear"]

    assert tried(Cheap, "buy", {"kind": "pear", "amount": 2, "price": 2}) == "ONLY_FOR_ONE"
    assert tried(Cheap, "buy", ONE_APPLE) == "OUT_OF_STOCK"
    assert tried(Shop, "buy", ONE_APPLE) == "", "the base is as it was"


def test_a_declaration_may_be_replaced_and_keeps_its_place() -> None:
    class Late(Shop):
        @move(during="late")
        def buy(self, turn: Turn) -> None:  # type: ignore[override]
            self.phase = "late"

    assert list(Late.moves) == ["buy", "say-it", "close"]
    assert tried(Late, "buy") == "INVALID_PHASE"


def test_a_subclass_may_add_moves_and_has_an_id_of_its_own() -> None:
    class Market(Shop):
        id = "market"

        @move(anytime=True)
        def haggle(self, turn: Turn) -> None: ...

    assert list(Market.moves) == ["buy", "say-it", "close", "haggle"]
    assert "haggle" not in Shop.moves
    assert (Shop.id, Market.id) == ("shop", "market")


def test_a_move_is_still_a_method() -> None:
    shop = Shop()
    shop.setup(Turn(0, 0, None))  # type: ignore[arg-type]
    shop.buy(Turn(0, 0, None), "pear", 1, 1)  # type: ignore[arg-type]
    assert shop.bought == [["pear", 1, 1]]


class Booth(Shop):
    """Conditions that return their codes instead of raising."""

    def is_full(self, seat: int) -> str | None:
        return "FULL" if self.bought else None

    def unlucky(self, seat: int, number: int) -> str | None:
        return "UNLUCKY" if number == 3 else None

    @move(when=(is_full, unlucky), number=range(5))
    def enter(self, turn: Turn, number: int) -> None:
        self.bought.append([number])


def test_a_condition_may_return_the_code_of_the_refusal() -> None:
    assert tried(Booth, "enter", {"number": 2}) == ""
    assert tried(Booth, "enter", {"number": 3}) == "UNLUCKY"
    match = Match.start(Booth, "booth")
    match.play(0, "enter", {"number": 1}, 0)
    with pytest.raises(Illegal, match="FULL"):
        match.play(0, "enter", {"number": 1}, 0)


def test_and_then_the_move_is_not_listed() -> None:
    match = Match.start(Booth, "booth")
    box = next(box for box in match.boxes(0) if box.move.name == "enter")
    assert [values["number"] for values in accepted(box, match.game, 0)] == [0, 1, 2, 4]
    match.play(0, "enter", {"number": 1}, 0)
    assert "enter" not in [box.move.name for box in match.boxes(0)]


def test_a_move_of_a_class_beside_the_game_is_found() -> None:
    class Bell:
        rung = 0

        @move(anytime=True)
        def ring(self, turn: Turn) -> None:
            self.rung += 1

    class Loud(Bell, Shop): ...

    match = Match.start(Loud, "loud")
    match.play(1, "ring", {}, 0)
    assert match.game.rung == 1  # type: ignore[attr-defined]


def test_a_condition_on_a_parameter_that_is_not_there_is_the_authors_mistake() -> None:
    with pytest.raises(TypeError, match="colour"):

        class Wrong(Shop):
            def painted(self, seat: int, colour: str) -> None: ...

            @move(when=painted, kind=("a", "b"))
            def paint(self, turn: Turn, kind: str) -> None: ...


def test_a_domain_that_asks_for_a_later_parameter_is_the_authors_mistake() -> None:
    with pytest.raises(TypeError, match="second"):

        class Wrong(Shop):
            def depends(self, seat: int, second: int) -> range:
                return range(second)

            @move(first=among(depends, of=range(9)), second=range(9))
            def both(self, turn: Turn, first: int, second: int) -> None: ...


def test_a_method_that_does_not_take_what_is_declared_is_the_authors_mistake() -> None:
    with pytest.raises(TypeError, match="amount"):

        class Wrong(Shop):
            @move(amounts=range(3))
            def take(self, turn: Turn, amount: int) -> None: ...


def test_two_moves_of_one_name_are_the_authors_mistake() -> None:
    with pytest.raises(TypeError, match="close"):

        class Wrong(Shop):
            @move(wire="close")
            def shut(self, turn: Turn) -> None: ...


def test_a_game_without_options_takes_none() -> None:
    assert Shop.options.to_json() == {}
    with pytest.raises(Illegal, match="UNKNOWN_OPTION"):
        Match.start(Shop, "shop", {"size": 3})
    assert Options.schema()["properties"] == {}
