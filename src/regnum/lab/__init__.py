"""Experiments: many matches at once, counted."""
