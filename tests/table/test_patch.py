"""What is sent as the difference of two states makes the later one of the earlier one, exactly, also in the browser."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from regnum.table.patch import PatchError, apply, diff
from regnum.table.snapshot import snapshot_of
from regnum.testing.contract import viewers

from .harness import GAMES_AND_SEATS, begun, many
from .test_secrecy import hold_or_take_back

VECTORS = Path(__file__).parents[2] / "web" / "tests" / "unit" / "patches.json"  # read by patch.test.ts
NAMES = ("id", "move", "at", "seat", "text", "parts")

scalars = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "a", "b", "kůň"]) | st.just(1.5)
values = st.recursive(
    scalars, lambda part: st.lists(part, max_size=12) | st.dictionaries(st.sampled_from(NAMES), part), max_leaves=40
)


def text(value: Any) -> str:
    """As JSON: so that 1 is not true, and the order of members counts."""
    return json.dumps(value)


def difference(old: Any, new: Any) -> Any:
    """Return the patch as it is read on the other side."""
    return msgspec.json.decode(msgspec.json.encode(diff(msgspec.json.encode(old), msgspec.json.encode(new))))


def patched(old: Any, new: Any) -> Any:
    """What a client has after the patch went over the wire; replaced if there is none."""
    before, patch = text(old), difference(old, new)
    result = new if patch is None else apply(old, patch)
    assert text(old) == before, "the old value was changed"
    return result


@given(values, values)
def test_a_patch_makes_the_new_value_of_the_old_one(old: Any, new: Any) -> None:
    assert text(patched(old, new)) == text(new)


@given(values)
def test_between_equal_values_there_is_nothing_to_do(value: Any) -> None:
    assert text(patched(value, json.loads(text(value)))) == text(value)
    if isinstance(value, dict):
        assert difference(value, value) == {}


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"set": {"b": 3}}),
        ({"a": 1, "b": 2}, {"b": 2}, {"cut": ["a"]}),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, {"order": ["b", "a"]}),
        ({"a": {"x": 1, "y": 0}}, {"a": {"x": 1, "y": 1}}, {"in": {"a": {"set": {"y": 1}}}}),
        ({"n": 1, "m": 0}, {"n": True, "m": 0}, {"set": {"n": True}}),
        ([{"id": "a"}, {"id": "b"}, {"id": "c"}], [{"id": "c"}, {"id": "a"}, {"id": "b"}], {"list": [[2, 1], [0, 2]]}),
        (
            [{"id": "a", "n": 0}, {"id": "b"}],
            [{"id": "b"}, {"id": "a", "n": 1}, {"id": "d"}],
            {"list": [[1, 1], {"from": 0, "in": {"set": {"n": 1}}}, {"new": {"id": "d"}}]},
        ),
        ([1, 2], [1, 3], None),
    ],
)
def test_only_what_differs_is_in_a_patch(old: Any, new: Any, patch: Any) -> None:
    assert difference(old, new) == patch


@pytest.mark.parametrize(
    ("old", "patch"),
    [
        ({"a": 1}, {"cut": ["b"]}), ({"a": 1}, {"in": {"b": {}}}), ({"a": 1}, {"put": {}}), ([], {"set": {}}),
        ({}, {"list": []}), ([1], {"list": [[0, 2]]}), ([1], {"list": [[-1, 1]]}),
        ({"a": 1}, {"order": ["a", "b"]}), ([1], {"list": [{"from": 3, "in": {}}]}),
    ],
)  # fmt: skip
def test_a_patch_of_another_value_is_noticed(old: Any, patch: Any) -> None:
    with pytest.raises(PatchError):
        apply(old, patch)


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_in_every_game_a_client_that_patches_has_what_the_server_would_send_whole(game: str, seats: int) -> None:
    for seed in range(many(1, 20)):
        dice = random.Random(f"{game} {seats} {seed}")
        harness = begun(game, seats, seed=seed, confirm=bool((seats + seed) % 2))
        known: dict[int | None, Any] = {}
        while harness.table.state == "playing":
            for viewer in viewers(harness.match):
                if dice.random() < many(3, 30) / 100:  # the others look again after several moves
                    now = msgspec.json.decode(msgspec.json.encode(snapshot_of(harness.table, viewer, harness.table.at)))
                    known[viewer] = patched(known[viewer], now) if viewer in known else now
                    assert text(known[viewer]) == text(now)
            if dice.random() < 0.1:
                hold_or_take_back(harness, dice)
            harness.step(dice)


def vectors() -> list[Any]:
    """Pairs of values of chance; of half of them the second is the first with a little done to it."""
    dice = random.Random(21)
    pairs = [(chance_value(dice, 4), chance_value(dice, 4)) for _ in range(160)]
    pairs += [(old, changed(old, dice)) for old, _ in pairs]
    plain = [tuple(json.loads(msgspec.json.encode(pair))) for pair in pairs]
    return [[old, patch, new] for old, new in plain if (patch := difference(old, new)) is not None]


def chance_value(dice: random.Random, depth: int) -> Any:
    """Any value."""
    kind = dice.randrange(4) if depth else 3
    if kind == 0:
        return [chance_value(dice, depth - 1) for _ in range(dice.randrange(5))]
    if kind in (1, 2):
        return {name: chance_value(dice, depth - 1) for name in dice.sample(NAMES, dice.randrange(5))}
    return dice.choice([None, True, False, 0, 1, 2, 1.5, "", "a", "kůň"])


def changed(value: Any, dice: random.Random) -> Any:
    """The same value with something done to it."""
    if isinstance(value, list):
        new = [changed(each, dice) if dice.random() < 0.3 else each for each in value]
        return dice.sample(new, len(new)) if dice.random() < 0.2 else new + [0] * dice.randrange(2)
    if isinstance(value, dict):
        members = {name: changed(each, dice) for name, each in value.items() if dice.random() < 0.9}
        return members | ({"text": dice.randrange(3)} if dice.random() < 0.2 else {})
    return dice.choice([value, value, 7])


def test_the_browser_is_tested_with_the_same_patches() -> None:
    assert json.loads(VECTORS.read_text(encoding="utf-8")) == vectors(), (
        "run: python -m tests.table.test_patch, which writes them"
    )


if __name__ == "__main__":
    VECTORS.write_text(
        "[\n" + ",\n".join(json.dumps(each, ensure_ascii=False) for each in vectors()) + "\n]\n", encoding="utf-8"
    )
