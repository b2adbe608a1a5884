"""What happens at a table when things go wrong, come twice, come late, or are malicious."""

from __future__ import annotations

import re

import regnum
from regnum.catalogue.sentences import Sentences
from regnum.server.page.actions import AT_A_TABLE
from regnum.server.page.routes import OTHER_ACTIONS
from regnum.server.page.seats import span
from tests.server.page.browser import Browser, Page
from tests.server.page.test_whole_games import invited, live_of

GAME = "brothers"
HARM = "<script>alert(1)</script>"
MORE_HARM = "\"'><img src=x onerror=alert(1)>{{7*7}}"


def test_a_move_that_comes_twice_is_played_once(anna: Browser) -> None:
    anna.play_now(GAME, "screen")
    form = anna.page.form("/plain/do/move")
    anna.press(form, form.buttons[0])
    assert live_of(anna).table.at == 1
    anna.press(form, form.buttons[0])
    assert live_of(anna).table.at == 1
    assert 'class="note"' not in anna.page.html


def test_a_stale_page_is_answered_with_the_table_as_it_is(anna: Browser) -> None:
    anna.play_now(GAME, "screen")
    form = anna.page.form("/plain/do/move")
    anna.press(form, form.buttons[0])
    anna.press(form, form.buttons[1])
    assert live_of(anna).table.at == 1
    assert "Something on the table has changed" in anna.page.text
    assert "has changed in the meantime" not in anna.go(anna.page.url).text  # shown once


def test_a_refused_move_says_why_and_names_the_paragraph(anna: Browser) -> None:
    anna.play_now(GAME, "screen")
    live = live_of(anna)
    decision = live.table.the_match().decision(live.table.waiting[0])
    assert decision is not None
    refused = next(option for option in decision.options if option.refusal is not None)
    assert refused.refusal is not None
    anna.press(anna.page.form("/plain/do/move"), move=refused.move)
    assert regnum.text(refused.refusal, "en") in anna.page.text
    assert f"/plain/rules/{GAME}#p-{refused.refusal.rule}" in anna.page.links
    assert live.table.at == 0


def test_every_refused_option_stands_on_the_page_with_its_reason(anna: Browser) -> None:
    anna.play_now(GAME, "screen")
    live = live_of(anna)
    match = live.table.the_match()
    decision = match.decision(match.waiting[0])
    assert decision is not None
    for option in decision.options:
        label = regnum.text(option.label, "en", across=match.across(decision.seat))
        assert " ".join(label.split()) in anna.page.text


def test_a_move_is_taken_back_and_the_page_says_so(anna: Browser) -> None:
    anna.play_now(GAME, "screen")
    anna.press(anna.page.form("/plain/do/move"), anna.page.form("/plain/do/move").buttons[0])
    if anna.page.has("/plain/do/undo"):
        anna.do("/plain/do/undo")
    assert live_of(anna).table.at in (1, 2)


def test_a_held_move_waits_for_its_player(anna: Browser) -> None:
    anna.go(f"/plain/new/{GAME}")
    anna.press(anna.page.form("/plain/do/table"), None, confirm="yes", **{"chair-0": "me", "chair-1": "me"})
    for _ in range(40):
        if anna.page.has("/plain/do/confirm"):
            break
        form = anna.page.form("/plain/do/move")
        anna.press(form, form.buttons[-1])
    assert live_of(anna).table.held
    anna.do("/plain/do/undo")
    assert not live_of(anna).table.held
    form = anna.page.form("/plain/do/move")
    anna.press(form, form.buttons[-1])
    assert not anna.do("/plain/do/confirm").has("/plain/do/confirm")


def test_the_form_comes_back_as_it_was_filled_in_when_something_is_wrong(anna: Browser) -> None:
    option = next(each for each in regnum.info(GAME).options if each.kind == "several")
    anna.go(f"/plain/new/{GAME}")
    chosen = [str(each) for each in option.choices[: option.pick - 1]]
    anna.press(anna.page.form("/plain/do/table"), None, clock="days-3", **{f"option-{option.name}": chosen})
    assert anna.page.status == 422
    form = anna.page.form("/plain/do/table")
    assert form.fields[f"option-{option.name}"] == chosen
    assert form.fields["clock"] == ["days-3"]
    anna.press(form, None, **{f"option-{option.name}": [*chosen, option.words[0]]})
    assert anna.page.url.startswith("/plain/table/")
    assert live_of(anna).table.agreed.clock.kind == "days"


def test_a_curtain_falls_between_two_players_at_one_screen(anna: Browser) -> None:
    game = "jerusalem"
    anna.play_now(game, "screen")
    path = anna.page.url.partition("?")[0]
    assert not anna.page.has("/plain/do/move")
    assert "hand-0" not in anna.page.html
    look = next(link for link in anna.page.links if "?look=" in link)
    anna.go(look)
    first = live_of(anna).table.waiting
    form = anna.page.form("/plain/do/move")
    anna.press(form, form.buttons[0])
    seen = anna.page
    if live_of(anna).table.waiting != first:
        assert not seen.has("/plain/do/move")
        assert any(f"{path}?look=" in link for link in seen.links)


def test_names_and_chat_are_only_ever_text(anna: Browser, boris: Browser) -> None:
    token = invited(anna, GAME)
    boris.go(f"/plain/join/{token}")
    boris.do("/plain/do/join", name=HARM)
    boris.do("/plain/do/say", text=MORE_HARM)
    for page in (
        boris.page,
        anna.go(anna.page.url),
        anna.go("/plain"),
        boris.go("/plain/settings"),
        boris.go("/plain"),
    ):
        assert HARM not in page.html
        assert MORE_HARM not in page.html
    boris.go(anna.page.url)
    assert HARM in anna.go(live_path(boris)).text
    assert MORE_HARM in anna.page.text


def live_path(browser: Browser) -> str:
    """Return the path of the only table this browser knows."""
    return next(link for link in browser.go("/plain").links if link.startswith("/plain/table/"))


def test_chat_that_is_too_fast_keeps_what_was_typed(anna: Browser) -> None:
    anna.play_now(GAME, "screen")
    for nth in range(7):
        anna.do("/plain/do/say", text=f"line {nth}")
    assert 'class="note"' in anna.page.html
    assert anna.page.form("/plain/do/say").fields["text"] == ["line 6"]


def test_a_seat_is_lent_taken_back_and_left(anna: Browser) -> None:
    anna.play_now(GAME, "screen")
    lend = [form for form in anna.page.forms if form.action == "/plain/do/seat" and form.fields["seat"] == ["1"]]
    anna.press(lend[0], next(b for b in lend[0].buttons if b.value == "lend"))
    assert live_of(anna).table.seats[1].bot
    anna.do("/plain/do/seat", "return")
    assert not live_of(anna).table.seats[1].bot
    anna.do("/plain/do/seat", "leave")
    assert live_of(anna).table.seats[0].person is None


def test_a_sandbox_opens_and_a_hint_is_given(anna: Browser) -> None:
    anna.play_now(GAME, "bot")
    anna.wait_for_turn()
    assert "The computer would play" in anna.do("/plain/do/hint").text
    first = anna.page.url
    assert anna.do("/plain/do/fork").url != first
    assert live_of(anna).table.agreed.sandbox


def test_every_form_refuses_a_wrong_token_and_a_strange_page(anna: Browser) -> None:
    anna.play_now(GAME, "screen")
    table = live_of(anna)
    before = table.table.length
    for name in (*AT_A_TABLE, *OTHER_ACTIONS):
        fields = {"table": table.id, "seat": "0", "action": "leave", "at": "0", "move": "x", "sure": "yes"}
        for csrf in ({}, {"csrf": "new"}, {"csrf": "wrong"}):
            assert anna.ask("POST", f"/plain/do/{name}", data={**fields, **csrf}).status_code == 403, name
        good = {**fields, "csrf": anna.page.form("/plain/do/say").fields["csrf"][0]}
        strange = anna.ask("POST", f"/plain/do/{name}", data=good, headers={"Origin": "https://evil.example"})
        assert strange.status_code == 403
        assert anna.ask("GET", f"/plain/do/{name}").status_code == 405
    assert table.table.length == before


def test_a_stranger_sees_no_table_that_is_not_to_be_watched(anna: Browser, boris: Browser) -> None:
    anna.go(f"/plain/new/{GAME}")
    form = anna.page.form("/plain/do/table")
    form.fields.pop("watchers")
    anna.press(form, None, **{"chair-1": "me"})
    assert boris.go(anna.page.url).status == 403
    assert live_of(anna).id not in boris.page.text
    assert boris.ask("GET", f"{anna.page.url}/record").status_code == 403


def test_a_form_of_a_strange_table_is_refused(anna: Browser, boris: Browser) -> None:
    anna.play_now(GAME, "screen")
    form = anna.page.form("/plain/do/move")
    boris.play_now(GAME, "screen")
    mine = boris.page.form("/plain/do/move")
    form.fields["csrf"] = mine.fields["csrf"]
    boris.press(form, form.buttons[0])
    assert live_of(anna).table.at == 0
    assert 'class="note"' in boris.page.html


def test_every_page_says_where_its_forms_come_from_only_to_its_own_server(anna: Browser) -> None:
    # With no-referrer a browser sends `Origin: null` with a form, and the server would refuse its own pages.
    answer = anna.ask("GET", "/plain")
    assert answer.headers["referrer-policy"] == "same-origin"
    assert "no-store" in answer.headers["cache-control"]
    assert re.search(r"script-src 'self'(;|$)", answer.headers["content-security-policy"])


def test_a_page_that_is_not_there_says_so(anna: Browser) -> None:
    for path in (
        "/plain/nothing",
        "/plain/table/nothing",
        "/plain/rules/nothing",
        "/plain/new/nothing",
        "/plain/join/nothing",
    ):
        page: Page = anna.go(path)
        assert page.status == 404
        assert "/plain" in page.links
    assert anna.ask("GET", "/api/nothing").headers["content-type"] == "application/problem+json"


def test_a_clock_tells_no_more_than_counts() -> None:
    told = [span(seconds, Sentences("en")) for seconds in (245, 3845, 6 * 3600, 86_399, 2 * 86_400 + 3 * 3600)]
    assert told == ["4:05", "1:04:05", "6\u00a0h", "23\u00a0h", "2\u00a0d 3\u00a0h"]
