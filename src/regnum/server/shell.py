"""The browser table: one page for all its addresses, and the files that `make web` has built it into.

Without a build every address leads to the plain page, so that the house also stands where there is no Node.
"""

from __future__ import annotations

import asyncio
import re
from html import escape
from pathlib import Path
from typing import Final
from urllib.parse import quote

from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from regnum.server.handing import ASK_AGAIN, FOR_EVER, KINDS, ending, file_answer, handed
from regnum.server.page import tongue
from regnum.server.page.paper import reader_of

WEB: Final = Path(__file__).with_name("web")  # what Vite writes; not in git
HTML: Final = "text/html; charset=utf-8"
LANG: Final = '<html lang="en">'  # as it stands in index.html, once
NO_SCRIPT: Final = "url=/plain"
FILE: Final = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]*")

# Every address of the app, and where a reader without a script finds the same.
PAGES: Final = {
    "/": "/plain",
    "/new/{game}": "/plain/new/{game}",
    "/table/{table}": "/plain/table/{table}",
    "/replay": "/plain",
    "/replay/{table}": "/plain/table/{table}",
    "/join/{token}": "/plain/join/{token}",
    "/me/{token}": "/plain/me/{token}",
    "/settings": "/plain/settings",
    "/rules": "/plain/about",
    "/rules/{game}": "/plain/rules/{game}",
    "/about": "/plain/about",
    "/guide/{game}": "/plain/rules/{game}",
}


class InTheRoot(Convertor[str]):
    """A file beside index.html: its name has an ending."""

    regex = r"[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)+"

    def convert(self, value: str) -> str:
        """As it is."""
        return value

    def to_string(self, value: str) -> str:
        """As it is."""
        return value


register_url_convertor("in_the_root", InTheRoot())


def routes() -> list[BaseRoute]:
    """The app's addresses and files."""
    return [
        *(Route(path, shell, methods=["GET"]) for path in PAGES),
        Route("/assets/{file}", asset, methods=["GET"]),
        Route("/icons/{file}", icon, methods=["GET"]),
        Route("/{file:in_the_root}", root_file, methods=["GET"]),
    ]


async def shell(request: Request) -> Response:
    """The app; it finds out by its address what to show."""
    page = await asyncio.to_thread(read, WEB / "index.html")
    plain = plain_path(request)
    if page is None:
        return RedirectResponse(plain, 303, {"Cache-Control": "no-store"})
    _, lang = await reader_of(request)
    content = filled(page.decode(), lang, plain).encode()
    more = {"Vary": "Accept-Language, Cookie", "Content-Language": lang}
    # Not zipped: it is small, and each address has its own, so they would push the real files out of memory.
    response = handed(request, content, HTML, ASK_AGAIN, False, **more)
    if tongue.asked_for(request):
        tongue.remember(response, lang, secure=request.app.state.settings.secure)
    return response


def filled(page: str, lang: str, plain: str) -> str:
    """The page in the reader's language, and with the way to the same thing without a script."""
    page = page.replace(LANG, f'<html lang="{lang}">', 1)
    return page.replace(NO_SCRIPT, f"url={escape(plain)}", 1)


def plain_path(request: Request) -> str:
    """Where the plain page has the same, with what stood behind the question mark."""
    parts = {name: quote(value, safe="") for name, value in request.path_params.items()}
    path = PAGES[request.scope["route"].path].format(**parts)
    return f"{path}?{request.url.query}" if request.url.query else path


async def asset(request: Request) -> Response:
    """GET /assets/{file}: its name has a hash of what is in it, so browsers keep it for ever."""
    return await built(request, WEB / "assets", FOR_EVER)


async def icon(request: Request) -> Response:
    """GET /icons/{file}."""
    return await built(request, WEB / "icons", ASK_AGAIN)


async def root_file(request: Request) -> Response:
    """GET /sw.js, /manifest.webmanifest and whatever else was built beside the page."""
    worker = {"Service-Worker-Allowed": "/"} if request.path_params["file"] == "sw.js" else {}
    return await built(request, WEB, ASK_AGAIN, **worker)


async def built(request: Request, folder: Path, keep: str, **more: str) -> Response:
    """One file of the build."""
    name: str = request.path_params["file"]
    known = FILE.fullmatch(name) is not None and ending(name) in KINDS
    content = await asyncio.to_thread(read, folder / name) if known else None
    if content is None:
        raise HTTPException(404, "there is no such file here")
    return await asyncio.to_thread(file_answer, request, name, content, keep, **more)


def read(path: Path) -> bytes | None:
    """What is in a file; None when there is none. Nothing is remembered, so a new build is seen at once."""
    try:
        return path.read_bytes()
    except OSError:
        return None
