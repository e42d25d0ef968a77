"""`ronda simulate`, `ronda fuzz`, `ronda games` and `ronda schema`."""

import csv
import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

FEW = ("--matches", "12", "--jobs", "1")


def test_a_simulation_is_summed_up(run: Run) -> None:
    output = run("simulate", "snatch", "--bots", "opportunist,trusting", *FEW).output
    assert "Snatch: 12 matches, seed ronda" in output
    assert "P1, turkeys · opportunist" in output
    assert "100.0 % ended (12): all rounds were played" in output


@pytest.mark.parametrize(
    ("language", "says"), [("en", "Snatch: 1 match, seed"), ("es", "Snatch: 1 partida, semilla")]
)
def test_one_match_is_one_match(run: Run, language: str, says: str) -> None:
    alone = ("--matches", "1", "--jobs", "1")
    assert says in run("simulate", "snatch", *alone, "--lang", language).output


def test_the_same_seed_writes_the_same_file(run: Run, tmp_path: Path) -> None:
    for name in ("one.json", "two.json"):
        run("simulate", "tictactoe", "--bots", "random", *FEW, "--json", name)
    one, two = (tmp_path / name for name in ("one.json", "two.json"))
    assert one.read_text("utf-8") == two.read_text("utf-8")
    assert len(json.loads(one.read_text("utf-8"))["records"]) == 12


def test_every_match_is_a_line_of_the_table(run: Run, tmp_path: Path) -> None:
    run("simulate", "tictactoe", *FEW, "--csv", "deep/matches.csv")
    with (tmp_path / "deep" / "matches.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["match"] for row in rows] == [str(number) for number in range(12)]
    assert {row["bot_1"] for row in rows} == {"random"}


def test_the_fast_way_is_summed_up_and_kept_like_the_other(run: Run, tmp_path: Path) -> None:
    words = ("--fast", *FEW, "--json", "fast.json", "--csv", "fast.csv")
    output = run("simulate", "playone", *words).output
    assert "PlayOne: 12 matches, seed ronda" in output
    assert "Seat 1 · random" in output
    kept = json.loads((tmp_path / "fast.json").read_text("utf-8"))
    assert kept["fast"] is True
    assert len(kept["records"]) == 12
    assert len((tmp_path / "fast.csv").read_text("utf-8").splitlines()) == 1 + 12


def test_a_game_plays_fast_with_random_though_it_has_bots_of_its_own(run: Run) -> None:
    for words in ((), ("--bots", "random"), ("--bots", "random,random")):
        assert run("simulate", "snatch", "--fast", *FEW, *words).code == 0


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "With --fast only the bot “random” plays, and “rational” is another"),
        ("es", "Con --fast solo juega el bot «random», y «rational» es otro"),
    ],
)
def test_only_random_players_are_fast(run: Run, language: str, says: str) -> None:
    called = run("--lang", language, "simulate", "snatch", "--fast", "--bots", "random,rational")
    assert says in called.errors
    assert called.code == 2


def test_a_program_can_read_the_matches_and_nothing_else(run: Run) -> None:
    called = run("simulate", "snatch", *FEW, "--json", "-")
    assert json.loads(called.output)["records"]
    table = run("simulate", "snatch", *FEW, "--csv", "-").output.splitlines()
    assert table[0].startswith("match,")
    assert len({line.count(",") for line in table}) == 1


def test_options_that_were_set_are_told(run: Run) -> None:
    output = run("simulate", "snatch", *FEW, "--option", "variant=G4").output
    assert "with variant=G4" in output


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--bots", "clever"), "There is no bot called “clever”"),
        (("--players", "5"), "This game is for 2 players."),
        (("--option", "size=3"), "tictactoe has no option “size”"),
    ],
)
def test_a_wrong_simulation_says_what_to_do(run: Run, words: tuple[str, ...], says: str) -> None:
    called = run("simulate", "tictactoe", *FEW, *words)
    assert says in called.errors
    assert called.code == 2


def test_a_sound_game_survives_fuzzing(run: Run) -> None:
    fuzzed = run("fuzz", "snatch", "--seconds", "0.5")
    assert "✓ Nothing broke." in fuzzed.output
    assert fuzzed.code == 0


def test_what_breaks_a_game_is_told_and_saved(run: Run, tmp_path: Path) -> None:
    fuzzed = run("fuzz", "faulty", "--seconds", "3", "--save", "found")
    assert "ZeroDivisionError" in fuzzed.output
    assert fuzzed.code == 1
    assert [path.suffix for path in sorted((tmp_path / "found").iterdir())] == [".json", ".txt"]


def test_the_games_are_listed(run: Run) -> None:
    output = run("games", COLUMNS="140").output
    line = next(line for line in output.splitlines() if line.strip().startswith("market"))
    assert "rounds, friendly, mood, stock" in line
    assert "random" in line


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_name_is_broken_in_the_list_of_games(run: Run, language: str) -> None:
    words = run("--lang", language, "games", COLUMNS="80").output.replace(",", " ").split()
    assert {"decision_seconds", "production_seconds"} <= set(words)
    assert {"en": "rules", "es": "reglas"}[language] in words


def test_the_games_are_listed_for_programs(run: Run) -> None:
    games = {game["id"]: game for game in json.loads(run("games", "--json").output)}
    assert games["secrets"]["seats"] == {"minimum": 2, "maximum": 4}
    assert games["market"]["options"]["mood"] == "calm"
    assert games["snatch"]["name"] == "Snatch"


def test_the_schema_of_a_game_is_json(run: Run) -> None:
    schema = json.loads(run("schema", "tictactoe").output)
    assert schema["moves"]["mark"]["properties"]["cell"]["maximum"] == 8
