"""How a game plays: what was done with which card in finished matches, and what follows from many of them."""
