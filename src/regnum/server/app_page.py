"""The browser client: one page for all its URLs, and the files built by `make web`.

Without a build every URL redirects to the plain page, so that the server also runs where there is no Node.
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

from regnum.server.page import language
from regnum.server.page.render import reader_of
from regnum.server.static_files import ASK_AGAIN, FOR_EVER, KINDS, content_response, ending, file_response

WEB: Final = Path(__file__).with_name("web")  # what Vite writes; not in git
HTML: Final = "text/html; charset=utf-8"
LANG: Final = '<html lang="en">'  # as written in index.html, once
NO_SCRIPT: Final = "url=/plain"
FILE: Final = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]*")

# Every URL of the app, and the plain page with the same content.
PAGES: Final = {
    "/": "/plain",
    "/new": "/plain",
    "/new/{game}": "/plain/new/{game}",
    "/table/{table}": "/plain/table/{table}",
    "/replay": "/plain",
    "/replay/{table}": "/plain/table/{table}",
    "/bring": "/plain",
    "/join/{token}": "/plain/join/{token}",
    "/me/{token}": "/plain/me/{token}",
    "/settings": "/plain/settings",
    "/contests": "/plain",
    "/contests/{contest}": "/plain",
    "/person": "/plain/settings",
    "/person/{person}": "/plain",
    "/rules": "/plain/about",
    "/rules/{game}": "/plain/rules/{game}",
    "/about": "/plain/about",
    "/figures/{game}": "/plain/rules/{game}",
    "/statistics/{game}": "/plain/rules/{game}",
    "/statistics/{game}/people": "/plain/rules/{game}",
    "/guide/{game}": "/plain/rules/{game}",
}


class RootFile(Convertor[str]):
    """Match a file beside index.html: its name has an ending."""

    regex = r"[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)+"

    def convert(self, value: str) -> str:
        """Return it unchanged."""
        return value

    def to_string(self, value: str) -> str:
        """Return it unchanged."""
        return value


register_url_convertor("in_the_root", RootFile())


def routes() -> list[BaseRoute]:
    """Return the routes of the app and its files."""
    return [
        *(Route(path, app_page, methods=["GET"]) for path in PAGES),
        Route("/assets/{file}", asset, methods=["GET"]),
        Route("/icons/{file}", icon, methods=["GET"]),
        Route("/{file:in_the_root}", root_file, methods=["GET"]),
    ]


async def app_page(request: Request) -> Response:
    """Serve the app, which decides by its URL what to show."""
    page = await asyncio.to_thread(read, WEB / "index.html")
    plain = plain_path(request)
    if page is None:
        return RedirectResponse(plain, 303, {"Cache-Control": "no-store"})
    _, lang = await reader_of(request)
    content = filled(page.decode(), lang, plain).encode()
    more = {"Vary": "Accept-Language, Cookie", "Content-Language": lang}
    # Not compressed: it is small, and each URL has its own, so they would push the real files out of the cache.
    response = content_response(request, content, HTML, ASK_AGAIN, False, **more)
    if language.asked_for(request):
        language.remember(response, lang, secure=request.app.state.settings.secure)
    return response


def filled(page: str, lang: str, plain: str) -> str:
    """Fill in the reader's language and the link to the same page without scripts."""
    page = page.replace(LANG, f'<html lang="{lang}">', 1)
    return page.replace(NO_SCRIPT, f"url={escape(plain)}", 1)


def plain_path(request: Request) -> str:
    """Return the URL of the plain page with the same content, with the query."""
    parts = {name: quote(value, safe="") for name, value in request.path_params.items()}
    path = PAGES[request.scope["route"].path].format(**parts)
    return f"{path}?{request.url.query}" if request.url.query else path


async def asset(request: Request) -> Response:
    """GET /assets/{file}: the name contains a hash of the content, so browsers can cache it forever."""
    return await built(request, WEB / "assets", FOR_EVER)


async def icon(request: Request) -> Response:
    """GET /icons/{file}: serve an icon of the app itself."""
    return await built(request, WEB / "icons", ASK_AGAIN)


async def root_file(request: Request) -> Response:
    """GET /sw.js, /manifest.webmanifest and other files built beside the page."""
    worker = {"Service-Worker-Allowed": "/"} if request.path_params["file"] == "sw.js" else {}
    return await built(request, WEB, ASK_AGAIN, **worker)


async def built(request: Request, folder: Path, keep: str, **more: str) -> Response:
    """Serve one file of the build."""
    name: str = request.path_params["file"]
    known = FILE.fullmatch(name) is not None and ending(name) in KINDS
    content = await asyncio.to_thread(read, folder / name) if known else None
    if content is None:
        raise HTTPException(404, "file not found")
    return await asyncio.to_thread(file_response, request, name, content, keep, **more)


def read(path: Path) -> bytes | None:
    """Read a file; None when it does not exist. Nothing is cached, so a new build is served at once."""
    try:
        return path.read_bytes()
    except OSError:
        return None
