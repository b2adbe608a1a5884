"""The page shows one stepper for answers that differ in a number only, and buttons for all others."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regnum.core.letters import Message, Option, say

WEB = Path(__file__).parents[2] / "web"


@pytest.fixture(scope="module")
def grouper(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's own code, bundled so that Node can run it."""
    made = tmp_path_factory.mktemp("steps") / "steps.mjs"
    bundler = WEB / "node_modules/.bin/rolldown"
    command = [str(bundler), "tests/steps.ts", "--file", str(made), "--format", "esm", "--platform", "node"]
    done = subprocess.run(command, check=False, cwd=WEB, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return made


def option(move: str, label: Message, *handles: str) -> Option:
    return Option(move, label, None, list(handles))


def grouped(grouper: Path, options: list[Option]) -> Any:
    given = json.dumps(msgspec.to_builtins(options))
    done = subprocess.run(["node", str(grouper)], input=given, check=True, capture_output=True, text=True)
    return json.loads(done.stdout)


def bids(*numbers: int) -> list[Option]:
    return [option(f"raise {n}", say("move-raise", count=n)) for n in numbers]


def test_bids_are_one_stepper_beside_the_pass(grouper: Path) -> None:
    found = grouped(grouper, [*bids(8, 6, 7), option("pass", say("move-pass"), "button pass")])
    assert [each["moves"] for each in found["steps"]] == [["raise 6", "raise 7", "raise 8"]]
    assert found["rest"] == ["pass"]


def test_two_answers_stay_two_buttons(grouper: Path) -> None:
    found = grouped(grouper, bids(6, 7))
    assert not found["steps"] and found["rest"] == ["raise 6", "raise 7"]


def test_a_stepper_goes_no_further_than_its_ends_and_leaps_over_gaps(grouper: Path) -> None:
    (found,) = grouped(grouper, bids(6, 9, 11))["steps"]
    assert found["numbers"] == [6, 9, 11]
    assert found["walked"] == [6, 9, 11, 11]


def test_a_number_in_the_middle_makes_a_stepper_for_each_thing(grouper: Path) -> None:
    options = [
        option(f"leave {n} {what}", say("move-leave", gains=[say(f"count-{what}-acc", count=n)]))
        for what in ("squires", "bezants")
        for n in (1, 2, 3)
    ]
    found = grouped(grouper, options)
    assert [each["moves"][0] for each in found["steps"]] == ["leave 1 squires", "leave 1 bezants"]
    assert not found["rest"]


def test_prices_may_grow_with_the_number(grouper: Path) -> None:
    options = [option(f"hire {n}", say("move-hire", count=n, price=3 * n), "hire") for n in (1, 2, 3, 4)]
    assert len(grouped(grouper, options)["steps"]) == 1


def test_a_number_that_is_a_name_makes_no_stepper(grouper: Path) -> None:
    """Other things are touched or other words are said: then it is not a quantity."""
    touched = [option(f"column {n}", say("move-column", count=n), f"column {n}") for n in (1, 2, 3)]
    named = [option(f"page {n}", say("move-page", page=say(f"page-{n}"))) for n in (1, 2, 3)]
    found = grouped(grouper, [*touched, *named])
    assert not found["steps"] and len(found["rest"]) == 6


def test_an_answer_with_two_numbers_belongs_to_the_larger_group(grouper: Path) -> None:
    options = [option(f"give {a} {b}", say("move-give", a=a, b=b)) for a in (1, 2) for b in (1, 2, 3, 4)]
    found = grouped(grouper, options)
    assert [each["moves"] for each in found["steps"]] == [
        ["give 1 1", "give 1 2", "give 1 3", "give 1 4"],
        ["give 2 1", "give 2 2", "give 2 3", "give 2 4"],
    ]
