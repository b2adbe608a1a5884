"""Find the route of a request as written in the code, such as `/api/tables/{id}`; real paths contain tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starlette.routing import BaseRoute, Mount
from starlette.types import Scope

NO_ROUTE: Final = "none"
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class RouteTemplates:
    """The templates of one app's routes, collected at the first request."""

    def __init__(self) -> None:
        self.known: dict[int, str] = {}

    def of(self, scope: Scope) -> str:
        """Return the template of the matched route; `none` without a match."""
        route = scope.get("route")
        if route is None:
            return NO_ROUTE
        if id(route) not in self.known:
            self.learn(getattr(scope.get("app"), "routes", []), "")
        return self.known.get(id(route), NO_ROUTE)

    def learn(self, routes: Sequence[BaseRoute], before: str) -> None:
        """Add these routes and those mounted below them."""
        for route in routes:
            path = before + str(getattr(route, "path", ""))
            self.known[id(route)] = path + "/*" if isinstance(route, Mount) else path
            if isinstance(route, Mount):
                self.learn(route.routes or [], path)


def method_of(scope: Scope) -> str:
    """Return the method if it is a known one: clients can invent others."""
    if scope["type"] == "websocket":
        return "WEBSOCKET"
    return scope["method"] if scope["method"] in METHODS else "OTHER"
