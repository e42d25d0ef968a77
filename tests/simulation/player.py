"""People of a simulated cluster: they come, act on what they see, vanish, and come again."""

import asyncio
from typing import TYPE_CHECKING, Any

from ronda.rules import Illegal
from ronda.server.tables import Answer, Live
from ronda.store import StoreError

if TYPE_CHECKING:
    from tests.simulation.process import Process
    from tests.simulation.world import World

UNKNOWN = Answer(False, "STORE_UNAVAILABLE")
Data = dict[str, Any]


class Said:
    """Something somebody has said, and what came of it, as far as they know."""

    def __init__(self, user: str, table: int, kind: str, data: Data, at: float) -> None:
        self.user = user
        self.table = table
        self.kind = kind
        self.data = data
        self.at = at
        self.answer: Answer | None = None


class Connection:
    """A way to a table, through one of the processes."""

    def __init__(self, player: "Player", process: "Process", live: Live) -> None:
        self.player = player
        self.process = process
        self.live = live
        self.since = player.world.now
        self.open = True

    def end(self) -> None:
        self.open = False

    def hear(self, event: str, data: Data) -> None:
        if not self.open:
            return
        self.player.world.note(f"{self.player} {self.process.name}", event, data)
        self.player.hear(event, data)


class Player:
    """Somebody with a place at one table.

    Whatever processes they are connected to, one after the other: what they hear comes in order,
    nothing comes twice, and nothing that is not durable.
    """

    def __init__(self, world: "World", user: str, table: int) -> None:
        self.world = world
        self.user = user
        self.table = table
        self.connection: Connection | None = None
        self.state: Data = {}
        self.place: Data = {}  # the table, as it was last shown
        self.match = 0
        self.number = -1
        self.heard: tuple[int, int] = (0, -1)  # the match and version of the last event
        self.told: list[tuple[str, Data]] = []  # the events of that version
        self.chats: set[str] = set()

    def __str__(self) -> str:
        return f"{self.user}@{self.table}"

    @property
    def connected(self) -> bool:
        return self.connection is not None and self.connection.open

    async def play(self) -> None:
        luck = self.world.luck
        while True:
            await asyncio.sleep(luck.uniform(0.1, 1.5))
            if not self.connected:
                await self.connect()
            elif not self.world.healed and luck.random() < 0.12:
                self.vanish()
                await asyncio.sleep(luck.choice((0.0, 0.0, 0.0, 2 * self.world.grace)))
            else:
                self.act()

    async def connect(self) -> None:
        process = self.world.some_process()
        if process is None:
            return
        try:
            live = await asyncio.wait_for(process.hall.table(self.table), 5)
        except (Illegal, StoreError, TimeoutError):
            return
        if not process.alive or process.hall.stopping:
            return
        self.connection = Connection(self, process, live)
        process.connections[self.table, self.user] = self.connection
        live.come(self.user)

    def vanish(self) -> None:
        """The process may notice it only later."""
        connection = self.connection
        assert connection is not None
        connection.end()
        process, key = connection.process, (self.table, self.user)
        if process.connections.get(key) is connection:
            del process.connections[key]
        late = self.world.luck.choice((0.0, 0.0, 2.0))
        asyncio.get_running_loop().call_later(late, lose, connection)

    # What they hear.

    def hear(self, event: str, data: Data) -> None:
        if event == "state":
            self.see(data)
        elif event == "event":
            self.hear_event(data)
        elif event == "started":
            self.match = data["match"]
        elif event == "chat":
            assert data["text"] not in self.chats, f"{data['text']} is said twice"
            self.chats.add(data["text"])

    def see(self, state: Data) -> None:
        durable = self.world.disk.head(self.table)
        assert state["number"] <= durable, f"line {state['number']} is shown, {durable} is durable"
        assert state["number"] >= self.number, "the past is shown again"
        self.number, self.match = state["number"], state["match"]
        self.state, self.place = state, state.get("table", self.place)

    def hear_event(self, data: Data) -> None:
        heard = (self.match, data["version"])
        assert heard >= self.heard, f"{heard} is told after {self.heard}"
        if heard != self.heard:
            self.heard, self.told = heard, []
        told = (data["event"], data["data"])
        assert told not in self.told, f"{self} is told twice of {told}, match and version {heard}"
        self.told.append(told)

    # What they do, from what they see.

    def act(self) -> None:
        if not self.state and self.user != "ana":
            self.say("join", name=self.user.title())
            return
        phase = self.place.get("phase", "lobby")
        doing = {"playing": self.move, "paused": self.resume}.get(phase, self.begin)
        doing()

    def begin(self) -> None:
        if self.user != "ana":
            self.say("ready", ready=True)
        elif sum(map(bool, self.place.get("seats", ()))) < self.world.seats:
            self.say("addBot", bot=self.world.luck.choice(("random", "stubborn", "failing")))
        else:
            self.say("start")

    def move(self) -> None:
        luck, cards = self.world.luck, self.cards()
        if cards and luck.random() < 0.8:
            self.say("action", action="lay", data={"card": luck.choice(cards)})
        elif self.user == "ana" and luck.random() < 0.05:
            self.say("pause")
        else:
            self.say("chat", text=f"text {len(self.world.said)} of {self.user}")

    def resume(self) -> None:
        self.say("resume" if self.user == "ana" else "sync")

    def cards(self) -> list[int]:
        view = self.state.get("view") or {}
        families = [family for family in view.get("legal", ()) if family["action"] == "lay"]
        return [card for family in families for card in family["data"]["card"]["enum"]]

    def say(self, kind: str, **data: Any) -> None:
        connection = self.connection
        assert connection is not None
        said = Said(self.user, self.table, kind, data, self.world.now)
        self.world.said.append(said)
        connection.live.say(self.user, kind, data, lambda answer: self.take(said, answer))

    def take(self, said: Said, answer: Answer) -> None:
        if self.connection is None or not self.connection.process.alive:
            return
        self.world.note(str(self), "answer", {"to": said.kind, **answer._asdict()})
        with self.world.witness():
            assert said.answer is None, "two answers"
            said.answer = answer
            if answer.ok:
                assert answer.number <= self.world.disk.head(self.table), "not durable yet"


def lose(connection: Connection) -> None:
    if connection.process.alive:
        connection.live.go(connection.player.user)
