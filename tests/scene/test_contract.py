"""The contract of scenes: closed fields and shapes, each set by some game and read by some renderer."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
import pytest

import regnum
from regnum.core.messages import say
from regnum.core.registry import box_of
from regnum.scene import Card, Counter, FinalSheet, Panel, Piece, Scene, SceneStruct, Shape
from regnum.scene.things import Common
from regnum.table.sheet import sheet_of
from tests.golden.__main__ import record_file
from tests.golden.recipes import RECIPES
from tests.typed import present

HOME = Path(__file__).parents[2]
WEB = HOME / "web" / "src"
RENDERERS = ("catalogue/describe.py", "server/page/board.py", "cli/drawing", "scene/reading.py")
NEVER_DRAWN = {"game"}  # what a scene says of itself


def structs(base: type[SceneStruct] = SceneStruct) -> Iterator[type[SceneStruct]]:
    """Every struct of the contract; what a server makes of them to keep is not sent as such."""
    for each in base.__subclasses__():
        if each is not Common and each.__module__.startswith("regnum.scene"):
            yield each
        yield from structs(each)


STRUCTS = sorted(structs(), key=lambda each: each.__name__)


# -- a fault is found when a scene is built, and before -----------------------------------------------------------


def test_a_misspelt_field_is_a_type_error() -> None:
    fields: dict[str, Any] = {"lable": say("x")}
    for make in (Piece, Card, Counter, Panel, Scene):
        with pytest.raises(TypeError, match="lable"):
            make(**fields)


@pytest.mark.parametrize("shape", ["wroker", "token", "", None])
def test_a_shape_is_one_of_the_set(shape: Any) -> None:
    with pytest.raises(TypeError, match="must be a Shape"):
        Piece(id="x", shape=shape)
    with pytest.raises(AttributeError):
        _ = Shape.WROKER  # type: ignore[attr-defined]


FAULTS = {
    'Piece(id="x", shape=Shape.TOKEN, lable=None)': 'Unexpected keyword argument "lable"',
    'Piece(id="x", shape="token")': 'Argument "shape" to "Piece" has incompatible type',
    'Piece(id="x", shape=Shape.WROKER)': 'has no attribute "WROKER"',
    'Place(id="x", layout="rwo", items=[])': 'Argument "layout" to "Place" has incompatible type',
    'Piece(id="x", shape=Shape.TOKEN).lable': 'has no attribute "lable"',
}


def test_mypy_sees_it(tmp_path: Path) -> None:
    code = "\n".join(["from regnum.scene import Piece, Place, Shape", *FAULTS])
    (tmp_path / "faults.py").write_text(code, encoding="utf-8")
    answer = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--follow-imports=silent",
         "--cache-dir", str(tmp_path / "cache"), str(tmp_path / "faults.py")],
        capture_output=True, text=True, timeout=300, check=False, cwd=HOME, env={"MYPYPATH": str(HOME / "src")},
    )  # fmt: skip
    found = answer.stdout.splitlines()
    for number, fault in enumerate(FAULTS.values(), start=2):
        assert any(f"faults.py:{number}:" in line and fault in line for line in found), answer.stdout + answer.stderr


def test_a_scene_comes_back_from_json_only_with_words_of_the_contract() -> None:
    scene = Scene(game="x", panels=[Panel(id="p", role="board", title=say("t"), items=[])])
    text = msgspec.json.encode(scene)
    assert msgspec.json.decode(text, type=Scene) == scene
    for wrong in (text.replace(b'"board"', b'"baord"'), text.replace(b'"title"', b'"tilte"')):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(wrong, type=Scene)


# -- everything in it is used --------------------------------------------------------------------------------------


@cache
def used() -> tuple[dict[str, set[str]], set[Shape]]:
    """By struct the fields that some game sets, and the shapes: in games of all sizes, galleries and final sheets."""
    fields: dict[str, set[str]] = defaultdict(set)
    shapes: set[Shape] = set()
    for tree in chain(scenes(), sheets()):
        for each in parts(tree):
            shapes |= {each.shape} if isinstance(each, Piece) else set()
            fields[type(each).__name__] |= {name for name in each.__struct_fields__ if getattr(each, name) is not None}
    return fields, shapes


def scenes() -> Iterator[Any]:
    """Scenes of every game along some games of bots, for all viewers; and what the rules page shows."""
    for game in regnum.games():
        yield box_of(game).gallery()
        least, most = regnum.info(game).seats
        for seats in range(least, most + 1):
            match = regnum.new(game, seats=seats, seed=7)
            bots = [regnum.bot("random", seed=seat) for seat in range(seats)]
            while not match.over and len(match.log) < 200:
                seat = match.waiting[0]
                match.play(seat, bots[seat].choose(match, seat))
                if len(match.log) % 7 == 0:
                    yield from (match.rules.scene(match.view(viewer)) for viewer in (None, *range(seats)))


def sheets() -> Iterator[FinalSheet]:
    """The score sheets of the finished golden games, as every client receives them."""
    for recipe in RECIPES:
        yield present(sheet_of(regnum.replay(record_file(recipe).read_text(encoding="utf-8"))))


def parts(tree: Any) -> Iterator[SceneStruct]:
    """Every struct in it."""
    if isinstance(tree, SceneStruct):
        yield tree
        tree = [getattr(tree, name) for name in tree.__struct_fields__]
    if isinstance(tree, (list, tuple)):
        for each in tree:
            yield from parts(each)


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda each: each.__name__)
def test_every_field_is_set_by_some_game(struct: type[SceneStruct]) -> None:
    fields = used()[0]
    of_any = set().union(*fields.values())
    own = [name for name in struct.__struct_fields__ if not (issubclass(struct, Common) and name in COMMON)]
    assert not [name for name in own if name not in fields[struct.__name__]]
    assert set(COMMON) <= of_any


COMMON = Common.__struct_fields__


def test_every_shape_is_laid_by_some_game() -> None:
    assert used()[1] == set(Shape)


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda each: each.__name__)
def test_every_field_is_read_by_the_browser_or_another_renderer(struct: type[SceneStruct]) -> None:
    words = read_words()
    assert not [name for name in struct.__struct_fields__ if name not in words | NEVER_DRAWN]


@cache
def read_words() -> set[str]:
    """Every attribute that a renderer reads: in the browser by name, in Python as an attribute."""
    found: set[str] = set()
    for file in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        if file.parent.name != "wire":
            text = file.read_text(encoding="utf-8")
            found |= set(re.findall(r"[.]\s*(\w+)", text)) | set(re.findall(r"[{,]\s*(\w+)\s*(?=[,}])", text))
    for place in RENDERERS:
        path = HOME / "src" / "regnum" / place
        for file in path.rglob("*.py") if path.is_dir() else [path]:
            tree = ast.parse(file.read_text(encoding="utf-8"))
            found |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    return found
