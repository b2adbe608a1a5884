"""The game as one seat may know it. This is where hands are kept secret."""

from __future__ import annotations

from typing import Any

from regnum.game import NOBODY
from relics.parts import COLOURS, NONE, SAINTS
from relics.table import Relics


def view(game: Relics, seat: int) -> dict[str, Any]:
    """Shrines, purses and open bids are for all; a hand is for its owner, and so is a bid that is still sealed."""
    return {
        "game": "relics",
        "seat": None if seat == NOBODY else seat,
        "block": None if game.block == NONE else SAINTS[game.block],
        "seller": None if game.seller == NOBODY else int(game.seller),
        "manner": int(game.manner),
        "in_chest": len(game.chest),
        "sides": [side_view(game, each) for each in range(len(game.sides))],
        "hand": None if seat == NOBODY else [SAINTS[saint] for saint in game.sides[seat].hand],
        "sealed": sealed_by(game, seat),
    }


def side_view(game: Relics, seat: int) -> dict[str, Any]:
    """What everybody sees of an abbey: of its hand only the size."""
    side = game.sides[seat]
    return {
        "colour": COLOURS[seat],
        "silver": int(side.silver),
        "cards": len(side.hand),
        "shrine": {name: int(side.shrine[saint]) for saint, name in enumerate(SAINTS)},
        "bid": int(side.bid),
        "score": game.rules.lines(game, seat),
    }


def sealed_by(game: Relics, seat: int) -> str | None:
    """The bid this seat has sealed while others still write, as it is written."""
    answer = game.answered(seat) if seat != NOBODY else None
    return None if answer is None else answer.text


def pieces(game: Relics) -> list[str]:
    """Every relic, wherever it is, and all silver."""
    relics = [*game.chest, *([] if game.block == NONE else [game.block])]
    silver = 0
    for side in game.sides:
        relics += [*side.hand, *(saint for saint in range(len(SAINTS)) for _ in range(side.shrine[saint]))]
        silver += side.silver
    return [f"silver {silver}", *(f"relic {SAINTS[saint]}" for saint in sorted(relics))]
