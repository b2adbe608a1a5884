"""Laying the table."""

from __future__ import annotations

from pebbles.flow import ROUND
from pebbles.parts import PRIZES
from pebbles.table import Pebbles
from regnum.game import Chance, Rules, i64, vec


def open_table(rules: Rules, chance: Chance) -> Pebbles:
    """3. A table ready for its first round."""
    purse = rules.options["purse"]
    assert isinstance(purse, int)
    game = Pebbles()
    game.lay(rules, chance)
    game.purses = vec[i64]([purse] * rules.seats)
    game.fists = vec[i64]([0] * rules.seats)
    game.won = [vec[i64]() for _ in range(rules.seats)]
    game.well = vec[i64]()
    game.bag = vec[i64](PRIZES)
    game.prize = 0
    chance.shuffle(game.bag)
    game.push(ROUND, 0)
    return game
