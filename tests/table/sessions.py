"""Sessions at a table: people who do all sorts of things, each step drawn from one number."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from ronda.bots import random_bot
from ronda.rules import Game, Luck
from tests.table.games import Endless, High, Noughts
from tests.table.host import CODE, ORGANISER, Host

POLICIES = ("wait", "default", "bot", "forfeit")
PEOPLE = ("ana", "bob", "eve", "tom")
Data = dict[str, Any]
Step = tuple[str, str, Data]


def nothing(luck: Luck) -> Data:
    return {}


def somebody(luck: Luck) -> Data:
    return {"user": luck.pick(PEOPLE)}


def seat(luck: Luck) -> Data:
    return {"seat": luck.below(5)}


def either(*some: Data) -> Callable[[Luck], Data]:
    return lambda luck: luck.pick(some)


# What is done, how often (beside the others), by whom above all, and with which data.
DONE: list[tuple[str, int, str, Callable[[Luck], Data]]] = [
    ("plays", 60, "", lambda luck: {"draw": luck.below(1000)}),
    ("passes", 25, "", lambda luck: {"ms": luck.pick((0, 700, 5_000, 20_000, 31_000))}),
    ("comes", 10, "", nothing),
    ("goes", 6, "", nothing),
    ("join", 15, "", lambda luck: {"name": f"Name {luck.below(6)}", "code": CODE}),
    ("watch", 4, "", either({"code": CODE}, {})),
    ("leave", 2, "", nothing),
    ("sync", 1, "", nothing),
    ("ready", 15, "", either({"ready": True}, {"ready": True}, {"ready": False})),
    ("rematch", 15, "", either({}, {}, {"agree": False})),
    ("undo", 4, "", nothing),
    ("chat", 6, "", either({"text": "hola"}, {"text": "¿qué tal?"})),
    ("sit", 3, "", seat),
    ("start", 12, "ana", nothing),
    ("restart", 1, "ana", either({}, {"options": {}}, {"options": {"rounds": 2}})),
    ("pause", 2, "ana", nothing),
    ("resume", 6, "ana", nothing),
    ("approve", 8, "ana", somebody),
    ("reject", 1, "ana", somebody),
    ("kick", 1, "ana", somebody),
    ("swap", 3, "ana", lambda luck: {"a": luck.below(5), "b": luck.below(5)}),
    ("addBot", 6, "ana", either({"bot": "random"}, {"bot": "stubborn"})),
    ("removeBot", 2, "ana", seat),
    ("policy", 5, "ana", lambda luck: {**seat(luck), "policy": luck.pick(POLICIES)}),
    ("options", 3, "ana", either({"options": {}}, {"options": {"rounds": 2}})),
    ("place", 2, ORGANISER, lambda luck: {**seat(luck), **somebody(luck), "name": "Zoe"}),
    ("place", 1, ORGANISER, lambda luck: {**seat(luck), "bot": "random"}),
    ("start", 2, ORGANISER, nothing),
    ("end", 1, ORGANISER, nothing),
]
DRAWN = [done for done in DONE for _ in range(done[1])]


def step_from(number: int) -> Step:
    """The step that a number stands for."""
    luck = Luck(str(number))
    kind, _, above_all, data = luck.pick(DRAWN)
    by = above_all if above_all and luck.chance(80) else luck.pick(PEOPLE)
    return by, kind, data(luck)


@dataclass
class Session:
    """A game, settings, and what people do one after the other."""

    kind: type[Game]
    settings: dict[str, Any]
    steps: list[Step]

    def play(self) -> Host:
        """All of it, at a new table."""
        host = self.open()
        for step in self.steps:
            take(host, step)
        return host

    def open(self) -> Host:
        options = {"seconds": 30} if self.kind is High else {}
        host = Host(self.kind, options=options, **self.settings)
        host.comes("ana")
        return host


def take(host: Host, step: Step) -> None:
    """One step of a session."""
    by, kind, data = step
    if kind == "comes":
        host.comes(by)
    elif kind == "goes":
        host.goes(by)
    elif kind == "passes":
        host.passes(data["ms"])
        host.answers()
    elif kind == "plays":
        play_anything(host, by, data["draw"])
    else:
        host.says(by, kind, **data)


def play_anything(host: Host, by: str, draw: int) -> None:
    """A legal move, of somebody who can move if anybody can."""
    room = host.table.room
    if room.match is None:
        return
    seats = [*room.match.to_act(), room.find(by)]
    index = seats[0]
    if index is None or index >= room.match.game.players or room.seats[index] is None:
        return
    view = room.match.view(index)
    user = host.seat(index).user
    if view["legal"] and user:
        action, data = random_bot(view, Luck(str(draw)))
        host.plays(user, action, **data)


NUMBERS = st.integers(0, 1 << 32)
SETTINGS = st.fixed_dictionaries(
    {
        "approval": st.booleans(),
        "late": st.booleans(),
        "auto_start": st.booleans(),
        "ask_ready": st.booleans(),
        "absent": st.sampled_from(["wait", "bot", "forfeit"]),
        "bot_ms": st.sampled_from([0, 600]),
    }
)


def steps() -> st.SearchStrategy[Step]:
    """One step."""
    return NUMBERS.map(step_from)


def sessions() -> st.SearchStrategy[Session]:
    """Sessions at all kinds of tables; some begin with a second player there."""
    kinds = st.sampled_from([Noughts, High, High, Endless])
    begun = st.sampled_from([[], [("bob", "join", {"name": "Bob"}), ("bob", "comes", {})]])
    played = st.lists(steps(), min_size=30, max_size=100)
    together = st.builds(lambda first, then: [*first, *then], begun, played)
    return st.builds(Session, kinds, SETTINGS, together)
