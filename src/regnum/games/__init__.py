"""The games of the house. Each has the same rooms; each is found by the entry point `regnum.games`."""
