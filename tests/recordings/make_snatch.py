"""Make the recordings of snatch anew: `python -m tests.recordings.make_snatch`.

One for each way a round can go, and each way a match can end.
"""

from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path

from tests.games.snatch.given import FAIR, P1, P2, VARIANTS, Story, given

FOLDER = Path(__file__).parent / "snatch"
ANSWERS = ("accept", "reject", "snatch")


def to_the_end(story: Story) -> Story:
    """Nobody wants anything more: as quickly as the rules allow."""
    while story.result() is None:
        state = story.view(None)["state"]
        if state["phase"] == "talk":
            story.end_talk()
        elif state["forcedByP2"]:
            story.force(False)
        else:
            story.no_offer()
    return story


def offered(variant: str, **options: object) -> Story:
    """Five for five is on the table."""
    story = given(variant=variant, **options).after(2)
    return (story.end_talk() if variant == "G5" else story).after(3).offer(*FAIR).after(4)


def answered(variant: str, answer: str) -> Story:
    story = offered(variant).answer(answer).after(5)
    if story.view(None)["state"]["phase"] == "shame":
        story.shame(True)
    elif story.view(None)["state"]["phase"] == "report":
        story.report(True)
    return story


def timed(variant: str = "G1", **options: object) -> Story:
    return given(variant=variant, decision_seconds=20, **options)


def robbed(variant: str, **options: object) -> Story:
    return offered(variant, **options).answer("snatch")


STORIES: dict[str, Callable[[], Story]] = {
    **{f"{v}-{a}": partial(answered, v, a) for v, a in product(VARIANTS, ANSWERS)},
    **{f"{v}-no-offer": partial(given, variant=v) for v in VARIANTS},
    "G2-not-forced": lambda: given(variant="G2").force(False).offer(*FAIR).answer("accept"),
    "G2-forced-after-all": lambda: given(variant="G2").force(False).force(True).offer(1, 0, 0, 1)
    .answer("snatch"),
    "G2-force-lapsed": lambda: given(variant="G2").offer(10, 0, 0, 4).answer("snatch"),
    "G2-fixed-offer-lapsed": lambda: given(variant="G2", fixed_offer=8).offer(8, 0, 0, 8)
    .answer("accept"),
    "G3-no-shame": lambda: robbed("G3").shame(False),
    "G3-shame-brought-along": lambda: given(variant="G3", shame_p1=1, shame_p2=2),
    "G4-not-reported": lambda: robbed("G4").report(False),
    "G4-confiscation": lambda: robbed("G4", sanction="confiscation").report(True),
    "G5-talk-ended-early": lambda: given(variant="G5").says(P1, "¿5 por 5?").after(3)
    .says(P2, "¡Sí!").end_talk().offer(*FAIR).answer("snatch"),
    "G5-talk-ran-out": lambda: given(variant="G5").says(P2, "¿Hola?").time_runs_out(),
    "time-out-offer": lambda: timed().time_runs_out(),
    "time-out-forced-offer": lambda: timed("G2").time_runs_out().time_runs_out(),
    "time-out-decision": lambda: timed().offer(*FAIR).time_runs_out(),
    "time-out-shame": lambda: timed("G3").offer(*FAIR).answer("snatch").time_runs_out(),
    "time-out-report": lambda: timed("G4").offer(*FAIR).answer("snatch").time_runs_out(),
    "fixed-offer": lambda: given(fixed_offer=5, locked=True).offer(*FAIR).answer("accept"),
    "endowment-each-round": lambda: given(endowment="each_round").offer(*FAIR).answer("snatch")
    .offer(3, 0, 0, 7).answer("accept"),
    "both-kinds": lambda: given().offer(*FAIR).answer("accept").offer(1, 2, 3, 4).answer("accept"),
    "variant-changed-mid-game": lambda: robbed("G3").shame(True).offer(*FAIR).variant("G4", by=P2),
    "variant-changed-after-the-end": lambda: to_the_end(robbed("G1")).variant("G5"),
    "opponent-left": lambda: offered("G1").leaves(P2),
    "missing-at-first": lambda: Story({"variant": "G4"}, absent=[P1]).after(9).comes(P1),
}  # fmt: skip


def recording(name: str) -> str:
    """The text of one recording."""
    return to_the_end(STORIES[name]()).journal.recording().text()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for file in FOLDER.glob("*.json"):
        file.unlink()
    for name in STORIES:
        (FOLDER / f"{name}.json").write_text(recording(name), "utf-8")


if __name__ == "__main__":
    main()
