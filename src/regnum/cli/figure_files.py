"""Files of figures: read one, and the folder in which imported ones are stored by name."""

from __future__ import annotations

import sys
from pathlib import Path

from regnum.cli.errors import InputError, note
from regnum.cli.files import home
from regnum.core.errors import FigureError
from regnum.core.figures import NAME, FigureSet, FigureSheet, read_set

SUFFIX = ".figures"


def stored_file(game: str, name: str) -> Path:
    """Where the set of this name is stored."""
    return home() / "figures" / game / f"{name}{SUFFIX}"


def stored_sets(game: str, sheet: FigureSheet) -> list[FigureSet]:
    """Every set that was imported, by name; one that cannot be read is reported and left out."""
    found = []
    for file in sorted((home() / "figures" / game).glob(f"*{SUFFIX}")):
        try:
            found.append(read_set(file.read_text(encoding="utf-8"), game, sheet))
        except (OSError, UnicodeDecodeError, FigureError) as wrong:
            note(f"{file} cannot be read: {wrong}")
    return found


def figures_of_file(file: str, game: str, sheet: FigureSheet) -> FigureSet:
    """The set in a file, or the one that was imported under this name; - is standard input."""
    return read_set(text_of(file, game), game, sheet)


def text_of(file: str, game: str) -> str:
    """The text of a file, of standard input, or of an imported set."""
    if file == "-":
        return sys.stdin.read()
    path = Path(file)
    if not path.exists() and NAME.fullmatch(file) and stored_file(game, file).exists():
        path = stored_file(game, file)
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise InputError(f"{file} does not exist; name a file of figures, or a set that was imported") from None
    except (OSError, UnicodeDecodeError) as wrong:
        raise InputError(f"{file} cannot be read: {wrong}") from None
