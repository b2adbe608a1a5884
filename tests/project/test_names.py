"""One name means one thing, and a name says what it names (the last part of our style guide, docs/glossary.md)."""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

HOME = Path(__file__).parents[2]
SOURCE = HOME / "src" / "regnum"
OURS = re.compile(r"(?<![a-z])(house|doors?|rooms?|eyes|letters?|steward|herald|thinkers?|deeds?|sitting|hub)(?![a-z])")
IMAGES = re.compile(r"(?<![a-z])(house|doors?|rooms?|eyes|letters?|steward|herald|thinkers?|hub)(?![a-z])")
OURS_IN_VARIABLES = re.compile(
    r"(?<![a-z])(house|doors?|eyes|steward|herald|thinkers?|hub)(?![a-z])"
)  # a room may be space
FORMER = {"thinkers"}  # an option of `regnum serve` that is still accepted under its old name
LITERAL = {  # where the word means the thing itself
    "make_room", "side_letters", "seat_letters", "test_no_letters_of_another_alphabet_slip_in",
    "test_the_letters_of_workers_are_distinct", "test_nations_have_distinct_letters",
    "test_a_link_made_a_moment_ago_is_still_there_in_the_waiting_room",
}  # fmt: skip
RULES_OF_A_GAME = {"games/paladins/automa/deeds.py", "games/architects/automa/deeds.py"}  # what a scheme card orders


@cache
def parsed(file: Path) -> ast.Module:
    """A source file as Python reads it."""
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def classes() -> dict[str, list[str]]:
    """Every class of the package by its name, with the files that define one."""
    found = defaultdict(list)
    for file in sorted(SOURCE.rglob("*.py")):
        for node in parsed(file).body:
            if isinstance(node, ast.ClassDef):
                found[node.name].append(file.relative_to(SOURCE).as_posix())
    return found


def in_words(name: str) -> str:
    """`OpenTable` and `open_table` as `open table`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower().replace("_", " ")


def test_no_two_classes_outside_the_games_share_a_name() -> None:
    shared = {name: files for name, files in classes().items() if sum("games/" not in file for file in files) > 1}
    assert not shared


def game_of(file: str) -> str:
    """The game to whose package a file belongs; "" for the machinery around the games."""
    return file.split("/")[1] if file.startswith("games/") else ""


def is_of_a_move(file: str) -> bool:
    """Whether a file has the moves of a game: a class in it is a player's verb, and part of every record."""
    return "/moves/" in file or file.endswith("/moves.py")


def test_no_game_calls_a_class_as_the_machinery_calls_another() -> None:
    # To place and to gain are what players do; a Place and a Gain are kinds of a scene.
    ours = {name for name, files in classes().items() if any(not game_of(file) for file in files)}
    games = {name: [file for file in files if game_of(file)] for name, files in classes().items()}
    assert not {
        name: files
        for name, files in games.items()
        if name in ours and not all(is_of_a_move(file) and name in {"Gain", "Place"} for file in files)
    }


def test_no_game_has_two_classes_of_one_name() -> None:
    shared = {
        f"{game} {name}": files
        for name, files in classes().items()
        for game in {game_of(file) for file in files}
        if game and sum(game_of(file) == game for file in files) > 1
    }
    assert not shared


def test_no_module_and_no_class_is_named_by_an_image() -> None:
    modules = [file.relative_to(SOURCE).as_posix() for file in SOURCE.rglob("*.py")]
    named = [file for file in modules if OURS.search(in_words(Path(file).stem)) and file not in RULES_OF_A_GAME]
    named += [name for name, files in classes().items() if OURS.search(in_words(name)) and "games/" not in files[0]]
    assert not named


def functions() -> Iterator[tuple[str, str]]:
    """Every function of the package without its games, of tests, tools and benchmarks: file and name."""
    for root in (SOURCE, HOME / "tests", HOME / "tools", HOME / "bench"):
        for file in sorted(root.rglob("*.py")):
            path = file.relative_to(HOME).as_posix()
            for node in ast.walk(parsed(file)):
                if "games/" not in path and isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield path, node.name


def test_no_function_and_no_test_is_named_by_an_image() -> None:
    named = {name: path for path, name in functions() if IMAGES.search(in_words(name)) and name not in LITERAL}
    assert not named


def variables() -> Iterator[tuple[str, str]]:
    """Every argument and every declared field of the package without its games: file and name."""
    for file in sorted(SOURCE.rglob("*.py")):
        path = file.relative_to(SOURCE).as_posix()
        for node in ast.walk(parsed(file)):
            if not game_of(path) and isinstance(node, ast.arg):
                yield path, node.arg
            elif not game_of(path) and isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                yield path, node.target.id


def test_no_argument_and_no_field_is_named_by_an_image() -> None:
    named = {name: path for path, name in variables() if OURS_IN_VARIABLES.search(in_words(name))}
    assert set(named) == FORMER, named


OF_A_TEST_GAME = {"tests/example", "tests/manor", "tests/core/abbey.py", "tests/core/test_notation.py"}  # as in games


def test_no_two_classes_of_tests_and_tools_share_a_name_with_each_other_or_the_package() -> None:
    found = {name: [file for file in files if not game_of(file)] for name, files in classes().items()}
    for root in (HOME / "tests", HOME / "tools", HOME / "bench"):
        for file in sorted(root.rglob("*.py")):
            path = file.relative_to(HOME).as_posix()
            if "/games/" in path or any(path.startswith(each) for each in OF_A_TEST_GAME):
                continue
            for node in parsed(file).body:
                if isinstance(node, ast.ClassDef):
                    found.setdefault(node.name, []).append(path)
    assert not {name: files for name, files in found.items() if len(files) > 1}


def definitions() -> Iterator[tuple[str, str]]:
    """Every function, class and constant of a module that no decorator registers: file and name."""
    for file in sorted(SOURCE.rglob("*.py")):
        path = file.relative_to(SOURCE).as_posix()
        for node in parsed(file).body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and not node.decorator_list:
                yield path, node.name
            for target in node.targets if isinstance(node, ast.Assign) else [node]:
                name = target.target if isinstance(target, ast.AnnAssign) else target
                if isinstance(name, ast.Name) and not name.id.startswith("__"):
                    yield path, name.id


def test_nothing_is_defined_that_nothing_names() -> None:
    folders = ("src", "tests", "tools", "bench", "docs", "packaging")
    readers = [file for folder in folders for file in (HOME / folder).rglob("*") if file.suffix in {".py", ".md"}]
    texts = [file.read_text(encoding="utf-8") for file in [*readers, HOME / "setup.py", HOME / "pyproject.toml"]]
    named = Counter(word for text in texts for word in re.findall(r"\w+", text))
    assert [f"{path} {name}" for path, name in definitions() if named[name] == 1] == []


@pytest.mark.parametrize("image", ["house", "HouseSeen", "front_door", "Letter", "Thinkers", "Hub"])
def test_such_a_name_would_be_noticed(image: str) -> None:
    assert OURS.search(in_words(image))


@pytest.mark.parametrize("plain", ["warehouse", "newsletter", "Guardhouse", "hubris", "open_table"])
def test_a_word_that_only_contains_one_is_fine(plain: str) -> None:
    assert not OURS.search(in_words(plain))
