"""What a bot reads off its view."""

from typing import Any

from ronda.rules import View


def hand_of(view: View) -> list[str]:
    """The cards of one's own."""
    return [card["id"] for card in view["state"]["hand"]]


def playable_in(view: View) -> list[str]:
    """Those of them that may be laid now."""
    families = [f for f in view["legal"] if f["action"] == "INTENT_PLAY_CARD"]
    return [card for family in families for card in family["data"]["cardId"]["enum"]]


def opponents_of(view: View) -> list[dict[str, Any]]:
    """The others in this round. Who came in the middle of it holds no cards."""
    players = view["state"]["players"]
    return [player for player in players if player["id"] != view["seat"] and player["cardCount"]]
