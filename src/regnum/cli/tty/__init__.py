"""The full-screen terminal client: it draws the scene of any game and answers its decisions."""
