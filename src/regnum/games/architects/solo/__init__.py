"""The official opponent: who it can be, which schemes it follows, and what is told of it. The engine is `rival.py`."""
