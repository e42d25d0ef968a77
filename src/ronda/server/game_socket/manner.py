"""How a game's own events travel. Most games need no more than this; serpent has a contract.

(What is handed to a method and not looked at is there for those that look.)
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from ronda.rules import Game, View
from ronda.server.game_socket.people import People, Sits, people, who
from ronda.server.game_socket.sayings import Data, Saying, To
from ronda.server.game_socket.wording import happened, may_name, stated
from ronda.table.room import Room

if TYPE_CHECKING:
    from ronda.server.tables import Live

ENDINGS = ("ended-without-winner", "ended", "ended-shared")


class Manner:
    """Events as the rules tell them; whoever they are about is named beside the seat."""

    def event(self, live: "Live", told: Data, to: To) -> Iterator[Saying]:
        """Something that happened in the match."""
        yield self.carried(live.room.kind, partial(people, live.room), told, to)

    def carried(self, kind: type[Game], sits: Sits, told: Data, to: To = ()) -> Saying:
        """The same of any match of these people: of one that is played again, too."""
        name, data = told["event"], told["data"]
        whole = {**data, "version": told["version"]}
        if "seat" in data:
            whole |= named(data, sits())
        return Saying(name, whole, to, told_in(kind, sits, name, data))

    def started(self, live: "Live", told: Data, to: To) -> Iterator[Saying]:  # noqa: ARG002
        """A match has begun."""
        yield Saying("started", told, to, partial(stated, "started"))

    def over(self, live: "Live", told: Data, to: To) -> Iterator[Saying]:
        """A match is over."""
        seats = told["result"]["winners"]
        winners = [who(live.room, seat) for seat in seats]
        alone = winners[0] if len(winners) == 1 else {"playerId": None, "playerName": None}
        ended = {
            **told, "winner": alone["playerId"], "winnerName": alone["playerName"],
            "winners": winners,
        }  # fmt: skip
        message = partial(how_it_ended, live.room.kind, people(live.room), seats)
        yield Saying("ended", ended, to, message)

    def dropped(self, live: "Live", user: str, to: To) -> Iterator[Saying]:  # noqa: ARG002
        """Somebody's connection was lost; `player-disconnected` says that already."""
        return iter(())

    def beside(self, live: "Live", view: View) -> Data:  # noqa: ARG002
        """What a state has beside the view."""
        return {}

    def gamemaster(self, room: Room) -> int | None:  # noqa: ARG002
        """The seat that does not play, if there is one."""
        return None


def how_it_ended(kind: type[Game], sits: People, winners: Sequence[int], language: str) -> str:
    """Who has won, in a sentence."""
    called = sits.called(kind, language)
    key = ENDINGS[min(len(winners), 2)]
    return stated(key, language, name=", ".join(called[seat] for seat in winners))


def told_in(kind: type[Game], sits: Sits, event: str, data: Data) -> Callable[[str], str]:
    """The sentence of an event, by language. Who sits where is asked only if it might say so."""

    def said(language: str) -> str:
        names = sits().called(kind, language) if may_name(kind, data) else ()
        return happened(kind, event, language, data, names)

    return said


def named(data: Data, sits: People) -> dict[str, object]:
    """The person whose seat it is, if there is one in it."""
    seat = data.get("seat")
    if type(seat) is not int or not 0 <= seat < len(sits.ids):
        return {}
    return {"playerId": sits.ids[seat], "playerName": sits.names[seat]}
