"""The score sheet: labelled lines for every side, and how a match ended."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from regnum.catalogue.final_sheet import notes, row_name
from regnum.cli.drawing.context import DrawingContext
from regnum.cli.language import capitalised
from regnum.cli.numbers import signed
from regnum.core.messages import PlayerRef, Result
from regnum.scene import FinalSheet, SheetRow
from regnum.table.sheet import sheet_of


def sheet_lines(look: DrawingContext, seat: int, final: FinalSheet | None) -> list[tuple[str, int]]:
    """The lines of one side with their names, as whoever looks may know them; at the end by kind, with their facts."""
    if final is not None:
        return [line for row in final.rows if (line := final_line(look, row, seat)) is not None]
    label = look.match.rules.box.line_label
    return [(capitalised(look.words.text(label(line))), points) for line, points in sheet(look, seat)]


def final_line(look: DrawingContext, row: SheetRow, seat: int) -> tuple[str, int] | None:
    """A row of a finished match: its name, what is counted, and the points."""
    cell = row.cells[seat]
    if cell.points is None or row.aside:
        return None
    name = row_name(row, look.words)
    return (name if cell.fact is None else f"{name}, {look.words.text(cell.fact)}"), cell.points


def final_notes(look: DrawingContext, final: FinalSheet | None) -> list[str]:
    """What else there is to say of the end."""
    sides = [look.side_name(seat) for seat in range(len(look.match.colours))]
    return [] if final is None else notes(final, sides, look.words)


def sheet(look: DrawingContext, seat: int) -> list[tuple[str, int]]:
    """The lines of one side by their ids."""
    return look.match.score_seen_by(look.seat, seat)


def total(look: DrawingContext, seat: int) -> int:
    """The sum of a side's lines."""
    return sum(points for _, points in sheet(look, seat))


def score_table(look: DrawingContext) -> Table:
    """The sheets of all sides next to each other."""
    final = sheet_of(look.match)
    row = Table.grid(padding=(0, 4))
    for _ in look.match.colours:
        row.add_column(vertical="top")
    row.add_row(*(side_sheet(look, seat, final) for seat in range(len(look.match.colours))))
    whole = Table.grid(padding=(0, 0, 1, 0))
    whole.add_row(row)
    for note in final_notes(look, final):
        whole.add_row(note)
    return whole


def side_sheet(look: DrawingContext, seat: int, final: FinalSheet | None) -> Table:
    """One side: its lines and the total."""
    table = Table(box=None, padding=(0, 1), show_footer=True)
    name = Text(f" {look.side_name(seat)} ", style=look.seat_style(seat))
    table.add_column(name, footer=Text(look.words.title("ui-total"), style="bold"))
    table.add_column("", justify="right", footer=Text(str(total(look, seat)), style="bold"))
    for label, points in sheet_lines(look, seat, final):
        table.add_row(label, signed(points))
    return table


def sheet_sentences(look: DrawingContext) -> list[str]:
    """The same in lines, for a screen reader."""
    lines: list[str] = []
    final = sheet_of(look.match)
    for seat in range(len(look.match.colours)):
        points = look.words.say("count-points", count=total(look, seat))
        lines.append(f"{look.side_name(seat)}: {points}.")
        lines += [f"  {label}: {signed(each)}" for label, each in sheet_lines(look, seat, final)]
    return lines + final_notes(look, final)


def verdict(look: DrawingContext, people: tuple[int, ...]) -> str:
    """Who has won, addressed to the people at this keyboard."""
    result = look.match.result
    assert result is not None
    decided = [] if result.decided is None else [look.words.text(result.decided)]
    return " ".join([winner_told(look, result, people), *decided])


def winner_told(look: DrawingContext, result: Result, people: tuple[int, ...]) -> str:
    """The same without what settled a tie."""
    if len(result.winners) > 1:
        return look.words.say("end-draw")
    winner = result.winners[0]
    if len(people) == 1:
        mine = winner == people[0]
        return look.words.say("end-you-win") if mine else look.words.title("end-you-lose", player=PlayerRef(winner))
    return look.words.title("end-winner", player=PlayerRef(winner))
