"""What cards, locations and rules do: the words for it (words.py), and one class for each effect."""
