"""CSRF protection: a change with a cookie must also send a token that only our own pages can read.

The token is derived from the session, so nothing is stored. Without a session it is `new`: a foreign page cannot set
the header, and the form field counts only with our own Origin, which is checked earlier in the stack.
"""

from __future__ import annotations

from typing import Final
from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regnum.server.guard.identity import Identity, Principal, same
from regnum.server.guard.origin import changes
from regnum.server.guard.problems import problem, refuse

HEADER: Final = "x-regnum-csrf"
FIELD: Final = "csrf"
FORM: Final = "application/x-www-form-urlencoded"


class CsrfMiddleware:
    """Refuses changes without the token. Must be inside IdentityMiddleware, SameOrigin and BodyLimit."""

    def __init__(self, app: ASGIApp, identity: Identity) -> None:
        self.app = app
        self.identity = identity

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look for the token in the header, else in the form. A socket has none; its Origin is checked."""
        principal: Principal | None = scope["state"]["principal"] if scope["type"] == "http" else None
        if principal is None or principal.kind == "key" or not changes(scope):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        given = headers.get(HEADER)
        if given is None and headers.get("content-type", "").partition(";")[0].strip().lower() == FORM:
            messages = await whole_body(receive)
            given = field_in(messages)
            receive = replayed_body(messages, receive)
        if given is None or not same(given, self.identity.csrf(principal)):
            await refuse(scope, receive, send, problem(403, self.wanted(principal), "csrf"))
            return
        await self.app(scope, receive, send)

    def wanted(self, principal: Principal) -> str:
        """Return the expected token."""
        what = '"new"' if principal.session_hash is None else "your session's token"
        return f"missing or wrong CSRF token: send {what} in X-Regnum-Csrf or the form field csrf"


async def whole_body(receive: Receive) -> list[Message]:
    """Read all messages of a body; BodyLimit, further out, limits their size."""
    messages = [await receive()]
    while messages[-1]["type"] == "http.request" and messages[-1].get("more_body", False):
        messages.append(await receive())
    return messages


def field_in(messages: list[Message]) -> str | None:
    """Return the token of a form, if the field occurs once."""
    body = b"".join(message.get("body", b"") for message in messages)
    try:
        values = parse_qs(body.decode("ascii"), max_num_fields=1000).get(FIELD, [])
    except ValueError:  # not ASCII, or very many fields: not a form of ours
        return None
    return values[0] if len(values) == 1 else None


def replayed_body(messages: list[Message], receive: Receive) -> Receive:
    """Return a `receive` that repeats these messages for the app."""
    left = list(reversed(messages))

    async def receiving() -> Message:
        return left.pop() if left else await receive()

    return receiving
