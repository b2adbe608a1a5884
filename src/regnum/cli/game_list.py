"""`regnum games` and `regnum rules`: list the installed games and show their rules."""

from __future__ import annotations

import re
import sys

from rich.console import Console
from rich.table import Table

import regnum
from regnum.catalogue import rulebook
from regnum.cli.errors import InputError
from regnum.cli.language import Sentences
from regnum.cli.match_options import known_game, option_text
from regnum.cli.rulebooks import containing, part_of, rules_page, whole_book
from regnum.core.registry import unavailable

PATH = re.compile(r"(?:[A-Za-z]:)?(?:[/\\][^\s/\\'\"()]+)+[/\\](?=[^\s/\\])")  # all of a path but its last part


def show_games(lang: str) -> None:
    """A table of all games."""
    words = Sentences(lang)
    table = Table(box=None, padding=(0, 2, 1, 0))
    heads = ("tty-head-game", "tty-head-title", "tty-head-seats", "tty-head-options", "tty-head-expansions")
    for head in heads:
        table.add_column(words.say(head), vertical="top", no_wrap=head in heads[:3])
    for game in regnum.games():
        info = regnum.info(game)
        options = "\n".join(option_text(option) for option in info.options) or "–"
        seats = "–".join(str(each) for each in dict.fromkeys(info.seats))
        table.add_row(game, Sentences(lang, game).game_title(), seats, options, ", ".join(info.expansions) or "–")
    paper().print(table)
    for name, wrong in unavailable().items():
        print(f"{name} is unavailable, its package cannot be loaded: {reason(wrong)}", file=sys.stderr)


def reason(wrong: Exception) -> str:
    """What is wrong with a package, for whoever writes it; of paths only the last part."""
    first = next(iter(str(wrong).splitlines()), "")
    return f"{type(wrong).__name__}: {PATH.sub('', first)}"


def show_rules(game: str, number: str | None, lang: str, find: str | None) -> None:
    """All rules, a part of them, or what mentions a word."""
    book = rulebook(known_game(game), lang)
    if book.empty:
        raise InputError(f"{game} has no rules page")
    if number and find:
        raise InputError("give a paragraph or --find WORD, not both")
    if find is not None and not find.strip():
        raise InputError("--find needs a word, such as --find road")
    if find is not None:
        page = rules_page(book, containing(book, find), seek=find)
    elif number is not None:
        page = rules_page(book, part_of(book, number))
    else:
        page = rules_page(book, whole_book(book))
    console = paper()
    console.print(book.title, style="bold")
    console.print(page)


def paper() -> Console:
    """The console for text; not wider than is readable."""
    console = Console(highlight=False, soft_wrap=False)
    console.width = min(console.width, 110)
    return console
