"""Invitation codes: six characters that nobody mistakes for others when reading them aloud."""

ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # no 0 and O, no 1, I and L, no U beside V
LENGTH = 6
CODES = len(ALPHABET) ** LENGTH


def code_from(number: int) -> str:
    """The code for a number that the host has drawn below `CODES`."""
    letters = []
    for _ in range(LENGTH):
        number, letter = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[letter])
    return "".join(letters)


def typed(code: str) -> str:
    """A code as somebody typed it."""
    return code.strip().upper()


def is_code(code: object) -> bool:
    """Is it one of ours?"""
    return type(code) is str and len(code) == LENGTH and set(code) <= set(ALPHABET)
