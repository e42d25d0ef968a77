"""Recordings on disk."""

from pathlib import Path

from ronda.cli.problem import Problem
from ronda.engine import Recording

MOST_BYTES = 50_000_000


def read_recording(file: Path) -> Recording:
    """The recording in a file; a Problem, in one sentence, for anything else."""
    try:
        if file.exists() and not file.is_file():  # a pipe or a device may never end
            raise Problem("file-unreadable", file=file)
        if file.stat().st_size > MOST_BYTES:
            raise Problem("file-too-big", file=file, megabytes=MOST_BYTES // 1_000_000)
        text = file.read_text("utf-8")
    except FileNotFoundError:
        raise Problem("file-missing", file=file) from None
    except (OSError, UnicodeDecodeError):
        raise Problem("file-unreadable", file=file) from None
    try:
        return Recording.from_text(text)
    except ValueError as damage:
        raise Problem("file-damaged", file=file, why=first_sentence(damage)) from None


def first_sentence(damage: ValueError) -> str:
    """A JSON error names a place, which is all one needs to know of it."""
    return " ".join(str(damage).split())[:160]


def write_text(file: Path, text: str) -> None:
    """Write, making the folder if need be."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    except OSError as problem:
        raise Problem("cannot-write", file=file, why=problem.strerror) from None
