"""Random and hostile play, with every invariant asked on the way."""

from collections.abc import Callable
from time import monotonic

from ronda.bots import bots_for, choose
from ronda.engine import Entry, Journal, Match, Step, seat_range
from ronda.engine.entry import BACK, LEAVE, TIMEOUT, UNDO
from ronda.lab.attempts import any_of, by, described, some_of
from ronda.lab.broken import Broken, recorded
from ronda.lab.hostile import from_the_outset, hostile, sample
from ronda.lab.invariants import ALWAYS, AT_THE_END, OFTEN, everything_has_a_text, texts_agree
from ronda.lab.report import FuzzReport
from ronda.lab.scene import Scene
from ronda.lab.shrink import ask, failed, shrink
from ronda.rules import NOBODY, Game, Illegal, Luck, commitment

SECONDS = 10.0
LONGEST = (60, 250, 1000)  # steps of one match; the next one has other options
AFTERMATH = 6  # steps after a match is over
HOW_OFTEN = 8  # one accepted step in so many is looked at from all sides
Progress = Callable[[FuzzReport], object]


def fuzz(
    kind: type[Game],
    seconds: float | None = None,
    steps: int | None = None,
    seed: str = "ronda",
    on_progress: Progress | None = None,
    *,
    texts: bool = True,
) -> FuzzReport:
    """Play until the time or the steps are used up, or something breaks.

    What broke is in `report.broken`, its log cut down to what matters; `report.save(folder)`
    writes it. `texts=False` does not ask for the texts of a game that is still being written.
    """
    began = monotonic()
    seconds = SECONDS if seconds is None and steps is None else seconds
    report = FuzzReport(kind, seed)

    def going() -> bool:
        report.seconds = monotonic() - began
        if on_progress:
            on_progress(report)
        in_time = seconds is None or report.seconds < seconds
        return in_time and (steps is None or report.steps < steps)

    try:
        while going():
            fuzz_match(report, Luck(seed, report.matches), going)
        if texts:
            texts_agree(kind)
            everything_has_a_text(kind, report.endings, report.events)
    except Broken as broken:
        report.uncut = len(broken.recording.entries) if broken.recording else 0
        report.broken = shrink(broken, kind)
    report.seconds = monotonic() - began
    return report


def fuzz_match(report: FuzzReport, luck: Luck, going: Callable[[], bool]) -> None:
    """One match, from random options on."""
    journal = started(report.kind, f"{report.seed}/{report.matches}", luck)
    leaving = luck.chance(30)
    look(report, journal, None, luck)
    for number in range(luck.pick(LONGEST)):
        luck = Luck(f"{journal.match.seed} step", number)
        step = stepped(report, journal, luck, leaving)
        if step:
            look(report, journal, step, luck)
        over = journal.match.outcome is not None
        if (over and luck.below(AFTERMATH) == 0) or not going():
            break
    report.ended(journal.match.outcome)
    for check in AT_THE_END:
        ask(check, Scene(journal, luck))


def started(kind: type[Game], seed: str, luck: Luck) -> Journal:
    """A match under options that go together; half of the options as they are by default.

    Half of the matches are bounded, if the game says how: the others may go on for ever.
    """
    least, most = seat_range(kind)
    players = luck.pick(range(least, most + 1))
    declared = kind.options.declared.items()
    bounded = kind.bounded if kind.bounded and luck.below(2) else {}
    for _ in range(20):
        changed = [(name, option) for name, option in declared if luck.below(2)]
        options = {name: sample(option.domain, luck) for name, option in changed} | bounded
        try:
            return Journal.start(kind, seed, options, players)
        except Illegal:
            continue
    return Journal.start(kind, seed, None, players)


def look(report: FuzzReport, journal: Journal, step: Step | None, luck: Luck) -> None:
    """Ask what must always hold; at the start and once in a while, everything."""
    thorough = step is None or luck.below(HOW_OFTEN) == 0
    scene = Scene(journal, luck, step=step)
    for check in (*ALWAYS, *(OFTEN if thorough else ())):
        report.checks += 1
        ask(check, scene)


def stepped(report: FuzzReport, journal: Journal, luck: Luck, leaving: bool) -> Step | None:
    """Try something; a refusal must leave the live match as it was."""
    before = journal.match.digest()
    attempt = something(journal.match, luck, leaving)
    try:
        step = journal.apply(attempt)
    except Illegal as refusal:
        report.refused(refusal.code)
        if journal.match.digest() != before:
            detail = f"{described(attempt)} is refused ({refusal.code}) and yet changes the state"
            raise Broken("refusals_change_nothing", detail, recorded(journal), attempt) from None
        return None
    except Exception as mistake:
        raise failed(journal, mistake, attempt) from mistake
    report.accepted(step)
    return step


def something(match: Match, luck: Luck, leaving: bool) -> Entry:
    """Mostly a legal move; sometimes rubbish, a time-out, an undo, a leave or a return."""
    dice, at = luck.below(100), some_time(match, luck)
    seat = luck.below(match.game.players)
    if dice < 6:
        return Entry(0, luck.pick((at, match.deadline() or 0)), TIMEOUT, NOBODY)
    if dice < 10:
        return Entry(0, at, UNDO, seat)
    if dice < 17 and leaving:
        return Entry(0, at, LEAVE if dice < 13 else BACK, seat)
    legal = legal_attempt(match, luck) if dice < 90 else None
    attempt = legal or from_the_outset(match, luck)
    return (hostile(match, luck, attempt) if dice < 30 else attempt)._replace(at=at)


def bots_move(match: Match, seat: int, luck: Luck) -> Entry | None:
    """What one of the game's bots would do."""
    bot = luck.pick([bot for _, bot in sorted(bots_for(type(match.game)).items())])
    try:
        return by(seat, choose(bot, match, seat, luck)) if match.boxes(seat) else None
    except Exception:
        return None  # a bot that fails is found by the invariant about bots


def some_time(match: Match, luck: Luck) -> int:
    """Now, a little later, just before or at the deadline, or (a clock set back) earlier."""
    later = [0, 0, 1, 400, 3000, -5000] * 3
    deadline = match.deadline()
    if deadline is not None:
        later += [deadline - match.now - 1, deadline - match.now]
    return match.now + luck.pick(later)


def legal_attempt(match: Match, luck: Luck) -> Entry | None:
    """Mostly a move that the match waits for; a combination of values may be ruled out.

    In every third match mostly what a bot would do: it gets further into some games.
    """
    waiting = match.to_act()
    if waiting and int(commitment(match.seed), 16) % 3 == 0 and luck.below(8):
        return bots_move(match, luck.pick(waiting), luck)
    seat = luck.pick(waiting) if waiting and luck.below(8) else luck.below(match.game.players)
    boxes = match.boxes(seat)
    asked = [box for box in boxes if not box.move.anytime]
    families = asked if asked and luck.below(8) else boxes
    if not families:
        return None
    box = luck.pick(families)
    allowed = list(some_of(box, match, seat, luck)) if luck.below(4) else []
    return by(seat, box.action(luck.pick(allowed) if allowed else any_of(box, luck)))
