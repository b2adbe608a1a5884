"""The shape of the games: small classes and files, short calls, the same modules, sides that are changed one way."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from regnum.core.registry import box_of

HOME = Path(__file__).parents[2] / "src" / "regnum" / "games"
GAMES = sorted(path.parent.name for path in HOME.glob("*/box.py"))

MOST_METHODS = 40
MOST_LINES = 600
MOST_ARGUMENTS = 6
DATA = {"cards.py", "events.py"}  # rows, not rules
SAME = {  # each a file or a folder
    "__init__", "asks", "box", "cards", "claims", "events", "guide", "moves", "opening", "parts", "printed",
    "rules", "scene", "scoring", "sense", "sides", "table", "texts", "view",
}  # fmt: skip
FLOW = ("flow.py", "effects/turn.py")  # where turns follow each other; in a game made of effects they are effects too
IN_PLACE = {"append", "pop", "remove", "extend"}  # of librt.vecs: they write into the vec they are given
COPIES = {"copy", "clone"}
LISTING = {"zone"}  # its arguments are one list
OTHER_NAMES = {"rival", "rivals", "opponent", "opponents"}
SHARING = "shared"  # a part's own mark, set by `clone`


def files(game: str) -> list[tuple[str, ast.Module]]:
    """The files of a game by their names in it, read."""
    found = sorted((HOME / game).rglob("*.py"))
    return [(str(file.relative_to(HOME / game)), ast.parse(file.read_text(encoding="utf-8"))) for file in found]


def functions(node: ast.AST) -> Iterator[ast.FunctionDef]:
    return (each for each in ast.walk(node) if isinstance(each, ast.FunctionDef))


def classes(node: ast.AST) -> Iterator[ast.ClassDef]:
    return (each for each in ast.walk(node) if isinstance(each, ast.ClassDef))


def at(name: str, node: ast.expr | ast.stmt) -> str:
    """Where it is: `table.py:41 game.sides[seat].moved = 0`."""
    return f"{name}:{node.lineno} {ast.unparse(node)}"


# -- size --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_no_class_has_more_than_forty_methods(game: str) -> None:
    counts = {
        f"{name} {each.name}": sum(isinstance(part, ast.FunctionDef) for part in each.body)
        for name, tree in files(game)
        for each in classes(tree)
    }
    assert {name: count for name, count in counts.items() if count > MOST_METHODS} == {}


@pytest.mark.parametrize("game", GAMES)
def test_no_file_of_rules_is_longer_than_one_story(game: str) -> None:
    rules = [file for file in (HOME / game).rglob("*.py") if file.name not in DATA]
    lines = {str(file.relative_to(HOME)): len(file.read_text(encoding="utf-8").splitlines()) for file in rules}
    assert {name: count for name, count in lines.items() if count > MOST_LINES} == {}


@pytest.mark.parametrize("game", GAMES)
def test_no_call_is_a_row_of_bare_values(game: str) -> None:
    calls = [(name, each) for name, tree in files(game) for each in ast.walk(tree) if isinstance(each, ast.Call)]
    long = [(name, each) for name, each in calls if len(each.args) > MOST_ARGUMENTS]
    assert [at(name, each) for name, each in long if ast.unparse(each.func) not in LISTING] == []


# -- modules -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_modules(game: str) -> None:
    assert SAME - {each.stem for each in (HOME / game).iterdir()} == set()
    assert any((HOME / game / name).exists() for name in FLOW)


@pytest.mark.parametrize("game", GAMES)
def test_every_side_is_called_side(game: str) -> None:
    assert "Side" in [each.name for name, tree in files(game) if name == "sides.py" for each in classes(tree)]


@pytest.mark.parametrize("game", GAMES)
def test_every_automaton_is_called_automa(game: str) -> None:
    box = box_of(game)
    official = any(box.opponents(seats, box.usual_options(seats)) for seats in range(box.seats[0], box.seats[1] + 1))
    modules = {path.stem for path in (HOME / game).iterdir()}
    assert ("automa" in modules) == official
    assert modules & OTHER_NAMES == set()


# -- sides -------------------------------------------------------------------------------------------------------


def is_side(node: ast.AST) -> bool:
    """`game.sides[seat]`"""
    return isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute) and node.value.attr == "sides"


def root(node: ast.expr) -> tuple[ast.expr, list[str]]:
    """Where a chain of attributes and subscripts begins (a side, or a name), and the attributes after it."""
    names: list[str] = []
    while isinstance(node, ast.Attribute | ast.Subscript) and not is_side(node):
        if isinstance(node, ast.Attribute):
            names.append(node.attr)
        node = node.value
    return node, names


def read_only(function: ast.FunctionDef) -> set[str]:
    """The locals that are bound to a side that is only read, or to something inside one."""
    bound: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and is_inside(node.value, bound):
            bound |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        if isinstance(node, ast.For) and isinstance(node.target, ast.Name):
            whole = isinstance(node.iter, ast.Attribute) and node.iter.attr == "sides"
            bound |= {node.target.id} if whole else set()
    return bound


def is_inside(node: ast.expr, bound: set[str]) -> bool:
    """Whether it is a side that is only read, or is inside one; a slice is a copy."""
    copied = isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice)
    if copied or not isinstance(node, ast.Attribute | ast.Subscript | ast.Name):
        return False
    first, _ = root(node)
    return is_side(first) or (isinstance(first, ast.Name) and first.id in bound)


def targets(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Assign):
        return [part for each in node.targets for part in (each.elts if isinstance(each, ast.Tuple) else [each])]
    return [node.target] if isinstance(node, ast.AugAssign) else []


def changes(function: ast.FunctionDef, verbs: set[str]) -> Iterator[ast.expr | ast.stmt]:
    """Where a function changes a side that it has not taken by `own`."""
    bound = read_only(function)
    for node in ast.walk(function):
        for target in targets(node):
            _, names = root(target)
            plain = isinstance(target, ast.Name) or is_side(target)
            if not plain and names[:1] != [SHARING] and is_inside(target, bound):
                yield target
        if isinstance(node, ast.Call):
            grown = isinstance(node.func, ast.Name) and node.func.id in IN_PLACE and is_inside(node.args[0], bound)
            done = (
                isinstance(node.func, ast.Attribute) and node.func.attr in verbs and is_inside(node.func.value, bound)
            )
            if grown or done:
                yield node


@pytest.mark.parametrize(
    "line",
    [
        "game.sides[seat].virtue = 3",
        "game.sides[seat].virtue += 3",
        "game.sides[seat].goods[WOOD] -= 1",
        "self.sides[seat].hand = remove(self.sides[seat].hand, card)",
        "me = game.sides[seat]; me.virtue -= 1",
        "me = game.sides[seat]; goods = me.goods; goods[WOOD] += 1",
        "me, you = game.own(0), 1; game.sides[you].hand, card = pop(me.hand)",
        "for side in game.sides: side.moved = 0",
        "hand = append(game.sides[seat].hand, card)",
        "me = game.sides[seat]; me.gain(WOOD, 1)",
    ],
)
def test_a_side_that_is_changed_without_own_is_found(line: str) -> None:
    (function,) = functions(ast.parse(f"def f():\n    {line}"))
    assert list(changes(function, {"gain"})) != []


@pytest.mark.parametrize(
    "line",
    [
        "game.own(seat).virtue += game.sides[seat].virtue",
        "me = game.own(seat); me.goods[WOOD] -= 1; me.hand = append(me.hand, card)",
        "me = game.sides[seat]; total = me.virtue; total += 1; me = None",
        "for side in self.sides: side.shared = True",
        "hand = append(game.sides[seat].hand[:], card)",
        "game.sides[seat] = side.copy()",
        "game.own(seat).gain(WOOD, 1)",
    ],
)
def test_reading_a_side_and_changing_ones_own_is_fine(line: str) -> None:
    (function,) = functions(ast.parse(f"def f():\n    {line}"))
    assert list(changes(function, {"gain"})) == []


def verbs_of_sides(game: str) -> set[str]:
    """The methods of the game's sides that change them."""
    return {
        function.name
        for name, tree in files(game)
        if name == "sides.py"
        for side in classes(tree)
        for function in functions(side)
        for node in ast.walk(function)
        for target in targets(node)
        if isinstance(target, ast.Attribute | ast.Subscript) and getattr(root(target)[0], "id", "") == "self"
    } - {"__init__"}


@pytest.mark.parametrize("game", GAMES)
def test_a_side_is_changed_only_through_own(game: str) -> None:
    verbs = verbs_of_sides(game)
    changed = ((name, node) for name, tree in files(game) for each in functions(tree) for node in changes(each, verbs))
    assert [at(name, node) for name, node in changed] == []


@pytest.mark.parametrize("game", GAMES)
def test_only_own_puts_a_side_in_its_place(game: str) -> None:
    others = ((name, each) for name, tree in files(game) for each in functions(tree) if not each.name.startswith("own"))
    put = [(name, target) for name, each in others for node in ast.walk(each) for target in targets(node)]
    assert [at(name, target) for name, target in put if is_side(target)] == []


# -- copies ------------------------------------------------------------------------------------------------------


def vecs_of(each: ast.ClassDef) -> set[str]:
    fields = [part for part in each.body if isinstance(part, ast.AnnAssign)]
    return {ast.unparse(part.target) for part in fields if ast.unparse(part.annotation).startswith("vec")}


def shared_by_copies(each: ast.ClassDef) -> set[str]:
    """The fields of vecs that a copy or clone shares."""
    copies = (part for part in each.body if isinstance(part, ast.FunctionDef) and part.name in COPIES)
    lines = {ast.unparse(line) for function in copies for line in function.body}
    return {name for name in vecs_of(each) if f"twin.{name} = self.{name}" in lines}


def changed_in_place(node: ast.AST) -> Iterator[tuple[bool, str]]:
    """The fields that some line changes in place, by an index or by append, pop and the like; and whether of `self`."""
    for each in ast.walk(node):
        grown = isinstance(each, ast.Call) and isinstance(each.func, ast.Name) and each.func.id in IN_PLACE
        written = [target.value for target in targets(each) if isinstance(target, ast.Subscript)]
        for changed in [*written, *(each.args[:1] if isinstance(each, ast.Call) and grown else [])]:
            if isinstance(changed, ast.Attribute):
                yield ast.unparse(changed.value) == "self", changed.attr


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_shares_only_what_is_always_replaced(game: str) -> None:
    every = [each for _, tree in files(game) for each in classes(tree)]
    from_outside = {field for _, tree in files(game) for own, field in changed_in_place(tree) if not own}
    wrong = []
    for each in every:
        elsewhere = set().union(*(vecs_of(other) for other in every if other is not each))
        changed = {field for own, field in changed_in_place(each) if own} | (from_outside - elsewhere)
        wrong += [f"{each.name}.{field}" for field in sorted(shared_by_copies(each) & changed)]
    assert wrong == []
