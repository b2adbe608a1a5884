"""Golden games: whole matches as transcripts people can read. `make golden` writes them anew."""

from __future__ import annotations

import pytest

import regnum
from regnum.lab.transcript import transcript
from tests.golden.__main__ import record_file, transcript_file
from tests.golden.recipes import RECIPES, Recipe


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: f"{recipe.game}-{recipe.name}")
def test_a_golden_game_goes_as_it_went(recipe: Recipe) -> None:
    match = regnum.replay(record_file(recipe).read_text(encoding="utf-8"))
    assert transcript(match) == transcript_file(recipe).read_text(encoding="utf-8")
    assert match.over


def test_every_file_of_a_golden_game_belongs_to_a_recipe() -> None:
    home = record_file(RECIPES[0]).parents[1]
    known = {file for recipe in RECIPES for file in (record_file(recipe), transcript_file(recipe))}
    assert {file for file in home.rglob("*") if file.suffix in (".record", ".txt")} == known


def test_golden_games_cover_every_set_and_every_level() -> None:
    matches = [regnum.replay(record_file(recipe).read_text(encoding="utf-8")) for recipe in RECIPES]
    brothers = [match for match in matches if match.game == "brothers"]
    assert {name for match in brothers for name in match.view(None)["sets"]} == {
        "journey", "dominion", "trade_church", "warfare", "crafts", "guard",
    }  # fmt: skip
    assert {match.options.get("level") for match in brothers} == {None, 1, 2, 3}
