"""Figures of the box: read by keyboard, checked at once, stored, exported, imported, compared and played with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.server import Guest

pytestmark = pytest.mark.usefixtures("app")
GAME = "brothers"
PHONE = {"width": 390, "height": 844}
WIDTH = "document.scrollingElement.scrollWidth"
HEAD = "[regnum figures 1] [game brothers] [name other-box]\n"


def test_a_box_is_read_kept_exported_imported_and_compared(page: Page, tmp_path: Path) -> None:
    page.goto(f"/figures/{GAME}")
    heading = page.locator("#figure-item")
    expect(heading).to_have_text("Inn (row)")
    roads = page.get_by_role("group", name="Roads", exact=True)
    roads.get_by_role("button", name="above", exact=True).focus()
    page.keyboard.press("Enter")  # beside left and right, which are ours
    expect(roads).to_contain_text("differs")
    page.get_by_role("button", name="The rest is the same, next").click()
    expect(heading).to_have_text("Inn (column)")
    page.reload()
    page.get_by_role("radio", name="Read", exact=True).check(force=True)
    expect(page.locator(".list li")).to_have_count(1)
    expect(page.locator(".list li")).to_contain_text("1 figure differs")
    with page.expect_download() as download:
        page.get_by_role("button", name="Export").click()
    file = tmp_path / "mine.figures"
    download.value.save_as(file)
    line = "inn_row terrain=yellow roads=N+E+W joined=yes line=row"
    assert file.read_text(encoding="utf-8").splitlines()[1] == line
    other = tmp_path / "other.figures"
    other.write_text(HEAD + "inn_row terrain=yellow roads=N+E joined=yes line=row\n", encoding="utf-8")
    page.get_by_label("Compare with a file").set_input_files(other)
    expect(page.get_by_text("Inn (row), Roads: above, right, left against above, right")).to_be_visible()
    page.get_by_label("Import").set_input_files(other)
    expect(page.get_by_label("Name of the box")).to_have_value("other-box")


def test_what_cannot_be_is_said_at_once_and_what_can_be_is_played_with(
    page: Page, guest: Callable[..., Guest], tmp_path: Path
) -> None:
    anna = guest("Anna")
    anna.enter(page.context)
    page.goto(f"/figures/{GAME}")
    terrain = page.get_by_role("group", name="Terrain", exact=True)
    terrain.get_by_role("button", name="rock").click()
    expect(page.get_by_text("The set Journey has three tiles of each terrain").first).to_be_visible()
    expect(page.get_by_role("button", name="Offer at new tables")).to_have_count(0)
    terrain.get_by_role("button", name="field").click()
    page.get_by_role("group", name="Roads", exact=True).get_by_role("button", name="above").click()
    page.get_by_role("button", name="Offer at new tables").click()
    page.get_by_role("link", name="Set up a table").click()
    expect(page.get_by_role("switch", name="Play with the figures of my-box")).to_be_checked()
    page.goto(f"/new/{GAME}?way=bots")
    page.locator("form .end .btn.main").click()
    page.wait_for_url("**/table/*")
    id = page.url.rsplit("/", 1)[1]
    assert anna.get(f"/api/tables/{id}")["table"]["options"]["figures"][1:] == ["inn_row.roads=N+E+W"]


def test_the_page_fits_on_a_phone(new_context: Callable[..., BrowserContext]) -> None:
    page = new_context(viewport=PHONE).new_page()
    page.goto("/figures/jerusalem")
    expect(page.locator("#figure-item")).to_have_text("King's Palace, large area")
    page.get_by_role("button", name="Prestige: more").click()
    expect(page.get_by_role("group", name="Prestige", exact=True)).to_contain_text("differs")
    assert page.evaluate(WIDTH) == PHONE["width"]
