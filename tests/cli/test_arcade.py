"""`ronda` without a command: choose a game, choose who plays, play."""

import pytest

from tests.cli.conftest import Run


def chosen(run: Run, game: str) -> str:
    """The number of a game on the start screen."""
    lines = run(typed="q\n").output.splitlines()
    line = next(line for line in lines if f" {game} " in f"{line} ")
    return line.split()[0]


@pytest.mark.parametrize("words", [(), ("play",)])
def test_the_arcade_shows_the_games(run: Run, words: tuple[str, ...]) -> None:
    shown = run(*words, typed="q\n")
    assert "Two traders" in shown.output
    assert "Until next time!" in shown.output
    assert shown.code == 0


def test_a_game_is_played_against_the_usual_bot_with_enter_alone(run: Run) -> None:
    typed = f"{chosen(run, 'Snatch')}\n\n\n\n2\n2\n2\n\nq\n"
    played = run(typed=typed)
    assert "Player, your turn" in played.output
    assert "rational (bot)" in played.output
    assert "all rounds were played" in played.output
    assert played.code == 0


def test_people_and_bots_sit_where_they_are_put(run: Run) -> None:
    typed = f"{chosen(run, 'Snatch')}\ntrusting\nAna\n\n\n"
    output = run(typed=typed).output
    assert "trusting (bot) · P1" in output
    assert "Ana · P2" in output


def test_seats_beyond_the_least_are_taken_only_if_wanted(run: Run) -> None:
    number = chosen(run, "Secrets")
    assert "3.    " not in run(typed=f"{number}\nAna\nLuis\n\n\na\n\nbb\n\n\n").output
    assert "3.    " in run(typed=f"{number}\nAna\nLuis\nEva\n\n\na\n\nbb\n\nccc\n\n").output


def test_options_are_asked_only_if_wanted(run: Run) -> None:
    number = chosen(run, "Snatch")
    assert "Institution" not in run(typed=f"{number}\nAna\nLuis\n\n").output
    output = run(typed=f"{number}\nAna\nLuis\no\n1\nG7\nG3\n\n").output
    assert "it takes one of: G1, G2, G3, G4, G5" in output
    assert "G3 · The token of shame" in output


def test_options_that_do_not_go_together_are_asked_again(run: Run) -> None:
    typed = f"{chosen(run, 'Market')}\nAna\no\n2\nyes\no\n3\nwild\n\n"
    assert "Friendly and wild do not go together." in run(typed=typed).output


def test_going_back_leads_to_the_start_screen(run: Run) -> None:
    output = run(typed=f"{chosen(run, 'Snatch')}\nb\nq\n").output
    assert output.count("Write the rules once") == 2


@pytest.mark.parametrize("typed", ["0\nq\n", "99\nq\n", "x\nq\n", "²\nq\n", "\nq\n"])
def test_a_number_that_is_no_game_is_asked_again(run: Run, typed: str) -> None:
    assert "✗ Type a number from 1 to" in run(typed=typed).output
