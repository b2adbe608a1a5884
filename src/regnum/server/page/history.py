"""The log in sentences, and the score sheet."""

from __future__ import annotations

from typing import NamedTuple

from regnum.catalogue.final_sheet import cell_text, notes, row_name
from regnum.catalogue.sentences import Sentences, capitalised, signed
from regnum.core.messages import PlayerRef, Result
from regnum.core.registry import box_of_edition
from regnum.scene import FinalSheet
from regnum.server.page.seats import colours
from regnum.table.snapshot import EventInfo, Snapshot, StepInfo, TableInfo


class Sentence(NamedTuple):
    """One sentence of the log, split where it names a paragraph, in the colour of its player; "" without one."""

    colour: str
    before: str
    rule: str
    after: str


class HistoryEntry(NamedTuple):
    """One step of the log."""

    at: int
    sentences: list[Sentence]


class ScoreColumn(NamedTuple):
    """One side of the score sheet."""

    name: str
    colour: str
    total: str
    rank: int | None
    winner: bool


class ScoreRow(NamedTuple):
    """One line of the score sheet."""

    name: str
    points: list[str]


class ScoreSheet(NamedTuple):
    """All of it."""

    columns: list[ScoreColumn]
    rows: list[ScoreRow]
    notes: list[str]


def history(seen: Snapshot, info: TableInfo, words: Sentences) -> list[HistoryEntry]:
    """Return the steps, the latest first, without those that have no text."""
    entries = [history_entry(each, info, words) for each in reversed(seen.steps)]
    return [each for each in entries if each.sentences]


def history_entry(step: StepInfo, info: TableInfo, words: Sentences) -> HistoryEntry:
    """Return one step: the events of a move, or an undo."""
    if step.undoes:
        back = words.title("log-takes-back", player=PlayerRef(step.seat))
        sentences = [Sentence(info.seats[step.seat].colour, back, "", "")]
    else:
        sentences = [sentence(event, colours(info), words) for event in step.events]
    return HistoryEntry(step.at, sentences)


def sentence(event: EventInfo, colours: list[str], words: Sentences) -> Sentence:
    """Return the sentence of an event, with a link to its paragraph."""
    text, rule = capitalised(words.text(event.message)), event.rule
    colour = colours[event.side] if 0 <= event.side < len(colours) else ""
    before, found, after = text.rpartition(rule) if rule else (text, "", "")
    return Sentence(colour, before, found, after) if found else Sentence(colour, text, "", "")


def score_sheet(
    seen: Snapshot, info: TableInfo, sides: list[str], words: Sentences, final: FinalSheet | None
) -> ScoreSheet:
    """Return all lines of all sides that this reader may know; at the end all of them, by kind."""
    result: Result | None = seen.result
    sheets = result.lines if result is not None else seen.scores
    box = box_of_edition(info.game, info.edition)
    ids = list(dict.fromkeys(line for context in sheets for line, _ in context))
    known = [dict(context) for context in sheets]
    rows = [
        ScoreRow(
            capitalised(words.text(box.line_label(id))), [signed(each[id]) if id in each else "–" for each in known]
        )
        for id in ids
    ]
    inks = colours(info)
    columns = [
        ScoreColumn(
            sides[nth],
            inks[nth],
            signed(result.totals[nth] if result else sum(context.values())),
            result.ranks[nth] if result else None,
            result is not None and nth in result.winners,
        )
        for nth, context in enumerate(known)
    ]
    if final is None:
        return ScoreSheet(columns, rows, [])
    by_kind = [ScoreRow(row_name(row, words), [cell_text(cell, words) for cell in row.cells]) for row in final.rows]
    return ScoreSheet(columns, by_kind, notes(final, sides, words))


def outcome(result: Result) -> str:
    """Return the totals side by side: `43 : 40`; "" in a solo game."""
    return "\u00a0:\u00a0".join(signed(total) for total in result.totals) if len(result.totals) > 1 else ""


def verdict(result: Result, own: list[int], words: Sentences) -> str:
    """Return who has won, from the reader's point of view, and the tie-break."""
    decided = [] if result.decided is None else [words.text(result.decided)]
    return " ".join([winner_text(result, own, words), *decided])


def winner_text(result: Result, own: list[int], words: Sentences) -> str:
    """Return the sentence about the winners."""
    if len(result.winners) > 1:
        return words.say("end-draw")
    winner = result.winners[0]
    if len(own) == 1:
        return words.say("end-you-win") if winner == own[0] else words.title("end-you-lose", player=PlayerRef(winner))
    return words.title("end-winner", player=PlayerRef(winner))
