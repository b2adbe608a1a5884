"""The facts on the sheet of a finished match: every floor with its round and price, all prestige accounted for."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import pytest

import regnum
from regnum.catalogue.drawings import shape_drawings
from regnum.scene import FinalSheet, Gain
from regnum.table.sheet import sheet_of
from regnum.testing import rule
from tests.typed import present

RECORDS = sorted((Path(__file__).parents[2] / "golden" / "jerusalem").glob("*.record"))
every_record = pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)


def sheet(file: Path) -> FinalSheet:
    return present(sheet_of(regnum.replay(file.read_text(encoding="utf-8"))))


@every_record
@rule("7.5.2")
def test_a_floor_costs_its_number_plus_1_and_the_first_of_its_height_1_more(file: Path) -> None:
    towers = [stack.levels for stack in present(sheet(file).stacks)]
    for tower in towers:
        assert [floor.price for floor in tower] == [
            Gain("prestige", number + 1 + bool(floor.dearer)) for number, floor in enumerate(tower, start=1)
        ]
        rounds = [int(str(floor.label.args["round"])) for floor in tower]
        assert rounds == sorted(rounds)
    for height in range(max(map(len, towers))):
        assert sum(bool(tower[height].dearer) for tower in towers if len(tower) > height) == 1


@every_record
def test_towers_are_drawn_as_the_game_draws_them_with_battlements_on_top(file: Path) -> None:
    for stack in present(sheet(file).stacks):
        floors = [floor.piece for floor in stack.levels]
        assert {(floor.drawing, floor.seat) for floor in floors} <= {("floor", stack.side)}
        assert [floor.order for floor in floors] == list(range(len(floors), 0, -1)), "counted from the top"
    assert "floor" in shape_drawings("jerusalem")


@every_record
@rule("10.2")
def test_what_was_gained_is_what_was_spent_and_what_is_left(file: Path) -> None:
    told = sheet(file)
    floors, prestige, _ = told.rows
    for side in range(len(floors.cells)):
        spent, gained = (present(row.cells[side].fact).args["amount"] for row in (floors, prestige))
        assert spent == sum(int(floor.price.count or 0) for floor in present(told.stacks)[side].levels)
        assert gained == int(str(spent)) + present(prestige.cells[side].points)


@every_record
@rule("10.2")
def test_every_office_is_held_once(file: Path) -> None:
    office = sheet(file).rows[2]
    numbers = [cell.points for cell in office.cells]
    assert all(len(list(same)) == 1 for _, same in groupby(sorted(map(present, numbers))))
