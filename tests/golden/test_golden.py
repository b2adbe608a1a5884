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


@pytest.mark.parametrize("game", regnum.games())
def test_golden_games_cover_every_number_of_seats_and_every_choice(game: str) -> None:
    """A set, a level, a difficulty: each value of each setting is played in one of them."""
    info = regnum.info(game)
    records = [record_file(recipe).read_text(encoding="utf-8") for recipe in RECIPES if recipe.game == game]
    matches = [regnum.replay(record) for record in records]
    assert {match.seats for match in matches} == set(range(info.seats[0], info.seats[1] + 1))
    for option in info.options:
        values = [match.options[option.name] for match in matches if option.name in match.options]
        played = {each for value in values for each in (value if isinstance(value, list) else [value])}
        assert played >= {*option.choices, *option.words}, option.name
