"""What cards, locations and rules do: the words for it (vocabulary.py), and one class for each effect."""
