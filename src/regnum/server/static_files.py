"""Static files: with an ETag for caching, and gzip if the client accepts it."""

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
COMPRESSED: Final = frozenset(
    {"css", "html", "js", "json", "svg", "txt", "webmanifest"}
)  # the others are compressed already
SMALLEST_COMPRESSED: Final = 1024  # bytes; smaller files gain nothing
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"  # cached, and revalidated with its tag


def ending(name: str) -> str:
    """Return the ending of a name: `js` of `index-4f2a.js`."""
    return name.rpartition(".")[2]


def content_response(request: Request, content: bytes, kind: str, keep: str, zips: bool, **more: str) -> Response:
    """Return the file, or 304 if the client has it already."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": keep, **more}
    if zips:
        headers["Vary"] = ", ".join(filter(None, [more.get("Vary", ""), "Accept-Encoding"]))
    if has_cached(request, tag):
        return Response(status_code=304, headers=headers)
    if zips and len(content) >= SMALLEST_COMPRESSED and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(compressed(content), headers={**headers, "Content-Type": kind, "Content-Encoding": "gzip"})
    return Response(content, headers={**headers, "Content-Type": kind})


def file_response(request: Request, name: str, content: bytes, keep: str, **more: str) -> Response:
    """Return a file of one of the kinds above, by its name."""
    return content_response(request, content, KINDS[ending(name)], keep, ending(name) in COMPRESSED, **more)


def has_cached(request: Request, tag: str) -> bool:
    """Whether the client has this content. A proxy that compresses may have weakened the tag."""
    known = [each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")]
    return tag in known or "*" in known


@lru_cache(maxsize=256)
def compressed(content: bytes) -> bytes:
    """Compress a file at the best level; cached."""
    return gzip.compress(content, 9, mtime=0)
