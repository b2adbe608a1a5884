"""The REST API. docs/api.md explains how to use it."""

from __future__ import annotations

from starlette.routing import BaseRoute

from regnum.server.rest.openapi import ENDPOINTS
from regnum.server.rest.router import routes_of

__all__ = ["ENDPOINTS", "routes"]


def routes() -> list[BaseRoute]:
    """Return all routes, generated from the same list as the OpenAPI document."""
    return routes_of(ENDPOINTS)
