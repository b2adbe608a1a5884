"""Records: a match as readable text with game, edition, options, seed and moves. Everything else is derived."""

from __future__ import annotations

import re
from typing import Final

from regnum.core.errors import RecordError
from regnum.core.options import Value
from regnum.core.rules import Rules

FORMAT: Final = 1


class Header:
    """The first line of a record, read."""

    def __init__(self) -> None:
        self.game = ""
        self.edition = 0
        self.seed = 0
        self.seats = 0
        self.options: dict[str, object] = {}


class RecordLine:
    """One move of a record: its line in the text, the seat's name and the notation."""

    def __init__(self, line: int, colour: str, move: str) -> None:
        self.line = line
        self.colour = colour
        self.move = move


def header_text(rules: Rules, seed: int) -> str:
    """`[regnum 1] [game brothers 2] [seed 41] [seats 2] [sets journey dominion trade_church]`"""
    box = rules.box
    parts = [f"regnum {FORMAT}", f"game {box.id} {box.edition}", f"seed {seed}", f"seats {rules.seats}"]
    options = {name: option_text(value) for name, value in rules.options.items()}
    if rules.expansions:
        options["expansions"] = " ".join(f"{each.id}:{each.edition}" for each in rules.expansions)
    parts += [f"{name} {text}".rstrip() for name, text in sorted(options.items())]
    return " ".join(f"[{part}]" for part in parts)


def option_text(value: Value) -> str:
    """One setting as words."""
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def read_header(line: str, number: int) -> Header:
    """The first line, or a RecordError that says which part is wrong."""
    if re.sub(r"\[[^\[\]]*\]", "", line).strip() or "[" not in line:
        raise RecordError(
            "a record must start with a header in brackets: [regnum 1] [game NAME EDITION] [seed N] [seats N]",
            number,
        )
    parts = [part.split() for part in re.findall(r"\[([^\[\]]*)\]", line)]
    if not all(parts):
        raise RecordError("empty brackets in the header", number)
    names = [words[0] for words in parts]
    doubled = next((name for name in names if names.count(name) > 1), None)
    if doubled:
        raise RecordError(f"[{doubled} ...] appears more than once", number)
    given = {words[0]: words[1:] for words in parts}
    return filled_header(given, number)


def filled_header(given: dict[str, list[str]], number: int) -> Header:
    """The known parts as numbers, everything else as options."""
    header = Header()
    if given.pop("regnum", None) != [str(FORMAT)]:
        raise RecordError(f"unsupported record format; expected [regnum {FORMAT}]", number)
    game = given.pop("game", [])
    if len(game) != 2:
        raise RecordError("[game NAME EDITION] must name the game and its edition", number)
    header.game = game[0]
    header.edition = whole(game[1], "the edition", number)
    header.seed = whole(single(given.pop("seed", []), "seed", number), "the seed", number)
    header.seats = whole(single(given.pop("seats", []), "seats", number), "the number of seats", number)
    header.options = {name: words[0] if len(words) == 1 else list(words) for name, words in given.items()}
    if "figures" in given:
        header.options["figures"] = list(given["figures"])  # with every figure that differs: nothing else is needed
    header.options["expansions"] = list(given.get("expansions", []))  # never by default: a record says what was in play
    return header


def single(words: list[str], name: str, number: int) -> str:
    """The one word of a part such as [seed 41]."""
    if len(words) != 1:
        raise RecordError(f"[{name} N] is missing or malformed", number)
    return words[0]


def whole(word: str, what: str, number: int) -> int:
    """A whole number that is not negative."""
    if not re.fullmatch(r"[0-9]{1,19}", word):
        raise RecordError(f"{what} must be an integer, not {word!r}", number)
    return int(word)


def read_entry(line: str, number: int, expected: int) -> RecordLine:
    """`12 white build inn_row 0,1`, the numbers counting up from one."""
    words = line.split()
    if words[0] != str(expected):
        raise RecordError(f"expected move {expected}; found {line.strip()[:60]!r}", number)
    if len(words) < 3:
        raise RecordError(f"a move is written `{expected} seat verb ...`; found {line.strip()[:60]!r}", number)
    return RecordLine(number, words[1], " ".join(words[2:]))


def read(text: str) -> tuple[Header, int, list[RecordLine]]:
    """Parse a record: its header, the line of the header, and its moves. Lines after # are comments."""
    header: Header | None = None
    header_line = 0
    entries: list[RecordLine] = []
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if header is None:
            header, header_line = read_header(line, number), number
        else:
            entries.append(read_entry(line, number, len(entries) + 1))
    if header is None:
        raise RecordError("not a record: the text is empty")
    return header, header_line, entries
