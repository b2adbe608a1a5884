"""The colour that a person likes to play."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Nobody has said anything yet."""
    op.add_column("people", sa.Column("colour", sa.String(16)))
