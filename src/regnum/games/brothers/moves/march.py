"""4.5. Units step, are called up from the offer, or withdraw to it: each once a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.messages import Message, Outcome, Refusal, refuse, say
from regnum.core.notation import Listed, Product
from regnum.core.words import Move
from regnum.games.brothers.events import unit_name
from regnum.games.brothers.moves.names import (
    CELL,
    UNIT,
    any_place,
    empty_place,
    laid_place,
    place_handle,
    unit_handle,
)
from regnum.games.brothers.parts import ELITE, IN_OFFER, NONE, UNITS, place
from regnum.games.brothers.table import Brothers


def arrival_refused(game: Brothers, laid: i64, rule: str, cell: i64) -> Refusal | None:
    """2.6. Where no unit may go: no tile there, or somebody stands on it."""
    if laid == NONE:
        return refuse("no_tile_there", rule, where=empty_place(game, cell))
    if (game.occupied() >> laid) & 1:
        return refuse("unit_there", "2.6", where=laid_place(game, laid))
    return None


def standing_place(game: Brothers, seat: i64, unit: i64) -> Message | str:
    """Where a unit stands; nothing where it does not stand on the land."""
    at = game.sides[seat].units[unit]
    return laid_place(game, at) if at >= 0 else ""


class StepTo(Move[Brothers]):
    """4.5.1. A unit steps to a tile beside its own."""

    unit: i64
    cell: i64

    def __init__(self, unit: i64, cell: i64) -> None:
        self.unit = unit
        self.cell = cell

    @override
    def notation(self) -> str:
        """`step elite 0,1`"""
        return f"step {UNITS[self.unit]} {place(self.cell)}"

    @override
    def outcome(self) -> Outcome:
        return Outcome.NEUTRAL

    @override
    def refused(self, game: Brothers, seat: i64) -> Refusal | None:
        """4.1.1, 4.5.1."""
        side = game.sides[seat]
        laid = game.laid_at(self.cell)
        if laid != NONE and (game.steps(side, self.unit, game.occupied()) >> laid) & 1:
            return None
        if side.units[self.unit] < 0:
            in_offer = refuse("unit_in_offer", "4.5.1")
            return in_offer if side.has_moved(self.unit) else in_offer.advise("call")
        if side.has_moved(self.unit):
            return refuse("unit_moved", "4.1.1", unit=unit_name(UNITS[self.unit]))
        taken = arrival_refused(game, laid, "4.5.1", self.cell)
        return taken or refuse("too_far", "4.5.1", where=laid_place(game, laid))

    @override
    def play(self, game: Brothers, seat: i64) -> None:
        """It shows its cross (4.5.4)."""
        game.move_unit(seat, self.unit, game.laid_at(self.cell))

    @override
    def label(self, game: Brothers, seat: i64) -> Message:
        origin = standing_place(game, seat, self.unit)
        return say("move-step", unit=unit_name(UNITS[self.unit]), origin=origin, where=any_place(game, self.cell))

    @override
    def handles(self, game: Brothers, seat: i64) -> list[str]:
        return [unit_handle(seat, self.unit), place_handle(game, self.cell)]


class Call(Move[Brothers]):
    """4.5.2. A regular unit from the offer to a tile beside one that carries a unit of yours."""

    cell: i64

    def __init__(self, cell: i64) -> None:
        self.cell = cell

    @override
    def notation(self) -> str:
        """`call 0,1`; regular units are alike, so none is named"""
        return f"call {place(self.cell)}"

    @override
    def outcome(self) -> Outcome:
        return Outcome.NEUTRAL

    @override
    def refused(self, game: Brothers, seat: i64) -> Refusal | None:
        """4.5.2, Q26."""
        side = game.sides[seat]
        laid = game.laid_at(self.cell)
        if laid != NONE and (game.calls(side, game.occupied()) >> laid) & 1:
            return None
        if side.callable_unit() == NONE:
            if side.units[1] == IN_OFFER or side.units[2] == IN_OFFER:
                return refuse("unit_moved", "4.1.1", unit=unit_name(UNITS[1]))
            return refuse("no_unit_in_offer", "4.5.2")
        taken = arrival_refused(game, laid, "4.5.2", self.cell)
        return taken or refuse("not_near_unit", "4.5.2", where=laid_place(game, laid))

    @override
    def play(self, game: Brothers, seat: i64) -> None:
        """Reach falls at once (4.5.5)."""
        game.move_unit(seat, game.sides[seat].callable_unit(), game.laid_at(self.cell))

    @override
    def label(self, game: Brothers, seat: i64) -> Message:
        return say("move-call", where=laid_place(game, game.laid_at(self.cell), ".acc"))

    @override
    def handles(self, game: Brothers, seat: i64) -> list[str]:
        unit = game.sides[seat].callable_unit()
        return [unit_handle(seat, unit if unit != NONE else 1), place_handle(game, self.cell)]


class Withdraw(Move[Brothers]):
    """4.5.3. A regular unit from the grid to the offer."""

    unit: i64

    def __init__(self, unit: i64) -> None:
        self.unit = unit

    @override
    def notation(self) -> str:
        """`withdraw regular_1`"""
        return f"withdraw {UNITS[self.unit]}"

    @override
    def outcome(self) -> Outcome:
        return Outcome.NEUTRAL

    @override
    def refused(self, game: Brothers, seat: i64) -> Refusal | None:
        """4.5.3, 4.1.1."""
        side = game.sides[seat]
        if side.may_withdraw(self.unit):
            return None
        if self.unit == ELITE:
            return refuse("elite_stays", "4.5.3")
        if side.units[self.unit] == IN_OFFER:
            return refuse("unit_in_offer", "4.5.3")
        return refuse("unit_moved", "4.1.1", unit=unit_name(UNITS[self.unit]))

    @override
    def play(self, game: Brothers, seat: i64) -> None:
        """Reach rises at once (4.5.5)."""
        game.move_unit(seat, self.unit, IN_OFFER)

    @override
    def label(self, game: Brothers, seat: i64) -> Message:
        return say("move-withdraw", unit=unit_name(UNITS[self.unit]), origin=standing_place(game, seat, self.unit))

    @override
    def handles(self, game: Brothers, seat: i64) -> list[str]:
        return [unit_handle(seat, self.unit), "offer"]


STEPS: Final = Product("step UNIT X,Y", StepTo, UNIT, CELL)
CALLS: Final = Product("call X,Y", Call, CELL)
WITHDRAWS: Final = Listed("withdraw", [Withdraw(unit) for unit in range(len(UNITS))])
