"""A canvas of characters, each with its style."""

from __future__ import annotations

from rich.text import Text


class Canvas:
    """Fixed size; whatever falls over the edge is cut."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, words: str, style: str = "") -> None:
        """Write from left to right."""
        for at, sign in enumerate(words, start=x):
            if 0 <= at < self.width and 0 <= y < self.height:
                self.signs[y][at] = sign
                self.styles[y][at] = style

    def text(self) -> Text:
        """The sheet for Rich, runs of one style joined."""
        sheet = Text(no_wrap=True, end="")
        for y in range(self.height):
            self.add_row(sheet, y)
            if y + 1 < self.height:
                sheet.append("\n")
        return sheet

    def add_row(self, sheet: Text, y: int) -> None:
        """One row; nothing invisible at its end."""
        last = max((x for x in range(self.width) if self.signs[y][x] != " " or self.styles[y][x]), default=-1)
        start = 0
        for x in range(1, last + 2):
            if x > last or self.styles[y][x] != self.styles[y][start]:
                sheet.append("".join(self.signs[y][start:x]), self.styles[y][start])
                start = x
