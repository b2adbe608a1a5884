"""3 and 9. Laying the table, for each number of seats."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.chance import Chance
from regnum.core.rules import Rules
from regnum.games.jerusalem.cards import DECK
from regnum.games.jerusalem.figures import CLOSED_FOR_TWO
from regnum.games.jerusalem.flow import OPENING
from regnum.games.jerusalem.parts import (
    AREA_COUNT,
    AUCTION,
    EVENTS,
    FORCE,
    NEW_PATRIARCH,
    NOBILITY,
    NONE,
    NOTHING,
    OFFICES,
    PATRIARCHATE,
    RESOURCES,
    SEATS,
)
from regnum.games.jerusalem.sides import new_side
from regnum.games.jerusalem.table import Jerusalem

NOT_WITH_TWO: Final = (FORCE + PATRIARCHATE, FORCE + NOBILITY)  # 9.1.2: these cards mark the closed quarters


def open_table(rules: Rules, chance: Chance) -> Jerusalem:
    """A table ready for its first auction."""
    game = Jerusalem()
    game.lay(rules, chance)
    game.rich = rules.options["income"] == "rich"
    game.aided = rules.options["memory"] == "aided"
    lay_bare(game)
    game.calendar = shuffled_events(game.seats(), chance)
    game.deck = shuffled_deck(game.seats(), chance)
    game.first_bidder = chance.below(game.seats())  # 3.6
    game.push(OPENING, game.first_bidder)
    return game


def lay_bare(game: Jerusalem) -> None:
    """3.5. Everybody has bezants and nothing else; the city is empty."""
    game.sides = [new_side() for _ in range(game.seats())]
    game.holders = vec[i64]([NONE] * len(OFFICES))
    game.paid = vec[i64]([NONE] * len(OFFICES))
    game.due = vec[i64]([0] * len(RESOURCES))
    game.board = vec[i64]([0] * (AREA_COUNT * SEATS))
    game.entered = vec[i64]([0] * AREA_COUNT)
    game.laid = vec[i64]()
    game.handed = 0
    game.drawn = 0
    game.played = vec[i64]()
    game.round = 1
    game.phase = AUCTION
    game.turn = NONE
    lay_nothing_on(game)


def lay_nothing_on(game: Jerusalem) -> None:
    """No auction, no turn and no event is going on."""
    game.on_sale = NONE
    game.bid = 0
    game.best = NONE
    game.passed = 0
    game.active = NONE
    game.hired = 0
    game.genoese = False
    game.marshal_used = False
    game.ended = False
    game.pending = NOTHING
    game.left = 0
    game.quarter = 0
    game.taxed = NONE
    game.strikes = 0
    game.tallest = 0
    game.closed = CLOSED_FOR_TWO if game.seats() == 2 else 0
    game.lifted = False


def shuffled_events(seats: i64, chance: Chance) -> vec[i64]:
    """3.2, 9.1.1, 9.2.1. Three lie over the calendar, the fourth stays out unseen; with two players there are three."""
    events = vec[i64]([event for event in range(len(EVENTS)) if seats > 2 or event != NEW_PATRIARCH])
    chance.shuffle(events)
    return events


def shuffled_deck(seats: i64, chance: Chance) -> vec[i64]:
    """3.3, 9.1.2."""
    kinds = [kind for kind in range(len(DECK)) if seats > 2 or kind not in NOT_WITH_TWO]
    cards = vec[i64]([kind for kind in kinds for _ in range(DECK[kind].copies)])
    chance.shuffle(cards)
    return cards
