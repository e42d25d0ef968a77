"""Undo, where items lie face down: what its owner does with them shows nobody anything."""

from collections.abc import Sequence

import pytest

from ronda.engine import Journal
from ronda.rules import EVERYONE, Game, Illegal, Result, Turn, among, move


class FaceDown(Game):
    """Two lay tiles face down; either may then turn all of them up."""

    id = "facedown"
    public = ("owners", "loud")
    owned = {"tiles": "owners"}
    undo = True

    def setup(self, turn: Turn) -> None:
        self.tiles: list[str] = ["", "", ""]
        self.owners: list[int | None] = [None, None, None]
        self.loud = 0

    def to_act(self) -> Sequence[int]:
        return [0, 1]

    def free(self, seat: int) -> list[int]:
        return [place for place in range(3) if self.owners[place] is None]

    @move(place=among(free, of=range(3)), kind=("red", "blue"))
    def lay(self, turn: Turn, place: int, kind: str) -> None:
        self.tiles[place], self.owners[place] = kind, turn.seat
        turn.tell("laid", place=place)

    @move()
    def reveal(self, turn: Turn) -> None:
        self.owners = [EVERYONE] * 3

    @move()
    def count(self, turn: Turn) -> None:
        self.loud = self.tiles.count("red")

    def result(self) -> Result | None:
        return None


def played(*actions: tuple[int, str, dict[str, object]]) -> Journal:
    journal = Journal.start(FaceDown, "undo")
    for seat, action, data in actions:
        journal.play(seat, action, data, 0)
    return journal


FIRST = (0, "lay", {"place": 0, "kind": "red"})
SECOND = (0, "lay", {"place": 1, "kind": "blue"})
THEIRS = (1, "lay", {"place": 2, "kind": "red"})
REVEAL: tuple[int, str, dict[str, object]] = (0, "reveal", {})
COUNT: tuple[int, str, dict[str, object]] = (0, "count", {})


@pytest.mark.parametrize("before", [(), (FIRST,), (THEIRS,), (FIRST, THEIRS)])
def test_a_tile_laid_face_down_can_be_taken_back(
    before: tuple[tuple[int, str, dict[str, object]], ...],
) -> None:
    journal, fresh = played(*before, SECOND), played(*before)
    journal.undo(0, 0)
    assert journal.match.view(0)["state"] == fresh.match.view(0)["state"]


@pytest.mark.parametrize("showing", [REVEAL, COUNT])
def test_D7_what_shows_the_others_a_secret_cannot_be_taken_back(
    showing: tuple[int, str, dict[str, object]],
) -> None:
    for journal in (played(FIRST, showing), played(THEIRS, showing)):
        with pytest.raises(Illegal, match="UNDO_TOO_LATE"):
            journal.undo(0, 0)


def test_what_lies_open_is_no_secret_any_more() -> None:
    journal = played(FIRST, SECOND, THEIRS, REVEAL, COUNT)
    journal.undo(0, 0)
    assert journal.match.view(0)["state"]["loud"] == 0
