"""C6, C7. The deeds of schemes and boards: one class for each."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import do_of, n_of, packed_effect, what_of
from regnum.games.architects.automa.board import tell_power
from regnum.games.architects.automa.schemes import gain_future
from regnum.games.architects.automa.vocabulary import (
    CAPTURE_HERE,
    FOCUS,
    FUTURE,
    GUARD_HERE,
    MARKET,
    OR,
    PER_WORKER,
    POWER,
    POWERS,
    REMOVE,
    TAX,
    USUAL,
)
from regnum.games.architects.display import sweep
from regnum.games.architects.effects.base import ArchitectsEffect, kind_of
from regnum.games.architects.effects.vocabulary import CAPTURE, GAIN, GUARD, LOSE_VIRTUE
from regnum.games.architects.parts import KINDS, MARKET_LOSS
from regnum.games.architects.solo.events import RivalAimed, RivalPicked
from regnum.games.architects.solo.figures import AUTOMA_FIGURES, USUAL_DEEDS
from regnum.games.architects.table import Architects
from regnum.games.architects.virtue import add_tax

# -- rows of deeds ------------------------------------------------------------------------------------------------


def carry_out(game: Architects, side: i64, row: vec[i64], location: i64, rule: str) -> None:
    """C2.3, C7.7. A row of deeds; where several stand to choose from, the first that is possible."""
    begin: i64 = 0
    place = 1
    end = end_of(row, begin)
    while end < len(row) and not possible(game, side, row[begin], location):
        begin = end + 1
        end = end_of(row, begin)
        place += 1
    if game.told is not None and end_of(row, 0) < len(row):
        game.told.append(RivalPicked(int(side), place, rule))
    while end > begin:
        end -= 1
        game.owe(side, meant(game, side, row[end], location))


def end_of(row: vec[i64], begin: i64) -> i64:
    """Where the deeds that begin here end: at the next OR, or with the row."""
    end = begin
    while end < len(row) and do_of(row[end]) != OR:
        end += 1
    return end


def meant(game: Architects, side: i64, deed: i64, location: i64) -> i64:
    """A deed as it is meant at this location, with the own workers that count there (C7.7)."""
    return kind_of(game, deed).meant(game, side, deed, location)


def possible(game: Architects, side: i64, deed: i64, location: i64) -> bool:
    """C2.3, C7.7. Whether a deed does something now."""
    effect = meant(game, side, deed, location)
    return kind_of(game, effect).possible(game, side, what_of(effect), n_of(effect))


class DeedHere(ArchitectsEffect):
    """A deed at the location `what`, where the worker stands."""

    @override
    def meant(self, game: Architects, side: i64, effect: i64, location: i64) -> i64:
        return packed_effect(self.do, location, 1)


class FollowFocus(DeedHere):
    """C6.1, C7.7. What the focus of its board says."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        carry_out(game, side, AUTOMA_FIGURES.focus_deeds[game.automa], what, "C7.7")


class DoAsUsual(DeedHere):
    """C2.11. What it does at a plain location."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        carry_out(game, side, USUAL_DEEDS[what], what, "C2.11")


class MarketHere(DeedHere):
    """C7.8. What its list gives for the space; first 1 virtue is lost, if its board does not spare it that (C7.3)."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        carry_out(game, side, USUAL_DEEDS[what], what, "C7.8")
        if AUTOMA_FIGURES.fearless[game.automa]:
            tell_power(game, side)
        else:
            game.owe(side, packed_effect(LOSE_VIRTUE, 0, MARKET_LOSS))


# -- by the own workers at the location ---------------------------------------------------------------------------


class GainPerWorker(ArchitectsEffect):
    """C7.7. One of the kind `what` for every n own workers here."""

    @override
    def meant(self, game: Architects, side: i64, effect: i64, location: i64) -> i64:
        return packed_effect(GAIN, what_of(effect), game.working(side, location) // n_of(effect))


class CaptureHere(ArchitectsEffect):
    """C2.11. As many captures as own workers here."""

    @override
    def meant(self, game: Architects, side: i64, effect: i64, location: i64) -> i64:
        return packed_effect(CAPTURE, 0, game.working(side, location))


class GuardHere(ArchitectsEffect):
    """C2.11. As many guardhouse actions as own workers here."""

    @override
    def meant(self, game: Architects, side: i64, effect: i64, location: i64) -> i64:
        return packed_effect(GUARD, 0, game.working(side, location))


class Else(ArchitectsEffect):
    """C2.3, C7.7. What follows is done only if nothing before it is possible; it never happens itself."""


# -- others -------------------------------------------------------------------------------------------------------


class GainFuture(ArchitectsEffect):
    """C6.4. n future schemes."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        for _ in range(n):
            gain_future(game, side)


class RemoveApprentices(ArchitectsEffect):
    """C6.7, C3.3, C9.3. The column under the marker; a narrow display ends before the track does."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        column = min(game.marker, game.display.width - 1)
        if game.told is not None:
            rule = "C3.3" if game.marker < game.display.width else "C9.3"
            game.told.append(RivalAimed(int(side), KINDS[game.marker], int(column) + 1, rule))
        sweep(game, column, 1)


class AddTax(ArchitectsEffect):
    """C2.11, C5.2. n silver from the supply onto the tax stand: 1 for a whole visit, none for an ability's captures."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        add_tax(game, side, n)


class UseBoard(ArchitectsEffect):
    """C7. What the power `what` of its board gives."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        tell_power(game, side)
        game.owe_row(side, AUTOMA_FIGURES.powers[game.automa * POWERS + what])


DEEDS: Final[list[ArchitectsEffect]] = [
    DoAsUsual(USUAL, moment=True),
    FollowFocus(FOCUS, moment=True),
    MarketHere(MARKET, moment=True),
    GainFuture(FUTURE, moment=True),
    RemoveApprentices(REMOVE, moment=True),
    AddTax(TAX, moment=True),
    GainPerWorker(PER_WORKER),
    CaptureHere(CAPTURE_HERE),
    GuardHere(GUARD_HERE),
    Else(OR),
    UseBoard(POWER, moment=True),
]
