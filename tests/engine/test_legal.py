"""The legal moves: what is enumerated, what a view shows of it, and what `play` accepts agree."""

from typing import Any

from ronda.engine import Match, accepted
from ronda.rules import Turn, among, move
from tests.engine.samples import TicTacToe, dealt, marked, refusal
from tests.rules.test_moves import Shop


def combinations(match: Match, seat: int) -> list[dict[str, object]]:
    """Every accepted combination of every family, as on the wire."""
    return [
        box.action(values)[1]
        for box in match.boxes(seat)
        for values in accepted(box, match.game, seat)
    ]


def test_the_free_cells_are_the_legal_moves() -> None:
    match = marked(4, 0, 8).match
    assert combinations(match, 1) == [{"cell": cell} for cell in (1, 2, 3, 5, 6, 7)]
    assert combinations(match, 0) == []


def test_nothing_is_legal_once_the_match_is_over() -> None:
    assert combinations(marked(0, 3, 1, 4, 2).match, 1) == []


def test_nothing_is_legal_for_whoever_has_left() -> None:
    journal = dealt(players=3)
    assert combinations(journal.match, 2)
    journal.leave(2, 0)
    assert combinations(journal.match, 2) == []


def test_a_view_shows_each_family_with_what_is_allowed_now() -> None:
    assert marked(4, 0).match.view(0)["legal"] == [
        {"action": "mark", "anytime": False, "data": {"cell": {"enum": [1, 2, 3, 5, 6, 7, 8]}}}
    ]


def test_a_parameter_that_another_depends_on_splits_the_family() -> None:
    legal: list[Any] = Match.start(Shop, "shop").view(0)["legal"]
    amounts = [(f["data"]["kind"]["enum"], f["data"]["amount"]["maximum"]) for f in legal[:2]]
    assert amounts == [(["apple"], 3), (["pear"], 2)]
    assert [family["action"] for family in legal[2:]] == ["say-it", "close"]


def test_conditions_between_parameters_rule_out_combinations() -> None:
    """Apples: 4 prices × 1…3, without 3 × 3, 4 × 2 and 4 × 3; pears: 4 × 1…2, without 4 × 2."""
    match = Match.start(Shop, "shop")
    buys = [data for data in combinations(match, 0) if "amount" in data]
    assert len([data for data in buys if data["kind"] == "apple"]) == 12 - 3
    assert len([data for data in buys if data["kind"] == "pear"]) == 8 - 1


def test_a_family_knows_how_many_combinations_it_has_before_that() -> None:
    sizes = [box.size() for box in Match.start(Shop, "shop").boxes(0) if box.move.wire == "buy"]
    assert sizes == [12, 8]


def test_a_condition_that_fails_takes_the_whole_family_away() -> None:
    match = Match.start(Shop, "shop")
    for _ in range(2):
        match.play(0, "buy", {"kind": "apple", "amount": 1, "price": 1}, 0)
    assert [box.move.wire for box in match.boxes(0)] == ["say-it", "close"]


def test_D2_whoever_is_not_awaited_may_do_what_can_be_done_at_any_time() -> None:
    assert [box.move.wire for box in Match.start(Shop, "shop").boxes(1)] == ["say-it", "close"]


class Generous(TicTacToe):
    """Lists cells that the board never has."""

    def plenty(self, seat: int) -> list[int]:
        return [3, 30]

    @move(cell=among(plenty, of=range(9)))
    def mark(self, turn: Turn, cell: int) -> None:
        self.turn = 1 - self.turn


def test_having_been_shown_a_move_makes_nothing_legal_that_a_replay_would_refuse() -> None:
    match = Match.start(Generous, "x")
    assert refusal(match, 0, "mark", {"cell": 30}) == "OUT_OF_RANGE"
    assert match.view(0)["legal"][0]["data"]["cell"]["enum"] == [3, 30]
    assert refusal(match, 0, "mark", {"cell": 30}) == "OUT_OF_RANGE"
    assert refusal(match, 0, "mark", {"cell": 4}) == "NOT_POSSIBLE"


def test_what_was_shown_before_the_last_move_counts_no_more() -> None:
    journal = marked(4)
    journal.match.view(1)
    journal.play(1, "mark", {"cell": 0}, 0)
    journal.match.view(0)
    journal.play(0, "mark", {"cell": 8}, 0)
    assert refusal(journal, 1, "mark", {"cell": 8}) == "CELL_TAKEN"
    assert refusal(journal, 0, "mark", {"cell": 1}) == "NOT_YOUR_TURN"
