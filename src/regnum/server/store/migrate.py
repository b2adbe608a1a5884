"""Migrate a database to the current schema: all steps in one transaction, or none.

Alembic is imported only when there is something to migrate: a page in a browser starts half a second sooner without it.
"""

from __future__ import annotations

import re
import threading
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from regnum.server.store.errors import StoreError

if TYPE_CHECKING:
    from alembic.config import Config

VERSIONS = "regnum_version"  # the table that stores the current version
STEPS = Path(__file__).parent / "migrations"
LOCK = 0x5265676E756D  # of all processes that migrate one PostgreSQL database
FORBIDDEN = "42501"  # PostgreSQL's code for a missing privilege
ALEMBIC = threading.Lock()  # Alembic has a global for the running migration
REVISION = re.compile(r'^(revision|down_revision) = "(\w+)"', re.MULTILINE)


def settings(steps: Path = STEPS) -> Config:
    """Configure Alembic without a configuration file."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(steps).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def latest(steps: Path = STEPS) -> str | None:
    """Return the version that the last step leads to, as the steps say; None if there is no single last one."""
    found = [
        each
        for path in (steps / "versions").glob("*.py")
        for each in REVISION.findall(path.read_text(encoding="utf-8"))
    ]
    last = {name for kind, name in found if kind == "revision"} - {name for kind, name in found if kind != "revision"}
    return last.pop() if len(last) == 1 else None


def version(c: Connection) -> str | None:
    """Return the version of this database; None when it is not one of Regnum's."""
    if not inspect(c).has_table(VERSIONS):
        return None
    return c.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalar_one_or_none()


def migrate(c: Connection, shown: str, to: str = "head", steps: Path = STEPS) -> None:
    """Run the missing steps in the caller's transaction, so that a failing one changes nothing."""
    if c.dialect.name == "postgresql":
        c.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    at = version(c)
    if to == "head" and at is not None and at == latest(steps):
        return
    from alembic import command

    config = settings(steps)
    head = check_known(at, shown, steps)
    goal = head if to == "head" else to
    if at == goal:
        return
    if at is None:
        foreign(c, shown)
    config.attributes["connection"] = c
    try:
        with ALEMBIC:
            command.upgrade(config, to)
    except Exception as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        if getattr(cause, "sqlstate", None) == FORBIDDEN:  # the caller has a better message for it
            raise
        raise StoreError(
            f"{shown} could not be migrated from schema {at or 'none'} to {goal} and is unchanged: {cause}"
        ) from error


def check_known(at: str | None, shown: str, steps: Path = STEPS) -> str | None:
    """Refuse an unknown version; return the latest known one."""
    from alembic.script import ScriptDirectory

    script = ScriptDirectory.from_config(settings(steps))
    head = script.get_current_head()
    if at is not None and at not in {step.revision for step in script.walk_revisions()}:
        raise StoreError(
            f"{shown} was written by a newer version of Regnum (schema {at}; this version supports up to {head}); "
            "start that newer version, or restore an earlier backup"
        )
    return head


def foreign(c: Connection, shown: str) -> None:
    """Refuse a database of another program."""
    from regnum.server.store.schema import schema

    theirs = set(inspect(c).get_table_names())
    if c.dialect.name == "postgresql":  # other programs may use the same database
        theirs &= set(schema.tables)
    if theirs:
        raise StoreError(
            f"{shown} contains tables not created by Regnum ({', '.join(sorted(theirs)[:3])}); use an empty database"
        )
