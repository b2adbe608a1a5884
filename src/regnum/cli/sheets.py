"""The score sheet: labelled lines for every side, and how a match ended."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from regnum.cli.drawing.look import Look
from regnum.cli.numbers import signed
from regnum.cli.words import headed
from regnum.core.letters import Result, Who


def sheet_lines(look: Look, seat: int) -> list[tuple[str, int]]:
    """The lines of one side with their names, as whoever looks may know them."""
    label = look.match.rules.box.line_label
    return [(headed(look.words.text(label(line))), points) for line, points in sheet(look, seat)]


def sheet(look: Look, seat: int) -> list[tuple[str, int]]:
    """The lines of one side by their ids."""
    return look.match.score_seen_by(look.seat, seat)


def total(look: Look, seat: int) -> int:
    """The sum of a side's lines."""
    return sum(points for _, points in sheet(look, seat))


def score_table(look: Look) -> Table:
    """The sheets of all sides next to each other."""
    row = Table.grid(padding=(0, 4))
    for _ in look.match.colours:
        row.add_column(vertical="top")
    row.add_row(*(side_sheet(look, seat) for seat in range(len(look.match.colours))))
    return row


def side_sheet(look: Look, seat: int) -> Table:
    """One side: its lines and the total."""
    table = Table(box=None, padding=(0, 1), show_footer=True)
    name = Text(f" {look.side_name(seat)} ", style=look.seat_style(seat))
    table.add_column(name, footer=Text(look.words.title("ui-total"), style="bold"))
    table.add_column("", justify="right", footer=Text(str(total(look, seat)), style="bold"))
    for label, points in sheet_lines(look, seat):
        table.add_row(label, signed(points))
    return table


def sheet_sentences(look: Look) -> list[str]:
    """The same in lines, for a screen reader."""
    lines: list[str] = []
    for seat in range(len(look.match.colours)):
        points = look.words.say("count-points", count=total(look, seat))
        lines.append(f"{look.side_name(seat)}: {points}.")
        lines += [f"  {label}: {signed(each)}" for label, each in sheet_lines(look, seat)]
    return lines


def verdict(look: Look, people: tuple[int, ...]) -> str:
    """Who has won, said to whoever sits here."""
    result = look.match.result
    assert result is not None
    decided = [] if result.decided is None else [look.words.text(result.decided)]
    return " ".join([winner_told(look, result, people), *decided])


def winner_told(look: Look, result: Result, people: tuple[int, ...]) -> str:
    """The same without what settled a tie."""
    if len(result.winners) > 1:
        return look.words.say("end-draw")
    winner = result.winners[0]
    if len(people) == 1:
        mine = winner == people[0]
        return look.words.say("end-you-win") if mine else look.words.title("end-you-lose", player=Who(winner))
    return look.words.title("end-winner", player=Who(winner))
