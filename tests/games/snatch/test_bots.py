"""Three characters: reciprocal, opportunist and trusting. (The rational one has its own file.)"""

import pytest

from ronda.bots import bots_for, choose
from ronda.engine import Match
from ronda.games.snatch import Snatch
from ronda.rules import Action, Luck
from tests.games.snatch.given import FAIR, P1, P2, VARIANTS, Story, given, offering

PASS: Action = ("noOffer", {})
BOTS = ("rational", "reciprocal", "opportunist", "trusting", "random")


def does(name: str, story: Story, seat: int) -> Action:
    return Snatch.bots[name](story.view(seat), Luck("any"))


def answer(kind: str) -> Action:
    return "p2Action", {"action": kind}


def robbed(variant: str) -> Story:
    return given(variant=variant).offer(*FAIR).answer("snatch")


def test_there_are_four_and_the_random_one() -> None:
    assert set(bots_for(Snatch)) == set(BOTS)


@pytest.mark.parametrize("name", ["trusting", "reciprocal"])
def test_who_trusts_offers_five_for_five(name: str) -> None:
    assert does(name, given(), P1) == offering(*FAIR)


@pytest.mark.parametrize("name", ["trusting", "reciprocal"])
def test_who_trusts_offers_as_many_as_both_have(name: str) -> None:
    """After 7 for 3 P1 has 3 turkeys left, and P2 7 cobs: 3 for 3."""
    story = given().offer(7, 0, 0, 3).answer("accept")
    assert does(name, story, P1) == offering(3, 0, 0, 3)


@pytest.mark.parametrize("name", ["trusting", "reciprocal"])
def test_who_trusts_makes_no_presents(name: str) -> None:
    """After two fair trades P1 has no turkeys and P2 no cobs: there is nothing fair to offer."""
    story = given().offer(*FAIR).answer("accept").offer(*FAIR).answer("accept")
    assert does(name, story, P1) == PASS


def test_trusting_goes_on_after_a_snatch_and_reciprocal_does_not() -> None:
    assert does("trusting", robbed("G1"), P1) == offering(*FAIR)
    assert does("reciprocal", robbed("G1"), P1) == PASS


def test_reciprocal_looks_at_the_last_round_alone() -> None:
    """Snatched in round 1, nothing offered in round 2, and in round 3 it tries again."""
    assert does("reciprocal", robbed("G1").no_offer(), P1) == offering(*FAIR)


def test_reciprocal_accepts_what_is_fair_and_rejects_the_rest() -> None:
    """5 for 10 gives P2 5×2 for 10×1: fair. 5 for 10 cobs is the edge; 4 for 9 is 8 for 9: not."""
    assert does("reciprocal", given().offer(*FAIR), P2) == answer("accept")
    assert does("reciprocal", given().offer(5, 0, 0, 10), P2) == answer("accept")
    assert does("reciprocal", given().offer(4, 0, 0, 9), P2) == answer("reject")


def test_trusting_accepts_anything() -> None:
    assert does("trusting", given().offer(1, 0, 0, 10), P2) == answer("accept")


def test_opportunist_offers_nothing_and_snatches() -> None:
    assert does("opportunist", given(), P1) == PASS
    assert does("opportunist", given().offer(1, 0, 0, 0), P2) == answer("snatch")


@pytest.mark.parametrize(("variant", "reply", "key"), [
    ("G3", "assignShame", "assign"), ("G4", "report", "report"),
])  # fmt: skip
def test_reciprocal_and_opportunist_punish_and_trusting_forgives(
    variant: str, reply: str, key: str
) -> None:
    assert does("reciprocal", robbed(variant), P1) == (reply, {key: True})
    assert does("opportunist", robbed(variant), P1) == (reply, {key: True})
    assert does("trusting", robbed(variant), P1) == (reply, {key: False})


def test_forced_and_unwilling_P1_offers_one_for_one() -> None:
    assert does("opportunist", given(variant="G2"), P1) == offering(1, 0, 0, 1)
    assert does("reciprocal", robbed("G2"), P1) == offering(1, 0, 0, 1)


def test_forced_and_willing_P1_offers_what_is_fair() -> None:
    assert does("trusting", given(variant="G2"), P1) == offering(*FAIR)


@pytest.mark.parametrize("name", ["trusting", "reciprocal"])
def test_the_fixed_offer_is_what_is_fair_while_it_can_be_made(name: str) -> None:
    """8 for 8 leaves 2 turkeys: not enough for another."""
    story = given(fixed_offer=8)
    assert does(name, story, P1) == offering(8, 0, 0, 8)
    assert does(name, story.offer(8, 0, 0, 8).answer("accept"), P1) == PASS


@pytest.mark.parametrize("name", ["trusting", "reciprocal", "opportunist"])
def test_nobody_of_them_talks(name: str) -> None:
    assert does(name, given(variant="G5"), P2) == ("endTalk", {})


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("first", BOTS)
@pytest.mark.parametrize("fixed", [0, 5])
def test_any_two_of_them_finish_a_game_with_legal_moves(
    variant: str, first: str, fixed: int
) -> None:
    for second in BOTS:
        match = Match.start(Snatch, "bots", {"variant": variant, "fixed_offer": fixed})
        names, luck = (first, second), Luck(first + second)
        while match.outcome is None:
            seat = match.to_act()[0]
            action = bots_for(Snatch)[names[seat]](match.view(seat), luck)
            if names[seat] == "random":  # it does not know what rules out a combination
                action = choose(bots_for(Snatch)["random"], match, seat, luck)
            match.play(seat, *action, at=0)
        assert match.version <= 3 * 5
