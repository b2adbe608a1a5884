"""Games of other packages: with one language, with half of one, and broken in every way we know."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs

import regnum
from regnum.catalogue import LANGUAGES, catalogue, rulebook
from regnum.core.errors import BrokenGame
from regnum.core.messages import say
from regnum.core.registry import unavailable
from regnum.server import run
from tests.guests import installed, make_guest
from tests.server.rest.client import api_server, problem, table

OURS = ("architects", "brothers", "jerusalem", "paladins")
A_PATH = re.compile(r"(?:/[\w.-]+){2,}\.(?:py|ftl|md)|site-packages|Errno")

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "packages"
    folder.mkdir()
    return folder


# -- one language ----------------------------------------------------------------------------------------------------


@pytest.fixture
def english_only(site: Path) -> Iterator[str]:
    package = make_guest(site, "lodging")
    changed("texts/en.ftl", "game-title = Pebbles at the Gate", "game-title = The Lodging")(package)
    changed("texts/en.ftl", "game-tagline = Whose fist is the largest tonight?", "game-tagline = For one night")(
        package
    )
    with installed(site):
        yield "lodging"


@in_every_language
def test_a_game_with_one_language_speaks_it_to_everybody(english_only: str, lang: str) -> None:
    match = regnum.new(english_only, seats=2, seed=7)
    decision = match.decision(0)
    assert decision is not None
    assert regnum.text(decision.prompt, lang) == "The prize is 2. How many pebbles do you close in your fist?"
    labels = [regnum.text(option.label, lang) for option in decision.options]
    assert labels == ["Hold no pebbles", "Hold one pebble", "Hold 2 pebbles", "Hold 3 pebbles"]
    match.play(0, "hold 1")
    data = [regnum.text(event, lang) for event in match.play(1, "hold 2")]
    green = catalogue(lang).render(say("seat-green"))  # a word of the interface, which has all four languages
    assert f"{green[:1].upper()}{green[1:]} wins the prize of 2." in data
    assert rulebook(english_only, lang).title == rulebook(english_only, "en").title != ""


def test_what_stands_in_for_a_language_is_counted_as_its_own_language_counts(english_only: str) -> None:
    texts = catalogue("uk", english_only)  # in Ukrainian 21 is counted like 1
    assert texts.render(say("some-pebbles", count=21)) == "21 pebbles"


def test_the_server_still_speaks_the_readers_language(english_only: str) -> None:
    assert catalogue("cs", english_only).render(say("ui-you")) == catalogue("cs").render(say("ui-you"))


def test_a_language_that_has_half_of_the_messages_borrows_the_others_one_by_one(site: Path) -> None:
    package = make_guest(site, "half_told", ("en", "cs"))
    (package / "texts" / "cs.ftl").write_text(
        "verb-hold = sevřít oblázky\nmove-hold = Sevřít { some-pebbles }\n", encoding="utf-8"
    )
    with installed(site):
        texts = catalogue("cs", "half_told")
        assert texts.render(say("verb-hold")) == "sevřít oblázky"
        assert texts.render(say("line-prizes")) == "Prizes"
        assert (
            texts.render(say("move-hold", count=2)) == "Hold 2 pebbles"
        )  # the Czech message has a variable that is missing
        assert texts.has("line-prizes") and not texts.has("line-nothing")


def test_without_english_the_first_language_of_the_game_stands_in(site: Path) -> None:
    make_guest(site, "cizinec", ("sk", "cs"))
    with installed(site):
        texts = [catalogue(lang, "cizinec").render(say("verb-hold")) for lang in ("en", "uk", "cs", "sk")]
        assert texts[0] == texts[1] == texts[2] != texts[3]
        assert rulebook("cizinec", "uk").title == rulebook("cizinec", "cs").title != rulebook("cizinec", "sk").title


@in_every_language
async def test_a_game_with_one_language_is_in_the_lobby_of_every_reader(
    english_only: str, tmp_path: Path, lang: str
) -> None:
    async with api_server(tmp_path) as server:
        one = server.anonymous()
        page = await one.ask("GET", "/plain", accept_language=lang, accept="text/html")
        assert page.status_code == 200 and "The Lodging" in page.text and "For one night" in page.text
        form = await one.ask("GET", "/plain/new/lodging", accept_language=lang, accept="text/html")
        assert form.status_code == 200 and "9, the usual" in form.text.replace("\xa0", " ")
        rules = await one.ask("GET", "/plain/rules/lodging", accept_language=lang, accept="text/html")
        assert rules.status_code == 200 and "Turn up the next prize" in rules.text
        found = {each["id"]: each for each in (await one.get(f"/api/games?lang={lang}"))["games"]}
        assert set(found) == {*OURS, "lodging"} and found["lodging"]["title"] == "The Lodging"
        assert found["lodging"]["options"][0]["label"] == "Pebbles of each player"
        assert (await one.get(f"/api/games/lodging?lang={lang}"))["tagline"] == "For one night"
        assert (await one.get(f"/api/games/lodging/rules?lang={lang}"))["paragraphs"]
        whole = await one.get(f"/api/house?lang={lang}")
        assert {each["id"] for each in whole["games"]} == {*OURS, "lodging"}


@in_every_language
async def test_a_browser_is_told_where_to_find_what_its_language_lacks(
    english_only: str, tmp_path: Path, lang: str
) -> None:
    async with api_server(tmp_path) as server:
        one = server.anonymous()
        own = await one.ask("GET", f"/api/texts/{lang}/lodging")
        assert own.status_code == 200
        assert own.headers.get("regnum-fallback") == (None if lang == "en" else "en")
        assert ("move-hold" in own.text) == (lang == "en")
        ours = await one.ask("GET", f"/api/texts/{lang}/brothers")
        assert "regnum-fallback" not in ours.headers


@in_every_language
async def test_a_match_of_such_a_game_is_played_on_the_plain_page(english_only: str, tmp_path: Path, lang: str) -> None:
    async with api_server(tmp_path) as server:
        anna = await server.guest("Anna", lang)
        made = await table(anna, "me", "random", begin=True, game="lodging")
        page = await anna.ask("GET", f"/plain/table/{made}", accept_language=lang, accept="text/html")
        assert page.status_code == 200 and "How many pebbles do you close in your fist?" in page.text
        lobby = await anna.ask("GET", "/plain", accept_language=lang, accept="text/html")
        assert lobby.status_code == 200 and made in lobby.text


# -- broken ones -----------------------------------------------------------------------------------------------------

Spoil = Callable[[Path], None]


def changed(file: str, old: str, new: str) -> Spoil:
    def spoil(package: Path) -> None:
        source = (package / file).read_text(encoding="utf-8")
        assert old in source
        (package / file).write_text(source.replace(old, new), encoding="utf-8")

    return spoil


def written(file: str, content: bytes) -> Spoil:
    def spoil(package: Path) -> None:
        (package / file).write_bytes(content)

    return spoil


UNOPENED: dict[str, Spoil] = {
    "cannot_be_imported": written("__init__.py", b"import nowhere_at_all\n"),
    "ends_the_program": written("__init__.py", b"raise SystemExit(3)\n"),
    "is_not_python": written("__init__.py", b"BOX = = 3\n"),
    "has_no_box": written("__init__.py", b"BALL = 3\n"),
    "box_is_no_box": written("__init__.py", b"BOX = {'id': 'box_is_no_box'}\n"),
    "box_of_another_name": changed("box.py", '    "box_of_another_name",\n', '    "brothers",\n'),
    "more_seats_than_colours": changed("box.py", "seats=(2, 3)", "seats=(2, 7)"),
    "options_are_no_options": changed("box.py", "options=[OptionInfo(", "options=[tuple, OptionInfo("),
    "two_seats_alike": changed("parts.py", '"green"', '"red"'),
}
UNTOLD: dict[str, Spoil] = {
    "opponents_fail": changed("box.py", "seats=(2, 3)", "seats=(1, 3),\n    opponents=lambda seats, options: 1 // 0"),
}
MUTE: dict[str, Spoil] = {
    "texts_are_not_fluent": written("texts/en.ftl", b"}}} this is not = { Fluent\n\n]]]]\n"),
    "texts_are_not_utf8": written("texts/en.ftl", "line-prizes = Preise f\xfcr alle\n".encode("latin-1")),
    "package_is_elsewhere": changed("box.py", 'package="package_is_elsewhere"', 'package="nowhere_at_all"'),
}
BLIND: dict[str, Spoil] = {
    "view_fails": changed("view.py", '"prize": int(game.prize),', '"prize": 1 // 0,'),
    "scene_fails": changed("scene.py", "    return Scene(", "    return 1 // 0 or Scene("),
}
SHOWN = {*OURS, *MUTE, *BLIND}


@pytest.fixture
def spoilt(site: Path) -> Iterator[None]:
    """Install all of them at once."""
    for name, spoil in (UNOPENED | UNTOLD | MUTE | BLIND).items():
        spoil(make_guest(site, name))
    with installed(site):
        yield


def no_path(answer: httpx.Response) -> httpx.Response:
    assert not A_PATH.search(answer.text), answer.text
    return answer


def test_a_game_that_cannot_be_opened_is_not_offered(spoilt: None) -> None:
    assert set(regnum.games()) == {*OURS, *UNTOLD, *MUTE, *BLIND}
    assert set(unavailable()) == set(UNOPENED)
    for game in UNOPENED:
        with pytest.raises(BrokenGame, match=f"^the game '{game}' is unavailable: its package cannot be loaded$"):
            regnum.new(game, seats=2, seed=1)


def test_the_log_says_why_a_game_is_left_out(spoilt: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gc.freeze", lambda: None)
    with capture_logs() as lines:
        run.prepare_process()
    why = {line["game"]: str(line["exc_info"]) for line in lines if line["event"] == "game_unavailable"}
    assert set(why) == set(UNOPENED)
    assert "nowhere_at_all" in why["cannot_be_imported"] and "'brothers'" in why["box_of_another_name"]


async def test_broken_games_harm_nobody_else(spoilt: None, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with capture_logs() as lines, caplog.at_level(logging.WARNING, logger="regnum.catalogue"):
        async with api_server(tmp_path) as server:
            one = server.anonymous()
            for lang in LANGUAGES:
                for path in ("/plain", "/plain/about", "/plain/rules/brothers", f"/api/games?lang={lang}"):
                    answer = no_path(await one.ask("GET", path, accept_language=lang, accept="text/html"))
                    assert answer.status_code == 200, f"{path} {lang}: {answer.text}"
                    assert all(game in answer.text for game in OURS), f"{path} {lang}"
                shown = {each["id"] for each in (await one.get(f"/api/house?lang={lang}"))["games"]}
                assert shown == SHOWN
            for game in (*UNOPENED, *UNTOLD):
                problem(no_path(await one.ask("GET", f"/api/games/{game}")), 404, "unknown_game")
            for game in UNOPENED:
                page = no_path(await one.ask("GET", f"/plain/new/{game}", accept="text/html"))
                assert page.status_code == 404
            anna = await server.guest()
            made = await table(anna, "me", "random", begin=True)
            page = await anna.ask("GET", f"/plain/table/{made}", accept="text/html")
            assert page.status_code == 200
    assert {each["game"] for each in lines if each["event"] == "game_unavailable"} == set(UNTOLD)
    assert "ignoring invalid Fluent" in caplog.text and "is not UTF-8" in caplog.text


async def test_a_game_whose_texts_cannot_be_read_is_played_by_its_ids(spoilt: None, tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        anna = await server.guest()
        for game in MUTE:
            made = await table(anna, "me", "random", begin=True, game=game)
            page = no_path(await anna.ask("GET", f"/plain/table/{made}", accept="text/html"))
            assert page.status_code == 200 and "ask-close-fists" in page.text


async def test_a_game_that_fails_while_it_is_played_fails_alone(spoilt: None, tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        anna = await server.guest()
        for game in BLIND:
            made = await table(anna, "me", "random", begin=True, game=game, listed=True)
            page = no_path(await anna.ask("GET", f"/plain/table/{made}", accept="text/html"))
            assert page.status_code == 500 and "has been logged" in page.text
            lobby = no_path(await anna.ask("GET", "/plain", accept="text/html"))
            assert lobby.status_code == 200 and all(each in lobby.text for each in OURS)
        assert await anna.get("/api/me/tables") and await anna.get("/api/tables")
        assert await table(anna, "me", "random", begin=True)


async def test_tables_of_a_game_that_is_gone_do_not_close_the_lobby(site: Path, tmp_path: Path) -> None:
    make_guest(site, "lodging")
    with installed(site):
        async with api_server(tmp_path) as server:
            anna = await server.guest()
            made = await table(anna, "me", "random", begin=True, game="lodging", listed=True)
            jar: Any = anna.http.cookies
    async with api_server(tmp_path) as server:
        again = server.anonymous()
        again.http.cookies, again.csrf = jar, anna.csrf
        for lang in LANGUAGES:
            lobby = await again.ask("GET", "/plain", accept_language=lang, accept="text/html")
            assert lobby.status_code == 200 and made in lobby.text
        assert made in str(await again.get("/api/me/tables"))
        lost = await again.ask("GET", f"/plain/table/{made}", accept="text/html")
        assert no_path(lost).status_code == 404 and "is not available" in lost.text
        problem(no_path(await again.ask("GET", f"/api/tables/{made}")), 404, "game_gone")


def test_nobody_takes_the_name_of_a_game_of_ours(site: Path) -> None:
    package = make_guest(site, "robber")
    changed("box.py", '    "robber",\n', '    "brothers",\n')(package)
    (site / "robber-1.0.dist-info" / "entry_points.txt").write_text("[regnum.games]\nbrothers = robber:BOX\n")
    with installed(site):
        assert regnum.new("brothers", seats=2, seed=1).rules.box.package == "regnum.games.brothers"
