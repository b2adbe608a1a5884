"""The strip of seats in a real browser: no name, clock or figure of a chip is cut, whatever the window and company."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import regnum
from tests.browser.players import DRAWN
from tests.browser.server import Guest

pytestmark = pytest.mark.usefixtures("app")
SIZES = [
    (360, 740), (390, 844), (844, 390), (820, 1180), (1180, 820), (1366, 768), (1440, 900), (2560, 1440),
]  # fmt: skip
PEOPLE = ("Bohuslava Nováková", "Соломія Ґудзь", "Vojtěch", "Гість")  # of the seats after Anna's and the bot's
HOUR = {"clock": {"kind": "total", "reserve_s": 3600, "at_zero": "warn"}}
STILL = "localStorage.setItem('regnum.settings', JSON.stringify({ pace: 0 }))"

# What of the words of a chip lies outside it, and which chips lie outside the strip or over each other.
CUT = """() => {
  const bad = []
  const box = (each) => each.getBoundingClientRect()
  const inside = (inner, outer) => inner.left >= outer.left - 0.5 && inner.right <= outer.right + 0.5
    && inner.top >= outer.top - 0.5 && inner.bottom <= outer.bottom + 0.5
  const chips = [...document.querySelectorAll('.seat')]
  for (const [at, chip] of chips.entries()) {
    for (const part of chip.querySelectorAll('b, .clock, .figure:not(.unseen), .first > i')) {
      const words = [...part.childNodes].filter((node) => node.nodeType === 3 && node.data.trim())
      if (!words.length) continue
      const range = document.createRange()
      range.setStart(words[0], 0)
      range.setEnd(words.at(-1), words.at(-1).length)
      if (!inside(range.getBoundingClientRect(), box(chip))) bad.push(`${part.textContent} in chip ${at}`)
      if (parseFloat(getComputedStyle(part).fontSize) < 11) bad.push(`${part.textContent} is small`)
    }
    const strip = box(chip.closest('.seats'))
    if (box(chip).left < strip.left - 0.5 || box(chip).right > strip.right + 0.5) bad.push(`chip ${at}`)
    if (!inside(box(chip), { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) bad.push(`chip ${at} outside`)
    if (at && box(chips[at - 1]).right > box(chip).left + 0.5 && box(chips[at - 1]).top === box(chip).top)
      bad.push(`chip ${at} over ${at - 1}`)
  }
  return bad
}"""


@pytest.fixture
def anna(guest: Callable[..., Guest]) -> Guest:
    return guest("Anna")


def company(anna: Guest, guest: Callable[..., Guest], game: str, seats: int) -> tuple[str, list[str]]:
    """A timed table of Anna, a bot where more than two sit, and people with long names; and what they are called."""
    chairs = ["me", *(["page"] if seats > 2 else []), *["open"] * (seats - 1 - (seats > 2))]
    table = anna.table(game, *chairs, begin=False, agreed=HOUR)
    names = ["Anna"]
    for name, _ in zip(PEOPLE, [chair for chair in chairs if chair == "open"], strict=False):
        guest(name).post("/api/join", {"token": anna.invitation(table)})
        names.append(name)
    anna.post(f"/api/tables/{table}/begin")
    return table, names


def look(page: Page, table: str) -> None:
    """The table, with its fonts; a curtain is raised."""
    page.goto(f"/table/{table}")
    page.locator(".seat, .curtain button").first.wait_for()
    if page.locator(".curtain button").count():
        page.locator(".curtain button").first.click()
    page.locator(".seat").first.wait_for()
    page.evaluate("document.fonts.ready")


def cut(page: Page, width: int, height: int) -> list[str]:
    """What is cut in a window of this size."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)
    page.evaluate(DRAWN)  # what was measured in the first frame is laid out in the next
    return [f"{width}x{height}: {each}" for each in page.evaluate(CUT)]


def company_sizes() -> list[tuple[str, int]]:
    """Every game with two players, or alone, and with the most."""
    found: list[tuple[str, int]] = []
    for game in regnum.games():
        fewest, most = regnum.info(game).seats
        found += [(game, seats) for seats in sorted({max(fewest, min(2, most)), most})]
    return found


@pytest.mark.parametrize(("game", "seats"), company_sizes())
def test_nothing_of_a_chip_is_cut(
    game: str, seats: int, anna: Guest, guest: Callable[..., Guest], context: BrowserContext
) -> None:
    table, names = company(anna, guest, game, seats)
    anna.enter(context)
    context.add_init_script(STILL)
    page = context.new_page()
    look(page, table)
    found: list[str] = []
    for width, height in SIZES:
        found += cut(page, width, height)
        shown = page.locator(".seat b").all_inner_texts()
        found += [f"{width}x{height}: no {name}" for name in names if not {name, name.split()[0]} & set(shown)]
        clocks = page.locator(".seat .clock").count()
        found += [f"{width}x{height}: {clocks} clocks of {seats}"] if clocks < seats else []
    assert found == []


@pytest.mark.parametrize(("game", "seats"), [("architects", 4), ("jerusalem", 3)])
def test_nothing_is_cut_at_the_end_of_a_match(game: str, seats: int, anna: Guest, context: BrowserContext) -> None:
    table = anna.table(game, *["me"] * seats, agreed=HOUR)
    anna.play_to_the_end(table)
    anna.enter(context)
    context.add_init_script(STILL)
    page = context.new_page()
    look(page, table)
    found: list[str] = []
    for width, height in SIZES[2:]:
        found += cut(page, width, height)
        expect(page.locator(".seat b")).to_have_count(seats)
        found += [f"{width}x{height}: an empty name" for name in page.locator(".seat b").all_inner_texts() if not name]
    assert found == []


def test_a_seat_that_a_bot_plays_wears_clockwork_on_a_phone_too(
    anna: Guest, guest: Callable[..., Guest], context: BrowserContext
) -> None:
    table, _ = company(anna, guest, "architects", 3)
    anna.enter(context)
    page = context.new_page()
    look(page, table)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".seat .works")).to_have_count(1)


def test_names_are_whole_for_a_screen_reader(anna: Guest, guest: Callable[..., Guest], context: BrowserContext) -> None:
    table, names = company(anna, guest, "architects", 5)
    anna.enter(context)
    page = context.new_page()
    look(page, table)
    page.set_viewport_size({"width": 360, "height": 740})
    said: list[Any] = [each.inner_text() for each in page.get_by_role("group").get_by_role("button").all()]
    for name in names:
        assert any(name in each for each in said), (name, said)
