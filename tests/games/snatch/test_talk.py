"""S6 and the diagram of G5: talk before the offer, which binds nobody."""

import pytest

from ronda.games.snatch import Snatch
from tests.games.snatch.given import FAIR, P1, P2, VARIANTS, given


def test_S6_every_round_of_G5_begins_with_a_talk() -> None:
    story = given(variant="G5").then(phase="talk", currentRound=1).end_talk().no_offer()
    story.then(phase="talk", currentRound=2, ready=[False, False]).end_talk()
    story.offer(*FAIR).answer("reject").then(phase="talk", currentRound=3)


def test_S6_both_may_write_and_both_read() -> None:
    story = given(variant="G5").after(2).says(P1, "¿5 por 5?").after(3).says(P2, "¡Vale!")
    story.then(talk=[
        {"seat": P1, "text": "¿5 por 5?", "at": 2000}, {"seat": P2, "text": "¡Vale!", "at": 5000},
    ])  # fmt: skip
    assert story.last("chat") == {"player": 2, "text": "¡Vale!"}


def test_S6_the_talk_lasts_60_seconds() -> None:
    story = given(variant="G5")
    assert story.view(P1)["deadline"] == 60_000
    story.time_runs_out().then(phase="offer", ready=[True, True])
    assert story.events() == ["talkEnded"]


def test_S6_how_long_is_an_option() -> None:
    story = given(variant="G5", talk_seconds=15).after(14).says(P1, "…").after(1)
    story.refused("TOO_LATE", P1, "chat", text="…").time_runs_out().then(phase="offer")
    assert story.now == 15_000


def test_S6_the_talk_of_each_round_has_its_own_time() -> None:
    story = given(variant="G5").time_runs_out().after(5).no_offer()
    assert story.view(P1)["deadline"] == 60_000 + 5_000 + 60_000


def test_S6_it_ends_early_when_both_say_they_are_ready() -> None:
    story = given(variant="G5").after(7).play(P2, "endTalk").then(phase="talk", ready=[False, True])
    assert story.last("ready") == {"seat": P2}
    story.play(P1, "endTalk").then(phase="offer", ready=[True, True])
    assert story.events() == ["ready", "ready", "talkEnded"]


def test_D17_who_is_ready_is_no_longer_awaited_and_may_still_talk() -> None:
    story = given(variant="G5").play(P1, "endTalk")
    assert story.view(P1)["toAct"] == [P2]
    assert story.may(P1) == {"chat"}
    story.refused("NOT_YOUR_TURN", P1, "endTalk").says(P1, "¿Listo?")


@pytest.mark.parametrize(("seat", "action", "data"), [
    (P1, "proposeOffer", {"offerPavo": 5, "offerElote": 0, "requestPavo": 0, "requestElote": 5}),
    (P1, "noOffer", {}), (P2, "p2Action", {"action": "accept"}), (P2, "p2Force", {"force": True}),
    (P1, "assignShame", {"assign": True}), (P1, "report", {"report": True}),
])  # fmt: skip
def test_S6_no_decision_is_possible_during_talk(
    seat: int, action: str, data: dict[str, object]
) -> None:
    story = given(variant="G5").refused("INVALID_PHASE", seat, action, **data)
    assert story.may(P1) == story.may(P2) == {"chat", "endTalk"}


@pytest.mark.parametrize("seat", [P1, P2])
def test_S6_no_talk_is_possible_outside_it(seat: int) -> None:
    story = given(variant="G5").end_talk().refused("INVALID_PHASE", seat, "chat", text="espera")
    story.offer(*FAIR).refused("INVALID_PHASE", seat, "chat", text="espera")


@pytest.mark.parametrize("variant", ["G1", "G2", "G3", "G4"])
@pytest.mark.parametrize("seat", [P1, P2])
def test_S6_the_other_variants_have_no_talk(variant: str, seat: int) -> None:
    story = given(variant=variant).refused("INVALID_PHASE", seat, "chat", text="hola")
    story.offer(*FAIR).refused("INVALID_PHASE", seat, "chat", text="hola")


@pytest.mark.parametrize("variant", VARIANTS)
def test_S6_the_table_has_no_chat_beside_the_game(variant: str) -> None:
    assert Snatch.chat is False
    game = given(variant=variant).journal.match.game
    assert not game.may_chat(P1)
    assert not game.may_chat(P2)


def test_D17_a_line_has_at_most_280_characters() -> None:
    story = given(variant="G5").says(P1, "x" * 280)
    story.refused("TEXT_TOO_LONG", P1, "chat", text="x" * 281)


@pytest.mark.parametrize(("text", "code"), [
    ("", "TEXT_TOO_SHORT"), ("   ", "TEXT_TOO_SHORT"), ("a\nb", "CONTROL_CHARACTERS"),
    (5, "WRONG_TYPE"), (None, "WRONG_TYPE"),
])  # fmt: skip
def test_S6_a_line_is_readable_text(text: object, code: str) -> None:
    given(variant="G5").refused(code, P1, "chat", text=text)


def test_D17_each_may_say_a_hundred_things_in_one_talk() -> None:
    story = given(variant="G5")
    for number in range(100):
        story.says(P1, f"{number}")
    story.refused("TALKED_ENOUGH", P1, "chat", text="100").says(P2, "¡Por fin!")
    assert story.may(P1) == {"endTalk"}
    story.end_talk().no_offer().then(talk=[]).says(P1, "otra vez")
