"""What the tests of a game need, ours and a guest's alike: where its rules stand (paragraphs.py)."""
