"""`regnum figures GAME --sheet FILE`: a sheet to print, with our figures and boxes to write into."""

from __future__ import annotations

from html import escape
from pathlib import Path

from regnum.cli.errors import InputError
from regnum.cli.figures import FigurePrinter
from regnum.cli.files import write_whole
from regnum.core.figures import Item, PrintedFigure, field_of, groups_of

STYLE = """
  body { font: 11pt/1.35 sans-serif; margin: 1.5cm; color: #000; background: #fff }
  table { border-collapse: collapse; width: 100%; margin-bottom: 1em }
  caption { font-weight: bold; text-align: left; padding: .6em 0 .2em }
  th, td { border: 1px solid #888; padding: .25em .4em; text-align: left; vertical-align: top; font-weight: normal }
  th[scope=row] { font-weight: bold; width: 30% }
  th small { display: block; font-weight: normal; color: #444 }
  td.box { width: 30% }
  tr, caption { break-inside: avoid; break-after: auto }
  @page { margin: 1.2cm }
  @media print { body { margin: 0 } }
"""


def write_sheet(game: str, file: Path, lang: str) -> None:
    """Write the sheet of a game as one page of HTML that every browser prints."""
    if file.exists():
        raise InputError(f"{file} exists already; choose another name")
    write_whole(file, sheet_page(FigurePrinter(game, lang)))


def sheet_page(printer: FigurePrinter) -> str:
    """The page: a table for each group that has something to read."""
    words = printer.words
    title = escape(words.say("figures-sheet", game=words.game_title()))
    about = escape(words.say("figures-sheet-about", command=f"regnum figures {printer.game} --enter my-box.figures"))
    tables = "".join(group_table(printer, group, items) for group, items in groups_of(printer.sheet.items).items())
    return (
        f'<!doctype html>\n<html lang="{words.lang}">\n<meta charset="utf-8">\n<title>{title}</title>\n'
        f"<style>{STYLE}</style>\n<h1>{title}</h1>\n<p>{about}</p>\n{tables}</html>\n"
    )


def group_table(printer: FigurePrinter, group: str, items: list[Item]) -> str:
    """The items of a group; nothing if all of them are attested."""
    rows = "".join(item_rows(printer, item) for item in items if item.to_read())
    if not rows:
        return ""
    words = printer.words
    heads = "".join(
        f'<th scope="col">{escape(head)}</th>' for head in ("", "", "Regnum", words.say("figures-sheet-printed"))
    )
    title = escape(words.say(f"figure-group-{group}"))
    return f"<table><caption>{title}</caption>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody></table>\n"


def item_rows(printer: FigurePrinter, item: Item) -> str:
    """A row for each figure of an item that no text shows."""
    figures = item.to_read()
    name = f"{escape(printer.label(item))}<small>{escape(item.id)}</small>"
    first = f'<th scope="row" rowspan="{len(figures)}">{name}</th>'
    return "".join(f"<tr>{'' if at else first}{figure_cells(printer, each)}</tr>\n" for at, each in enumerate(figures))


def figure_cells(printer: FigurePrinter, figure: PrintedFigure) -> str:
    """What it is, what we have, and an empty box."""
    field = field_of(figure)
    ours = escape(printer.value(field, figure.value))
    return f'<td>{escape(printer.figure_label(field))}</td><td>{ours}</td><td class="box"></td>'
