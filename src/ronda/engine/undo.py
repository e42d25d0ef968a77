"""Undo: the match played again without its last action, where that gives nothing away."""

from collections.abc import Sequence
from typing import Any, NoReturn

from ronda.engine.entry import UNDO, Entry
from ronda.engine.match import Match, visible
from ronda.rules import EVERYONE, Game
from ronda.rules.hidden import NOT_HIDDEN, keys
from ronda.rules.plain import copied


class Unseen:
    """Stands where a secret was, and fails whoever looks at it in any way."""

    def _fail(self, *_: object) -> NoReturn:
        raise LookupError("a secret was read")

    __getattr__ = __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __hash__ = _fail
    __len__ = __iter__ = __contains__ = __getitem__ = __setitem__ = __bool__ = _fail
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __index__ = __int__ = __str__ = _fail


STAND_INS = (Unseen(), None)


def effective(entries: Sequence[Entry]) -> list[Entry]:
    """The entries that count: an undo takes itself and the one before it away."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind == UNDO and kept:
            kept.pop()
        elif entry.kind != UNDO:
            kept.append(entry)
    return kept


def forgettable(before: Match, action: Entry) -> bool:
    """Did the action draw no luck, and show nobody a secret?

    For each who watches it is played again with all taken away that this one cannot see. If it
    still works, tells the same, and what it changes for this one comes out the same, no secret
    had a part in it. And once more with None in the place of every secret: whether something
    *is* None can be asked without looking at it.
    """
    viewers = (None, *range(before.game.players))
    blind = [(seat, blinded(before, seat, secret)) for seat in viewers for secret in STAND_INS]
    sights = {seat: copied(visible(before.game, seat)) for seat in viewers}
    try:
        step = before.apply(action)
        if step.drawn or any(copy.apply(action).events != step.events for _, copy in blind):
            return False
        return all(shows_nothing(copy, before, seat, sights[seat]) for seat, copy in blind)
    except Exception:
        return False  # it looked at a secret, and the blind copy has none to show


def shows_nothing(blind: Match, then: Match, seat: int | None, before: dict[str, Any]) -> bool:
    """Is what this seat may do now, and what changed in its view, the same without the secrets?"""
    if outlook(blind, seat) != outlook(then, seat):
        return False
    seen = visible(then.game, seat)
    changed = {name for name in seen if seen[name] != before[name]}
    everyone = {wire for wire, _ in then.game.seen_by_all}
    blindly = visible(blind.game, None if changed <= everyone else seat)
    return all(blindly[name] == seen[name] for name in changed)


def outlook(match: Match, seat: int | None) -> list[object]:
    """What a seat is shown besides the state: the rules make it of everything, secrets too."""
    shown: list[object] = [match.to_act(), match.deadline()]
    if seat is None:
        return shown
    return [*shown, [box.schema for box in match.boxes(seat)], match.game.may_chat(seat)]


def blinded(match: Match, seat: int | None, secret: Unseen | None) -> Match:
    """A copy with `secret` for all that this seat (None: a spectator) cannot see."""
    copy = Match.restore(type(match.game), match.seed, match.snapshot())
    game = match.game  # asked whose is what, while the copy loses it
    state = vars(copy.game)
    for name in state.keys() - {*game.public, *NOT_HIDDEN}:
        state[name] = hidden_like(state[name], unseen_items(game, name, seat), secret)
    return copy


def unseen_items(game: Game, name: str, seat: int | None) -> set[Any] | None:
    """The keys of an attribute that is seen item by item, without those this seat sees."""
    if name in game.owned:
        whose = vars(game)[game.owned[name]]
        seen = (EVERYONE,) if seat is None else (seat, EVERYONE)
        return {key for key in keys(whose) if whose[key] not in seen}
    return set(range(game.players)) - {seat} if name in game.private else None


def hidden_like(value: Any, unseen: set[Any] | None, secret: Unseen | None) -> Any:
    """A secret in place of the value, or of its unseen items where items are seen one by one."""
    if unseen is not None and isinstance(value, dict):
        return {key: secret if key in unseen else item for key, item in value.items()}
    if unseen is not None and isinstance(value, list):
        return [secret if key in unseen else item for key, item in enumerate(value)]
    return secret
