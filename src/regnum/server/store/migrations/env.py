"""The Alembic environment; the connection, with its open transaction, is passed in."""

from __future__ import annotations

from alembic import context

from regnum.server.store.migrate import VERSIONS
from regnum.server.store.schema import schema

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=schema,
    version_table=VERSIONS,
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
