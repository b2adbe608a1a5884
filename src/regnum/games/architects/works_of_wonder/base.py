"""What the effects of Works of Wonder can be asked besides."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from regnum.games.architects.effects.base import ArchitectsEffect
from regnum.games.architects.works_of_wonder.extra import Wonder


@mypyc_attr(allow_interpreted_subclasses=True)
class WonderEffect(ArchitectsEffect):
    """What bots count on beside what the base game counts on."""

    def influence(self, what: i64, n: i64) -> i64:
        """That it brings."""
        return 0

    def points(self, wonder: Wonder, what: i64) -> i64:
        """Of a monument that it raises."""
        return 0
