"""W, G2 to G4, and the engine's questions, as they come out in colors."""

from ronda.engine import Match, accepted, replay, schema
from ronda.games.colors import Colors
from ronda.games.colors.board import TERRITORIES
from tests.games.colors.given import HOME_A, HOME_B, A, given


def test_W_the_moves_and_their_parameters_have_the_names_of_the_wire() -> None:
    moves = schema(Colors)["moves"]
    assert {name: moves[name]["required"] for name in moves} == {
        "placeTile": ["territory", "kind"], "pass": [], "chooseTile": ["territory"],
        "produce": ["troops"], "move": ["from", "to", "troops"],
    }  # fmt: skip


def test_W_a_territory_is_named_by_its_coordinates() -> None:
    moves = schema(Colors)["moves"]
    assert moves["placeTile"]["properties"]["territory"] == {"enum": list(TERRITORIES)}
    assert moves["placeTile"]["properties"]["kind"] == {
        "enum": ["movement", "defense", "production"]
    }
    assert set(moves["produce"]["properties"]["troops"]["properties"]) == set(TERRITORIES)


def test_the_game_is_for_three() -> None:
    assert schema(Colors)["seats"] == {"minimum": 3, "maximum": 3}


def test_G2_the_same_log_gives_the_same_state() -> None:
    story = given().plan((A, HOME_A[0], "movement")).produce(A)
    again = replay(story.journal.recording(), {"colors": Colors})
    assert again.digest() == story.journal.match.digest()


def test_G3_malformed_actions_change_nothing() -> None:
    given().refused("UNKNOWN_MOVE", A, "march").refused("NO_SUCH_SEAT", 3, "pass").refused(
        "MISSING_PARAMETER", A, "placeTile", kind="movement"
    ).refused("SURPLUS_PARAMETER", A, "pass", territory=HOME_A[0]).refused(
        "WRONG_TYPE", A, "placeTile", territory=7.5, kind="movement"
    ).refused("INVALID_PHASE", A, "move", **{"from": HOME_A[0], "to": HOME_B[0], "troops": 1})


def count(match: Match, depth: int) -> int:
    """How many ways there are to play so many moves."""
    if depth == 0:
        return 1
    total = 0
    for seat in match.to_act():
        for box in match.boxes(seat):
            for values in accepted(box, match.game, seat):
                copy = Match.restore(Colors, match.seed, match.snapshot())
                copy.play(seat, *box.action(values), 0)
                total += count(copy, depth - 1)
    return total


def test_so_many_ways_there_are_to_begin() -> None:
    """Each has 3 homes × 3 kinds, and may pass: 10. Then A again: 10 if it passed, else 2 × 3 + 1.

    10, 10×10, and 10×10×10; after that 100 × (1×10 + 9×7) = 7300 (not counted by the engine here,
    for it takes long: the first three are).
    """
    start = Match.start(Colors, "count")
    assert [count(start, depth) for depth in (1, 2, 3)] == [10, 100, 1000]
