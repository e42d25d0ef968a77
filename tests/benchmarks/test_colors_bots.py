"""The benchmark of the bots of colors."""

from benchmarks.colors_bots import figures


def test_the_share_is_of_all_seats_alike() -> None:
    found = figures(matches=3, rounds=2)
    assert found["matches"] == 3
    assert 0 <= int(str(found["won"])) <= 3
    assert found["percent"] == round(100 * int(str(found["won"])) / 3, 1)
