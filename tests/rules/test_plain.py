"""Plain data: copied apart, compared by one canonical text, and nothing else is plain."""

import pytest

from ronda.rules.plain import canonical, copied, digest, strange_part


def test_a_copy_shares_nothing_with_what_it_was_copied_from() -> None:
    value = {"a": [1, [2]], "b": {"c": []}}
    copy = copied(value)
    copy["a"][1].append(3)
    copy["b"]["c"].append(4)
    assert value == {"a": [1, [2]], "b": {"c": []}}


def test_the_order_of_keys_does_not_matter_to_the_digest() -> None:
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1})


def test_a_digest_is_this_for_ever() -> None:
    assert canonical({"ñ": [1, None, True, 0.5]}) == '{"\\u00f1":[1,null,true,0.5]}'
    assert digest({"ñ": [1, None, True, 0.5]}) == DIGEST


DIGEST = "7fb7e9072c035fb8328e60b2c077409da2e5d6f06ccac952e9d200a563cf20d2"


@pytest.mark.parametrize("value", [(1,), {1, 2}, {1: 2}, [float("nan")], {"a": [b""]}, object()])
def test_what_json_would_not_bring_back_is_named(value: object) -> None:
    found = strange_part(value, "state")
    assert found is not None
    assert found.startswith("state")


def test_plain_data_has_no_strange_part() -> None:
    assert strange_part({"a": [1, "x", None, True, 0.5, {"b": []}]}, "state") is None
