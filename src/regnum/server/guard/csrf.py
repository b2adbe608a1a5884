"""A change that comes with a cookie also carries a token that only our own pages can read.

The token follows from the session, so nothing is kept. Somebody without a session says `new`: the header cannot be set
by a strange page, and the form field only counts together with our own Origin, which stands before this in the stack.
"""

from __future__ import annotations

from typing import Final
from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regnum.server.guard.identity import Door, Who, same
from regnum.server.guard.origin import changes
from regnum.server.guard.problems import problem, refuse

HEADER: Final = "x-regnum-csrf"
FIELD: Final = "csrf"
FORM: Final = "application/x-www-form-urlencoded"


class Csrf:
    """Refuses changes without the token. Stands inside Identified, SameHouse and Bodies."""

    def __init__(self, app: ASGIApp, door: Door) -> None:
        self.app = app
        self.door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look for the token in the header, else in the form. A socket has no way to carry one; its Origin must do."""
        who: Who | None = scope["state"]["who"] if scope["type"] == "http" else None
        if who is None or who.kind == "key" or not changes(scope):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        given = headers.get(HEADER)
        if given is None and headers.get("content-type", "").partition(";")[0].strip().lower() == FORM:
            messages = await whole(receive)
            given = field_in(messages)
            receive = again(messages, receive)
        if given is None or not same(given, self.door.csrf(who)):
            await refuse(scope, receive, send, problem(403, self.wanted(who), "csrf"))
            return
        await self.app(scope, receive, send)

    def wanted(self, who: Who) -> str:
        """What would have been right."""
        what = "the word new" if who.session_hash is None else "the token of your session"
        return f"a change carries {what} in the header X-Regnum-Csrf or in the form field csrf"


async def whole(receive: Receive) -> list[Message]:
    """All messages of a body; how much that may be is counted further out."""
    messages = [await receive()]
    while messages[-1]["type"] == "http.request" and messages[-1].get("more_body", False):
        messages.append(await receive())
    return messages


def field_in(messages: list[Message]) -> str | None:
    """The token in a form, when it stands there once."""
    body = b"".join(message.get("body", b"") for message in messages)
    try:
        values = parse_qs(body.decode("ascii"), max_num_fields=1000).get(FIELD, [])
    except ValueError:  # not ASCII, or very many fields: no form of ours
        return None
    return values[0] if len(values) == 1 else None


def again(messages: list[Message], receive: Receive) -> Receive:
    """The same messages once more, for the room behind."""
    left = list(reversed(messages))

    async def receiving() -> Message:
        return left.pop() if left else await receive()

    return receiving
