"""What the browser client requests at start-up, and what it shows before a match: games, forms, galleries."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.bots import LEVELS, PLAYERS
from regnum.catalogue import LANGUAGES
from regnum.catalogue.render import MissingText
from regnum.catalogue.sentences import Sentences
from regnum.core.registry import box_of
from regnum.server.defaults import CLOCKS
from regnum.server.rest.games import seen
from tests.server.rest.client import GAME, api_server, problem, table

SOLO = [game for game in regnum.games() if regnum.info(game).seats[0] == 1]


async def test_one_request_tells_all_that_the_app_needs_at_its_start(tmp_path: Path) -> None:
    async with api_server(tmp_path) as opened:
        one = opened.anonymous()
        data = await one.get("/api/house?lang=cs")
        assert data["version"] == regnum.__version__ and data["lang"] == "cs"
        assert list(data["languages"]) == list(LANGUAGES)
        assert data["games"] == (await one.get("/api/games?lang=cs"))["games"]
        listed = await one.get("/api/bots")
        assert [each["id"] for each in data["bots"]] == listed["levels"] == list(LEVELS)
        assert set(listed["bots"]) == set(PLAYERS) > set(LEVELS), "those for laboratories are not offered to people"
        assert [each["level"] for each in data["bots"]] == [1, 2, 3, 4, 5]
        assert [each["label"] for each in data["bots"]] == ["Páže", "Panoš", "Rytíř", "Purkrabí", "Král"]
        assert [each["seconds"] for each in data["bots"]] == [0, 0, 2, 2, 5] and all(
            each["about"] for each in data["bots"]
        )
        assert data["usual_bot"] in listed["levels"]
        assert data["push_key"] == (await one.get("/api/push-key"))["key"]
        assert data["me"] == await one.get("/api/me") and data["me"]["person"] is None
        assert data["local"] is False and data["mail"] is False
        assert [each["id"] for each in data["clocks"]] == list(CLOCKS) and all(each["label"] for each in data["clocks"])


async def test_the_server_speaks_the_askers_own_language_and_knows_them(tmp_path: Path) -> None:
    async with api_server(tmp_path, local=True) as opened:
        anna = await opened.guest("Anna", "uk")
        data = await anna.get("/api/house")
        assert data["lang"] == "uk" and data["me"]["name"] == "Anna" and data["me"]["csrf"] == anna.csrf
        assert data["local"] is True
        problem(await anna.ask("GET", "/api/house?lang=de"), 422, "not_valid")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", regnum.games())
def test_a_form_for_a_new_table_finds_every_label(game: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing_is_missing(self: Sentences, thing: object, missing: MissingText) -> str:
        raise AssertionError(str(missing))

    monkeypatch.setattr(Sentences, "gap", nothing_is_missing)
    seen.cache_clear()
    data = seen(game, lang)
    assert data.title and data.tagline and data.about
    assert len(data.sides) == len(set(data.sides)) == data.seats[1] == len(data.colours)
    assert (data.solo is not None) == (game in SOLO)
    assert data.guide == (box_of(game).guide is not None)
    for option, known in zip(data.options, box_of(game).info().options, strict=True):
        assert (option.name, option.kind, option.default) == (known.name, known.kind, known.default)
        assert option.label and set(option.labels) == {str(each) for each in [*known.choices, *known.words]}
        assert all(option.labels.values())
    assert all(each.label and each.about for each in data.expansions)


async def test_a_gallery_is_a_list_of_panels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with api_server(tmp_path) as opened:
        one = opened.anonymous()
        for game in regnum.games():
            data = await one.get(f"/api/games/{game}/gallery")
            assert data["game"] == game and all(each["kind"] == "panel" for each in data["panels"])
        problem(await one.ask("GET", "/api/games/chess/gallery"), 404, "unknown_game")


async def test_one_request_sets_a_table_against_a_bot_and_begins_it(tmp_path: Path) -> None:
    async with api_server(tmp_path) as opened:
        one = await opened.guest()
        for chairs in (["me", "king"], ["random", "me"]):
            made = await begun(one, {"game": GAME, "seats": 2, "chairs": chairs})
            assert made["table"]["state"] == "playing" and made["you"]["seats"] == [chairs.index("me")]


@pytest.mark.parametrize("game", SOLO)
async def test_one_request_begins_a_solo_game(tmp_path: Path, game: str) -> None:
    async with api_server(tmp_path) as opened:
        one = await opened.guest()
        made = await begun(one, {"game": game, "seats": 1, "chairs": ["me"]})
        assert made["table"]["state"] == "playing" and len(made["table"]["opponents"]) == 1


async def test_several_chairs_can_be_mine(tmp_path: Path) -> None:
    async with api_server(tmp_path) as opened:
        one = await opened.guest()
        made = await begun(one, {"game": GAME, "seats": 2, "chairs": ["me", "me"]})
        assert made["you"]["seats"] == [0, 1]
        sight = (await one.get(f"/api/tables/{made['table']['id']}/sight"))["sight"]
        assert sight["decision"] is not None or sight["curtain"] is not None
        id = await table(one, "me", "open")
        assert (await one.get(f"/api/tables/{id}"))["table"]["state"] == "open"


async def begun(one: Any, order: dict[str, Any]) -> Any:
    return await one.post("/api/tables", order | {"begin": True})


async def test_the_server_has_a_name_and_news_that_may_change_while_it_runs(tmp_path: Path) -> None:
    news = tmp_path / "news.txt"
    async with api_server(tmp_path, name="Three Towers Club", news=str(news)) as opened:
        one = opened.anonymous()
        data = await one.get("/api/house")
        assert (data["name"], data["news"]) == ("Three Towers Club", "")  # a file that is not there has none
        news.write_text("  Tuesday: league night.\n", encoding="utf-8")
        assert (await one.get("/api/house"))["news"] == "Tuesday: league night."
        news.write_text("x" * 5000, encoding="utf-8")
        assert len((await one.get("/api/house"))["news"]) == 2000
