"""Style sheet, script and fonts. Their URLs contain a hash of the content, so browsers can cache them forever."""

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
def all_assets() -> dict[str, tuple[bytes, str]]:
    """Return all assets by path: their bytes and tag. Other paths are not served."""
    found: dict[str, tuple[bytes, str]] = {}
    static = files(__package__).joinpath("static")
    for folder, place in (("", static), ("fonts/", static.joinpath("fonts"))):
        for each in place.iterdir():
            if each.is_file() and each.name.rpartition(".")[2] in KINDS:
                content = each.read_bytes()
                found[folder + each.name] = (content, hashlib.sha256(content).hexdigest()[:16])
    return found


def asset_url(name: str) -> str:
    """Return the URL of an asset."""
    return f"/static/{name}?v={all_assets()[name][1]}"


async def asset(request: Request) -> Response:
    """GET /static/{name}: serve a style sheet, script or picture, cached as long as its address has the current tag."""
    name = request.path_params["name"]
    if name not in all_assets():
        raise HTTPException(404, "file not found")
    content, tag = all_assets()[name]
    fresh = request.query_params.get("v") == tag
    headers = {"ETag": f'"{tag}"', "Cache-Control": FOR_EVER if fresh else FOR_NOW}
    if f'"{tag}"' in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    kind = KINDS[name.rpartition(".")[2]]
    return Response(content, headers={**headers, "Content-Type": kind})
