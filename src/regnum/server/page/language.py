"""Choose the language of a page: requested now, chosen before, or preferred by the browser."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from regnum.catalogue import LANGUAGES
from regnum.server.people import Person
from regnum.server.request_context import preferred_language

COOKIE: Final = "regnum-lang"
A_YEAR: Final = 365 * 86_400


def asked_for(request: Request) -> str | None:
    """Return the language in the query, if it is supported."""
    wanted = request.query_params.get("lang", "")
    return wanted if wanted in LANGUAGES else None


def language_of(request: Request, person: Person | None) -> str:
    """Return the reader's language."""
    if (now := asked_for(request)) is not None:
        return now
    for chosen in (person.lang if person else "", request.cookies.get(COOKIE, "")):
        if chosen in LANGUAGES:
            return chosen
    return preferred_language(request.headers.get("accept-language", ""))


def remember(response: Response, lang: str, *, secure: bool) -> None:
    """Store the language in a cookie, for readers without a session."""
    response.set_cookie(COOKIE, lang, max_age=A_YEAR, samesite="lax", httponly=True, secure=secure)
