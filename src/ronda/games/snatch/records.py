"""What is kept of an offer and of a round, under the names of the data model."""

from typing import TypedDict


class Offer(TypedDict):
    """So much for so much."""

    offerPavo: int
    offerElote: int
    requestPavo: int
    requestElote: int


class Line(TypedDict):
    """Something said."""

    seat: int
    text: str
    at: int


class Round(TypedDict):
    """One round; the times of the decisions are in ms of match time."""

    index: int
    p1Action: str | None  # offer, no_offer or forced_offer
    p2Action: str | None  # accept, reject or snatch
    forcedByP2: bool
    reported: bool
    shameAssigned: bool
    outcomeP1: int | None
    outcomeP2: int | None
    isThird: bool
    offer: Offer | None
    startedAt: int
    p1At: int | None
    p2At: int | None
    replyAt: int | None


def new_round(index: int, of: int, now: int) -> Round:
    """A round in which nothing has happened yet."""
    return {
        "index": index, "p1Action": None, "p2Action": None, "forcedByP2": False,
        "reported": False, "shameAssigned": False, "outcomeP1": None, "outcomeP2": None,
        "isThird": index == of, "offer": None,
        "startedAt": now, "p1At": None, "p2At": None, "replyAt": None,
    }  # fmt: skip
