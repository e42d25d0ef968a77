"""The 108 cards. Inside the rules a card is its id; the tables here say what is on it."""

from collections.abc import Iterator, Sequence

Card = dict[str, str | int]

COLORS = ("RED", "BLUE", "GREEN", "YELLOW")  # also the order in which ties are broken
NO_COLOR = "WILD"  # what a wild card has instead
NUMBER, SKIP, REVERSE, DRAW_TWO = "NUMBER", "SKIP", "REVERSE", "DRAW_TWO"
WILD, WILD_DRAW_FOUR = "WILD", "WILD_DRAW_FOUR"
ACTIONS = (SKIP, REVERSE, DRAW_TWO)
WILDS = (WILD, WILD_DRAW_FOUR)
ACTION_POINTS, WILD_POINTS = 20, 50


def full_deck() -> Iterator[tuple[str, str]]:
    """Colour and symbol of every card: of each colour one 0 and two of the rest; eight wild."""
    symbols = ["0", *[*map(str, range(1, 10)), *ACTIONS] * 2]
    yield from ((color, symbol) for color in COLORS for symbol in symbols)
    yield from ((NO_COLOR, symbol) for symbol in WILDS for _ in range(4))


def id_of(color: str, symbol: str, place: int) -> str:
    """An id that people can read: `RED-7-12`. The place in the deck makes it unique."""
    return "-".join([*([] if symbol in WILDS else [color]), symbol, str(place)])


def face(card: str, color: str, symbol: str) -> Card:
    """A card as the data model has it."""
    if symbol.isdecimal():
        return {"id": card, "kind": NUMBER, "color": color, "number": int(symbol)}
    return {"id": card, "kind": symbol, "color": color}


def worth(symbol: str) -> int:
    """The usual points: numbers their face value, actions 20, wild cards 50."""
    if symbol.isdecimal():
        return int(symbol)
    return WILD_POINTS if symbol in WILDS else ACTION_POINTS


DECK = tuple(id_of(*face, place) for place, face in enumerate(full_deck()))
COLOR = {card: color for card, (color, _) in zip(DECK, full_deck(), strict=True)}
SYMBOL = {card: symbol for card, (_, symbol) in zip(DECK, full_deck(), strict=True)}
KIND = {card: NUMBER if SYMBOL[card].isdecimal() else SYMBOL[card] for card in DECK}
POINTS = {card: worth(SYMBOL[card]) for card in DECK}
FACES = {card: face(card, COLOR[card], SYMBOL[card]) for card in DECK}  # shared: only read

STACKABLE = frozenset(card for card in DECK if KIND[card] in (DRAW_TWO, WILD_DRAW_FOUR))


def fits(card: str, color: str, symbol: str) -> bool:
    """May it be laid on this symbol while this colour is asked for?"""
    return KIND[card] in WILDS or COLOR[card] == color or SYMBOL[card] == symbol


def fitting(color: str) -> dict[str, frozenset[str]]:
    """For every card on top: the cards that fit."""
    symbols = dict.fromkeys(SYMBOL.values())
    by_symbol = {s: frozenset(card for card in DECK if fits(card, color, s)) for s in symbols}
    return {top: by_symbol[SYMBOL[top]] for top in DECK}


# FITTING[colour asked for][card on top]: the cards that may be laid.
FITTING: dict[str | None, dict[str, frozenset[str]]] = {c: fitting(c) for c in COLORS}


def color_counts(hand: Sequence[str]) -> dict[str, int]:
    """How many cards of each colour; the wild ones count apart."""
    counts = dict.fromkeys((*COLORS, NO_COLOR), 0)
    for card in hand:
        counts[COLOR[card]] += 1
    return counts


def favourite_color(hand: Sequence[str]) -> str:
    """The colour that the hand has most of; ties in the order of COLORS."""
    counts = color_counts(hand)
    return max(COLORS, key=counts.__getitem__)
