"""What both rooms, the page and the API, ask of a request: by which address it came, which language it speaks, whether
many wrong tokens came from there; and what everybody may know of a table."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection, Request

from regnum.catalogue import LANGUAGES
from regnum.server.guard.limits import Buckets, TooMany
from regnum.server.guard.origin import canonical
from regnum.server.live import Live
from regnum.server.settings import Limits, Settings

OWN_NAMES: Final = {"en": "English", "cs": "Čeština", "sk": "Slovenčina", "uk": "Українська"}
LONGEST: Final = 200  # signs of a list of languages that are read


def place_of(request: Request, settings: Settings) -> str:
    """How links begin that the asker hands on: as the asker came, whose Host was checked at the door.

    Where the house has names of its own, one of those: a proxy may have changed the host.
    """
    here = str(request.base_url).rstrip("/")
    if not settings.origins:
        return here
    host = canonical(here).partition("://")[2]
    return next((each for each in settings.origins if canonical(each).partition("://")[2] == host), settings.address())


def spoken(accepted: str) -> str:
    """The best language of ours for an Accept-Language header; English where none fits."""
    found = [(weight(part), part.partition(";")[0].strip().lower()[:2]) for part in accepted[:LONGEST].split(",")]
    ours = [(much, -nth, lang) for nth, (much, lang) in enumerate(found) if lang in LANGUAGES and much > 0]
    return max(ours)[2] if ours else LANGUAGES[0]


def weight(part: str) -> float:
    """The q of one entry."""
    _, _, given = part.partition("q=")
    try:
        return float(given) if given else 1.0
    except ValueError:
        return 0.0


def check_claims(request: HTTPConnection, limits: Limits) -> None:
    """TooMany for an address from which many wrong tokens came. Stands before the lookup: a right one waits too."""
    state = request.scope["state"]
    buckets: Buckets = state["buckets"]
    wait = buckets.look("claims", limits.claims, state["address"], state["clock"]())
    if wait:
        raise TooMany("claims", wait)


def wrong_claim(request: HTTPConnection, limits: Limits) -> None:
    """Count a wrong token; the last one that is allowed is still answered."""
    state = request.scope["state"]
    buckets: Buckets = state["buckets"]
    buckets.retry_after("claims", limits.claims, state["address"], state["clock"]())


def may_know(live: Live, person: str | None) -> bool:
    """Whether somebody may know of this table at all: who may look at it, or who finds it in the lobby."""
    return live.table.agreed.listed or live.may_look(person)
