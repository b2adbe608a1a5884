"""`@rule("4.3.1", "Q7")` above a test names the paragraphs of the game's rules that the test proves."""

from __future__ import annotations

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    """The marker of tests/house/test_paragraphs.py, which looks for paragraphs that no test names."""
    return pytest.mark.rule(*numbers)
