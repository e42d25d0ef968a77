"""A seat sees what is declared visible to it; an attribute that nobody declared, nobody sees."""

import json
from collections.abc import Sequence

import pytest

from ronda.engine import Match
from ronda.rules import EVERYONE, Game, Result, Turn, move
from tests.engine.samples import dealt, marked

SPECTATOR = None


class Tiles(Game):
    """Tiles on a board, each with an owner: a seat, everyone, or nobody."""

    seats = 3
    public = ("places", "turn_number")
    private = ("hands", "secret_of")
    owned = {"tiles": "owners", "flags": "flag_owners"}

    def setup(self, turn: Turn) -> None:
        self.places = 4
        self.turn_number = 1
        self.hands = ["a", "b", "c"]
        self.owners: list[int | None] = [0, 1, EVERYONE, None]
        self.tiles = ["t0", "t1", "t2", "t3"]
        self.flag_owners = {"x": 0, "y": 2}
        self.flags = {"x": "red", "y": "blue"}
        self.deck = ["hidden"]
        self.key = 7

    def secret_of(self, seat: int) -> int:
        """Worked out, not stored."""
        return self.key * 10 + seat

    def to_act(self) -> Sequence[int]:
        return [0]

    def result(self) -> Result | None:
        return None

    @move()
    def whisper(self, turn: Turn) -> None:
        turn.tell("all", the_number=1)
        turn.tell("one", to=1, word="psst")
        turn.tell("two", to=[0, 2])
        turn.tell("nobody", to=[])


def state(seat: int | None) -> dict[str, object]:
    return Match.start(Tiles, "tiles").view(seat)["state"]


def test_what_is_public_everybody_sees_under_its_name_on_the_wire() -> None:
    for seat in (0, 1, 2, SPECTATOR):
        assert (state(seat)["places"], state(seat)["turnNumber"]) == (4, 1)


def test_of_a_private_list_each_seat_sees_its_own_entry() -> None:
    assert [state(seat)["hands"] for seat in range(3)] == ["a", "b", "c"]


def test_a_private_method_says_what_each_seat_sees() -> None:
    assert [state(seat)["secretOf"] for seat in range(3)] == [70, 71, 72]


def test_D9_a_spectator_sees_nothing_private() -> None:
    assert state(SPECTATOR).keys() == {"places", "turnNumber", "tiles", "flags"}


@pytest.mark.parametrize(("seat", "tiles"), [
    (0, ["t0", None, "t2", None]),
    (1, [None, "t1", "t2", None]),
    (2, [None, None, "t2", None]),
    (SPECTATOR, [None, None, "t2", None]),
])  # fmt: skip
def test_an_owned_item_is_seen_by_its_owner_and_by_all_if_everyone_owns_it(
    seat: int | None, tiles: list[str | None]
) -> None:
    """What nobody owns (None) is seen by nobody: not by a spectator either."""
    assert state(seat)["tiles"] == tiles


def test_items_under_keys_have_owners_too() -> None:
    assert state(0)["flags"] == {"x": "red", "y": None}
    assert state(SPECTATOR)["flags"] == {"x": None, "y": None}


def test_what_nobody_declared_visible_is_seen_by_nobody() -> None:
    for seat in (0, 1, 2, SPECTATOR):
        view = json.dumps(Match.start(Tiles, "tiles").view(seat))
        assert "hidden" not in view
        assert "deck" not in view
        assert "key" not in state(seat)


def test_every_event_has_its_audience() -> None:
    events = Match.start(Tiles, "tiles").play(0, "whisper", {}, 0).events
    audiences = {event.name: event.to for event in events}
    assert audiences == {"all": None, "one": (1,), "two": (0, 2), "nobody": ()}
    assert events[0].data == {"theNumber": 1}


def test_a_view_says_whose_it_is_and_where_the_match_stands() -> None:
    view = marked(4, 0).match.view(1)
    assert (view["game"], view["version"], view["seat"], view["players"]) == ("tictactoe", 2, 1, 2)
    assert (view["toAct"], view["deadline"], view["result"], view["gone"]) == ([0], None, None, [])


def test_D9_a_spectator_has_no_legal_moves() -> None:
    assert marked(4).match.view(SPECTATOR)["legal"] == []


def test_D12_a_secret_option_is_in_no_view() -> None:
    match = dealt(hint=77).match
    assert match.game.options.to_json()["hint"] == 77
    for seat in (0, 1, SPECTATOR):
        assert match.view(seat)["options"] == {"cards": 3, "seconds": 30}


def test_a_card_face_down_is_seen_by_its_owner_alone() -> None:
    journal = dealt(players=2)
    card = journal.match.view(0)["state"]["hands"][0]
    journal.play(0, "lay", {"card": card}, 0)
    tables = [journal.match.view(seat)["state"]["table"] for seat in (0, 1, SPECTATOR)]
    assert tables == [[card, None], [None, 0], [None, None]]


def test_a_game_can_be_made_of_what_a_view_shows() -> None:
    match = marked(4, 0).match
    game = type(match.game).from_view(match.view(0))
    assert (game.board, game.turn) == (match.game.board, 0)  # type: ignore[attr-defined]
    game.board[8] = 1  # type: ignore[attr-defined]
    assert match.game.board[8] is None  # type: ignore[attr-defined]


def test_only_names_are_written_out_into_what_reads_a_view() -> None:
    with pytest.raises(TypeError, match="cannot be the name of an attribute"):
        type("Sly", (Game,), {"public": ("places or print(1)",)})
    with pytest.raises(TypeError, match="cannot be the name of an attribute"):
        type("Sly", (Game,), {"owned": {"tiles": "owners + []"}})
