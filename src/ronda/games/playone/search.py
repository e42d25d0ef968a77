"""Looking ahead with hidden cards: imagine what the others hold, play on, count the wins.

The bot knows what its seat sees. Each imagined world deals the cards that it does not see at
random; in every world each candidate is tried, and the round is played out as the house bot
would play it. The candidate that wins most is chosen. All candidates meet the same worlds: what
luck does to one of them, it does to all.
"""

from collections.abc import Iterator, Sequence

from ronda.games.playone.cards import COLOR, COLORS, DECK, SYMBOL, favourite_color
from ronda.games.playone.game import PlayOne
from ronda.games.playone.policy import card_to_play, card_to_stack, dangerous
from ronda.games.playone.round import CHOOSE, PLAYING
from ronda.games.playone.seen import hand_of, playable_in
from ronda.rules import Action, Luck, Silent, Turn, View

PLAYOUTS = 500  # a decision, for all candidates together
LONGEST = 200  # moves of a playout; what is longer counts as undecided
UNDECIDED = 0.5


def search(view: View, luck: Luck) -> Action:
    """The candidate that wins most often over many worlds; the worse half drops out early."""
    rivals = list(candidates(view))
    wins = [0.0] * len(rivals)
    stages = (len(rivals) - 1).bit_length()
    while len(rivals) > 1:
        for _ in range(PLAYOUTS // stages // len(rivals)):
            for index, won in enumerate(outcomes(view, rivals, luck)):
                wins[index] += won
        ranked = sorted(range(len(rivals)), key=lambda index: -wins[index])
        kept = sorted(ranked[: (len(rivals) + 1) // 2])
        rivals, wins = [rivals[index] for index in kept], [wins[index] for index in kept]
    return rivals[0]


def outcomes(view: View, actions: Sequence[Action], luck: Luck) -> Iterator[float]:
    """What each of the actions comes to in one and the same world."""
    world, seed = imagined(view, luck), str(luck.below(1 << 32))
    for action in actions:
        yield value(world.clone(), action, Luck(seed))


def candidates(view: View) -> Iterator[Action]:
    """Every legal move, one a colour and symbol."""
    if view["state"]["phase"] == CHOOSE:
        yield from (("INTENT_CHOOSE_COLOR", {"color": color}) for color in COLORS)
        return
    playable = playable_in(view)
    different = {(COLOR[card], SYMBOL[card]): card for card in playable}
    yield from (("INTENT_PLAY_CARD", {"cardId": card}) for card in different.values())
    if view["state"]["pendingDraw"] or not playable:
        yield "INTENT_DRAW", {}


def imagined(view: View, luck: Luck) -> PlayOne:
    """A whole game that this seat could be in."""
    game = PlayOne.from_view(view)
    state = view["state"]
    game.options = type(PlayOne.options)(rounds=1)
    game.remaining = [p["id"] for p in state["players"] if p["cardCount"]]
    game.current = game.order[state["currentPlayerIndex"]]
    game.dealer = game.order[state["dealerIndex"]]
    game.since = game.stuck = 0
    game.opening = game.current_color is None
    deal_unseen(game, view, luck)
    return game


def deal_unseen(game: PlayOne, view: View, luck: Luck) -> None:
    """The cards that this seat does not see: to the others, the pile and the discards."""
    state, own = view["state"], hand_of(view)
    top = state["topCard"]["id"]
    unseen = [card for card in DECK if card != top and card not in own]
    luck.shuffle(unseen)
    game.hands = []
    for player in state["players"]:
        size = player["cardCount"]
        mine = player["id"] == view["seat"]
        game.hands.append(own if mine else [unseen.pop() for _ in range(size)])
    game.deck, below = unseen[: state["deckCount"]], unseen[state["deckCount"] :]
    game.discard = [*below, top]
    game.removed = []


def value(game: PlayOne, action: Action, luck: Luck) -> float:
    """1 for a win of whoever makes this move, 0 for a loss."""
    seat = game.current
    turn = Silent(seat, 0, luck)
    game.act(turn, seat, *action)
    for _ in range(LONGEST):
        if game.phase not in PLAYING:
            return UNDECIDED if game.winner_id is None else float(game.winner_id == seat)
        play_on(game, turn)
    return UNDECIDED


def play_on(game: PlayOne, turn: Turn) -> None:
    """One move as the house bot makes it."""
    hand = game.hands[game.current]
    if game.phase == CHOOSE:
        game.choose_color(turn, favourite_color(hand))
        return
    playable = game.playable(game.current)
    if not playable:
        game.draw_card(turn)
    elif game.pending_draw:
        game.play_card(turn, card_to_stack(playable))
    elif len(playable) == 1:
        game.play_card(turn, playable[0])
    else:
        others = (len(game.hands[seat]) for seat in game.remaining if seat != game.current)
        game.play_card(turn, card_to_play(hand, playable, dangerous(others)))
