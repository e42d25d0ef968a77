"""Make the recordings of share anew: `python -m tests.recordings.make_share`.

One for each way an offer can go, each way a match can end, and each special situation.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.games.share.given import COFFEE, CORN, TURKEY, Story, given

FOLDER = Path(__file__).parent / "share"


def robbed(*kinds: str, **options: Any) -> Story:
    """Corn has taken two turkeys."""
    return given(*kinds, **options).after(3).snatched(TURKEY, CORN, "2 turkey", "2 corn").after(4)


def accused(*later: str, **options: Any) -> Story:
    """… and is before the judge."""
    return robbed("governance", *later, **options).answer(TURKEY, "report").after(2).done()


def ashamed(*later: str) -> Story:
    """Corn has two tokens of shame."""
    return robbed("shame", *later).shame(TURKEY, CORN).shame(COFFEE, CORN)


STORIES: dict[str, Callable[[], Story]] = {
    # Offers and answers.
    "five-rounds-without-an-offer": given,
    "accepted": lambda: given().traded(TURKEY, CORN, "2 turkey", "3 corn"),
    "accepted-offerer-short": lambda: given("anarchy").traded(CORN, COFFEE, "6 corn", "6 coffee"),
    "accepted-target-short": lambda: given("anarchy").traded(TURKEY, CORN, "2 turkey", "8 corn"),
    "rejected": lambda: given("anarchy").offer(TURKEY, CORN, "", "5 corn").answer(CORN, "reject"),
    "snatched": lambda: robbed("anarchy", "anarchy"),
    "snatched-more-than-held": lambda: given("anarchy").snatched(TURKEY, CORN, "9 turkey 1 corn"),
    "cancelled": lambda: given("anarchy").offer(TURKEY, CORN, "1 turkey").after(9)
    .answer(TURKEY, "cancel").offer(TURKEY, CORN, "2 turkey").answer(TURKEY, "cancel"),
    "all-at-once": lambda: given("anarchy").offer(TURKEY, CORN, "3 turkey", "3 corn")
    .offer(CORN, COFFEE, "3 corn", "3 coffee").offer(COFFEE, TURKEY, "3 coffee", "3 turkey")
    .answer(CORN, "accept", 1).answer(COFFEE, "accept", 2).answer(TURKEY, "accept", 3),
    # Being done.
    "done-taken-back": lambda: given("anarchy").done(TURKEY).after(5).not_done(TURKEY)
    .traded(TURKEY, CORN, "1 turkey", "1 corn"),
    "done-undone-by-an-offer": lambda: given("anarchy").done(CORN, COFFEE)
    .offer(TURKEY, CORN, "1 turkey", "1 corn").answer(CORN, "reject").done(CORN, TURKEY),
    "done-undone-by-a-snatch": lambda: given("shame").offer(TURKEY, CORN, "1 turkey").done(TURKEY)
    .answer(CORN, "snatch").shame(TURKEY, CORN),
    "results-run-out": lambda: given("anarchy", "anarchy").done().time_runs_out(),
    # The counterproductive rule.
    "mandatory-accepted": lambda: given("mandatory").traded(TURKEY, CORN, "1 turkey", "5 corn"),
    "mandatory-snatched": lambda: robbed("mandatory"),
    "mandatory-cancelled": lambda: given("mandatory").offer(TURKEY, CORN, "1 turkey")
    .answer(TURKEY, "cancel"),
    # Shame.
    "shame-one-token": lambda: robbed("shame", "anarchy").shame(TURKEY, CORN),
    "shame-two-tokens": lambda: ashamed("anarchy", "mandatory").next_round()
    .traded(TURKEY, CORN, "1 turkey", "1 corn"),
    "shame-until-nothing-is-left": lambda: ashamed(*["anarchy"] * 5),
    "shame-over-the-results": lambda: given("shame", "anarchy").done().shame(TURKEY, CORN)
    .go_on(COFFEE).shame(COFFEE, CORN),
    # Governance.
    "governance-consent": lambda: given("governance").traded(TURKEY, CORN, "5 turkey", "5 corn"),
    "governance-not-reported": lambda: robbed("governance"),
    "governance-confirmed": lambda: accused().rule(COFFEE, True),
    "governance-dismissed": lambda: accused().rule(COFFEE, False),
    "governance-suspended": lambda: accused("anarchy", "anarchy").rule(COFFEE, True, suspend=True),
    "governance-suspended-in-the-last-round": lambda: accused().rule(COFFEE, True, suspend=True),
    "governance-goods-sold-on": lambda: robbed("governance").answer(TURKEY, "report")
    .traded(CORN, COFFEE, "2 turkey 1 corn", "2 coffee").done().rule(COFFEE, True, offer_id=1),
    "governance-two-cases": lambda: robbed("governance").answer(TURKEY, "report")
    .reported(COFFEE, TURKEY, "1 coffee").done().rule(COFFEE, True, offer_id=1)
    .rule(CORN, False, offer_id=2),
    "governance-the-judge-rotates": lambda: given(*["governance"] * 4),
    # Options.
    "fixed-exchange": lambda: given("anarchy", exchange="fixed")
    .traded(TURKEY, CORN, "5 turkey", "5 corn").traded(CORN, COFFEE, "5 corn", "5 coffee"),
    "endowment-each-round": lambda: robbed("anarchy", "shame", endowment="each_round").next_round()
    .snatched(CORN, TURKEY, "5 corn"),
    # Time running out.
    "time-out-trading": lambda: given("anarchy", trading_seconds=60)
    .offer(TURKEY, CORN, "1 turkey").done(COFFEE).time_runs_out(),
    "time-out-mandatory": lambda: given("mandatory", trading_seconds=60)
    .offer(TURKEY, CORN, "1 turkey", "2 corn").time_runs_out(),
    "time-out-judging": lambda: accused(judging_seconds=30).time_runs_out(),
    # Players leaving.
    "left-while-trading": lambda: given("anarchy", "anarchy").offer(TURKEY, CORN, "1 turkey")
    .offer(CORN, COFFEE, "1 corn").leaves(CORN),
    "left-under-the-mandatory-rule": lambda: given("mandatory")
    .offer(TURKEY, CORN, "1 turkey", "2 corn").leaves(CORN),
    "left-before-ruling": lambda: accused("anarchy").leaves(COFFEE),
    "left-before-being-asked-to-rule": lambda: robbed("governance").answer(TURKEY, "report")
    .leaves(COFFEE),
    "left-and-came-back": lambda: given("anarchy", "anarchy").leaves(CORN).after(60).returns(CORN)
    .traded(TURKEY, CORN, "1 turkey", "1 corn"),
    "opponents-left": lambda: robbed("anarchy").leaves(CORN).leaves(COFFEE),
}  # fmt: skip


def recording(name: str) -> str:
    """The text of one recording."""
    return STORIES[name]().to_the_end().journal.recording().text()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for file in FOLDER.glob("*.json"):
        file.unlink()
    for name in STORIES:
        (FOLDER / f"{name}.json").write_text(recording(name), "utf-8")


if __name__ == "__main__":
    main()
