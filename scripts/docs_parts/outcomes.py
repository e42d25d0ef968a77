"""What bots come to under each institution, simulated, as Markdown tables."""

from ronda.games.snatch import Snatch
from ronda.games.snatch.institutions import VARIANTS
from ronda.lab.simulate import simulate

STAGE = {"fixed_offer": 5, "endowment": "each_round"}
FREE: dict[str, object] = {}


def outcomes(options: dict[str, object]) -> str:
    """A row a pair of bots, a column an institution; P1's score, then P2's."""
    heads = ["P1", "P2", *VARIANTS]
    rows = [
        [p1, p2, *(scores(p1, p2, {**options, "variant": variant}) for variant in VARIANTS)]
        for p1 in Snatch.bots
        for p2 in Snatch.bots
    ]
    return table(heads, rows, "ll" + "c" * len(VARIANTS))


def scores(p1: str, p2: str, options: dict[str, object]) -> str:
    """These bots leave nothing to chance, so one match tells all."""
    summary = simulate(Snatch, (p1, p2), matches=1, options={**options, "locked": True}, jobs=1)
    first, second = (round(tally.points) for tally in summary.by_seat())
    return f"{first} · {second}"


def table(heads: list[str], rows: list[list[str]], align: str) -> str:
    """A Markdown table."""
    marks = {"l": "---", "c": ":---:", "r": "---:"}
    lines = [heads, [marks[side] for side in align], *rows]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)
