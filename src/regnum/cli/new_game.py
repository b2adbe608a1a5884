"""`regnum new-game NAME`: create the package of a small working game for its author to change."""

from __future__ import annotations

import keyword
import os
import re
import secrets
import shutil
import sys
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from regnum.cli.errors import InputError
from regnum.cli.numbers import quoted
from regnum.core.registry import installed
from regnum.core.rules import RESERVED

NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,29}")
TITLE: Final = re.compile(r'[^\W_][^{}"\\\x00-\x1f\x7f]{0,59}')  # it goes into Fluent, TOML and Python files
TAKEN: Final = RESERVED | {"test", "tests", "src", "build", "dist"}  # words of records, and folders of projects
SUFFIX: Final = ".txt"  # so that no template is taken for a module


def make_game(name: str, title: str | None, folder: Path | None) -> None:
    """Write all files, or raise InputError and write none."""
    check_name(name)
    title = name.replace("_", " ").title() if title is None else title.strip()
    if not TITLE.fullmatch(title):
        raise InputError(
            f"a title must have 1 to 60 characters without braces, quotes and backslashes, not {quoted(title)}"
        )
    home = Path(name) if folder is None else folder
    check_folder(home)
    check_package(name)
    try:
        write_whole(home, dict(filled_in(name, title)))
    except OSError as wrong:
        raise InputError(f"{home} cannot be written: {wrong.strerror or wrong}", 1) from wrong
    print(next_steps(name, title, home))


def check_name(name: str) -> None:
    """InputError for a name that is not valid as a game, a package and a word of a record."""
    if not NAME.fullmatch(name):
        rule = "a name must have 2 to 30 characters a to z, 0 to 9 and _, not starting with a digit, such as mill"
        raise InputError(f"{rule}; not {quoted(name)}")
    if keyword.iskeyword(name) or keyword.issoftkeyword(name):
        raise InputError(f"{quoted(name)} is a Python keyword; choose another name")
    if name in TAKEN:
        raise InputError(f"{quoted(name)} is reserved; choose another name")
    if name in installed():
        raise InputError(f"a game {quoted(name)} is already installed; choose another name")


def check_folder(home: Path) -> None:
    """Nothing is ever written over."""
    if home.exists() or home.is_symlink():
        raise InputError(f"{home} already exists, nothing was written; choose another name, or use --folder PATH")
    if not home.parent.is_dir():
        raise InputError(f"{home.parent} is not a folder")


def check_package(name: str) -> None:
    """A package of that name would hide, or be hidden by, one that is installed."""
    if name in sys.stdlib_module_names or find_spec(name) is not None:
        raise InputError(f"a Python package {quoted(name)} already exists; choose another name")


def filled_in(name: str, title: str) -> Iterator[tuple[str, str]]:
    """The files of the new package by their paths."""
    for path, source in templates(files("regnum.cli").joinpath("template"), ""):
        yield written_path(path.removesuffix(SUFFIX), name), named(source, name, title)


def written_path(path: str, name: str) -> str:
    """Where a template goes."""
    if path == "gitignore":  # which no packager would take along under its real name
        return ".gitignore"
    return path.replace("package/", f"{name}/").replace("test_game", f"test_{name}")


def named(source: str, name: str, title: str) -> str:
    """A template with the names in their places."""
    kind = "".join(word.capitalize() for word in name.split("_"))
    return source.replace("__NAME__", name).replace("__CLASS__", kind).replace("__TITLE__", title)


def templates(folder: Traversable, path: str) -> Iterator[tuple[str, str]]:
    """All templates below a folder."""
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            yield from templates(each, f"{path}{each.name}/")
        elif each.name.endswith(SUFFIX):
            yield path + each.name, each.read_text(encoding="utf-8")


def write_whole(home: Path, made: dict[str, str]) -> None:
    """All files or none: they are laid out beside it first."""
    draft = home.parent / f".{home.name}-{secrets.token_hex(4)}"
    try:
        for path, source in made.items():
            file = draft / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(source, encoding="utf-8")
        os.rename(draft, home)
    except BaseException:
        shutil.rmtree(draft, ignore_errors=True)
        raise


def next_steps(name: str, title: str, home: Path) -> str:
    """What to do with it now."""
    return f"""{title} was created in {home}. It is ready to play:

  cd {home}
  pip install -e .        beside Regnum, in the same environment
  pytest                  it passes the contract of all games
  regnum play {name:<12}in the browser
  regnum tty {name:<13}in the terminal

README.md there explains each file. Start with {name}/rules/en.md."""
