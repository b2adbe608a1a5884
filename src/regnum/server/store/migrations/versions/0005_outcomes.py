"""Add what was done with which card in finished matches, from which the statistics of a game are counted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create the table, empty: earlier matches are counted when somebody looks at the statistics of their game."""
    op.create_table(
        "outcomes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("content", sa.LargeBinary),
    )
    op.create_index("outcomes_by_game", "outcomes", ["game", "edition", "seats"])
