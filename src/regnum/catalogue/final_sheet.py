"""The score sheet of a finished match in words, for the terminal and the plain page."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.catalogue.sentences import Sentences, capitalised, signed
from regnum.scene import FinalSheet, SheetCell, SheetRow, TieBreak


def row_name(row: SheetRow, words: Sentences) -> str:
    """What a row is called, with its paragraph."""
    name = capitalised(words.text(row.label))
    return f"{name} ({row.rule})" if row.rule else name


def cell_text(cell: SheetCell, words: Sentences) -> str:
    """The points of a cell, after what they count: `2 × · 18`."""
    points = "–" if cell.points is None else signed(cell.points)
    return points if cell.fact is None else f"{words.text(cell.fact)} · {points}"


def notes(sheet: FinalSheet, sides: Sequence[str], words: Sentences) -> list[str]:
    """What else there is to say of the end, one line each."""
    lines = [] if sheet.note is None else [capitalised(words.text(sheet.note))]
    lines += parts(sheet, sides, words) + stacks(sheet, sides, words)
    return lines + shares(sheet, sides, words) + ties(sheet.tie, sides, words)


def parts(sheet: FinalSheet, sides: Sequence[str], words: Sentences) -> list[str]:
    """What each number consists of: buildings, cards."""
    return [
        f"{row_name(row, words)}, {sides[side]}: {'; '.join(details)}"
        for row in sheet.rows
        for side, cell in enumerate(row.cells)
        if (details := part_texts(cell, words))
    ]


def part_texts(cell: SheetCell, words: Sentences) -> list[str]:
    """Each part with its reckoning, what multiplies it, and its points."""
    found = []
    for part in cell.details or []:
        steps = [] if part.reckoning is None else [words.text(part.reckoning)]
        steps += [] if part.factor is None else [str(part.factor.count)]
        told = f"{capitalised(words.text(part.label))} {signed(part.points)}"
        found.append(f"{told} ({', '.join(steps)})" if steps else told)
    return found


def stacks(sheet: FinalSheet, sides: Sequence[str], words: Sentences) -> list[str]:
    """Everything that was built up, from the ground: when a level was built, and what it cost."""
    found = [] if sheet.stacks_note is None else [capitalised(words.text(sheet.stacks_note))]
    for stack in sheet.stacks or []:
        levels = [
            f"{words.text(level.label)}: {level.price.count}{'!' if level.dearer else ''}" for level in stack.levels
        ]
        found.append(f"{sides[stack.side]}: {'; '.join(levels) or '–'}")
    return found


def shares(sheet: FinalSheet, sides: Sequence[str], words: Sentences) -> list[str]:
    """Where everything came from, side by side."""
    if sheet.shares is None:
        return []
    labels = [words.text(source.label) for source in sheet.shares.sources]
    found = []
    for side, amounts in zip(sides, sheet.shares.amounts, strict=False):
        told = ", ".join(f"{label} {signed(amount)}" for label, amount in zip(labels, amounts, strict=True) if amount)
        found.append(f"{words.text(sheet.shares.title)}, {side}: {told or '0'}")
    return found


def ties(tie: TieBreak | None, sides: Sequence[str], words: Sentences) -> list[str]:
    """What the rule for ties compares."""
    if tie is None:
        return []
    found = [f"{words.say('end-tie-settled' if tie.needed else 'end-tie-unneeded')} ({tie.rule})"]
    for rung in tie.rungs:
        values = [f"{sides[side]} {value}" for side, value in zip(tie.sides, rung.values or [], strict=False)]
        label = capitalised(words.text(rung.label))
        note = "" if rung.note is None else f" ({words.text(rung.note)})"
        found.append(f"{label}: {', '.join(values)}{note}" if values else label)
    return found
