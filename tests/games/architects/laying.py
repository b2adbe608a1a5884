"""Lays only what matters on the table, and looks at it afterwards.

What a test does not mention is there and says nothing: all workers at home, virtue 7, no goods, plain boards, an empty
tax stand, no cards in hand, decks in the order of the shelves. It is Blue's turn, without any expansion.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import regnum
from regnum.core.effects import RESOLVE, effect
from regnum.games.architects.buildings import new_buildings
from regnum.games.architects.cards import APPRENTICES, BOARDS, BUILDINGS, MARKET_CARDS, REWARDS
from regnum.games.architects.cathedral import new_cathedral
from regnum.games.architects.decks import numbers_of
from regnum.games.architects.effects.vocabulary import LAST_EFFECTS, TURN
from regnum.games.architects.market import new_market
from regnum.games.architects.opening import lay_bare
from regnum.games.architects.parts import (
    GUILDHALL,
    HOME,
    KINDS,
    LAST_TURNS,
    NONE,
    PLACES,
    PLAY,
)
from regnum.games.architects.table import Architects
from regnum.testing import overheard

BLUE, GREEN, PURPLE, RED, YELLOW = range(5)
BYSTANDER = None
NUMBERS = ("virtue", "level", "unpaid", "paid")
GOODS = ("clay", "wood", "stone", "gold", "marble", "silver")


def mat(
    board: str | None = None,
    *,
    virtue: int = 7,
    silver: int = 0,
    clay: int = 0,
    wood: int = 0,
    stone: int = 0,
    gold: int = 0,
    marble: int = 0,
    unpaid: int = 0,
    paid: int = 0,
    level: int = 0,
    hired: str = "",  # apprentices: "miner_a thief"
    hand: str = "",  # building cards
    built: str = "",
    at: dict[str, int] | None = None,  # own workers: {"quarry": 2, "prison": 1, "board_green": 1, "guildhall": 1}
) -> dict[str, Any]:
    """What belongs to one side."""
    return dict(locals())


def laid(
    *mats: dict[str, Any],  # by side; a side without one is as at the start
    seats: int = 2,
    turn: int | None = BLUE,  # whose turn begins; None: the last effects of the game
    tax: int = 0,
    display: str = "",  # the first apprentices of the display, row by row
    coins: dict[str, int] | None = None,  # silver on apprentices
    buildings: str | None = None,  # the building deck; None: all that are left
    rewards: str | None = None,  # the reward deck; None: as it was shuffled
    small: str | None = None,  # the small pile of the market, its top card first
    large: str = "",
    hall: int = 0,  # workers in the guildhall, of everybody in turn
    last: int | None = None,  # who has filled its last space: these are the last turns
    options: dict[str, Any] | None = None,
) -> regnum.Match:
    """A match in exactly this position, in the middle of the game."""
    match = new(seats, options)
    game: Any = match.state
    lay_bare(game)
    game.phase, game.tax = PLAY, tax
    lay_decks(game, mats, display.split(), buildings, rewards)
    lay_market(game, small, large)
    for id, count in (coins or {}).items():
        game.own_display().coins[list(game.display.cards).index(APPRENTICES.number(id))] = count
    for side in range(int(game.rules.sides)):
        lay_side(game, side, mats[side] if side < len(mats) else mat())
    for at in range(hall):
        side = at % int(game.rules.sides)
        game.hall = vec[i64]([*game.hall, side])
        game.own(side).move(HOME, GUILDHALL, 1)
    if last is not None:
        game.last, game.phase = last, LAST_TURNS
    begin(game, turn)
    return match


def new(seats: int = 2, options: dict[str, Any] | None = None, seed: int = 1) -> regnum.Match:
    """A match without expansions before its first move."""
    return regnum.new("architects", seats=seats, seed=seed, options={"expansions": [], **(options or {})})


def lay_decks(game: Any, mats: Any, shown: list[str], buildings: str | None, rewards: str | None) -> None:
    """Every card lies in the display or in its deck, but for those that somebody has."""
    hired = [id for each in mats for id in each["hired"].split()]
    apprentices = [APPRENTICES[card].id for card in sorted(numbers_of(game.rules, "apprentices"))]
    rest = [id for id in apprentices if id not in (*hired, *shown)]
    while len(shown) < len(game.display.cards):
        shown.append(rest.pop(0))
    game.own_display().cards = vec[i64]([APPRENTICES.number(id) for id in shown])
    game.own_display().coins = vec[i64]([0] * len(shown))
    game.own_display().deck = vec[i64]([APPRENTICES.number(id) for id in rest])
    taken = [id for each in mats for id in (*each["hand"].split(), *each["built"].split())]
    names = [BUILDINGS[card].id for card in sorted(numbers_of(game.rules, "buildings"))]
    deck = [id for id in names if id not in taken] if buildings is None else buildings.split()
    game.buildings = new_buildings(vec[i64]([BUILDINGS.number(id) for id in deck]))
    if rewards is not None:
        game.cathedral = new_cathedral(vec[i64]([REWARDS.number(id) for id in rewards.split()]), 0)


def lay_market(game: Any, small: str | None, large: str) -> None:
    """Both piles."""
    turned = large.split()
    left = [card.id for card in MARKET_CARDS if card.id not in turned] if small is None else small.split()
    small_pile = vec[i64]([MARKET_CARDS.number(id) for id in left])
    game.market = new_market(small_pile, vec[i64]([MARKET_CARDS.number(id) for id in turned]))


def lay_side(game: Any, side: int, given: dict[str, Any]) -> None:
    """One side with its goods, cards and workers."""
    if given["board"]:
        game.own(side).take_board(BOARDS.number(given["board"]))
    for name in (*GOODS, *NUMBERS):
        set_amount(game, side, name, given[name])
    for id in given["hired"].split():
        game.own(side).enlist(APPRENTICES.number(id))
    for id in given["hand"].split():
        game.own(side).take_card(BUILDINGS.number(id))
    for id in given["built"].split():
        game.own(side).lay_down(BUILDINGS.number(id))
        game.own(side).buildings += 1
    for place, count in (given["at"] or {}).items():
        game.own(side).move(HOME, PLACES.index(place), count)
        if place == "guildhall":
            game.hall = vec[i64]([*game.hall, *[side] * count])
    assert len(game.sides[side].hand) == len(given["hand"].split())


def set_amount(game: Any, side: int, name: str, n: int) -> None:
    """So much of a good, or another number of a side."""
    if name in GOODS:
        game.own(side).goods[KINDS.index(name)] = n
    else:
        assert name in NUMBERS
        setattr(game.own(side), name, n)


def begin(game: Any, turn: int | None) -> None:
    """Nothing is decided but what comes next."""
    game.agenda, game.whose, game.owing, game.due = [], vec[i64](), 0, vec[i64]()
    game.push(RESOLVE, 0)
    if turn is None:
        game.turn = NONE
        game.phase = LAST_TURNS
        game.owe(0, effect(LAST_EFFECTS))
    else:
        game.owe(turn, effect(TURN))
    game.proceed()


def happen(match: regnum.Match, side: int, *effects: int) -> list[str]:
    """Let effects happen to a side instead of what is asked now; what was told until somebody is asked again."""

    def instead(game: Any) -> None:
        game.agenda, game.whose = [], vec[i64]()
        game.push(RESOLVE, 0)
        for each in reversed(effects):
            game.owe(side, each)

    return overheard(match, instead)


# -- playing and looking -----------------------------------------------------------------------------------------


def side(match: regnum.Match, seat: int) -> dict[str, Any]:
    """What belongs to one player, as that player sees it."""
    return dict(match.view(seat)["sides"][seat])


def goods(match: regnum.Match, seat: int) -> dict[str, int]:
    """What a player has of goods and silver, as far as it is anything."""
    mine = side(match, seat)
    return {kind: mine[kind] for kind in GOODS if mine[kind]}


def virtue(match: regnum.Match, seat: int) -> int:
    """Where the marker stands."""
    return int(side(match, seat)["virtue"])


def at(match: regnum.Match, place: str, seat: int) -> int:
    """How many workers of a colour are there."""
    game: Any = match.state
    return int(game.sides[seat].workers[PLACES.index(place)])


def shown(match: regnum.Match) -> list[list[str]]:
    """The display, row by row."""
    return [[each["apprentice"] for each in row] for row in match.view(None)["display"]]


def coins_on(match: regnum.Match, id: str) -> int:
    """The silver on an apprentice of the display."""
    return int(next(each["coins"] for row in match.view(None)["display"] for each in row if each["apprentice"] == id))


def deck(match: regnum.Match) -> list[str]:
    """The building deck, its top card first."""
    game: Any = match.state
    return [BUILDINGS[card].id for card in game.buildings.deck]


def apprentice_deck(match: regnum.Match) -> list[str]:
    """The apprentice deck, its top card first."""
    game: Any = match.state
    return [APPRENTICES[card].id for card in game.display.deck]


def hand(match: regnum.Match, seat: int) -> list[str]:
    """A player's building cards."""
    return list(side(match, seat)["cards"])


def finish(match: regnum.Match) -> None:
    """Everybody does as little as possible until it is over."""
    while not match.over:
        seat = match.waiting[0]
        legal = match.legal(seat)
        quiet = [move for move in ("stop", "decline", "place quarry") if move in legal]
        match.play(seat, quiet[0] if quiet else legal[0])


def through_drafts(match: regnum.Match) -> regnum.Match:
    """Everybody takes the first of everything until the first turn."""
    while match.view(None)["phase"] != "play":
        for seat in match.waiting:
            match.play(seat, match.legal(seat)[0])
    return match


def state_of(match: regnum.Match) -> Architects:
    """The game itself, with its own fields and verbs."""
    assert isinstance(match.state, Architects)
    return match.state
