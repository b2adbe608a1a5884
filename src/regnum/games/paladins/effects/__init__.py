"""1.7. What cards, squares and rules do: their numbers in vocabulary.py, everything about each one in a class."""
