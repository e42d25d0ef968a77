"""`ronda play`: people and bots at one terminal."""

import json
from pathlib import Path

import pytest

from ronda.rules import commitment
from tests.cli.conftest import Run

TWO = ("--seat", "Ana", "--seat", "Luis")


def test_two_people_play_to_the_end(run: Run) -> None:
    played = run("play", "tictactoe", *TWO, typed="0\n3\n1\n4\n2\n\n")
    assert "Ana wins: three in a row" in played.output
    assert played.code == 0


def test_the_winner_stands_above_the_loser(run: Run) -> None:
    output = run("play", "tictactoe", *TWO, typed="0\n3\n1\n4\n8\n5\n\n").output
    table = output[output.index("★ Luis wins") :]
    assert table.index("1.    Luis") < table.index("2.    Ana")


def test_seats_are_taken_in_the_order_they_are_named_in(run: Run) -> None:
    first = run("play", "tictactoe", "--bot", "random", "--seat", "Ana", "--seed", "1")
    assert first.output.index("random (bot) has moved") < first.output.index("Ana, your turn")


def test_a_seat_that_nobody_takes_is_for_a_bot(run: Run) -> None:
    output = run("play", "tictactoe", typed="0\n").output
    assert "Player, your turn" in output
    assert "random (bot) has moved" in output


def test_bots_play_by_themselves(run: Run) -> None:
    played = run("play", "snatch", "--bot", "trusting", "--bot", "trusting")
    assert "Round 3 ends" in played.output
    assert played.code == 0


def test_a_bot_does_the_same_under_the_same_seed(run: Run) -> None:
    bots = ("play", "tictactoe", "--bot", "random", "--bot", "random", "--seed")
    assert run(*bots, "7").output == run(*bots, "7").output
    assert run(*bots, "7").output != run(*bots, "8").output


def test_the_commitment_is_shown_before_the_seed(run: Run) -> None:
    output = run("play", "tictactoe", *TWO, "--seed", "s", typed="0\n3\n1\n4\n2\n\n").output
    assert output.index(commitment("s")) < output.index("three in a row")
    assert output.index("three in a row") < output.index("The seed was s")


def test_without_a_seed_every_match_has_its_own(run: Run) -> None:
    bots = ("play", "tictactoe", "--bot", "random", "--bot", "random")
    seeds = {run(*bots).output.split("The seed was ")[1] for _ in range(3)}
    assert len(seeds) == 3


def test_the_free_cells_of_a_board_show_their_numbers(run: Run) -> None:
    output = run("play", "tictactoe", *TWO, typed="4\n").output
    assert "│  3  │  ✕  │  5  │" in output


def test_only_what_is_possible_is_offered(run: Run) -> None:
    output = run("play", "tictactoe", *TWO, typed="4\n").output
    assert "(0, 1, 2, 3, 4, 5, 6, 7, 8)" in output
    assert "(0, 1, 2, 3, 5, 6, 7, 8)" in output


def test_what_is_not_possible_is_explained_and_asked_again(run: Run) -> None:
    output = run("play", "tictactoe", *TWO, typed="9\nx\n4\n").output
    assert output.count("✗ One of: 0, 1, 2") == 2
    assert "Luis, your turn" in output


def test_a_move_can_be_taken_back(run: Run) -> None:
    output = run("play", "tictactoe", *TWO, typed="4\nu\n").output
    assert "Ana takes the last move back." in output
    assert output.rindex("Ana, your turn") > output.index("Luis, your turn")


def test_taking_back_takes_the_bots_answer_back_too(run: Run) -> None:
    output = run("play", "tictactoe", "--seat", "Ana", typed="4\nu\n").output
    board = output[output.rindex("takes the last move back") - 700 :]
    assert "│  3  │  4  │  5  │" in board


def test_nothing_is_taken_back_before_anything_was_done(run: Run) -> None:
    output = run("play", "tictactoe", *TWO, typed="u\n").output
    assert "There is no action of yours to take back." in output


def test_nothing_is_taken_back_in_a_game_that_does_not_allow_it(run: Run) -> None:
    output = run("play", "snatch", "--seat", "Ana", typed="2\nu\n").output
    assert "Nothing can be taken back in this game." in output


def test_help_is_at_every_prompt(run: Run) -> None:
    output = run("play", "snatch", "--seat", "Ana", typed="?\n1\n?\n").output
    assert output.count("take the last move back, in games that allow it") == 2


def test_back_leads_from_the_parameters_to_the_menu(run: Run) -> None:
    output = run("play", "snatch", "--seat", "Ana", typed="1\n3\nb\n2\n").output
    assert "P1 makes no offer." in output


def test_several_answers_can_be_typed_at_once(run: Run) -> None:
    output = run("play", "snatch", "--seat", "Ana", "--bot", "trusting", typed="1 5 5\n").output
    assert "P1 gives turkeys: 5, cobs: 0; asks for turkeys: 0, cobs: 5." in output
    assert "P2 accepts" in output


def test_more_answers_than_a_move_takes_play_nothing(run: Run) -> None:
    """They are not for whoever is asked next, or for another move."""
    output = run("play", "snatch", *TWO, typed="1 5 0 0 5\n2\n").output
    assert "✗ This is too much: 0 5." in output
    assert "P1 gives" not in output
    assert "P1 makes no offer." in output
    assert "Esto sobra: 3." in run("play", "tictactoe", *TWO, "--lang", "es", typed="0 3\n").output


def test_a_wrong_answer_drops_those_typed_after_it(run: Run) -> None:
    output = run("play", "snatch", "--seat", "Ana", typed="1 99 5\n3\n").output
    assert "✗ A whole number from 0 to 10" in output
    assert output.rstrip().endswith("Until next time!")
    assert output.count("Cobs you ask for") == 1


def test_a_refusal_of_the_rules_is_a_sentence(run: Run) -> None:
    output = run("play", "snatch", "--seat", "Ana", typed="1 0 0\n").output
    assert "✗ An offer must give at least one token." in output


def test_the_offer_lies_between_the_traders(run: Run) -> None:
    output = run("play", "snatch", *TWO, typed="1 3 4\n").output
    board = output[output.rindex("Round 1 of 3") :]
    row = next(line for line in board.splitlines() if "3 🦃" in line)
    assert row.index("Ana · P1") < row.index("3 🦃") < row.index("Luis · P2")
    assert "4 🌽" in board


def test_the_pieces_can_be_counted(run: Run) -> None:
    output = run("play", "snatch", *TWO, typed="1 3 4\n1\n").output
    board = output[output.rindex("Round 2 of 3") :]
    assert "🦃" * 7 + " " * 6 + "  7 ×1" in board
    assert "🌽" * 4 + " " * 12 + "  4 ×2" in board


def test_a_person_whose_turn_it_is_not_may_speak_up(run: Run) -> None:
    options = ("--option", "variant=G2", "--seat", "Ana", "--seat", "Luis")
    output = run("play", "snatch", *options, typed="o\n1\n").output
    assert "P2 leaves P1 free to offer or not." in output


def test_a_bot_waits_for_a_person_who_may_act_out_of_turn(run: Run) -> None:
    seats = ("--bot", "rational", "--seat", "Ana", "--option", "variant=G2")
    output = run("play", "snatch", *seats, typed="1\n\n").output
    assert "Ana, anything before the others go on?" in output
    assert output.index("P2 leaves P1 free") < output.index("P1 makes no offer.")


def test_what_is_said_is_shown(run: Run) -> None:
    seats = (*TWO, "--option", "variant=G5")
    output = run("play", "snatch", *seats, typed="2\nfive for five\n1\n1\n").output
    assert "Ana: five for five" in output
    assert "The talk is over." in output


def test_a_match_can_be_left_and_saved(run: Run, tmp_path: Path) -> None:
    played = run("play", "tictactoe", *TWO, typed="4\nq\nkept.json\n")
    assert played.code == 0
    saved = json.loads((tmp_path / "kept.json").read_text("utf-8"))
    assert [entry["data"] for entry in saved["entries"]] == [{"cell": 4}]
    assert saved["names"] == ["Ana", "Luis"]


def test_a_match_can_be_left_without_saving(run: Run, tmp_path: Path) -> None:
    assert run("play", "tictactoe", *TWO, typed="4\nq\n\n").code == 0
    assert list(tmp_path.iterdir()) == []


def test_the_end_of_input_ends_politely_and_keeps_what_was_played(run: Run, tmp_path: Path) -> None:
    played = run("play", "tictactoe", *TWO, "--save", "half.json", typed="4\n")
    assert played.code == 0
    assert "The match ends here" in played.output
    assert len(json.loads((tmp_path / "half.json").read_text("utf-8"))["entries"]) == 1


def test_a_rematch_starts_with_another_seed(run: Run) -> None:
    output = run("play", "tictactoe", *TWO, "--seed", "s", typed="0\n3\n1\n4\n2\n\n").output
    assert output.count("Commitment") == 1
    again = run("play", "tictactoe", *TWO, "--seed", "s", typed="0\n3\n1\n4\n2\nr\n4\n").output
    assert again.count("Commitment") == 2
    assert again.count(commitment("s")) == 1


def test_a_match_can_be_watched_again(run: Run) -> None:
    output = run("play", "tictactoe", *TWO, typed="0\n3\n1\n4\n2\nw\n\n").output
    assert "5/5" in output
    assert output.count("★ Ana wins") > 1


def test_a_new_variant_brings_a_finished_match_back_to_life(run: Run) -> None:
    typed = "2\n2\n2\n1\n3\n2\n"
    output = run("play", "snatch", *TWO, typed=typed).output
    assert "The variant is now G3 · The token of shame" in output
    assert "Round 1 of 3" in output[output.index("The variant is now") - 900 :]


def test_time_that_has_passed_is_logged_as_a_time_out(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter(range(1000))
    monkeypatch.setattr("ronda.cli.sitting.sitting.monotonic", lambda: next(clock))
    run("play", "hasty", "--seat", "Ana", "--save", "late.json", typed="1\n\n")
    entries = json.loads((tmp_path / "late.json").read_text("utf-8"))["entries"]
    assert [entry["kind"] for entry in entries] == ["timeout"]


def test_people_with_secrets_do_not_see_each_others(run: Run) -> None:
    output = run("play", "secrets", *TWO, typed="\nplum\n\nfig\n\n").output
    ana, luis = output.split("Luis, it is your turn. The others look away")
    assert "plum" not in luis[: luis.index("★")]
    assert "hidden" not in luis[: luis.index("★")]
    assert "Ana, it is your turn. The others look away" in ana


def test_more_seats_than_needed_can_be_taken(run: Run) -> None:
    output = run("play", "secrets", *TWO, "--seat", "Eva", typed="\na\n\nbb\n\nccc\n\n").output
    assert "Eva wins: all told" in output


def test_every_kind_of_parameter_is_asked_for(run: Run) -> None:
    typed = "5\n4\n1\nmaybe\nyes\nup\n2\nwell done!!!\nthanks\n2\n2\nno\nright\n\n"
    output = run("play", "market", "--seat", "Ana", typed=typed).output
    assert "✗ A whole number from 0 to 4" in output
    assert "✗ Yes or no" in output
    assert "✗ Type a number from 1 to 2." in output
    assert "✗ At most 10 characters" in output
    assert "✗ Too dear." in output
    assert "★ Ana wins: sold out." in output


def test_a_mistake_in_the_rules_is_told_and_the_match_goes_on(run: Run) -> None:
    output = run("play", "faulty", "--seat", "Ana", typed="1\n2\n").output
    assert output.count("The rules of this game have a mistake") == 2
    assert "ZeroDivisionError" in output


def test_a_match_in_which_nobody_can_move_stops_with_a_reason(run: Run) -> None:
    played = run("play", "stuck", "--seat", "Ana")
    assert played.code == 1
    assert "a mistake in the rules of this game" in played.errors


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("nothing",), "There is no game called “nothing”"),
        (("snach",), "Did you mean: snatch"),
        (("./nowhere",), "is no folder of a game"),
        (
            ("tictactoe", "--bot", "clever"),
            "no bot called “clever” for this game. There are: random",
        ),
        (("tictactoe", *TWO, "--seat", "Eva"), "is for 2 players"),
        (("tictactoe", "--seat", " "), "cannot be shown as a name"),
        (("tictactoe", "--seat", "a\x1b[2J"), "cannot be shown as a name"),
        (("market", "--option", "rounds"), "“rounds” is not NAME=VALUE"),
        (("market", "--option", "x=1"), "no option “x”. It has: rounds, friendly, mood, stock"),
        (("market", "--option", "rounds=9"), "it takes a whole number from 1 to 3"),
        (("market", "--option", "rounds=two"), "it takes a whole number from 1 to 3"),
        (("market", "--option", "friendly=perhaps"), "it takes yes or no"),
        (("market", "--option", "mood=sad"), "it takes one of: calm, wild"),
        (("market", "--option", "stock=corn=99"), "it takes amounts, as in corn=1,coffee=1"),
        (("market", "--option", "stock=[1"), "it takes amounts, as in corn=1,coffee=1"),
        (
            ("market", "--option", "friendly=yes", "--option", "mood=wild"),
            "Friendly and wild do not go together.",
        ),
    ],
)
def test_a_wrong_call_says_what_to_do(run: Run, words: tuple[str, ...], says: str) -> None:
    played = run("play", *words)
    assert says in played.errors
    assert played.code == 2


def test_options_are_read_by_their_domains(run: Run, tmp_path: Path) -> None:
    given = ("rounds=2", "friendly=on", "mood=CALM", "stock=coffee=3")
    options = [word for pair in given for word in ("--option", pair)]
    run("play", "market", "--seat", "Ana", *options, "--save", "m.json")
    kept = json.loads((tmp_path / "m.json").read_text("utf-8"))["options"]
    assert kept == {
        "rounds": 2, "friendly": True, "mood": "calm", "stock": {"corn": 0, "coffee": 3}
    }  # fmt: skip


def test_a_file_that_cannot_be_written_is_a_sentence(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    played = run("play", "tictactoe", *TWO, "--save", "file/match.json", typed="4\n")
    assert "file/match.json cannot be written" in played.errors
    assert played.code == 2
