"""Drawings are served from the games: by plain names only, the game's own before its expansions'."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from regnum.catalogue import drawings
from regnum.server import art
from tests.server.rest.client import GAME, api_server, problem


@pytest.fixture
def drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A game with an expansion, each with drawings, and one more that is a single module."""
    for package, files in {
        "drawn_game": {"icons.svg": "<svg>game</svg>", "tones.css": ":root{}", "notes.md": "no", "icons.json": "{}"},
        "drawn_more": {"icons.svg": "<svg>more</svg>", "wonders.narrow.svg": "<svg>wonders</svg>"},
    }.items():
        (tmp_path / package / "art").mkdir(parents=True)
        (tmp_path / package / "__init__.py").write_text("")
        for name, text in files.items():
            (tmp_path / package / "art" / name).write_text(text)
        (tmp_path / package / "art" / "shapes").mkdir()
        for name in ("tent.svg", f"{package}.svg", "Tent.svg", "notes.md"):
            (tmp_path / package / "art" / "shapes" / name).write_text(f"<svg>{package}</svg>")
    (tmp_path / "drawn_module.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    for module in (art, drawings):
        monkeypatch.setattr(module, "packages_of", lambda game: ["house", "drawn_module", "drawn_game", "drawn_more"])
    drawings.shape_drawings.cache_clear()
    yield
    drawings.shape_drawings.cache_clear()
    for name in ("drawn_game", "drawn_more", "drawn_module"):
        sys.modules.pop(name, None)


@pytest.mark.usefixtures("drawn")
async def test_a_games_drawings_are_served_and_then_only_their_tag(tmp_path: Path) -> None:
    async with api_server(tmp_path) as opened:
        one = opened.anonymous()
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
async def test_the_shapes_of_a_game_and_its_expansions_come_in_one_file(tmp_path: Path) -> None:
    async with api_server(tmp_path) as opened:
        answer = await opened.anonymous().ask("GET", "/art/any/shapes.json")
        game, more = "<svg>drawn_game</svg>", "<svg>drawn_more</svg>"
        assert answer.json() == {"tent": game, "drawn_game": game, "drawn_more": more}
        for name in ("shapes%2ftent.svg", "shapes%2f..%2ficons.svg"):
            assert (await opened.anonymous().ask("GET", f"/art/any/{name}")).status_code == 404


@pytest.mark.usefixtures("drawn")
async def test_only_plain_names_of_drawings_can_be_asked_for(tmp_path: Path) -> None:
    async with api_server(tmp_path) as opened:
        one = opened.anonymous()
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
    async with api_server(tmp_path) as opened:
        one = opened.anonymous()
        problem(await one.ask("GET", f"/art/{GAME}/no-such-drawing.svg"), 404, "not_found")
        problem(await one.ask("GET", "/art/chess/icons.svg"), 404, "unknown_game")
