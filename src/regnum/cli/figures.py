"""`regnum figures`: list the printed figures of a game with their origins, and read them from somebody's box."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from regnum.cli.errors import InputError
from regnum.cli.figure_files import figures_of_file, stored_file, stored_sets
from regnum.cli.files import write_whole
from regnum.cli.game_list import paper
from regnum.cli.language import Sentences
from regnum.cli.match_options import known_game
from regnum.core.figures import (
    RECONSTRUCTED,
    Count,
    Field,
    FigureSet,
    FigureSheet,
    Item,
    Origin,
    PrintedFigure,
    Reading,
    differences,
    field_of,
    groups_of,
    sheet_of,
)
from regnum.core.messages import Fact
from regnum.core.registry import box_of


class FigurePrinter:
    """The figures of one game in one language."""

    def __init__(self, game: str, lang: str) -> None:
        self.game = known_game(game)
        self.sheet: FigureSheet = sheet_of(box_of(self.game))
        self.words = Sentences(lang, self.game)
        self.console: Console = paper()

    def label(self, item: Item) -> str:
        """What an item is called."""
        return self.words.text(item.label)

    def figure_label(self, field: Field) -> str:
        """What a figure is called."""
        return self.words.text(field.label)

    def value(self, field: Field | None, value: Reading | None) -> str:
        """A value in words."""
        if value is None:
            return self.words.say("figures-unread")
        if isinstance(value, tuple):
            each = [self.choice(field, word) for word in value]
            return ", ".join(each) if each else self.words.say("figures-nothing")
        return self.choice(field, value) if isinstance(value, str) else str(value)

    def choice(self, field: Field | None, word: str) -> str:
        """One of the words of a figure."""
        return self.words.text(field.labels[word]) if field is not None and word in field.labels else word

    def origin(self, origin: Origin) -> str:
        """How a figure is known."""
        if origin.kind == RECONSTRUCTED:
            return self.words.say("figures-reconstructed", reason=self.words.text(origin.reason()))
        return self.words.say(f"figures-{origin.kind}", at=origin.at)

    # -- the list ----------------------------------------------------------------------------------------------------

    def show_counts(self) -> None:
        """How much is attested, by group and in all."""
        self.console.print(self.words.say("figures-title", game=self.words.game_title()), style="bold")
        for group, items in groups_of(self.sheet.items).items():
            self.console.print(self.counted(self.words.say(f"figure-group-{group}"), items))
        self.console.print(self.counted(self.words.say("figures-all"), self.sheet.items), style="bold")

    def counted(self, group: str, items: list[Item]) -> str:
        """The count of a group as a sentence."""
        count = Count(items)
        facts: dict[str, Fact] = {
            "items": count.attested_items,
            "all-items": count.items,
            "figures": count.attested,
            "all-figures": count.figures,
        }
        return self.words.say("figures-counted", group=group, **facts)

    def show_items(self) -> None:
        """Every item with its figures, gathered by how they are known."""
        for group, items in groups_of(self.sheet.items).items():
            self.console.print(Text(""))
            self.console.print(Text(self.words.say(f"figure-group-{group}"), style="bold underline"))
            for item in items:
                self.show_item(item)

    def show_item(self, item: Item) -> None:
        """One item: its id in files, its name, its figures."""
        self.console.print(Text.assemble((item.id, "bold"), "  ", self.label(item)))
        by_origin: dict[str, list[str]] = {}
        for figure in item.figures:
            by_origin.setdefault(self.origin(figure.origin), []).append(self.figure_text(figure))
        for origin, figures in by_origin.items():
            self.console.print(Padding(Text(f"{' · '.join(figures)} – {origin}"), (0, 0, 0, 2)))

    def figure_text(self, figure: PrintedFigure) -> str:
        """A figure with its value."""
        if figure.field is None:
            return self.words.say("figures-whole")
        value = self.value(figure.field, figure.value)
        return self.words.say("figures-figure", figure=self.figure_label(figure.field), value=value)

    # -- sets ------------------------------------------------------------------------------------------------------

    def show_sets(self) -> None:
        """The sets stored on this machine."""
        for figures in stored_sets(self.game, self.sheet):
            self.console.print(self.words.say("figures-fingerprint", name=figures.name, hash=figures.hash()))

    def show_check(self, figures: FigureSet) -> bool:
        """What cannot be so in any box; whether all of it can."""
        found = figures.findings()
        for each in found:
            self.console.print(self.words.text(each.message))
        if not found:
            self.console.print(self.words.say("figures-fits", name=figures.name))
            self.console.print(self.words.say("figures-fingerprint", name=figures.name, hash=figures.hash()))
        return not found

    def show_changes(self, figures: FigureSet) -> None:
        """What differs from ours."""
        changes = figures.changes()
        for item, told in changes.items():
            for name, value in told.items():
                figure = self.sheet.by_id[item].by_id[name]
                ours = self.words.say("figures-ours", value=self.value(figure.field, figure.value))
                self.show_difference(self.sheet.by_id[item], field_of(figure), self.value(figure.field, value), ours)
        if not changes:
            self.console.print(self.words.say("figures-as-ours"))

    def show_comparison(self, one: FigureSet, other: FigureSet) -> None:
        """Where two people have not read the same."""
        found = differences(one, other)
        for each in found:
            first, second = self.value(each.field, each.first), self.value(each.field, each.second)
            self.show_difference(each.item, each.field, first, second)
        if not found:
            self.console.print(self.words.say("figures-same"))

    def show_difference(self, item: Item, field: Field, first: str, second: str) -> None:
        """Two values of one figure."""
        figure = self.figure_label(field)
        self.console.print(
            self.words.say("figures-differ", item=self.label(item), figure=figure, first=first, second=second)
        )


def show_figures(game: str, item: str | None, lang: str) -> None:
    """The counts and the list, or one item."""
    printer = FigurePrinter(game, lang)
    if item is None:
        printer.show_counts()
        printer.show_items()
        printer.show_sets()
        return
    if item not in printer.sheet.by_id:
        raise InputError(
            f"{printer.game} has no tile, card or area {item!r}; `regnum figures {printer.game}` lists them"
        )
    printer.show_item(printer.sheet.by_id[item])


def check_file(game: str, file: str, lang: str) -> None:
    """Check a file of figures and show what differs from ours."""
    printer = FigurePrinter(game, lang)
    figures = figures_of_file(file, printer.game, printer.sheet)
    printer.show_changes(figures)
    if not printer.show_check(figures):
        raise InputError(f"the figures of {figures.name} cannot be so in any box", 1)


def compare_files(game: str, first: str, second: str, lang: str) -> None:
    """Compare what two people have read."""
    printer = FigurePrinter(game, lang)
    one = figures_of_file(first, printer.game, printer.sheet)
    other = figures_of_file(second, printer.game, printer.sheet)
    printer.show_comparison(one, other)


def import_file(game: str, file: str, lang: str) -> None:
    """Store a set on this machine, so that it can be named."""
    printer = FigurePrinter(game, lang)
    figures = figures_of_file(file, printer.game, printer.sheet)
    if not printer.show_check(figures):
        raise InputError(f"{figures.name} was not imported; its figures cannot be so in any box", 1)
    write_whole(stored_file(printer.game, figures.name), figures.text())


def export_file(game: str, file: Path, lang: str) -> None:
    """Write a file to fill in with any editor: every reconstructed figure as a comment."""
    printer = FigurePrinter(game, lang)
    if file.exists():
        raise InputError(f"{file} exists already; choose another name, or continue it with --enter")
    write_whole(file, form_text(printer))


def form_text(printer: FigurePrinter) -> str:
    """The form: a name to change, and lines to correct."""
    lines = [FigureSet(printer.game, printer.sheet, f"my-{printer.game}", {}).text().rstrip()]
    lines.append("# Correct a line to what is printed and remove its first character; other lines are ignored.")
    for item in printer.sheet.items:
        figures = item.to_read()
        if figures:
            words = [f"{field_of(each).id}={field_of(each).write(each.value)}" for each in figures]
            lines += [f"# {printer.label(item)}", f"#{item.id} {' '.join(words)}"]
    return "\n".join(lines) + "\n"
