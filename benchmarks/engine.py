"""The hot path: one action in, its entry and events out; one view; one shuffle."""

from benchmarks.measure import interleaved
from ronda.engine import Match
from ronda.games.snatch import Snatch
from ronda.rules import Luck, Turn

OFFER = {"offerPavo": 5, "offerElote": 0, "requestPavo": 0, "requestElote": 5}
REJECT = {"action": "reject"}
ACTIONS = 6
LUCK = Luck("benchmark")


def start() -> Match:
    """A match before its first action: what the other figures have to leave out."""
    return Match.start(Snatch, "benchmark")


def through_the_engine() -> None:
    """A whole match of six actions, each validated, versioned and logged."""
    match = start()
    for at in range(ACTIONS // 2):
        match.play(0, "proposeOffer", OFFER, at)
        match.play(1, "p2Action", REJECT, at)


def by_plain_calls() -> None:
    """The same match by calling the game's methods and nothing else."""
    game = start().game
    assert isinstance(game, Snatch)
    for at in range(ACTIONS // 2):
        game.propose_offer(Turn(0, at, LUCK), 5, 0, 0, 5)
        game.answer(Turn(1, at, LUCK), "reject")


def shuffle() -> None:
    """A deck of 108, with luck of its own version."""
    Luck("benchmark", 1).shuffle(list(range(108)))


def actions(rounds: int) -> dict[str, float]:
    """Microseconds an action: in all, of the game's own method, and so of the engine."""
    works = {"start": start, "engine": through_the_engine, "plain": by_plain_calls}
    found = interleaved(works, times=200, rounds=rounds)
    whole = (found["engine"] - found["start"]) / ACTIONS * 1e6
    plain = (found["plain"] - found["start"]) / ACTIONS * 1e6
    return {
        "action_us": whole,
        "plain_method_us": plain,
        "engine_overhead_us": whole - plain,
        "ratio_to_plain_call": whole / plain,
        "actions_per_cpu_second": 1e6 / whole,
    }


def views(rounds: int) -> dict[str, float]:
    """Microseconds a view, for the seat to act (with its legal moves), the other, a spectator."""
    match = start()
    works = {
        "view_to_act_us": lambda: match.view(0),
        "view_waiting_us": lambda: match.view(1),
        "view_spectator_us": lambda: match.view(None),
        "shuffle_108_us": shuffle,
    }
    found = interleaved(works, times=500, rounds=rounds)
    figures = {name: seconds * 1e6 for name, seconds in found.items()}
    return figures | {"views_per_cpu_second": 1e6 / figures["view_to_act_us"]}
