"""Serpent at the terminal: its board, its questions, own decks, and `ronda deck`."""

from pathlib import Path

import pytest

from ronda.decks import written
from ronda.games.serpent.library.samples import FOX, FRUITS
from ronda.games.serpent.library.writing import ahead, closer, decks, joker, luck, own, quiz
from tests.cli.conftest import Run

TABLE = ("play", "serpent", "--seat", "Ana", "--bot", "student", "--seed", "3")
CSV = """decktype,type,question,answer,wrong1,percent,consequence,value
positive,quiz,Capital of Peru?,Lima,Cusco,,,
luck,luck,Forward!,,,,move_forward,3
"""


@pytest.fixture
def ask(tmp_path: Path, run: Run) -> Run:
    """Plays a race in which one card is asked on every field: `ask(card, typed="1\\n…")`."""

    def asked(card: object, *words: str, typed: str) -> object:
        packs = decks("t", [card], [card], [luck("Go!", ahead(1))], [joker("Sing.")])  # type: ignore[list-item]
        (tmp_path / "decks.json").write_text(written(packs), "utf-8")
        own = ("--option", "decks=@decks.json", "--option", "dice=client")
        return run(*TABLE, *own, *words, typed=typed)

    return asked  # type: ignore[return-value]


def test_the_board_shows_fields_and_racers(run: Run) -> None:
    output = run(*TABLE, typed="1\nq\n\n").output
    for sign in ("SerpentRace", "100", "99★", "Ana", "student (bot)", "positive", "Roll the dice"):
        assert sign in output


def test_the_cards_are_in_the_players_language(run: Run) -> None:
    spanish = run(*TABLE, "--lang", "es", "--option", "dice=client", typed="6\nq\n\n").output
    assert "Responder a la carta" in spanish
    assert "¿" in spanish


def test_options_of_a_quiz_are_on_the_card(ask: Run) -> None:
    output = ask(quiz("Capital of Peru?", "Lima", "Cusco"), typed="6\nq\n\n").output
    assert "A  " in output
    assert "Lima" in output


@pytest.mark.parametrize("letter", "ABCDbd")
def test_a_quiz_is_answered_by_letter_too(ask: Run, letter: str) -> None:
    """`b` is an answer here, though elsewhere it leads back to the list."""
    card = quiz("Capital of Peru?", "Lima", "Cusco", "Quito", "La Paz")
    (right,) = [o["answer"] for o in card["answer"] if o["correct"]]
    output = ask(card, typed=f"6\n{letter}\nq\n\n").output
    says = "right" if letter.upper() == right else "wrong"
    assert f"Ana is {says}: the answer is Lima." in output


@pytest.mark.parametrize("symbol", ["O", "U", "B", "b"])
def test_a_letter_is_an_answer_where_a_text_is_asked_for(ask: Run, symbol: str) -> None:
    """Oxygen, uranium, boron: of the commands only those that are offered are none."""
    output = ask(own("Its symbol?", symbol), typed=f"6\n{symbol}\nq\n\n").output
    assert "Ana is right:" in output


def test_where_there_is_one_thing_to_do_enter_does_it(run: Run) -> None:
    assert "Ana rolls" in run(*TABLE, typed="\nq\n\n").output


def test_pairs_are_asked_one_by_one(ask: Run) -> None:
    typed = "6\nred\nyellow\norange\npurple\nq\n\n"
    output = ask(FRUITS, typed=typed).output
    assert "Banana (1–4)" in output
    assert "has answered: Apple → Red; Banana → Yellow;" in " ".join(output.split())
    assert "Ana is right:" in output


def test_words_are_typed_in_order(ask: Run) -> None:
    typed = "6\nthe quick brown fox jumps over the lazy dog\nq\n\n"
    assert "Ana is right:" in ask(FOX, typed=typed).output


def test_numbers_may_have_a_comma(ask: Run) -> None:
    output = ask(closer("Pi?", 3.14, 1), typed="6\nabout three\n3,14\nq\n\n").output
    assert "A number" in output
    assert "Ana is right:" in output


def test_an_estimate_shows_how_near_is_near_enough(ask: Run) -> None:
    assert "Margin: 5 %" in ask(closer("Bones?", 206, 5), typed="6\nq\n\n").output


@pytest.mark.parametrize("movement", ["pattern", "zones"])
def test_the_kind_of_a_field_shows_without_its_colour(run: Run, movement: str) -> None:
    """Under zones the step value of a negative field is positive too."""
    output = run(*TABLE, "--option", f"movement={movement}", typed="q\n\n").output
    board, _, _ = output.partition("╰")
    assert board.count("▲") == board.count("▼") == 25
    assert "▲ positive   ▼ negative" in output


def test_a_guess_shows_what_to_calculate_with(ask: Run) -> None:
    output = ask(closer("Pi?", 3.14, 1), typed="6\n1\nq\n\n").output
    assert "you stood on 0 · dice 6 · step value" in output


def test_a_joker_is_judged_by_name(run: Run) -> None:
    seats = ("--seat", "Eva", "--option", "gamemaster=player", "--option", "dice=client")
    output = run(*TABLE, *seats, typed="q\n\n").output
    assert "gamemaster" in output


def test_bad_decks_are_explained(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text('[{"deckid": "x", "decktype": 9, "cards": []}]', "utf-8")
    ended = run(*TABLE, "--option", "decks=@bad.json")
    assert ended.code == 2
    assert "Deck x: decktype must be" in ended.errors
    assert "missing.json does not exist" in run(*TABLE, "--option", "decks=@missing.json").errors


def test_a_good_file_is_described(run: Run, tmp_path: Path) -> None:
    (tmp_path / "peru.csv").write_text(CSV, "utf-8")
    ended = run("deck", "check", "peru.csv")
    assert ended.code == 0
    assert "peru-positive (positive), cards: 1\n" in ended.output
    assert "All is well. Decks: 2, cards: 2." in ended.output


def test_a_table_is_imported(run: Run, tmp_path: Path) -> None:
    (tmp_path / "peru.csv").write_text(CSV, "utf-8")
    assert "Written: peru.json" in run("deck", "import", "peru.csv").output
    assert run("deck", "check", "peru.json").code == 0
    assert run("deck", "import", "peru.csv", "--out", "other/name.json").code == 0
    assert (tmp_path / "other" / "name.json").exists()


def test_every_problem_is_told_in_the_persons_language(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.csv").write_text(CSV.replace(",3", ",0").replace("Cusco", "Lima"), "utf-8")
    ended = run("deck", "import", "bad.csv", "--lang", "es")
    assert ended.code == 1
    told = " ".join(ended.output.split())
    assert "Mazo bad-positive, carta line 2:" in told
    assert "Mazo bad-luck, carta line 3:" in told
    assert "Problemas: 2." in told
    assert not (tmp_path / "bad.json").exists()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("check", "none.json"), "none.json does not exist."),
        (("import", "none.json"), "import reads files that end in .csv"),
        (("burn", "none.json"), "say check or import"),
    ],
)
def test_what_cannot_be_done_is_explained(run: Run, words: tuple[str, str], says: str) -> None:
    ended = run("deck", *words)
    assert ended.code == 2
    assert says in ended.errors
