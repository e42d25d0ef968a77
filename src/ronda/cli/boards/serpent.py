"""The board of serpent: a hundred fields in a winding line, the racers, the card on the table."""

from typing import Any

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ronda.cli.words import Words, capital
from ronda.rules import View

ROW = 10
CELL, WIDTH = 6, 66
STYLES = {"regular": "dim", "positive": "green", "negative": "red", "luck": "yellow"}
SIGNS = {"regular": " ", "positive": "▲", "negative": "▼", "luck": "★"}
ASKING = ("positive", "negative")
MARKS = "①②③④⑤⑥⑦⑧⑨⑩"  # by the order of turns
State = dict[str, Any]


def draw(view: View, words: Words) -> RenderableType:
    """The whole table."""
    state = view["state"]
    parts: list[RenderableType] = [fields(state), legend(words), racers(view, words)]
    parts += [panel for panel in (card(state, words), numbers(view, words)) if panel]
    return Group(heading(view, words), *parts, "")


def heading(view: View, words: Words) -> Text:
    phase = capital(words.label("phase", view["state"]["phase"]))
    return Text(f" {words.title()} · {phase}", style="bold")


def fields(state: State) -> Panel:
    """From field 1 at the bottom to field 100 at the top, each row against the one below."""
    grid = Table.grid(padding=0)
    for _ in range(ROW):
        grid.add_column(width=CELL, no_wrap=True)
    there = standing(state)
    board = state["boardData"]["fields"]
    for start in range(len(board) - ROW, -1, -ROW):
        row = board[start : start + ROW]
        if (start // ROW) % 2:
            row = row[::-1]
        grid.add_row(*(cell(field, there.get(field["position"], "")) for field in row))
    return Panel(grid, box=ROUNDED, border_style="dim", width=WIDTH, padding=(0, 2))


def standing(state: State) -> dict[int, str]:
    """The marks of the racers on each field."""
    there: dict[int, str] = {}
    for player in state["players"]:
        position = player["boardPosition"]
        there[position] = there.get(position, "") + MARKS[player["turnOrder"]]
    return there


def cell(field: State, marks: str) -> Text:
    """A field: who stands there, or else its number."""
    kind = field["type"]
    if marks:
        shown = marks if len(marks) < CELL else f"{marks[: CELL - 2]}…"
        return Text(shown, style="bold cyan")
    step = field["stepValue"] if kind in ASKING else ""
    return Text(f"{field['position']}{SIGNS[kind]}{step}", style=STYLES[kind])


def legend(words: Words) -> Text:
    """What the colours mean."""
    line = Text(" ")
    for kind in ("positive", "negative", "luck"):
        line.append(f"{SIGNS[kind]} {words.value('fieldType', kind)}   ", style=STYLES[kind])
    return line


def racers(view: View, words: Words) -> Table:
    """A line each: the mark, the name, the field, turns to come and to lose."""
    state = view["state"]
    table = Table.grid(padding=(0, 2))
    for player in state["players"]:
        seat = player["playerId"]
        turns = state["currentPlayer"] == seat and view["result"] is None
        notes = [words.label("board", "you")] if seat == view["seat"] else []
        notes += noted(state, seat, words)
        table.add_row(
            Text(f" {'▸' if turns else ' '} {MARKS[player['turnOrder']]}", style="bold cyan"),
            Text(words.seat(seat), style="bold" if turns else ""),
            Text(str(player["boardPosition"]), justify="right"),
            Text(" · ".join(notes), style="dim"),
        )
    if view["options"]["gamemaster"] == "player":
        table.add_row(
            "", Text(words.seat(0)), "⚖", Text(words.label("board", "gamemaster"), style="dim")
        )
    return table


def noted(state: State, seat: int, words: Words) -> list[str]:
    """Turns to come and to lose."""
    found = []
    if state["extraTurns"][seat]:
        found.append(words.found("board:extra", turns=state["extraTurns"][seat]) or "")
    if state["turnsToLose"][seat]:
        found.append(words.found("board:lose", turns=state["turnsToLose"][seat]) or "")
    return found


def card(state: State, words: Words) -> Panel | None:
    """The card that waits; its options for whoever has to answer it."""
    shown = state["pendingCard"]
    if not shown:
        return None
    kind = shown["fieldType"]
    lines = [Text(shown["question"], style="bold")]
    lines += [Text(line) for line in choices(state.get("cardData") or {}, words)]
    title = f"{words.value('cardType', shown['cardType'])} · {words.seat(shown['playerId'])}"
    return Panel(
        Group(*lines), title=Text(title), title_align="left", border_style=STYLES[kind],
        width=WIDTH, padding=(0, 1),
    )  # fmt: skip


def choices(data: State, words: Words) -> list[str]:
    """What there is to choose from, or how near is near enough."""
    if "answerOptions" in data:
        return [f"{option['answer']}  {option['text']}" for option in data["answerOptions"]]
    if "words" in data:
        return ["  ".join(data["words"])]
    if "percent" in data:
        return [words.found("board:near", percent=data["percent"]) or ""]
    return [pair["left"] for pair in data.get("sentencePairs", ())]


def numbers(view: View, words: Words) -> Panel | None:
    """What a guess is calculated with."""
    request = view["state"].get("guessRequest")
    if not request:
        return None
    named = {
        "base": {"position": request["currentPosition"]}, "dice": {"dice": request["diceRoll"]},
        "step": {"step": f"{request['fieldStepValue']:+d}"},
        "modifier": {"modifier": f"{request['patternModifier']:+d}"},
    }  # fmt: skip
    facts = " · ".join(words.found(f"board:{key}", **value) or "" for key, value in named.items())
    rule = words.label("board", f"rule-{view['options']['movement']}")
    return Panel(Group(Text(facts), Text(f"= {rule}", style="dim")), width=WIDTH, padding=(0, 1))
