"""The question whether a finished match is played again: who asked, until when, and who has answered what."""

from __future__ import annotations

from regnum.table.settings import Clock

LIVE_MS = 10 * 60_000  # how long an answer is waited for after a match on the clock
SLOW_MS = 24 * 3_600_000  # after one by days or without clocks


class Rematch:
    """One question. It stays when whoever asked leaves."""

    def __init__(self, by: str, asked: int, until: int) -> None:
        self.by = by
        self.asked = asked
        self.until = until
        self.answers = {by: True}  # by person

    def copy(self) -> Rematch:
        """Return an independent copy."""
        twin = Rematch(self.by, self.asked, self.until)
        twin.answers = self.answers.copy()
        return twin

    def open_at(self, now: int) -> bool:
        """Whether it can still be answered."""
        return now < self.until

    def wants(self, people: list[str]) -> list[str]:
        """Return those of these people who have agreed."""
        return [each for each in people if self.answers.get(each) is True]

    def declined(self, people: list[str]) -> list[str]:
        """Return those of these people who have said no."""
        return [each for each in people if self.answers.get(each) is False]


def answer_by(clock: Clock, now: int) -> int:
    """Return until when an answer is waited for."""
    return now + (LIVE_MS if clock.kind in ("turn", "total") else SLOW_MS)
