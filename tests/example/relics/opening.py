"""Laying the table."""

from __future__ import annotations

from regnum.game import NOBODY, Chance, Rules, i64, pop, vec
from relics.flow import TURNS
from relics.parts import CRIED, HAND, NONE, OF_EACH, PURSE, SAINTS
from relics.sides import Side
from relics.table import Relics


def open_table(rules: Rules, chance: Chance) -> Relics:
    """1. A table ready for its first turn."""
    game = Relics()
    game.lay(rules, chance)
    game.chest = vec[i64]([saint for saint in range(len(SAINTS)) for _ in range(OF_EACH)])
    chance.shuffle(game.chest)
    game.sides = [new_side(game) for _ in range(rules.seats)]
    game.block = NONE
    game.seller = NOBODY
    game.manner = CRIED
    game.push(TURNS, 0)
    return game


def new_side(game: Relics) -> Side:
    """1.2. A purse and a hand from the chest."""
    side = Side()
    side.silver = PURSE
    side.shrine = vec[i64]([0] * len(SAINTS))
    side.bid = 0
    hand = []
    for _ in range(HAND):
        game.chest, saint = pop(game.chest)
        hand.append(saint)
    side.hand = vec[i64](sorted(hand))
    return side
