"""The REST room: everything that can be asked for over plain HTTP. docs/api.md tells how it is used."""

from __future__ import annotations

from starlette.routing import BaseRoute

from regnum.server.rest.openapi import WAYS
from regnum.server.rest.router import routes_of

__all__ = ["WAYS", "routes"]


def routes() -> list[BaseRoute]:
    """All routes, made from the same table as the OpenAPI document."""
    return routes_of(WAYS)
