"""The parts of the table before the eye."""
