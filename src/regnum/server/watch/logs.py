"""The log: one JSON line for each thing that happened, readable lines at a terminal. Never a secret, never a body."""

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

from regnum.server.watch.routes import method_of
from regnum.server.watch.watched import Watched

HIDDEN: Final = "[hidden]"
SECRET: Final = frozenset({
    "token", "tokens", "cookie", "cookies", "authorization", "seed", "csrf", "link", "links", "target", "email", "mail",
    "password", "secret", "body",
})  # fmt: skip
LOOKS_SECRET: Final = re.compile(r"(?<![\w-])[A-Za-z0-9_-]{32,}(?:\.[A-Za-z0-9_-]+)?")  # as long as our shortest token
Event = MutableMapping[str, Any]

log = structlog.get_logger("regnum.server")


@lru_cache(1000)
def is_secret(key: str) -> bool:
    """Whether what stands under this key is never logged: `csrf`, `set-cookie`, `reset_token`."""
    return not SECRET.isdisjoint(re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", key).lower().replace("-", "_").split("_"))


def clean(value: Any) -> Any:
    """The value with everything hidden that is secret by its name or its looks, at any depth."""
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
    """Hide secrets; the last step before a line is written."""
    return {key: HIDDEN if is_secret(key) else clean(value) for key, value in event.items()}


def tell_error(logger: Any, method: str, event: Event) -> Event:
    """An exception as lines of text: what, and where. No values of variables, no values of a database statement."""
    error = event.pop("exc_info", None)
    if isinstance(error, tuple):
        error = error[1]
    elif error is True:
        error = sys.exc_info()[1]
    if isinstance(error, BaseException):
        event["error"] = "\n".join(lines_of(error))
    return event


def lines_of(error: BaseException | None) -> Iterator[str]:
    """An exception and what caused it, the outermost first."""
    for _ in range(5):
        if error is None:
            return
        quiet = isinstance(error, SQLAlchemyError) or type(error).__module__.startswith("psycopg")
        yield type(error).__name__ + ("" if quiet else f": {str(error)[:500]}")
        for frame in traceback.extract_tb(error.__traceback__)[-12:]:
            yield f"  {frame.filename.rpartition('site-packages/')[2]}:{frame.lineno} {frame.name}"
        error = error.__cause__ or error.__context__


def as_json(logger: Any, method: str, event: Event) -> str:
    """One line of JSON."""
    return msgspec.json.encode(event).decode()


def set_up(stream: TextIO | None = None, readable: bool | None = None, level: str = "info") -> None:
    """Set up the log of this process; what uvicorn and other libraries say goes the same way."""
    stream = stream or sys.stderr
    at_terminal = stream.isatty() if readable is None else readable
    common: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        tell_error,
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
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):  # their lines about requests hold whole paths
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
        logging.getLogger(name).setLevel(logging.WARNING)


class Logged(Watched):
    """One line for each request and each socket: what was asked for, the outcome, how long it took, for whom."""

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
    """The beginning of the asker's id: enough to follow somebody through a log."""
    who = scope.get("state", {}).get("who")
    return (getattr(who, "person_id", None) or "")[:6]
