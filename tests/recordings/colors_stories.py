"""Matches of colors worth keeping, told step by step or played by bots."""

from typing import Any

from ronda.bots import bots_for
from ronda.games.colors import Colors
from ronda.games.colors.board import NEIGHBOURS
from ronda.rules import Luck
from tests.games.colors.given import HOME_A, HOME_B, HOME_C, A, B, C, Story, given

ONE_ROUND: dict[str, object] = {"max_rounds": 1}
HOMES = ((A, HOME_A), (B, HOME_B), (C, HOME_C))
DEFENSES = [(seat, home, "defense") for seat, homes in HOMES for home in homes[:2]]


def to_the_end(story: Story) -> Story:
    """Whoever is awaited does what an absent player does."""
    while story.result() is None:
        act_as_usual(story)
    return story


def act_as_usual(story: Story) -> None:
    """The first who is awaited does what an absent player does."""
    seat = story.view(None)["toAct"][0]
    action = story.game.default(seat)
    assert action is not None
    story.after(1).play(seat, action[0], **action[1])


def moving(*tiles: tuple[int, str, str], event: str = "calm", **options: Any) -> Story:
    """Planned, produced, and now to be moved."""
    story = given(event, **options).plan(*tiles)
    return story.after(5).produce(A).produce(B).produce(C)


def face_to_face() -> Story:
    """After two rounds A stands in the corner between two homes, and B next to it."""
    story = moving((A, "1,-3", "movement"), (B, "3,-1", "movement"), max_rounds=3)
    story.march(A, "1,-3", "2,-3", 5).march(B, "3,-1", "3,-2", 4).plan((A, "2,-3", "movement"))
    while story.game.phase != "movement":
        act_as_usual(story)
    return story.march(A, "2,-3", "3,-3", 2)


def attacked(troops: int, against: int, defense: bool = False) -> Story:
    """A attacks with so many against so many."""
    story = face_to_face()
    story.plan((A, "3,-3", "movement"), *([(B, "3,-2", "defense")] if defense else []))
    while story.game.phase == "event":
        act_as_usual(story)
    fronts = {A: ("3,-3", troops + 1), B: ("3,-2", against), C: ("", 0)}
    while story.game.phase == "production":
        seat = story.game.to_act()[0]
        story.after(3).lay_out(seat, gathered(story, seat, *fronts[seat]))
    return story.march(A, "3,-3", "3,-2", troops)


def gathered(story: Story, seat: int, front: str, wanted: int) -> dict[str, int]:
    """So many at the front, and the rest of the army behind."""
    (family,) = story.view(seat)["legal"]
    schema = family["data"]["troops"]
    laid = dict.fromkeys(schema["properties"], 1)
    laid |= {front: wanted} if front else {}
    for territory in laid:
        if territory != front:
            laid[territory] += min(19, schema["total"] - sum(laid.values()))
    return laid


def by_bots(seed: str, *names: str, **options: Any) -> Story:
    """Played by bots from the first move to the last."""
    story, bots = Story(seed=seed, **options), bots_for(Colors)
    while story.result() is None:
        seat = story.view(None)["toAct"][0]
        luck = Luck(f"{seed} bots", story.journal.match.version)
        action, data = bots[names[seat]](story.view(seat), luck)
        story.after(1).play(seat, action, **data)
    return story


def conquered() -> Story:
    """A takes all that B and C hold, who pass and lay out; and never a fourth purple territory."""
    story = given()
    while story.result() is None:
        if story.game.to_act()[0] != A:
            act_as_usual(story)
            continue
        name, data = conquering(story)
        story.after(1).play(A, name, **data)
    return story


def conquering(story: Story) -> tuple[str, dict[str, object]]:
    """Tiles at the front, all troops on them, and on into the weakest."""
    game = story.game
    if game.phase == "planning":
        free = [t for t in game.free_of_tiles(A) if aims(story, t)]
        if not free:
            return "pass", {}
        best = min(free, key=lambda t: rank(story, aims(story, t)[0]))
        return "placeTile", {"territory": best, "kind": "movement"}
    if game.phase == "event":
        return "pass", {}
    if game.phase == "production":
        return "produce", {"troops": massed(story)}
    origin = max(game.movable(A), key=lambda t: game.troops[t])
    target = [*aims(story, origin), *NEIGHBOURS[origin]][0]
    sent = 1 if game.owners[target] in (None, A) else game.troops[origin] - 1
    return "move", {"from": origin, "to": target, "troops": sent}


def aims(story: Story, territory: str) -> list[str]:
    """Where to go from there: into the enemy first, the weakest first."""
    game = story.game
    purple = game.holdings[A]["purple"]
    near = [t for t in NEIGHBOURS[territory] if game.owners[t] != A]
    near = [t for t in near if game.colors[t] != "purple" or purple < 3]
    return sorted(near, key=lambda t: rank(story, t))


def rank(story: Story, territory: str) -> tuple[bool, int]:
    return story.game.owners[territory] is None, story.game.troops[territory]


def massed(story: Story) -> dict[str, int]:
    """As much as fits where there are movement tiles; the rest in board order."""
    game = story.game
    shares = game.layouts(A)
    laid = dict.fromkeys(shares.keys, 1)
    tiled = sorted(
        game.tiles_of(A, "movement"), key=lambda t: rank(story, (aims(story, t) or [t])[0])
    )
    for territory in (*tiled, *laid):
        laid[territory] += min(20 - laid[territory], shares.total - sum(laid.values()))
    return laid
