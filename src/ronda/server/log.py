"""The server's own log: one line an event, and no secret in any of them."""

import logging
import logging.config
import re
from collections.abc import Mapping, MutableMapping
from typing import Any

import structlog
from structlog.typing import Processor

HIDDEN = "[hidden]"
SECRET_NAMES = re.compile(
    r"token|password|secret|authori[sz]ation|cookie|hash|api_?key|credential", re.IGNORECASE
)
SECRET_TEXTS = re.compile(
    r"eyJ[\w-]+\.[\w-]+\.[\w-]*"  # a signed token
    r"|\$argon2\w*\$[^\s'\"]+"
    r"|(?<=://)[^/\s@]*:[^/\s@]+(?=@)"  # who logs in to a database
    r"|(?<=[Bb]earer )\S+"
)
DEEPEST = 6


def hidden(value: Any, depth: int = 0) -> Any:
    """The same without what must not be read: under a telling name, or of a telling shape."""
    if depth > DEEPEST:
        return HIDDEN
    if isinstance(value, str):
        return SECRET_TEXTS.sub(HIDDEN, value)
    if isinstance(value, Mapping):
        return {name: hidden_under(name, item, depth + 1) for name, item in value.items()}
    if isinstance(value, list | tuple):
        return [hidden(item, depth + 1) for item in value]
    return value if isinstance(value, int | float | None) else hidden(repr(value), depth)


def hidden_under(name: object, value: Any, depth: int = 0) -> Any:
    """A value under its name."""
    telling = isinstance(name, str) and SECRET_NAMES.search(name)
    return HIDDEN if telling and value is not None else hidden(value, depth)


def redact(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> Mapping[str, Any]:
    """A step of structlog's."""
    return {
        name: value if name.startswith("_") else hidden_under(name, value)
        for name, value in event.items()
    }


def configure_logging(form: str = "console", level: str = "info") -> None:
    """Write what structlog and the standard library are told, in one form, without secrets."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        redact,
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            structlog.stdlib.PositionalArgumentsFormatter(),
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    logging.config.dictConfig(handlers(form, level, shared))


UVICORN = ("uvicorn", "uvicorn.error", "uvicorn.access")  # it may have given them handlers before


def handlers(form: str, level: str, shared: list[Processor]) -> dict[str, Any]:
    """The standard library's half."""
    shown: Processor = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if form == "json"
        else structlog.dev.ConsoleRenderer(colors=False)
    )
    remove = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    formatter = {
        "()": structlog.stdlib.ProcessorFormatter,
        "foreign_pre_chain": shared,
        "processors": [remove, shown],
    }
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"ronda": formatter},
        "handlers": {"error": {"class": "logging.StreamHandler", "formatter": "ronda"}},
        "root": {"handlers": ["error"], "level": level.upper()},
        "loggers": {name: {"handlers": [], "propagate": True} for name in UVICORN},
    }
