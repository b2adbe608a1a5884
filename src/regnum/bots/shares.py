"""How sure a share is: the interval in which it lies in 95 of 100 cases."""

from __future__ import annotations

import math

Z = 1.959963984540054  # so many standard errors hold 95 % of a bell curve


def wilson(points: float, games: int) -> tuple[float, float]:
    """The 95% interval of a share after this many games (Wilson's), 0 to 1 where there were none."""
    if games == 0:
        return 0.0, 1.0
    share = points / games
    middle = share + Z * Z / (2 * games)
    reach = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    below = 1 + Z * Z / games
    return max(0.0, (middle - reach) / below), min(1.0, (middle + reach) / below)
