"""Messages of WebSocket that arrive in several frames, put together within a bound."""


class Fragments:
    __slots__ = ("_data", "_limit", "_text")

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._data = bytearray()
        self._text: bool | None = None

    def begin(self, text: bool, part: bytes) -> None:
        """The first frame of a message that is not its last."""
        if self._text is not None:
            raise ValueError("a message began inside another")
        self._text = text
        self._add(part)

    def go_on(self, part: bytes, last: bool) -> str | bytes | None:
        """A continuation; the whole message once it is the last."""
        if self._text is None:
            raise ValueError("a message went on that never began")
        self._add(part)
        return self._whole() if last else None

    @property
    def open(self) -> bool:
        return self._text is not None

    def _add(self, part: bytes) -> None:
        if len(self._data) + len(part) > self._limit:
            raise OverflowError("the message is too long")
        self._data += part  # kept as one, for frames may be as short as they like

    def _whole(self) -> str | bytes:
        data, text = self._data, self._text
        self._data, self._text = bytearray(), None
        return data.decode() if text else bytes(data)
