"""Lets the tests of this game find rulemark.py, which all games share."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
