"""What the author of a game sees. All of it is pure: no clock, no chance, no input or output."""

from ronda.rules.domains import Choice, Counts, Domain, Flag, Json, Range, Text, among
from ronda.rules.game import EVERYONE, Game
from ronda.rules.illegal import Illegal, require
from ronda.rules.luck import Luck, commitment
from ronda.rules.many import Many
from ronda.rules.moves import Move, move
from ronda.rules.options import Option, Options, option
from ronda.rules.possible import Possible, Seats
from ronda.rules.result import Result, draw, ranking, win
from ronda.rules.texts import LANGUAGES, Texts, event_key, sentence, span
from ronda.rules.turn import NOBODY, Event, Silent, Turn
from ronda.rules.view import Action, Bot, LegalMove, Play, View

__all__ = [
    "EVERYONE", "LANGUAGES", "NOBODY", "Action", "Bot", "Choice", "Counts", "Domain", "Event",
    "Flag", "Game", "Illegal", "Json", "LegalMove", "Luck", "Many", "Move", "Option", "Options",
    "Play", "Possible", "Range", "Result", "Seats", "Silent", "Text", "Texts", "Turn", "View",
    "among", "commitment", "draw", "event_key", "move", "option", "ranking", "require", "sentence",
    "span", "win",
]  # fmt: skip
