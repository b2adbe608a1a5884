"""How far an arena is: a bar in a terminal; in a file or a pipe, where a bar says nothing, a line now and then.

Both go to stderr, so that a pipe gets only the tables.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable
from time import monotonic
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from typing_extensions import override

from regnum.cli.errors import note
from regnum.lab.arena import ArenaPlan, ArenaTally

EVERY_S = 30.0  # between two lines
MINUTE_S = 60
HOUR_S = 3600


class ArenaProgress(ABC):
    """Shown in a `with` block while the games are played."""

    @abstractmethod
    def show(self, count: ArenaTally) -> None:
        """One more game was played."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        return


class ProgressBar(ArenaProgress):
    """A bar with the games, the time left and the shares so far."""

    def __init__(self, plan: ArenaPlan) -> None:
        self.bar = Progress(
            "{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), "{task.fields[shares]}",
            console=Console(file=sys.stderr), transient=True,
        )  # fmt: skip
        self.task = self.bar.add_task(plan.game, total=plan.games, shares="")

    @override
    def __enter__(self) -> Self:
        self.bar.start()
        return self

    @override
    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    @override
    def show(self, count: ArenaTally) -> None:
        self.bar.update(self.task, completed=len(count.outcomes), shares=shares_text(count))


class ProgressLines(ArenaProgress):
    """A line every half minute: `paladins: 120 of 400 games, about 21 min left; king 61%, castellan 39%`."""

    def __init__(self, plan: ArenaPlan, clock: Callable[[], float] = monotonic) -> None:
        self.plan = plan
        self.clock = clock
        self.begun = self.said = clock()
        self.before = -1  # games that were played earlier

    @override
    def show(self, count: ArenaTally) -> None:
        done, now = len(count.outcomes), self.clock()
        if self.before < 0:
            self.before = done - 1
        if now - self.said < EVERY_S:
            return
        self.said = now
        left = (now - self.begun) / (done - self.before) * (self.plan.games - done)
        note(f"{self.plan.game}: {done} of {self.plan.games} games, about {span(left)} left; {shares_text(count)}")


def progress_of(plan: ArenaPlan) -> ArenaProgress:
    """What suits wherever stderr goes."""
    return ProgressBar(plan) if sys.stderr.isatty() else ProgressLines(plan)


def span(seconds: float) -> str:
    """`45 s`, `21 min`, `3.5 h`"""
    if seconds < MINUTE_S:
        return f"{seconds:.0f} s"
    return f"{seconds / MINUTE_S:.0f} min" if seconds < HOUR_S else f"{seconds / HOUR_S:.1f} h"


def shares_text(count: ArenaTally) -> str:
    """`greedy 61%, random 39%`: first places so far."""
    return ", ".join(f"{name} {100 * count.firsts[name] / games:.0f}%" for name, games in count.games.items() if games)
