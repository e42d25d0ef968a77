"""What holds whatever people do: 108 cards, and a round that somebody can go on with."""

from hypothesis import given, settings
from hypothesis import strategies as st

from ronda.engine import Match
from ronda.games.playone import PlayOne
from ronda.games.playone.cards import DECK
from ronda.rules import NOBODY, Illegal, Luck, Turn
from tests.games.playone.given import Story

Choices = list[tuple[int, int]]
PLAYS = st.lists(st.tuples(st.integers(0, 99), st.integers(0, 99)), max_size=120)


def acted(story: Story, what: int, which: int) -> None:
    """A legal move, or somebody leaves or comes back; then `check` has its say."""
    match = story.journal.match
    seat = which % match.game.players
    if what < 3:
        story.comes(seat) if seat in match.game.gone else story.leaves(seat)
        return
    waiting = match.to_act()
    if not waiting:
        story.time_runs_out()
        return
    moves = [
        box.action(values)
        for box in match.boxes(waiting[0])
        if not box.move.anytime
        for values in box.combinations()
    ]
    story.heard(story.journal.play(waiting[0], *moves[which % len(moves)], at=0).events)


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10_000), PLAYS)
def test_nothing_breaks_the_round(players: int, seed: int, plays: Choices) -> None:
    story = Story(Match.start(PlayOne, str(seed), None, players))
    for what, which in plays:
        if story.outcome():
            break
        acted(story, what, which)
    assert (story.outcome() is None) == (len(story.game.here()) > 1)


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10_000), PLAYS)
def test_who_is_to_act_can(players: int, seed: int, plays: Choices) -> None:
    story = Story(Match.start(PlayOne, str(seed), None, players))
    for what, which in plays:
        waiting = story.journal.match.to_act()
        if story.outcome() or not waiting:
            break
        assert story.may(waiting[0])
        acted(story, max(what, 3), which)


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10_000), st.sampled_from(DECK))
def test_a_card_is_accepted_only_if_it_is_listed(players: int, seed: int, card: str) -> None:
    story = Story(Match.start(PlayOne, str(seed), None, players))
    seat = story.game.current
    if story.game.phase != "TURN":
        return
    listed = card in story.game.playable(seat)
    try:
        story.play(seat, "INTENT_PLAY_CARD", cardId=card)
    except Illegal:
        assert not listed
    else:
        assert listed


def test_the_same_seed_deals_the_same_cards() -> None:
    one, two = (Match.start(PlayOne, "seed", None, 4) for _ in range(2))
    assert one.digest() == two.digest()
    assert one.digest() != Match.start(PlayOne, "another", None, 4).digest()


def test_every_card_comes_first_and_every_seat_deals_about_as_often() -> None:
    """A plain test that the deal is fair: 2 000 deals of three hands."""
    dealers, firsts = [0, 0, 0], set()
    for number in range(2000):
        game = PlayOne()
        game.options, game.players, game.gone = type(PlayOne.options)(), 3, []
        game.setup(Turn(NOBODY, 0, Luck("fair", number)))
        dealers[game.dealer] += 1
        firsts.add(game.discard[0])
    assert firsts == set(DECK)
    assert all(590 < count < 745 for count in dealers)
