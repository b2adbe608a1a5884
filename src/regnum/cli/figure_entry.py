"""`regnum figures GAME --enter FILE`: ask for one figure after another, and store every answer at once."""

from __future__ import annotations

import sys
from pathlib import Path

from regnum.cli.figures import FigurePrinter
from regnum.cli.files import write_whole
from regnum.core.errors import FigureError
from regnum.core.figures import NAME, FigureSet, Item, PrintedFigure, Reading, field_of, read_set

SAME = ""
UNREADABLE = "?"
BACK = "<"
STOP = "q"


class FigureEntry:
    """A person with the box in one hand. What was answered is on disk before the next question."""

    def __init__(self, printer: FigurePrinter, file: Path) -> None:
        self.printer = printer
        self.file = file
        self.figures = self.begun()
        self.questions = [(item, figure) for item in printer.sheet.items for figure in item.to_read()]
        self.at = 0

    def begun(self) -> FigureSet:
        """What the file has already, or nothing."""
        game, sheet = self.printer.game, self.printer.sheet
        if self.file.exists():
            return read_set(self.file.read_text(encoding="utf-8"), game, sheet)
        name = self.file.stem.lower()
        return FigureSet(game, sheet, name if NAME.fullmatch(name) else f"my-{game}", {})

    def run(self) -> None:
        """Ask until everything is read or the person stops."""
        words = self.printer.words
        print(words.say("figures-enter-about", file=str(self.file)))
        self.at = self.next_open(0)
        while self.at < len(self.questions):
            answer = self.asked(*self.questions[self.at])
            if answer is None or answer == STOP:
                break
            self.take(answer, *self.questions[self.at])
        self.report()

    def next_open(self, start: int) -> int:
        """The first question from here on that has no answer."""
        for at in range(start, len(self.questions)):
            item, figure = self.questions[at]
            if self.figures.value(item.id, field_of(figure).id) is None:
                return at
        return len(self.questions)

    def asked(self, item: Item, figure: PrintedFigure) -> str | None:
        """What was typed; None at the end of the input."""
        printer = self.printer
        known = self.figures.value(item.id, field_of(figure).id)
        ours = printer.value(figure.field, figure.value if known is None else known)
        label = printer.figure_label(field_of(figure))
        print(printer.words.say("figures-enter-ask", item=printer.label(item), figure=label, ours=ours), end=" ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        return line.strip() if line else None

    def take(self, answer: str, item: Item, figure: PrintedFigure) -> None:
        """Store an answer and go on; a wrong one is asked again with what may be written."""
        if answer == BACK:
            self.at = max(0, self.at - 1)
            return
        if answer != UNREADABLE:
            try:
                value = self.value_of(answer, item, figure)
            except FigureError:
                print(self.printer.words.say("figures-enter-choices", choices=self.choices(figure)))
                return
            self.figures.tell(item.id, field_of(figure).id, value)
            write_whole(self.file, self.figures.text())
        self.at += 1

    def value_of(self, answer: str, item: Item, figure: PrintedFigure) -> Reading:
        """The value that was typed: nothing means the one that was shown; names in the reader's language count too."""
        field = field_of(figure)
        if answer == SAME:
            known = self.figures.value(item.id, field.id)
            return figure.value if known is None else known
        ids = {self.printer.choice(field, word).casefold(): word for word in field.choices}
        parts = [part.strip() for part in answer.replace("+", ",").split(",")]
        return field.read("+".join(ids.get(part.casefold(), part) for part in parts))

    def choices(self, figure: PrintedFigure) -> str:
        """What may be written, with what it means."""
        field = field_of(figure)
        if not field.choices:
            return f"{field.least}–{field.most}"
        return ", ".join(f"{word} ({self.printer.choice(field, word)})" for word in field.choices)

    def report(self) -> None:
        """How far it is, and whether what is there fits into a box."""
        words = self.printer.words
        told = len(self.questions) - sum(
            self.figures.value(item.id, field_of(figure).id) is None for item, figure in self.questions
        )
        print()
        if told == len(self.questions):
            print(words.say("figures-all-told"))
        else:
            print(words.say("figures-enter-left", told=told, count=len(self.questions)))
        self.printer.show_changes(self.figures)
        self.printer.show_check(self.figures)


def enter_figures(game: str, file: Path, lang: str) -> None:
    """Read figures from a box, with what was read before."""
    FigureEntry(FigurePrinter(game, lang), file).run()
