"""What a new user gets: pages instead of JSON, one heading for one decision, and steps that ask once."""

from __future__ import annotations

import re

import pytest

from regnum.server.app import create_app
from regnum.server.settings import Limits, Rate, Settings
from tests.server.page.browser import Browser, Page, PageServer
from tests.server.page.test_whole_games import invited, live_of, well_made

GAME = "brothers"
PEOPLE = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def page_of(browser: Browser, method: str, path: str, **more: object) -> Page:
    """Return the response to a request for HTML."""
    headers = {**PEOPLE, **more.pop("headers", {})}  # type: ignore[dict-item]
    return browser.read(browser.ask(method, path, headers=headers, **more))


def test_a_start_link_that_is_gone_is_a_page_for_people_and_json_for_programs(server: PageServer) -> None:
    stranger = Browser(server, "cs")
    page = page_of(stranger, "GET", "/start/nothing/nothing")
    well_made(page)
    assert (page.status, page.lang) == (409, "cs")
    assert "Tenhle odkaz už neplatí." in page.text
    answer = stranger.ask("GET", "/start/nothing/nothing")
    assert answer.headers["content-type"] == "application/problem+json"


def test_a_wrong_host_and_a_wrong_token_are_pages_too(anna: Browser) -> None:
    page = page_of(anna, "GET", "/plain", headers={"Host": "elsewhere.example"})
    assert page.status == 421
    assert "does not answer to this name" in page.text
    assert "elsewhere" not in page.html
    page = page_of(anna, "POST", "/plain/do/play", data={"csrf": "wrong"})
    assert page.status == 403
    assert "no longer valid" in page.text
    strange = {"Origin": "https://evil.example"}
    assert "no longer valid" in page_of(anna, "POST", "/plain/do/play", data={}, headers=strange).text


def test_the_api_answers_in_json_whoever_asks(anna: Browser) -> None:
    for path, headers in (("/api/nothing", {}), ("/api/me", {"Host": "elsewhere.example"})):
        assert (
            anna.ask("GET", path, headers={**PEOPLE, **headers}).headers["content-type"] == "application/problem+json"
        )


def test_too_many_requests_are_answered_with_a_page(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("fast")
    settings = Settings(database=f"sqlite:///{folder / 'page.db'}", limits=Limits(requests=Rate(1, 60)))
    with PageServer(create_app(settings)) as opened:
        limited = Browser(opened, "sk")
        limited.go("/plain")
        answer = limited.ask("GET", "/plain", headers=PEOPLE)
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) > 0
        assert limited.read(answer).lang == "sk"


def test_while_a_bot_plays_my_seat_i_am_told_and_can_press_no_move(anna: Browser) -> None:
    anna.play_now(GAME, "bot")
    anna.wait_for_turn()
    form = next(
        f for f in anna.page.forms if f.action == "/plain/do/seat" and any(b.value == "lend" for b in f.buttons)
    )
    anna.press(form, next(b for b in form.buttons if b.value == "lend"))
    assert "The computer plays for you now" in anna.page.text
    assert not anna.page.has("/plain/do/move")
    assert not anna.page.has("/plain/do/hint")
    anna.do("/plain/do/seat", "return")
    assert "plays for you now" not in anna.page.text


def test_heading_and_decision_agree_when_i_hold_several_seats(anna: Browser) -> None:
    anna.play_now(GAME, "screen")
    data = re.findall(r"Your turn: (\w+)", anna.page.text)
    assert len(data) >= 2
    assert len(set(data)) == 1


def test_what_can_be_played_with_leads_to_its_option(anna: Browser) -> None:
    anna.play_now(GAME, "screen")
    leads = [link for link in anna.page.links if link.startswith("#option-")]
    assert leads
    well_made(anna.page)


def test_roads_are_told_in_words(anna: Browser) -> None:
    anna.play_now(GAME, "screen")
    assert "roads: " in anna.page.text


def test_a_form_comes_back_to_the_decision_the_chat_or_the_notice(anna: Browser) -> None:
    anna.play_now(GAME, "screen")
    form = anna.page.form("/plain/do/move")
    fields = {name: value[0] for name, value in form.fields.items()}
    good = anna.ask("POST", "/plain/do/move", data={**fields, "move": form.buttons[0].value})
    assert good.headers["location"].endswith("#decision")
    assert anna.ask("POST", "/plain/do/move", data={**fields, "move": "x"}).headers["location"].endswith("#notice")
    chat = {name: value[0] for name, value in anna.page.form("/plain/do/say").fields.items()}
    assert anna.ask("POST", "/plain/do/say", data={**chat, "text": "hi"}).headers["location"].endswith("#chat")


def test_who_is_shown_out_is_told_and_the_host_knows_what_to_do(anna: Browser, boris: Browser) -> None:
    token = invited(anna, GAME)
    boris.go(f"/plain/join/{token}")
    boris.do("/plain/do/join", name="Boris")
    anna.go(anna.page.url)
    anna.do("/plain/do/begin")
    path, live = anna.page.url, live_of(anna)
    while live.table.waiting != (1,):
        anna.go(path)
        anna.press(anna.page.form("/plain/do/move"), anna.page.form("/plain/do/move").buttons[-1])
    anna.go(path)
    assert 'class="sure"' in anna.page.html
    anna.do("/plain/do/seat", "show_out")
    assert "but nobody sits there" in anna.page.text
    assert "Invite someone, or let the computer play." in anna.page.text
    assert "Hostitel tvé místo uvolnil" in boris.go(path).text
    assert "Hostitel může někoho pozvat" in boris.page.text


def test_a_host_without_a_name_is_asked_for_one(anna: Browser) -> None:
    anna.play_now(GAME, "screen")
    form = next(f for f in anna.go("/plain").forms if any(b.value == "friends" for b in f.buttons))
    assert form.fields["name"] == ["Guest"]
    anna.press(form, form.buttons[0], name="Adéla")
    assert "Adéla" in anna.page.text
    assert "name" not in anna.page.form("/plain/do/invite").fields
    assert not [f for f in anna.go("/plain").forms if "name" in f.fields]


def test_a_sandbox_is_marked_and_leads_back(anna: Browser) -> None:
    anna.play_now(GAME, "bot")
    anna.wait_for_turn()
    first = anna.page.url
    anna.do("/plain/do/fork")
    assert first in anna.page.links
    assert "sandbox" in anna.go("/plain").text
