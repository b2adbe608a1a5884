"""The routes of the plain page."""

from __future__ import annotations

from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from regnum.server.page import invitations, lobby, rulebook, settings, table_page
from regnum.server.page.actions import AT_A_TABLE
from regnum.server.page.assets import asset
from regnum.server.page.forms import Action, Back, Form, back_to_lobby, back_to_table, form_action
from regnum.server.page.render import PageContext, page


class UnknownPath(Convertor[str]):
    """Match any path except those of programs."""

    regex = "(?!api(/|$)|plain/do/|static/|assets/|icons/|art/).*"

    def convert(self, value: str) -> str:
        """Return it unchanged."""
        return value

    def to_string(self, value: str) -> str:
        """Return it unchanged."""
        return value


register_url_convertor("elsewhere", UnknownPath())


def settings_page(form: Form) -> str:
    """Redirect to the settings."""
    return "/plain/settings"


OTHER_ACTIONS: dict[str, tuple[Action, Back]] = {
    "play": (lobby.play_now, back_to_lobby),
    "table": (lobby.create_table, back_to_lobby),
    "paste": (lobby.paste, back_to_lobby),
    "join": (invitations.join, invitations.join_page),
    "me": (invitations.become, back_to_lobby),
    "settings": (settings.save, settings_page),
    "notify": (settings.notify, settings_page),
    "quiet": (settings.quiet, settings_page),
    "link": (settings.link, settings_page),
    "forget": (settings.forget, settings_page),
}


def routes() -> list[BaseRoute]:
    """Return the pages, forms, styles and scripts; the last route answers all other paths."""
    shown = {
        "/plain": lobby.show,
        "/plain/new/{game}": lobby.new,
        "/plain/table/{table}": table_page.show,
        "/plain/table/{table}/record": table_page.record,
        "/plain/join/{token}": invitations.show,
        "/plain/me/{token}": invitations.me,
        "/plain/settings": settings.show,
        "/plain/rules/{game}": rulebook.rules,
        "/plain/about": rulebook.about,
    }
    done = {**{name: (action, back_to_table) for name, action in AT_A_TABLE.items()}, **OTHER_ACTIONS}
    return [
        *(Route(path, page(view), methods=["GET"]) for path, view in shown.items()),
        *(
            Route(f"/plain/do/{name}", form_action(action, back), methods=["POST"])
            for name, (action, back) in done.items()
        ),
        Route("/static/{name:path}", asset, methods=["GET"]),
        Route("/{path:elsewhere}", page(missing), methods=["GET"]),
    ]


async def missing(context: PageContext) -> Response:
    """Return the page for 404."""
    raise HTTPException(404)
