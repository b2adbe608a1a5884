"""What can be read without a session: games, rules, texts, bots, the OpenAPI document."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

import regnum
from regnum.bots import PLAYERS
from regnum.catalogue import LANGUAGES
from regnum.server.rest.fields import Lang
from tests.server.rest.client import GAME, api_server, problem


def test_the_languages_of_the_api_are_those_of_the_catalogues() -> None:
    assert get_args(Lang) == LANGUAGES


async def test_games_are_told_with_their_options_and_their_title_in_the_language(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = server.anonymous()
        shelf = (await one.get("/api/games?lang=cs"))["games"]
        assert [each["id"] for each in shelf] == list(regnum.games())
        brothers = await one.get(f"/api/games/{GAME}?lang=cs")
        assert brothers in shelf and brothers["title"] == "Dva bratři"
        assert brothers["seats"] == [1, 2] and brothers["options"][0]["choices"]
        problem(await one.ask("GET", "/api/games/chess"), 404, "unknown_game")
        data = problem(await one.ask("GET", "/api/games?lang=de"), 422, "not_valid")
        assert data["where"] == "query.lang"


async def test_rules_come_whole_by_part_and_by_word(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one, rules = server.anonymous(), f"/api/games/{GAME}/rules"
        whole = await one.get(rules)
        assert whole["title"] and whole["headings"] and len(whole["paragraphs"]) > 20
        part = await one.get(f"{rules}?part=2&lang=uk")
        assert 0 < len(part["paragraphs"]) < len(whole["paragraphs"])
        assert all(each["number"].startswith("2") or each["heading"].startswith("2") for each in part["paragraphs"])
        found = await one.get(f"{rules}?find=ROAD")
        assert found["paragraphs"] and all("road" in each["text"].lower() for each in found["paragraphs"])
        problem(await one.ask("GET", f"{rules}?part=99.9"), 404, "no_paragraph")
        problem(await one.ask("GET", f"{rules}?page=2"), 422, "not_valid")
        problem(await one.ask("GET", f"{rules}?part=1&part=2"), 422, "not_valid")
        problem(await one.ask("GET", "/api/games/chess/rules"), 404, "unknown_game")


@pytest.mark.parametrize("path", ["/api/texts/sk", f"/api/texts/sk/{GAME}"])
async def test_texts_are_sent_once_and_then_only_their_tag(tmp_path: Path, path: str) -> None:
    async with api_server(tmp_path) as server:
        one = server.anonymous()
        first = await one.ask("GET", path)
        assert first.status_code == 200 and first.headers["content-type"] == "text/plain; charset=utf-8"
        assert ("game-title" in first.text) == path.endswith(GAME)
        again = await one.ask("GET", path, if_none_match=f'"other", W/{first.headers["etag"]}')
        assert again.status_code == 304 and again.content == b""
        changed = await one.ask("GET", path, if_none_match='"other"')
        assert changed.status_code == 200 and changed.text == first.text


async def test_texts_in_an_unknown_language_or_of_an_unknown_game_are_not_there(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = server.anonymous()
        problem(await one.ask("GET", "/api/texts/de"), 404, "not_found")
        problem(await one.ask("GET", "/api/texts/en/chess"), 404, "unknown_game")
        problem(await one.ask("GET", "/api/texts/en/a%00b"), 404, "not_found")


async def test_bots_are_named(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        assert (await server.anonymous().get("/api/bots"))["bots"] == sorted(PLAYERS)


async def test_a_wrong_method_is_told_the_right_ones(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = await server.guest()
        answer = await one.ask("PATCH", "/api/tables", {})
        problem(answer, 405, "wrong_method")
        assert {"GET", "POST"} <= set(answer.headers["allow"].split(", "))
        assert (await one.ask("HEAD", "/api/games")).status_code == 200
