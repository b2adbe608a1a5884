"""The links in our mails: one lets turn notices begin, one ends them. Both are signed and ask before they do anything,
because mail scanners follow links; a mail program may end notices with one click."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from regnum.catalogue import catalogue
from regnum.core.letters import say
from regnum.server.asking import spoken
from regnum.server.guard.identity import Door, same, seal
from regnum.server.herald import confirm_hook, drop_hook
from regnum.server.hub import Hub

PAGE = """<!doctype html>
<html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Regnum</title>
<main><h1>Regnum</h1><p>{text}</p>{button}</main></html>
"""
BUTTON = """<form method="post"><button>{text}</button></form>"""


def confirm_link(door: Door, hook: str) -> str:
    """The link that lets notices go to an address. It never begins with what a request said its host was."""
    return f"{door.settings.address()}/confirm/{hook}/{seal(door.key, 'confirm', hook)}"


async def stop(request: Request) -> Response:
    """GET /stop/{hook}/{signature} asks; POST ends the notices."""
    return await asked(request, "stop", ended, ("notice-stop-ask", "notice-stop", "notice-stopped"))


async def confirm(request: Request) -> Response:
    """GET /confirm/{hook}/{signature} asks; POST lets the notices begin."""
    return await asked(request, "confirm", begun, ("notice-confirm-ask", "notice-confirm", "notice-confirmed"))


def ended(c: Connection, hook: str) -> bool:
    """No more notices there; also when there were none any more."""
    drop_hook(c, hook)
    return True


def begun(c: Connection, hook: str) -> bool:
    """Notices from now on; False when somebody has removed the address meanwhile."""
    return confirm_hook(c, hook)


async def asked(
    request: Request, purpose: str, do: Callable[[Connection, str], bool], texts: tuple[str, str, str]
) -> Response:
    """The question with a button, or what came of it."""
    hook, signature = request.path_params["hook"], request.path_params["signature"]
    door: Door = request.app.state.door
    hub: Hub = request.app.state.hub
    lang = spoken(request.headers.get("accept-language", ""))
    ask, button, done = texts
    if not same(signature, seal(door.key, purpose, hook)):
        return written(lang, "ui-link-expired", status=404)
    if request.method != "POST":
        return written(lang, ask, button)
    if not await hub.store.write(lambda c: do(c, hook)):
        return written(lang, "ui-link-expired", status=404)
    return written(lang, done)


def written(lang: str, text: str, button: str = "", status: int = 200) -> Response:
    """The page; its words come from the catalogue only."""
    words = catalogue(lang)
    form = BUTTON.format(text=words.render(say(button))) if button else ""
    return HTMLResponse(PAGE.format(lang=lang, text=words.render(say(text)), button=form), status)
