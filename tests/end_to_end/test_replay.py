"""A match that is over, seen again through anybody's eyes, and proved to have been fair."""

import re
from pathlib import Path

from playwright.sync_api import expect

from ronda.catalogue import games
from ronda.engine import Recording, verify
from tests.end_to_end.boards import PLAYONE
from tests.end_to_end.house import House
from tests.end_to_end.person import Person
from tests.end_to_end.scenes.stage import at_the_end, solo

HAND = "[data-anchor=hand]"


def seen_again(house: House) -> Person:
    """Ana has played a round of PlayOne against a bot, and looks how it went."""
    ana = solo(house, "playone", "simple", options={"rounds": 1})
    at_the_end(ana, PLAYONE)
    ana.presses_at("main", "See how it went")
    ana.sees("Step by step")
    return ana


def test_one_goes_through_a_match_by_keys_and_by_itself(house: House) -> None:
    ana = seen_again(house)
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        ana.page.keyboard.press(key)
        expect(ana.page.get_by_text(f"Step {step} of ")).to_be_visible()
    ana.presses("Play")
    expect(ana.page.get_by_text("Step 2 of ")).to_be_visible()
    ana.presses("Pause")
    ana.page.keyboard.press("End")
    expect(ana.page.get_by_text(re.compile(r"^Step (\d+) of \1$"))).to_be_visible()


def test_G5_each_pair_of_eyes_sees_its_own_hand_and_a_spectator_none(house: House) -> None:
    ana = seen_again(house)
    ana.page.keyboard.press("ArrowRight")
    hand = ana.page.locator(HAND)
    own = hand.inner_text()
    ana.ticks("House")
    expect(hand).not_to_have_text(own, use_inner_text=True)
    ana.ticks("{name} (you)")
    expect(hand).to_have_text(own, use_inner_text=True)
    ana.ticks("From outside")
    expect(ana.page.locator(HAND)).to_have_count(0)


def test_the_recording_that_is_saved_proves_that_nobody_stacked_the_deck(
    house: House, tmp_path: Path
) -> None:
    """The commitment on the page is of the seed in the file, and the rules confirm the rest."""
    ana = seen_again(house)
    commitment = ana.page.locator("dd code").first.inner_text()
    with ana.page.expect_download() as saving:
        ana.presses("Download the recording")
    saving.value.save_as(tmp_path / "match.json")
    recording = Recording.from_text((tmp_path / "match.json").read_text("utf-8"))
    assert verify(recording, games(), commitment).ok
