"""The link in every turn notice by mail that ends them: one click in the mail program, or a button on a page."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from regnum.catalogue import catalogue
from regnum.core.letters import say
from regnum.server.guard.identity import Door, same, seal
from regnum.server.herald import drop_hook
from regnum.server.hub import Hub
from regnum.server.page.tongue import language_of
from regnum.table.errors import no

PAGE = """<!doctype html>
<html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Regnum</title>
<main><h1>Regnum</h1><p>{text}</p>{button}</main></html>
"""
BUTTON = """<form method="post"><button>{text}</button></form>"""


async def stop(request: Request) -> Response:
    """GET /stop/{hook}/{signature} asks, because mail scanners follow links; POST ends the notices."""
    hook, signature = request.path_params["hook"], request.path_params["signature"]
    door: Door = request.app.state.door
    if not same(signature, seal(door.key, "stop", hook)):
        raise no("link_gone")
    lang = language_of(request, None)
    words = catalogue(lang)
    if request.method == "POST":
        hub: Hub = request.app.state.hub
        await hub.store.write(partial(drop_hook, hook_id=hook))
        return HTMLResponse(PAGE.format(lang=lang, text=words.render(say("notice-stopped")), button=""))
    button = BUTTON.format(text=words.render(say("notice-stop")))
    return HTMLResponse(PAGE.format(lang=lang, text=words.render(say("notice-stop-ask")), button=button))
