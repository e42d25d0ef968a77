"""Binary data inside a message: taken out of it for the way, and put back."""

from typing import Any

from ronda.wire.json_text import Json

_FLAG, _NUMBER = "_placeholder", "num"


class MisplacedError(ValueError):
    """A placeholder stands for no attachment."""


def encoded(json: Json, value: Any) -> tuple[bytes, list[bytes]]:
    """A value as JSON, and the binary data that its placeholders stand for."""
    try:
        return json.dumps(value, None), []
    except TypeError:
        return _taken_apart(json, value)


def _taken_apart(json: Json, value: Any) -> tuple[bytes, list[bytes]]:
    attachments: list[bytes] = []

    def placeholder(data: Any) -> Any:
        if not isinstance(data, bytes | bytearray | memoryview):
            raise TypeError(f"{type(data).__name__} cannot be sent")
        attachments.append(bytes(data))
        return {_FLAG: True, _NUMBER: len(attachments) - 1}

    return json.dumps(value, placeholder), attachments


def restored(value: Any, attachments: list[bytes]) -> Any:
    """A value with its attachments where the placeholders stood."""
    if isinstance(value, list):
        return [restored(part, attachments) for part in value]
    if not isinstance(value, dict):
        return value
    if value.get(_FLAG) is True:
        return _attachment(value.get(_NUMBER), attachments)
    return {key: restored(part, attachments) for key, part in value.items()}


def _attachment(number: Any, attachments: list[bytes]) -> bytes:
    if type(number) is not int or not 0 <= number < len(attachments):
        raise MisplacedError("a placeholder for no attachment")
    return attachments[number]
