"""Storage: one schema on SQLite or PostgreSQL, written and synced before clients are notified."""
