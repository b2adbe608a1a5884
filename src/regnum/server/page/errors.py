"""Error pages: the same refusals as in problem+json, in the reader's language."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any, Final

import msgspec
from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.responses import HTMLResponse, Response
from starlette.types import Scope

from regnum.catalogue import LANGUAGES
from regnum.core.messages import Refusal
from regnum.server.page.language import COOKIE
from regnum.server.page.render import HEADERS, TEMPLATES, refusal_text, root_of, words_of
from regnum.server.request_context import preferred_language

TEXTS: Final = {"wrong_host": "page-wrong-host", "wrong_origin": "page-old-form", "csrf": "page-old-form",
                "game_gone": "page-game-gone"}  # fmt: skip
BY_STATUS: Final = {404: "ui-not-found", 413: "page-wrong-input", 422: "page-wrong-input", 429: "ui-too-fast",
                    500: "ui-server-error", 503: "ui-server-error"}  # fmt: skip
KEPT: Final = ("retry-after", "connection", "allow")


READY: Final[set[str]] = set()  # the languages whose catalogue has been loaded


async def error_page(scope: Scope, problem: Response) -> Response:
    """Return the problem as a page, which contains nothing else."""
    lang = reader_of(scope)
    if lang not in READY:
        await asyncio.to_thread(words_of(lang).say, "ui-error")
        READY.add(lang)
    about: dict[str, Any] = msgspec.json.decode(bytes(problem.body))
    page = error_html(
        lang, sentence(lang, problem.status_code, about), str(about.get("number", "")), root_of(scope["path"])
    )
    kept = {name: problem.headers[name] for name in KEPT if name in problem.headers}
    return HTMLResponse(page, problem.status_code, {**HEADERS, "Content-Language": lang, "Vary": "Accept", **kept})


@lru_cache(maxsize=64)
def error_html(lang: str, trouble: str, number: str, root: str) -> str:
    """Render the page; cached, because a rate-limited client gets it often."""
    say = words_of(lang).say
    page = TEMPLATES.get_template("trouble.html")
    path = root or "/"
    return page.render(lang=lang, path=path, root=root, person=None, say=say, trouble=trouble, number=number)


def reader_of(scope: Scope) -> str:
    """Return the reader's language; the person may not be known yet."""
    headers = Headers(scope=scope)
    chosen = cookie_parser(headers.get("cookie", "")).get(COOKIE, "")
    return chosen if chosen in LANGUAGES else preferred_language(headers.get("accept-language", ""))


def sentence(lang: str, status: int, about: dict[str, Any]) -> str:
    """Return the text of the error, if the catalogue has one."""
    words = words_of(lang)
    if "refusal" in about:
        return refusal_text(words, msgspec.convert(about["refusal"], Refusal))
    code = str(about.get("type", "")).rpartition(":")[2]
    return words.say(TEXTS.get(code) or BY_STATUS.get(status, "ui-error"))
