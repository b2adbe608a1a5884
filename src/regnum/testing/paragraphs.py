"""Find a paragraph of the rules: the lines of rule code that name its number, and the tests that check it.

`regnum where` prints them. A game's tests may require that none is missing: `assert without_place("pebbles") == []`.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import repeat
from pathlib import Path
from typing import NamedTuple

from regnum.catalogue import rulebook
from regnum.core.registry import box_of

ONE = r"(?<![\w.])(?:[A-Z]\d+(?:\.\d+)*|\d+(?:\.\d+)+)(?!\w|\.\d)"  # so that 7.1 is not found in 6.7.10
NUMBER = re.compile(ONE)
RANGE = re.compile(rf"({ONE})(?: to |[-–])({ONE})")
EXAMPLE = re.compile(r"E\d+")  # an example is proved by a test and decided by the paragraphs it shows
VERSION = re.compile(r"0\.")  # of Regnum, not of the rules
RULED_ON = re.compile(r"\([^)]*\)")
MARKS = {"rule", "pytest.mark.rule"}
NO_RULES = {"scene", "scenes", "gallery", "guide", "claims", "sense"}  # they show, teach and advise, but decide nothing
FEW = 2  # numbers a line may name before it is a list

# How likely a reader finds the rule itself there; the best first.
DECIDED, MENTIONED, LISTED, IN_RANGE, ABOVE, TOLD = range(6)

Named = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class CodeLine(NamedTuple):
    """A line that names a paragraph."""

    rank: int
    path: Path
    line: int
    inside: str  # the class and function: `Reset.run`
    text: str  # the line in the file


class Mention(NamedTuple):
    """One line of a comment, of a docstring, or the number that a refusal or a card carries."""

    line: int
    text: str
    rank: int


def places_of(game: str, number: str) -> list[CodeLine]:
    """Every line of rule code that names this paragraph, best first; a ruling may be at the paragraph it rules on."""
    own = places(game).get(number, [])
    return own or sorted(place for each in ruled_on(game, number) for place in places(game).get(each, []))


def ruled_on(game: str, number: str) -> list[str]:
    """The paragraphs that a ruling names before its first word: `Q31 (3.3, 7.1) The top of the supply.`"""
    paragraph = rulebook(game, "en").by_number.get(number)
    named = RULED_ON.match(paragraph.text) if paragraph else None
    return NUMBER.findall(named[0]) if named else []


def without_place(game: str) -> list[str]:
    """Return the paragraphs that no rule code names."""
    numbers = (each.number for each in rulebook(game, "en").paragraphs)
    return [each for each in numbers if not EXAMPLE.fullmatch(each) and not places_of(game, each)]


def wrong_numbers(game: str) -> list[CodeLine]:
    """The lines of rule code that name a paragraph which the rules do not have."""
    book = rulebook(game, "en")
    known = {*book.by_number, *book.headings}
    return [
        CodeLine(saying.rank, path, saying.line, "", saying.text.strip())
        for path in rule_code(game)
        for saying in sayings(path.read_text(encoding="utf-8"))
        if any(number not in known and not VERSION.match(number) for number in NUMBER.findall(saying.text))
    ]


@cache
def places(game: str) -> dict[str, list[CodeLine]]:
    """The places of every paragraph and chapter of a game's rules, each best first; read once."""
    book = rulebook(game, "en")
    known = [*book.by_number, *book.headings]
    found: dict[str, list[CodeLine]] = {}
    for path in rule_code(game):
        for number, place in places_in(path, known):
            found.setdefault(number, []).append(place)
    return {number: sorted(each) for number, each in found.items()}


def packages_of(game: str) -> list[Path]:
    """The folders of a game and of every expansion that exists for it."""
    box = box_of(game)
    return [Path(str(files(each))) for each in (box.package, *(one.package for one in box.expansions.values()))]


def rule_code(game: str) -> list[Path]:
    """The files that decide something, an expansion's inside its game's only once."""
    found = {path: path.relative_to(folder) for folder in packages_of(game) for path in folder.rglob("*.py")}
    return sorted(path for path, inside in found.items() if not NO_RULES & {*inside.parts, inside.stem})


def places_in(path: Path, known: list[str]) -> Iterator[tuple[str, CodeLine]]:
    """Each known number that a file names, with its place."""
    source = path.read_text(encoding="utf-8")
    lines, inside = source.splitlines(), owners(ast.parse(source))
    for saying in sayings(source):
        for number, rank in numbers_in(saying, known).items():
            at = max(rank, TOLD) if path.stem == "events" else rank
            yield number, CodeLine(at, path, saying.line, inside.get(saying.line, ""), lines[saying.line - 1].strip())


def numbers_in(saying: Mention, known: list[str]) -> dict[str, int]:
    """The numbers that a line names, by themselves or inside a range, and how surely the rule is decided there."""
    alone = NUMBER.findall(saying.text)
    found = {each: max(saying.rank, LISTED if len(alone) > FEW else saying.rank) for each in alone if each in known}
    for first, last in RANGE.findall(saying.text):
        if first in known and last in known:
            for each in known[known.index(first) : known.index(last) + 1]:
                found[each] = max(saying.rank, IN_RANGE)
    return found


# -- tests --------------------------------------------------------------------------------------------------------


@cache
def proofs(game: str) -> dict[str, list[CodeLine]]:
    """By paragraph the tests that name it, `@rule("4.3.1")`, as far as the sources of the tests are here."""
    found: dict[str, list[CodeLine]] = {}
    for folder in dict.fromkeys(map(proof_folder, packages_of(game), repeat(game))):
        for path in sorted(folder.rglob("*.py")) if folder else []:
            for number, place in proofs_in(path):
                found.setdefault(number, []).append(place)
    return found


def proof_folder(package: Path, game: str) -> Path | None:
    """Where a package keeps the tests of a game: in `tests` beside its pyproject.toml, or deeper by the game's name."""
    root = next((each for each in package.parents if each.joinpath("pyproject.toml").exists()), None)
    if root is None:
        return None
    usual = (root / "tests" / "games" / game, root / "tests" / game, root / "tests")
    return next((each for each in usual if each.is_dir()), None)


def proofs_in(path: Path) -> Iterator[tuple[str, CodeLine]]:
    """Each number in a mark `@rule(...)`, with the test below it."""
    for test in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
            for mark in test.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) in MARKS:
                    for number in mark.args:
                        yield ast.literal_eval(number), CodeLine(DECIDED, path, test.lineno, test.name, "")


# -- what a file says ---------------------------------------------------------------------------------------------


def owners(tree: ast.AST) -> dict[int, str]:
    """The class and function that contain each line."""
    found: dict[int, str] = {}

    def walk(node: ast.AST, name: str) -> None:
        for child in ast.iter_child_nodes(node):
            own = f"{name}.{child.name}".lstrip(".") if isinstance(child, Named) else name
            if isinstance(child, Named):
                found.update(dict.fromkeys(range(child.lineno, (child.end_lineno or child.lineno) + 1), own))
            walk(child, own)

    walk(tree, "")
    return found


def sayings(source: str) -> Iterator[Mention]:
    """Every line of comments, docstrings and texts in a file."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield Mention(token.start[0], token.string, MENTIONED)
    tree = ast.parse(source)
    texts = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) in texts:
                yield from lines_of(node, texts[id(node)])
            elif NUMBER.fullmatch(node.value):
                yield Mention(node.lineno, node.value, DECIDED)


def docstrings(tree: ast.AST) -> dict[int, bool]:
    """The docstrings of a file by identity; whether one is a function's or a class's own."""
    found: dict[int, bool] = {}
    for node in ast.walk(tree):
        if isinstance(node, Named | ast.Module) and node.body and isinstance(node.body[0], ast.Expr):
            found[id(node.body[0].value)] = not isinstance(node, ast.Module)
    return found


def lines_of(docstring: ast.Constant, own: bool) -> Iterator[Mention]:
    """The lines of a docstring; one that begins with a number, or names no other, is the rule's own."""
    text = str(docstring.value)
    sure = len(set(NUMBER.findall(text))) == 1 or NUMBER.match(text) is not None
    for at, line in enumerate(text.splitlines()):
        rank = ABOVE if not own else DECIDED if sure and at == 0 else MENTIONED
        yield Mention(docstring.lineno + at, line, rank)
