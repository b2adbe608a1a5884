"""What a table is made of beside its match: the chairs, and the steps of the play log."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.letters import Event


class Seat:
    """A chair at the table. A person may hold it while a bot plays."""

    def __init__(self) -> None:
        self.person: str | None = None
        self.bot: str | None = None
        self.last: str | None = None  # who held it before it was empty
        self.left_at = -1  # length of the play log when its person went away in the middle of a turn
        self.wish = ""  # the colour its person would like to play
        self.sat_at = 0  # length of the table's log when its person sat down: who sat first has the first choice

    @property
    def taken(self) -> bool:
        """Whether anybody will answer here."""
        return self.person is not None or self.bot is not None

    @property
    def answered_by_person(self) -> bool:
        """Whether somebody sits here and no bot plays for them."""
        return self.person is not None and self.bot is None

    def played_by(self, person: str) -> bool:
        """Whether this person answers here now."""
        return self.person == person and self.bot is None


class Step:
    """One line of the play log: a move with what followed from it, or a move taken back."""

    def __init__(self, at: int, seat: int, time: int, events: list[Event], *, undoes: Sequence[int] = ()) -> None:
        self.at = at
        self.seat = seat
        self.time = time
        self.events = events
        self.undoes = list(undoes)  # the steps that were taken back, by their `at`

    @property
    def is_move(self) -> bool:
        """Whether something was played here, rather than taken back."""
        return not self.undoes
