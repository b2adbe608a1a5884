"""Files that are handed out as they are: with a tag, so that nobody loads them twice, and zipped for who can unzip."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

KINDS: Final = {
    "css": "text/css; charset=utf-8",
    "ico": "image/x-icon",
    "jpg": "image/jpeg",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "mp3": "audio/mpeg",
    "ogg": "audio/ogg",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "webmanifest": "application/manifest+json",
    "webp": "image/webp",
    "woff2": "font/woff2",
}
ZIPPED: Final = frozenset({"css", "html", "js", "json", "svg", "txt", "webmanifest"})  # the others are small already
WORTH_IT: Final = 1024  # bytes; what is smaller gains nothing
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"  # kept, and asked for again with its tag


def ending(name: str) -> str:
    """`js` of `index-4f2a.js`."""
    return name.rpartition(".")[2]


def handed(request: Request, content: bytes, kind: str, keep: str, zips: bool, **more: str) -> Response:
    """The file; 304 for whoever has it already."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": keep, **more}
    if zips:
        headers["Vary"] = ", ".join(filter(None, [more.get("Vary", ""), "Accept-Encoding"]))
    if knows(request, tag):
        return Response(status_code=304, headers=headers)
    if zips and len(content) >= WORTH_IT and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(zipped(content), headers={**headers, "Content-Type": kind, "Content-Encoding": "gzip"})
    return Response(content, headers={**headers, "Content-Type": kind})


def file_answer(request: Request, name: str, content: bytes, keep: str, **more: str) -> Response:
    """A file of one of the kinds above, by its name."""
    return handed(request, content, KINDS[ending(name)], keep, ending(name) in ZIPPED, **more)


def knows(request: Request, tag: str) -> bool:
    """Whether the asker has this very content. A proxy that zips may have weakened the tag."""
    known = [each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")]
    return tag in known or "*" in known


@lru_cache(maxsize=256)
def zipped(content: bytes) -> bytes:
    """Done once for each file, as well as it can be done."""
    return gzip.compress(content, 9, mtime=0)
