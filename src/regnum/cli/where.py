"""`regnum where`: find the code and the tests of a paragraph of the rules."""

from __future__ import annotations

import sys
from pathlib import Path

from regnum.catalogue import Paragraph, rulebook
from regnum.cli.game_list import paper
from regnum.cli.match_options import known_game
from regnum.cli.rulebooks import part_of, rules_page
from regnum.testing.paragraphs import CodeLine, places_of, proofs


def show_places(game: str, number: str, lang: str) -> None:
    """Each paragraph in its own words; below it the lines of rule code, best first, and its tests."""
    book = rulebook(known_game(game), lang)
    heading: str | None = None
    for paragraph in part_of(book, number):
        paper().print(rules_page(book, [paragraph], under=heading))
        heading = paragraph.heading
        print(*lines(game, paragraph), "", sep="\n")


def lines(game: str, paragraph: Paragraph) -> list[str]:
    """`src/.../table.py:153  Brothers.position_of  2.8, 5.3. The ring position`, as an editor can open it."""
    tests = proofs(game).get(paragraph.number, [])
    found = [line(place) for place in [*places_of(game, paragraph.number), *tests]]
    return found or ["no line of code names it"]


def line(place: CodeLine) -> str:
    """One place, with its source line; docstrings without quotes."""
    text = place.text.removeprefix('"""').removesuffix('"""').removeprefix("# ")
    return "  ".join(filter(None, (f"{near(place.path)}:{place.line}", place.inside, text)))


def near(path: Path) -> Path:
    """The path from here; of an installed package, from where it is installed."""
    bases = [Path.cwd(), *map(Path, filter(None, sys.path))]
    return next((path.relative_to(base) for base in bases if path.is_relative_to(base)), path)
