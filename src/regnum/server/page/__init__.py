"""The plain page: every table as HTML that works without scripts; an optional script updates it live."""

from __future__ import annotations

from regnum.server.page.routes import routes

__all__ = ["routes"]
