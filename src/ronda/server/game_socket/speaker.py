"""Says what a table has to tell to the sockets of this process.

What all hear is encoded once for each language in which it is heard, a view once for its seat.
"""

from collections.abc import Callable, Iterator, Sequence
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

Spoken = tuple[list[Socket], list[Frame]]
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
        spoken: list[Spoken] = []
        parting: list[Socket] = []
        tables: dict[int, orjson.Fragment] = {}
        for send in sends:
            if send.event == "state":
                spoken.extend(self._state(party, send, tables))
            else:
                for saying in self._sayings(party, send):
                    spoken.extend(self.spoken(party, saying))
                if send.event in FAREWELL:
                    parting.extend(leavers(party, send))
        return partial(self._say, party, spoken, parting)

    def _say(self, party: Party, spoken: list[Spoken], parting: list[Socket]) -> None:
        for sockets, frames in spoken:
            for socket in sockets:
                socket.send(frames)
        if parting:
            self._goodbye(party, parting)

    # What happens, in words.

    @staticmethod
    def _sayings(party: Party, send: Send) -> Iterator[Saying]:
        tell = TOLD.get(send.event)
        known = send.event == "presence" and not party.is_news(**send.data)
        if tell is not None and not known:
            yield from tell(party.live, send.data, send.to)

    def spoken(self, party: Party, saying: Saying) -> Iterator[Spoken]:
        """An event in each of the languages in which it is heard."""
        for language, sockets in by_language(party.of(saying.to)).items():
            yield sockets, self.frames(party.live.code, saying, language)

    def frames(self, code: str, saying: Saying, language: str) -> list[Frame]:
        """An event in a language."""
        data = {"gameCode": code, **saying.put(saying.data, language)}
        if saying.message is not None:
            data["message"] = saying.message(language)
        data.setdefault("timestamp", timestamp(self._clock()))
        return self.namespace.frames(f"game:{saying.event}", (data,))

    # How things stand.

    def _state(
        self, party: Party, send: Send, tables: dict[int, orjson.Fragment]
    ) -> Iterator[Spoken]:
        """A state: under its whole name for those who have asked for it."""
        whole = send.to if "table" in send.data else ()
        asking = [socket for user in whole for socket in party.wanting.pop(user, ())]
        following = [socket for socket in party.of(send.to) if socket not in asking]
        state = shown(party.live, send.data, tables)
        if asking:
            yield asking, self.namespace.frames("game:state", (state,))
        if following:
            yield following, self.namespace.frames("game:state-update", (state,))


def shown(
    live: "Live", state: dict[str, Any], tables: dict[int, orjson.Fragment]
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


def by_language(sockets: Sequence[Socket]) -> dict[str, list[Socket]]:
    """Who reads what."""
    found: dict[str, list[Socket]] = {}
    for socket in sockets:
        found.setdefault(socket.data.language, []).append(socket)
    return found


def leavers(party: Party, send: Send) -> list[Socket]:
    """Whose place is no longer here: everybody's, once the table is closed."""
    if send.event == "closed":
        return party.everybody()
    return party.of([send.data["user"]])


def nothing() -> None:
    """Nobody of this process is there."""
