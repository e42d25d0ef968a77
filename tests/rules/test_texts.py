"""Sentences for people: the game's own first, then the common ones, then at least the key."""

import pytest

from ronda.rules import LANGUAGES, Illegal, draw, ranking, require, sentence, span, win
from ronda.rules.texts import COMMON, placeholders

OWN = {"en": {"NOT_YOUR_TURN": "Wait, {name}!"}, "es": {"NOT_YOUR_TURN": "¡Espera, {name}!"}}


def test_a_game_may_say_it_in_its_own_words() -> None:
    assert sentence("NOT_YOUR_TURN", "es", OWN, name="Ana") == "¡Espera, Ana!"


def test_what_a_game_does_not_say_the_platform_says() -> None:
    assert sentence("MATCH_OVER", "en", OWN) == "The match is over."


def test_what_nobody_says_is_at_least_named() -> None:
    assert sentence("EMPTY_OFFER", "en", OWN) == "EMPTY_OFFER"


def test_a_sentence_comes_out_even_without_its_details() -> None:
    assert sentence("NOT_YOUR_TURN", "en", OWN) == "Wait, …!"


@pytest.mark.parametrize(
    ("count", "said"), [(0, "0 tokens"), (1, "1 token"), ("1", "1 token"), (2, "2 tokens")]
)
def test_a_word_goes_with_its_number(count: object, said: str) -> None:
    own = {"en": {"held": "{count} {count|token|tokens}"}}
    assert sentence("held", "en", own, count=count) == said
    assert sentence("held", "en", own) == "… tokens"


def test_the_word_for_so_many_is_no_detail_of_its_own() -> None:
    assert placeholders("{who} has {count} {count|token|tokens}") == {"who", "count"}


@pytest.mark.parametrize(("most", "said"), [(2, "2"), (4, "2–4")])
def test_from_so_many_to_so_many_is_one_number_where_they_are_the_same(
    most: int, said: str
) -> None:
    assert span(2, most) == said


def test_details_are_put_in_as_they_are() -> None:
    assert sentence("NOT_YOUR_TURN", "en", OWN, name="{name}") == "Wait, {name}!"


def test_the_common_sentences_exist_in_every_language() -> None:
    assert {frozenset(COMMON[language]) for language in LANGUAGES} == {frozenset(COMMON["en"])}


def test_require_refuses_unless_the_condition_holds() -> None:
    require(True, "NEVER")
    with pytest.raises(Illegal) as refused:
        require([], "EMPTY", limit=3)
    assert (refused.value.code, refused.value.details) == ("EMPTY", {"limit": 3})


def test_the_most_points_win_and_a_tie_is_shared() -> None:
    assert ranking([3, 7, 7], "END")["winners"] == [1, 2]


def test_a_winner_has_the_one_point() -> None:
    assert win(3, 1, "LINE") == {"points": [0, 1, 0], "winners": [1], "reason": "LINE"}


def test_in_a_draw_nobody_wins() -> None:
    assert draw(2, "FULL") == {"points": [0, 0], "winners": [], "reason": "FULL"}
