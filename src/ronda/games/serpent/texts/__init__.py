"""What players of serpent read."""

from ronda.games.serpent.texts.english import ENGLISH
from ronda.games.serpent.texts.spanish import SPANISH
from ronda.rules import Texts

TEXTS: Texts = {"en": ENGLISH, "es": SPANISH}

__all__ = ["TEXTS"]
