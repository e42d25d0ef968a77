"""What a person can choose from: the legal moves, as lines of a menu."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

from ronda.cli.words import Words, capital
from ronda.engine import Box, Match, accepted

MOST_LINES_A_MOVE = 8


class Item(NamedTuple):
    """A line of the menu: a move with all its values, or one whose values are still to be asked."""

    label: str
    boxes: Sequence[Box]
    data: dict[str, Any] | None = None  # None: ask

    @property
    def action(self) -> str:
        return self.boxes[0].move.wire


def menu(match: Match, seat: int, words: Words) -> list[Item]:
    """First what the game waits for, then what can be done at any time."""
    families: dict[str, list[Box]] = {}
    for box in match.boxes(seat):
        families.setdefault(box.move.wire, []).append(box)
    ordered = sorted(families.values(), key=lambda boxes: rank(boxes[0], match, seat))
    return [item for boxes in ordered for item in lines(boxes, match, seat, words)]


def rank(box: Box, match: Match, seat: int) -> int:
    """Moves of one's turn, then those of any time, then those that even the end does not stop."""
    move = box.move
    if seat in match.to_act() and not move.anytime:
        return 0
    return 2 if move.after_end else 1


def lines(boxes: list[Box], match: Match, seat: int, words: Words) -> Iterator[Item]:
    """A move in one line, or a line for each way to make it where these are few and have names."""
    move = boxes[0].move
    name = capital(words.label("move", move.wire))
    ways = few_ways(boxes, match, seat)
    if ways and (len(ways) == 1 or (named(boxes) and not move.after_end)):
        for data in ways:
            yield Item(way_label(name, boxes, data, words), boxes, data)
    else:
        yield Item(name, boxes)


def few_ways(boxes: Sequence[Box], match: Match, seat: int) -> list[dict[str, Any]]:
    """Every way to make the move, if they are few enough to be listed."""
    if sum(box.size() for box in boxes) > MOST_LINES_A_MOVE:
        return []
    ways = (box.action(values)[1] for box in boxes for values in accepted(box, match.game, seat))
    return list(islice(ways, MOST_LINES_A_MOVE))


def named(boxes: Sequence[Box]) -> bool:
    """Is there one parameter that is chosen by name? (Numbers, and free text, are typed.)"""
    schemas = [schema for box in boxes for schema in box.schema["data"].values()]
    return len(boxes[0].schema["data"]) == 1 and all(map(by_name, schemas))


def by_name(schema: Mapping[str, Any]) -> bool:
    """Words, yes and no, or people."""
    if schema.get("type") == "boolean" or schema.get("format") == "seat":
        return True
    return all(isinstance(item, str) for item in schema.get("enum", [0]))


def way_label(name: str, boxes: Sequence[Box], data: dict[str, Any], words: Words) -> str:
    """As the game says it; or the move with its values; a lone choice says enough by itself."""
    if not data:
        return name
    if own := words.way(boxes[0].move.wire, data):
        return capital(own)
    if len(data) == 1 and named(boxes):
        ((parameter, value),) = data.items()
        said = words.value(parameter, value)
        if isinstance(value, bool):
            return f"{capital(words.label('parameter', parameter))} {said}"
        return f"{name}: {said}" if isinstance(value, int) else capital(said)
    values = (f"{words.label('parameter', p)} {words.value(p, v)}" for p, v in data.items() if v)
    return f"{name}: {', '.join(values)}"
