"""Imports point one way, and nothing outside games/ names a game."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import regnum

HOME = Path(__file__).parents[2] / "src" / "regnum"

# A package may import from the packages named here, and from itself.
MAY_IMPORT = {
    "core": set(),
    "extras": {"core"},
    "scene": {"core"},
    "guide": {"core"},
    "bots": {"core", "guide"},
    "games": {"core", "scene", "guide", "bots", "testing"},
    "testing": {"core", "scene", "catalogue", "bots"},
    "game": {"core", "scene", "guide", "bots", "testing"},
    "statistics": {"core", "scene", "bots"},
    "catalogue": {"core", "scene"},
    "table": {"core", "scene", "bots"},
    "contests": {"core", "table"},
    "server": {"core", "extras", "scene", "guide", "catalogue", "bots", "table", "contests", "statistics"},
    "lab": {"core", "extras", "bots", "testing", "statistics"},
    "cli": {"core", "extras", "scene", "catalogue", "bots", "lab", "statistics", "table", "testing", "server"},
}
READING = {"open", "read_bytes", "read_text", "write_bytes", "write_text"}  # calls that touch a file
PACKAGES = sorted(
    path.stem for path in HOME.iterdir() if path.name not in ("__pycache__", "__init__.py", "__main__.py", "py.typed")
)


def python_files(package: Path) -> list[Path]:
    """The files of a package, or the one file of a module."""
    return sorted(package.rglob("*.py")) if package.is_dir() else [package.with_suffix(".py")]


def imported(file: Path) -> set[str]:
    """The modules a file imports, wherever in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative imports hide which package they come from"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def test_every_package_has_its_arrow() -> None:
    assert set(MAY_IMPORT) == set(PACKAGES)


@pytest.mark.parametrize("package", PACKAGES)
def test_imports_point_one_way(package: str) -> None:
    used: set[str] = set()
    for file in python_files(HOME / package):
        for name in imported(file):
            parts = name.split(".")
            if parts[0] == "regnum" and parts[1:] and parts[1] in MAY_IMPORT:
                assert parts[1] == package or parts[1] in MAY_IMPORT[package], f"{file} imports {name}"
                used.add(parts[1])
    assert MAY_IMPORT[package] <= used, "an arrow without an import is not drawn"


def test_the_tour_draws_the_same_arrows() -> None:
    tour = (HOME.parents[1] / "docs" / "tour.md").read_text(encoding="utf-8")
    drawn = dict(re.findall(r"^([a-z]+) +<- (.*)$", tour, re.MULTILINE))
    assert {package: set(each.split(", ")) - {"nothing"} for package, each in drawn.items()} == MAY_IMPORT


def test_a_game_does_not_know_another() -> None:
    for game in (HOME / "games").iterdir():
        for file in python_files(game) if game.is_dir() else []:
            others = [name for name in imported(file) if name.startswith("regnum.games.")]
            assert all(name.split(".")[2] == game.name for name in others), f"{file} imports another game"


def test_the_core_reads_no_clock_no_file_and_no_other_chance() -> None:
    forbidden = {"time", "datetime", "random", "os", "io", "pathlib", "socket", "secrets", "tempfile", "shutil"}
    for file in [file for package in ("core", "games") for file in python_files(HOME / package)]:
        names = imported(file)
        assert not {name.split(".")[0] for name in names} & forbidden, file
        assert not any(name.startswith("importlib.resources") for name in names), f"{file} reads files"
        assert not calls_of(file) & READING, file


def calls_of(file: Path) -> set[str]:
    """The names of what a file calls; of `box.open(...)` nothing, since that opens a table."""
    nodes = [node.func for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    bare = {node.id for node in nodes if isinstance(node, ast.Name)}
    return bare | {node.attr for node in nodes if isinstance(node, ast.Attribute) and node.attr != "open"}


@pytest.mark.parametrize(
    ("source", "found"),
    [("open('x')", "open"), ("Path('x').read_text()", "read_text"), ("box.open(1)", "")],
)
def test_what_reads_a_file_is_noticed(tmp_path: Path, source: str, found: str) -> None:
    (file := tmp_path / "rules.py").write_text(source, encoding="utf-8")
    assert calls_of(file) & READING == {found} - {""}


def test_a_table_looks_at_no_watch_opens_no_file_and_rolls_no_dice() -> None:
    forbidden = {"time", "datetime", "random", "os", "pathlib", "socket", "secrets", "asyncio", "uuid", "sqlalchemy"}
    for file in python_files(HOME / "table"):
        assert not {name.split(".")[0] for name in imported(file)} & forbidden, file
        assert not calls_of(file) & READING, file


@pytest.mark.parametrize("package", [package for package in PACKAGES if package != "games"])
def test_no_game_is_named_outside_its_own_package(package: str) -> None:
    for file in python_files(HOME / package):
        for text in strings_that_are_not_docstrings(ast.parse(file.read_text(encoding="utf-8"))):
            assert not set(regnum.games()) & set(text.replace("-", " ").split()), f"{file}: {text!r}"


def strings_that_are_not_docstrings(tree: ast.AST) -> list[str]:
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef))
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [str(node.value) for node in constants if id(node) not in docstrings]
