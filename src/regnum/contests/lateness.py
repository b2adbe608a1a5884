"""What happens to a match that is not over when its round ends: the rule that was announced before sign-up."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from regnum.contests.entries import BOT
from regnum.contests.settings import LateRule

BY_RULE: Final[tuple[LateRule, ...]] = ("half", "present")  # these decide at once


def late_halves(rule: LateRule, seats: Sequence[str], waited_for: Collection[int], moved: Collection[int]) -> list[int]:
    """Return the half points by seat. `waited_for`: the seats that owe a move; `moved`: those that made one themselves.

    `half`: whoever has made a move has half of what can be won. `present`: whoever is not waited for is ahead of all
    who are.
    """
    possible = 2 * (len(seats) - 1)
    if rule == "half":
        return [possible // 2 if seat in moved and who != BOT else 0 for seat, who in enumerate(seats)]
    late = [seat in waited_for for seat in range(len(seats))]
    return [
        0 if late[seat] else sum(2 if late[other] else 1 for other in range(len(seats)) if other != seat)
        for seat in range(len(seats))
    ]
