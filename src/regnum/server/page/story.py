"""What has happened, in sentences, and what it counts: the log and the score sheet."""

from __future__ import annotations

from typing import NamedTuple

from regnum.catalogue.words import Words, headed, signed
from regnum.core.house import box_of_edition
from regnum.core.letters import Result, Who
from regnum.server.page.company import colours
from regnum.table.sight import EventInfo, Sight, StepInfo, TableInfo


class Sentence(NamedTuple):
    """One sentence of the log, cut where it names a paragraph, in the colour of whom it befalls; "" for nobody."""

    colour: str
    before: str
    rule: str
    after: str


class Entry(NamedTuple):
    """One step of the log."""

    at: int
    sentences: list[Sentence]


class Column(NamedTuple):
    """One side of the score sheet."""

    name: str
    colour: str
    total: str
    rank: int | None
    winner: bool


class Row(NamedTuple):
    """One line of the score sheet."""

    name: str
    points: list[str]


class ScoreSheet(NamedTuple):
    """All of it."""

    columns: list[Column]
    rows: list[Row]


def log(seen: Sight, info: TableInfo, words: Words) -> list[Entry]:
    """The latest first. A step that tells nothing is not told."""
    told = [entry(each, info, words) for each in reversed(seen.steps)]
    return [each for each in told if each.sentences]


def entry(step: StepInfo, info: TableInfo, words: Words) -> Entry:
    """One step: what followed from a move, or that one was taken back."""
    if step.undoes:
        back = words.title("log-takes-back", player=Who(step.seat))
        told = [Sentence(info.seats[step.seat].colour, back, "", "")]
    else:
        told = [sentence(event, colours(info), words) for event in step.events]
    return Entry(step.at, told)


def sentence(event: EventInfo, colours: list[str], words: Words) -> Sentence:
    """An event; the paragraph it follows can be looked up."""
    text, rule = headed(words.text(event.message)), event.rule
    colour = colours[event.side] if 0 <= event.side < len(colours) else ""
    before, found, after = text.rpartition(rule) if rule else (text, "", "")
    return Sentence(colour, before, found, after) if found else Sentence(colour, text, "", "")


def score_sheet(seen: Sight, info: TableInfo, sides: list[str], words: Words) -> ScoreSheet:
    """Every line of every side that this reader may know; at the end all of them."""
    result: Result | None = seen.result
    sheets = result.lines if result is not None else seen.scores
    box = box_of_edition(info.game, info.edition)
    ids = list(dict.fromkeys(line for sheet in sheets for line, _ in sheet))
    known = [dict(sheet) for sheet in sheets]
    rows = [
        Row(headed(words.text(box.line_label(id))), [signed(each[id]) if id in each else "–" for each in known])
        for id in ids
    ]
    inks = colours(info)
    columns = [
        Column(
            sides[nth],
            inks[nth],
            signed(result.totals[nth] if result else sum(sheet.values())),
            result.ranks[nth] if result else None,
            result is not None and nth in result.winners,
        )
        for nth, sheet in enumerate(known)
    ]
    return ScoreSheet(columns, rows)


def outcome(result: Result) -> str:
    """The totals against each other: `43 : 40`; "" where one side played alone."""
    return "\u00a0:\u00a0".join(signed(total) for total in result.totals) if len(result.totals) > 1 else ""


def verdict(result: Result, own: list[int], words: Words) -> str:
    """Who has won, said to whoever looks, and what settled a tie."""
    decided = [] if result.decided is None else [words.text(result.decided)]
    return " ".join([winner_told(result, own, words), *decided])


def winner_told(result: Result, own: list[int], words: Words) -> str:
    """Who has won."""
    if len(result.winners) > 1:
        return words.say("end-draw")
    winner = result.winners[0]
    if len(own) == 1:
        return words.say("end-you-win") if winner == own[0] else words.title("end-you-lose", player=Who(winner))
    return words.title("end-winner", player=Who(winner))
