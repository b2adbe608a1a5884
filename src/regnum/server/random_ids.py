"""Random ids and seeds that nobody can guess."""

from __future__ import annotations

import secrets
import string

FRESH_SEEDS = 2**62
ALPHABET = string.ascii_letters + string.digits


def new_id() -> str:
    """Return a random id of 95 bits, so that it cannot be guessed; letters and digits are safe everywhere."""
    return "".join(secrets.choice(ALPHABET) for _ in range(16))


def new_seed() -> int:
    """Return a random seed for a match; it is never sent before the match is over."""
    return secrets.randbelow(FRESH_SEEDS)
