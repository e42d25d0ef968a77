"""Each game from the first page to its end: by finger and by mouse, in both languages."""

from tests.end_to_end.boards import COLORS, PLAYONE, SERPENT, SHARE, SNATCH
from tests.end_to_end.devices import DESKTOP
from tests.end_to_end.house import House
from tests.end_to_end.journeys import amount, choice, come_and_start, plays_with_bots, without
from tests.end_to_end.person import Person
from tests.end_to_end.playing import Player, play_to_the_end


def english_phone_spanish_desk(house: House) -> list[Person]:
    return [house.comes("Ana"), house.comes("Leo", device=DESKTOP, language="es")]


def spanish_phone_english_desk(house: House) -> list[Person]:
    return [house.comes("Ana", language="es"), house.comes("Leo", device=DESKTOP)]


def test_two_play_snatch(house: House) -> None:
    people = english_phone_spanish_desk(house)
    come_and_start(people, "snatch")
    play_to_the_end([Player(person, SNATCH) for person in people])


def test_two_play_a_round_of_playone(house: House) -> None:
    people = spanish_phone_english_desk(house)
    come_and_start(people, "playone", amount("Rounds (0: as long as two are there)", 1))
    play_to_the_end([Player(person, PLAYONE) for person in people])


def test_three_play_a_round_of_colors(house: House) -> None:
    people = [*english_phone_spanish_desk(house), house.comes("Eva", language="es")]
    come_and_start(people, "colors", amount("Rounds at most (0: until somebody wins)", 1))
    play_to_the_end([Player(person, COLORS) for person in people])


def test_three_trade_in_share(house: House) -> None:
    """One round with shame, and one with a judge."""
    people = [*spanish_phone_english_desk(house), house.comes("Eva")]
    come_and_start(people, "share", without(3))
    play_to_the_end([Player(person, SHARE) for person in people])


def test_two_race_in_serpent(house: House) -> None:
    """They roll dice of their own."""
    people = english_phone_spanish_desk(house)
    come_and_start(people, "serpent", choice("the players"), choice("by zones"))
    play_to_the_end([Player(person, SERPENT) for person in people])


def test_one_plays_against_a_bot(house: House) -> None:
    """Two presses and a name, and the match is on."""
    ana = house.comes("Ana", language="es")
    plays_with_bots(ana, "snatch")
    play_to_the_end([Player(ana, SNATCH)])
