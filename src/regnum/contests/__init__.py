"""Contests: tournaments and leagues as rules without input and output. `contest.py` is the place to begin."""
