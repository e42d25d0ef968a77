"""What the recordings of serpent show, beyond what holds for every game's."""

import pytest

from ronda.engine import Recording
from ronda.engine.journal import before_first
from ronda.games.serpent import Serpent
from ronda.games.serpent.cards import CARD_TYPES, CONSEQUENCES
from ronda.rules import Event
from tests.games.serpent.source_events import ALL, CALCULATION, EVENTS, GAMEMASTER, OPTIONAL
from tests.recordings.make_serpent import FOLDER, STORIES, recording

GAMES = {"serpent": Serpent}
FILES = {file.stem: file for file in FOLDER.glob("*.json")}


def load(name: str) -> Recording:
    return Recording.from_text(FILES[name].read_text("utf-8"))


class Seen:
    """All that happens in the recordings."""

    def __init__(self) -> None:
        self.timeouts: set[str] = set()
        self.cards: set[str] = set()
        self.verdicts: set[tuple[str, str, bool]] = set()  # card type, field, correct
        self.fates: set[str] = set()
        self.told: dict[str, list[tuple[Event, range]]] = {}
        for name in FILES:
            self.watch(load(name))

    def watch(self, recorded: Recording) -> None:
        journal = before_first(recorded, GAMES)
        racers = range(int(recorded.options["gamemaster"] == "player"), recorded.players)
        for entry in recorded.entries:
            if entry.kind == "timeout":
                self.timeouts.add(journal.match.game.phase)
            for event in journal.apply(entry).events:
                self.look(event.name, event.data)
                self.told.setdefault(event.name, []).append((event, racers))
            last = journal.match.view(None)["state"]["lastCard"]
            if last and "isCorrect" in last:
                self.verdicts.add((last["cardType"], last["fieldType"], last["isCorrect"]))
        assert journal.match.outcome is not None, f"{recorded.seed} has no end"

    def look(self, event: str, data: dict[str, object]) -> None:
        if event == "card-drawn":
            self.cards.add(str(data["cardType"]))
        if event == "luck-consequence":
            self.fates.add(str(data["consequenceType"]))


@pytest.fixture(scope="module")
def seen() -> Seen:
    return Seen()


def test_every_recording_is_there_and_no_other() -> None:
    """`python -m tests.recordings.make_serpent` makes them anew."""
    assert set(FILES) == set(STORIES)


@pytest.mark.parametrize("name", STORIES)
def test_made_anew_a_recording_comes_out_the_same(name: str) -> None:
    assert recording(name) == FILES[name].read_text("utf-8")


def test_every_timeout_has_a_recording(seen: Seen) -> None:
    assert seen.timeouts == {"roll", "answer", "guess", "decision", "joker_guess"}


def test_every_type_of_card_has_a_recording(seen: Seen) -> None:
    assert {*seen.cards, "JOKER"} == set(CARD_TYPES)


def test_every_consequence_has_a_recording(seen: Seen) -> None:
    assert seen.fates == set(CONSEQUENCES.values())


def test_every_question_has_every_verdict_on_both_fields(seen: Seen) -> None:
    fields, verdicts = ("positive", "negative"), (True, False)
    assert seen.verdicts == {
        (kind, field, verdict)
        for kind in CARD_TYPES[:5]
        for field in fields
        for verdict in verdicts
    }


def test_R13_every_event_of_the_source_has_a_recording(seen: Seen) -> None:
    assert set(seen.told) == set(EVENTS)


@pytest.mark.parametrize("name", EVENTS)
def test_R13_and_always_the_sources_fields_and_audience(seen: Seen, name: str) -> None:
    audience, fields = EVENTS[name]
    for event, racers in seen.told[name]:
        assert set(fields) <= event.data.keys() <= {*fields, *OPTIONAL.get(name, ())}
        if "calculation" in fields:
            assert set(event.data["calculation"]) == CALCULATION  # type: ignore[call-overload]
        if audience == ALL:
            assert event.to is None
        else:
            seats = [0] if audience == GAMEMASTER else racers
            assert event.to is not None
            assert [seat in seats for seat in event.to] == [True]
