"""How many ways there are to go on from the start, action by action: the rules as numbers.

Under `fixed_offer=5` P1 can pass or offer, and P2 accept, reject or snatch. Written below as
O: P1 may offer, D: P2 decides, S: a robbed P1 decides, T: talk; with the round, and how often
five turkeys have gone. After two times there are none left, and P1 can only pass (O32).
The variant is locked; what is said in the talk of G5 is not counted.
"""

import pytest

from ronda.engine import Match, accepted
from ronda.games.snatch import Snatch
from ronda.rules import Action
from tests.games.snatch.given import P1, P2


def start(variant: str) -> Match:
    return Match.start(Snatch, "perft", {"variant": variant, "locked": True, "fixed_offer": 5})


def actions(match: Match) -> list[tuple[int, Action]]:
    """Who can do what."""
    return [
        (seat, box.action(values))
        for seat in (P1, P2)
        for box in match.boxes(seat)
        for values in accepted(box, match.game, seat)
        if box.move.wire != "chat"
    ]


def after(match: Match, seat: int, action: Action) -> Match:
    copy = Match.restore(Snatch, match.seed, match.snapshot())
    copy.play(seat, *action, at=0)
    return copy


def counts(variant: str, depth: int) -> list[int]:
    """The number of positions after one action, after two, and so on."""
    positions, found = [start(variant)], []
    for _ in range(depth):
        positions = [after(match, *action) for match in positions for action in actions(match)]
        found.append(len(positions))
    return found


def finished(variant: str) -> int:
    """The number of whole games."""
    positions, games = [start(variant)], 0
    while positions:
        positions = [after(match, *action) for match in positions for action in actions(match)]
        games += sum(match.outcome is not None for match in positions)
    return games


def test_G1() -> None:
    """O → pass or D; D → three answers, two of which take five turkeys away.

    1: O20 D10. 2: O30 D20, O20 2×O21. 3: end D30, O30 2×O31, O30 D20, 2×O31 2×D21: 11.
    4: D30→3, 2×O30→4, 4×O31→8, D20→3, 2×D21→6: 24. 5: 6×D3→18, O30→2, 4×O31→8, 4×O32→4: 32.
    6: D30 and 4×D31→15.
    """
    assert counts("G1", 7) == [2, 5, 11, 24, 32, 15, 0]


def test_G2() -> None:
    """Forced (F), P1 can only offer; P2 can say force or no force, as often as it likes.

    F → D F U: 3. Unforced, U → D, pass, F U: 4. D → 3 answers.
    1: D F U. 2: 3+3+4=10, which are 2 each of F20 F21 D10 F10 U10. 3: 6+6+6+6+8=32,
    which are D20 2, U20 2, F20 6, D21 2, U21 2, F21 6, D10 4, F10 4, U10 4.
    4: 6+8+18+6+8+18+12+12+16=104.
    """
    assert counts("G2", 4) == [3, 10, 32, 104]


def test_G3() -> None:
    """As G1, but a snatch leads to S, and S two ways (shame or none) to the next round.

    2: O30 D20, O20 O21 S11. 3: end D30, O30 O31 S21, O30 D20, O31 D21, 2×O21: 11.
    4: D30→3, 2×O30→4, 2×O31→4, S21→2, D20→3, D21→3, 2×O21→4: 23.
    5: S31→2, 2×D30→6, 2×D31→6, 6×O31→12, O30→2, S21→2, O32→1, S22→2, 2×D21→6: 39.
    6: 2×S31→4, 2×S32→4, 6×D31→18, D30→3, 4×O31→8, 4×O32→4, 2×S22→4: 45.
    7: 6×S32→12, S31→2, 4×D31→12, 4×O32→4: 30. 8: 4×S32→8.
    """
    assert counts("G3", 9) == [2, 5, 11, 23, 39, 45, 30, 8, 0]


def test_G4() -> None:
    """As G3, but a report returns the turkeys and takes five cobs instead.

    So after one snatch reported and one not, in either order, P1 holds five turkeys and P2 five
    cobs: two of the four O32 reached with the sixth action can still offer. 7: 30+2=32.
    8: 8+2×3=14. 9: two more snatches to report or not: 4.
    """
    assert counts("G4", 10) == [2, 5, 11, 23, 39, 45, 32, 14, 4, 0]


def test_G5() -> None:
    """As G1, with two actions before each O: either ends the talk first, then the other (T→2 H→O).

    From each of the two first O: 2, 5 (2H20 T20 2T21), 8 (2O20 2H20 4H21), 10 (2T30 2D20 2O20
    4O21), 22 (4H30, 2T30 4T31, 2T30 2D20, 4T31 4D21), 46, 68, 96, 128, 60.
    """
    after_talk = [2, 5, 8, 10, 22, 46, 68, 96, 128, 60, 0]
    assert counts("G5", 13) == [2, 2, *(2 * count for count in after_talk)]


@pytest.mark.parametrize(("variant", "games"), [("G1", 52), ("G3", 89), ("G4", 97), ("G5", 416)])
def test_whole_games(variant: str, games: int) -> None:
    """G1: 4 ways a round; 12 of the 16 beginnings leave turkeys for a third, 4 do not: 48+4=52.

    G3: 5 ways a round (two of a snatch): 16×5, and 9 with the turkeys gone: 89.
    G4: two of those 9 can still offer: 16×5+7+2×5=97. G5: each talk ends in 2 ways: 52×2×2×2=416.
    """
    assert finished(variant) == games
