"""The table in the terminal: it draws any game from its scene and answers from its decision, and knows none by name."""
