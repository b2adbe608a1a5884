"""Style, script and fonts. Their address holds a hash of what is in them, so browsers keep them for ever."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

KINDS: Final = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "woff2": "font/woff2",
    "txt": "text/plain; charset=utf-8",
}
FOR_EVER: Final = "public, max-age=31536000, immutable"
FOR_NOW: Final = "public, max-age=3600"


@cache
def shelf() -> dict[str, tuple[bytes, str]]:
    """Everything there is, by its path: the bytes and their tag. Nothing else can be asked for."""
    found: dict[str, tuple[bytes, str]] = {}
    room = files(__package__).joinpath("static")
    for folder, place in (("", room), ("fonts/", room.joinpath("fonts"))):
        for each in place.iterdir():
            if each.is_file() and each.name.rpartition(".")[2] in KINDS:
                content = each.read_bytes()
                found[folder + each.name] = (content, hashlib.sha256(content).hexdigest()[:16])
    return found


def address(name: str) -> str:
    """Where a page finds this file."""
    return f"/static/{name}?v={shelf()[name][1]}"


async def static(request: Request) -> Response:
    """GET /static/{name}."""
    name = request.path_params["name"]
    if name not in shelf():
        raise HTTPException(404, "there is no such file here")
    content, tag = shelf()[name]
    fresh = request.query_params.get("v") == tag
    headers = {"ETag": f'"{tag}"', "Cache-Control": FOR_EVER if fresh else FOR_NOW}
    if f'"{tag}"' in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    kind = KINDS[name.rpartition(".")[2]]
    return Response(content, headers={**headers, "Content-Type": kind})
