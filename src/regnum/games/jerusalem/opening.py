"""3 and 9. Laying the table, for each number of seats."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.chance import Chance
from regnum.core.rules import Rules
from regnum.games.jerusalem.cards import DECK
from regnum.games.jerusalem.city import City
from regnum.games.jerusalem.deck import Deck
from regnum.games.jerusalem.deployment import Deployment
from regnum.games.jerusalem.figures import figures_of
from regnum.games.jerusalem.flow import OPENING
from regnum.games.jerusalem.offices import Offices
from regnum.games.jerusalem.parts import (
    AUCTION,
    EVENTS,
    FORCE,
    NEW_PATRIARCH,
    NOBILITY,
    NONE,
    PATRIARCHATE,
    RESOURCES,
)
from regnum.games.jerusalem.sides import new_side
from regnum.games.jerusalem.table import Jerusalem

NOT_WITH_TWO: Final = (FORCE + PATRIARCHATE, FORCE + NOBILITY)  # 9.1.2: these cards mark the closed quarters


def open_table(rules: Rules, chance: Chance) -> Jerusalem:
    """A table ready for its first auction."""
    game = Jerusalem()
    game.lay(rules, chance)
    game.figures = figures_of(rules)
    game.rich = rules.options["income"] == "rich"
    game.aided = rules.options["memory"] == "aided"
    game.calendar = shuffled_events(game.seats(), chance)
    lay_bare(game, shuffled_deck(game.seats(), chance))
    game.first_bidder = chance.below(game.seats())  # 3.6, Q12
    game.push(OPENING, game.first_bidder)
    return game


def lay_bare(game: Jerusalem, deck: vec[i64]) -> None:
    """3.1, 3.5. Everybody has bezants and nothing else, the city is empty; no auction, turn or event is going on."""
    game.sides = [new_side() for _ in range(game.seats())]
    game.city = City()
    game.city.lay(game.seats())
    game.offices = Offices()
    game.offices.lay(game.seats())
    game.deck = Deck()
    game.deck.lay(deck)
    game.deployment = Deployment()
    game.deployment.lay()
    game.round = 1
    game.phase = AUCTION
    game.turn = NONE
    game.due = vec[i64]([0] * len(RESOURCES))
    game.tallest = 0
    game.taxed = NONE
    game.strikes = 0
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
