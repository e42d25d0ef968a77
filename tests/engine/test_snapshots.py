"""A snapshot is the whole match as plain data; a restored match goes on as if nothing had been."""

import json

import pytest

from ronda.engine import Journal, Match, RulesVersionError
from ronda.rules.plain import canonical
from tests.engine.samples import HighCard, TicTacToe, dealt, marked


def restored(journal: Journal) -> Match:
    match = journal.match
    text = canonical(match.snapshot())
    return Match.restore(type(match.game), match.seed, json.loads(text))


def test_a_restored_match_is_the_same() -> None:
    journal = dealt(players=3, cards=2)
    journal.leave(2, 50)
    again = restored(journal)
    assert again.digest() == journal.match.digest()
    for seat in (0, 1, 2, None):
        assert again.view(seat) == journal.match.view(seat)


def test_a_restored_match_draws_the_luck_that_the_live_one_draws() -> None:
    journal = dealt()
    again = restored(journal)
    card = again.view(0)["state"]["hands"][0]
    told = [match.play(0, "swap", {"card": card}, 9).events for match in (journal.match, again)]
    assert told[0] == told[1]
    assert again.digest() == journal.match.digest()


def test_a_snapshot_shares_nothing_with_the_live_match() -> None:
    journal = marked(4)
    snapshot = journal.match.snapshot()
    before = canonical(snapshot)
    journal.play(1, "mark", {"cell": 0}, 0)
    assert canonical(snapshot) == before
    again = Match.restore(TicTacToe, "cells", snapshot)
    again.play(1, "mark", {"cell": 8}, 0)
    assert canonical(snapshot) == before


def test_a_snapshot_does_not_hold_the_seed() -> None:
    assert "a-very-secret-seed" not in canonical(
        Match.start(HighCard, "a-very-secret-seed").snapshot()
    )


def test_an_outcome_is_restored() -> None:
    assert restored(marked(0, 3, 1, 4, 2)).outcome == {
        "points": [1, 0], "winners": [0], "reason": "LINE",
    }  # fmt: skip


def test_a_snapshot_of_other_rules_is_refused() -> None:
    snapshot = {**marked(4).match.snapshot(), "rules": "0"}
    with pytest.raises(RulesVersionError):
        Match.restore(TicTacToe, "cells", snapshot)


def test_the_digest_covers_secrets_time_and_version() -> None:
    one, other = Match.start(HighCard, "a"), Match.start(HighCard, "b")
    assert one.view(None)["state"] == other.view(None)["state"]
    assert one.digest() != other.digest()
    early, late = marked(4), Journal.start(TicTacToe, "cells")
    late.play(0, "mark", {"cell": 4}, 1)
    assert early.match.digest() != late.match.digest()


def test_changing_a_snapshot_changes_nothing_else() -> None:
    """All matches with the same options share them."""
    match = dealt().match
    before = match.digest()
    snapshot = match.snapshot()
    snapshot["options"]["cards"] = 99
    snapshot["state"]["hands"][0].clear()
    assert match.digest() == before
    assert dealt().match.digest() == before
