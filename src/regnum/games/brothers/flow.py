"""4.1 and 5. Turns, and the end. A loop is a step that puts itself back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.words import Step
from regnum.games.brothers.asks import BESIEGE, DISCARD_DOWN, TAKE_TURN
from regnum.games.brothers.automa import HENRY_CHOOSES
from regnum.games.brothers.cards import TILES
from regnum.games.brothers.events import EndedTurn, HenryScored, Opened, Scored
from regnum.games.brothers.parts import EMPTY, HAND_LIMIT, HENRY, NONE, SETS
from regnum.games.brothers.scoring import total
from regnum.games.brothers.table import Brothers


class Opening(Step[Brothers]):
    """3. The table is laid; who won the toss begins."""

    @override
    def run(self, game: Brothers, seat: i64) -> None:
        game.push(TURNS, seat)
        if game.told is not None:
            game.told.append(Opened(int(seat), sets_of(game)))


class Turns(Step[Brothers]):
    """4.1.1, 5.2. Players alternate until the last turns have been played."""

    @override
    def run(self, game: Brothers, seat: i64) -> None:
        if game.last_turns == 0:
            game.push(FINAL_SCORING, seat)
            return
        if game.last_turns > 0:
            game.last_turns -= 1
        game.may_take = True
        game.push(TURNS, 1 - seat)
        game.push(END_OF_TURN, seat)
        if is_henry(game, seat):
            game.push(HENRY_CHOOSES, seat)
        else:
            game.push(TURN, seat)


class Turn(Step[Brothers]):
    """4.1.1. One turn of a person: asked again after every answer, until the turn is ended."""

    @override
    def run(self, game: Brothers, seat: i64) -> None:
        if game.tower != NONE and len(game.sieged(seat)) == 0:
            game.tower = NONE
        if game.tower != NONE:
            game.push(TURN, seat)
            game.push(BESIEGE, seat)
        elif not game.ended:
            game.push(TURN, seat)
            game.push(TAKE_TURN, seat)
        elif len(game.sides[seat].hand) > HAND_LIMIT:
            game.push(TURN, seat)
            game.push(DISCARD_DOWN, seat)


class EndOfTurn(Step[Brothers]):
    """4.1.4, Q6, Q8. Units turn back, unused discounts lapse, the shield shows the other crown."""

    @override
    def run(self, game: Brothers, seat: i64) -> None:
        game.committed += 1
        game.own(seat).moved = 0
        game.taken = False
        game.ended = False
        game.may_take = False
        game.discounts = 0
        if game.told is not None and not is_henry(game, seat):  # Henry's own steps tell all there is
            game.told.append(EndedTurn(int(seat)))


class FinalScoring(Step[Brothers]):
    """6. The totals are told; the sheet itself is in scoring.py."""

    @override
    def run(self, game: Brothers, seat: i64) -> None:
        if game.told is not None:
            for side in range(i64(2)):
                points = int(total(game, side))
                game.told.append(HenryScored(points) if is_henry(game, side) else Scored(int(side), points))


def is_henry(game: Brothers, seat: i64) -> bool:
    """Whether rules and not a person play for this side."""
    return game.solo and seat == HENRY


def sets_of(game: Brothers) -> list[str]:
    """The sets in play; they lie open on the table from the start (3.1)."""
    present = {TILES[tile].set for tile in [*game.supply, *game.tiles, *game.out]}
    present |= {TILES[tile].set for tile in game.ring if tile != EMPTY}
    present |= {TILES[tile].set for side in game.sides for tile in side.hand}
    return [each for each in SETS if each in present]


OPENING: Final = Opening()
TURNS: Final = Turns()
TURN: Final = Turn()
END_OF_TURN: Final = EndOfTurn()
FINAL_SCORING: Final = FinalScoring()
