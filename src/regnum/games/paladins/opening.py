"""2 and 12.1. Laying the table, for each number of players."""

from __future__ import annotations

from librt.vecs import pop, vec
from mypy_extensions import i64

from regnum.core.chance import Chance
from regnum.core.rules import Rules
from regnum.games.paladins.automa.round import add_workshop
from regnum.games.paladins.cards import (
    FAVOURS,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    SUSPICIONS,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
)
from regnum.games.paladins.display import Display
from regnum.games.paladins.figures import ORDER_ACTION, SQUARES_FOR, schemes_of
from regnum.games.paladins.flow import OPENING
from regnum.games.paladins.king import King
from regnum.games.paladins.land import Land
from regnum.games.paladins.parts import (
    DIFFICULTIES,
    FAITH,
    INFLUENCE,
    START_PROVISIONS,
    START_SILVER,
    STRENGTH,
    TAX,
)
from regnum.games.paladins.piles import shuffled
from regnum.games.paladins.schemes import Schemes
from regnum.games.paladins.sides import Side
from regnum.games.paladins.suspicion import Suspicion
from regnum.games.paladins.table import Paladins
from regnum.games.paladins.taverns import Taverns


def open_table(rules: Rules, chance: Chance) -> Paladins:
    """A table ready for the draft."""
    game = Paladins()
    game.lay(rules, chance)
    game.lay_effects()
    game.solo = rules.seats == 1
    game.round = 0
    game.start = 0
    game.party_then = 0
    game.used_abilities = 0
    game.declined = False
    lay_main_board(game)
    lay_sides(game)
    lay_automa(game)
    lay_king(game)
    game.push(OPENING, starting_player(game))
    return game


def lay_main_board(game: Paladins) -> None:
    """2.1 to 2.9, but for the King's cards. Decks are shuffled in this order. Of the general supply nobody keeps count
    (2.14)."""
    display = Display()
    display.lay()
    game.display = display
    display.townsfolk = shuffled(game.chance, vec[i64](range(len(TOWNSFOLK))))
    display.fill_row()
    # 2.2
    game.walls = shuffled(game.chance, vec[i64](range(len(WALLS))))
    game.suspicion = Suspicion()
    game.suspicion.lay(TAX[game.rules.seats], shuffled(game.chance, vec[i64](SUSPICIONS)))
    # 2.8
    display.outsiders = shuffled(game.chance, vec[i64](range(len(OUTSIDERS))))
    display.fill_front()
    game.taverns = Taverns()
    game.taverns.lay(shuffled(game.chance, vec[i64](range(len(TAVERNS)))))
    game.land = Land()
    game.land.lay(SQUARES_FOR[game.rules.seats])


def lay_sides(game: Paladins) -> None:
    """2.10. Each with an own deck of the same twelve paladins."""
    game.sides = []
    for _ in range(game.rules.seats):
        side = Side()
        side.lay(shuffled(game.chance, vec[i64](range(len(PALADINS)))), START_SILVER, START_PROVISIONS)
        game.sides.append(side)


def lay_automa(game: Paladins) -> None:
    """12.1.1. Its board, its schemes, and a workshop for each order turned up by the difficulty."""
    game.schemes = Schemes()
    if not game.solo:
        game.schemes.lay(vec[i64](), vec[i64]())
        return
    side = Side()
    side.lay(vec[i64](), 0, 0)  # 12.1.7: no paladins, no goods
    game.sides.append(side)
    ranks = vec[i64]([INFLUENCE, FAITH, STRENGTH])  # 12.1.2: from bottom to top
    game.schemes.lay(shuffled(game.chance, schemes_of(game.rules)), ranks)
    orders = shuffled(game.chance, vec[i64](range(len(ORDERS))))
    for _ in range(DIFFICULTIES[str(game.rules.options["difficulty"])]):
        orders, order = pop(orders)
        add_workshop(game, ORDER_ACTION[order])


def lay_king(game: Paladins) -> None:
    """2.7, 12.1.5. Orders and favours face down."""
    orders = shuffled(game.chance, vec[i64](range(len(ORDERS))))
    game.king = King()
    game.king.lay(orders, shuffled(game.chance, vec[i64](range(len(FAVOURS)))))


def starting_player(game: Paladins) -> i64:
    """2.11; alone you always start (12.0.2)."""
    return 0 if game.solo else game.chance.below(game.rules.seats)
