"""Two ways through a match of PlayOne between two random players."""

from collections.abc import Callable
from cProfile import Profile
from pathlib import Path
from pstats import Stats
from random import Random
from typing import Any

from ronda.engine import Match
from ronda.games.playone import PlayOne
from ronda.lab.playout import Playouts
from ronda.rules import Action, View

PLAYERS = 2
OPTIONS: dict[str, object] = {"rounds": 1}
PROFILED = 300
SHOWN = 14


def simulation_path(games: int, seed: str) -> int:
    """The rules alone, as `ronda simulate --fast` plays them; how many moves were made."""
    playouts = Playouts(PlayOne, type(PlayOne.options).parse(OPTIONS), PLAYERS)
    steps = 0
    for number in range(games):
        assert playouts.play(f"{seed}/{number}") is not None
        steps += playouts.steps
    return steps


def everything_on(games: int, seed: str) -> int:
    """A view for the player asked, a choice from it, the move validated, entry and events."""
    random = Random(seed).random
    steps = 0
    for number in range(games):
        match = Match.start(PlayOne, f"{seed}/{number}", OPTIONS, PLAYERS)
        while waiting := match.to_act():
            seat = waiting[0]
            action, data = chosen(match.view(seat), random)
            step = match.play(seat, action, data, match.now + 1)
        assert step.entry.version == match.version
        assert match.outcome
        steps += match.version
    return steps


def chosen(view: View, random: Callable[[], float]) -> Action:
    """One of the legal moves in the view, each as likely as the others."""
    moves: list[Action] = []
    for family in view["legal"]:
        if not family["anytime"]:
            action, data = family["action"], family["data"]
            for name, domain in data.items():  # no family has more than one parameter
                for value in domain["enum"]:
                    moves.append((action, {name: value}))  # noqa: PERF401 - the quicker way
            if not data:
                moves.append((action, {}))
    return moves[int(random() * len(moves))]


def profiled(path: Callable[[int, str], int]) -> list[dict[str, object]]:
    """Where the time goes: the functions that take most of it by themselves, in per cent."""
    profile = Profile()
    profile.runcall(path, PROFILED, "profile")
    stats: Any = Stats(profile)
    total = stats.total_tt
    rows = sorted(stats.stats.items(), key=lambda row: -row[1][2])[:SHOWN]
    return [
        {
            "function": f"{Path(file).name}:{name}" if line else name,
            "calls_per_game": round(calls / PROFILED, 1),
            "percent": round(100 * own / total, 1),
        }
        for (file, line, name), (_, calls, own, _, _) in rows
    ]
