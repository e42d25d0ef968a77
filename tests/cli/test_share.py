"""Share at the terminal: lists as options, people by their names, goods in words, its board."""

import pytest

from tests.cli.conftest import Run

BOTS = ("--bot", "fair", "--bot", "free_rider")
TABLE = ("play", "share", "--seat", "Ana", *BOTS, "--seed", "3")


def test_a_list_is_typed_with_commas(run: Run) -> None:
    ended = run("simulate", "share", "--matches", "2", "--option", "rounds=shame, governance")
    assert ended.code == 0
    output = run(*TABLE, "--option", "rounds=governance,anarchy").output
    assert "Snatch or Share · Governance" in output


@pytest.mark.parametrize("typed", ["chaos", "", "anarchy,chaos", "[1", "{}"])
def test_a_list_that_is_none_is_explained(run: Run, typed: str) -> None:
    ended = run("simulate", "share", "--option", f"rounds={typed}")
    assert ended.code != 0
    assert "1 to 20 values with commas between them" in ended.errors
    assert "anarchy, mandatory, shame, governance" in ended.errors


def test_a_list_may_be_json(run: Run) -> None:
    output = run(*TABLE, "--option", 'rounds=["shame"]').output
    assert "Snatch or Share · Tokens of shame" in output


def test_an_opponent_is_chosen_by_name(run: Run) -> None:
    output = run(*TABLE, typed="1\n1\n0\n0\n2\n2\n0\n0\n").output
    assert "1  Fair trader (bot)" in output
    assert "Ana to fair trader (bot): 2 corn for 2 turkeys." in output


def test_giving_shame_names_the_people(run: Run) -> None:
    output = run(*TABLE, "--option", "rounds=shame").output
    assert "Give a token of shame: fair trader (bot)" in output
    assert "Give a token of shame: free rider (bot)" in output


def test_the_board_shows_offers_and_what_became_of_them(run: Run) -> None:
    offer_and_wait = "1\n2\n0\n0\n2\n0\n1\n0\n\n\n\n\n"
    output = run(*TABLE, typed=offer_and_wait).output
    assert "Ana → free rider (bot)" in output
    assert "you give" not in output  # the headings stand over the others' offers too
    assert "pending" in output
    assert "free rider (bot) snatches: takes 2 corn of offer 1, and gives nothing." in output


def test_the_board_shows_the_judge_shame_and_the_rounds(run: Run) -> None:
    bots = ("--bot", "norm", "--bot", "free_rider", "--bot", "fair")
    output = run(
        "play", "share", *bots, "--option", "rounds=shame,governance", "--seed", "4"
    ).output
    board = output[output.rindex("Round 2 · finished") :]
    for sign in ("⚖ judge", "😶×2 · barred", "snatch confirmed", "1 · Tokens of", "2 · Governance"):
        assert sign in board


def test_a_ruling_is_asked_in_yes_and_no(run: Run) -> None:
    """The free rider robs the fair trader, who reports it, and Ana rules."""
    people = ("--seat", "Ana", "--bot", "free_rider", "--bot", "fair")
    typed = "2\n\n\n3\n2\n" + 7 * "\n" + "1\nperhaps\ny\nn\n" + 4 * "\n"
    governance = ("--option", "rounds=governance", "--seed", "3")
    output = run("play", "share", *people, *governance, typed=typed).output
    assert output.index("snatch reported") < output.index("Confirm the snatch? (yes/no)")
    assert "False" not in output  # yes or no is what may be typed
    assert "Ana rules: free rider (bot) returns 3 turkeys and forfeits 3 coffee." in output


@pytest.mark.parametrize(
    ("language", "done", "not_done"),
    [
        ("en", "Be done with this round", "Go on trading after all"),
        ("es", "Terminar esta ronda", "Seguir comerciando"),
    ],
)
def test_a_yes_or_no_is_a_line_that_says_what_it_means(
    run: Run, language: str, done: str, not_done: str
) -> None:
    output = run(*TABLE, "--lang", language, typed="2\n").output
    assert output.index(f"2  {done}") < output.index(f"1  {not_done}")


def test_long_names_leave_room_for_the_kinds_of_rounds(run: Run) -> None:
    """In Spanish, where they are longest: each is read on one line."""
    bots = ("--bot", "fair", "--bot", "norm", "--bot", "free_rider")
    kinds = ("La regla contraproductiva", "Tokens de vergüenza")
    board = run("play", "share", *bots, "--seed", "4", "--lang", "es").output
    for number, kind in enumerate(kinds, start=3):
        assert f" {number} · {kind}  " in board


def test_a_single_line_is_not_a_number_from_1_to_1(run: Run) -> None:
    output = run(*TABLE, typed="2\n5\n").output
    assert "✗ Type 1, or ? to see what else you can type." in output
