"""The six rivals of Works of Wonder and their schemes. What they do with its things stands in `automa.py`."""
