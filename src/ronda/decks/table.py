"""Decks as a table, a card a row, with the columns named in the first row.

`decktype` and `type` are names; the other columns are used as the type of the card needs them.
A cell that cannot be understood is left as it is, for the game's checks to complain about.
"""

import csv
from collections.abc import Iterable
from io import StringIO
from math import isfinite
from typing import Any

from ronda.decks.problem import DeckFileError
from ronda.games.serpent.cards import CARD_TYPES, CONSEQUENCES, DECK_TYPES
from ronda.games.serpent.comparing import folded
from ronda.games.serpent.formats.true_false import WORDS
from ronda.games.serpent.library.writing import quiz

NEEDED = ("decktype", "type", "question")
COLUMNS = (
    *NEEDED, "answer", "wrong1", "wrong2", "wrong3", "percent", "consequence", "value",
)  # fmt: skip
SEPARATORS = ",;\t"
BETWEEN, BOUND = "|", "="  # answers and pairs in one cell; the sides of a pair
Row = dict[str, str]


def decks_from_table(text: str, name: str) -> list[dict[str, Any]]:
    """A deck for each kind of field in the table, in the order of the rows."""
    decks: dict[str, dict[str, Any]] = {}
    for line, row in rows(text):
        kind = row["decktype"]
        fresh = {"deckid": f"{name}-{folded(kind)}"[:64], "decktype": number_of(kind, DECK_TYPES)}
        deck = decks.setdefault(folded(kind), {**fresh, "cards": []})
        deck["cards"].append({"cardid": f"line {line}", **card(row)})
    return list(decks.values())


def rows(text: str) -> Iterable[tuple[int, Row]]:
    """Every row that is not empty, with its line, under the names of the columns."""
    header = text.partition("\n")[0]
    separator = max(SEPARATORS, key=header.count)
    try:
        reader = csv.reader(StringIO(text), delimiter=separator, strict=True)
        names = [folded(cell) for cell in next(reader, [])]
        check_columns(names)
        for cells in reader:
            if any(cell.strip() for cell in cells):
                yield reader.line_num, as_row(names, cells, reader.line_num)
    except csv.Error as wrong:
        raise DeckFileError("deck-bad-table", why=str(wrong)) from None


def check_columns(names: list[str]) -> None:
    for name in NEEDED:
        if name not in names:
            raise DeckFileError("deck-no-column", column=name, columns=", ".join(COLUMNS))
    for name in names:
        if name not in COLUMNS:
            raise DeckFileError("deck-unknown-column", column=name, columns=", ".join(COLUMNS))


def as_row(names: list[str], cells: list[str], line: int) -> Row:
    if len(cells) > len(names):
        raise DeckFileError("deck-long-row", line=line, columns=len(names))
    found = dict(zip(names, (cell.strip() for cell in cells), strict=False))
    return {column: found.get(column, "") for column in COLUMNS}


def card(row: Row) -> dict[str, Any]:
    """A card without its id."""
    kind = number_of(row["type"], CARD_TYPES)
    made: dict[str, Any] = {"question": row["question"], "type": kind}
    if row["consequence"]:
        made["consequence"] = consequence(row)
    read = ANSWERS.get(row["type"].upper())
    if read or row["answer"]:
        made["answer"] = read(row) if read else row["answer"]
    return made


def number_of(name: str, names: tuple[str, ...]) -> object:
    """The number that stands for a name."""
    return names.index(name.upper()) if name.upper() in names else name


def options(row: Row) -> object:
    wrong = [row[column] for column in ("wrong1", "wrong2", "wrong3") if row[column]]
    return quiz(row["question"], row["answer"], *wrong).get("answer")


def pairs(row: Row) -> object:
    """`Apple = Red | Banana = Yellow`; without a `=`, a sentence to put in order."""
    if BOUND not in row["answer"]:
        return row["answer"]
    sides = [part.partition(BOUND) for part in row["answer"].split(BETWEEN)]
    return [{"left": left.strip(), "right": right.strip()} for left, _, right in sides]


def accepted(row: Row) -> object:
    return [answer.strip() for answer in row["answer"].split(BETWEEN)]


def truth(row: Row) -> object:
    return WORDS.get(folded(row["answer"]), row["answer"])


def near(row: Row) -> object:
    return {"correct": number(row["answer"]), "percent": number(row["percent"] or "0")}


def consequence(row: Row) -> dict[str, object]:
    numbers = {name: kind for kind, name in CONSEQUENCES.items()}
    kind = numbers.get(row["consequence"].upper(), row["consequence"])
    return {"type": kind, "value": number(row["value"] or "1")}


def number(text: str) -> object:
    """A number with a point or a comma; a whole one stays whole."""
    try:
        value = float(text.replace(",", "."))
    except ValueError:
        return text
    if not isfinite(value):
        return text
    return int(value) if value.is_integer() else value


ANSWERS = {
    "QUIZ": options, "SENTENCE_PAIRING": pairs, "OWN_ANSWER": accepted, "TRUE_FALSE": truth,
    "CLOSER": near,
}  # fmt: skip
