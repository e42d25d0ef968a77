"""G5: the kinds of tiles face down, and choices not yet made by all, are nobody else's."""

import pytest

from ronda.engine import Match
from ronda.games.colors import Colors
from ronda.rules import Luck
from ronda.rules.plain import canonical
from tests.games.colors.given import HOME_A, HOME_B, A, B, C, Story, given

PLANNED = [
    (A, HOME_A[0], "defense"), (A, HOME_A[1], "defense"), (A, HOME_A[2], "production"),
    (B, HOME_B[0], "movement"), (B, HOME_B[1], "defense"),
]  # fmt: skip


def planning() -> Story:
    return given().place(A, HOME_A[0], "defense").place(B, HOME_B[0], "movement").passes(C)


def choosing() -> Story:
    return given("sudden_death").plan(*PLANNED).choose(A, HOME_A[1])


def redealt(story: Story, seat: int | None, number: int) -> Match:
    match = story.journal.match
    other = Match.restore(Colors, match.seed, match.snapshot())
    other.game.redeal(seat, Luck("other worlds", number))
    return other


@pytest.mark.parametrize("moment", [planning, choosing])
@pytest.mark.parametrize("seat", [A, B, C, None])
def test_G5_another_world_looks_the_same(moment: type[Story], seat: int | None) -> None:
    story = moment()
    seen = canonical(story.view(seat))
    worlds = [redealt(story, seat, number) for number in range(20)]
    assert {canonical(world.view(seat)) for world in worlds} == {seen}
    assert len({world.digest() for world in worlds}) > 1


@pytest.mark.parametrize("moment", [planning, choosing])
def test_other_worlds_are_possible_ones(moment: type[Story]) -> None:
    """The places stay, one's own tiles stay, and who chose points at a defence tile or passed."""
    story = moment()
    for number in range(50):
        game = redealt(story, B, number).game
        assert isinstance(game, Colors)
        game.check()
        assert game.tile_owners == story.game.tile_owners
        assert {game.tiles[t] for t in HOME_B if t in game.tiles} <= {"movement", "defense"}
        assert game.tiles.get(HOME_B[0]) == "movement"
        chosen = game.chosen[A]
        assert chosen is None or game.tiles[chosen] == "defense"


def test_a_refusal_says_the_same_whatever_lies_there() -> None:
    for kind in ("movement", "defense", "production"):
        story = given().place(A, HOME_A[0], kind)
        story.refused("NO_ROOM_THERE", B, "placeTile", territory=HOME_A[0], kind="movement")


def test_what_lies_open_is_the_same_in_every_world() -> None:
    story = given().plan(*PLANNED)
    assert redealt(story, C, 1).digest() == story.journal.match.digest()
