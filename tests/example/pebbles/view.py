"""The game as one seat may know it. This is where the secret is kept."""

from __future__ import annotations

from typing import Any

from pebbles.parts import COLOURS
from pebbles.table import Pebbles
from regnum.game import NOBODY


def view(game: Pebbles, seat: int) -> dict[str, Any]:
    """Purses and prizes lie open. A closed fist is known to its owner alone."""
    return {
        "game": "pebbles",
        "seat": None if seat == NOBODY else seat,
        "prize": int(game.prize),
        "in_bag": len(game.bag),
        "sides": [side_view(game, each) for each in range(int(game.rules.seats))],
        "held": held_by(game, seat),
    }


def side_view(game: Pebbles, seat: int) -> dict[str, Any]:
    """What everybody sees of a player."""
    return {
        "colour": COLOURS[seat],
        "purse": int(game.purses[seat]),
        "fist": int(game.fists[seat]),
        "score": game.rules.lines(game, seat),
    }


def held_by(game: Pebbles, seat: int) -> str | None:
    """The answer this seat has given while others still think, as it is written."""
    answer = game.answered(seat) if seat != NOBODY else None
    return None if answer is None else answer.text


def pieces(game: Pebbles) -> list[str]:
    """Every prize, wherever it lies. Pebbles are not counted: the street is full of them."""
    shown = [game.prize] if game.prize else []
    prizes = [*game.bag, *shown, *game.well, *(prize for each in game.won for prize in each)]
    return [f"prize {prize}" for prize in sorted(prizes)]
