"""The draw pile runs out: the discards come back (§13, P6), or nobody gets any further."""

from tests.games.playone.given import SPARE, A, B, C, given

STUCK = "GREEN-3 GREEN-4"


def test_P6_the_discards_but_the_top_one_make_a_new_pile() -> None:
    story = given(f"BLUE-5 {STUCK}", "GREEN-1 YELLOW-1", top="RED-5", pile=0)
    story.lays("BLUE-5").draws()
    assert story.last("pileRecycled") == {"count": 1}
    assert story.top() == "RED-5"  # it came back, fits and is laid at once
    story.then(deckCount=0).turn_of(A)


def test_P16_what_is_left_of_the_pile_is_drawn_first() -> None:
    story = given(
        f"RED-1 {STUCK}", "BLUE-DRAW_TWO", top="RED-5", pile=1, draws="GREEN-9",
    )  # fmt: skip
    story.lays("RED-1")
    story.game.pending_draw = 2
    story.draws()
    assert sorted(story.hand(B)) == ["BLUE-DRAW_TWO", "GREEN-9", "RED-5"]
    story.then(deckCount=0, pendingDraw=0).turn_of(A)


def test_P16_and_of_what_was_shuffled_only_what_is_still_needed() -> None:
    """Two to draw, one left: that one, and one of the two discards."""
    story = given(
        f"RED-1 {STUCK}", "RED-2 BLUE-DRAW_TWO", top="RED-5", pile=1, draws="GREEN-9",
    )  # fmt: skip
    story.lays("RED-1").lays("RED-2")
    story.game.pending_draw = 2
    story.draws()
    assert "GREEN-9" in story.hand(A)
    story.then(deckCount=1)


def test_P6_the_new_pile_is_shuffled() -> None:
    story = given(SPARE, SPARE.replace("0", "1"), top="RED-5", pile=0)
    game = story.game
    game.discard, game.removed = game.removed + game.discard, []
    before = list(game.discard[:-1])
    story.draws()
    pile = game.deck + [card for hand in game.hands for card in hand if card in before]
    assert set(pile) <= set(before)
    assert game.deck != [card for card in before if card in game.deck]


def test_P6_with_too_few_cards_one_draws_what_there_is_and_nothing_is_pending() -> None:
    story = given(STUCK, SPARE, top="RED-DRAW_TWO", pending=8, pile=3).draws()
    assert story.counts() == [5, 2]
    story.then(pendingDraw=0, deckCount=0).turn_of(B)
    assert story.last("cardsDrawn") == {"seat": A, "count": 3}


def test_P6_with_no_cards_at_all_the_turn_passes() -> None:
    story = given(STUCK, "RED-1 RED-2", top="RED-5", pile=0).draws()
    assert story.last("cardsDrawn") == {"seat": A, "count": 0}
    assert "pileRecycled" not in story.events()
    story.turn_of(B).then(phase="TURN")


def test_P6_when_nobody_could_play_or_draw_the_round_ends_without_a_winner() -> None:
    story = given(STUCK, SPARE, "BLUE-3 BLUE-4", top="RED-5", pile=0)
    story.draws().draws().then(phase="TURN").turn_of(C).draws()
    story.then(phase="ROUND_END", roundEndReason="STALEMATE", winnerId=None, roundsWon=[0, 0, 0])
    assert story.last("roundEnded") == {"reason": "STALEMATE"}
    assert "roundWon" not in story.events()


def test_P6_somebody_who_plays_in_between_starts_the_count_anew() -> None:
    story = given(STUCK, "RED-1 BLUE-9", "BLUE-3 BLUE-4", top="RED-5", pile=0)
    story.draws().lays("RED-1").draws()
    assert story.hand(C) == ["BLUE-3", "BLUE-4"]  # RED-5 came back, and was laid at once
    story.draws().draws().then(phase="TURN")


def test_P6_only_those_still_there_are_counted() -> None:
    """One could not go on, and left: of the two who are there one has not been asked."""
    story = given(STUCK, SPARE, "BLUE-3 BLUE-4", top="RED-5", pile=0)
    story.draws().leaves(A).draws().then(phase="TURN").turn_of(C)
    story.draws().then(phase="ROUND_END", roundEndReason="STALEMATE")


def test_P23_who_can_lay_a_card_once_nothing_is_pending_is_not_stuck() -> None:
    """A could not stack and there was nothing to draw, but now RED-1 fits."""
    story = given("RED-1 RED-2", SPARE, top="RED-DRAW_TWO", pending=2, pile=0).draws()
    assert story.last("cardsDrawn") == {"seat": A, "count": 0}
    story.turn_of(B).draws().then(phase="TURN", pendingDraw=0).turn_of(A)
    assert story.may(A) == ["RED-1", "RED-2"]


def test_P23_who_still_cannot_is() -> None:
    story = given(STUCK, SPARE, top="RED-DRAW_TWO", pending=2, pile=0).draws().draws()
    story.then(phase="ROUND_END", roundEndReason="STALEMATE")
