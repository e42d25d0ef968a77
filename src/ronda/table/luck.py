"""The luck of a table: everything is derived from one secret, and nothing leads back to it."""

from hashlib import sha256


def match_seed(secret: str, match: int) -> str:
    """The seed of the table's k-th match."""
    return sha256(f"ronda match {match}\n{secret}".encode()).hexdigest()


def bot_seed(secret: str, match: int, seat: int) -> str:
    """The seed of a bot's own luck in that match."""
    return sha256(f"ronda bot {match} {seat}\n{secret}".encode()).hexdigest()
