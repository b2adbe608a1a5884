"""Logging: one JSON line per event, or readable lines in a terminal. Never secrets, never request bodies."""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import Iterator, Mapping, MutableMapping
from functools import lru_cache
from typing import Any, Final, TextIO

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import Scope

from regnum.server.monitoring.request_observer import RequestObserver
from regnum.server.monitoring.route_templates import method_of

HIDDEN: Final = "[hidden]"
SECRET: Final = frozenset({
    "token", "tokens", "cookie", "cookies", "authorization", "seed", "csrf", "link", "links", "target", "email", "mail",
    "password", "secret", "body",
})  # fmt: skip
LOOKS_SECRET: Final = re.compile(
    r"(?<![\w-])[A-Za-z0-9_-]{32,}(?:\.[A-Za-z0-9_-]+)?"
)  # the length of our shortest token
Event = MutableMapping[str, Any]

log = structlog.get_logger("regnum.server")


@lru_cache(1000)
def is_secret(key: str) -> bool:
    """Whether the value of this key is never logged: `csrf`, `set-cookie`, `reset_token`."""
    return not SECRET.isdisjoint(re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", key).lower().replace("-", "_").split("_"))


def clean(value: Any) -> Any:
    """Return the value without anything that is secret by its name or its form, at any depth."""
    if isinstance(value, str):
        return LOOKS_SECRET.sub(HIDDEN, value.encode("utf-8", "replace").decode())
    if isinstance(value, (bytes, bytearray, memoryview)):
        return HIDDEN
    if isinstance(value, Mapping):
        return {clean(str(key)): HIDDEN if is_secret(str(key)) else clean(each) for key, each in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [clean(each) for each in value]
    if value is None or isinstance(value, (bool, int, float)):
        return value
    return clean(str(value))


def redact(logger: Any, method: str, event: Event) -> Event:
    """Hide secrets; the last processor before a line is written."""
    return {key: HIDDEN if is_secret(key) else clean(value) for key, value in event.items()}


def format_error(logger: Any, method: str, event: Event) -> Event:
    """Format an exception without the values of variables or of database statements."""
    error = event.pop("exc_info", None)
    if isinstance(error, tuple):
        error = error[1]
    elif error is True:
        error = sys.exc_info()[1]
    if isinstance(error, BaseException):
        event["error"] = "\n".join(lines_of(error))
    return event


def lines_of(error: BaseException | None) -> Iterator[str]:
    """Return an exception and its causes as lines, the outermost first."""
    for _ in range(5):
        if error is None:
            return
        quiet = isinstance(error, SQLAlchemyError) or type(error).__module__.startswith("psycopg")
        yield type(error).__name__ + ("" if quiet else f": {str(error)[:500]}")
        for frame in traceback.extract_tb(error.__traceback__)[-12:]:
            yield f"  {frame.filename.rpartition('site-packages/')[2]}:{frame.lineno} {frame.name}"
        error = error.__cause__ or error.__context__


def as_json(logger: Any, method: str, event: Event) -> str:
    """Return one line of JSON."""
    return msgspec.json.encode(event).decode()


def set_up(stream: TextIO | None = None, readable: bool | None = None, level: str = "info") -> None:
    """Configure the log of this process, for uvicorn and other libraries too."""
    stream = stream or sys.stderr
    at_terminal = stream.isatty() if readable is None else readable
    common: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        format_error,
        redact,
    ]
    last: Any = structlog.dev.ConsoleRenderer(colors=at_terminal) if at_terminal else as_json
    structlog.configure(
        processors=[structlog.contextvars.merge_contextvars, *common, last],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.WriteLoggerFactory(stream),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream)
    remove = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(processors=[remove, last], foreign_pre_chain=common))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):  # their request lines contain whole paths
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
        logging.getLogger(name).setLevel(logging.WARNING)


class AccessLog(RequestObserver):
    """One line for each request and each socket: route, status, duration and person."""

    def over(self, scope: Scope, status: int, seconds: float) -> None:
        """Write the line."""
        log.info(
            "request" if scope["type"] == "http" else "socket",
            method=method_of(scope),
            route=self.templates.of(scope),
            status=status,
            ms=round(seconds * 1000, 2),
            who=short(scope),
        )


def short(scope: Scope) -> str:
    """Return the beginning of a person's id: enough to follow one through a log."""
    who = scope.get("state", {}).get("principal")
    return (getattr(who, "person_id", None) or "")[:6]
