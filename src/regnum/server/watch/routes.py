"""Which route a request took, as it is written in the code: `/api/tables/{id}`. Paths themselves carry tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starlette.routing import BaseRoute, Mount
from starlette.types import Scope

NO_ROUTE: Final = "none"
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class Templates:
    """The templates of one app's routes, found out at the first question."""

    def __init__(self) -> None:
        self.known: dict[int, str] = {}

    def of(self, scope: Scope) -> str:
        """The template of the route that was taken; `none` when there was none."""
        route = scope.get("route")
        if route is None:
            return NO_ROUTE
        if id(route) not in self.known:
            self.learn(getattr(scope.get("app"), "routes", []), "")
        return self.known.get(id(route), NO_ROUTE)

    def learn(self, routes: Sequence[BaseRoute], before: str) -> None:
        """Note these routes and those mounted below them."""
        for route in routes:
            path = before + str(getattr(route, "path", ""))
            self.known[id(route)] = path + "/*" if isinstance(route, Mount) else path
            if isinstance(route, Mount):
                self.learn(route.routes or [], path)


def method_of(scope: Scope) -> str:
    """The method, out of a short list: anybody can make up new ones."""
    if scope["type"] == "websocket":
        return "WEBSOCKET"
    return scope["method"] if scope["method"] in METHODS else "OTHER"
