"""Looks at a page as a machine can: what cannot be seen, hit, read or told apart, as sentences."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

SCRIPT = Path(__file__).with_name("inspection.js").read_text(encoding="utf-8")
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
# Nothing changes any more: what comes a moment after the page (a list that opens, words set to their size) is there.
SETTLED = """(ms) => new Promise((settled) => {
  let calm = setTimeout(settled, ms);
  const watch = new MutationObserver(() => { clearTimeout(calm); calm = setTimeout(settled, ms); });
  watch.observe(document.body, { childList: true, subtree: true, attributes: true });
  setTimeout(settled, 50 * ms);
}).then(() => document.fonts.ready).then(() => undefined)"""
CALM_MS = 200
CHOICES = """() => [...document.querySelectorAll("[data-thing].lit > button.hit")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }))
  .map((each) => each.parentElement.dataset.thing)"""

LAYERS = ".tray > .fold:visible, .sheet[role=dialog] > .fold:visible"


class Screen(NamedTuple):
    """A screen people play on."""

    width: int
    height: int
    finger: bool  # a finger points, no mouse

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


SCREENS = (
    Screen(360, 740, True), Screen(390, 844, True), Screen(844, 390, True), Screen(820, 1180, True),
    Screen(1180, 820, True), Screen(1366, 768, False), Screen(1440, 900, False), Screen(2560, 1440, False),
)  # fmt: skip


def faults(page: Page, coarse: bool) -> list[str]:
    """What is wrong with the page as it lies there now."""
    page.evaluate(DRAWN)
    return list(page.evaluate(SCRIPT, {"coarse": coarse}))


def faults_in_all_tabs(page: Page, coarse: bool, wanted: set[str]) -> list[str]:
    """The same in every tab of a narrow table; and each thing that leads to an answer (`wanted`) is in one of them."""
    page.evaluate(SETTLED, CALM_MS)
    found, seen = faults(page, coarse), set(page.evaluate(CHOICES))
    lying = page.locator(LAYERS)
    while lying.count():  # what lies under a tray or a list is looked at when that is closed
        lying.first.click()
        found += [each for each in faults(page, coarse) if each not in found]
        seen |= set(page.evaluate(CHOICES))
    for name in tabs_in_turn(page):
        found += [f"tab {name}: {each}" for each in faults(page, coarse) if each not in found]
        seen |= set(page.evaluate(CHOICES))
    return found + [f"'{thing}' can be chosen and is nowhere to be seen" for thing in sorted(wanted - seen)]


def tabs_in_turn(page: Page) -> Iterator[str]:
    """Opens one tab after the other."""
    tabs = page.locator(".tabs [role=tab]")
    for number in range(tabs.count()):
        tabs.nth(number).click()
        yield " ".join(tabs.nth(number).inner_text().split())


def touched(page: Page, thing: str) -> bool:
    """Touch a thing that can be chosen, wherever it lies; whether it could be found."""
    hit = page.locator(f'[data-thing="{thing}"].lit > button.hit').locator("visible=true").first
    for _ in itertools.chain(("",), tabs_in_turn(page)):
        if hit.count():
            hit.click()
            return True
    return False
