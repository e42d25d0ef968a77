"""A combat, whatever the board: who is left, and whose the territory is."""

from typing import NamedTuple

DEFENSE_LOSS = 3


class Outcome(NamedTuple):
    """The troops left on either side, and in one word how it went."""

    attackers: int
    defenders: int
    how: str  # stopped (by the defence tile), won, held or draw, as the attacker sees it


def fight(attackers: int, defenders: int, defense: int) -> Outcome:
    """`defense` troops of the attack fall first; then each side loses the weaker one's strength."""
    attackers -= defense
    if attackers <= 0:
        return Outcome(0, defenders, "stopped")
    losses = min(attackers, defenders)
    how = "won" if attackers > defenders else "held" if attackers < defenders else "draw"
    return Outcome(attackers - losses, defenders - losses, how)
