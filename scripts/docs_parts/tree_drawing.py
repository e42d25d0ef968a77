"""A game tree as SVG: left to right, payoffs in a column, what theory predicts in colour."""

from collections.abc import Iterable, Iterator
from html import escape
from typing import NamedTuple

from scripts.docs_parts.stage_tree import Branch, Node

ROW = 46  # from leaf to leaf
TOP = 104  # where the first leaf stands
LEFT = 52  # where the first decision stands
STEP = 176  # from decision to decision
WIDTH = 820
P1_COLUMN, P2_COLUMN, NOTE_COLUMN = 660, 708, 748
RADIUS = 17

STYLE = """
  .card { fill: #fdfcf9; stroke: #e3dfd6; }
  .title { font-size: 19px; font-weight: 600; fill: #26241f; }
  .subtitle, .head { font-size: 13px; fill: #6d685d; }
  .label { font-size: 14px; fill: #57534a; text-anchor: middle; }
  .likely { font-weight: 600; fill: #26241f; }
  .edge { fill: none; stroke: #c9c4b8; stroke-width: 1.6; }
  .best { stroke: #57534a; stroke-width: 2.4; }
  .path { stroke: #c2501c; stroke-width: 3.4; }
  .p1 { fill: #8f4a2b; } .p2 { fill: #2f6b5b; } .both { fill: #6d685d; }
  .who { font-size: 12.5px; font-weight: 600; fill: #ffffff; text-anchor: middle; }
  .payoff { font-size: 16px; text-anchor: middle; font-variant-numeric: tabular-nums; }
  .column { font-size: 13px; font-weight: 600; text-anchor: middle; }
  .predicted { fill: #fbe7da; stroke: #c2501c; }
  .guide { stroke: #cfc9bc; stroke-width: 1.4; stroke-dasharray: 0.1 6; stroke-linecap: round; }
  @media (prefers-color-scheme: dark) {
    .card { fill: #1d1f24; stroke: #34373e; }
    .title, .likely { fill: #f2efe8; }
    .subtitle, .head { fill: #a5a196; }
    .label { fill: #c4c0b5; }
    .edge { stroke: #545862; } .best { stroke: #c4c0b5; } .path { stroke: #ff9561; }
    .text1 { fill: #eea585; } .text2 { fill: #7fcab4; }
    .predicted { fill: #43291d; stroke: #ff9561; }
    .guide { stroke: #4a4e57; }
  }
"""
LIGHT_TEXT = ".text1 { fill: #8f4a2b; } .text2 { fill: #2f6b5b; }"


class Place(NamedTuple):
    """A node on the drawing, and what hangs on it."""

    node: Node
    x: float
    y: float
    branches: list[tuple[Branch, "Place"]]
    predicted: bool


def drawing(tree: Node, title: str, subtitle: str) -> str:
    """The whole picture."""
    root = placed(tree, LEFT, iter(range(100)), predicted=True)
    leaves = [place for place in walk(root) if not place.branches]
    height = TOP + ROW * (len(leaves) - 1) + 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-labelledby="title description" font-family="{FONT}">',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="description">{escape(description(tree))}</desc>',
        f"<style>{LIGHT_TEXT}{STYLE}</style>",
        f'<rect class="card" x="0.5" y="0.5" width="{WIDTH - 1}" height="{height - 1}" rx="14"/>',
        f'<text class="title" x="32" y="40">{escape(title)}</text>',
        f'<text class="subtitle" x="32" y="62">{escape(subtitle)}</text>',
        f'<text class="column text1" x="{P1_COLUMN}" y="62">P1</text>',
        f'<text class="column text2" x="{P2_COLUMN}" y="62">P2</text>',
    ]
    parts += guides(leaves)
    parts += edges(root)
    parts += (mark for place in walk(root) for mark in marks(place))
    return "\n".join([*parts, "</svg>", ""])


FONT = "Avenir Next, Seravek, Segoe UI, Inter, Noto Sans, Helvetica, Arial, sans-serif"


def placed(node: Node, x: float, rows: Iterator[int], predicted: bool) -> Place:
    """Each leaf in a row of its own, each decision in the middle of what it leads to."""
    if not node.branches:
        return Place(node, x, TOP + ROW * next(rows), [], predicted)
    first_best = next(branch for branch in node.branches if branch.best)
    children = [
        (branch, placed(branch.node, x + STEP, rows, predicted and branch is first_best))
        for branch in node.branches
    ]
    y = (children[0][1].y + children[-1][1].y) / 2
    return Place(node, x, y, children, predicted)


def walk(place: Place) -> Iterator[Place]:
    yield place
    for _, child in place.branches:
        yield from walk(child)


def guides(leaves: Iterable[Place]) -> Iterator[str]:
    """From the end of a branch to its payoffs; and the pill under the predicted ones."""
    for leaf in leaves:
        y = number(leaf.y)
        if leaf.predicted:
            x, width = P1_COLUMN - 26, P2_COLUMN - P1_COLUMN + 52
            yield (
                f'<rect class="predicted" x="{x}" y="{number(leaf.y - 16)}" '
                f'width="{width}" height="32" rx="16"/>'
            )
        if leaf.x < P1_COLUMN - 48:
            begin, end = leaf.x + 10, P1_COLUMN - 36
            yield f'<line class="guide" x1="{begin}" y1="{y}" x2="{end}" y2="{y}"/>'


def edges(place: Place) -> Iterator[str]:
    """The lines, the predicted ones last and so on top."""
    for branch, child in sorted(place.branches, key=lambda pair: pair[1].predicted):
        yield from edges(child)
        kind = "path" if child.predicted else "best" if branch.best else ""
        x, y, bend = place.x + RADIUS, place.y, place.x + 64
        end = child.x - (RADIUS if child.branches else 0)
        curve = f"C {bend - 22} {number(y)} {bend - 26} {number(child.y)} {bend} {number(child.y)}"
        line = f"M {x} {number(y)} {curve} H {end}"
        yield f'<path class="{f"edge {kind}".strip()}" d="{line}"/>'
        likely = " likely" if branch.best else ""
        middle = (x + end) / 2 if len(place.branches) == 1 else (bend + end) / 2 - 4
        yield (
            f'<text class="label{likely}" x="{middle:.0f}" '
            f'y="{number(child.y - 7)}">{escape(branch.label)}</text>'
        )


def marks(place: Place) -> Iterator[str]:
    """A disc for whoever decides, or the payoffs of an end."""
    if place.branches:
        yield from disc(place)
        return
    for x, seat in ((P1_COLUMN, 0), (P2_COLUMN, 1)):
        yield (
            f'<text class="payoff text{seat + 1}{" likely" if place.predicted else ""}" x="{x}" '
            f'y="{number(place.y + 5.5)}">{place.node.payoffs[seat]}</text>'
        )
    if place.node.shame:
        note = "+1 shame"
        yield f'<text class="head" x="{NOTE_COLUMN}" y="{number(place.y + 5)}">{note}</text>'


def disc(place: Place) -> Iterator[str]:
    seats = place.node.seats
    kind = f"p{seats[0] + 1}" if len(seats) == 1 else "both"
    name = f"P{seats[0] + 1}" if len(seats) == 1 else "both"
    yield f'<circle class="{kind}" cx="{place.x}" cy="{number(place.y)}" r="{RADIUS}"/>'
    yield f'<text class="who" x="{place.x}" y="{number(place.y + 4.5)}">{name}</text>'


def description(tree: Node) -> str:
    """The tree in words, for whoever cannot see it."""
    ends = "; ".join(told(tree, ()))
    every = "Every way a round can go, with the scores of P1 and P2."
    return f"{every} {ends}. Predicted: {path(tree)}."


def told(node: Node, before: tuple[str, ...]) -> Iterator[str]:
    if not node.branches:
        yield f"{', '.join(before)}: {node.payoffs[0]} and {node.payoffs[1]}"
    for branch in node.branches:
        yield from told(branch.node, (*before, f"{who(node)} {branch.label}"))


def path(node: Node) -> str:
    """What happens if all do what serves them best."""
    steps = []
    while node.branches:
        branch = next(branch for branch in node.branches if branch.best)
        steps.append(f"{who(node)} {branch.label}")
        node = branch.node
    return f"{', '.join(steps)}, with {node.payoffs[0]} and {node.payoffs[1]}"


def who(node: Node) -> str:
    return " and ".join(f"P{seat + 1}" for seat in node.seats) + ":"


def number(value: float) -> str:
    """Without a needless `.0`."""
    return f"{value:g}"
