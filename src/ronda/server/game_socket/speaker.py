"""Says what a table has to tell to the sockets of this process.

What all hear is encoded once for each language in which it is heard, a view once for its seat.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import orjson

from ronda.server.game_socket.party import Party
from ronda.server.game_socket.sayings import Saying, timestamp
from ronda.server.game_socket.telling import FAREWELL, TOLD, manner_of
from ronda.server.realtime import Namespace, Socket
from ronda.table import Send
from ronda.wire import Frame

if TYPE_CHECKING:
    from ronda.server.tables import Live

Spoken = dict[Socket, list[Frame]]
Encoded = dict[int, orjson.Fragment]  # of what is the same object in several states
Goodbye = Callable[[Party, Sequence[Socket]], None]


class GameSpeaker:
    """Who is at which table, and how they are told of it."""

    def __init__(
        self, namespace: Namespace, clock: Callable[[], int], goodbye: Goodbye
    ) -> None:  # fmt: skip
        self.namespace = namespace
        self.parties: dict[int, Party] = {}  # by the key of the table
        self._clock = clock
        self._goodbye = goodbye

    def prepare(self, live: "Live", sends: Sequence[Send]) -> Callable[[], None]:
        """Encode it now, for it shares parts of the table; what is returned says it, later."""
        party = self.parties.get(live.key)
        if party is None:
            return nothing
        spoken: Spoken = {}
        parting: list[Socket] = []
        tables: Encoded = {}
        for send in sends:
            if send.event == "state":
                self._show(party, send, tables, spoken)
                continue
            for saying in self._sayings(party, send):
                self._speak(party, saying, spoken)
            if send.event in FAREWELL:
                parting.extend(leavers(party, send))
        return partial(self._say, party, spoken, parting)

    def _say(self, party: Party, spoken: Spoken, parting: list[Socket]) -> None:
        for socket, frames in spoken.items():
            socket.send(frames)
        if parting:
            self._goodbye(party, parting)

    # What happens, in words.

    @staticmethod
    def _sayings(party: Party, send: Send) -> Iterable[Saying]:
        tell = TOLD.get(send.event)
        known = send.event == "presence" and not party.is_news(**send.data)
        return () if tell is None or known else tell(party.live, send.data, send.to)

    def _speak(self, party: Party, saying: Saying, spoken: Spoken) -> None:
        """An event in each of the languages in which it is heard."""
        for language, sockets in party.hearers(saying.to).items():
            add(spoken, sockets, self.frames(party.live.code, saying, language))

    def frames(self, code: str, saying: Saying, language: str) -> list[Frame]:
        """An event in a language."""
        data = {"gameCode": code, **saying.put(saying.data, language)}
        if saying.message is not None:
            data["message"] = saying.message(language)
        data.setdefault("timestamp", timestamp(self._clock()))
        return self.namespace.frames(f"game:{saying.event}", (data,))

    # How things stand.

    def _show(self, party: Party, send: Send, tables: Encoded, spoken: Spoken) -> None:
        """A state: under its whole name for those who have asked for it."""
        state = shown(party.live, send.data, tables)
        sockets = party.of(send.to)
        if party.wanting and "table" in send.data:
            asking = [socket for user in send.to for socket in party.wanting.pop(user, ())]
            sockets = [socket for socket in sockets if socket not in asking]
            if asking:
                add(spoken, asking, self.namespace.frames("game:state", (state,)))
        if sockets:
            add(spoken, sockets, self.namespace.frames("game:state-update", (state,)))


def add(spoken: Spoken, sockets: Sequence[Socket], frames: list[Frame]) -> None:
    """For each of them, after what they will have heard before."""
    for socket in sockets:
        if socket in spoken:
            spoken[socket] += frames
        else:
            spoken[socket] = [*frames]


def shown(
    live: "Live", state: dict[str, Any], tables: Encoded
) -> dict[str, Any]:  # fmt: skip
    """A state as it travels. The table in it is the same for all, and encoded once."""
    view, table = state["view"], state.get("table")
    version = 0 if view is None else view["version"]
    beside = {} if view is None else manner_of(live).beside(live, view)
    seen = {"gameCode": live.code, "gameId": live.id, "version": version, **state, **beside}
    if table is not None:
        if id(table) not in tables:
            tables[id(table)] = orjson.Fragment(orjson.dumps(table))
        seen["table"] = tables[id(table)]
    return seen


def leavers(party: Party, send: Send) -> list[Socket]:
    """Whose place is no longer here: everybody's, once the table is closed."""
    if send.event == "closed":
        return party.everybody()
    return party.of([send.data["user"]])


def nothing() -> None:
    """Nobody of this process is there."""
