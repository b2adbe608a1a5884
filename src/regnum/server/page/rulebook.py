"""The rules of a game with an anchor for every paragraph, and the page about this server."""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

from markupsafe import Markup, escape
from starlette.responses import Response

import regnum
from regnum.catalogue import rulebook
from regnum.catalogue.rulebook import Paragraph, Rulebook
from regnum.server.page.lobby import known_game
from regnum.server.page.render import PageContext

STRONG: Final = re.compile(r"\*\*(.+?)\*\*")
SLOPED: Final = re.compile(r"(?<!\*)\*([^*]+)\*(?!\*)")
CODE: Final = re.compile(r"`([^`]+)`")
NUMBER: Final = re.compile(r"(?<![\w.,/–-])([A-Z]?\d{1,2}(?:\.\d{1,2}){1,2}|[A-Z]\d{1,2})(?![\w/]|\.\d|,\d)")
LONGEST: Final = 80


class RuleSection(NamedTuple):
    """A heading with its paragraphs: number, text, whether it was found by a search."""

    number: str
    title: str
    depth: int
    paragraphs: list[tuple[str, Markup]]


async def rules(context: PageContext) -> Response:
    """GET /plain/rules/{game}: all rules, or the paragraphs that contain a word."""
    game = known_game(context.request.path_params["game"])
    wanted = context.request.query_params.get("find", "").strip()[:LONGEST]
    return await context.write("rules.html", lambda: rules_data(context, game, wanted))


def rules_data(context: PageContext, game: str, wanted: str) -> dict[str, Any]:
    """Return everything the template needs."""
    book = rulebook(game, context.lang)
    found = sections(book, wanted)
    return {
        "words": context.words(game),
        "game": game,
        "book": book.title,
        "sections": found,
        "find": wanted,
        "count": sum(len(section.paragraphs) for section in found),
        "games": [(each, context.words(each).game_title()) for each in regnum.games()],
    }


def sections(book: Rulebook, wanted: str) -> list[RuleSection]:
    """Return the rules in their order. A heading above others has no paragraphs of its own."""
    by_heading: dict[str, list[Paragraph]] = {}
    for each in book.paragraphs:
        if wanted.casefold() in each.text.casefold() or wanted == each.number:
            by_heading.setdefault(each.heading, []).append(each)
    known = set(book.by_number) | set(book.headings)
    made = [
        RuleSection(
            number, title, 2 + number.count("."), [(p.number, paragraph_html(p.text, known, wanted)) for p in here]
        )
        for number, title in book.headings.items()
        for here in [by_heading.get(number, [])]
    ]
    return [section for section in made if section.paragraphs or not wanted]


def paragraph_html(text: str, known: set[str], wanted: str = "") -> Markup:
    """Return a paragraph as HTML: bold and italic words, and links to other paragraphs."""
    html = str(escape(text))
    html = CODE.sub(r"<code>\1</code>", html)
    html = STRONG.sub(r"<strong>\1</strong>", html)
    html = SLOPED.sub(r"<em>\1</em>", html)
    if wanted:
        pattern = re.compile(rf"({re.escape(str(escape(wanted)))})(?![^<]*>)", re.IGNORECASE)
        html = pattern.sub(r"<mark>\1</mark>", html)

    def linked(found: re.Match[str]) -> str:
        return f'<a href="#p-{found[1]}">{found[1]}</a>' if found[1] in known else found[1]

    return Markup(NUMBER.sub(linked, html))  # everything in it was escaped above


async def about(context: PageContext) -> Response:
    """GET /plain/about: show what Regnum is and which games are installed."""
    return context.show("about.html", games=[(each, context.words(each).game_title()) for each in regnum.games()])
