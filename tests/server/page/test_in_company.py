"""What the page owes the rest of the server: it does not block the loop, hides, counts and forgets."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from regnum.server import notice_targets
from regnum.server.app import create_app
from regnum.server.open_table import OpenTable
from regnum.server.page import invitations, lobby, rulebook, table_page
from regnum.server.page.render import PageContext
from regnum.server.settings import Limits, Rate, Settings
from regnum.server.viewer import Viewer
from tests.server.page.browser import Browser, PageServer
from tests.server.page.test_whole_games import invited, live_of, well_made

GAME = "brothers"
MODULES = {
    "snapshot_of": table_page,
    "decision_form": table_page,
    "Drawing": table_page,
    "history": table_page,
    "score_sheet": table_page,
    "offer": lobby,
    "sections": rulebook,
    "agreement": invitations,
}


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[PageServer]:
    """A server with a low limit of wrong links."""
    limits = Limits(claims=Rate(2, 900))
    with PageServer(
        create_app(Settings(database=f"sqlite:///{tmp_path / 'page.db'}", pace_ms=0, bot_processes=0, limits=limits))
    ) as opened:
        yield opened


def test_a_page_is_laid_out_and_written_beside_the_loop(anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: dict[str, set[threading.Thread]] = {}

    def noted(name: str, real: Any, *args: Any, **more: Any) -> Any:
        threads.setdefault(name, set()).add(threading.current_thread())
        return real(*args, **more)

    for name, module in MODULES.items():
        monkeypatch.setattr(module, name, partial(noted, name, getattr(module, name)))
    written = PageContext.written
    monkeypatch.setattr(PageContext, "written", lambda *args: noted("template", written, *args))
    token = invited(anna, GAME)
    anna.go(f"/plain/join/{token}")
    anna.go(f"/plain/rules/{GAME}")
    anna.play_now(GAME, "screen")
    assert set(threads) == {*MODULES, "template"}
    assert anna.server.thread not in set.union(*threads.values())


def private_table(host: Browser, **more: str) -> None:
    """Create a table without spectators; in the lobby only if `listed`."""
    host.go(f"/plain/new/{GAME}")
    form = host.page.form("/plain/do/table")
    form.fields.pop("watchers")
    host.press(form, None, **more)


def test_a_listed_table_without_watchers_is_known_and_joined_but_not_seen(anna: Browser, boris: Browser) -> None:
    private_table(anna, listed="yes")
    path = anna.page.url
    assert path in boris.go("/plain").links
    page = boris.go(path)
    well_made(page)
    assert page.status == 200
    assert not page.has("/plain/do/say")
    assert "plain.js" not in page.html
    boris.do("/plain/do/seat", "sit")
    assert boris.page.status == 200
    assert boris.page.has("/plain/do/say")
    assert len(live_of(boris).table.people()) == 2


def test_what_lies_on_a_listed_table_without_watchers_stays_hidden(anna: Browser, boris: Browser) -> None:
    private_table(anna, listed="yes", clock="turn-5", **{"chair-1": "me"})
    anna.do("/plain/do/say", text="between us")
    assert live_of(anna).table.match is not None
    page = boris.go(anna.page.url)
    assert page.status == 200
    for hidden in (
        "between us",
        'id="scene"',
        'id="log"',
        'id="scores"',
        "/plain/do/move",
        'class="clock',
        "data-left",
    ):
        assert hidden not in page.html
    assert boris.ask("GET", f"/plain/table/{live_of(anna).id}/record").status_code == 403
    form = boris.go("/plain").forms[0]
    line = {"table": live_of(anna).id, "text": "hello", "id": "1", "csrf": form.fields["csrf"]}
    boris.ask("POST", "/plain/do/say", data=line)
    assert "hello" not in anna.go(anna.page.url).text


def test_a_table_that_is_not_listed_stays_unknown(anna: Browser, boris: Browser) -> None:
    private_table(anna)
    assert boris.go(anna.page.url).status == 403
    boris.go("/plain")
    sit = {"table": live_of(anna).id, "action": "sit", "seat": "1", "csrf": boris.page.forms[0].fields["csrf"]}
    boris.ask("POST", "/plain/do/seat", data=sit)
    assert len(live_of(anna).table.people()) == 1


def test_wrong_links_are_counted_and_then_not_even_right_ones_are_looked_up(strict: PageServer) -> None:
    anna, boris = Browser(strict), Browser(strict)
    token = invited(anna, GAME)
    assert boris.go(f"/plain/join/{token}").status == 200
    for _ in range(2):
        assert boris.go(f"/plain/join/{'x' * 32}").status == 404
    assert boris.go(f"/plain/join/{token}").status == 429
    boris.go("/plain")
    csrf = boris.page.forms[0].fields["csrf"]
    for name in ("join", "me"):
        boris.read(boris.ask("POST", f"/plain/do/{name}", data={"token": token, "csrf": csrf}, follow_redirects=True))
    assert len(live_of(anna).table.people()) == 1


def test_wrong_personal_links_are_counted_too(strict: PageServer) -> None:
    anna = Browser(strict)
    anna.go("/plain/settings")
    anna.do("/plain/do/link")
    link = next(part for part in anna.page.html.split('"') if "/me/" in part).rpartition("/")[2]
    boris = Browser(strict)
    for token in ("x" * 32, "y" * 32, link):
        boris.go(f"/plain/me/{token}")
        boris.do("/plain/do/me")
    assert not [name for name in boris.client.cookies if name == "regnum"]


def watcher_at(live: OpenTable) -> Viewer:
    """Add a viewer to the table."""
    viewer = Viewer(None, 1_000_000)
    live.viewers.add(viewer)
    return viewer


def test_a_new_name_is_told_to_whoever_looks(anna: Browser) -> None:
    anna.play_now(GAME, "screen")
    live = live_of(anna)
    viewer = watcher_at(live)
    anna.go("/plain/settings")
    anna.do("/plain/do/settings", name="Žofie", lang="en")
    live.viewers.discard(viewer)
    assert any("Žofie" in message.text for message in viewer.messages)
    assert "Žofie" in live.names.values()


def test_a_forgotten_name_is_held_and_told_at_no_table_any_more(anna: Browser, boris: Browser) -> None:
    token = invited(anna, GAME)
    boris.go(f"/plain/join/{token}")
    boris.do("/plain/do/join", name="Bořivoj")
    live = live_of(boris)
    assert "Bořivoj" in live.names.values()
    viewer = watcher_at(live)
    boris.go("/plain/settings")
    boris.do("/plain/do/forget", sure="yes")
    live.viewers.discard(viewer)
    assert "Bořivoj" not in live.names.values()
    assert "Bořivoj" not in viewer.messages[-1].text
    assert "Bořivoj" not in live.table_message(None).text


def test_chat_goes_through_the_same_check_as_at_the_socket(anna: Browser) -> None:
    anna.play_now(GAME, "screen")
    path = anna.page.url
    assert anna.do("/plain/do/say", text="bell \x07 rings").status == 422
    anna.go(path)
    assert "bell" not in anna.page.text
    assert "two lines" in anna.do("/plain/do/say", text="two\nlines").text


def test_somebody_has_as_many_addresses_on_the_page_as_in_the_api(anna: Browser) -> None:
    anna.go("/plain/settings")
    for n in range(notice_targets.MOST + 1):
        anna.do("/plain/do/notify", target=f"https://example.org/{n}")
    assert "You have as many addresses as are allowed" in anna.page.text
    assert sum(form.action == "/plain/do/quiet" for form in anna.page.forms) == notice_targets.MOST
