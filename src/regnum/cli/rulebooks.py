"""Print the rules of a game: a paragraph, a section or all of them, and the nearest numbers to a wrong one."""

from __future__ import annotations

import re
from difflib import get_close_matches

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from regnum.catalogue import Paragraph, Rulebook
from regnum.cli.choices import bare
from regnum.cli.errors import InputError

MARKED = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`")


def part_of(book: Rulebook, number: str) -> list[Paragraph]:
    """A paragraph, a section, a ruling or an example; InputError with the nearest numbers if there is none."""
    wanted = number.strip().rstrip(".").upper()
    found = book.part(wanted)
    if found:
        return found
    raise InputError(f"unknown paragraph {number!r}; nearest: {', '.join(nearest(book, wanted))}")


def nearest(book: Rulebook, number: str) -> list[str]:
    """Numbers that may have been meant: of the same section, else similar in spelling."""
    known = [*filter(None, book.headings), *book.by_number]
    section = number
    while "." in section:
        section = section.rpartition(".")[0]
        inside = [each for each in known if each.startswith(section + ".")]
        if inside:
            return [section, *inside][:8]
    return get_close_matches(number, known, n=6, cutoff=0.3) or [each for each in known if "." not in each][:8]


def containing(book: Rulebook, word: str) -> list[Paragraph]:
    """Every paragraph that contains the words; accents and capitals do not matter."""
    found = [each for each in book.paragraphs if bare(word) in bare(each.text)]
    if not found:
        raise InputError(f"the rules do not mention {word!r}; try a shorter word, or another --lang")
    return found


def rules_page(
    book: Rulebook, paragraphs: list[Paragraph], *, mark: str = "", seek: str = "", under: str | None = None
) -> Group:
    """Paragraphs under their headings; `mark` is the one asked for, `seek` a word to highlight.

    `under` is the heading that was already printed above them.
    """
    lines: list[Text | Padding] = []
    heading = under
    for paragraph in paragraphs:
        if paragraph.heading != heading:
            heading = paragraph.heading
            lines += [Text(""), *heading_lines(book, heading)]
        lines.append(Padding(paragraph_text(paragraph, marked=paragraph.number == mark, seek=seek), (0, 0, 0, 2)))
    return Group(*lines)


def heading_lines(book: Rulebook, number: str) -> list[Text]:
    """The chapter above a section, if it has one, and the section."""
    numbers = [number.partition(".")[0], number] if "." in number else [number]
    return [Text(f"{each} {book.headings.get(each, '')}".strip(), style="bold underline") for each in numbers]


def paragraph_text(paragraph: Paragraph, *, marked: bool = False, seek: str = "") -> Text:
    """`4.3.1 You may build ...`, the little Markdown in it as styles."""
    text = Text(f"{paragraph.number} ", style="bold reverse" if marked else "bold")
    body = Text(style="not bold not reverse")
    last = 0
    for found in MARKED.finditer(paragraph.text):
        body.append(paragraph.text[last : found.start()])
        body.append(found[1] or found[2] or found[3], "bold" if found[1] else "italic")
        last = found.end()
    body.append(paragraph.text[last:])
    if seek:
        body.highlight_regex(re.compile(re.escape(seek), re.IGNORECASE), "bold reverse")
    return text.append_text(body)


def whole_book(book: Rulebook) -> list[Paragraph]:
    """All of it."""
    return book.paragraphs
