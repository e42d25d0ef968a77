"""S1: what the players hold, and what it is worth."""

from typing import Any

from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from ronda.bots import choose, random_bot
from ronda.engine import Match
from ronda.games.snatch import Snatch
from ronda.rules import Luck
from tests.games.snatch.given import FAIR, VARIANTS, given

OPTIONS = st.fixed_dictionaries({
    "variant": st.sampled_from(VARIANTS),
    "endowment": st.sampled_from(("once", "each_round")),
    "sanction": st.sampled_from(("reverse", "confiscation")),
    "fixed_offer": st.sampled_from((0, 0, 1, 5, 10)),
})  # fmt: skip


def test_S1_holdings_carry_from_round_to_round() -> None:
    """Two fair trades: P1 ends with 0 turkeys and 10 cobs, 0×1+10×2=20; P2 likewise 20."""
    story = given().offer(*FAIR).answer("accept").offer(*FAIR).answer("accept")
    story.then(pavoTokens=[0, 10], eloteTokens=[10, 0], scores=[20, 20], currentRound=3)


def test_S1_endowment_each_round_deals_anew() -> None:
    """Round 1 traded (15, 15), round 2 snatched (5, 20), round 3 begins with ten and ten."""
    story = given(endowment="each_round").offer(*FAIR).answer("accept")
    story.then(pavoTokens=[10, 0], eloteTokens=[0, 10], currentRound=2)
    story.offer(*FAIR).answer("snatch").then(pavoTokens=[10, 0], eloteTokens=[0, 10])
    story.recorded(1, outcomeP1=15, outcomeP2=15).recorded(2, outcomeP1=5, outcomeP2=20)


def test_S1_endowment_each_round_leaves_the_last_round_as_it_ended() -> None:
    """The score is that of round 3 alone: 2 turkeys for 3 cobs, P1 8×1+3×2=14, P2 7×1+2×2=11."""
    story = given(endowment="each_round").offer(*FAIR).answer("accept").no_offer()
    story.offer(2, 0, 0, 3).answer("accept").then(scores=[14, 11], gameStatus="FINISHED")
    assert story.result()["points"] == [14, 11]


def test_S1_own_goods_count_once_and_the_others_twice_for_each_role() -> None:
    """P1 gives 4 turkeys for 1 cob: P1 6×1+1×2=8, P2 9×1+4×2=17.

    Then P1 gives that cob for 3 turkeys: P1 9×1+0×2=9, P2 10×1+1×2=12.
    """
    story = given().offer(4, 0, 0, 1).answer("accept").then(scores=[8, 17])
    story.offer(0, 1, 3, 0).answer("accept").then(scores=[9, 12])


def test_S1_three_rounds_a_game() -> None:
    story = given().no_offer().no_offer().no_offer()
    assert story.events().count("roundEnded") == 3
    assert [r["index"] for r in story.view(None)["state"]["rounds"]] == [1, 2, 3]


@for_all(OPTIONS, st.integers(0, 2**32))
@settings(max_examples=60, deadline=None)
def test_goods_are_conserved_whatever_is_played(options: dict[str, Any], seed: int) -> None:
    """Ten turkeys and ten cobs are held or confiscated, after every action of random games."""
    match, luck = Match.start(Snatch, "goods", options), Luck(str(seed))
    while match.outcome is None:
        seat = match.to_act()[0]
        match.play(seat, *choose(random_bot, match, seat, luck), at=0)
        state = match.view(None)["state"]
        held = [*state["pavoTokens"], *state["eloteTokens"]]
        assert min(held) >= 0
        assert sum(held) + state["confiscated"] == 20
        if options["sanction"] == "reverse":
            assert sum(state["pavoTokens"]) == sum(state["eloteTokens"]) == 10
