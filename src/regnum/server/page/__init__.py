"""The plain page: every table as HTML that needs no script; forms and links do everything, a script keeps it live."""

from __future__ import annotations

from regnum.server.page.routes import routes

__all__ = ["routes"]
