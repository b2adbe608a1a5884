"""The settings of a table besides the game's own options: clocks, confirmation, spectators, hints."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from regnum.core.errors import OptionError

DAY_S = 86_400
LONGEST_S = 30 * DAY_S


class Clock(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A turn first uses its own time, then the seat's reserve. `untimed`: neither counts.

    `turn`: seconds per turn, with or without a reserve. `total`: only the reserve counts, for the whole match.
    `days`: slow play with whole days per turn; players need not be online.
    """

    kind: Literal["untimed", "turn", "total", "days"] = "untimed"
    turn_s: int = 0
    reserve_s: int = 0
    at_zero: Literal["warn", "bot"] = "warn"
    bot: str = "squire"  # who takes over

    @property
    def counts(self) -> bool:
        """Whether time can run out at all."""
        return self.kind != "untimed"

    def check(self) -> None:
        """OptionError unless the numbers fit the kind."""
        for name, value in (("turn_s", self.turn_s), ("reserve_s", self.reserve_s)):
            if not 0 <= value <= LONGEST_S:
                raise OptionError(f"clock {name} must be 0 to {LONGEST_S} seconds, not {value}")
        wanted = {
            "untimed": (self.turn_s == 0 and self.reserve_s == 0, "takes no seconds"),
            "turn": (0 < self.turn_s <= DAY_S, f"takes turn_s from 1 to {DAY_S} and any reserve_s"),
            "total": (self.turn_s == 0 and self.reserve_s > 0, "takes reserve_s above 0 and no turn_s"),
            "days": (self.turn_s >= DAY_S and self.turn_s % DAY_S == 0, f"takes turn_s in whole days of {DAY_S}"),
        }
        fits, usage = wanted[self.kind]
        if not fits:
            raise OptionError(
                f"a clock of the kind {self.kind!r} {usage}; not turn_s {self.turn_s}, reserve_s {self.reserve_s}"
            )


class TableSettings(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The table's own settings."""

    clock: Clock = Clock()
    confirm: bool = False  # a move that ends the turn waits for its player's word
    watchers: bool = True  # who has the link may look on
    listed: bool = False  # shown to everyone in the lobby
    hints: bool | None = None  # a bot may be asked for advice; None: only by a person who plays against bots alone
    sandbox: bool = False  # one person, all seats, everything may be taken back
    guide: bool = False  # a guided first game, laid out as its lessons need it
    later: bool = False  # whoever looks on sees the match once it is over
    contest: str = ""  # the contest it belongs to


class ForkSource(Struct, frozen=True, omit_defaults=True):
    """Where a forked table comes from: a record, and for a match that still runs, whose knowledge it was dealt from."""

    record: str
    table: str = ""
    imagined: tuple[int, int] | None = None  # seat (-1: a spectator) and seed of `imagine`
