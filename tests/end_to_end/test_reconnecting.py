"""The server dies while two people play; when it is back, they go on as if nothing had been."""

from pathlib import Path

from playwright.sync_api import expect

from tests.end_to_end.boards import SNATCH
from tests.end_to_end.chromium import Browsers
from tests.end_to_end.conftest import MANY
from tests.end_to_end.devices import DESKTOP
from tests.end_to_end.house import House
from tests.end_to_end.playing import Player, play_for, play_to_the_end
from tests.server.process import serving
from tests.wire.serving import free_port

NOBODY_THERE = ("ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "ERR_SOCKET", "WebSocket connection")


def test_what_is_done_while_the_server_is_dead_is_done_when_it_is_back(
    around: Browsers, tmp_path: Path
) -> None:
    """G7: `kill -9`, the same port and data again, and they finish."""
    port = str(free_port())
    with serving(tmp_path, "--port", port, **MANY) as server:
        house = House(around, server.address)
        ana, leo = house.comes("Ana"), house.comes("Leo", device=DESKTOP, language="es")
        house.table("snatch").starts([ana, leo])
        players = [Player(ana, SNATCH), Player(leo, SNATCH)]
        play_for(4, players)
        offers_again(players)
        server.kill()
    with house.expecting(*NOBODY_THERE):
        for person in (ana, leo):
            person.sees("No connection")
        ana.presses("Lay it on the table")
        with serving(tmp_path, "--port", port, **MANY):
            for person in (ana, leo):
                person.sees("Connected")
            expect(leo.button("Accept", begins=True)).to_be_visible()
            play_to_the_end(players)
            house.closes()
    house.is_well()


def offers_again(players: list[Player]) -> None:
    """Until the first of them has an offer ready, and has not laid it."""
    ana, leo = players
    while not ana.person.is_offered("Lay it on the table"):
        leo.acts()
        if ana.person.is_offered("More: {what}"):
            ana.acts()


def test_a_page_that_is_loaded_again_shows_the_match_as_it_stands(house: House) -> None:
    """G7: a reload resumes the seat; the others see nobody leave."""
    ana, leo = house.comes("Ana"), house.comes("Leo", device=DESKTOP, language="es")
    house.table("snatch").starts([ana, leo])
    players = [Player(ana, SNATCH), Player(leo, SNATCH)]
    play_for(3, players)
    for person in (ana, leo):
        person.page.reload()
        person.sees("Connected")
    play_to_the_end(players)
