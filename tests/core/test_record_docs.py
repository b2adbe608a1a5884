"""docs/record-format.md is true: its examples are read and written back, its complaints are the real ones."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import regnum
from regnum.core.registry import refresh

TESTS = Path(__file__).parents[1]
PAGE = (TESTS.parent / "docs" / "record-format.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```record\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
HEADER = "[regnum 1] [game brothers 2] [seed 41] [seats 2]"

# In the order of the page's table.
WRONG = [
    "",
    "once upon a time\n",
    HEADER + " []\n",
    "[regnum 1] [game brothers 2] [seed 1] [seed 2] [seats 2]\n",
    "[regnum 2] [game brothers 2] [seed 41] [seats 2]\n",
    "[regnum 1] [game brothers] [seed 41] [seats 2]\n",
    "[regnum 1] [game brothers 2] [seats 2]\n",
    "[regnum 1] [game brothers 2] [seed x] [seats 2]\n",
    "[regnum 1] [game chess 1] [seed 41] [seats 2]\n",
    HEADER + " [roads golden]\n",
    "[regnum 1] [game brothers 9] [seed 41] [seats 2]\n",
    HEADER + "\n2 blue take 2\n",
    HEADER + "\n1 blue\n",
    HEADER + "\n1 red take 2\n",
    HEADER + "\n1 white take 2\n",
]


@pytest.fixture(autouse=True)
def the_example_game_is_installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(TESTS / "example"))
    refresh()
    yield
    monkeypatch.undo()
    refresh()


def bare(text: str) -> list[str]:
    """The lines that mean something."""
    return [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]


def complaints() -> list[str]:
    """The right column of the table of errors."""
    table = PAGE[PAGE.index("| Cause | Error message |") :].split("\n\n")[0].splitlines()[2:]
    return [row.rpartition(" | ")[2].removesuffix(" |").strip("`") for row in table]


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_is_read_and_its_own_record_comes_back(example: str) -> None:
    match = regnum.replay(example)
    again = regnum.replay(match.record())
    assert (again.record(), again.hash) == (match.record(), match.hash)
    assert bare(match.record())[1:] == bare(example)[1:]


def test_all_but_one_example_are_written_exactly_as_we_write_them() -> None:
    others = [example for example in EXAMPLES if bare(regnum.replay(example).record()) != bare(example)]
    assert len(EXAMPLES) == 5 and others == [EXAMPLES[1]]


def test_the_two_that_are_said_to_be_the_same_match_are() -> None:
    assert regnum.replay(EXAMPLES[1]).record() == EXAMPLES[2]


def test_the_order_of_the_header_and_remarks_and_spaces_mean_nothing() -> None:
    tidy = regnum.replay(EXAMPLES[0])
    lines = EXAMPLES[0].splitlines()
    turned = " ".join(reversed(re.findall(r"\[.*?\]", lines[0])))
    moves = [f"\n  # a remark\n{line.replace(' ', '   ')}" for line in lines[1:]]
    untidy = regnum.replay("\ufeff# mailed on Sunday\r\n\r\n" + "\r\n".join([turned, *moves]))
    assert (untidy.record(), untidy.hash) == (tidy.record(), tidy.hash)


def test_a_remark_has_a_line_of_its_own() -> None:
    with pytest.raises(regnum.RecordError, match=r"^line 2: "):
        regnum.replay(HEADER + "\n1 blue take 2 # bold\n")


def test_answers_given_at_once_may_stand_in_any_order() -> None:
    lines = bare(EXAMPLES[4])
    other = "\n".join([lines[0], "1 green hold 3", "2 black hold 1", "3 red hold 0"])
    assert regnum.replay(other).hash == regnum.replay(EXAMPLES[4]).hash


def test_a_record_made_with_other_expansions_installed_is_read_without_them() -> None:
    match = regnum.replay("[regnum 1] [game brothers 2] [seed 1] [seats 2] [expansions]\n")
    assert match.options == regnum.new("brothers", seats=2, seed=1).options


@pytest.mark.parametrize(("wrong", "complaint"), list(zip(WRONG, complaints(), strict=True)))
def test_every_complaint_is_the_real_one(wrong: str, complaint: str) -> None:
    with pytest.raises(regnum.RecordError) as caught:
        regnum.replay(wrong)
    assert re.fullmatch(re.escape(complaint).replace(r"\.\.\.", ".*"), str(caught.value))
    named = re.match(r"line (\d+): ", complaint)
    assert caught.value.line == (int(named[1]) if named else 0)
