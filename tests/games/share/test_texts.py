"""G6: all that players read exists in English and in Spanish."""

import re
from inspect import getsource

import pytest

from ronda.games.share import Share, game, goods, judging, market, trading
from ronda.games.share.kinds import KINDS
from ronda.lab.invariants import everything_has_a_text, texts_agree
from ronda.rules import LANGUAGES
from ronda.rules.texts import COMMON

SOURCE = "".join(map(getsource, (game, goods, judging, market, trading)))
CODES = sorted(set(re.findall(r'"([A-Z][A-Z]*_?[A-Z_]+)"', SOURCE)))


def test_both_languages_say_the_same_things() -> None:
    texts_agree(Share)


def test_moves_options_bots_results_and_events_have_texts() -> None:
    events = set(re.findall(r'tell\(\s*"(\w+)"', SOURCE))
    events |= {f"offer{status}" for status in ("Accepted", "Rejected", "Snatched", "Cancelled")}
    assert len(events) > 12
    everything_has_a_text(Share, ["ROUNDS_PLAYED", "OPPONENT_LEFT"], events)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_refusal_has_a_sentence(language: str) -> None:
    assert {"BARRED", "SUSPENDED", "OFFER_LIMIT"} <= set(CODES)
    texts = {**COMMON[language], **Share.texts[language]}
    reasons = [code for code in CODES if code not in ("ROUNDS_PLAYED", "OPPONENT_LEFT")]
    assert [code for code in reasons if code not in texts] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_states_phases_parameters_and_kinds_have_labels(language: str) -> None:
    texts = Share.texts[language]
    needed = [f"state:{wire}" for wire, _ in Share.seen_by_all]
    needed += [f"phase:{phase}" for phase in ("trading", "judging", "results", "finished")]
    needed += [f"kind:{kind}" for kind in KINDS]
    needed += [f"parameter:{p.wire}" for m in Share.moves.values() for p in m.parameters]
    assert [key for key in needed if key not in texts] == []
