"""Options are declared once: typed for the author, checked for everybody else."""

from typing import Any

import pytest

from ronda.rules import Illegal, Options, option, require


class Rules(Options):
    rounds = option(range(1, 10), 3, "How many rounds.")
    kind = option(("short", "long"), "short", "How long they are.")
    open = option(bool, True, "May others watch?")
    answer = option(range(100), 42, "For the judge alone.", secret=True)


class LongRules(Rules):
    breaks = option(range(5), 0, "Breaks between rounds.")

    def check(self) -> None:
        require(self.breaks < self.rounds, "TOO_MANY_BREAKS")


def refused(data: Any, kind: type[Options] = Rules) -> Illegal:
    with pytest.raises(Illegal) as caught:
        kind.parse(data)
    return caught.value


def test_options_that_nobody_sets_are_as_declared() -> None:
    assert Rules.parse({}).to_json() == {"rounds": 3, "kind": "short", "open": True, "answer": 42}


def test_an_option_that_is_set_holds_its_value() -> None:
    rules = Rules(rounds=5)
    assert (rules.rounds, rules.kind) == (5, "short")
    assert Rules.rounds == 3, "the class keeps the default"


def test_options_come_back_from_their_json() -> None:
    rules = LongRules.parse({"rounds": 4, "breaks": 2})
    assert LongRules.parse(rules.to_json()).to_json() == rules.to_json()


@pytest.mark.parametrize(("data", "code"), [
    ({"rounds": 0}, "OUT_OF_RANGE"),
    ({"rounds": True}, "WRONG_TYPE"),
    ({"rounds": 1.0}, "WRONG_TYPE"),
    ({"rounds": float("nan")}, "WRONG_TYPE"),
    ({"rounds": 10**400}, "OUT_OF_RANGE"),
    ({"rounds": "3"}, "WRONG_TYPE"),
    ({"kind": "medium"}, "NOT_A_CHOICE"),
    ({"kind": None}, "WRONG_TYPE"),
    ({"open": 1}, "WRONG_TYPE"),
    ({"colour": "red"}, "UNKNOWN_OPTION"),
    ({"declared": {}}, "UNKNOWN_OPTION"),
    ({"values": {}}, "UNKNOWN_OPTION"),
    ({"__class__": 1}, "UNKNOWN_OPTION"),
    ({"self": 1}, "UNKNOWN_OPTION"),
    ({"cls": 1}, "UNKNOWN_OPTION"),
    ({1: 2}, "WRONG_TYPE"),
    ([], "WRONG_TYPE"),
    ("rounds", "WRONG_TYPE"),
    (None, "WRONG_TYPE"),
])  # fmt: skip
def test_options_off_the_wire_are_checked(data: Any, code: str) -> None:
    assert refused(data).code == code


def test_a_refusal_names_the_option() -> None:
    assert refused({"rounds": 99}).details == {"parameter": "rounds", "minimum": 1, "maximum": 9}


def test_a_name_that_somebody_made_up_is_cut_short() -> None:
    assert len(str(refused({"x" * 5000: 1}).details["option"])) == 40


def test_options_that_do_not_go_together_are_refused() -> None:
    assert refused({"rounds": 2, "breaks": 2}, LongRules).code == "TOO_MANY_BREAKS"


def test_a_class_of_options_adds_to_its_base() -> None:
    assert list(LongRules.declared) == ["rounds", "kind", "open", "answer", "breaks"]
    assert "breaks" not in Rules.declared


def test_a_secret_option_is_not_among_those_shown() -> None:
    assert Rules.parse({}).shown == {"rounds": 3, "kind": "short", "open": True}


def test_equal_options_are_one_object_and_different_ones_are_not() -> None:
    assert Rules.parse({"rounds": 4}) is Rules.parse({"rounds": 4})
    assert Rules.parse({"rounds": 4}) is not Rules.parse({"rounds": 5})
    assert Rules.parse({}) is not LongRules.parse({})
    with pytest.raises(Illegal):
        Rules.parse({"rounds": 4.0})


def test_the_schema_has_domains_defaults_and_what_each_is_for() -> None:
    schema: Any = Rules.schema()
    assert schema["additionalProperties"] is False
    assert schema["properties"]["rounds"] == {
        "type": "integer", "minimum": 1, "maximum": 9, "default": 3,
        "description": "How many rounds.",
    }  # fmt: skip


def test_a_default_outside_its_own_domain_is_the_authors_mistake() -> None:
    with pytest.raises(ValueError, match="default"):
        option(range(3), 3, "Never possible.")


@pytest.mark.parametrize("name", ["values", "shown", "declared", "check", "to_json"])
def test_an_option_cannot_take_a_name_that_options_have_for_themselves(name: str) -> None:
    with pytest.raises(TypeError, match=name):
        type("Taken", (Options,), {name: option(range(3), 1, "Hides what was there.")})
