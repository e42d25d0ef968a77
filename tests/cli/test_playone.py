"""PlayOne at the terminal: the card on top, the hands, and cards by their names."""

import re
from io import StringIO

import pytest
from rich.console import Console, RenderableType

from ronda.cli.boards.playone import draw
from ronda.cli.words import Words
from ronda.games.playone import PlayOne
from tests.cli.conftest import Run
from tests.games.playone.given import SPARE, A, B, given

TABLE = ("play", "playone", "--seat", "Ana", "--bot", "simple", "--seed", "5")


def test_the_board_shows_the_top_card_the_hands_and_the_pile(run: Run) -> None:
    board = run(*TABLE).output
    for sign in ("PlayOne · Round 1 · playing", "Cards in the pile", "▮▮▮▮▮▮▮", "Your hand"):
        assert sign in board


def test_cards_are_chosen_by_their_names(run: Run) -> None:
    output = run(*TABLE, typed="1\n1\n1\n").output
    listed = next(line for line in output.splitlines() if line.strip().startswith("1  "))
    card = listed.strip().removeprefix("1  ")
    assert f"Ana lays {card[0].lower()}{card[1:]}." in output


def test_in_spanish_too(run: Run) -> None:
    output = run("--lang", "es", *TABLE).output
    assert "PlayOne · Ronda 1 · en juego" in output
    assert "Tu mano" in output


def test_4_9_who_won_a_round_and_why_is_shown_before_the_next_begins(run: Run) -> None:
    output = run(*TABLE, "--option", "rounds=2", typed="1\n" * 60).output
    board, _, after = output.partition("The round is over: out of cards.")
    assert "Round 1 · the round is over" in board
    assert "wins it." in after.partition("Round 2")[0]


def test_bots_play_a_round_to_its_end(run: Run) -> None:
    bots = ("--bot", "simple", "--bot", "simple", "--bot", "random")
    output = run("play", "playone", *bots, "--option", "rounds=1", "--seed", "3").output
    assert "The round is over: out of cards." in output
    assert "all rounds were played" in output.lower()


def test_simulated_matches_have_one_round_unless_told_otherwise(run: Run) -> None:
    output = run("simulate", "playone", "--matches", "20", "--jobs", "1").output
    assert "rounds=1" in output
    output = run("simulate", "playone", "--matches", "5", "--option", "rounds=2").output
    assert "rounds=2" in output


def lines_of_the_hand(board: str) -> list[str]:
    _, _, below = board.partition("Tu mano")
    hand, _, _ = below.partition("╰")
    return [line.strip("│ ") for line in hand.splitlines()[1:] if line.strip("│ ")]


@pytest.mark.parametrize("seed", ["5", "7", "8"])
def test_no_card_is_broken_at_the_end_of_a_line(run: Run, seed: str) -> None:
    table = (*TABLE[:-1], seed)
    board = run("--lang", "es", *table, typed="1\n" * 5).output
    symbols = ("Salto", "Reversa", "+2", "Comodín", *"0123456789")
    assert all(line.startswith(symbols) for line in lines_of_the_hand(board))


def test_a_card_keeps_its_spelling_in_the_list(run: Run) -> None:
    """A sentence begins with a capital, a number does not: `1 rojo`, not `1 Rojo`."""
    output = run("--lang", "es", *TABLE, typed="1\n" * 12).output
    assert re.search(r"^ +\d  \+?\d (rojo|azul|verde|amarillo)$", output, re.MULTILINE)
    assert not re.search(r"\d (Rojo|Azul|Verde|Amarillo)", output)


def test_11_3_who_has_cards_to_draw_is_told_what_can_be_done() -> None:
    """The banner of the source."""
    story = given("RED-DRAW_TWO RED-1", SPARE, top="BLUE-DRAW_TWO", pending=2)
    for language, says in (("en", "or draw 2"), ("es", "Debes apilar +2/+4 o robar 2")):
        words = Words(PlayOne, language, ["Ana", "Beto"])
        assert says in drawn(draw(story.view(A), words))
        assert says not in drawn(draw(story.view(B), words))


def drawn(board: RenderableType) -> str:
    console = Console(width=80, record=True, file=StringIO())
    console.print(board)
    return console.export_text()
