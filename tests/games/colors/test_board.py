"""K1: 37 territories, three homes, and a fair lay of colours and levels."""

from collections import Counter

import pytest

from ronda.engine import Match
from ronda.games.colors import Colors
from ronda.games.colors.board import (
    BLANK,
    CELLS,
    CENTRE,
    COLORED,
    HOMES,
    NEIGHBOURS,
    ORBITS,
    TERRITORIES,
    turned,
)
from tests.games.colors.given import A, B, C, given

SEEDS = range(30)


def laid_out(seed: object) -> Colors:
    game = Match.start(Colors, f"board {seed}").game
    assert isinstance(game, Colors)
    return game


def test_K12_there_are_37_territories_in_reading_order() -> None:
    assert len(TERRITORIES) == len(set(TERRITORIES)) == 37
    assert TERRITORIES[:5] == ("0,-3", "1,-3", "2,-3", "3,-3", "-1,-2")
    assert TERRITORIES[18] == CENTRE == "0,0"
    assert TERRITORIES[-1] == "0,3"
    rows = Counter(r for _, r in CELLS)
    assert [rows[r] for r in range(-3, 4)] == [4, 5, 6, 7, 6, 5, 4]


def test_K1_inside_a_territory_has_six_neighbours_on_the_rim_four_at_a_corner_three() -> None:
    """19 inside (radius 2), 18 on the rim, six of them corners."""
    assert Counter(map(len, NEIGHBOURS.values())) == {6: 19, 4: 12, 3: 6}
    assert set(NEIGHBOURS["0,0"]) == {"1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"}
    assert set(NEIGHBOURS["0,-3"]) == {"1,-3", "-1,-2", "0,-2"}


def test_who_is_a_neighbour_is_mutual() -> None:
    assert all(t in NEIGHBOURS[n] for t in TERRITORIES for n in NEIGHBOURS[t])


def test_K1_the_homes_are_alternate_corners_each_with_its_two_neighbours_on_the_rim() -> None:
    assert [set(home) for home in HOMES] == [
        {"0,-3", "1,-3", "-1,-2"}, {"3,0", "2,1", "3,-1"}, {"-3,3", "-3,2", "-2,3"}
    ]  # fmt: skip
    for home in HOMES:
        corner, *sides = home
        assert len(NEIGHBOURS[corner]) == 3
        assert all(side in NEIGHBOURS[corner] and len(NEIGHBOURS[side]) == 4 for side in sides)


def test_a_third_of_a_turn_takes_each_home_to_the_next_clockwise() -> None:
    assert [turned((0, -3)), turned((3, 0)), turned((-3, 3))] == [(3, 0), (-3, 3), (0, -3)]
    assert all(turned(turned(turned(cell))) == cell for cell in CELLS)


def test_K1_homes_and_centre_are_blank_and_27_are_coloured_nine_of_each() -> None:
    assert len(BLANK) == 10
    for seed in SEEDS:
        colors = laid_out(seed).colors
        assert {t for t, color in colors.items() if color is None} == BLANK
        assert Counter(colors[t] for t in COLORED) == {"light_blue": 9, "purple": 9, "orange": 9}


def test_K1_each_player_starts_with_five_troops_in_three_territories() -> None:
    story = given()
    for seat, home in zip((A, B, C), HOMES, strict=True):
        for territory in home:
            story.stands(territory, seat, 5)
    assert sum(story.game.troops.values()) == 45


def test_K2_levels_are_two_at_home_four_in_the_centre_and_drawn_by_orbit_elsewhere() -> None:
    for seed in SEEDS:
        levels = laid_out(seed).levels
        assert levels[CENTRE] == 4
        assert {levels[t] for home in HOMES for t in home} == {2}
        by_orbit = [{levels[t] for t in orbit} for orbit in ORBITS]
        assert sorted(map(list, by_orbit)) == [[1], [1], [1], [1], [2], [2], [2], [3], [3]]


def test_K2_there_are_nine_orbits_of_three_over_the_coloured_territories() -> None:
    assert len(ORBITS) == 9
    assert sorted(t for orbit in ORBITS for t in orbit) == sorted(COLORED)


def test_K2_the_levels_are_the_same_for_all_three_when_the_board_is_turned() -> None:
    levels = laid_out("turn").levels
    for q, r in CELLS:
        image = turned((q, r))
        assert levels[f"{q},{r}"] == levels[f"{image[0]},{image[1]}"]


def test_K11_the_armies_colours_their_corners_and_who_begins_are_drawn() -> None:
    """Six ways to give out the armies, and three to begin: all of them come up."""
    games = [laid_out(seed) for seed in range(200)]
    assert len({tuple(game.armies) for game in games}) == 6
    assert len({(tuple(game.armies), game.order[0]) for game in games}) == 18


@pytest.mark.parametrize("seed", SEEDS)
def test_K11_turns_go_clockwise_from_red_to_blue_to_green(seed: int) -> None:
    """The source's example: red begins, blue is second, green third; blue begins next."""
    game = laid_out(seed)
    colors = [game.armies[seat] for seat in game.order]
    assert "".join(color[0] for color in colors) in ("rbg", "bgr", "grb")
    for army, home in zip(("red", "blue", "green"), HOMES, strict=True):
        assert all(game.owners[t] == game.armies.index(army) for t in home)


def test_colours_and_levels_differ_from_seed_to_seed() -> None:
    assert len({tuple(laid_out(seed).colors.values()) for seed in SEEDS}) == len(SEEDS)
    assert len({tuple(laid_out(seed).levels.values()) for seed in SEEDS}) > 20
