"""The score sheet of a finished match, as a game wants it told: its lines by kind, what each counts, what broke a tie.

The points are those of the result (`core.rules.Lines`); a game says which lines make a row, its icon and paragraph, and
the fact behind each number. `whole_sheet` adds the points and whatever lines no row has claimed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from regnum.core.messages import Message, Result, say
from regnum.core.rules import Lines
from regnum.scene.things import Gain, Piece, SceneStruct


class SheetDetail(SceneStruct, kw_only=True):
    """A part of a number: one building, one card."""

    label: Message
    points: int
    reckoning: Message | None = None
    """How its points came about: "1 + 4 = 5"."""
    factor: Gain | None = None
    """What multiplies them."""
    at: str | None = None
    """The thing in the scene."""


class SheetCell(SceneStruct, kw_only=True):
    """What one side has in a row; without points it has nothing that could count."""

    points: int | None = None
    fact: Message | None = None
    """What is counted: "5 ×", "at 7"."""
    details: Sequence[SheetDetail] | None = None


class SheetRow(SceneStruct, kw_only=True):
    """One kind of points, for every side."""

    id: str
    label: Message
    lines: Sequence[str] = ()
    """The lines of the score sheet that it sums up."""
    cells: Sequence[SheetCell] = ()
    """By side."""
    icon: str | None = None
    rule: str | None = None
    """Paragraph of the rules that says what it scores."""
    source: str | None = None
    aside: bool | None = None
    """It is no part of the total."""
    least: bool | None = None
    """The smallest number is the best."""


class ShareSource(SceneStruct, kw_only=True):
    """Where a part of all points came from; its place in the list gives its colour."""

    id: str
    label: Message


class Shares(SceneStruct, kw_only=True):
    """Where what the sides have came from, in numbers by side and source."""

    title: Message
    sources: Sequence[ShareSource]
    amounts: Sequence[Sequence[int]]


class StackLevel(SceneStruct, kw_only=True):
    """One level of what a side has built up."""

    piece: Piece
    """How the game draws it."""
    label: Message
    """When it was built."""
    price: Gain
    dearer: bool | None = None
    """It cost more than others of its height."""


class Stack(SceneStruct, kw_only=True):
    """What a side has built up, level by level from the ground."""

    side: int
    levels: Sequence[StackLevel]


class TieRung(SceneStruct, kw_only=True):
    """One thing that is compared when sides are equal so far."""

    label: Message
    values: Sequence[int] | None = None
    """By the sides that are compared; without them `wins` decides."""
    wins: int | None = None
    """The side it favours in any case."""
    least: bool | None = None
    """The smallest number wins."""
    note: Message | None = None


class TieBreak(SceneStruct, kw_only=True):
    """The rule for ties, with what it compares: the sides that were equal, or else the first two."""

    rule: str
    sides: Sequence[int]
    rungs: Sequence[TieRung]
    needed: bool


class FinalSheet(SceneStruct, kw_only=True):
    """The end of a match in numbers."""

    rows: Sequence[SheetRow]
    title: Message | None = None
    """Where it is not called a score sheet."""
    totals: Sequence[Message] | None = None
    """By side in words, where they are no points."""
    won_by: Message | None = None
    """By how much, where totals are no points."""
    course: Message | None = None
    """What the totals in the course of the match are called, where they are no points."""
    icon: str | None = None
    """Of a total."""
    note: Message | None = None
    shares: Shares | None = None
    stacks: Sequence[Stack] | None = None
    stacks_note: Message | None = None
    """What `dearer` means."""
    tie: TieBreak | None = None


def times(count: int) -> Message | None:
    """`5 ×`; nothing where there is nothing to count."""
    return say("sheet-times", count=count) if count else None


def cells(facts: Sequence[Message | None]) -> list[SheetCell]:
    """A cell for each side with the fact behind its number."""
    return [SheetCell(fact=fact) for fact in facts]


def compared(ranks: Sequence[int], totals: Sequence[int]) -> tuple[list[int], bool]:
    """The sides that a tie-break compares, in their order, and whether the first place needed one."""
    order = sorted(range(len(ranks)), key=lambda side: ranks[side])
    level = [side for side in order if totals[side] == totals[order[0]]]
    return (level, True) if len(level) > 1 else (order[:2], False)


def whole_sheet(sheet: FinalSheet | None, result: Result, label: Callable[[str], Message]) -> FinalSheet:
    """The sheet with its points; lines of the result that no row sums up get rows of their own."""
    given = sheet or FinalSheet(rows=[])
    claimed = {line for row in given.rows for line in row.lines}
    rest = [line for line in line_ids(result.lines) if line not in claimed]
    rows = [*given.rows, *(SheetRow(id=line, label=label(line), lines=(line,)) for line in rest)]
    given.rows = [with_points(row, result.lines) for row in rows]
    return given


def with_points(row: SheetRow, sheets: Sequence[Lines]) -> SheetRow:
    """A row with the points of its lines; a row aside has brought its own."""
    if row.aside:
        return row
    given = row.cells or [SheetCell() for _ in sheets]
    for cell, sheet in zip(given, sheets, strict=True):
        own = [points for line, points in sheet if line in row.lines]
        cell.points = sum(own) if own else None
    row.cells = given
    return row


def line_ids(sheets: Sequence[Lines]) -> list[str]:
    """The lines of all sides, each once."""
    return list(dict.fromkeys(line for sheet in sheets for line, _ in sheet))
