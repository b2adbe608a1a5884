"""The parts of a scene: what cards show, the main board, the mats of the players, and all cards for the rules page."""
