"""The rules of a game: numbered paragraphs, with the same numbers in every language."""

from __future__ import annotations

import re
from functools import cache

from regnum.catalogue.render import LANGUAGES, fallback_language, files_has, packages_of, read_file
from regnum.core.errors import OptionError

HEADING = re.compile(r"^(#{1,3}) (?:([A-Z]?\d+(?:\.\d+)?) )?(.+)$")
PARAGRAPH = re.compile(r"^- \*\*([A-Z]?[0-9.]+)\*\* (.+)$")


class Paragraph:
    """One numbered paragraph, ruling or example; `heading` is its section."""

    def __init__(self, number: str, text: str, heading: str) -> None:
        self.number = number
        self.text = text
        self.heading = heading


class Rulebook:
    """The rules of a game in one language."""

    def __init__(self, title: str, headings: dict[str, str], paragraphs: list[Paragraph]) -> None:
        self.title = title
        self.headings = headings  # by number
        self.paragraphs = paragraphs
        self.by_number = {each.number: each for each in paragraphs}

    @property
    def empty(self) -> bool:
        """Whether the game came without rules."""
        return not self.paragraphs

    def part(self, number: str) -> list[Paragraph]:
        """A paragraph with all below it, or all paragraphs of a section: 4.3.1, 4.3, 4, Q6, E2."""
        return [
            each
            for each in self.paragraphs
            if number in (each.number, each.heading) or f"{each.number}.".startswith(f"{number}.")
        ]


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    """The rules of a game, expansions included, read once. What is missing in this language is read in English, else in
    the first there is; of a game without rules the book is empty.
    """
    if lang not in LANGUAGES:
        raise OptionError(f"unknown language {lang!r}; choose from: {', '.join(LANGUAGES)}")
    pages = [page for package in packages_of(game)[1:] for page in [rules_of(package, lang)] if page is not None]
    return read_rulebook("\n".join(pages))


def rules_of(package: str, lang: str) -> str | None:
    """The rules page of a package for a reader of a language; None where it has none at all."""
    there = tuple(each for each in LANGUAGES if files_has(package, f"rules/{each}.md"))
    found = lang if lang in there else fallback_language(there)
    return read_file(package, f"rules/{found}.md") if found else None


def read_rulebook(text: str) -> Rulebook:
    """Headings and paragraphs of a rules page."""
    title = ""
    headings: dict[str, str] = {}
    paragraphs: list[Paragraph] = []
    section = ""
    for line in text.splitlines():
        heading, paragraph = HEADING.match(line), PARAGRAPH.match(line)
        if heading and heading[1] == "#":
            title = title or heading[3]
        elif heading:
            section = heading[2] or ""
            headings[section] = heading[3]
        elif paragraph:
            paragraphs.append(Paragraph(paragraph[1], paragraph[2], section))
    return Rulebook(title, headings, paragraphs)
