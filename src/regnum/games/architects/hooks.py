"""Where the base game asks whether anybody changes something. Each hook is named by what it decides.

An expansion brings subclasses. They are looked up once, when a match is laid, and kept on the table in `Changes`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regnum.core.messages import Refusal
from regnum.core.rules import Hook, Rules
from regnum.games.architects.prices import Price

if TYPE_CHECKING:
    from regnum.games.architects.table import Architects


@mypyc_attr(allow_interpreted_subclasses=True)
class ExtraTrack(Hook):
    """Amounts that the base game does not know: kinds from FIRST_FREE_KIND on."""

    def gain(self, game: Architects, side: i64, kind: i64, n: i64) -> None:
        """So many more, as far as there is room."""

    def lose(self, game: Architects, side: i64, kind: i64, n: i64) -> None:
        """So many less; there are enough."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MakesUp(Hook):
    """Whether what somebody lacks for a bill can be made up for otherwise."""

    def covers(self, game: Architects, seat: i64, bill: Price, placing: i64) -> bool:
        """Whether all that the seat lacks for this bill can be made up for, and what it asks beyond; tax and laid
        silver are not lacking. `placing`: where a worker would be placed, whose sure gains count, or NONE."""
        return False

    def helps(self, game: Architects, seat: i64) -> bool:
        """Whether there is an answer to the bill on the table; then the seat is asked even if it could pay alone."""
        return False

    def opened(self, game: Architects, seat: i64) -> None:
        """A bill has just been laid on the table, before anybody is asked: it may be lowered."""

    def paid_before(self, game: Architects, seat: i64, silver: i64) -> i64:
        """How much of so much silver `opened` would take off a bill."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class PlacingGains(Hook):
    """Silver that placing a worker surely brings before the action is paid for."""

    def silver(self, game: Architects, seat: i64, location: i64) -> i64:
        """Return the amount of silver."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Temptation(Hook):
    """What draws workers to a location where no action is possible, and is no reason to place one there."""

    def resist(self, game: Architects, seat: i64, location: i64, why: Refusal) -> Refusal:
        """Why not even for that; `why` says why no action is possible."""
        return why


@mypyc_attr(allow_interpreted_subclasses=True)
class MoreWorkers(Hook):
    """A0.6. Acting as if more own workers stood there."""

    def here(self, game: Architects, side: i64, location: i64) -> i64:
        """How many more."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class AvoidsLoss(Hook):
    """A0.11. Whether a loss of virtue can be prevented."""

    def may(self, game: Architects, seat: i64, n: i64) -> bool:
        """Then the seat is asked."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class GuildhallWork(Hook):
    """A4.30. Further work for a worker in the guildhall."""

    def possible(self, game: Architects, seat: i64) -> bool:
        """Whether any of it is allowed and can be paid now."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class ResetOrder(Hook):
    """A10. The steps of a reset."""

    def effects(self, game: Architects) -> vec[i64]:
        """In their order; they replace those of the base game, which may be among them."""
        return vec[i64]()


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout(Hook):
    """How large the display is and how many rewards lie beside the cathedral. Asked before anything else lies there."""

    def columns(self, game: Architects, columns: i64) -> i64:
        """Of the apprentices; `columns` are those of the base game."""
        return columns

    def rewards(self, game: Architects, rewards: i64, cards: i64) -> i64:
        """How many of all the `cards`; `rewards` is the number in the base game."""
        return rewards


@mypyc_attr(allow_interpreted_subclasses=True)
class StartOrder(Hook):
    """A2.8. Who begins among those with most virtue."""

    def rank(self, game: Architects, side: i64) -> i64:
        """The highest begins."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class AutomaPriority(Hook):
    """What an automaton looks at first."""

    def first_to_capture(self, game: Architects) -> i64:
        """C5.4. The location that comes before all others among equal groups, or NONE."""
        return -1


class Changes:
    """Who answers each hook in a match; None: nobody changes anything."""

    track: ExtraTrack | None
    makes_up: MakesUp | None
    placing_gains: PlacingGains | None
    temptation: Temptation | None
    more_workers: MoreWorkers | None
    avoids_loss: AvoidsLoss | None
    guildhall_work: GuildhallWork | None
    reset_order: ResetOrder | None
    layout: Layout | None
    start_order: StartOrder | None
    automa_priority: AutomaPriority | None

    def __init__(self, rules: Rules) -> None:
        self.track = None
        self.makes_up = None
        self.placing_gains = None
        self.temptation = None
        self.more_workers = None
        self.avoids_loss = None
        self.guildhall_work = None
        self.reset_order = None
        self.layout = None
        self.start_order = None
        self.automa_priority = None
        for hooks in rules.hooks.values():
            for hook in hooks:
                self.take(hook)

    def take(self, hook: Hook) -> None:
        """One expansion answers each hook: the last in their order."""
        if isinstance(hook, ExtraTrack):
            self.track = hook
        elif isinstance(hook, MakesUp):
            self.makes_up = hook
        elif isinstance(hook, PlacingGains):
            self.placing_gains = hook
        elif isinstance(hook, Temptation):
            self.temptation = hook
        elif isinstance(hook, MoreWorkers):
            self.more_workers = hook
        elif isinstance(hook, AvoidsLoss):
            self.avoids_loss = hook
        elif isinstance(hook, GuildhallWork):
            self.guildhall_work = hook
        elif isinstance(hook, ResetOrder):
            self.reset_order = hook
        elif isinstance(hook, Layout):
            self.layout = hook
        elif isinstance(hook, StartOrder):
            self.start_order = hook
        elif isinstance(hook, AutomaPriority):
            self.automa_priority = hook
