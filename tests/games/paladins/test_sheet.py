"""The facts on the score sheet of a finished match give the points beside them."""

from __future__ import annotations

from pathlib import Path

import pytest

import regnum
from regnum.core.messages import Message
from regnum.games.paladins.parts import ACTIONS, COUNT_POINTS, LEFTOVERS_PER_POINT, TRACK_POINTS
from regnum.scene import FinalSheet, SheetCell
from regnum.table.sheet import sheet_of
from regnum.testing import rule
from tests.typed import present

RECORDS = sorted((Path(__file__).parents[2] / "golden" / "paladins").glob("*.record"))
every_record = pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)


def sheet(file: Path) -> FinalSheet:
    return present(sheet_of(regnum.replay(file.read_text(encoding="utf-8"))))


def cells(file: Path, *rows: str) -> list[tuple[str, SheetCell]]:
    return [(row.id, cell) for row in sheet(file).rows if row.id in rows for cell in row.cells]


def number(message: Message | None, name: str) -> int:
    return 0 if message is None else int(str(message.args.get(name, 0)))


@every_record
@rule("10.2")
def test_a_level_has_its_points(file: Path) -> None:
    for _, cell in cells(file, "faith", "strength", "influence"):
        assert TRACK_POINTS[number(cell.fact, "level")] == cell.points


@every_record
@rule("10.3", "10.4", "10.5", "10.6", "10.7")
def test_how_often_an_action_was_done_has_its_points(file: Path) -> None:
    for row, cell in cells(file, "commission", "garrison", "fortify", "absolve", "develop"):
        if cell.points is not None:
            steps = COUNT_POINTS[ACTIONS.index(row)].get(number(cell.fact, "count"), 0)
            assert steps + number(cell.fact, "printed") == cell.points


@every_record
@rule("10.8")
def test_every_converted_card_is_counted(file: Path) -> None:
    for _, cell in cells(file, "converted"):
        assert number(cell.fact, "count") == len(cell.details or [])


@every_record
@rule("10.10")
def test_what_is_left_has_its_points(file: Path) -> None:
    for _, cell in cells(file, "leftovers"):
        if cell.points is not None:
            assert number(cell.fact, "count") // LEFTOVERS_PER_POINT == cell.points
