"""How a table looks: the kit every scene is made of."""
