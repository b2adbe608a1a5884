"""Lays only what matters on a table with Works of Wonder, and looks at it afterwards.

What a test does not mention is there and says nothing: all workers at home, virtue 7, no goods, no influence, plain
boards, 4 silver on the tax stand, a shuffled display. The princess waits in the quarry, the profiteer in the mines.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import regnum
from regnum.core.effects import RESOLVE, effect
from regnum.games.architects.buildings import new_buildings
from regnum.games.architects.cards import APPRENTICES, BOARDS, BUILDINGS, REWARDS
from regnum.games.architects.cathedral import new_cathedral
from regnum.games.architects.effects.vocabulary import TURN
from regnum.games.architects.parts import (
    COLOURS,
    GUILDHALL,
    HOME,
    PLACES,
    PLAY,
)
from regnum.games.architects.sides import bare_side
from regnum.games.architects.works_of_wonder.cards import EDICTS
from regnum.games.architects.works_of_wonder.extra import Wonder, wonder_of
from regnum.games.architects.works_of_wonder.parts import RESOURCES
from regnum.testing import overheard
from tests.games.architects.laying import GOODS, NUMBERS, set_amount
from tests.games.architects.laying import mat as base_mat

BLUE, GREEN, PURPLE, RED, YELLOW = range(5)


def mat(board: str | None = None, *, influence: int = 0, party: str = "", **given: Any) -> dict[str, Any]:
    """What belongs to one side, as in the base game; apprentices are its party: "charlatan_wood miner_a"."""
    return {**base_mat(board, hired=party, **given), "influence": influence}


def laid(
    *mats: dict[str, Any],  # by side; a side without one is as at the start
    seats: int = 2,
    turn: int | None = BLUE,  # whose turn begins; None: nobody's yet
    tax: int = 4,
    princess: str = "quarry",
    profiteer: str = "mines",
    edict: str = "edict_2",  # the consequence card that counts
    contribution: str = "edict_1",  # the active contribution card
    left: int = 6,  # contribution cards in the pile, the active one included
    laid: str = "",  # resources on it
    monuments: dict[str, str] | None = None,  # {"clay": "blue quarry"}: owner and figure
    on_monuments: dict[str, int] | None = None,
    display: str = "",  # the first apprentices of the display, row by row
    rewards: str | None = None,  # the top reward cards; "" for none
    buildings: str = "",  # the top of the building deck
    options: dict[str, Any] | None = None,
) -> regnum.Match:
    """A match in exactly this position, in the middle of the game."""
    match = new(seats, options)
    game: Any = match.state
    game.phase, game.first, game.tax = PLAY, BLUE, tax
    game.hall = vec[i64]()
    game.sides = [bare_side() for _ in game.sides]
    lay_decks(game, display, rewards, buildings, mats)
    for side in range(int(game.rules.sides)):
        lay_side(game, side, mats[side] if side < len(mats) else mat())
    lay_wonder(wonder_of(game), princess, profiteer, edict, contribution, left, laid)
    for resource, words in (monuments or {}).items():
        lay_monument(game, resource, *words.split())
    for resource, n in (on_monuments or {}).items():
        for _ in range(n):
            wonder_of(game).lay_piece(RESOURCES.index(resource))
    game.agenda, game.whose, game.owing, game.due = [], vec[i64](), 0, vec[i64]()
    if turn is not None:
        begin_turn(match, turn)
    return match


def new(seats: int = 2, options: dict[str, Any] | None = None, seed: int = 1) -> regnum.Match:
    """A match with Works of Wonder before its first move."""
    agreed: dict[str, object] = {"expansions": ["works_of_wonder"], **(options or {})}
    return regnum.new("architects", seats=seats, seed=seed, options=agreed)


def lay_decks(game: Any, display: str, rewards: str | None, buildings: str, mats: Any) -> None:
    """Every card is in the display or in its deck, but for those that somebody has."""
    hired = [id for each in mats for id in each["hired"].split()]
    shown = display.split()
    rest = [card for card in range(len(APPRENTICES)) if APPRENTICES[card].id not in (*hired, *shown)]
    rest = [card for card in rest if APPRENTICES[card].id not in ("enforcer", "overseer", "peddler")]
    while len(shown) < len(game.display.cards):
        shown.append(APPRENTICES[rest.pop(0)].id)
    game.own_display().cards = vec[i64]([APPRENTICES.number(id) for id in shown])
    game.own_display().coins = vec[i64]([0] * len(shown))
    game.own_display().deck = vec[i64](rest)
    taken = [id for each in mats for id in (*each["hand"].split(), *each["built"].split())]
    top = [BUILDINGS.number(id) for id in buildings.split()]
    promos = ("crane", "graveyard", "museum")
    others = [card.number for card in BUILDINGS.cards if card.id not in (*taken, *promos) and card.number not in top]
    game.buildings = new_buildings(vec[i64](top + others))
    if rewards is not None:
        game.cathedral = new_cathedral(vec[i64]([REWARDS.number(id) for id in rewards.split()]), 0)


def lay_side(game: Any, side: int, given: dict[str, Any]) -> None:
    """One side as its mat says."""
    for name in (*GOODS, *NUMBERS):
        set_amount(game, side, name, given[name])
    for place, n in (given["at"] or {}).items():
        game.own(side).move(HOME, PLACES.index(place), n)
        if PLACES.index(place) == GUILDHALL:
            game.hall = vec[i64]([*game.hall, *[side] * n])
    wonder_of(game).influence[side] = given["influence"]
    if given["board"]:
        game.own(side).take_board(BOARDS.number(given["board"]))
    for id in given["hired"].split():
        game.own(side).enlist(APPRENTICES.number(id))
    for id in given["hand"].split():
        game.own(side).take_card(BUILDINGS.number(id))
    for id in given["built"].split():
        game.own(side).lay_down(BUILDINGS.number(id))
        game.own(side).buildings += 1


def lay_wonder(
    wonder: Wonder, princess: str, profiteer: str, edict: str, contribution: str, left: int, laid: str
) -> None:
    """The nobles, the two cards that count, and what lies on the contribution card."""
    wonder.princess, wonder.profiteer = PLACES.index(princess), PLACES.index(profiteer)
    counting = [EDICTS.number(edict), EDICTS.number(contribution)]
    others = [card for card in range(7) if card not in counting]
    wonder.turned = 7 - left
    wonder.edicts = vec[i64]([*others[: wonder.turned - 1], *counting, *others[wonder.turned - 1 :]])
    wonder.laid = sum(1 << RESOURCES.index(resource) for resource in laid.split())


def lay_monument(game: Any, resource: str, colour: str, place: str) -> None:
    """A monument that was built, with its figure."""
    wonder = wonder_of(game)
    side = COLOURS.index(colour)
    wonder.build(RESOURCES.index(resource), side)
    wonder.put_figure(RESOURCES.index(resource), PLACES.index(place))
    game.own(side).buildings += 1


# -- playing and looking ------------------------------------------------------------------------------------------


def begin_turn(match: regnum.Match, side: int) -> list[str]:
    """This side's turn begins."""
    return resolve(match, side, effect(TURN))


def resolve(match: regnum.Match, side: int, *effects: int) -> list[str]:
    """These effects happen to a side; what was told until somebody is asked."""

    def act(game: Any) -> None:
        game.over = False
        for each in reversed(effects):
            game.owe(side, each)
        game.push(RESOLVE, side)

    return overheard(match, act)


def legal(match: regnum.Match, seat: int = BLUE) -> list[str]:
    """What may be played."""
    return match.legal(seat)


def side(match: regnum.Match, at: int = BLUE) -> dict[str, Any]:
    """What belongs to one side, as its owner sees it."""
    return dict(match.view(at)["sides"][at])


def wonder(match: regnum.Match) -> dict[str, Any]:
    """What everybody sees of the expansion."""
    return dict(match.view(None)["works_of_wonder"])


def influence(match: regnum.Match, at: int = BLUE) -> int:
    """Where a marker stands on the track."""
    return int(wonder(match)["influence"][at])


def standing(match: regnum.Match, place: str) -> list[int]:
    """The workers of all sides in a place."""
    game: Any = match.state
    return [int(game.sides[each].workers[PLACES.index(place)]) for each in range(game.rules.sides)]


def monument(match: regnum.Match, resource: str) -> dict[str, Any]:
    """A monument card."""
    return dict(wonder(match)["monuments"][RESOURCES.index(resource)])
