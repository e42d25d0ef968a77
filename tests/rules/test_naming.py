"""Python says `offer_pavo`, the wire says `offerPavo`."""

import pytest

from ronda.rules.naming import wire_name


@pytest.mark.parametrize(("python", "wire"), [
    ("offer", "offer"), ("offer_pavo", "offerPavo"), ("p2_force", "p2Force"), ("from_", "from"),
    ("_hidden", "hidden"), ("a_b_c", "aBC"),
])  # fmt: skip
def test_D8_names_on_the_wire_are_in_camel_case(python: str, wire: str) -> None:
    assert wire_name(python) == wire
