"""The lobby, the settings, the rules and the links."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

import regnum
from regnum.catalogue import LANGUAGES, rulebook
from regnum.server.page.assets import all_assets, asset_url
from regnum.server.request_context import preferred_language
from tests.server.page.browser import Browser, PageServer
from tests.server.page.test_whole_games import invited, well_made

GAME = "brothers"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_is_well_made_in_every_language(anna: Browser, lang: str) -> None:
    token = invited(anna, GAME)
    paths = [
        "/plain",
        "/plain/settings",
        "/plain/about",
        f"/plain/join/{token}",
        "/plain/me/xyz",
        "/nothing",
        "/plain/nothing",
    ]
    paths += [f"/plain/{kind}/{game}" for kind in ("new", "rules") for game in regnum.games()]
    for path in paths:
        well_made(anna.go(f"{path}?lang={lang}"))
        assert anna.page.lang == lang, path
        assert anna.go(path).lang == lang  # stored


def test_a_stranger_reads_in_the_language_of_the_browser(server: PageServer) -> None:
    assert Browser(server, "de, uk;q=0.8, cs;q=0.9").go("/plain").lang == "cs"
    assert preferred_language("fr, de;q=0.3") == "en"
    assert preferred_language("sk;q=rubbish, uk;q=0.1") == "uk"
    page = Browser(server, "en")
    page.go("/plain?lang=sk")
    assert page.go("/plain").lang == "sk"
    assert page.go("/plain?lang=xx").lang == "sk"


def test_looking_makes_nobody(server: PageServer) -> None:
    somebody = Browser(server)
    for path in ("/plain", "/plain/settings", "/plain/about", f"/plain/new/{GAME}"):
        somebody.go(path)
    assert not [name for name in somebody.client.cookies if name == "regnum"]


def test_the_settings_keep_name_and_language(anna: Browser) -> None:
    anna.go("/plain/settings")
    anna.do("/plain/do/settings", name="Žofie", lang="cs")
    assert anna.page.lang == "cs"
    assert anna.page.form("/plain/do/settings").fields["name"] == ["Žofie"]
    anna.do("/plain/do/settings", name="\u200b", lang="cs")
    assert "1 až 40" in anna.page.text
    assert anna.go("/plain/settings").form("/plain/do/settings").fields["name"] == ["Žofie"]


def test_notices_go_to_addresses_that_can_be_removed(anna: Browser) -> None:
    anna.go("/plain/settings")
    anna.do("/plain/do/notify", target="http://127.0.0.1/x")
    assert "Nothing can be sent" in anna.page.text
    anna.do("/plain/do/notify", target="https://example.org/hook")
    assert "https://example.org/hook" in anna.page.text
    assert "example.org/hook" not in anna.do("/plain/do/quiet").text


def test_a_personal_link_carries_somebody_to_another_device(anna: Browser, boris: Browser) -> None:
    anna.go("/plain/settings")
    anna.do("/plain/do/settings", name="Anežka", lang="en")
    anna.do("/plain/do/link")
    found = re.search(r"/me/([A-Za-z0-9_-]{32})", anna.page.html)
    assert found
    boris.go(f"/plain/me/{found[1]}")
    assert "Anežka" not in boris.page.text  # asks first
    boris.do("/plain/do/me")
    assert boris.go("/plain/settings").form("/plain/do/settings").fields["name"] == ["Anežka"]
    boris.go(f"/plain/me/{found[1]}")
    assert "The link has expired" in boris.do("/plain/do/me").text


def test_somebody_is_forgotten_only_when_sure(anna: Browser) -> None:
    anna.play_now(GAME, "screen")
    anna.go("/plain/settings")
    assert "Tick the box" in anna.do("/plain/do/forget").text
    assert anna.page.has("/plain/do/forget")
    anna.do("/plain/do/forget", sure="yes")
    assert "Your data has been deleted" in anna.page.text
    assert not anna.go("/plain/settings").has("/plain/do/forget")


def test_a_wrong_link_is_told_so(anna: Browser) -> None:
    anna.go("/plain")
    anna.do("/plain/do/paste", link="what?")
    assert "not an invitation link" in anna.page.text
    anna.do("/plain/do/paste", link="x" * 32)
    assert anna.page.status == 404


@pytest.mark.parametrize("game", regnum.games())
def test_every_paragraph_has_an_anchor_and_can_be_found(anna: Browser, game: str) -> None:
    anna.go(f"/plain/rules/{game}")
    book = rulebook(game, "en")
    assert {f"p-{each.number}" for each in book.paragraphs} <= set(anna.page.ids)
    word = book.paragraphs[0].text.split()[-1].strip(".")
    anna.go(f"/plain/rules/{game}", params={"find": word})
    assert "<mark>" in anna.page.html
    anna.go(f"/plain/rules/{game}", params={"find": "<b>&"})
    assert "<b>" not in anna.page.html
    assert "0 paragraphs" in anna.page.text


def test_style_script_and_fonts_are_kept_for_ever_by_their_hash(anna: Browser) -> None:
    for name in all_assets():
        answer = anna.ask("GET", asset_url(name))
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        again = anna.ask("GET", f"/static/{name}", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304
    for path in ("/static/../paper.py", "/static/%2e%2e/paper.py", "/static/nothing.css", "/static/fonts/"):
        assert anna.ask("GET", path).status_code == 404


def test_the_style_names_only_files_that_are_there() -> None:
    style = all_assets()["plain.css"][0].decode()
    assert set(re.findall(r"url\(([^)]+)\)", style)) <= set(all_assets())


def texts(lang: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(files("regnum.catalogue").joinpath(f"{lang}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {e.id.name: e for e in body if isinstance(e, ast.Message) and e.id.name.startswith("page-")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_of_the_page_is_there_in_every_language_and_used(lang: str) -> None:
    assert list(texts(lang)) == list(texts("en"))
    package = files("regnum.server.page")
    sources = [each.read_text() for each in package.iterdir() if each.name.endswith(".py")]
    sources += [each.read_text() for each in package.joinpath("templates").iterdir()]
    shared = ("defaults.py", "contest_announcement.py")  # what the page and the API offer and announce is the same
    sources += [files("regnum.server").joinpath(name).read_text() for name in shared]
    written = "\n".join(sources)
    unused = [id for id in texts(lang) if f'"{id}"' not in written and f"'{id}'" not in written]
    assert not unused
