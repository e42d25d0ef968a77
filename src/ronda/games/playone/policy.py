"""What the house bot does, in terms of cards: §10 of the source, without luck."""

from collections.abc import Iterable, Sequence

from ronda.games.playone.cards import (
    COLOR,
    DRAW_TWO,
    KIND,
    NO_COLOR,
    REVERSE,
    SKIP,
    WILD_DRAW_FOUR,
    color_counts,
)

FEW = 2  # so many cards make an opponent dangerous


def card_to_stack(playable: Sequence[str]) -> str:
    """A Draw Two before a Wild Draw Four."""
    return min(playable, key=lambda card: (KIND[card] != DRAW_TWO, card))


def card_to_play(hand: Sequence[str], playable: Sequence[str], danger: bool) -> str:
    """The colour the hand has most of; of that, Skip and Reverse in danger; wild cards last."""
    counts = {**color_counts(hand), NO_COLOR: 0}

    def rank(card: str) -> tuple[int, bool, bool, str]:
        kind = KIND[card]
        harmless = danger and kind not in (SKIP, REVERSE)
        return -counts[COLOR[card]], harmless, kind == WILD_DRAW_FOUR, card

    return min(playable, key=rank)


def dangerous(card_counts: Iterable[int]) -> bool:
    """Is an opponent with so many cards about to go out?"""
    return any(count <= FEW for count in card_counts)
