"""A game as somebody may imagine it: what the seat knows stays, all else is dealt anew.

Unknown are the order of every deck, and the building cards of others: in hands, in packets, looked at. Rewards that
were put back into the box are as unknown as those beside the cathedral (A2.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from regnum.core.effects import packed_effect
from regnum.games.architects.effects.vocabulary import ACT
from regnum.games.architects.parts import GUILDHALL, NONE, PACKET
from regnum.games.architects.places import can_build, can_rise

if TYPE_CHECKING:
    from regnum.games.architects.table import Architects


def imagine_for(game: Architects, seat: i64) -> None:
    """Everything that this seat (or a bystander) cannot know, dealt anew."""
    game.own_display().deck = mixed(game, game.display.deck)
    game.own_cathedral().rewards = mixed(game, game.cathedral.rewards)
    if game.automa != NONE:
        schemes = game.own_schemes()
        game.chance.reshuffle(schemes.deck)
        game.chance.reshuffle(schemes.future)
    if len(game.market.small) > 1:  # its top card lies face up
        below = mixed(game, game.market.small[1:])
        small = game.market.small[:1]
        for i in range(i64(len(below))):
            small = append(small, below[i])
        game.own_market().small = small
    redeal_buildings(game, seat)


def mixed(game: Architects, cards: vec[i64]) -> vec[i64]:
    """Shuffled, whatever the order was."""
    cards = cards[:]
    game.chance.reshuffle(cards)
    return cards


# -- building cards -----------------------------------------------------------------------------------------------


def redeal_buildings(game: Architects, seat: i64) -> None:
    """Everything that lies where this seat cannot look goes into one pool and back."""
    looks = game.turn == seat
    pool = mixed(game, unseen(game, seat, looks))
    builder = builder_to_serve(game)
    if builder != NONE and builder != seat:
        serve(game, builder, pool, first_of(game, builder, seat))
    next_one: i64 = 0
    for side in range(game.rules.sides):
        size = i64(len(game.sides[side].hand))
        if side != seat and size > 0:
            game.own(side).hand = pool[next_one : next_one + size]
            next_one += size
    packets, looked = game.buildings.packets[:], game.buildings.looked[:]
    for i in range(i64(len(packets))):
        if packets[i] != NONE and i // PACKET != seat:
            packets[i] = pool[next_one]
            next_one += 1
    if not looks:
        for i in range(i64(len(looked))):
            looked[i] = pool[next_one]
            next_one += 1
    buildings = game.own_buildings()
    buildings.packets = packets
    buildings.looked = looked
    buildings.deck = pool[next_one:]


def unseen(game: Architects, seat: i64, looks: bool) -> vec[i64]:
    """The deck, other hands, other packets, and what somebody else is looking at."""
    pool = game.buildings.deck[:]
    for side in range(game.rules.sides):
        if side != seat:
            hand = game.sides[side].hand
            for i in range(i64(len(hand))):
                pool = append(pool, hand[i])
    for i in range(i64(len(game.buildings.packets))):
        if game.buildings.packets[i] != NONE and i // PACKET != seat:
            pool = append(pool, game.buildings.packets[i])
    if not looks:
        for i in range(i64(len(game.buildings.looked))):
            pool = append(pool, game.buildings.looked[i])
    return pool


# -- whoever stands in the guildhall can build something ----------------------------------------------------------


def builder_to_serve(game: Architects) -> i64:
    """A4.30. Who is asked what to build and needs a card for it, or NONE: that much everybody knows."""
    if not game.agenda or not game.agenda[-1].waits() or game.pending != packed_effect(ACT, GUILDHALL, 1):
        return NONE
    side = game.whose[-1]
    if side < 0 or len(game.sides[side].hand) == 0 or can_rise(game, side, NONE):
        return NONE
    more = game.changes.guildhall_work
    return NONE if more is not None and more.possible(game, side) else side


def first_of(game: Architects, side: i64, seat: i64) -> i64:
    """The place in the pool that becomes the first card of a hand."""
    place: i64 = 0
    for other in range(side):
        if other != seat:
            place += i64(len(game.sides[other].hand))
    return place


def serve(game: Architects, side: i64, pool: vec[i64], place: i64) -> None:
    """Let the first card of the pool that this side can build lie where its hand begins. There is one: the true one."""
    for i in range(i64(len(pool))):
        card = pool[i]
        if can_build(game, side, card, NONE):
            pool[i] = pool[place]
            pool[place] = card
            return
