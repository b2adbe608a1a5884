"""Building cards: drawing, looking at some, keeping one, giving one up; and the boards that are chosen at the start."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from regnum.core.effects import do_of, n_of, packed_effect, what_of
from regnum.core.letters import Message, Refusal, refuse, say
from regnum.core.notation import Listed
from regnum.core.words import Move
from regnum.games.architects.buildings import discard, give_up, keep, pick
from regnum.games.architects.cards import BOARDS, BUILDINGS
from regnum.games.architects.decks import numbers_of
from regnum.games.architects.effects.words import GAIN, GIVE_UP, HAND_LIMIT, KEEP_ONE, LOOK
from regnum.games.architects.moves.names import CardFamily, board_name, building_name
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


class Draw(Move[Architects]):
    """A4.12. Building cards at the workshop."""

    def notation(self) -> str:
        """`draw`"""
        return "draw"

    def may(self, game: Architects, seat: i64) -> bool:
        """The same answer as `refused`."""
        return len(game.buildings.deck) > 0

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """A0.9."""
        return None if self.may(game, seat) else refuse("no_building_cards", "A0.9")

    def play(self, game: Architects, seat: i64) -> None:
        """A4.1."""
        game.gain(seat, BUILDING_CARD, drawn(game, seat))

    def label(self, game: Architects, seat: i64) -> Message:
        """How many."""
        return say("move-draw", count=int(drawn(game, seat)))


def drawn(game: Architects, seat: i64) -> i64:
    """A4.1, A0.9. 1 card, and 1 more for every two workers, as far as there are cards."""
    return min(1 + game.working(seat, WORKSHOP) // 2, i64(len(game.buildings.deck)))


class LookAtFive(Move[Architects]):
    """A4.27. Look at the top building cards and keep one."""

    def notation(self) -> str:
        """`look`"""
        return "look"

    def may(self, game: Architects, seat: i64) -> bool:
        """The same answer as `refused`."""
        return len(game.buildings.deck) > 0

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """Q31."""
        return None if self.may(game, seat) else refuse("no_building_cards", "A4.27")

    def play(self, game: Architects, seat: i64) -> None:
        """Only this player sees them."""
        game.owe(seat, packed_effect(KEEP_ONE, 0, 1))
        game.owe(seat, packed_effect(LOOK, 0, LOOKED_AT))

    def label(self, game: Architects, seat: i64) -> Message:
        """How many there are."""
        return say("move-look", count=min(LOOKED_AT, len(game.buildings.deck)))


class Keep(Move[Architects]):
    """A2.12, A4.27. A card of the packet, or of the cards looked at."""

    card: i64

    def __init__(self, card: i64) -> None:
        self.card = card

    def notation(self) -> str:
        """`keep chapel`"""
        return f"keep {KEEPS.word(self.card)}"

    def may(self, game: Architects, seat: i64) -> bool:
        """The same answer as `refused`."""
        if game.phase == DRAFT_BUILDINGS:
            return in_packet(game, seat, self.card)
        for i in range(i64(len(game.buildings.looked))):
            if game.buildings.looked[i] == self.card:
                return True
        return False

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """One of those that lie before the player."""
        if self.may(game, seat):
            return None
        rule = "A2.12" if game.phase == DRAFT_BUILDINGS else "A4.27"
        return refuse("not_among_them", rule, building=building_name(self.card))

    def play(self, game: Architects, seat: i64) -> None:
        """Into the hand."""
        if game.phase == DRAFT_BUILDINGS:
            pick(game, seat, self.card)
        else:
            keep(game, seat, self.card)

    def label(self, game: Architects, seat: i64) -> Message:
        """Which."""
        return say("move-keep", building=building_name(self.card))

    def handles(self, game: Architects, seat: i64) -> list[str]:
        """Where it lies."""
        where = "packet" if game.phase == DRAFT_BUILDINGS else "looked"
        return [f"{where} {KEEPS.word(self.card)}"]


def in_packet(game: Architects, seat: i64, card: i64) -> bool:
    """A2.12. Whether a card is in the own packet."""
    for at in range(seat * PACKET, seat * PACKET + PACKET):
        if game.buildings.packets[at] == card:
            return True
    return False


class Discard(Move[Architects]):
    """A3.6, A6.9. A building card goes under the deck; alone in the draft the one that is not kept (A2.12)."""

    card: i64

    def __init__(self, card: i64) -> None:
        self.card = card

    def notation(self) -> str:
        """`discard chapel`"""
        return f"discard {DISCARDS.word(self.card)}"

    def may(self, game: Architects, seat: i64) -> bool:
        """The same answer as `refused`."""
        if game.phase == DRAFT_BUILDINGS:
            return in_packet(game, seat, self.card)
        return game.sides[seat].has_card(self.card)

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """One's own."""
        if self.may(game, seat):
            return None
        if game.phase == DRAFT_BUILDINGS:
            return refuse("not_among_them", "A2.12", building=building_name(self.card))
        rule = "A3.6" if do_of(game.pending) == HAND_LIMIT else "A6.9"
        return refuse("not_in_hand", rule, building=building_name(self.card))

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

    def label(self, game: Architects, seat: i64) -> Message:
        """Which."""
        return say("move-discard", building=building_name(self.card))

    def handles(self, game: Architects, seat: i64) -> list[str]:
        """Where it lies."""
        where = "packet" if game.phase == DRAFT_BUILDINGS else "hand"
        return [f"{where} {DISCARDS.word(self.card)}"]


def keep_others(game: Architects, seat: i64, card: i64) -> None:
    """A2.12. Alone: three of the four cards."""
    packet = game.buildings.packets[seat * PACKET : seat * PACKET + PACKET]
    for i in range(i64(PACKET)):
        if packet[i] != card:
            pick(game, seat, packet[i])


class TakeBoard(Move[Architects]):
    """A2.10. The variable side of a board."""

    board: i64

    def __init__(self, board: i64) -> None:
        self.board = board

    def notation(self) -> str:
        """`board therese`"""
        return f"board {BOARD_MOVES.word(self.board)}"

    def may(self, game: Architects, seat: i64) -> bool:
        """The same answer as `refused`."""
        return board_in_play(game, self.board) and not board_taken(game, self.board)

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """A2.10. One that is in play and nobody has."""
        if not board_in_play(game, self.board):
            return refuse("board_not_in_play", "A12.1", board=board_name(self.board))
        if board_taken(game, self.board):
            return refuse("board_taken", "A2.10", board=board_name(self.board))
        return None

    def play(self, game: Architects, seat: i64) -> None:
        """Its start values follow."""
        settle_in(game, seat, self.board)

    def label(self, game: Architects, seat: i64) -> Message:
        """Whose."""
        return say("move-board", board=board_name(self.board))

    def handles(self, game: Architects, seat: i64) -> list[str]:
        """The board."""
        return [f"board {BOARD_MOVES.word(self.board)}"]


def boards_in_play(game: Architects) -> list[int]:
    """A12.1. The boards of this match, by number."""
    return numbers_of(game.rules, "boards")


def board_in_play(game: Architects, board: i64) -> bool:
    """Whether a board is one of them."""
    return int(board) in boards_in_play(game)


def board_taken(game: Architects, board: i64) -> bool:
    """Whether somebody has it."""
    for side in range(game.rules.sides):
        if game.sides[side].board == board:
            return True
    return False


class KeepFamily(CardFamily):
    """`keep` with any building card."""

    def make(self, index: i64) -> Move[Any]:
        """By number."""
        return Keep(index)


class DiscardFamily(CardFamily):
    """`discard` with any building card."""

    def make(self, index: i64) -> Move[Any]:
        """By number."""
        return Discard(index)


class BoardFamily(CardFamily):
    """`board` with any board."""

    def make(self, index: i64) -> Move[Any]:
        """By number."""
        return TakeBoard(index)


DRAWS: Final = Listed("draw", [Draw()])
LOOKS: Final = Listed("look", [LookAtFive()])
KEEPS: Final = KeepFamily("keep", BUILDINGS, [])
DISCARDS: Final = DiscardFamily("discard", BUILDINGS, [])
BOARD_MOVES: Final = BoardFamily("board", BOARDS, [])
