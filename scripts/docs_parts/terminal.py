"""A picture of the terminal, taken while a script plays."""

import re
from collections.abc import Iterator
from html import unescape
from io import StringIO

from rich.cells import cell_len
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from ronda.cli.evening import Evening
from ronda.cli.sitting.chairs import Chair, bot_chair
from ronda.cli.terminal import Terminal
from ronda.cli.words import Words
from ronda.games.snatch import Snatch

WIDTH = 80
CELL = 12.2
TEXT = re.compile(
    r'(?P<before><text [^>]*)textLength="[^"]*"(?P<after>[^>]*>)(?P<said>[^<]*)</text>'
)
TYPED = ("1", "4", "4", "2", "1", "3", "0", "3")  # offer 4 for 4; shame; offer 3 for 3
OPTIONS = {"variant": "G3"}
SEED = "a picture"
THEME = TerminalTheme(
    (29, 31, 36), (216, 212, 202),
    [(29, 31, 36), (226, 110, 90), (127, 202, 150), (236, 190, 110),
     (120, 160, 225), (200, 140, 210), (120, 200, 205), (216, 212, 202)],
    [(110, 112, 118), (240, 130, 110), (150, 220, 170), (250, 210, 130),
     (140, 180, 245), (215, 160, 225), (140, 220, 225), (242, 239, 232)],
)  # fmt: skip
# Rich's own frame loads a font from another place; this one uses what the reader has.
FRAME = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" \
aria-labelledby="title">
<title id="title">A round of snatch in the terminal</title>
<style>
.{unique_id}-matrix {{
  font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", "Noto Sans Mono", monospace;
  font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width;
}}
.{unique_id}-title {{
  font: 600 15px "Avenir Next", "Segoe UI", Inter, "Noto Sans", Helvetica, Arial, sans-serif;
}}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


class Enough(Exception):  # noqa: N818 - the picture can be taken
    """The script has no more to type."""


class Scripted(Terminal):
    """A terminal that types by itself, and remembers what is on the screen."""

    def __init__(self, typed: Iterator[str]) -> None:
        super().__init__("en")
        self.typed = typed
        self.console = Console(
            record=True, width=WIDTH, file=StringIO(), force_terminal=True,
            color_system="truecolor", highlight=False, legacy_windows=False,
        )  # fmt: skip

    @property
    def interactive(self) -> bool:
        return False

    def clean(self, secret: bool = False) -> None:  # noqa: ARG002
        self.console.export_text(clear=True)

    def line(self, prompt: str = "› ", seconds: float | None = None) -> str:  # noqa: ARG002
        self.console.print(Text(prompt, style="bold cyan"), end="")
        answer = next(self.typed, None)
        if answer is None:
            raise Enough
        self.console.print(answer)
        return answer


def screenshot() -> str:
    """A person against a bot, in the middle of a round."""
    terminal = Scripted(iter(TYPED))
    words = Words(Snatch, "en")
    chairs = [Chair("Ana"), bot_chair(Snatch, "opportunist", words)]
    try:
        Evening(terminal, Snatch, chairs, OPTIONS).play(SEED)
    except Enough:
        terminal.console.print("▮")
    picture = terminal.console.export_svg(
        title="ronda play snatch", theme=THEME, code_format=FRAME, unique_id="terminal"
    )
    picture = TEXT.sub(fitted, picture)
    return "\n".join(line.rstrip() for line in picture.splitlines()) + "\n"


def fitted(text: re.Match[str]) -> str:
    """A text as long as its cells are: Rich takes a wide character for one."""
    cells = cell_len(unescape(text["said"]))
    return f'{text["before"]}textLength="{cells * CELL:g}"{text["after"]}{text["said"]}</text>'
