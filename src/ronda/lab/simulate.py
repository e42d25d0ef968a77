"""Many matches between bots, on all cores, with the same outcome on any number of them."""

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from multiprocessing import get_context
from multiprocessing.context import BaseContext
from sys import platform
from threading import active_count
from time import perf_counter, process_time
from typing import NamedTuple

from ronda.bots import bots_for, choose
from ronda.engine import Match
from ronda.engine.match import players_for
from ronda.lab.playout import BOT, MOST_STEPS, Playouts
from ronda.lab.summary import Record, Summary
from ronda.rules import Action, Bot, Game, Illegal, Luck

THINKING = 1000  # ms of match time that a decision takes
CHUNK = 50  # matches handed to a process at a time
FAST_CHUNK = 1000
Progress = Callable[[int], object]  # told how many matches are done


class Plan(NamedTuple):
    """What all matches of a simulation have in common."""

    kind: type[Game]
    bots: tuple[str, ...]  # a name for each seat
    seed: str
    options: dict[str, object]
    max_steps: int
    fast: bool


def simulate(  # noqa: PLR0913, PLR0917 - each is a question somebody asks
    kind: type[Game],
    bots: Sequence[str] = ("random",),
    matches: int = 1000,
    seed: str = "ronda",
    options: Mapping[str, object] | None = None,
    players: int | None = None,
    jobs: int | None = None,
    *,
    fast: bool = False,
    on_progress: Progress | None = None,
    max_steps: int = MOST_STEPS,
) -> Summary:
    """Play `matches` matches. Match i has the seed `SEED/i`, so any one can be played again.

    bots     names by seat; where there are fewer than players, they start over
    options  those that are not given are as the game says its matches are `bounded`
    players  by default as many as bots, if the game allows it
    jobs     processes, by default one a core; they do not change what comes out
    fast     random players by the rules alone: other matches, and many more of them
    """
    began = perf_counter()
    plan = planned(kind, bots, seed, options, players, max_steps, fast)
    records: list[Record] = []
    cpu = 0.0
    for chunk, spent in chunks_played(plan, matches, jobs or cores()):
        records += chunk
        cpu += spent
        if on_progress:
            on_progress(len(records))
    parsed = type(kind.options).parse(plan.options).to_json()
    spent = perf_counter() - began
    return Summary(kind.id, kind.version, dict(parsed), seed, plan.bots, records, cpu, spent, fast)


def planned(  # noqa: PLR0913, PLR0917 - see simulate
    kind: type[Game], bots: Sequence[str], seed: str, options: Mapping[str, object] | None,
    players: int | None, max_steps: int, fast: bool,
) -> Plan:  # fmt: skip
    """The plan, checked."""
    known = bots_for(kind)
    for name in bots:
        if name not in known:
            raise Illegal("UNKNOWN_BOT", bot=name[:40], known=", ".join(sorted(known)))
    if not bots:
        raise Illegal("UNKNOWN_BOT", bot="", known=", ".join(sorted(known)))
    if fast and set(bots) != {BOT}:
        raise Illegal("FAST_IS_RANDOM", bot=next(name for name in bots if name != BOT))
    seats = seats_for(kind, players, len(bots))
    by_seat = tuple(bots[seat % len(bots)] for seat in range(seats))
    return Plan(kind, by_seat, seed, {**kind.bounded, **(options or {})}, max_steps, fast)


def seats_for(kind: type[Game], players: int | None, bots: int) -> int:
    """As many players as asked for; else as there are bots; else as few as the game takes."""
    if players is not None:
        return players_for(kind, players)
    try:
        return players_for(kind, bots)
    except Illegal:
        if bots > players_for(kind, None):
            raise
        return players_for(kind, None)


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def chunks_played(plan: Plan, matches: int, jobs: int) -> Iterator[tuple[list[Record], float]]:
    """The records of each chunk in order, and the CPU time it took."""
    size = FAST_CHUNK if plan.fast else CHUNK
    chunks = [range(i, min(i + size, matches)) for i in range(0, matches, size)]
    if jobs == 1 or len(chunks) <= 1:
        yield from (play_chunk(plan, chunk) for chunk in chunks)
        return
    with ProcessPoolExecutor(min(jobs, len(chunks)), processes()) as pool:
        waiting = [pool.submit(play_chunk, plan, chunk) for chunk in chunks]
        try:
            yield from (future.result() for future in waiting)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def processes() -> BaseContext:
    """Forked where that is safe: a script need not guard its main part then.

    A caller with threads (a progress bar has one) gets fresh processes.
    """
    return get_context("fork" if platform == "linux" and active_count() == 1 else "spawn")


def play_chunk(plan: Plan, indices: Iterable[int]) -> tuple[list[Record], float]:
    """Some matches one after the other, in this process."""
    began = process_time()
    play = fast_way(plan) if plan.fast else full_way(plan)
    records = [play(index, f"{plan.seed}/{index}") for index in indices]
    return records, process_time() - began


def fast_way(plan: Plan) -> Callable[[int, str], Record]:
    """The rules alone."""
    options = type(plan.kind.options).parse(plan.options)
    return Playouts(plan.kind, options, len(plan.bots), plan.max_steps).record


def full_way(plan: Plan) -> Callable[[int, str], Record]:
    """Bots that see views, every action validated and logged."""
    known = bots_for(plan.kind)
    return partial(play_match, plan, [known[name] for name in plan.bots])


def play_match(plan: Plan, bots: Sequence[Bot], index: int, seed: str) -> Record:
    """One match to its end, or to `max_steps`."""
    match = Match.start(plan.kind, seed, plan.options, len(bots))
    breadths = list(islice(decisions(match, bots), plan.max_steps))
    chosen = [breadth for breadth in breadths if breadth]
    branching = sum(chosen) / max(1, len(chosen))
    return Record.of(index, seed, plan.bots, match.outcome, match.version, branching)


def decisions(match: Match, bots: Sequence[Bot]) -> Iterator[int]:
    """Play on, an entry at a time; each time, among how many moves was chosen (0: a time-out).

    Nobody waits: every decision takes the same match time, and if the deadline comes first, or
    nobody is to act, the clock jumps there.
    """
    last = -1
    while match.outcome is None:
        waiting, deadline = match.to_act(), match.deadline()
        last = next_after(last, waiting) if waiting else last
        action = None
        if waiting and (deadline is None or match.now + THINKING < deadline):
            breadth, action = decision(match, last, bots[last])
        if action is not None:
            match.play(last, *action, match.now + THINKING)
            yield breadth
        elif deadline is not None:
            match.timeout(max(deadline, match.now))
            yield 0
        else:
            return


def decision(match: Match, seat: int, bot: Bot) -> tuple[int, Action | None]:
    """Among how many moves a seat can choose (combinations not yet ruled out), and its choice."""
    boxes = match.boxes(seat)
    if not boxes:
        return 0, None
    luck = Luck(f"{match.seed} seat {seat}", match.version)
    return sum(box.size() for box in boxes), choose(bot, match, seat, luck)


def next_after(last: int, waiting: Sequence[int]) -> int:
    """Round the table, so that nobody who may act twice keeps the others from acting."""
    return min(waiting, key=lambda seat: (seat <= last, seat))
