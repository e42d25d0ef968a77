"""Ronda in the terminal."""

import sys
from io import TextIOWrapper

from ronda.cli.program import app


def main() -> None:
    """The console script. What a terminal cannot show, it shows as a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()


__all__ = ["app", "main"]
