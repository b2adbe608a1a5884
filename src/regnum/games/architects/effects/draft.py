"""A2. Boards, the first player and both drafts."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import packed_effect
from regnum.games.architects.asks import CHOOSE_BOARD, DRAFT_BUILDING, DRAFT_DISCARD, DRAFT_ONE
from regnum.games.architects.buildings import draw_cards, under_the_deck
from regnum.games.architects.cards import BOARDS
from regnum.games.architects.decks import numbers_of
from regnum.games.architects.display import fill_display
from regnum.games.architects.effects.base import ArchitectsEffect
from regnum.games.architects.effects.vocabulary import (
    DEAL_PACKETS,
    DRAFT_APPRENTICE,
    DRAFTED,
    EXTRA_CARDS,
    PASS_PACKETS,
    TURN,
)
from regnum.games.architects.events import FirstPlayer, PacketsPassed, PacketsReturned
from regnum.games.architects.moves.holding import board_taken
from regnum.games.architects.parts import (
    DRAFT_APPRENTICES,
    DRAFT_BUILDINGS,
    KEPT,
    NONE,
    ONE,
    PACKET,
    PLAY,
    SILVER,
    START_SILVER,
    START_VIRTUE,
)
from regnum.games.architects.sides import settle_in
from regnum.games.architects.table import Architects


class ReceiveBoard(ArchitectsEffect):
    """A2.10. Chosen (n = 1), or dealt."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        if n == 1:
            game.ask(CHOOSE_BOARD, side)
            return
        free = [board for board in numbers_of(game.rules, "boards") if not board_taken(game, board)]
        settle_in(game, side, free[game.chance.below(i64(len(free)))])


class FindFirstPlayer(ArchitectsEffect):
    """A2.8, A2.9, C1.1. Then both drafts, reverse turn order first, and the first turn."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        seats = game.rules.seats
        game.first = first_player(game)
        plain = game.sides[0].board == NONE
        if game.told is not None:
            reason = "alone" if seats == 1 else "chance" if plain else "virtue"
            game.told.append(FirstPlayer(int(game.first), reason))
        if plain:
            give_start(game)
        game.phase = DRAFT_APPRENTICES
        game.owe(game.first, packed_effect(TURN, 0, 1))
        game.owe(game.first, packed_effect(EXTRA_CARDS, 0, 1))
        game.owe(game.first, packed_effect(DEAL_PACKETS, 0, 1))
        game.owe(game.first, packed_effect(DRAFTED, 0, 1))
        for i in range(seats):  # the last in turn order is due first
            game.owe((game.first + i) % seats, packed_effect(DRAFT_APPRENTICE, 0, 1))


def give_start(game: Architects) -> None:
    """A2.9. Silver by turn order, and virtue, for plain boards."""
    seats = game.rules.seats
    for i in range(seats):
        seat = (game.first + i) % seats
        game.own(seat).goods[SILVER] = START_SILVER[i]
        game.own(seat).virtue = START_VIRTUE


def first_player(game: Architects) -> i64:
    """A2.8. Anybody; with variable boards the most virtuous, then by the hook, then anybody of those."""
    seats = game.rules.seats
    if seats == 1:
        return 0
    best = vec[i64]()
    for seat in range(seats):
        if len(best) == 0 or start_rank(game, seat) == start_rank(game, best[0]):
            best = append(best, seat)
        elif start_rank(game, seat) > start_rank(game, best[0]):
            best = vec[i64]([seat])
    return best[game.chance.below(i64(len(best)))]


def start_rank(game: Architects, seat: i64) -> i64:
    """Virtue of a variable board first."""
    if game.sides[seat].board == NONE:
        return 0
    order = game.changes.start_order
    return game.sides[seat].virtue * 1000 + (order.rank(game, seat) if order is not None else 0)


class DraftOneApprentice(ArchitectsEffect):
    """A2.11."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        game.put(DRAFT_ONE, side)


class EndApprenticeDraft(ArchitectsEffect):
    """A2.11. Everybody has an apprentice: the display is filled."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        fill_display(game)


class DealPackets(ArchitectsEffect):
    """A2.12. Four building cards for each."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        game.phase = DRAFT_BUILDINGS
        seats = game.rules.seats
        game.own_buildings().packets = game.buildings.deck[: seats * PACKET]
        game.own_buildings().deck = game.buildings.deck[seats * PACKET :]
        game.revealed += 1
        ask_for_cards(game, 1)


def ask_for_cards(game: Architects, round: i64) -> None:
    """All pick at once and in secret; alone one card is put away at once."""
    seats = game.rules.seats
    if seats == 1:
        game.owe(0, packed_effect(PASS_PACKETS, 0, KEPT))
        game.put(DRAFT_DISCARD, 0)
    else:
        game.owe(game.first, packed_effect(PASS_PACKETS, 0, round))
        game.pending = packed_effect(DEAL_PACKETS, 0, 1)  # each pick is one card, whichever round it is
        game.push_for_all(DRAFT_BUILDING, (ONE << seats) - 1)


class PassPackets(ArchitectsEffect):
    """A2.12. To the left, after the pick n; after the third what is left goes under the deck."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        if n == KEPT:
            return_packets(game)
            return
        size = game.rules.seats * PACKET
        packets = game.buildings.packets[:]
        for at in range(size):
            packets[(at + PACKET) % size] = game.buildings.packets[at]
        game.own_buildings().packets = packets
        game.revealed += 1
        if game.told is not None:
            game.told.append(PacketsPassed(PACKET - int(n)))
        ask_for_cards(game, n + 1)


def return_packets(game: Architects) -> None:
    """A2.12. The drafts are over."""
    for at in range(i64(len(game.buildings.packets))):
        if game.buildings.packets[at] != NONE:
            under_the_deck(game, game.buildings.packets[at])
    game.own_buildings().packets = vec[i64]()
    game.phase = PLAY
    if game.told is not None:
        game.told.append(PacketsReturned())


class DrawExtraCards(ArchitectsEffect):
    """A2.13. In turn order, what the boards say."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        seats = game.rules.seats
        for i in range(seats):
            seat = (game.first + i) % seats
            board = game.sides[seat].board
            if board != NONE:
                draw_cards(game, seat, BOARDS[int(board)].start.cards)
