"""A simulation: many matches between bots, the same on any number of processes."""

import csv
import io
import json
import time

import pytest

from ronda.bots import random_bot
from ronda.engine import Match
from ronda.games.snatch import Snatch
from ronda.lab import Summary, simulate
from ronda.lab.simulate import CHUNK, decisions
from ronda.lab.summary import rounded
from ronda.rules import Action, Illegal, Luck, Turn, View
from tests.engine.samples import HighCard, TicTacToe


def first(view: View, luck: Luck) -> Action:
    """Marks the first free cell."""
    return "mark", {"cell": view["legal"][0]["data"]["cell"]["enum"][0]}


def stubborn(view: View, luck: Luck) -> Action:
    """Insists on the centre, free or not."""
    return "mark", {"cell": 4}


class WithBots(TicTacToe):
    bots = {"first": first, "stubborn": stubborn}


class Endless(TicTacToe):
    def mark(self, turn: Turn, cell: int) -> None:
        super().mark(turn, cell)
        self.board = [None] * 9


class Waiting(TicTacToe):
    """Nobody is ever awaited: the clock alone moves on."""

    def to_act(self) -> list[int]:
        return []

    def deadline(self) -> int | None:
        return 3_600_000 * (1 + self.turn)

    def timeout(self, turn: Turn) -> None:
        self.board[self.board.index(None)] = self.turn
        self.turn += 1


@pytest.fixture(scope="module")
def alone() -> Summary:
    return simulate(WithBots, ["first", "random"], matches=3 * CHUNK, seed="s", jobs=1)


def test_the_number_of_processes_does_not_change_the_outcome(alone: Summary) -> None:
    together = simulate(WithBots, ["first", "random"], matches=3 * CHUNK, seed="s", jobs=2)
    assert together.records == alone.records
    assert alone.matches == 3 * CHUNK


def test_another_seed_gives_other_matches(alone: Summary) -> None:
    other = simulate(WithBots, ["first", "random"], matches=3 * CHUNK, seed="t", jobs=1)
    assert [record.points for record in other.records] != [r.points for r in alone.records]


def test_a_larger_simulation_begins_with_the_smaller_one(alone: Summary) -> None:
    few = simulate(WithBots, ["first", "random"], matches=7, seed="s")
    assert few.records == alone.records[:7]


def test_any_match_of_it_can_be_played_again_by_its_seed(alone: Summary) -> None:
    record = alone.records[20]
    match = Match.start(WithBots, record.seed)
    assert record.seed == "s/20"
    assert len(list(decisions(match, [first, random_bot]))) == record.length
    assert match.outcome is not None
    assert tuple(match.outcome["points"]) == record.points


def test_progress_is_told_chunk_by_chunk() -> None:
    told: list[int] = []
    simulate(TicTacToe, matches=2 * CHUNK + 1, jobs=1, on_progress=told.append)
    assert told == [CHUNK, 2 * CHUNK, 2 * CHUNK + 1]


def test_the_summary_adds_up(alone: Summary) -> None:
    seats, bots = alone.by_seat(), alone.by_bot()
    assert [tally.played for tally in seats] == [alone.matches, alone.matches]
    drawn = alone.reasons()["FULL"]
    assert seats[0].won + seats[1].won + drawn == alone.matches
    assert (bots["first"], bots["random"]) == (seats[0], seats[1])
    assert seats[0].points == seats[0].won / alone.matches
    assert 5 <= alone.lengths()["min"] <= alone.lengths()["mean"] <= alone.lengths()["max"] <= 9
    assert alone.matches_per_cpu_second > 0


def test_a_bot_in_several_seats_is_counted_once_for_all() -> None:
    summary = simulate(WithBots, ["random"], matches=40)
    assert summary.bots == ("random", "random")
    assert summary.by_bot()["random"].played == 80


def test_branching_is_what_there_was_to_choose_from() -> None:
    """Nine cells, then eight, …: a whole board is five on average."""
    record = simulate(WithBots, ["first", "first"], matches=1).records[0]
    assert record.length == 7
    assert record.branching == (9 + 8 + 7 + 6 + 5 + 4 + 3) / 7


def test_an_answer_that_is_refused_is_replaced_by_a_legal_one() -> None:
    assert simulate(WithBots, ["stubborn", "stubborn"], matches=3).unfinished == 0


def test_a_match_that_does_not_end_is_bounded() -> None:
    summary = simulate(Endless, matches=2, max_steps=50)
    assert [(r.reason, r.length, r.winners) for r in summary.records] == [
        ("unfinished", 50, ())
    ] * 2
    assert summary.unfinished == 2


def test_what_nobody_asks_for_is_as_the_game_is_bounded() -> None:
    class Bounded(HighCard):
        bounded = {"cards": 2}

    assert simulate(Bounded, matches=1).options["cards"] == 2
    assert simulate(Bounded, matches=1, options={"cards": 4}).options["cards"] == 4


def test_nobody_waits_for_a_deadline() -> None:
    """Nine hours of match time pass at once."""
    began = time.perf_counter()
    record = simulate(Waiting, matches=1).records[0]
    assert record.reason in {"LINE", "FULL"}
    assert time.perf_counter() - began < 5


def test_talk_is_ended_by_the_clock_where_bots_do_not_end_it() -> None:
    summary = simulate(Snatch, ["random"], matches=30, options={"variant": "G5", "locked": True})
    assert summary.unfinished == 0


def test_players_may_be_more_than_the_fewest() -> None:
    assert simulate(HighCard, ["random"], matches=3, players=4).bots == ("random",) * 4
    assert len(simulate(HighCard, ["random", "random", "random"], matches=1).bots) == 3


@pytest.mark.parametrize(("arguments", "code"), [
    ({"bots": ["nobody"]}, "UNKNOWN_BOT"),
    ({"bots": []}, "UNKNOWN_BOT"),
    ({"players": 5}, "WRONG_NUMBER_OF_PLAYERS"),
    ({"bots": ["random"] * 5}, "WRONG_NUMBER_OF_PLAYERS"),
    ({"options": {"cards": 99}}, "OUT_OF_RANGE"),
    ({"options": {"colour": 1}}, "UNKNOWN_OPTION"),
])  # fmt: skip
def test_what_cannot_be_simulated_is_refused(arguments: dict[str, object], code: str) -> None:
    with pytest.raises(Illegal, match=code):
        simulate(HighCard, matches=1, **arguments)  # type: ignore[arg-type]


def test_a_summary_is_json_and_its_matches_are_rows(alone: Summary) -> None:
    data = json.loads(json.dumps(alone.to_json(records=True)))
    assert data["reasons"] == dict(alone.reasons())
    assert len(data["records"]) == alone.matches
    assert "records" not in alone.to_json()
    rows = list(alone.rows())
    with io.StringIO() as file:
        table = csv.DictWriter(file, rows[0].keys())
        table.writeheader()
        table.writerows(rows)
        file.seek(0)
        read = list(csv.DictReader(file))
    assert [row["seed"] for row in read] == [record.seed for record in alone.records]
    assert set(read[0]) == {
        "match", "seed", "bot_0", "bot_1", "points_0", "points_1", "won_0", "won_1",
        "reason", "length", "branching",
    }  # fmt: skip


def test_nothing_simulated_is_a_summary_too() -> None:
    summary = simulate(TicTacToe, matches=0)
    assert (summary.matches, summary.lengths()["mean"], summary.branching()) == (0, 0, 0)
    assert summary.by_seat()[0].share == 0


@pytest.mark.parametrize(
    ("count", "told"),
    [(0.0, "0.0"), (3.44, "3.4"), (9999.0, "9999.0"), (10_000.0, "10^4"), (1.1e12, "10^12")],
)
def test_a_number_of_choices_beyond_counting_is_told_by_its_size(count: float, told: str) -> None:
    assert rounded(count) == told
