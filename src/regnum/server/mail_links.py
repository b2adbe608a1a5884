"""The links in our emails: one confirms an address, one unsubscribes it. Both are signed and ask before they act,
because mail scanners follow links; a mail program may unsubscribe with one click."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from regnum.catalogue import catalogue
from regnum.core.messages import say
from regnum.server.guard.identity import Identity, same, sign
from regnum.server.notifier import confirm_target, drop_target
from regnum.server.request_context import preferred_language
from regnum.server.services import Services

PAGE = """<!doctype html>
<html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Regnum</title>
<main><h1>Regnum</h1><p>{text}</p>{button}</main></html>
"""
BUTTON = """<form method="post"><button>{text}</button></form>"""


def confirm_link(identity: Identity, hook: str) -> str:
    """Return the link that confirms an address. It never uses the Host header of a request."""
    return f"{identity.settings.address()}/confirm/{hook}/{sign(identity.key, 'confirm', hook)}"


async def stop(request: Request) -> Response:
    """GET /stop/{hook}/{signature} asks; POST unsubscribes."""
    return await asked(request, "stop", ended, ("notice-stop-ask", "notice-stop", "notice-stopped"))


async def confirm(request: Request) -> Response:
    """GET /confirm/{hook}/{signature} asks; POST confirms."""
    return await asked(request, "confirm", begun, ("notice-confirm-ask", "notice-confirm", "notice-confirmed"))


def ended(c: Connection, hook: str) -> bool:
    """Delete the target; also succeeds when it is already gone."""
    drop_target(c, hook)
    return True


def begun(c: Connection, hook: str) -> bool:
    """Confirm the target; False when it was deleted in the meantime."""
    return confirm_target(c, hook)


async def asked(
    request: Request, purpose: str, do: Callable[[Connection, str], bool], texts: tuple[str, str, str]
) -> Response:
    """Return a page with the question and a button, or with the outcome."""
    hook, signature = request.path_params["hook"], request.path_params["signature"]
    identity: Identity = request.app.state.identity
    services: Services = request.app.state.services
    lang = preferred_language(request.headers.get("accept-language", ""))
    ask, button, done = texts
    if not same(signature, sign(identity.key, purpose, hook)):
        return written(lang, "ui-link-expired", status=404)
    if request.method != "POST":
        return written(lang, ask, button)
    if not await services.store.write(lambda c: do(c, hook)):
        return written(lang, "ui-link-expired", status=404)
    return written(lang, done)


def written(lang: str, text: str, button: str = "", status: int = 200) -> Response:
    """Render the page; all its text comes from the catalogue."""
    words = catalogue(lang)
    form = BUTTON.format(text=words.render(say(button))) if button else ""
    return HTMLResponse(PAGE.format(lang=lang, text=words.render(say(text)), button=form), status)
