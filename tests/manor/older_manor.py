"""An earlier edition of the manor, kept so that records of it stay watchable: everybody began a silver richer."""

import manor

from regnum.core.chance import Chance
from regnum.core.rules import Box, Rules


def lay_table(rules: Rules, chance: Chance) -> manor.Manor:
    game = manor.lay_table(rules, chance)
    game.silver = [silver + 1 for silver in game.silver]
    return game


BOX = Box(
    "manor",
    edition=7,
    seats=(2, 4),
    colours=("red", "green", "blue", "gold"),
    families=manor.BOX.families,
    events=manor.BOX.events,
    package="manor",
    open=lay_table,
    view=manor.view,
    scene=manor.scene,
    lines=manor.lines,
    pieces=manor.pieces,
    claims="manor:CLAIMS",
)
