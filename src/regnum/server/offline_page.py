"""The page that needs no server, handed out by one: a folder that `make page` has built, under /offline/."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from regnum.server.guard.headers import POLICY
from regnum.server.static_files import ASK_AGAIN, COMPRESSED, KINDS, content_response, ending

AT: Final = "/offline/"
MORE_KINDS: Final = {
    "ftl": "text/plain; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8",
}
# Its server is WebAssembly, which browsers compile only where the policy says so.
OWN_POLICY: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")


def routes(folder: str) -> list[BaseRoute]:
    """Return the routes of the page in this folder; none without one."""
    if not folder:
        return []
    return [
        Route(AT.rstrip("/"), to_page, methods=["GET"]),
        Route(AT + "{file:path}", partial(page_file, Path(folder)), methods=["GET"]),
    ]


async def to_page(request: Request) -> Response:
    """GET /offline: the addresses of the page count from its folder, so the slash matters."""
    return RedirectResponse(AT, 308)


async def page_file(folder: Path, request: Request) -> Response:
    """GET /offline/{file}: one of the files that the page lists, as it lies there now."""
    name: str = request.path_params["file"] or "index.html"
    content = await asyncio.to_thread(listed, folder, name)
    if content is None:
        raise HTTPException(404, "file not found")
    kind = {**KINDS, **MORE_KINDS}.get(ending(name), "application/octet-stream")
    zips = ending(name) in COMPRESSED or ending(name) in MORE_KINDS
    more = {"Content-Security-Policy": OWN_POLICY}
    return await asyncio.to_thread(content_response, request, content, kind, ASK_AGAIN, zips, **more)


def listed(folder: Path, name: str) -> bytes | None:
    """Read a file; None if it does not belong to the page. Nothing is cached, so a new build is served at once."""
    try:
        files = json.loads((folder / "files.json").read_bytes())["files"]
        known = name in files or name in ("files.json", "sw.js")
        return (folder / name).read_bytes() if known else None
    except (OSError, ValueError, KeyError):
        return None
