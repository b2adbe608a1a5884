"""GET /art/{game}/{file}: drawings and colours from the `art` folder of a game or of an expansion.

`shapes.json` holds all of `art/shapes/*.svg` by name: a page asks once, not for each shape.
"""

from __future__ import annotations

import asyncio
import re
from importlib.resources import files
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from regnum.catalogue.drawings import shape_drawings
from regnum.catalogue.render import packages_of
from regnum.server.static_files import ASK_AGAIN, file_response

NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}(?:\.[A-Za-z0-9_-]{1,16})?\.(?:svg|css|json)")
SHAPES: Final = "shapes.json"


async def art(request: Request) -> Response:
    """Serve one file of a game's art."""
    game, name = request.path_params["game"], request.path_params["file"]
    content = await asyncio.to_thread(drawn, game, name) if NAME.fullmatch(name) else None
    if content is None:
        raise HTTPException(404, "file not found")
    return await asyncio.to_thread(file_response, request, name, content, ASK_AGAIN)


def drawn(game: str, name: str) -> bytes | None:
    """Return the game's own file, else that of the first expansion that has one."""
    if name == SHAPES:
        return msgspec.json.encode(shape_drawings(game))
    for package in packages_of(game)[1:]:
        try:
            return files(package).joinpath("art", name).read_bytes()
        except (OSError, TypeError):  # TypeError: a single module has no folder for art
            continue
    return None
