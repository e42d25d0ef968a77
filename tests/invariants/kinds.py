"""Every game there is: ours, those of other packages that are installed, two samples, and the one
that `ronda new` makes."""

from pathlib import Path
from tempfile import TemporaryDirectory

from ronda.catalogue import games
from ronda.cli.commands.new import filled
from ronda.cli.files import write_text
from ronda.cli.finding import only_game
from ronda.rules import Game
from tests.engine.samples import HighCard, TicTacToe


def from_template(name: str) -> type[Game]:
    """A game as its author finds it, made and loaded from its folder."""
    with TemporaryDirectory() as folder:
        for path, text in filled(name):
            write_text(Path(folder) / path, text)
        return only_game(Path(folder))


SAMPLES = {"tictactoe": TicTacToe, "highcard": HighCard}
KINDS: dict[str, type[Game]] = {
    **games(),
    **SAMPLES,
    "template": from_template("made_by_ronda_new"),
}
EVERY = [*KINDS.values()]
NAMES = [*KINDS]
