"""What is kept of a round. Times are in ms of match time; a player's id is the seat's number."""

from typing import TypedDict

from ronda.games.share.goods import Goods


class TradeOffer(TypedDict):
    """An offer, and what became of it."""

    id: int
    offererId: int
    targetId: int
    offering: Goods
    requesting: Goods
    status: str  # pending, accepted, rejected, snatched or cancelled
    given: Goods  # what the offerer handed over
    paid: Goods  # what the target handed over
    madeAt: int
    settledAt: int | None


class Prospect(TypedDict):
    """What an open offer comes to, if it is accepted as things stand."""

    offerId: int
    acceptable: bool  # in this round, and for now
    given: Goods
    paid: Goods


class Shaming(TypedDict):
    """A token of shame, from whom to whom."""

    giverId: int
    targetId: int
    at: int


class Penalty(TypedDict):
    """What shame cost a player before the round; it bars that player from offering, too."""

    playerId: int
    lost: Goods


class Case(TypedDict):
    """A snatch that was reported, and the verdict once there is one."""

    offerId: int
    reporterId: int
    accusedId: int
    rulerId: int
    reportedAt: int
    confirm: bool | None
    suspend: bool | None
    returned: Goods
    forfeited: Goods
    ruledAt: int | None


class Round(TypedDict):
    """Everything that happened in one round."""

    index: int
    kind: str
    judge: int | None
    suspended: list[int]
    penalties: list[Penalty]
    offers: list[TradeOffer]
    shame: list[Shaming]
    cases: list[Case]
    points: list[int] | None  # at its end
    tokens: list[Goods] | None
    startedAt: int
    tradedAt: int | None  # when trading was closed
    endedAt: int | None


def new_round(index: int, kind: str, judge: int | None, suspended: list[int], now: int) -> Round:
    """A round in which nothing has happened yet."""
    return {
        "index": index, "kind": kind, "judge": judge, "suspended": suspended,
        "penalties": [], "offers": [], "shame": [], "cases": [], "points": None, "tokens": None,
        "startedAt": now, "tradedAt": None, "endedAt": None,
    }  # fmt: skip
