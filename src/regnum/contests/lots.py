"""Lots: numbers that follow from a contest's seed, the same on every machine and in every version."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256


def lot(seed: int, *words: object) -> int:
    """Return the number that is drawn for these words."""
    text = ":".join(str(each) for each in (seed, *words))
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


def drawn(seed: int, people: Iterable[str], *words: object) -> list[str]:
    """Return these people in an order drawn by lot."""
    return sorted(people, key=lambda each: (lot(seed, each, *words), each))
