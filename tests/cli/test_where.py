"""`regnum where`: from a paragraph of the rules to the line that decides it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Regnum, fails_with

HOME = Path(__file__).parents[2]


def test_a_paragraph_is_shown_with_its_code_and_its_tests(run: Regnum, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HOME)
    shown = run("where", "brothers", "2.8").stdout
    words, code, proof = (shown.index(each) for each in ("2.8 Reach: your reach", "offer.py:", "test_setup.py:"))
    assert words < code < proof
    assert "src/regnum/games/brothers/moves/offer.py:" in shown and 'refuse("out_of_reach", "2.8"' in shown


def test_every_line_that_is_shown_names_the_paragraph(run: Regnum, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HOME)
    places = [line.split()[0] for line in run("where", "jerusalem", "7.1.2").stdout.splitlines() if ".py:" in line]
    assert places
    for place in places:
        file, _, line = place.rpartition(":")
        near = (HOME / file).read_text(encoding="utf-8").splitlines()[max(int(line) - 6, 0) : int(line)]
        assert "7.1.2" in "\n".join(near), place


@pytest.mark.parametrize(("lang", "word"), [("en", "prison"), ("cs", "vězení"), ("sk", "väzení"), ("uk", "в’язниці")])
def test_the_words_are_in_the_readers_language(run: Regnum, lang: str, word: str) -> None:
    shown = run("where", "architects", "a10.5", "--lang", lang).stdout
    assert word in " ".join(shown.split()) and "games/architects/" in shown


def test_a_section_shows_each_of_its_paragraphs(run: Regnum) -> None:
    shown = run("where", "brothers", "8.4").stdout
    assert all(f"8.4.{last} " in shown for last in range(1, 7)) and "8.3.1" not in shown


def test_help_teaches_and_what_is_not_there_is_answered_with_near_ones(run: Regnum) -> None:
    assert "regnum where architects A10.5" in run("where", "--help").stdout
    fails_with(run("where", "paladin", "2.1"), "paladin", "paladins")
    fails_with(run("where", "brothers", "4.3.99"), "4.3.99", "4.3.1")
    fails_with(run("where", "brothers", "Q99"), "nearest", "Q9")
    fails_with(run("where", "brothers"), "PARAGRAPH")
    fails_with(run("where", "brothers", "2.8", "--lang", "xx"), "xx", "en")


def test_a_guests_rules_are_found_too_and_far_from_a_checkout_by_the_name_of_the_package(tmp_path: Path) -> None:
    paths = os.pathsep.join([str(HOME / "src"), str(HOME / "tests" / "example")])
    env = {**os.environ, "PYTHONPATH": paths, "REGNUM_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    command = [str(Path(sys.executable).with_name("regnum")), "where", "pebbles", "2.2"]
    found = subprocess.run(command, capture_output=True, text=True, check=False, env=env, cwd=tmp_path)
    assert found.returncode == 0 and not found.stderr
    places = [line for line in found.stdout.splitlines() if ".py:" in line]
    assert "2.2 Everybody secretly closes" in found.stdout
    assert any(line.startswith("pebbles/moves.py:") and "purse_too_small" in line for line in places)
