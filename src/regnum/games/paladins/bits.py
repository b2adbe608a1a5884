"""Sets of cards as numbers: a bit for each."""

from __future__ import annotations

from mypy_extensions import i64


def bits_in(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def lowest_bit(mask: i64) -> i64:
    """The number of the lowest bit that is set."""
    number: i64 = 0
    while not (mask >> number) & 1:
        number += 1
    return number


def cards_in(mask: i64) -> list[int]:
    """The numbers of the bits that are set."""
    return [number for number in range(63) if (mask >> number) & 1]
