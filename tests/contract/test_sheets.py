"""The score sheets of finished matches: every line in one row, every number the sum of its parts, every word there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

import regnum
from regnum.catalogue.sentences import Sentences
from regnum.core.match import Match
from regnum.core.messages import Message
from regnum.core.registry import box_of
from regnum.scene import FinalSheet, SheetCell, SheetRow
from regnum.table.sheet import sheet_of
from tests.golden.__main__ import record_file
from tests.golden.recipes import RECIPES, Recipe
from tests.typed import present

LANGUAGES = ("en", "cs", "sk", "uk")


@cache
def played(file: Path) -> tuple[Match, FinalSheet]:
    match = regnum.replay(file.read_text(encoding="utf-8"))
    return match, present(sheet_of(match))


def finished(recipe: Recipe) -> tuple[Match, FinalSheet]:
    return played(record_file(recipe))


every_golden_game = pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: f"{recipe.game}-{recipe.name}")


@every_golden_game
def test_every_line_of_the_result_is_in_exactly_one_row(recipe: Recipe) -> None:
    match, sheet = finished(recipe)
    claimed = [line for row in sheet.rows for line in dict.fromkeys(row.lines)]
    assert len(claimed) == len(set(claimed))
    assert {line for lines in present(match.result).lines for line, _ in lines} <= set(claimed)


@every_golden_game
def test_rows_add_up_to_the_total_and_parts_to_their_row(recipe: Recipe) -> None:
    match, sheet = finished(recipe)
    for side, total in enumerate(present(match.result).totals):
        own = [row.cells[side] for row in sheet.rows if not row.aside]
        assert sum(cell.points or 0 for cell in own) == total
        assert all(sum(part.points for part in cell.details) == (cell.points or 0) for cell in own if cell.details)


@every_golden_game
def test_shares_add_up_to_the_total_or_to_what_was_spent_and_left(recipe: Recipe) -> None:
    match, sheet = finished(recipe)
    shares = present(sheet.shares)
    for side, total in enumerate(present(match.result).totals):
        assert len(shares.amounts[side]) == len(shares.sources)
        assert sum(shares.amounts[side]) == (spent_and_left(sheet, side) if sheet.stacks else total)


def spent_and_left(sheet: FinalSheet, side: int) -> int:
    levels = present(sheet.stacks)[side].levels
    return sum(int(level.price.count or 0) for level in levels) + present(row_of(sheet, "prestige").cells[side].points)


def row_of(sheet: FinalSheet, id: str) -> SheetRow:
    return next(row for row in sheet.rows if row.id == id)


@every_golden_game
def test_the_first_rung_that_differs_gives_the_ranks(recipe: Recipe) -> None:
    match, sheet = finished(recipe)
    result, tie = present(match.result), present(sheet.tie)
    assert tie.needed == (result.totals.count(max(result.totals)) > 1)
    best = set(tie.sides)
    for rung in tie.rungs:
        if rung.values is not None:
            values = dict(zip(tie.sides, rung.values, strict=True))
            top = (min if rung.least else max)(values[side] for side in best)
            best = {side for side in best if values[side] == top}
        elif len(best) > 1:
            assert rung.wins in best
            best = {present(rung.wins)}
    assert best == set(result.winners)


@every_golden_game
def test_every_row_names_a_paragraph_of_the_rules_and_an_icon(recipe: Recipe) -> None:
    _, sheet = finished(recipe)
    sources = {source.id for source in present(sheet.shares).sources}
    assert all(row.rule and row.icon for row in sheet.rows)
    assert all(row.source in sources for row in sheet.rows if row.source)


@every_golden_game
def test_every_word_of_a_sheet_is_in_every_language(recipe: Recipe) -> None:
    match, sheet = finished(recipe)
    players = [f"P{side}" for side in range(len(match.colours))]
    for lang in LANGUAGES:
        words = Sentences(lang, match.game, players)
        for message in messages_in(msgspec.to_builtins(sheet.plain(), enc_hook=lambda each: each)):
            text = words.text(message)
            assert text and "{" not in text and message.id not in text, (lang, message, text)


def messages_in(value: object) -> Iterator[Message]:
    if isinstance(value, Message):
        yield value
    elif isinstance(value, dict):
        if value.get("t") == "message":
            yield msgspec.convert(value, Message)
        else:
            for each in value.values():
                yield from messages_in(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from messages_in(each)


def test_a_match_that_goes_on_has_no_sheet() -> None:
    assert sheet_of(regnum.new("brothers", seats=2, seed=1)) is None


def test_a_game_that_tells_nothing_has_a_row_for_each_line() -> None:
    match, told = finished(RECIPES[0])
    box = box_of(match.game)
    telling, box.sheet = box.sheet, None
    try:
        plain = present(sheet_of(match))
    finally:
        box.sheet = telling
    lines = {line for sheet in present(match.result).lines for line, _ in sheet}
    assert {row.id for row in plain.rows} == lines
    assert plain.shares is None and told.shares is not None
    assert all(isinstance(cell, SheetCell) for row in plain.rows for cell in row.cells)
