"""B9. The gold of the most influential, and the line that monuments have on the score sheet."""

from __future__ import annotations

from mypy_extensions import i64

from regnum.core.rules import Consequence, Lines
from regnum.games.architects.parts import GOLD
from regnum.games.architects.table import Architects
from regnum.games.architects.works_of_wonder.events import InfluenceGold
from regnum.games.architects.works_of_wonder.extra import Wonder, wonder_of
from regnum.games.architects.works_of_wonder.parts import RESOURCE_COUNT, SHARES


class GoldForInfluence(Consequence[Architects]):
    """B9.2, B9.3. After the last losses, before gains (Q18): 4 gold for the most influential, shared in a tie.

    The campaign of B9.5 is not in the box.
    """

    def follow(self, game: Architects, seat: i64, detail: i64) -> None:
        """A rival takes part, its share is marble (C8.2)."""
        wonder = wonder_of(game)
        most: i64 = 0
        for side in range(game.rules.sides):
            most = max(most, wonder.influence[side])
        share = gold_share(game, wonder, most)
        for side in range(game.rules.sides):
            if share > 0 and wonder.influence[side] == most:
                if game.told is not None:
                    game.told.append(InfluenceGold(int(side), int(share)))
                game.gain(side, GOLD, share)


def gold_share(game: Architects, wonder: Wonder, most: i64) -> i64:
    """B9.3. What each of those with most influence takes; a tie at 0 is a tie."""
    tied: i64 = 0
    for side in range(game.rules.sides):
        if wonder.influence[side] == most:
            tied += 1
    return SHARES[tied]


def monument_points(game: Architects, side: int) -> Lines:
    """B9.4. Printed points of the monuments."""
    wonder = wonder_of(game)
    built = [monument for monument in range(RESOURCE_COUNT) if wonder.owner[monument] == side]
    return [("monuments", sum(int(wonder.points(monument)) for monument in built))]
