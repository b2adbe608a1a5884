"""Where everything is kept: one schema on SQLite or PostgreSQL, written and synced before anyone is told."""
