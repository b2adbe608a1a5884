"""A4.30, A6, A10.3. What building cards and abilities ask."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import n_of, what_of
from regnum.core.messages import Message, say
from regnum.core.words import Ask, Move
from regnum.games.architects.asks.answers import DECLINE, STOP, FreeChoice
from regnum.games.architects.effects.vocabulary import CLAUSES
from regnum.games.architects.figures import BOARD_SOURCE, WAITS_FOR
from regnum.games.architects.moves.general import CHOICES, USES, ChooseOption, Decline, Stop, UseOne
from regnum.games.architects.moves.guildhall import BUILDS, CATHEDRALS, Build, WorkOnCathedral
from regnum.games.architects.moves.holding import DISCARDS, Discard
from regnum.games.architects.parts import GIVES_NO_CARD, HAND_LIMIT, MOST_HIRED, NONE, ON_RESET, ROOM
from regnum.games.architects.places import can_build, can_rise
from regnum.games.architects.table import Architects


class AtGuildhall(Ask[Architects]):
    """A4.30. Construct a building, or work on the cathedral."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (Build, WorkOnCathedral)

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        moves: list[Move[Architects]] = [BUILDS.at(card) for card in game.sides[seat].hand]
        add_steps(game, seat, moves)
        return moves

    @override
    def legal(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        moves: list[Move[Architects]] = []
        hand = game.sides[seat].hand
        for i in range(i64(len(hand))):
            if can_build(game, seat, hand[i], NONE):
                moves.append(BUILDS.at(hand[i]))
        if can_rise(game, seat, NONE):
            add_steps(game, seat, moves)
        return moves


def add_steps(game: Architects, seat: i64, moves: list[Move[Architects]]) -> None:
    """A7.1, A12.5. A step in the cathedral for each card of the hand; without any, or with Frederick, for nothing."""
    me = game.sides[seat]
    if len(me.hand) == 0 or me.powers[GIVES_NO_CARD] > 0:
        moves.append(CATHEDRALS.at(ROOM))
        return
    for i in range(i64(len(me.hand))):
        moves.append(CATHEDRALS.at(me.hand[i]))


class Choose(Ask[Architects]):
    """A6.3. One of the things on a card; or none, if it says so."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (ChooseOption, Decline)

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        """From left to right."""
        options: list[Move[Architects]] = [
            CHOICES.at(option) for option in range(CLAUSES.options[what_of(game.pending)])
        ]
        return [*options, DECLINE] if n_of(game.pending) else options


class GiveUp(FreeChoice):
    """A6.9. Give a building card up for something, or not."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (Discard, Decline)

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        return [*(DISCARDS.at(card) for card in game.sides[seat].hand), DECLINE]


class DiscardDown(FreeChoice):
    """A3.6. Too many building cards at the end of the turn."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (Discard,)

    @override
    def prompt(self, game: Architects, seat: i64) -> Message:
        return say("ask-discard-down", count=len(game.sides[seat].hand) - HAND_LIMIT, limit=HAND_LIMIT)

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        return [DISCARDS.at(card) for card in game.sides[seat].hand]


class UseAbility(Ask[Architects]):
    """A10.3. Abilities in the order of their owner, as many as one likes."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (UseOne, Stop)

    @override
    def prompt(self, game: Architects, seat: i64) -> Message:
        """At a reset, or at a moment that an expansion knows."""
        return say("ask-use-ability", moment="reset" if what_of(game.pending) == ON_RESET else "other")

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        """Every card that waits for this moment and has not been used."""
        return [*ability_moves(game, seat, False), STOP]

    @override
    def legal(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        return [*ability_moves(game, seat, True), STOP]


def ability_moves(game: Architects, seat: i64, only_usable: bool) -> list[Move[Architects]]:
    """Own apprentices and the own board, as far as they wait for this moment."""
    trigger, used = what_of(game.pending), n_of(game.pending)
    me = game.sides[seat]
    moves: list[Move[Architects]] = []
    for slot in range(i64(len(me.hired))):
        card = me.hired[slot]
        if (WAITS_FOR[card] >> trigger) & 1 and not (used >> slot) & 1:
            add_use(game, seat, card, only_usable, moves)
    if me.board != NONE and (WAITS_FOR[BOARD_SOURCE + me.board] >> trigger) & 1 and not (used >> MOST_HIRED) & 1:
        add_use(game, seat, ROOM, only_usable, moves)
    return moves


def add_use(game: Architects, seat: i64, source: i64, only_usable: bool, moves: list[Move[Architects]]) -> None:
    """One of them."""
    move = USES.at(source)
    if not only_usable or move.may(game, seat):
        moves.append(move)


AT_GUILDHALL: Final = AtGuildhall()
CHOOSING: Final = Choose()
GIVING_UP: Final = GiveUp()
DISCARD_DOWN: Final = DiscardDown()
USE_ABILITY: Final = UseAbility()
