"""A connection that breaks in the middle of a move: the move is played once, and the page says what it does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

from tests.browser.inspection import CALM_MS, SETTLED
from tests.browser.players import Mouse
from tests.browser.server import Guest

pytestmark = pytest.mark.usefixtures("app")
AT_ONCE = "localStorage.setItem('regnum.settings', JSON.stringify({ pace: 0 }))"


class Line:
    """Between the page and the server: can swallow the next command's answer and break."""

    def __init__(self, page: Page) -> None:
        self.sent: list[str] = []
        self.break_at_play = False
        page.route_web_socket("**/socket", self.open)

    def open(self, page_side: WebSocketRoute) -> None:
        """Pass everything on, until the connection is to break."""
        server = page_side.connect_to_server()
        deaf = [False]

        def up(message: str | bytes) -> None:
            self.sent.append(str(message))
            server.send(message)
            if self.break_at_play and '"play"' in str(message):
                self.break_at_play = False
                deaf[0] = True  # the command arrives; nothing comes back any more
                page_side.close(code=1012)

        def down(message: str | bytes) -> None:
            if not deaf[0]:
                page_side.send(message)

        page_side.on_message(up)
        server.on_message(down)


def test_a_move_whose_answer_is_lost_is_sent_again_and_played_once(page: Page, guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    table = anna.table("brothers", "me", "me")
    anna.enter(page.context)
    page.add_init_script(AT_ONCE)
    line = Line(page)
    page.goto(f"/table/{table}")
    player = Mouse(page)
    player.look()
    line.break_at_play = True
    while line.break_at_play:
        player.act(player.look())
        page.evaluate(SETTLED, CALM_MS)
    expect(page.locator(".table")).to_have_attribute("data-at", "1", timeout=15_000)
    player.look()  # and one can go on
    commands = [each for each in line.sent if '"play"' in each]
    assert len(commands) >= 2 and len(set(commands)) == 1, "the same command, again"
    assert anna.sight(table)["moves"] == 1


def test_offline_the_page_says_so_and_goes_on_by_itself(
    new_context: Callable[..., BrowserContext], guest: Callable[..., Guest]
) -> None:
    context = new_context()
    anna = guest("Anna")
    table = anna.table("brothers", "me", "me")
    anna.enter(context)
    page = context.new_page()
    line = Line(page)
    page.goto(f"/table/{table}")
    player = Mouse(page)
    player.look()
    hellos = len([each for each in line.sent if '"hello"' in each])
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    context.set_offline(True)
    line.break_at_play = True
    while line.break_at_play:
        player.act(player.look())
        page.evaluate(SETTLED, CALM_MS)
    expect(page.locator(".lost p")).to_be_visible()
    context.set_offline(False)
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.locator(".table")).to_have_attribute("data-at", "1", timeout=15_000)
    assert len([each for each in line.sent if '"hello"' in each]) > hellos


def test_the_first_page_needs_little_script(page: Page) -> None:
    """Under 150 KB gzipped, all that the lobby loads."""
    sizes: dict[str, int] = {}

    def weigh(url: str, body: bytes) -> None:
        import gzip

        sizes[Path(url).name] = len(gzip.compress(body, 9))

    page.on("response", lambda got: weigh(got.url, got.body()) if got.url.endswith(".js") else None)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assert sizes, "the lobby came without any script"
    assert sum(sizes.values()) < 150_000, sizes
