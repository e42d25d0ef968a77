"""The rational bot against brute force: every answer is played out on the rules themselves."""

from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from ronda.engine import Match
from ronda.games.share import Share
from ronda.games.share.bots import BOTS
from ronda.games.share.goods import PRODUCTS
from ronda.rules import Illegal, Luck
from tests.games.share.given import COFFEE, CORN, TURKEY, Story, given, goods

amounts = st.fixed_dictionaries({product: st.integers(0, 6) for product in PRODUCTS})
some = st.fixed_dictionaries({product: st.integers(0, 3) for product in PRODUCTS})


def rational(story: Story, who: str) -> tuple[str, object]:
    return BOTS["rational"](story.view(story.seat(who)), Luck("rational"))


def played_out(story: Story, answer: str) -> int | None:
    """Corn's points after an answer, if a snatch is reported and confirmed where it can be."""
    match = Match.restore(Share, "share", story.journal.match.snapshot())
    corn, turkey, coffee = story.seat(CORN), story.seat(TURKEY), story.seat(COFFEE)
    offer = {"offerId": story.game.offers_made()}
    try:
        match.play(corn, answer, offer, 0)
        if answer == "snatch" and story.game.kind == "governance":
            match.play(turkey, "report", offer, 0)
            for seat in (corn, turkey, coffee):
                match.play(seat, "done", {"done": True}, 0)
            match.play(coffee, "rule", {**offer, "confirm": True, "suspend": False}, 0)
    except Illegal:
        return None
    points: int = match.view(None)["state"]["points"][corn]
    return points


@settings(max_examples=150, deadline=None)
@for_all(st.sampled_from(("anarchy", "mandatory", "shame", "governance")), some, amounts, amounts)
def test_no_answer_is_better_than_the_one_it_gives(
    kind: str, before: dict[str, int], give: dict[str, int], ask: dict[str, int]
) -> None:
    story = given("anarchy", kind)
    worded = " ".join(f"{count} {product}" for product, count in before.items())
    story.traded(TURKEY, CORN, worded, "2 corn").next_round()
    offer = {"targetId": story.seat(CORN), "offering": give, "requesting": ask}
    if not sum(give.values()) + sum(ask.values()):
        return
    story.play(TURKEY, "offer", **offer)
    ends = {name: played_out(story, name) for name in ("reject", "accept", "snatch")}
    action, _ = rational(story, CORN)
    assert ends[action] == max(end for end in ends.values() if end is not None)


def test_it_offers_where_a_judge_protects_it_and_asks_what_the_other_just_accepts() -> None:
    """3 turkeys are worth 6 to the other, 5 of the other's are worth 5: a gain of 1, and of 7."""
    story = given("governance")
    action, data = BOTS["rational"](story.view(story.seat(TURKEY)), Luck("rational"))
    other = story.game.producer_role[data["targetId"]]
    assert action == "offer"
    assert (data["offering"], data["requesting"]) == (goods("3 turkey"), goods(f"5 {other}"))
    story.play(TURKEY, action, **data)
    assert rational(story, other)[0] == "accept"


def test_it_offers_nothing_where_it_would_be_robbed() -> None:
    for kind in ("anarchy", "mandatory", "shame"):
        assert rational(given(kind), TURKEY) == ("done", {"done": True})
