"""GET /art/{game}/{file}: drawings and tones that a game, or an expansion of it, brings in its `art` folder."""

from __future__ import annotations

import asyncio
import re
from importlib.resources import files
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from regnum.catalogue.render import packages_of
from regnum.server.handing import ASK_AGAIN, file_answer

NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}(?:\.[A-Za-z0-9_-]{1,16})?\.(?:svg|css|json)")


async def art(request: Request) -> Response:
    """One file of a game."""
    game, name = request.path_params["game"], request.path_params["file"]
    content = await asyncio.to_thread(drawn, game, name) if NAME.fullmatch(name) else None
    if content is None:
        raise HTTPException(404, "this game brings no such file")
    return await asyncio.to_thread(file_answer, request, name, content, ASK_AGAIN)


def drawn(game: str, name: str) -> bytes | None:
    """The game's own file, else that of the first expansion that has one."""
    for package in packages_of(game)[1:]:
        try:
            return files(package).joinpath("art", name).read_bytes()
        except (OSError, TypeError):  # TypeError: a single module has no folder for art
            continue
    return None
