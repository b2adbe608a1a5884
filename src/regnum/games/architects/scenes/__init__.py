"""The parts of a scene: what cards show, the town, the display, the mats, and all cards for the rules page."""
