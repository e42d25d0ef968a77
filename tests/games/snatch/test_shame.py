"""S4 and the diagram of G3: a token of shame for a snatch."""

import pytest

from tests.games.snatch.given import FAIR, P1, P2, VARIANTS, Story, given


def snatched(**options: object) -> Story:
    return given(variant="G3", **options).offer(*FAIR).answer("snatch")


def test_S4_after_a_snatch_P1_decides_about_shame() -> None:
    story = snatched().then(phase="shame", currentRound=1)
    assert (story.may(P1), story.may(P2)) == ({"assignShame"}, set())


def test_S4_shame_counts_at_once_and_is_visible_to_all() -> None:
    story = snatched().shame(True).then(shameTokens=[0, 1], currentRound=2)
    story.recorded(1, shameAssigned=True, p2Action="snatch")
    assert "shame" in story.events()


def test_S4_P1_may_leave_it() -> None:
    story = snatched().shame(False).then(shameTokens=[0, 0], currentRound=2)
    story.recorded(1, shameAssigned=False, p2Action="snatch")
    assert "noShame" in story.events()


def test_S4_shame_adds_up_over_the_rounds() -> None:
    story = snatched().shame(True).offer(1, 0, 0, 1).answer("snatch").shame(False)
    story.offer(1, 0, 0, 1).answer("snatch").shame(True).then(shameTokens=[0, 2])


def test_S4_shame_moves_no_goods() -> None:
    """P1 5×1=5, P2 10×1+5×2=20, with the shame as without it."""
    for assign in (True, False):
        snatched().shame(assign).recorded(1, outcomeP1=5, outcomeP2=20)


def test_S4_one_token_a_snatch() -> None:
    snatched().shame(True).refused("INVALID_PHASE", P1, "assignShame", assign=True)


@pytest.mark.parametrize("variant", VARIANTS)
def test_D20_shame_stays_when_the_variant_changes(variant: str) -> None:
    story = snatched().shame(True).variant(variant, by=P2)
    story.then(shameTokens=[0, 1], currentRound=1, gameType=variant)


def test_S4_shame_stays_with_the_player_in_the_next_game_of_the_table() -> None:
    story = snatched(shame_p1=3).shame(True).no_offer().no_offer()
    game = story.journal.match.game
    options = {**game.rematch(), **game.carried([P1, P2])}
    given(**options).then(shameTokens=[3, 1], gameType="G3", currentRound=1)


@pytest.mark.parametrize(("before", "shame"), [
    ((P2, P1), [1, 3]), ((None, P2), [0, 1]), ((P2, None), [1, 0]), ((None, None), [0, 0]),
])  # fmt: skip
def test_S4_it_goes_with_the_player_to_another_seat_and_a_newcomer_has_none(
    before: tuple[int | None, int | None], shame: list[int]
) -> None:
    game = snatched(shame_p1=3).shame(True).no_offer().no_offer().journal.match.game
    given(**game.carried(before)).then(shameTokens=shame)


def test_S4_a_rematch_keeps_the_options_and_the_variant_now_played() -> None:
    story = given(fixed_offer=5, sanction="confiscation").variant("G4")
    options = story.journal.match.game.rematch()
    assert options["fixed_offer"] == 5
    assert options["sanction"] == "confiscation"
    assert options["variant"] == "G4"


def test_S4_shame_brought_from_earlier_games_is_shown_from_the_start() -> None:
    given(variant="G1", shame_p1=1, shame_p2=2).then(shameTokens=[1, 2])


def test_S4_shame_brought_along_grows() -> None:
    snatched(shame_p2=2).shame(True).then(shameTokens=[0, 3])


@pytest.mark.parametrize("variant", ["G1", "G2", "G4"])
def test_S4_there_is_no_shame_in_other_variants(variant: str) -> None:
    story = given(variant=variant).offer(*FAIR).answer("snatch")
    story.refused("INVALID_PHASE", P1, "assignShame", assign=True)
