"""What stops a command in a way the person can do something about."""


class Problem(Exception):  # noqa: N818 - nothing is wrong with the program
    """A sentence of `texts` by its key, the details in it, and the exit code."""

    def __init__(self, key: str, code: int = 2, **details: object) -> None:
        super().__init__(key)
        self.key = key
        self.code = code
        self.details = details
