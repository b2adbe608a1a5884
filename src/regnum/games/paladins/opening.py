"""2 and 12.1. Laying the table, for each number of players."""

from __future__ import annotations

from librt.vecs import pop, vec
from mypy_extensions import i64

from regnum.core.chance import Chance
from regnum.core.rules import Rules
from regnum.games.paladins.automa import add_workshop
from regnum.games.paladins.cards import (
    FAVOURS,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    SCHEMES,
    SQUARES,
    SUSPICIONS,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
)
from regnum.games.paladins.figures import ORDER_ACTION, SQUARES_FOR
from regnum.games.paladins.flow import OPENING, fill_front, fill_row
from regnum.games.paladins.parts import (
    DIFFICULTIES,
    EMPTY,
    FAITH,
    FAVOUR_SLOTS,
    INFLUENCE,
    NONE,
    OUTSIDER_COLUMNS,
    START_PROVISIONS,
    START_SILVER,
    STRENGTH,
    TAX,
    TOWNSFOLK_COLUMNS,
)
from regnum.games.paladins.sides import Side
from regnum.games.paladins.table import Paladins


def open_table(rules: Rules, chance: Chance) -> Paladins:
    """A table ready for the draft."""
    game = Paladins()
    game.lay(rules, chance)
    game.solo = rules.seats == 1
    lay_bare(game)
    lay_main_board(game)
    lay_player_boards(game)
    lay_ai(game)
    lay_king(game)
    game.push(OPENING, starting_player(game))
    return game


def lay_bare(game: Paladins) -> None:
    """Everything empty."""
    game.round = 0
    game.start = 0
    game.dismissed = 0
    game.departed = 0
    game.old_taverns = vec[i64]()
    game.inns = vec[i64]()
    game.guests = vec[i64]()
    game.old_suspicions = vec[i64]()
    game.orders_shown = 0
    game.favours_shown = 0
    game.petitioners = vec[i64]([NONE] * FAVOUR_SLOTS)
    game.squares = vec[i64]([NONE] * len(SQUARES))
    game.due = vec[i64]()
    game.pending = 0
    game.party_then = 0
    game.used_abilities = 0
    game.declined = False
    game.schemes = vec[i64]()
    game.old_schemes = vec[i64]()
    game.marker = 0
    game.ranks = vec[i64]()


def shuffled(chance: Chance, cards: vec[i64]) -> vec[i64]:
    """A face-down deck."""
    chance.shuffle(cards)
    return cards


def lay_main_board(game: Paladins) -> None:
    """2.1 to 2.9, but for the King's cards."""
    game.townsfolk = shuffled(game.chance, vec[i64](range(len(TOWNSFOLK))))
    game.row = vec[i64]([EMPTY] * TOWNSFOLK_COLUMNS)
    fill_row(game)
    game.walls = shuffled(game.chance, vec[i64](range(len(WALLS))))
    game.tax = TAX[game.rules.seats]
    game.suspicions = shuffled(game.chance, vec[i64](SUSPICIONS))
    game.outsiders = shuffled(game.chance, vec[i64](range(len(OUTSIDERS))))
    game.front = vec[i64]([EMPTY] * OUTSIDER_COLUMNS)
    fill_front(game)
    game.taverns = shuffled(game.chance, vec[i64](range(len(TAVERNS))))
    game.free = SQUARES_FOR[game.rules.seats]


def lay_player_boards(game: Paladins) -> None:
    """2.10. Each with an own deck of the same twelve paladins."""
    game.sides = []
    for _ in range(game.rules.seats):
        board = Side()
        board.lay(shuffled(game.chance, vec[i64](range(len(PALADINS)))), START_SILVER, START_PROVISIONS)
        game.sides.append(board)


def lay_ai(game: Paladins) -> None:
    """12.1. Its board, its schemes, and a workshop for each order turned up by the difficulty."""
    if not game.solo:
        return
    board = Side()
    board.lay(vec[i64](), 0, 0)
    game.sides.append(board)
    game.ranks = vec[i64]([INFLUENCE, FAITH, STRENGTH])  # 12.1.2: from bottom to top
    game.schemes = shuffled(game.chance, vec[i64](SCHEMES))
    orders = shuffled(game.chance, vec[i64](range(len(ORDERS))))
    for _ in range(DIFFICULTIES[str(game.rules.options["difficulty"])]):
        orders, order = pop(orders)
        add_workshop(game, ORDER_ACTION[order])


def lay_king(game: Paladins) -> None:
    """2.7, 12.1.5. Orders and favours face down: the slots of the board first, the rest stays in the box unseen."""
    game.orders = shuffled(game.chance, vec[i64](range(len(ORDERS))))
    game.favours = shuffled(game.chance, vec[i64](range(len(FAVOURS))))


def starting_player(game: Paladins) -> i64:
    """2.11; alone you always start (12.0.2)."""
    return 0 if game.solo else game.chance.below(game.rules.seats)
