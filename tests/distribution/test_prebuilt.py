"""A wheel takes what `make build` has compiled only if it was compiled from exactly what is packed beside it."""

from __future__ import annotations

import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from setuptools import Distribution

HOME = Path(__file__).parents[2]
SOURCES = ("core/play.py", "core/scene.py", "bots/search.py", "games/relay/box.py", "games/relay/flow.py")


class Tree:
    """A small source tree in which everything has just been compiled, and setup.py looking at it."""

    def __init__(self, folder: Path) -> None:
        self.src = folder / "src"
        for name in SOURCES:
            self.write(f"regnum/{name}", name)
        self.setup: dict[str, Any] = runpy.run_path(str(HOME / "setup.py"), run_name="parts")
        for name in self.setup["extension_names"]():
            self.write(str(self.setup["built_file"](name).relative_to("src")), f"compiled {name}")
        self.setup["write_stamp"](self.setup["compiled_from"]())

    def write(self, name: str, text: str) -> None:
        (self.src / name).parent.mkdir(parents=True, exist_ok=True)
        (self.src / name).write_text(text, encoding="utf-8")

    def compiled(self, module: str) -> Path:
        """The extension module of a module."""
        file: Path = self.setup["built_file"](module)
        return file

    def is_prebuilt(self) -> bool:
        answer: bool = self.setup["is_prebuilt"]()
        return answer


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tree:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("REGNUM_OPT", "2")
    return Tree(tmp_path)


def test_what_was_compiled_from_these_sources_is_taken(tree: Tree) -> None:
    assert tree.is_prebuilt()
    assert tree.setup["extension_names"]() == [
        *("regnum_relay__mypyc", "regnum.games.relay.box", "regnum.games.relay.flow"),
        *("regnum_core__mypyc", "regnum.core.play"),
        *("regnum_bots__mypyc", "regnum.bots.search"),
    ], "a scene is not compiled"


CHANGES: dict[str, Callable[[Tree], object]] = {
    "a compiled source was changed": lambda tree: tree.write("regnum/core/play.py", "changed"),
    "a source that others import was changed": lambda tree: tree.write("regnum/core/scene.py", "changed"),
    "a source is new": lambda tree: tree.write("regnum/core/new.py", "new"),
    "a source is gone": lambda tree: (tree.src / "regnum/games/relay/flow.py").unlink(),
    "an extension module is gone": lambda tree: tree.compiled("regnum.core.play").unlink(),
    "an extension module is another": lambda tree: tree.compiled("regnum_core__mypyc").write_text("of another tree"),
    "nothing says what was compiled": lambda tree: Path("build/extensions.json").unlink(),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_anything_else_is_compiled_again(tree: Tree, change: Callable[[Tree], object]) -> None:
    change(tree)
    assert not tree.is_prebuilt()


def test_a_file_without_part_in_the_rules_changes_nothing(tree: Tree) -> None:
    tree.write("regnum/server/app.py", "changed")
    assert tree.is_prebuilt()


@pytest.mark.parametrize(("wanted", "taken"), [("1", True), ("2", True), ("3", False)])
def test_what_is_optimised_less_than_wanted_is_not_taken(
    tree: Tree, monkeypatch: pytest.MonkeyPatch, wanted: str, taken: bool
) -> None:
    monkeypatch.setenv("REGNUM_OPT", wanted)
    assert tree.is_prebuilt() is taken


def test_leftovers_of_an_earlier_build_are_not_packed(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("REGNUM_PURE", raising=False)
    command = tree.setup["BuildWithApp"](Distribution())
    command.build_lib = "build/lib"
    wanted = Path("build/lib", tree.compiled("regnum.core.play").relative_to("src"))
    leftovers = [wanted.with_name("renamed.py"), wanted.with_name(wanted.name.replace("play", "scene"))]
    for file in [wanted, *leftovers]:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("built earlier", encoding="utf-8")
    command.remove_leftovers()
    assert wanted.exists() and not any(file.exists() for file in leftovers)
