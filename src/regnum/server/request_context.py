"""What the plain page and the API both need of a request: its base URL, its language, the rate limit of wrong tokens,
and whether its sender may know of a table.
"""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection, Request

from regnum.catalogue import LANGUAGES
from regnum.server.guard.limits import Buckets, TooManyRequests
from regnum.server.guard.origin import canonical
from regnum.server.open_table import OpenTable
from regnum.server.settings import Limits, Settings

OWN_NAMES: Final = {"en": "English", "cs": "Čeština", "sk": "Slovenčina", "uk": "Українська"}
LONGEST: Final = 200  # characters of Accept-Language that are read


def base_url_of(request: Request, settings: Settings) -> str:
    """Return the base URL of links: the one of this request, whose Host header has been checked.

    If the server has configured origins, the matching one: a proxy may have changed the host.
    """
    here = str(request.base_url).rstrip("/")
    if not settings.origins:
        return here
    host = canonical(here).partition("://")[2]
    return next((each for each in settings.origins if canonical(each).partition("://")[2] == host), settings.address())


def preferred_language(accepted: str) -> str:
    """Return the best supported language for an Accept-Language header, English if none matches."""
    found = [(weight(part), part.partition(";")[0].strip().lower()[:2]) for part in accepted[:LONGEST].split(",")]
    ours = [(much, -nth, lang) for nth, (much, lang) in enumerate(found) if lang in LANGUAGES and much > 0]
    return max(ours)[2] if ours else LANGUAGES[0]


def weight(part: str) -> float:
    """Return the q value of one entry."""
    _, _, given = part.partition("q=")
    try:
        return float(given) if given else 1.0
    except ValueError:
        return 0.0


def check_claims(request: HTTPConnection, limits: Limits) -> None:
    """Raise TooManyRequests for an address that sent many wrong tokens, before the lookup: a right one waits too."""
    state = request.scope["state"]
    buckets: Buckets = state["buckets"]
    wait = buckets.peek("claims", limits.claims, state["address"], state["clock"]())
    if wait:
        raise TooManyRequests("claims", wait)


def count_wrong_claim(request: HTTPConnection, limits: Limits) -> None:
    """Count a wrong token; the last one that is allowed is still answered."""
    state = request.scope["state"]
    buckets: Buckets = state["buckets"]
    buckets.retry_after("claims", limits.claims, state["address"], state["clock"]())


def may_see_table(live: OpenTable, person: str | None) -> bool:
    """Whether a person may know of this table: they may watch it, or it is in the lobby."""
    return live.table.agreed.listed or live.may_look(person)
