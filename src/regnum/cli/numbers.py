"""Numbers as people type them. Python reads no more than some thousand digits, so a hostile line is cut short here."""

from __future__ import annotations

MOST_DIGITS = 19  # as many as the largest seed has
BEYOND = 10**MOST_DIGITS  # what any longer number counts as: too large for everything
SHOWN = 40  # signs of a wrong word that are told back


def number_of(typed: str) -> int | None:
    """The whole number that was typed, None if it is none."""
    if not typed.isdecimal():
        return None
    return int(typed) if len(typed) <= MOST_DIGITS else BEYOND


def within(typed: str, least: int, most: int) -> int | None:
    """The number, if it is one of these."""
    number = number_of(typed)
    return number if number is not None and least <= number <= most else None


def quoted(typed: str) -> str:
    """What was typed, told back; of something endless only the beginning."""
    return repr(typed if len(typed) <= SHOWN else typed[:SHOWN] + "…")
