"""Drawings come from the games: by plain names only, the expansions' behind the game's own."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from regnum.server import art
from tests.server.rest.asking import GAME, house, problem


@pytest.fixture
def drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with an expansion, each with drawings, and one more that is a single module."""
    for package, files in {
        "drawn_game": {"icons.svg": "<svg>game</svg>", "tones.css": ":root{}", "notes.md": "no", "icons.json": "{}"},
        "drawn_more": {"icons.svg": "<svg>more</svg>", "wonders.narrow.svg": "<svg>wonders</svg>"},
    }.items():
        (tmp_path / package / "art").mkdir(parents=True)
        (tmp_path / package / "__init__.py").write_text("")
        for name, text in files.items():
            (tmp_path / package / "art" / name).write_text(text)
    (tmp_path / "drawn_module.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(art, "packages_of", lambda game: ["house", "drawn_module", "drawn_game", "drawn_more"])
    yield
    for name in ("drawn_game", "drawn_more", "drawn_module"):
        sys.modules.pop(name, None)


@pytest.mark.usefixtures("drawn")
async def test_a_games_drawings_are_served_and_then_only_their_tag(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        one = opened.nobody()
        for name, kind in {
            "icons.svg": "image/svg+xml",
            "tones.css": "text/css; charset=utf-8",
            "icons.json": "application/json",
            "wonders.narrow.svg": "image/svg+xml",
        }.items():
            answer = await one.ask("GET", f"/art/any/{name}")
            assert answer.status_code == 200 and answer.headers["content-type"] == kind
            assert answer.headers["cache-control"] == "no-cache"
            again = await one.ask("GET", f"/art/any/{name}", if_none_match=answer.headers["etag"])
            assert again.status_code == 304 and not again.content
        assert "game" in (await one.ask("GET", "/art/any/icons.svg")).text, "the game's own comes first"


@pytest.mark.usefixtures("drawn")
async def test_only_plain_names_of_drawings_can_be_asked_for(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        one = opened.nobody()
        for name in (
            "notes.md",
            "..%2f__init__.py",
            "%2e%2e",
            "nothing.svg",
            "icons",
            ".svg",
            "a..svg",
            "..svg",
            "x" * 80 + ".svg",
        ):
            answer = await one.ask("GET", f"/art/any/{name}")
            assert answer.status_code == 404, name


async def test_what_no_game_brings_is_not_there(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        one = opened.nobody()
        problem(await one.ask("GET", f"/art/{GAME}/no-such-drawing.svg"), 404, "not_found")
        problem(await one.ask("GET", "/art/chess/icons.svg"), 404, "unknown_game")
