"""Read numbers from the command line. Python parses only a few thousand digits; longer input is rejected here."""

from __future__ import annotations

from regnum.catalogue.sentences import shortened, signed

__all__ = ["number_of", "quoted", "seats_text", "shortened", "signed", "within"]

MOST_DIGITS = 19  # as many as the largest seed has
BEYOND = 10**MOST_DIGITS  # what any longer number counts as: too large for everything


def number_of(typed: str) -> int | None:
    """The whole number that was typed, None if it is none."""
    if not typed.isdecimal():
        return None
    return int(typed) if len(typed) <= MOST_DIGITS else BEYOND


def within(typed: str, least: int, most: int) -> int | None:
    """The number, if it is one of these."""
    number = number_of(typed)
    return number if number is not None and least <= number <= most else None


def seats_text(seats: int) -> str:
    """`1 seat`, `2 seats`"""
    return f"{seats} seat" if seats == 1 else f"{seats} seats"


def quoted(typed: str) -> str:
    """Quote what was typed, shortened."""
    return repr(shortened(typed))
