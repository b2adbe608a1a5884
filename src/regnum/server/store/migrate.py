"""Brings a database to the shape this Regnum knows: all steps in one transaction, or none."""

from __future__ import annotations

import threading
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from regnum.server.store.errors import StoreError

VERSIONS = "regnum_version"  # the table that names the last step taken
STEPS = Path(__file__).parent / "migrations"
LOCK = 0x5265676E756D  # of all processes that migrate one PostgreSQL database
FORBIDDEN = "42501"  # PostgreSQL's word for a missing right
ALEMBIC = threading.Lock()  # Alembic keeps the running migration in a global


def settings(steps: Path = STEPS) -> Config:
    """Alembic without a file of settings."""
    config = Config()
    config.set_main_option("script_location", str(steps).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def version(c: Connection) -> str | None:
    """The last step this database has taken; None when it is not one of Regnum's."""
    if not inspect(c).has_table(VERSIONS):
        return None
    return c.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalar_one_or_none()


def migrate(c: Connection, shown: str, to: str = "head", steps: Path = STEPS) -> None:
    """Takes the missing steps in the caller's transaction, so that a failing one leaves everything as it was."""
    config = settings(steps)
    if c.dialect.name == "postgresql":
        c.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    at = version(c)
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
        if getattr(cause, "sqlstate", None) == FORBIDDEN:  # whoever opened the database can say it better
            raise
        raise StoreError(
            f"{shown} could not be brought from shape {at or 'none'} to {goal}, and stays as it was: {cause}"
        ) from error


def check_known(at: str | None, shown: str, steps: Path = STEPS) -> str | None:
    """Refuses a shape that this Regnum has never heard of; gives the last one it knows."""
    script = ScriptDirectory.from_config(settings(steps))
    head = script.get_current_head()
    if at is not None and at not in {step.revision for step in script.walk_revisions()}:
        raise StoreError(
            f"{shown} was written by a newer Regnum (its shape is {at}, this one knows up to {head}); "
            "start that newer version, or restore a backup from before"
        )
    return head


def foreign(c: Connection, shown: str) -> None:
    """A database of somebody else is not touched."""
    from regnum.server.store.schema import schema

    theirs = set(inspect(c).get_table_names())
    if c.dialect.name == "postgresql":  # where others may live in the same database
        theirs &= set(schema.tables)
    if theirs:
        raise StoreError(
            f"{shown} holds tables that Regnum did not make ({', '.join(sorted(theirs)[:3])}); name an empty database"
        )
