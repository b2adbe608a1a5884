"""The facts on the score sheet of a finished match give the points beside them."""

from __future__ import annotations

from pathlib import Path

import pytest

import regnum
from regnum.core.messages import Message
from regnum.games.architects.parts import LEVEL_POINTS, PRISONERS_PER_POINT, SILVER_PER_POINT, VIRTUE_POINTS
from regnum.scene import SheetCell
from regnum.table.sheet import sheet_of
from regnum.testing import rule
from tests.typed import present

RECORDS = sorted((Path(__file__).parents[2] / "golden" / "architects").glob("*.record"))
every_record = pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)


def cells(file: Path, *rows: str) -> list[SheetCell]:
    sheet = present(sheet_of(regnum.replay(file.read_text(encoding="utf-8"))))
    return [cell for row in sheet.rows if row.id in rows for cell in row.cells]


def number(message: Message | None, name: str) -> int:
    return 0 if message is None else int(str(message.args[name]))


@every_record
@rule("A11.6")
def test_buildings_and_monuments_are_counted_one_by_one(file: Path) -> None:
    for cell in cells(file, "buildings", "building_bonus", "monuments"):
        assert number(cell.fact, "count") == len(cell.details or [])


@every_record
@rule("A11.7")
def test_a_level_of_the_cathedral_has_its_points(file: Path) -> None:
    assert all(LEVEL_POINTS[number(cell.fact, "level")] == cell.points for cell in cells(file, "cathedral"))


@every_record
@rule("A11.8")
def test_virtue_has_its_points(file: Path) -> None:
    assert all(VIRTUE_POINTS[number(cell.fact, "level")] == cell.points for cell in cells(file, "virtue"))


@every_record
@rule("A11.11", "A11.12")
def test_silver_and_prisoners_have_their_points(file: Path) -> None:
    assert all(number(cell.fact, "count") // SILVER_PER_POINT == cell.points for cell in cells(file, "silver"))
    assert all(-(number(cell.fact, "count") // PRISONERS_PER_POINT) == cell.points for cell in cells(file, "prison"))
