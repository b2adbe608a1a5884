"""What holds at every moment of every game with Works of Wonder, however it is played."""

from random import Random

import pytest

from regnum.core.match import Match
from regnum.games.architects.asks import TakeTurn
from regnum.games.architects.parts import OPEN, PLACES, VIRTUE_TOP, WORKERS
from regnum.games.architects.works_of_wonder.extra import Wonder, wonder_of
from regnum.games.architects.works_of_wonder.parts import FIGURE_PLACES, INFLUENCE_TOP, RESOURCE_COUNT
from regnum.testing import rule
from tests.games.architects.laying import state_of

from .laying import new

TABLES = [
    (seats, boards, promos)
    for seats in (2, 3, 4, 5)
    for boards in ("standard", "dealt", "chosen")
    for promos in ("without", "with")
]


def look(match: Match) -> None:
    """The table is as it may be."""
    game = state_of(match)
    wonder = wonder_of(game)
    for side in range(int(game.rules.sides)):
        assert 0 <= wonder.influence[side] <= INFLUENCE_TOP
        assert sum(int(game.sides[side].workers[place]) for place in range(len(PLACES))) == WORKERS
        assert all(game.sides[side].workers[place] >= 0 for place in range(len(PLACES)))
        me = game.sides[side]
        assert min(*me.goods, me.unpaid, me.paid, me.virtue) >= 0 and me.virtue <= VIRTUE_TOP
    assert wonder.princess != wonder.profiteer and max(wonder.princess, wonder.profiteer) < OPEN
    assert 1 <= wonder.turned <= 6 and sorted(wonder.edicts) == list(range(7))
    look_at_monuments(wonder, int(game.rules.sides))
    if not match.over and isinstance(game.agenda[-1], TakeTurn):
        assert not wonder.spare and not wonder.invited and not wonder.awaited and wonder.helper < 0


def look_at_monuments(wonder: Wonder, sides: int) -> None:
    """Each is built once, and each figure stands alone at a place where it may."""
    figures = [int(wonder.figure[monument]) for monument in range(RESOURCE_COUNT) if wonder.figure[monument] >= 0]
    assert len(set(figures)) == len(figures) and set(figures) <= set(FIGURE_PLACES)
    assert wonder.figures == sum(1 << place for place in figures)
    for monument in range(RESOURCE_COUNT):
        assert -1 <= wonder.owner[monument] < sides
        assert wonder.owner[monument] < 0 or wonder.pieces[monument] == 0


@rule("B2.1", "B6.12")
@pytest.mark.parametrize(("seats", "boards", "promos"), TABLES)
def test_a_random_game_never_leaves_the_rules(seats: int, boards: str, promos: str) -> None:
    match = new(seats, {"boards": boards, "promos": promos}, seed=seats)
    luck = Random(seats)
    while not match.over:
        look(match)
        seat = luck.choice(match.waiting)
        match.play(seat, luck.choice(match.legal(seat)))
    look(match)
    assert match.result is not None and len(match.result.totals) == seats
