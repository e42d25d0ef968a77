"""Screens and states, each with the way to it; what is looked at is looked at there.

A scene is a function that lets people come to a house, and returns who sees what it is about.
"""

from collections.abc import Callable

from tests.end_to_end.house import House
from tests.end_to_end.person import Person
from tests.end_to_end.playing import Mind, Player, Way, button, play_until

Scene = Callable[[House], Person]
SCENES: dict[str, Scene] = {}


def scene(name: str) -> Callable[[Scene], Scene]:
    """Give a screen or a state its name."""

    def named(play: Scene) -> Scene:
        assert name not in SCENES, name
        SCENES[name] = play
        return play

    return named


def hosted(house: House, game: str, seats: int = 2, *bots: str, **more: object) -> Person:
    """Ana has opened a table; the bots sit at it."""
    ana = house.comes("Ana")
    table = house.table(game, seats, **more)
    table.bots(*bots)
    table.seats_host(ana)
    return ana


def solo(house: House, game: str, *bots: str, **more: object) -> Person:
    """Ana plays against bots."""
    ana = hosted(house, game, len(bots) + 1, *bots, **more)
    ana.presses("Start the match")
    return ana


def plays_until(person: Person, mind: Mind, offered: str, *, begins: bool = False) -> Person:
    """Somebody plays until the page offers this."""
    return plays_until_it_has(person, mind, button(offered, begins=begins))


def plays_until_it_has(person: Person, mind: Mind, way: Way) -> Person:
    play_until(way.find(person).first.is_visible, [Player(person, mind)])
    return person


def at_the_end(person: Person, mind: Mind) -> Person:
    return plays_until(person, mind, "Play again")
