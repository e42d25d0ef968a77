"""What PlayOne looks like."""

from tests.end_to_end.boards import PLAYONE
from tests.end_to_end.house import House
from tests.end_to_end.person import Person
from tests.end_to_end.playing import button, marked
from tests.end_to_end.scenes.stage import at_the_end, plays_until, plays_until_it_has, scene, solo

NO_CHOICE = PLAYONE[1:]
ON = [*PLAYONE, [button("Start now")]]


@scene("playone-hand")
def hand(house: House) -> Person:
    ana = solo(house, "playone", "simple", "simple")
    draws = [PLAYONE[0], *PLAYONE[2:]]  # the first card may leave the colour to whoever begins
    return plays_until_it_has(ana, draws, marked("button[data-fits]"))


@scene("playone-color")
def color(house: House) -> Person:
    ana = solo(house, "playone", "random")
    return plays_until(ana, [*NO_CHOICE, [button("Start now")]], "{count} in hand")


@scene("playone-pending")
def pending(house: House) -> Person:
    return plays_until(solo(house, "playone", "random"), ON, "Draw {count}")


@scene("playone-round-end")
def round_end(house: House) -> Person:
    return plays_until(solo(house, "playone", "simple"), PLAYONE, "Start now")


@scene("playone-end")
def end(house: House) -> Person:
    return at_the_end(solo(house, "playone", "simple", options={"rounds": 1}), PLAYONE)
