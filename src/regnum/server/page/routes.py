"""Every address of the plain page."""

from __future__ import annotations

from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from regnum.server.page import books, joining, lobby, own, table
from regnum.server.page.doing import AT_A_TABLE
from regnum.server.page.files import static
from regnum.server.page.forms import Back, Deed, Form, doing, home, table_page
from regnum.server.page.paper import Sheet, page


class Elsewhere(Convertor[str]):
    """Any path but those of programs."""

    regex = "(?!api(/|$)|plain/do/|static/|assets/|icons/|art/).*"

    def convert(self, value: str) -> str:
        """As it is."""
        return value

    def to_string(self, value: str) -> str:
        """As it is."""
        return value


register_url_convertor("elsewhere", Elsewhere())


def settings_page(form: Form) -> str:
    """Back to the settings."""
    return "/plain/settings"


ELSEWHERE: dict[str, tuple[Deed, Back]] = {
    "play": (lobby.play_now, home),
    "table": (lobby.set_table, home),
    "paste": (lobby.paste, home),
    "join": (joining.join, joining.join_page),
    "me": (joining.become, home),
    "settings": (own.save, settings_page),
    "notify": (own.notify, settings_page),
    "quiet": (own.quiet, settings_page),
    "link": (own.link, settings_page),
    "forget": (own.forget, settings_page),
}


def routes() -> list[BaseRoute]:
    """Pages, what their forms do, and their style and script; last, what any other path is answered with."""
    shown = {
        "/plain": lobby.show,
        "/plain/new/{game}": lobby.new,
        "/plain/table/{table}": table.show,
        "/plain/table/{table}/record": table.record,
        "/plain/join/{token}": joining.show,
        "/plain/me/{token}": joining.me,
        "/plain/settings": own.show,
        "/plain/rules/{game}": books.rules,
        "/plain/about": books.about,
    }
    done = {**{name: (deed, table_page) for name, deed in AT_A_TABLE.items()}, **ELSEWHERE}
    return [
        *(Route(path, page(view), methods=["GET"]) for path, view in shown.items()),
        *(Route(f"/plain/do/{name}", doing(deed, back), methods=["POST"]) for name, (deed, back) in done.items()),
        Route("/static/{name:path}", static, methods=["GET"]),
        Route("/{path:elsewhere}", page(missing), methods=["GET"]),
    ]


async def missing(sheet: Sheet) -> Response:
    """There is no such page."""
    raise HTTPException(404)
