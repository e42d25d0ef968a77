"""The log is the table: replaying it gives the same one, after every single line."""

import json
from typing import ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ronda.engine import RulesVersionError, digest
from ronda.rules import Game
from ronda.table import DamagedLogError, Line, Table, recordings
from tests.table.games import GAMES, Noughts
from tests.table.host import Host, restored, started
from tests.table.sessions import Session, sessions, take


@settings(max_examples=300, deadline=None)
@given(sessions())
def test_a_replay_of_the_log_equals_the_live_table_after_every_step(session: Session) -> None:
    host = session.open()
    for step in session.steps:
        take(host, step)
        assert restored(host).snapshot() == host.table.snapshot()
    assert not host.failures


@settings(max_examples=150, deadline=None)
@given(sessions(), st.integers(0, 30))
def test_a_snapshot_and_the_lines_since_equal_the_live_table(session: Session, cut: int) -> None:
    host = session.open()
    saved = host.table.snapshot()
    for number, step in enumerate(session.steps):
        take(host, step)
        if number == cut:
            saved = json.loads(json.dumps(host.table.snapshot()))
    again = Table.restore(GAMES, host.lines, host.now, saved)
    assert again.digest() == host.table.digest()


@settings(max_examples=40, deadline=None)
@given(sessions())
def test_the_lines_are_numbered_and_in_order_of_time(session: Session) -> None:
    host = session.play()
    assert [line.number for line in host.lines] == list(range(len(host.lines)))
    assert [line.at for line in host.lines] == sorted(line.at for line in host.lines)


@settings(max_examples=40, deadline=None)
@given(sessions())
def test_every_session_can_be_recorded_match_by_match(session: Session) -> None:
    host = session.play()
    found = recordings(GAMES, host.lines)
    assert len(found) == host.table.room.matches
    if found:
        assert found[-1].digest == host.match.digest()


@settings(max_examples=40, deadline=None)
@given(sessions())
def test_a_snapshot_shares_nothing_with_the_table(session: Session) -> None:
    host = session.play()
    saved = host.table.snapshot()
    before = digest(saved)
    take(host, ("ana", "plays", {"draw": 1}))
    take(host, ("ana", "leave", {}))
    assert digest(saved) == before


def test_a_line_is_json_and_back() -> None:
    host = started(Noughts)
    for line in host.lines:
        assert Line.from_json(json.loads(json.dumps(line.to_json()))) == line


def test_a_log_with_a_gap_is_not_played() -> None:
    host = started(Noughts)
    host.plays("ana", "mark", cell=0)
    with pytest.raises(DamagedLogError, match="line"):
        Table.restore(GAMES, [*host.lines[:-2], host.lines[-1]], host.now)


@pytest.mark.parametrize("kind", ["join", "create"])
def test_a_log_begins_with_the_creation_of_a_table_for_a_known_game(kind: str) -> None:
    with pytest.raises(DamagedLogError, match="begins"):
        Table.restore(GAMES, [Line(0, 0, "ana", kind, {"game": "unheard of"})], 0)


def test_a_creation_that_is_damaged_makes_no_table() -> None:
    first = Host(Noughts).lines[0]
    with pytest.raises(DamagedLogError, match="first line"):
        Table.restore(GAMES, [first._replace(data={"game": "noughts"})], 0)


def test_a_match_is_restored_under_the_rules_it_was_begun_under() -> None:
    class Newer(Noughts):
        id = "noughts"
        version = "2"
        older: ClassVar[tuple[type[Game], ...]] = (Noughts,)

    host = started(Noughts)
    host.plays("ana", "mark", cell=0)
    table = Table.restore({"noughts": Newer}, host.lines, host.now)
    assert type(host.match.game) is Noughts
    assert table.digest() == host.table.digest()
    Newer.older = ()
    with pytest.raises(RulesVersionError):
        Table.restore({"noughts": Newer}, host.lines, host.now)


def test_a_line_that_cannot_follow_is_not_played() -> None:
    host = Host(Noughts)
    strange = Line(1, host.now, "ana", "resume", {})
    with pytest.raises(DamagedLogError, match="cannot follow"):
        Table.restore(GAMES, [*host.lines, strange], host.now)
