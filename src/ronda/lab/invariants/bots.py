"""Bots look, and do not touch."""

import json

from ronda.bots import bots_for
from ronda.lab.scene import Scene
from ronda.rules import Luck
from ronda.rules.plain import canonical


def bots_only_look(scene: Scene) -> None:
    """A bot changes nothing it is shown, and answers the same view and luck the same way."""
    match = scene.match
    for seat in match.to_act():
        if not match.boxes(seat):
            continue
        name, bot = scene.luck.pick(sorted(bots_for(type(match.game)).items()))
        seed, before, view = f"bot {scene.luck.below(1 << 32)}", match.digest(), match.view(seat)
        copy = json.loads(json.dumps(view))
        try:
            answers = [canonical(bot(shown, Luck(seed))) for shown in (view, copy)]
        except Exception as mistake:
            scene.refuted("bots_only_look", f"the bot {name} failed for seat {seat}: {mistake!r}")
        if match.digest() != before:
            scene.refuted("bots_only_look", f"the bot {name} changed the state it was shown")
        if answers[0] != answers[1]:
            detail = f"the bot {name} answers one view in two ways: {' and '.join(answers)}"
            scene.refuted("bots_only_look", detail)
