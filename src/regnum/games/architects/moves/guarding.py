"""A4.13 to A4.23. Captures at the town centre, and the actions of the guardhouse."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import ALL, do_of, n_of, packed_effect
from regnum.core.messages import Message, Outcome, Plain, PlayerRef, Refusal, refuse, say
from regnum.core.notation import Listed
from regnum.core.words import ALLOWED, Judged
from regnum.games.architects.effects.vocabulary import (
    CAPTURE,
    FREE_CAPTIVES,
    FREE_PRISONERS,
    GUARD,
    IMPRISON,
    LOSE_VIRTUE,
    PAY_DEBT,
    TAKE_DEBT,
    TAKE_GROUP,
    TOWN_CAPTURE,
)
from regnum.games.architects.moves.names import location_name, silver_price, too_little_silver
from regnum.games.architects.parts import COLOURS, LOCATIONS, NONE, OPEN, SIDES
from regnum.games.architects.paying import can_spend, open_bill
from regnum.games.architects.places import TOO_DEAR
from regnum.games.architects.prices import CAPTURE_SILVER, FIRST_CAPTURE, FREE_PRICE, NEXT_CAPTURE, SETTLE_PRICE, Price
from regnum.games.architects.table import Architects

# What forbids these moves, beside their price.
NOBODY_THERE: Final = 20
TOO_FAR: Final = 21
NO_DEBT: Final = 22


class CaptureGroup(Judged[Architects]):
    """A4.13. All workers of one colour at one open location."""

    location: i64
    whose: i64

    def __init__(self, location: i64, whose: i64) -> None:
        self.location = location
        self.whose = whose

    @override
    def notation(self) -> str:
        """`capture quarry red`"""
        return f"capture {LOCATIONS[self.location]} {COLOURS[self.whose]}"

    def group(self, game: Architects) -> i64:
        """How many stand there; of a colour that does not play, none."""
        return game.sides[self.whose].workers[self.location] if self.whose < game.rules.sides else 0

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        if self.group(game) == 0:
            return NOBODY_THERE
        return ALLOWED if is_free(game) else raid_barred(game, seat, self.location)

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        """A4.13 to A4.15; captures by buildings are free and go anywhere (A6.5)."""
        if bar == NOBODY_THERE:
            return refuse("nobody_there", "A4.13")
        if bar == TOO_FAR:
            return refuse("too_many_locations", "A4.15", most=int(game.raids))
        return too_little_silver(game, seat, capture_price(game), "A4.14")

    @override
    def play(self, game: Architects, seat: i64) -> None:
        """A4.14. Paid first; then one capture less is left."""
        left = n_of(game.pending) - 1
        if is_free(game):
            if left > 0:
                game.owe(seat, packed_effect(CAPTURE, 0, left))
            game.owe(seat, packed_effect(TAKE_GROUP, self.location, self.whose))
            return
        price = capture_price(game)
        if left > 0:
            game.owe(seat, packed_effect(TOWN_CAPTURE, 0, left))
        game.owe(seat, packed_effect(TAKE_GROUP, self.location, self.whose))
        if game.captures > 0 and game.rules.edition < 2:
            game.saved -= min(game.saved, i64(CAPTURE_SILVER))
        game.captures += 1
        game.raided |= i64(1) << self.location
        open_bill(game, seat, price)

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        count = int(self.group(game))
        where = location_name(self.location, "from")
        if self.whose == seat:
            return say("move-capture-own", location=where, count=count)
        return say("move-capture", location=where, player=PlayerRef(int(self.whose)), count=count)

    @override
    def handles(self, game: Architects, seat: i64) -> list[str]:
        return [f"worker {LOCATIONS[self.location]} {COLOURS[self.whose]}"]


def is_free(game: Architects) -> bool:
    """A6.5. By a building."""
    return do_of(game.pending) == CAPTURE


def raid_barred(game: Architects, seat: i64, location: i64) -> i64:
    """A4.14, A4.15. What forbids another capture from there in this visit of the town centre."""
    if not within_reach(game, location):
        return TOO_FAR
    return ALLOWED if can_spend(game, seat, capture_price(game), NONE) else TOO_DEAR


def any_capture(game: Architects, seat: i64) -> bool:
    """A4.13. Whether a capture of this visit is still possible."""
    for location in range(i64(OPEN)):
        if game.standing(location) != NONE and raid_barred(game, seat, location) == ALLOWED:
            return True
    return False


def within_reach(game: Architects, location: i64) -> bool:
    """A4.15. Whether captures of this visit may come from there."""
    if (game.raided >> location) & 1:
        return True
    locations: i64 = 0
    for each in range(i64(OPEN)):
        locations += (game.raided >> each) & 1
    return locations < game.raids


def capture_price(game: Architects) -> Price:
    """A4.14, Q1. The first costs tax only; Conspirators save silver each time (in edition 1 once in a visit)."""
    if game.captures == 0:
        return FIRST_CAPTURE
    return NEXT_CAPTURE[max(CAPTURE_SILVER - game.saved, i64(0))]


def capture_words(game: Architects, seat: i64) -> list[Plain] | str:
    """What the next capture of this visit costs."""
    return silver_price(game, seat, capture_price(game))


# -- the guardhouse -----------------------------------------------------------------------------------------------


def next_guard_action(game: Architects, seat: i64) -> None:
    """A4.19. One action less is left, and none of them is compulsory."""
    left = n_of(game.pending) - 1
    if left > 0:
        game.owe(seat, packed_effect(GUARD, 0, left))


class ImprisonCaptives(Judged[Architects]):
    """A4.20. All captives on the own board go to prison."""

    @override
    def notation(self) -> str:
        return "imprison"

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        return ALLOWED if game.captives(seat) > 0 else NOBODY_THERE

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        """A4.19. It must do something."""
        return refuse("no_captives", "A4.20")

    @override
    def play(self, game: Architects, seat: i64) -> None:
        next_guard_action(game, seat)
        game.owe(seat, packed_effect(IMPRISON, 0, 1))

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        return say("move-imprison", count=int(game.captives(seat)))


class FreeFromPrison(Judged[Architects]):
    """A4.21. All own workers in prison come home."""

    @override
    def notation(self) -> str:
        return "free prison"

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        return ALLOWED if game.sides[seat].prisoners > 0 else NOBODY_THERE

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        """A4.19. It must do something."""
        return refuse("nobody_in_prison", "A4.21")

    @override
    def play(self, game: Architects, seat: i64) -> None:
        next_guard_action(game, seat)
        game.owe(seat, packed_effect(FREE_PRISONERS, 0, ALL))

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        return say("move-free-prison", count=int(game.sides[seat].prisoners))

    @override
    def handles(self, game: Architects, seat: i64) -> list[str]:
        """The own workers in prison, or the prison if there are none."""
        return [f"prison {COLOURS[seat]}" if game.sides[seat].prisoners > 0 else "prison"]


class FreeFromBoards(Judged[Architects]):
    """A4.22. All own workers on other boards come home, for tax and silver or for a debt and a virtue."""

    by_debt: bool

    def __init__(self, by_debt: bool) -> None:
        self.by_debt = by_debt

    @override
    def notation(self) -> str:
        """`free boards`, `free debt`"""
        return "free debt" if self.by_debt else "free boards"

    @override
    def outcome(self) -> Outcome:
        return Outcome.NEUTRAL

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        if game.sides[seat].held() == 0:
            return NOBODY_THERE
        return ALLOWED if self.by_debt or can_spend(game, seat, FREE_PRICE, NONE) else TOO_DEAR

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        """A4.19, A4.22."""
        if bar == NOBODY_THERE:
            return refuse("nobody_held", "A4.22")
        return too_little_silver(game, seat, FREE_PRICE, "A4.22")

    @override
    def play(self, game: Architects, seat: i64) -> None:
        """A3.9. The price first."""
        next_guard_action(game, seat)
        game.owe(seat, packed_effect(FREE_CAPTIVES, 0, 1))
        if self.by_debt:
            game.owe(seat, packed_effect(LOSE_VIRTUE, 0, 1))
            game.owe(seat, packed_effect(TAKE_DEBT, 0, 1))
        else:
            open_bill(game, seat, FREE_PRICE)

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        """How many, and for what: a virtue that is not there becomes a debt (A8.4)."""
        price = debt_price(game, seat) if self.by_debt else silver_price(game, seat, FREE_PRICE)
        return say("move-free-boards", count=int(game.sides[seat].held()), price=price)


def debt_price(game: Architects, seat: i64) -> list[Plain]:
    """A4.22, A8.4. 1 debt and 1 virtue; at virtue 0 that is another debt."""
    if game.sides[seat].virtue == 0:
        return [say("count-debt-acc", count=2)]
    return [say("count-debt-acc", count=1), say("count-virtue-acc", count=1)]


class SettleDebt(Judged[Architects]):
    """A4.23. Pay a debt off."""

    @override
    def notation(self) -> str:
        return "settle"

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        if game.sides[seat].unpaid == 0:
            return NO_DEBT
        return ALLOWED if can_spend(game, seat, SETTLE_PRICE, NONE) else TOO_DEAR

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        if bar == NO_DEBT:
            return refuse("no_debt", "A4.23")
        return too_little_silver(game, seat, SETTLE_PRICE, "A4.23")

    @override
    def play(self, game: Architects, seat: i64) -> None:
        next_guard_action(game, seat)
        game.owe(seat, packed_effect(PAY_DEBT, 0, 1))
        open_bill(game, seat, SETTLE_PRICE)

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        return say("move-settle-debt", price=silver_price(game, seat, SETTLE_PRICE))

    @override
    def handles(self, game: Architects, seat: i64) -> list[str]:
        return ["debt"]


# A4.18: nobody is captured but at an open location.
CAPTURES: Final = Listed("capture", [CaptureGroup(at, whose) for at in range(OPEN) for whose in range(SIDES)])
IMPRISONS: Final = Listed("imprison", [ImprisonCaptives()])
FREES: Final = Listed("free", [FreeFromPrison(), FreeFromBoards(False), FreeFromBoards(True)])
SETTLES: Final = Listed("settle", [SettleDebt()])
