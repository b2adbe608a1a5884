"""Errors as `application/problem+json`: a code for programs and a sentence for people."""

from __future__ import annotations

import json
import math
import secrets
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final

import msgspec
import structlog
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from regnum.core.errors import IllegalMove, NotationError, OptionError, RecordError, RegnumError, UnknownGame
from regnum.core.messages import Refusal
from regnum.server.store.errors import StoreError, WriteConflict
from regnum.table.errors import TableRefused

log = structlog.get_logger("regnum.server")

ErrorHandler = Callable[[Request | WebSocket, Exception], Awaitable[Response]]

CODES: Final = {
    400: "bad_request", 401: "not_known", 403: "not_allowed", 404: "not_found", 405: "wrong_method", 409: "conflict",
    413: "too_large", 415: "wrong_kind", 421: "wrong_host", 422: "not_valid", 429: "too_many", 500: "failed",
    503: "not_now",
}  # fmt: skip

# Prefixes of paths that only programs use.
FOR_PROGRAMS: Final = frozenset({"api", "static", "assets", "icons", "art", "metrics", "healthz", "readyz"})


class TooManyRequests(Exception):
    """A rate limit was exceeded; `retry_after` is in seconds."""

    def __init__(self, what: str, retry_after: float) -> None:
        super().__init__(f"rate limit exceeded for {what}; retry in {whole_seconds(retry_after)} s")
        self.what = what
        self.retry_after = retry_after


def whole_seconds(wait: float) -> int:
    """Return seconds for a Retry-After header, rounded up, so that a client that waits is not refused again."""
    return max(1, math.ceil(wait))


def problem(
    status: int, detail: str, code: str = "", headers: Mapping[str, str] | None = None, **facts: Any
) -> Response:
    """Return one error: `type` is a stable code, `detail` a sentence, the rest are facts."""
    code = code or CODES.get(status, "failed" if status >= 500 else "bad_request")
    title = HTTPStatus(status).phrase if status in HTTPStatus._value2member_map_ else "Error"
    body = {"type": f"urn:regnum:{code}", "title": title, "status": status, "detail": detail, **facts}
    try:
        text = msgspec.json.encode(body)
    except UnicodeEncodeError:  # a lone surrogate, which only an escape can carry
        text = json.dumps(body).encode()
    return Response(text, status, headers, media_type="application/problem+json")


async def refuse(scope: Scope, receive: Receive, send: Send, answer: Response) -> None:
    """Send an error from a middleware; a socket is refused before accept, with the reason if possible."""
    if scope["type"] == "websocket" and "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 1008, "reason": ""})  # before accept: the client sees 403
        return
    await (await for_reader(scope, answer))(scope, receive, send)


def is_person(scope: Scope) -> bool:
    """Whether a person reads the response in a browser: it accepts HTML, and the path is not one for programs."""
    if scope["type"] != "http" or scope["path"].strip("/").partition("/")[0] in FOR_PROGRAMS:
        return False
    return "text/html" in Headers(scope=scope).get("accept", "")


async def for_reader(scope: Scope, answer: Response) -> Response:
    """Return the error as a problem document, or as a page for people."""
    if not is_person(scope):
        return answer
    from regnum.server.page.errors import error_page  # imported here: the page imports this module

    return await error_page(scope, answer)


def too_many(error: TooManyRequests) -> Response:
    """Return 429 with Retry-After."""
    seconds = whole_seconds(error.retry_after)
    return problem(429, str(error), headers={"Retry-After": str(seconds)}, what=error.what, retry_after=seconds)


def of_refusal(refusal: Refusal) -> Any:
    """Return a refusal as plain data."""
    return msgspec.to_builtins(refusal)


def no_such_move(cause: BaseException | None) -> dict[str, Any]:
    """Return the illegal move that an error of a record names, for a localised sentence."""
    if not isinstance(cause, IllegalMove):
        return {}
    return {"seat": cause.seat, "move": cause.move, "refusal": of_refusal(cause.refusal)}


def of_error(error: Exception) -> Response:
    """Return the response to an error caused by the client."""
    match error:
        case TooManyRequests():
            return too_many(error)
        case HTTPException():
            return problem(error.status_code, error.detail, headers=error.headers)
        case WriteConflict():
            return problem(409, "conflict: the resource was changed by another request; fetch it again and retry")
        case StoreError():
            return failed(error, status=503)
        case UnknownGame():
            return problem(404, str(error), "unknown_game")
        case IllegalMove():
            refusal = of_refusal(error.refusal)
            return problem(409, str(error), "illegal_move", seat=error.seat, move=error.move, refusal=refusal)
        case TableRefused():
            return problem(409, str(error), "refused", refusal=of_refusal(error.refusal))
        case OptionError():
            return problem(422, str(error), "wrong_option")
        case RecordError() if not error.line and isinstance(error.__cause__, UnknownGame):
            return problem(404, "the game of this table is not available", "game_gone")
        case RecordError():
            return problem(422, str(error), "wrong_record", line=error.line, **no_such_move(error.__cause__))
        case NotationError():
            return problem(422, str(error), "no_move", usage=error.usage)
        case msgspec.ValidationError():
            what, _, where = str(error).partition(" - at ")
            return problem(422, what, "not_valid", where=where.strip("`") or "$")
        case msgspec.DecodeError():
            return problem(400, "the request body is not valid JSON", "not_json")
        case _:
            return problem(400, str(error))


async def answer(request: Request | WebSocket, error: Exception) -> Response:
    """Handle all of these errors for Starlette."""
    return await for_reader(request.scope, of_error(error))


# For Starlette(exception_handlers=...): the nearest class is used, so subclasses need no entry of their own.
HANDLERS: Final[dict[Any, ErrorHandler]] = dict.fromkeys(
    (HTTPException, RegnumError, msgspec.DecodeError, TooManyRequests), answer
)


def failed(error: Exception, status: int = 500, **about: Any) -> Response:
    """Return 500 with a number that the log has too, and nothing else."""
    number = secrets.token_hex(6)
    log.error("request_failed", number=number, exc_info=error, **about)
    headers = {"Retry-After": "5"} if status == 503 else None
    return problem(status, f"internal error; reference {number}", headers=headers, number=number)


class ErrorMiddleware:
    """Catches unexpected errors: the client gets a number, the log gets the cause."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the app and catch its errors."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        started = False

        async def sending(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except (ClientDisconnect, WebSocketDisconnect):
            pass  # the client is gone
        except Exception as error:
            expected = isinstance(error, (StoreError, TooManyRequests))  # a middleware further in used the store
            response = of_error(error) if expected else failed(error)
            if not started:
                await refuse(scope, receive, send, response)
            elif scope["type"] == "http":
                raise  # the response has started; only the server can cut the connection
            else:
                with suppress(Exception):  # it may be closed already
                    await send({"type": "websocket.close", "code": 1011, "reason": ""})
