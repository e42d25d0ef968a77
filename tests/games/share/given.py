"""A game of share told as a story: `given().offer("turkey", "corn", "2 turkey", "3 corn")`.

Players go by what they produce, whatever seats luck has given them; goods are written as
"2 turkey 1 corn".
"""

from typing import Any, Self

import pytest

from ronda.engine import Journal
from ronda.games.share import Share
from ronda.games.share.goods import PRODUCTS, Goods, nothing
from ronda.rules import Event, Illegal, View

TURKEY, COFFEE, CORN = PRODUCTS
GAMES = {"share": Share}
FIVE_ROUNDS = ["anarchy", "anarchy", "mandatory", "shame", "governance"]


def goods(text: str) -> Goods:
    """`2 turkey 1 corn` as counts."""
    words = text.split()
    return {**nothing(), **dict(zip(words[1::2], map(int, words[::2]), strict=True))}


class Story:
    """A match, told step by step; each step happens at `now` and is heard by everybody."""

    def __init__(self, options: dict[str, object], seed: str = "share") -> None:
        self.journal = Journal.start(Share, seed, options, names=("Ana", "Beto", "Carla"))
        self.now = 0
        self.told: list[Event] = []

    @property
    def game(self) -> Share:
        game = self.journal.match.game
        assert isinstance(game, Share)
        return game

    def seat(self, who: str) -> int:
        """Where the producer of this sits."""
        return self.game.producer_role.index(who)

    # What happens.

    def play(self, who: str, action: str, /, **data: object) -> Self:
        self.told += self.journal.play(self.seat(who), action, data, self.now).events
        return self

    def offer(self, who: str, to: str, give: str = "", ask: str = "") -> Self:
        return self.play(who, "offer", **self.offering(to, give, ask))

    def offering(self, to: str, give: str = "", ask: str = "") -> dict[str, Any]:
        return {
            "targetId": self.seat(to), "offering": goods(give), "requesting": goods(ask)
        }  # fmt: skip

    def answer(self, who: str, action: str, offer_id: int | None = None) -> Self:
        """Accept, reject, snatch, cancel or report; the latest offer, if none is named."""
        return self.play(who, action, offerId=offer_id or self.game.offers_made())

    def traded(self, who: str, to: str, give: str = "", ask: str = "") -> Self:
        return self.offer(who, to, give, ask).answer(to, "accept")

    def snatched(self, who: str, by: str, give: str, ask: str = "") -> Self:
        return self.offer(who, by, give, ask).answer(by, "snatch")

    def reported(self, who: str, by: str, give: str, ask: str = "") -> Self:
        return self.snatched(who, by, give, ask).answer(who, "report")

    def shame(self, who: str, whom: str) -> Self:
        return self.play(who, "assignShame", targetId=self.seat(whom))

    def rule(
        self, who: str, confirm: bool, suspend: bool = False, offer_id: int | None = None
    ) -> Self:
        offer_id = offer_id or self.game.offers_made()
        return self.play(who, "rule", offerId=offer_id, confirm=confirm, suspend=suspend)

    def done(self, *who: str) -> Self:
        for player in who or PRODUCTS:
            self.play(player, "done", done=True)
        return self

    def not_done(self, who: str) -> Self:
        return self.play(who, "done", done=False)

    def go_on(self, *who: str) -> Self:
        for player in who or PRODUCTS:
            self.play(player, "continue")
        return self

    def next_round(self) -> Self:
        """All who are there are done, and have seen enough of the results."""
        while self.game.phase == "trading":
            self.done(self.waited_for())
        while self.game.phase == "results":
            self.go_on(self.waited_for())
        return self

    def to_the_end(self) -> Self:
        """Nobody wants anything more: all do what an absent player would."""
        while self.result() is None:
            seat = self.journal.match.to_act()[0]
            action, data = self.game.default(seat) or ("", {})
            self.told += self.journal.play(seat, action, data, self.now).events
        return self

    def waited_for(self) -> str:
        """Somebody the match waits for."""
        return self.game.producer_role[self.journal.match.to_act()[0]]

    def after(self, seconds: int) -> Self:
        self.now += 1000 * seconds
        return self

    def time_runs_out(self) -> Self:
        deadline = self.journal.match.deadline()
        assert deadline is not None, "nothing runs out here"
        self.now = deadline
        self.told += self.journal.timeout(self.now).events
        return self

    def leaves(self, who: str) -> Self:
        self.told += self.journal.leave(self.seat(who), self.now).events
        return self

    def returns(self, who: str) -> Self:
        self.told += self.journal.back(self.seat(who), self.now).events
        return self

    # What is then true.

    def then(self, **expected: object) -> Self:
        """Players and spectators all see this in the state."""
        for seat in (0, 1, 2, None):
            state = self.view(seat)["state"]
            assert {name: state[name] for name in expected} == expected
        return self

    def holds(self, who: str, text: str) -> Self:
        assert self.view(None)["state"]["tokens"][self.seat(who)] == goods(text)
        return self

    def points(self, **expected: int) -> Self:
        state = self.view(None)["state"]
        assert {who: state["points"][self.seat(who)] for who in expected} == expected
        return self

    def awaited(self, *who: str) -> Self:
        assert self.journal.match.to_act() == sorted(map(self.seat, who))
        return self

    def refused(self, code: str, who: str, action: str, /, **data: object) -> Self:
        """The action is refused for this reason, and changes nothing (G3)."""
        before = self.journal.match.digest()
        with pytest.raises(Illegal) as refusal:
            self.journal.play(self.seat(who), action, data, self.now)
        assert refusal.value.code == code
        assert self.journal.match.digest() == before
        return self

    def no_offer(self, code: str, who: str, to: str, give: str = "", ask: str = "") -> Self:
        return self.refused(code, who, "offer", **self.offering(to, give, ask))

    def no_answer(self, code: str, who: str, action: str, offer_id: int | None = None) -> Self:
        return self.refused(code, who, action, offerId=offer_id or self.game.offers_made())

    def view(self, seat: int | None) -> View:
        return self.journal.match.view(seat)

    def legal(self, who: str) -> dict[str, Any]:
        """The moves of a player, with what is allowed in each."""
        return {family["action"]: family["data"] for family in self.view(self.seat(who))["legal"]}

    def record(self, index: int = 0) -> dict[str, Any]:
        """The record of a round; by default, of this one."""
        rounds = self.view(None)["state"]["rounds"]
        found: dict[str, Any] = rounds[index - 1]
        return found

    def events(self) -> list[str]:
        return [event.name for event in self.told]

    def last(self, name: str) -> dict[str, Any]:
        return next(event.data for event in reversed(self.told) if event.name == name)

    def result(self) -> Any:
        return self.journal.match.outcome


def given(*kinds: str, seed: str = "share", **options: Any) -> Story:
    """A new match of rounds of these kinds (by default, the five of the source)."""
    return Story({**({"rounds": list(kinds)} if kinds else {}), **options}, seed)
