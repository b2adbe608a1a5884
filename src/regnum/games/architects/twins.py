"""Apprentices of which there are two alike: they are told apart by where they lie."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.messages import Message, say

COPIES = {"_a": "_b", "_b": "_a"}  # how the ids of two that are alike end


def told_apart(id: str, cards: Sequence[str], width: int) -> Message:
    """An apprentice among these cards (row by row, so many in a row), with its place where its twin lies there too."""
    name = say(f"apprentice-{id}.full")
    twin = id[:-2] + COPIES.get(id[-2:], "")
    if twin not in cards or id not in cards or twin == id[:-2]:
        return name
    (row, column), (other_row, other_column) = divmod(cards.index(id), width), divmod(cards.index(twin), width)
    if column != other_column:
        where = "left" if column < other_column else "right"
    else:
        where = "above" if row < other_row else "below"
    return say("twin-apprentice", apprentice=name, where=where)
