"""Printed figures over HTTP: every game's list in every language, and files that are checked and never stored."""

from __future__ import annotations

from pathlib import Path

import pytest

import regnum
from regnum.catalogue import LANGUAGES
from regnum.core.figures import Count, sheet_of
from regnum.core.registry import box_of
from tests.server.rest.client import api_server

HEAD = "[regnum figures 1] [game brothers] [name my-box]\n"


@pytest.mark.parametrize("game", regnum.games())
async def test_a_game_lists_its_figures_with_origins_in_every_language(tmp_path: Path, game: str) -> None:
    async with api_server(tmp_path) as server:
        reader = await server.guest()
        for lang in LANGUAGES:
            found = await reader.get(f"/api/games/{game}/figures?lang={lang}")
            items = [item for group in found["groups"] for item in group["items"]]
            count = Count(sheet_of(box_of(game)).items)
            assert len(items) == count.items
            assert sum(group["attested"] for group in found["groups"]) == count.attested
            assert all(figure["source"] and figure["label"] for item in items for figure in item["figures"])


async def test_a_file_is_checked(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        reader = await server.guest()
        found = await reader.post("/api/games/brothers/figures", {"text": HEAD + "mill grain=1\n"})
        assert found["told"] == {"mill": {"grain": "1"}} and found["faults"] == [] and found["why"] == ""
        assert found["words"] == [f"my-box:{found['hash']}", "mill.grain=1"]
        wrong = await reader.post("/api/games/brothers/figures?lang=cs", {"text": HEAD + "mill terrain=yellow\n"})
        assert "tři destičky" in wrong["faults"][0]["text"] and wrong["words"] == [] and wrong["why"]


async def test_a_file_that_cannot_be_read_is_refused_with_its_line(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        reader = await server.guest()
        answer = await reader.ask("POST", "/api/games/brothers/figures", {"text": HEAD + "mill grain=9\n"})
        assert answer.status_code == 422, answer.text
        assert "line 2: grain must be a number from 0 to 4" in answer.json()["detail"]
