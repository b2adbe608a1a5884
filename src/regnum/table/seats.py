"""The seats of a table, and the steps of the play log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from regnum.core.messages import Event


class Seat:
    """A seat at the table. A person may hold it while a bot plays."""

    def __init__(self) -> None:
        self.person: str | None = None
        self.bot: str | None = None
        self.last: str | None = None  # who held it before it was empty
        self.kept_for: str | None = None  # who was shown out of it during the match: no other person takes it
        self.left_at = -1  # length of the play log when its person went away in the middle of a turn
        self.wish = ""  # the colour its person would like to play
        self.sat_at = 0  # length of the table's log when its person sat down: who sat first has the first choice

    @property
    def taken(self) -> bool:
        """Whether a person or a bot will answer here."""
        return self.person is not None or self.bot is not None

    @property
    def answered_by_person(self) -> bool:
        """Whether a person sits here and no bot plays for them."""
        return self.person is not None and self.bot is None

    def played_by(self, person: str) -> bool:
        """Whether this person answers here now."""
        return self.person == person and self.bot is None


class Loan(NamedTuple):
    """A bot played the seat of a person for a while."""

    seat: int
    person: str  # who holds the seat
    bot: str
    by: str  # who arranged it; "": the rule of the clock
    time: int
    at: int  # length of the play log when it began
    ran_out: bool  # the person's time had run out
    until: int | None = None  # length of the play log when the person was back; None: the bot still plays

    def seen_after(self, at: int) -> bool:
        """Whether it went on after this length of the play log, or began then."""
        return self.until is None or self.until > at


class PlayedStep:
    """One line of the play log: a move with what followed from it, or a move taken back."""

    def __init__(
        self,
        at: int,
        seat: int,
        time: int,
        events: list[Event],
        *,
        turn: int = 0,
        lent: bool = False,
        undoes: Sequence[int] = (),
    ) -> None:
        self.at = at
        self.seat = seat
        self.time = time
        self.events = events
        self.turn = turn  # equal for all moves of one turn: how many turns had been ended before it
        self.lent = lent  # a bot played it for the person who holds the seat
        self.undoes = list(undoes)  # the steps that were taken back, by their `at`

    @property
    def is_move(self) -> bool:
        """Whether something was played here, rather than taken back."""
        return not self.undoes
