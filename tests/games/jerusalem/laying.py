"""Lays only what matters on the table, and looks at it afterwards.

What a test does not mention is there and says nothing: an empty city, 12 bezants behind every screen, no squires, no
cards in hand, a shuffled deck, no prestige and no floors. Offices lie in seat order if nothing else is said.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import regnum
from regnum.core.match import new
from regnum.core.registry import box_of, box_of_edition
from regnum.games.jerusalem.deck import lay_cards
from regnum.games.jerusalem.deployment import begin_turn
from regnum.games.jerusalem.flow import AUCTIONS, NEXT_PHASE, ROUND, TURN, TURNS
from regnum.games.jerusalem.offices import take_office
from regnum.games.jerusalem.opening import lay_bare
from regnum.games.jerusalem.packed import card_in_hand
from regnum.games.jerusalem.parts import (
    AREAS,
    CARDS,
    COLOURS,
    EVENTS,
    OFFICES,
    PHASES,
)
from regnum.games.jerusalem.table import Jerusalem
from regnum.testing import play

BLUE, RED, YELLOW, GREEN = 0, 1, 2, 3
BYSTANDER = None


def laid(
    *,
    seats: int = 4,
    at: str = "deployment",  # a phase that is about to begin, "round", or deployment: in the turn of `to_move`
    to_move: int | None = None,  # in a turn, or who opens the auction; else the first in turn order
    round: int = 2,
    offices: Any = None,  # seats in turn order
    last_offices: Any = None,  # the same, of the round before
    city: dict[str, str] | None = None,  # {"market_large": "blue 4 yellow 3"}
    barons: dict[str, str] | None = None,  # {"red": "nobility_large"}
    squires: Any = (),  # by seat
    bezants: Any = (12, 12, 12, 12),
    prestige: Any = (),
    floors: Any = (),
    hands: dict[str, list[str]] | None = None,
    deck: Any = (),  # the cards on top, the first one uppermost
    event: str | None = None,  # of this round
    calendar: Any = None,  # all events, the unused one last
    options: dict[str, Any] | None = None,
    edition: int | None = None,  # an earlier one
) -> regnum.Match:
    """A match in exactly this position."""
    box = box_of("jerusalem") if edition is None else box_of_edition("jerusalem", edition)
    match = new(box, seats, 1, options)
    game: Any = match.state
    lay_bare(game, game.deck.cards)
    game.round = round
    for what, numbers in {"squires": squires, "bezants": bezants, "prestige": prestige, "floors": floors}.items():
        for seat, number in enumerate(numbers[:seats]):
            setattr(game.own(seat), what, number)
    game.tallest = max([0, *floors])
    lay_city(game, city or {}, barons or {})
    lay_hands(game, hands or {}, list(deck))
    lay_calendar(game, event, calendar)
    lay_last_offices(game, last_offices or range(seats))
    if at not in ("round", "auction"):
        lay_offices(game, offices or range(seats))
    begin(game, at, to_move)
    return match


def lay_city(game: Jerusalem, city: dict[str, str], barons: dict[str, str]) -> None:
    """Squires and barons in the areas."""
    for area, words in city.items():
        named = words.split()
        for colour, count in zip(named[::2], named[1::2], strict=True):
            game.arrive(COLOURS.index(colour), AREAS.index(area), int(count))
    for colour, area in barons.items():
        game.own_city().barons[COLOURS.index(colour)] = AREAS.index(area)


def lay_hands(game: Jerusalem, hands: dict[str, list[str]], deck: list[str]) -> None:
    """Cards in hands, nobody knows from where; all others in the deck."""
    rest = Counter(CARDS[kind] for kind in game.deck.cards)
    for colour, ids in hands.items():
        seat = COLOURS.index(colour)
        rest.subtract(ids)
        game.own(seat).hand = vec[i64]([card_in_hand(CARDS.index(id), seat, 1, 1 << seat) for id in ids])
    rest.subtract(deck)
    assert min(rest.values()) >= 0, "a card was named too often"
    game.own_deck().shuffled(vec[i64]([CARDS.index(id) for id in [*deck, *rest.elements()]]))


def lay_calendar(game: Jerusalem, event: str | None, calendar: Any) -> None:
    """The events in their order; or the one of this round, and the others around it."""
    if calendar is not None:
        game.calendar = vec[i64]([EVENTS.index(id) for id in calendar])
    elif event is not None:
        others = [each for each in game.calendar if each != EVENTS.index(event)]
        others.insert(int(game.round) - 2, EVENTS.index(event))
        game.calendar = vec[i64](others)


def lay_offices(game: Jerusalem, order: Any) -> None:
    """Who holds which office; the lower numbers are out of the game where there are fewer players."""
    for office, seat in enumerate(order, len(OFFICES) - int(game.seats())):
        take_office(game, seat, office, 0)


def lay_last_offices(game: Jerusalem, order: Any) -> None:
    """Who held which office in the round before."""
    for office, seat in enumerate(order, len(OFFICES) - int(game.seats())):
        game.own(seat).last_office = office


def begin(game: Any, at: str, to_move: int | None) -> None:
    """Nothing is decided but what comes next."""
    game.agenda = []
    game.whose = vec[i64]()
    if at == "round":
        game.push(ROUND, -1)
    elif at == "auction":
        game.first_bidder = to_move or 0
        lay_cards(game)
        game.push(NEXT_PHASE, -1)
        game.push(AUCTIONS, game.first_bidder)
    elif at == "deployment" and to_move is None:
        take_turn(game, int(game.offices.holders[game.offices.after(-1)]))
    elif at == "deployment":
        take_turn(game, to_move)
    elif at == "turns":
        game.phase = PHASES.index("deployment") - 1
        game.push(NEXT_PHASE, -1)
    else:
        if at == "cards":
            lay_cards(game)
        game.phase = PHASES.index(at) - 1
        game.push(NEXT_PHASE, -1)
    game.proceed()


def take_turn(game: Any, seat: Any) -> None:
    """In the middle of this seat's turn, with what it has now."""
    before = [side.copy() for side in game.sides]
    game.phase = PHASES.index("deployment")
    game.turn = game.sides[seat].office
    game.push(NEXT_PHASE, -1)
    game.push(TURNS, -1)
    game.push(TURN, seat)
    begin_turn(game, seat)
    game.sides = before


# -- playing and looking -----------------------------------------------------------------------------------


def side(match: regnum.Match, seat: int) -> dict[str, Any]:
    """What belongs to one player, as that player sees it."""
    return dict(match.view(seat)["sides"][seat])


def goods(match: regnum.Match, seat: int) -> tuple[int, int, int]:
    """Squires and bezants behind the screen, and prestige."""
    mine = side(match, seat)
    return (mine["squires"], mine["bezants"], mine["prestige"])


def area(match: regnum.Match, id: str) -> dict[str, Any]:
    """One area as everybody sees it."""
    return dict(match.view(None)["areas"][AREAS.index(id)])


def squires_in(match: regnum.Match, id: str) -> list[int]:
    """The squires in an area, by seat."""
    return list(area(match, id)["squires"])


def city(match: regnum.Match, seat: int) -> dict[str, int]:
    """Where a player's squires stand."""
    counts = ((each["area"], each["squires"][seat]) for each in match.view(None)["areas"])
    return {id: count for id, count in counts if count}


def office_of(match: regnum.Match, seat: int) -> str | None:
    """The office a player holds."""
    office: str | None = side(match, seat)["office"]
    return office


def play_on(match: regnum.Match, *, until: Any) -> list[str]:
    """Everybody takes the last of what may be done (which is to do nothing) until something is so."""
    told: list[str] = []
    while not match.over and not until(match):
        seat = match.waiting[0]
        legal = match.legal(seat)
        move = "income" if "income" in legal else legal[-1]
        told += play(match, seat, move)
    return told


def phase_is(phase: str, round: int | None = None) -> Any:
    """A moment to play on to."""
    return lambda match: match.view(None)["phase"] == phase and round in (None, match.view(None)["round"])


def state_of(match: regnum.Match) -> Jerusalem:
    """The game itself, with its own fields and verbs."""
    assert isinstance(match.state, Jerusalem)
    return match.state
