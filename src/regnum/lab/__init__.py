"""Experiments with many matches: simulation, ratings, analysis, balance, tuning."""
