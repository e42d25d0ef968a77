"""What serpent's contract has of its own: names of actions, people in events, the board."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from ronda.games.serpent import Serpent
from ronda.games.serpent.carrying import opening, with_people, with_sentences
from ronda.games.serpent.race import GAMEMASTER
from ronda.rules import Game, View
from ronda.server.game_socket.manner import Manner, told_in
from ronda.server.game_socket.people import Sits, people, person
from ronda.server.game_socket.sayings import Data, Saying, To, timestamp
from ronda.server.game_socket.wording import stated
from ronda.table.room import Room

if TYPE_CHECKING:
    from ronda.server.tables import Live

LOST_WITH_CARD = "player-disconnected-during-card"
STATE = ("players", "currentTurn", "currentPlayer", "turnSequence")
# Events that are actions, of the name after `game:`, with the fields that are their data.
ACTIONS = {
    "game:dice-roll": ("diceValue",),
    "game:card-answer": ("answer",),
    "game:position-guess": ("guessedPosition",),
    "game:joker-position-guess": ("guessedPosition",),
    "game:gamemaster-decision": ("requestId", "decision"),
}


class SerpentManner(Manner):
    """Everybody has an id and a name, and every reason is a sentence."""

    def event(self, live: "Live", told: Data, to: To) -> Iterator[Saying]:
        if told["event"] != LOST_WITH_CARD or is_here(live, told["data"]["playerId"]):
            yield from super().event(live, told, to)

    def carried(self, kind: type[Game], sits: Sits, told: Data, to: To = ()) -> Saying:
        """With people in it."""
        name, data, there = told["event"], told["data"], sits()
        return Saying(
            name, with_people(dict(data), there.ids, there.names), to,
            told_in(kind, lambda: there, name, data), with_sentences,
        )  # fmt: skip

    def started(self, live: "Live", told: Data, to: To) -> Iterator[Saying]:
        """With the board and the order of turns; then the first player is called upon."""
        match = live.room.match
        assert match is not None
        everything, turn = opening(match.view(None))
        data = {**told, **everything.data, "boardData": board(live)}
        kind, sits = live.room.kind, partial(people, live.room)
        start = self.carried(kind, sits, {"event": "started", "data": data}, to)
        yield start._replace(message=partial(stated, "started"))
        call = {"event": turn.name, "data": turn.data}
        yield self.carried(kind, sits, call, tuple(users_here(live, turn.to or ())))

    def over(self, live: "Live", told: Data, to: To) -> Iterator[Saying]:  # noqa: ARG002
        """The race itself has told it."""
        return iter(())

    def dropped(self, live: "Live", user: str, to: To) -> Iterator[Saying]:
        """A card waits, for a while, for whoever has to answer it."""
        if user == answering(live):
            lost = person(live.room, user)
            message = partial(stated, LOST_WITH_CARD, name=lost["playerName"])
            yield Saying(LOST_WITH_CARD, lost, to, message)

    def beside(self, live: "Live", view: View) -> Data:
        """The race under the names of the contract."""
        sits = people(live.room)
        race = {name: view["state"][name] for name in STATE}
        return dict(with_people(race, sits.ids, sits.names))

    def gamemaster(self, room: Room) -> int | None:
        return GAMEMASTER if room.options.to_json()["gamemaster"] == "player" else None


def answering(live: "Live") -> str | None:
    """Who has a card to answer."""
    game = live.room.match.game if live.room.match else None
    if not isinstance(game, Serpent) or game.phase != "answer":
        return None
    seat = live.room.seats[game.current_player]
    return seat.user if seat else None


def users_here(live: "Live", seats: Sequence[int]) -> list[str]:
    """The people on these seats who can hear the table."""
    taken = [live.room.seats[seat] for seat in seats]
    return [seat.user for seat in taken if seat and seat.user in live.table.presence.here]


def is_here(live: "Live", seat: int) -> bool:
    """Can whoever sits there hear the table? (Of the others, `dropped` has told it already.)"""
    return bool(users_here(live, [seat]))


def board(live: "Live") -> dict[str, Any] | None:
    """The board of the match that is on, or was the last."""
    game = live.room.match.game if live.room.match else None
    if not isinstance(game, Serpent):
        return None
    return {"gameId": live.id, **game.board_data, "generatedAt": timestamp(live.room.zero)}
