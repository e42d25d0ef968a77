"""The events have the names, audiences and fields of the source (R13)."""

from collections.abc import Iterator

import pytest

from ronda.bots import choose
from ronda.engine import Match
from ronda.games.serpent import Serpent
from ronda.games.serpent.carrying import opening, with_people, with_sentences
from ronda.rules import Event, Luck
from tests.games.serpent.given import B, given, judged
from tests.games.serpent.source_events import (
    ALL,
    CALCULATION,
    EVENTS,
    GAMEMASTER,
    OPTIONAL,
)  # fmt: skip

IDS = ("id-0", "id-1", "id-2")
NAMES = ("Ana", "Beto", "Caro")


def told(seed: str) -> Iterator[tuple[Serpent, Event]]:
    """All that is told in a match of bots, with the game as it is then."""
    match = Match.start(Serpent, seed, {"gamemaster": "player", "subject": "history"}, 4)
    game = match.game
    assert isinstance(game, Serpent)
    names = ("random", "beginner", "student", "scholar")
    while not match.outcome:
        seat = match.to_act()[0]
        luck = Luck(seed, match.version)
        bot = Serpent.bots.get(names[seat], Serpent.bots["beginner"])
        action, data = choose(bot, match, seat, luck)
        for event in match.play(seat, action, data, match.now + 1000).events:
            yield game, event


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_R13_names_fields_and_audiences(seed: str) -> None:
    for game, event in told(seed):
        audience, fields = EVENTS[event.name]
        assert set(fields) <= event.data.keys() <= {*fields, *OPTIONAL.get(event.name, ())}
        if audience == ALL:
            assert event.to is None
        else:
            seats = range(1) if audience == GAMEMASTER else game.racers
            assert event.to is not None
            assert [seat in seats for seat in event.to] == [True]


def test_R13_the_calculation_has_the_sources_fields() -> None:
    found = [event.data["calculation"] for _, event in told("a") if event.name == "guess-result"]
    assert found
    assert all(set(calculation) == CALCULATION for calculation in found)  # type: ignore[call-overload]


def test_R13_turns_are_numbered_from_one_extra_ones_too() -> None:
    story = given(2)
    assert story.view()["turnNumber"] == 1
    story.rolls(1).tells("turn-changed", turnNumber=2)
    story.owing(B, extra=1).rolls(1).silent("turn-changed")
    story.rolls(1).tells("turn-changed", turnNumber=4)


def test_R13_every_joker_has_a_request_of_its_own() -> None:
    """A decision that comes late is not taken for the next one."""
    story, requests = judged(), []
    for seat, start in ((1, 15), (2, 45)):
        story.at(seat, start).field(start + 4, "positive", 2).field(start + 11, "luck")
        story.rolls(4).answers(True).guesses(start + 11)
        requests.append(story.event("gamemaster-decision-request")["requestId"])
        story.decides("reject")
    assert len(set(requests)) == 2


def test_the_moves_have_the_names_of_the_source() -> None:
    assert {wire: [p.wire for p in move.parameters] for wire, move in Serpent.moves.items()} == {
        "dice-roll": ["diceValue"],
        "card-answer": ["answer"],
        "position-guess": ["guessedPosition"],
        "gamemaster-decision": ["requestId", "decision"],
        "joker-position-guess": ["guessedPosition"],
    }


def test_the_server_puts_people_in_the_place_of_seats() -> None:
    story = judged().at(1, 99).at(2, 42).rolls(1)
    assert with_people(story.event("ended"), IDS, NAMES) == {
        "winner": "id-1", "winnerName": "Beto",
        "finalPositions": [
            {"playerId": "id-1", "playerName": "Beto", "boardPosition": 100, "turnOrder": 0},
            {"playerId": "id-2", "playerName": "Caro", "boardPosition": 42, "turnOrder": 1},
        ],
    }  # fmt: skip


def test_the_gamemaster_is_told_by_name() -> None:
    assert with_people({"gamemasterId": 0}, IDS, NAMES) == {"gamemasterName": "Ana"}
    assert with_people({"gamemasterId": None}, IDS, NAMES) == {"gamemasterName": "automatic"}


def test_what_a_player_writes_names_nobody() -> None:
    answer = {"playerId": 0, "answer": [{"playerId": 1, "winner": 0}]}
    assert with_people(answer, IDS, NAMES)["answer"] == [{"playerId": 1, "winner": 0}]


@pytest.mark.parametrize(
    ("field", "code", "language", "says"),
    [
        ("reason", "WRONG_ANSWER", "en", "Wrong answer on a positive field"),
        ("reason", "GUESS_TIMEOUT", "es", "No calculó a tiempo"),
        ("error", "NO_CARDS", "en", "There are no cards of that kind"),
    ],
)
def test_R22_a_reason_is_a_code_in_the_rules_and_a_sentence_on_the_wire(
    field: str, code: str, language: str, says: str
) -> None:
    told = {"playerId": 0, field: code}
    assert with_sentences(told, language) == {"playerId": 0, field: says, "code": code}
    assert with_sentences({"playerId": 0}, language) == {"playerId": 0}


def test_the_start_is_told_from_the_first_view() -> None:
    started, turn = opening(given().journal.match.view(None))
    assert started.to is None
    assert set(started.data) == {"boardData", "turnSequence", "currentPlayer"}
    assert with_people(started.data, IDS, NAMES)["turnSequence"] == ["id-0", "id-1"]
    assert (turn.name, turn.to, turn.data["canRoll"]) == ("your-turn", (0,), True)
