"""What a person is shown where a program gets problem+json: the same refusal as a page, in the reader's language."""

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
from regnum.core.letters import Refusal
from regnum.server.asking import spoken
from regnum.server.page.paper import HEADERS, TEMPLATES, root_of, told, words_of
from regnum.server.page.tongue import COOKIE

TEXTS: Final = {"wrong_host": "page-wrong-host", "wrong_origin": "page-old-form", "csrf": "page-old-form",
                "game_gone": "page-game-gone"}  # fmt: skip
BY_STATUS: Final = {404: "ui-not-found", 413: "page-wrong-input", 422: "page-wrong-input", 429: "ui-too-fast",
                    500: "ui-server-error", 503: "ui-server-error"}  # fmt: skip
KEPT: Final = ("retry-after", "connection", "allow")


READY: Final[set[str]] = set()  # the languages whose catalogue has been read


async def sorry(scope: Scope, problem: Response) -> Response:
    """The problem as a page. It says nothing that the problem did not say."""
    lang = reader_of(scope)
    if lang not in READY:
        await asyncio.to_thread(words_of(lang).say, "ui-error")
        READY.add(lang)
    about: dict[str, Any] = msgspec.json.decode(bytes(problem.body))
    page = written(
        lang, sentence(lang, problem.status_code, about), str(about.get("number", "")), root_of(scope["path"])
    )
    kept = {name: problem.headers[name] for name in KEPT if name in problem.headers}
    return HTMLResponse(page, problem.status_code, {**HEADERS, "Content-Language": lang, "Vary": "Accept", **kept})


@lru_cache(maxsize=64)
def written(lang: str, trouble: str, number: str, root: str) -> str:
    """The page. Whoever asks too often is often told so, and that must cost little."""
    say = words_of(lang).say
    page = TEMPLATES.get_template("trouble.html")
    path = root or "/"
    return page.render(lang=lang, path=path, root=root, person=None, say=say, trouble=trouble, number=number)


def reader_of(scope: Scope) -> str:
    """The reader's language; who they are may not be known yet."""
    headers = Headers(scope=scope)
    chosen = cookie_parser(headers.get("cookie", "")).get(COOKIE, "")
    return chosen if chosen in LANGUAGES else spoken(headers.get("accept-language", ""))


def sentence(lang: str, status: int, about: dict[str, Any]) -> str:
    """What is wrong, as far as there is a text for it."""
    words = words_of(lang)
    if "refusal" in about:
        return told(words, msgspec.convert(about["refusal"], Refusal))
    code = str(about.get("type", "")).rpartition(":")[2]
    return words.say(TEXTS.get(code) or BY_STATUS.get(status, "ui-error"))
