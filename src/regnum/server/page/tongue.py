"""Which language a reader is shown: what they ask for now, what they chose before, else what their browser speaks."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from regnum.catalogue import LANGUAGES
from regnum.server.asking import spoken
from regnum.server.people import Person

COOKIE: Final = "regnum-lang"
A_YEAR: Final = 365 * 86_400


def asked_for(request: Request) -> str | None:
    """The language in the address, if it is one of ours."""
    wanted = request.query_params.get("lang", "")
    return wanted if wanted in LANGUAGES else None


def language_of(request: Request, person: Person | None) -> str:
    """The reader's language."""
    if (now := asked_for(request)) is not None:
        return now
    for chosen in (person.lang if person else "", request.cookies.get(COOKIE, "")):
        if chosen in LANGUAGES:
            return chosen
    return spoken(request.headers.get("accept-language", ""))


def remember(response: Response, lang: str, *, secure: bool) -> None:
    """For a reader whom we do not know."""
    response.set_cookie(COOKIE, lang, max_age=A_YEAR, samesite="lax", httponly=True, secure=secure)
