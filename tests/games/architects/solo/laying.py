"""Lays a table with a rival: only what matters, then one turn of the rival, and what was told of it.

What a test does not mention is there and says nothing: all workers at home, virtue 7, no goods, no debts, 4 silver on
the tax stand, a shuffled display, an empty black market. The rival is the last side: green at a table of one, purple at
a table of two. With Works of Wonder the princess waits in the forest and the profiteer at the tax stand.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import regnum
from regnum.core.effects import RESOLVE, effect
from regnum.core.words import NOBODY
from regnum.games.architects.automa.decks import new_schemes
from regnum.games.architects.effects.vocabulary import TURN
from regnum.games.architects.parts import (
    COLOURS,
    GUILDHALL,
    HOME,
    KINDS,
    PLACES,
    PLAY,
    WORKERS,
)
from regnum.games.architects.solo.cards import scheme_number
from regnum.games.architects.works_of_wonder.cards import EDICTS
from regnum.games.architects.works_of_wonder.extra import Wonder
from regnum.games.architects.works_of_wonder.parts import RESOURCES
from regnum.testing import named, overheard
from tests.games.architects.laying import GOODS, NUMBERS, set_amount, state_of

CLASSIC = ("constantine", "helena")
WONDER = ("noblewoman", "enforcer", "illusionist", "informant", "patron", "peddler")
HUMAN = 0
RIVAL = 1  # at a table of one


def expansions(rival: str) -> list[str]:
    """The rival decides whether Works of Wonder is in play."""
    return ["works_of_wonder"] if rival in WONDER else []


def new(rival: str = "noblewoman", seats: int = 1, seed: int = 1, **options: object) -> regnum.Match:
    """A match with this rival, before its first move."""
    agreed = {"rival": rival, "expansions": expansions(rival), **options}
    return regnum.new("architects", seats=seats, seed=seed, options=agreed)


def laid(
    rival: str = "noblewoman",
    *schemes: str,  # the top of the scheme deck, the top card first; then the deck is empty
    seats: int = 1,
    discards: Any = (),
    future: Any = (),  # the future deck, the top card first
    marker: str = "clay",
    workers: dict[str, str] | None = None,  # {"quarry": "blue 3 green 1", "prison": "green 2", "board_green": "blue 2"}
    have: dict[str, dict[str, int]] | None = None,  # {"green": {"virtue": 9, "marble": 4, "influence": 6}}
    tax: int = 4,
    princess: str = "forest",
    profiteer: str = "tax_stand",
    edict: str | None = None,  # the consequence card that counts
    contribution: str | None = None,  # the active contribution card
    pieces: Any = (),  # resources on it
    monuments: dict[str, str] | None = None,  # {"clay": "blue quarry"}: owner and figure
    on_monuments: dict[str, int] | None = None,  # pieces on monument cards
) -> regnum.Match:
    """A match in exactly this position, in the middle of the game; nobody's turn has begun."""
    match = new(rival, seats)
    game: Any = match.state
    game.phase = PLAY
    game.first = 0
    clear(game)
    game.tax = tax
    game.marker = KINDS.index(marker)
    deck = vec[i64]([scheme_number(id) for id in reversed(schemes)])
    game.schemes = new_schemes(deck, vec[i64]([scheme_number(id) for id in reversed(future)]))
    game.schemes.discards = vec[i64]([scheme_number(id) for id in discards])
    for place, words in (workers or {}).items():
        put(game, place, words)
    wonder = next((extra for extra in game.extras if isinstance(extra, Wonder)), None)
    for colour, amounts in (have or {}).items():
        for name, n in amounts.items():
            if name == "influence":
                assert wonder is not None
                wonder.influence[COLOURS.index(colour)] = n
            else:
                set_amount(game, COLOURS.index(colour), name, n)
    if wonder is not None:
        lay_wonder(wonder, princess, profiteer, edict, contribution, pieces, monuments or {}, on_monuments or {})
    game.agenda = []
    game.whose = vec[i64]()
    game.owing = 0
    game.due = vec[i64]()
    game.own_buildings().packets = vec[i64]()
    return match


def clear(game: Any) -> None:
    """All workers at home, plain boards, nothing hired, nothing owned."""
    for side in range(game.rules.sides):
        for name in (*GOODS, *NUMBERS):
            set_amount(game, side, name, 7 if name == "virtue" else 0)
        for place in range(len(PLACES)):
            game.own(side).workers[place] = WORKERS if place == HOME else 0
    for extra in game.extras:
        extra.influence = vec[i64]([0] * len(game.sides))


def put(game: Any, place: str, words: str) -> None:
    """Workers leave home for a place: `blue 3 green 1`."""
    at = PLACES.index(place)
    named = words.split()
    for colour, n in zip(named[::2], named[1::2], strict=True):
        side = COLOURS.index(colour)
        game.own(side).workers[HOME] -= int(n)
        game.own(side).workers[at] += int(n)
        assert game.sides[side].workers[HOME] >= 0
        if at == GUILDHALL:
            game.hall = vec[i64]([*game.hall, *[side] * int(n)])


def lay_wonder(
    wonder: Wonder,
    princess: str,
    profiteer: str,
    edict: str | None,
    contribution: str | None,
    pieces: Any,
    monuments: dict[str, str],
    on_monuments: dict[str, int],
) -> None:
    """The nobles, the two cards that count, contributions and monuments."""
    wonder.princess = PLACES.index(princess)
    wonder.profiteer = PLACES.index(profiteer)
    order = list(wonder.edicts)
    for at, id in ((0, edict), (1, contribution)):
        if id is not None:
            order.remove(EDICTS.number(id))
            order.insert(at, EDICTS.number(id))
    wonder.edicts = vec[i64](order)
    wonder.turned = 1
    wonder.laid = sum(1 << RESOURCES.index(resource) for resource in pieces)
    for resource, words in monuments.items():
        owner, place = words.split()
        at = RESOURCES.index(resource)
        wonder.build(at, COLOURS.index(owner))
        wonder.put_figure(at, PLACES.index(place))
    for resource, n in on_monuments.items():
        for _ in range(n):
            wonder.lay_piece(RESOURCES.index(resource))


# -- playing and looking ------------------------------------------------------------------------------------------


def rival_turn(match: regnum.Match) -> list[str]:
    """The rival takes a turn; what was told of it."""
    return turn_of(match, int(state_of(match).automa_side))


def turn_of(match: regnum.Match, side: int) -> list[str]:
    """This side's turn begins; what is told until somebody is asked, in plain words."""
    return resolve(match, side, effect(TURN))


def resolve(match: regnum.Match, side: int, *effects: int) -> list[str]:
    """These effects happen to a side; what was told."""

    def act(game: Any) -> None:
        for each in reversed(effects):
            game.owe(side, each)
        game.push(RESOLVE, side)

    return overheard(match, act)


def seen(match: regnum.Match) -> dict[str, Any]:
    """The table as everybody sees it, also before anybody is asked."""
    return match.rules.view(match.state, NOBODY)


def side(match: regnum.Match, at: int) -> dict[str, Any]:
    """What belongs to one side, as everybody sees it."""
    return dict(seen(match)["sides"][at])


def rival(match: regnum.Match) -> dict[str, Any]:
    """What belongs to the rival."""
    return side(match, int(state_of(match).automa_side))


def influence(match: regnum.Match, at: int = RIVAL) -> int:
    """Where a marker stands on the influence track."""
    return int(seen(match)["works_of_wonder"]["influence"][at])


def at(match: regnum.Match, place: str) -> list[int]:
    """The workers of all sides in a place."""
    game: Any = match.state
    return [int(game.sides[each].workers[PLACES.index(place)]) for each in range(game.rules.sides)]


def tax(match: regnum.Match) -> int:
    return int(seen(match)["tax"])


def marker(match: regnum.Match) -> str:
    return str(KINDS[seen(match)["rival"]["marker"]])


def first(told: list[str], name: str) -> str:
    """The first event of a name."""
    return named(told, name)[0]
