"""The balance report: a table and two pictures a game, drawn from the kept figures."""

from collections.abc import Iterable
from html import escape
from typing import Any

from ronda.catalogue import find_game
from ronda.lab.summary import rounded
from ronda.rules import sentence
from scripts.docs_parts.outcomes import table

Figures = dict[str, Any]
WIDTH, BAR, LEFT, TOP = 820, 22, 280, 78
RIGHT = 90
STYLE = """
  .card { fill: #fdfcf9; stroke: #e3dfd6; }
  .title { font-size: 19px; font-weight: 600; fill: #26241f; }
  .subtitle, .tick { font-size: 13px; fill: #6d685d; }
  .label { font-size: 14px; fill: #26241f; }
  .share { font-size: 12.5px; fill: #ffffff; font-weight: 600; text-anchor: middle; }
  .seat0 { fill: #8f4a2b; } .seat1 { fill: #2f6b5b; } .seat2 { fill: #57518f; }
  .seat3 { fill: #7a6416; }
  .whole { stroke: #c9c4b8; stroke-width: 2; } .half { fill: #c2501c; opacity: 0.75; }
  .middle { stroke: #26241f; stroke-width: 2.5; }
  @media (prefers-color-scheme: dark) {
    .card { fill: #1d1f24; stroke: #34373e; } .title, .label { fill: #f2efe8; }
    .subtitle, .tick { fill: #a5a196; } .middle { stroke: #f2efe8; } .whole { stroke: #545862; }
    .half { fill: #ff9561; }
  }
"""


def page(kept: Iterable[Figures]) -> str:
    """The whole report."""
    games: dict[str, list[Figures]] = {}
    for figures in kept:
        games.setdefault(figures["game"], []).append(figures)
    matches = {figures["matches"] for group in games.values() for figures in group}
    head = (
        "# How the games balance\n\n"
        f"What {max(matches):,} simulated matches a line-up come to. `make balance` simulates\n"
        "them anew and writes this page; the same seed gives the same figures on every machine.\n"
        "A shared win counts for all who share it; the length is the number of entries in a\n"
        "match's log; the choices are how many moves there were to choose from, on average.\n"
    )
    return head + "".join(section(game, group) for game, group in games.items())


def section(game: str, group: list[Figures]) -> str:
    """One game: table and pictures."""
    name = find_game(game).texts["en"]["name"]
    heads = ["line-up", "wins by seat", "points by seat", "length: 5 % · median · 95 %", "choices"]
    rows = [row(figures) for figures in group]
    return (
        f"\n## {name}\n\n{table(heads, rows, 'lcccr')}\n"
        f"How they end: {endings(game, group)}.\n\n"
        f"![{name}: wins by seat](../images/balance-{game}-wins.svg)\n\n"
        f"![{name}: length of a match](../images/balance-{game}-lengths.svg)\n"
    )


def row(figures: Figures) -> list[str]:
    wins = " · ".join(f"{100 * share:.1f} %" for share in figures["shares"])
    points = " · ".join(f"{points:.1f}" for points in figures["points"])
    low, middle, high = (figures["percentiles"][p] for p in (5, 50, 95))
    return [
        figures["title"],
        wins,
        points,
        f"{low} · {middle} · {high}",
        rounded(figures["branching"]),
    ]


def endings(game: str, group: list[Figures]) -> str:
    """Each way to end with its part of all matches of the game."""
    kind = find_game(game)
    total: dict[str, int] = {}
    for figures in group:
        for reason, count in figures["reasons"].items():
            total[reason] = total.get(reason, 0) + count
    whole = sum(total.values())
    parts = sorted(total.items(), key=lambda item: -item[1])
    return "; ".join(
        f"{sentence(f'result:{reason}', 'en', kind.texts)}, {100 * count / whole:.1f} %"
        for reason, count in parts
    )


def pictures(kept: Iterable[Figures]) -> Iterable[tuple[str, str]]:
    """(file name, SVG) of every picture."""
    games: dict[str, list[Figures]] = {}
    for figures in kept:
        games.setdefault(figures["game"], []).append(figures)
    for game, group in games.items():
        name = find_game(game).texts["en"]["name"]
        yield f"balance-{game}-wins.svg", wins(name, group)
        yield f"balance-{game}-lengths.svg", lengths(name, group)


def wins(name: str, group: list[Figures]) -> str:
    """A bar a line-up, cut into the seats' parts of all wins."""
    return card(name, "Who wins: a seat's part of all wins", group, win_bar)


def win_bar(figures: Figures, y: float, _longest: int) -> str:
    total, x, parts = sum(figures["shares"]) or 1, float(LEFT), []
    for seat, share in enumerate(figures["shares"]):
        width = (WIDTH - LEFT - RIGHT) * share / total
        text = f"{100 * share / total:.0f} %" if width > 40 else ""
        parts.append(
            f'<rect class="seat{seat}" x="{x:.1f}" y="{y - 15:.1f}" width="{width:.1f}" '
            f'height="{BAR}" rx="3"/><text class="share" x="{x + width / 2:.1f}" y="{y:.1f}">'
            f"{text}</text>"
        )
        x += width
    return "".join(parts)


def lengths(name: str, group: list[Figures]) -> str:
    """A bar a line-up: the middle half thick, nine in ten thin, the median marked."""
    subtitle = "Entries in the log: half of all matches, nine in ten, the median"
    return card(name, subtitle, group, length_bar)


def length_bar(figures: Figures, y: float, longest: int) -> str:
    low, first, middle, third, high = (
        LEFT + (WIDTH - LEFT - RIGHT) * figures["percentiles"][p] / longest
        for p in (5, 25, 50, 75, 95)
    )
    return (
        f'<line class="whole" x1="{low:.1f}" x2="{high:.1f}" y1="{y - 4}" y2="{y - 4}"/>'
        f'<rect class="half" x="{first:.1f}" y="{y - 13}" width="{max(third - first, 2):.1f}" '
        f'height="18" rx="3"/>'
        f'<line class="middle" x1="{middle:.1f}" x2="{middle:.1f}" y1="{y - 15}" y2="{y + 7}"/>'
        f'<text class="tick" x="{high + 10:.1f}" y="{y}">median {figures["percentiles"][50]}</text>'
    )


def card(name: str, subtitle: str, group: list[Figures], bar: Any) -> str:
    """The frame all pictures share."""
    height = TOP + 40 * len(group) + 16
    longest = max(figures["percentiles"][95] for figures in group)
    rows = "".join(
        f'<text class="label" x="28" y="{TOP + 40 * at + 20}">{escape(figures["title"])}</text>'
        + bar(figures, TOP + 40 * at + 20, longest)
        for at, figures in enumerate(group)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'font-family="system-ui, sans-serif"><title>{escape(name)}: {escape(subtitle)}</title>'
        f"<style>{STYLE}</style>"
        f'<rect class="card" x="0.5" y="0.5" width="{WIDTH - 1}" height="{height - 1}" rx="14"/>'
        f'<text class="title" x="28" y="36">{escape(name)}</text>'
        f'<text class="subtitle" x="28" y="58">{escape(subtitle)}</text>{rows}</svg>\n'
    )
