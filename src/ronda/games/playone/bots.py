"""The house bot of the source (§10), the same everywhere; and one that looks ahead."""

from ronda.games.playone.cards import favourite_color
from ronda.games.playone.policy import card_to_play, card_to_stack, dangerous
from ronda.games.playone.search import search
from ronda.games.playone.seen import hand_of, opponents_of, playable_in
from ronda.rules import Action, Bot, Luck, View


def simple(view: View, luck: Luck) -> Action:
    """§10: lay, stack, choose and draw by fixed priorities."""
    hand, playable = hand_of(view), playable_in(view)
    if view["state"]["phase"] == "CHOOSE_COLOR_REQUIRED":
        return "INTENT_CHOOSE_COLOR", {"color": favourite_color(hand)}
    if not playable:
        return "INTENT_DRAW", {}
    if view["state"]["pendingDraw"]:
        return "INTENT_PLAY_CARD", {"cardId": card_to_stack(playable)}
    danger = dangerous(player["cardCount"] for player in opponents_of(view))
    return "INTENT_PLAY_CARD", {"cardId": card_to_play(hand, playable, danger)}


BOTS: dict[str, Bot] = {"simple": simple, "search": search}
