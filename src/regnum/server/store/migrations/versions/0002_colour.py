"""Add the colour that a person prefers to play."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column, empty."""
    op.add_column("people", sa.Column("colour", sa.String(16)))
