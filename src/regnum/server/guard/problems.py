"""Errors as `application/problem+json`: what went wrong as a code for programs and a sentence for people."""

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
from regnum.core.letters import Refusal
from regnum.server.store.errors import Conflict, StoreError
from regnum.table.errors import TableRefused

log = structlog.get_logger("regnum.server")

Answer = Callable[[Request | WebSocket, Exception], Awaitable[Response]]

CODES: Final = {
    400: "bad_request", 401: "not_known", 403: "not_allowed", 404: "not_found", 405: "wrong_method", 409: "conflict",
    413: "too_large", 415: "wrong_kind", 421: "wrong_host", 422: "not_valid", 429: "too_many", 500: "failed",
    503: "not_now",
}  # fmt: skip

# How the paths begin that no person types.
FOR_PROGRAMS: Final = frozenset({"api", "static", "assets", "icons", "art", "metrics", "healthz", "readyz"})


class TooMany(Exception):
    """Somebody asks for more than their share; `retry_after` is in seconds."""

    def __init__(self, what: str, retry_after: float) -> None:
        super().__init__(f"too many {what}; go on in {whole_seconds(retry_after)} s")
        self.what = what
        self.retry_after = retry_after


def whole_seconds(wait: float) -> int:
    """Seconds for a Retry-After header: rounded up, so that whoever waits as long as told is not told again."""
    return max(1, math.ceil(wait))


def problem(
    status: int, detail: str, code: str = "", headers: Mapping[str, str] | None = None, **facts: Any
) -> Response:
    """One error: `type` is a code that never changes, `detail` a sentence, the rest are the facts of the case."""
    code = code or CODES.get(status, "failed" if status >= 500 else "bad_request")
    title = HTTPStatus(status).phrase if status in HTTPStatus._value2member_map_ else "Error"
    body = {"type": f"urn:regnum:{code}", "title": title, "status": status, "detail": detail, **facts}
    try:
        text = msgspec.json.encode(body)
    except UnicodeEncodeError:  # half a character from outside, which only an escape can carry
        text = json.dumps(body).encode()
    return Response(text, status, headers, media_type="application/problem+json")


async def refuse(scope: Scope, receive: Receive, send: Send, answer: Response) -> None:
    """Send an error from a middleware; a socket is refused before it is one, with the reason where that is possible."""
    if scope["type"] == "websocket" and "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 1008, "reason": ""})  # before accept: the client sees 403
        return
    await (await for_reader(scope, answer))(scope, receive, send)


def is_person(scope: Scope) -> bool:
    """Whether somebody reads the answer in a browser: they ask for a page, and not where only programs ask."""
    if scope["type"] != "http" or scope["path"].strip("/").partition("/")[0] in FOR_PROGRAMS:
        return False
    return "text/html" in Headers(scope=scope).get("accept", "")


async def for_reader(scope: Scope, answer: Response) -> Response:
    """The error as it is for programs, and as a page for people."""
    if not is_person(scope):
        return answer
    from regnum.server.page.sorry import sorry  # the page itself stands on this module

    return await sorry(scope, answer)


def too_many(error: TooMany) -> Response:
    """429, and when to come back."""
    seconds = whole_seconds(error.retry_after)
    return problem(429, str(error), headers={"Retry-After": str(seconds)}, what=error.what, retry_after=seconds)


def of_refusal(refusal: Refusal) -> Any:
    """A refusal as plain data."""
    return msgspec.to_builtins(refusal)


def no_such_move(cause: BaseException | None) -> dict[str, Any]:
    """What a record's line says that may not be played, for a reader's own sentence."""
    if not isinstance(cause, IllegalMove):
        return {}
    return {"seat": cause.seat, "move": cause.move, "refusal": of_refusal(cause.refusal)}


def of_error(error: Exception) -> Response:
    """The answer to an error that somebody outside has caused."""
    match error:
        case TooMany():
            return too_many(error)
        case HTTPException():
            return problem(error.status_code, error.detail, headers=error.headers)
        case Conflict():
            return problem(409, "somebody else was faster; read again and decide anew")
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
            return problem(404, "the game of this table is not available here", "game_gone")
        case RecordError():
            return problem(422, str(error), "wrong_record", line=error.line, **no_such_move(error.__cause__))
        case NotationError():
            return problem(422, str(error), "no_move", usage=error.usage)
        case msgspec.ValidationError():
            what, _, where = str(error).partition(" - at ")
            return problem(422, what, "not_valid", where=where.strip("`") or "$")
        case msgspec.DecodeError():
            return problem(400, "the body is not JSON that can be read", "not_json")
        case _:
            return problem(400, str(error))


async def answer(request: Request | WebSocket, error: Exception) -> Response:
    """Starlette's handler for all of them."""
    return await for_reader(request.scope, of_error(error))


# For Starlette(exception_handlers=...): the nearest class counts, so children need no entry of their own.
HANDLERS: Final[dict[Any, Answer]] = dict.fromkeys((HTTPException, RegnumError, msgspec.DecodeError, TooMany), answer)


def failed(error: Exception, status: int = 500, **about: Any) -> Response:
    """An error of our own: a number that stands in the log beside the cause, and nothing else."""
    number = secrets.token_hex(6)
    log.error("failed", number=number, exc_info=error, **about)
    headers = {"Retry-After": "5"} if status == 503 else None
    return problem(status, f"something went wrong here; its number is {number}", headers=headers, number=number)


class Caught:
    """Whatever nobody expected ends here: the asker gets a number, the log gets the cause."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and catch."""
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
            pass  # nobody is there to be answered
        except Exception as error:
            expected = isinstance(error, (StoreError, TooMany))  # a guard further in asked the store
            response = of_error(error) if expected else failed(error)
            if not started:
                await refuse(scope, receive, send, response)
            elif scope["type"] == "http":
                raise  # half an answer is out; only the server can cut the connection
            else:
                with suppress(Exception):  # it may be closed already
                    await send({"type": "websocket.close", "code": 1011, "reason": ""})
