"""The facts on the score sheet of a finished match, held against the land."""

from __future__ import annotations

from pathlib import Path

import pytest

import regnum
from regnum.core.match import Match
from regnum.games.brothers.scenes.pieces import SCORED_BY
from regnum.scene import SheetDetail
from regnum.table.sheet import sheet_of
from regnum.testing import rule
from tests.typed import present

RECORDS = sorted((Path(__file__).parents[2] / "golden" / "brothers").glob("*.record"))
every_record = pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)


def finished(file: Path) -> Match:
    return regnum.replay(file.read_text(encoding="utf-8"))


@every_record
@rule("6.1.1")
def test_a_row_counts_the_face_up_buildings_of_its_paragraph(file: Path) -> None:
    match = finished(file)
    tiles = match.scene(None)["panels"][0]["items"][0]["items"]
    for row in present(sheet_of(match)).rows:
        if row.rule not in SCORED_BY.values():
            continue
        for side, cell in enumerate(row.cells):
            own = [each["id"] for each in tiles if each.get("rule") == row.rule and each.get("seat") == side]
            assert sorted(own) == sorted(present(part.at) for part in cell.details or [])
            assert len(own) == (0 if cell.fact is None else cell.fact.args["count"])


@every_record
@rule("6.2.1")
def test_a_reckoning_gives_the_points_and_a_unit_doubles_them(file: Path) -> None:
    for row in present(sheet_of(finished(file))).rows:
        for part in [part for cell in row.cells for part in cell.details or []]:
            assert reckoned(part) * (1 if part.factor is None else 2) == part.points


def reckoned(part: SheetDetail) -> int:
    """The points before doubling; as given where nothing is reckoned."""
    if part.reckoning is None:
        return part.points // (1 if part.factor is None else 2)
    base, each, count, points = (int(str(part.reckoning.args[name])) for name in ("base", "each", "count", "points"))
    assert base + each * count == points
    return points
