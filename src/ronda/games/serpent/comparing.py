"""Are two texts the same to a person? Case, spaces around and accents make no difference."""

from functools import lru_cache
from unicodedata import normalize

# Latin, Greek, Cyrillic … Beyond, letters are compared as they are: what they decompose into may
# differ from one Python to the next, and a recording must be judged alike on all of them.
FIRST_BEYOND = "\u2000"
COMBINING = range(0x300, 0x370)


@lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """The text as it is compared."""
    return " ".join("".join(map(bare, text)).split())


@lru_cache(maxsize=1024)
def bare(character: str) -> str:
    """A letter in lower case and without its accents."""
    if character >= FIRST_BEYOND:
        return character
    parts = normalize("NFD", character.lower())
    return "".join(part for part in parts if ord(part) not in COMBINING)


def same(one: str, other: str) -> bool:
    """The same to a person."""
    return folded(one) == folded(other)
