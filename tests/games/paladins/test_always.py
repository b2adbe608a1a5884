"""What holds at every moment of every game, whoever plays."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import regnum
from regnum.games.paladins.bits import bits_in
from regnum.games.paladins.cards import TOWNSFOLK
from regnum.games.paladins.figures import SQUARES_FOR
from regnum.games.paladins.parts import ACTIONS, TAX, TRACK_TOP, WORKERS
from regnum.games.paladins.workers import count_of
from regnum.testing import rule
from regnum.testing.contract import TableSetup, every_table, position
from tests.typed import present

LONGEST = 320
SECRET = {"choose_paladin"}  # 3.4: everybody answers, also with three cards that look alike to others

of_every_table = pytest.mark.parametrize("table", every_table("paladins"), ids=repr)
at_any_moment = given(seed=st.integers(0, 2**63 - 1), decisions=st.integers(0, LONGEST))


@of_every_table
@at_any_moment
def test_nobody_is_asked_a_question_with_a_single_answer(table: TableSetup, seed: int, decisions: int) -> None:
    match = position(table, seed, decisions)
    for seat in match.waiting:
        assert len(match.legal(seat)) > 1, match.decision(seat)


@of_every_table
@at_any_moment
def test_identical_answers_are_offered_once(table: TableSetup, seed: int, decisions: int) -> None:
    match = position(table, seed, decisions)
    for seat in match.waiting:
        if present(match.decision(seat)).ask not in SECRET:
            outcomes = [after(match, seat, move) for move in match.legal(seat)]
            assert len(set(outcomes)) == len(outcomes)


def after(match: regnum.Match, seat: int, move: str) -> str:
    twin = match.clone()
    twin.play(seat, move)
    return str(twin.hash)


@rule("1.2.2", "1.3.1", "1.3.4", "2.3", "4.8")
@of_every_table
@at_any_moment
def test_the_table_never_holds_what_it_cannot(table: TableSetup, seed: int, decisions: int) -> None:
    game: Any = position(table, seed, decisions).state
    asked = "" if game.over else game.asked().name()
    assert game.suspicion.tax > 0 or asked == "use_inquisition_abilities"  # 8.1.3, 8.3.5
    assert game.suspicion.tax <= TAX[table.seats]
    for side, board in enumerate(game.sides):
        assert board.silver >= 0 and board.provisions >= 0 and board.unpaid >= 0
        assert all(board.mark(attribute) <= TRACK_TOP for attribute in range(3))
        assert bits_in(board.workshops) == board.done[ACTIONS.index("develop")] <= 8
        assert all(board.done[ACTIONS.index(name)] <= 7 for name in ("commission", "fortify", "garrison", "absolve"))
        if game.is_ai(side):
            assert board.pool >= 0 and board.party == 0
        else:
            assert all(0 <= count_of(board.pool, kind) < 60 for kind in range(len(WORKERS)))
            assert board.party >> len(TOWNSFOLK) == 0
    assert game.land.free & ~SQUARES_FOR[table.seats] == 0
