"""Building cards: drawing, looking at some, keeping one, giving one up; and the boards that are chosen at the start."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import do_of, n_of, packed_effect, what_of
from regnum.core.messages import Message, Outcome, Refusal, refuse, say
from regnum.core.notation import Listed, Product
from regnum.core.words import ALLOWED, Judged
from regnum.games.architects.buildings import discard, give_up, keep, pick
from regnum.games.architects.cards import BOARDS, BUILDINGS
from regnum.games.architects.decks import numbers_of
from regnum.games.architects.effects.vocabulary import GAIN, GIVE_UP, HAND_LIMIT, KEEP_ONE, LOOK
from regnum.games.architects.moves.names import Cards, board_name, building_name
from regnum.games.architects.parts import (
    BUILDING_CARD,
    DRAFT_BUILDINGS,
    LOOKED_AT,
    PACKET,
    WORKSHOP,
)
from regnum.games.architects.parts import (
    HAND_LIMIT as HAND_SIZE,
)
from regnum.games.architects.sides import settle_in
from regnum.games.architects.table import Architects

BUILDING: Final = Cards(BUILDINGS)
PLAYER_BOARD: Final = Cards(BOARDS)

NOT_THERE: Final = 20  # what forbids these moves: what they name does not lie where they would take it
BOARD_TAKEN: Final = 21


class Draw(Judged[Architects]):
    """A4.12. Building cards at the workshop."""

    @override
    def notation(self) -> str:
        return "draw"

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        return ALLOWED if len(game.buildings.deck) > 0 else NOT_THERE

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        return refuse("no_building_cards", "A0.9")

    @override
    def play(self, game: Architects, seat: i64) -> None:
        """A4.1."""
        game.gain(seat, BUILDING_CARD, drawn(game, seat))

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        return say("move-draw", count=int(drawn(game, seat)))


def drawn(game: Architects, seat: i64) -> i64:
    """A4.1, A0.9. 1 card, and 1 more for every two workers, as far as there are cards."""
    return min(1 + game.working(seat, WORKSHOP) // 2, i64(len(game.buildings.deck)))


class LookAtFive(Judged[Architects]):
    """A4.27. Look at the top building cards and keep one."""

    @override
    def notation(self) -> str:
        return "look"

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        return ALLOWED if len(game.buildings.deck) > 0 else NOT_THERE

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        """Q31."""
        return refuse("no_building_cards", "A4.27")

    @override
    def play(self, game: Architects, seat: i64) -> None:
        game.owe(seat, packed_effect(KEEP_ONE, 0, 1))
        game.owe(seat, packed_effect(LOOK, 0, LOOKED_AT))

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        return say("move-look", count=min(LOOKED_AT, len(game.buildings.deck)))


class Keep(Judged[Architects]):
    """A2.12, A4.27. A card of the packet, or of the cards looked at."""

    card: i64

    def __init__(self, card: i64) -> None:
        self.card = card

    @override
    def notation(self) -> str:
        """`keep chapel`"""
        return f"keep {BUILDING.word(self.card)}"

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        if game.phase == DRAFT_BUILDINGS:
            return ALLOWED if in_packet(game, seat, self.card) else NOT_THERE
        return ALLOWED if is_looked_at(game, self.card) else NOT_THERE

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        rule = "A2.12" if game.phase == DRAFT_BUILDINGS else "A4.27"
        return refuse("not_among_them", rule, building=building_name(self.card))

    @override
    def play(self, game: Architects, seat: i64) -> None:
        if game.phase == DRAFT_BUILDINGS:
            pick(game, seat, self.card)
        else:
            keep(game, seat, self.card)

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        return say("move-keep", building=building_name(self.card))

    @override
    def handles(self, game: Architects, seat: i64) -> list[str]:
        where = "packet" if game.phase == DRAFT_BUILDINGS else "looked"
        return [f"{where} {BUILDING.word(self.card)}"]


def is_looked_at(game: Architects, card: i64) -> bool:
    """A4.27."""
    for i in range(i64(len(game.buildings.looked))):
        if game.buildings.looked[i] == card:
            return True
    return False


def in_packet(game: Architects, seat: i64, card: i64) -> bool:
    """A2.12. Whether a card is in the own packet."""
    for at in range(seat * PACKET, seat * PACKET + PACKET):
        if game.buildings.packets[at] == card:
            return True
    return False


class Discard(Judged[Architects]):
    """A3.6, A6.9. A building card goes under the deck; alone in the draft the one that is not kept (A2.12)."""

    card: i64

    def __init__(self, card: i64) -> None:
        self.card = card

    @override
    def notation(self) -> str:
        """`discard chapel`"""
        return f"discard {BUILDING.word(self.card)}"

    @override
    def outcome(self) -> Outcome:
        return Outcome.NEUTRAL

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        if game.phase == DRAFT_BUILDINGS:
            return ALLOWED if in_packet(game, seat, self.card) else NOT_THERE
        return ALLOWED if game.sides[seat].has_card(self.card) else NOT_THERE

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        if game.phase == DRAFT_BUILDINGS:
            return refuse("not_among_them", "A2.12", building=building_name(self.card))
        rule = "A3.6" if do_of(game.pending) == HAND_LIMIT else "A6.9"
        return refuse("not_in_hand", rule, building=building_name(self.card))

    @override
    def play(self, game: Architects, seat: i64) -> None:
        """For a gain (A6.9), or because there are too many."""
        if game.phase == DRAFT_BUILDINGS:
            keep_others(game, seat, self.card)
        elif do_of(game.pending) == GIVE_UP:
            game.owe(seat, packed_effect(GAIN, what_of(game.pending), n_of(game.pending)))
            give_up(game, seat, self.card)
        else:
            if len(game.sides[seat].hand) - 1 > HAND_SIZE:
                game.owe(seat, packed_effect(HAND_LIMIT, 0, 1))
            discard(game, seat, self.card)

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        return say("move-discard", building=building_name(self.card))

    @override
    def handles(self, game: Architects, seat: i64) -> list[str]:
        where = "packet" if game.phase == DRAFT_BUILDINGS else "hand"
        return [f"{where} {BUILDING.word(self.card)}"]


def keep_others(game: Architects, seat: i64, card: i64) -> None:
    """A2.12. Alone: three of the four cards."""
    packet = game.buildings.packets[seat * PACKET : seat * PACKET + PACKET]
    for i in range(i64(PACKET)):
        if packet[i] != card:
            pick(game, seat, packet[i])


class TakeBoard(Judged[Architects]):
    """A2.10. The variable side of a board."""

    board: i64

    def __init__(self, board: i64) -> None:
        self.board = board

    @override
    def notation(self) -> str:
        """`board therese`"""
        return f"board {PLAYER_BOARD.word(self.board)}"

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        if int(self.board) not in boards_in_play(game):
            return NOT_THERE
        return BOARD_TAKEN if board_taken(game, self.board) else ALLOWED

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        """A2.10. One that is in play and nobody has."""
        if bar == NOT_THERE:
            return refuse("board_not_in_play", "A12.1", board=board_name(self.board))
        return refuse("board_taken", "A2.10", board=board_name(self.board))

    @override
    def play(self, game: Architects, seat: i64) -> None:
        settle_in(game, seat, self.board)

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        return say("move-board", board=board_name(self.board))

    @override
    def handles(self, game: Architects, seat: i64) -> list[str]:
        return [f"board {PLAYER_BOARD.word(self.board)}"]


def boards_in_play(game: Architects) -> list[int]:
    """A12.1. The boards of this match, by number."""
    return numbers_of(game.rules, "boards")


def board_taken(game: Architects, board: i64) -> bool:
    """Whether somebody has it."""
    for side in range(game.rules.sides):
        if game.sides[side].board == board:
            return True
    return False


DRAWS: Final = Listed("draw", [Draw()])
LOOKS: Final = Listed("look", [LookAtFive()])
KEEPS: Final = Product("keep BUILDING", Keep, BUILDING)
DISCARDS: Final = Product("discard BUILDING", Discard, BUILDING)
BOARD_MOVES: Final = Product("board BOARD", TakeBoard, PLAYER_BOARD)
