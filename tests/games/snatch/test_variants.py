"""S7: in free play anybody changes the variant at any time; in a tournament nobody does."""

from collections.abc import Callable

import pytest

from tests.games.snatch.given import FAIR, P1, P2, VARIANTS, Story, given

MOMENTS: dict[str, Callable[..., Story]] = {
    "offer": given,
    "decision": lambda **o: given(**o).offer(*FAIR),
    "forced": lambda **o: given(variant="G2", **o),
    "shame": lambda **o: given(variant="G3", **o).offer(*FAIR).answer("snatch"),
    "report": lambda **o: given(variant="G4", **o).offer(*FAIR).answer("snatch"),
    "talk": lambda **o: given(variant="G5", **o).says(P1, "hola").play(P2, "endTalk"),
    "later": lambda **o: given(**o).offer(*FAIR).answer("snatch").no_offer(),
    "finished": lambda **o: given(**o).no_offer().no_offer().no_offer(),
}
AT_ANY_TIME = pytest.mark.parametrize("moment", MOMENTS)


@AT_ANY_TIME
@pytest.mark.parametrize("seat", [P1, P2])
@pytest.mark.parametrize("variant", VARIANTS)
def test_S7_either_player_may_change_the_variant_at_any_time_and_all_starts_over(
    moment: str, seat: int, variant: str
) -> None:
    story = MOMENTS[moment]().variant(variant, by=seat)
    fresh = given(variant=variant).view(None)["state"]
    story.then(**{name: fresh[name] for name in fresh})
    assert story.result() is None


@AT_ANY_TIME
@pytest.mark.parametrize("seat", [P1, P2])
def test_S7_where_it_is_locked_the_attempt_is_refused(moment: str, seat: int) -> None:
    story = MOMENTS[moment](locked=True).refused("VARIANT_LOCKED", seat, "setVariant", variant="G1")
    assert "setVariant" not in {move["action"] for move in story.view(seat)["legal"]}


@AT_ANY_TIME
def test_S7_the_choice_is_offered_at_any_time(moment: str) -> None:
    for seat in (P1, P2):
        legal = MOMENTS[moment]().view(seat)["legal"]
        (choice,) = [move for move in legal if move["action"] == "setVariant"]
        assert choice["data"] == {"variant": {"enum": list(VARIANTS)}}
        assert choice["anytime"]


def test_sequence_everybody_hears_variantChanged_and_then_the_first_round_begins() -> None:
    story = given().no_offer().variant("G4", by=P2)
    assert story.events()[-2:] == ["variantChanged", "roundStarted"]
    assert story.last("variantChanged") == {"variant": "G4", "seat": P2}
    assert story.last("roundStarted") == {"round": 1, "variant": "G4"}


def test_state_machine_a_finished_game_can_be_played_again_to_another_end() -> None:
    story = MOMENTS["finished"]().then(gameStatus="FINISHED").variant("G3", by=P2)
    story.then(gameStatus="PLAYING").offer(*FAIR).answer("snatch").shame(True)
    story.no_offer().no_offer().then(gameStatus="FINISHED")
    assert story.result()["points"] == [5, 20]


def test_sequence_confiscated_goods_are_dealt_again() -> None:
    story = given(variant="G4", sanction="confiscation").offer(*FAIR).answer("snatch").report(True)
    story.then(confiscated=10).variant("G4")
    story.then(confiscated=0, pavoTokens=[10, 0], eloteTokens=[0, 10])


@pytest.mark.parametrize(("variant", "code"), [
    ("G6", "NOT_A_CHOICE"), ("g1", "NOT_A_CHOICE"), (1, "NOT_A_CHOICE"), (None, "WRONG_TYPE"),
])  # fmt: skip
def test_S7_there_are_five_variants(variant: object, code: str) -> None:
    given().refused(code, P1, "setVariant", variant=variant)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_option_says_what_the_game_begins_with(variant: str) -> None:
    given(variant=variant, locked=True).then(gameType=variant)
