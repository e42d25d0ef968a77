"""The phases of a table are one readable table of transitions."""

import re
from pathlib import Path

import pytest

from ronda import table
from ronda.table import CLOSED, LOBBY, OVER, PAUSED, PLAYING, TRANSITIONS
from ronda.table.phases import REFUSALS
from tests.table.games import Endless
from tests.table.host import Host

PHASES = {LOBBY, PLAYING, PAUSED, OVER, CLOSED}
HAPPENING = re.compile(r'\.to\("(\w+)"')


def test_every_phase_is_reached_from_the_lobby_and_nothing_leads_out_of_the_last() -> None:
    reached, before = {LOBBY}, set[str]()
    while reached != before:
        before = set(reached)
        reached |= {to for (phase, _), to in TRANSITIONS.items() if phase in before}
    assert reached == PHASES
    assert not any(phase == CLOSED for phase, _ in TRANSITIONS)


def test_what_the_code_lets_happen_is_what_the_table_lists() -> None:
    sources = [path.read_text("utf-8") for path in Path(table.__file__).parent.glob("*.py")]
    found = {happening for source in sources for happening in HAPPENING.findall(source)}
    assert found == {happening for _, happening in TRANSITIONS}


def test_every_phase_says_why_it_refuses() -> None:
    assert REFUSALS.keys() == PHASES


@pytest.mark.parametrize(
    ("path", "phase"),
    [
        (["start"], PLAYING),
        (["start", "pause"], PAUSED),
        (["start", "pause", "resume"], PLAYING),
        (["start", "pause", "restart"], PLAYING),
        (["start", "pause", "end"], CLOSED),
        (["end"], CLOSED),
    ],
)
def test_commands_lead_from_phase_to_phase(path: list[str], phase: str) -> None:
    host = Host(Endless, ask_ready=False)
    host.joins("bob")
    for kind in path:
        host.says("ana", kind)
    assert host.phase == phase
