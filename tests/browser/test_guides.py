"""A guided first game on a phone: what is asked for can be touched in its middle, and nothing else is bright."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

import regnum
from regnum.core.registry import box_of
from regnum.guide import Guide, Lesson
from tests.browser.conftest import ConsoleErrors
from tests.browser.inspection import CALM_MS, SETTLED
from tests.browser.server import Guest

pytestmark = pytest.mark.usefixtures("app")

NIGHTLY = os.environ.get("REGNUM_TESTS") == "nightly"
GUIDED = [game for game in regnum.games() if box_of(game).guide is not None]
LANGS = ["en", "cs", "sk", "uk"]
# By day one, the same every day; all of them at night.
SAMPLE = [(game, lang) for game in GUIDED for lang in LANGS] if NIGHTLY else [("brothers", "uk")]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SOON_MS = 20_000
MOST = 90  # lessons and touches of the longest guide, twice

# The lesson, and what it wants touched next: where it lies, and whether a touch of its middle reaches it.
SEEN = """() => {
  const card = document.querySelector(".gc");
  if (!card) return null;
  const on = card.querySelector("footer .btn.main");
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
  const spot = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const within = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    const clear = within && !!hit && !hit.closest(".gc");
    return { x, y, clear, reached: clear && (hit === element || element.contains(hit)) };
  };
  const called = [...document.querySelectorAll(".handle.pointed > button.hit")].filter(shown);
  const tray = called.filter((each) => each.closest(".tray"));
  const dock = [...document.querySelectorAll(".dock .btn.advised")].filter(shown);
  return {
    step: card.querySelector(".step").textContent.trim(),
    mayGoOn: !!on && on.getAttribute("aria-disabled") !== "true",
    asks: !!card.querySelector("p.do"),
    things: (tray.length ? tray : called).map((each) => ({ id: each.parentElement.dataset.thing, ...spot(each) })),
    answers: [...document.querySelectorAll(".dock .opts .two:not(.off)")].filter(shown)
      .map((each) => each.matches(".advised")),
    dock: dock.map(spot),
    bright: [...document.querySelectorAll(".handle.lit.called, .handle.lit.open")].map((each) => each.dataset.thing),
    state: JSON.stringify([document.querySelector(".table")?.dataset.at, card.querySelector(".step").textContent,
      document.querySelectorAll(".handle.picked").length, called.map((each) => each.parentElement.dataset.thing)]),
  };
}"""
CHANGED = f"(before) => {{ const now = ({SEEN})(); return now && now.state !== before; }}"
STILL = """() => new Promise((done) => {
  const look = () => JSON.stringify([...document.querySelectorAll(".gc, .handle.pointed, .tray")].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  }));
  let before = "", same = 0;
  const again = () => {
    const now = look();
    same = now === before ? same + 1 : 0;
    before = now;
    if (same > 20) done(true);
    else requestAnimationFrame(again);
  };
  again();
})"""  # nothing has moved for twenty frames


def look(page: Page) -> dict[str, Any]:
    """The lesson, once the card and what it speaks of have come to rest."""
    page.wait_for_function(f"() => ({SEEN})() && !document.querySelector('.dock .sending')", timeout=SOON_MS)
    page.evaluate(SETTLED, CALM_MS)
    page.evaluate(STILL)
    return dict(page.evaluate(SEEN))


def touch(page: Page, seen: dict[str, Any]) -> None:
    """Touch what the lesson asks for in its middle."""
    for thing in seen["things"]:
        assert thing["clear"], f"{seen['step']}: {thing} cannot be touched in its middle"
    assert len(seen["answers"]) <= 1 and all(seen["answers"]), seen
    assert {*seen["bright"]} <= {thing["id"] for thing in seen["things"]}, f"other things are bright too: {seen}"
    reached = [thing for thing in seen["things"] if thing["reached"]]
    target = (reached or seen["dock"])[0]
    assert target["clear"], f"{seen['step']}: the answer in the dock is covered"
    page.touchscreen.tap(target["x"], target["y"])


@pytest.mark.parametrize(("game", "lang"), SAMPLE)
def test_every_lesson_can_be_followed_with_a_finger(
    game: str,
    lang: str,
    new_context: Callable[..., BrowserContext],
    guest: Callable[..., Guest],
    console_errors: ConsoleErrors,
) -> None:
    context = new_context(**PHONE)
    guest("Anna", lang).enter(context)
    page = console_errors.watch(context.new_page())
    page.goto(f"/guide/{game}")
    total = len(guide_lessons(game))
    followed = 0
    for _ in range(MOST):
        seen = look(page)
        if re.match(rf"{total}\s", seen["step"]):  # a space that does not break, in most languages
            break
        if seen["mayGoOn"] and not seen["asks"]:
            assert not seen["bright"], f"a lesson that only shows has bright things: {seen}"
            assert not seen["answers"], f"a lesson that only shows has answers: {seen}"
            page.locator(".gc footer .btn.main").tap()
        elif seen["things"] or seen["dock"]:
            touch(page, seen)
            followed += 1
        page.wait_for_function(CHANGED, arg=seen["state"], timeout=SOON_MS)
    else:
        raise AssertionError(f"the guide does not end: {seen}")
    assert followed >= sum(bool(lesson.asks) for lesson in guide_lessons(game))


STRAY = """() => {
  const advised = new Set([...document.querySelectorAll(".handle.pointed")].map((each) => each.dataset.thing));
  const others = [...document.querySelectorAll(".handle.lit > button.hit")];
  others.find((each) => !advised.has(each.parentElement.dataset.thing)).click();
}"""


def test_whoever_strays_on_a_phone_sees_the_way_back(
    new_context: Callable[..., BrowserContext], guest: Callable[..., Guest], console_errors: ConsoleErrors
) -> None:
    context = new_context(**PHONE)
    guest("Anna", "uk").enter(context)
    page = console_errors.watch(context.new_page())
    page.goto("/guide/brothers")
    while not look(page)["asks"]:
        page.locator(".gc footer .btn.main").tap()
    page.evaluate(STRAY)
    for part in (".gc .btn.back", ".gc .note"):
        page.locator(part).first.wait_for()
        page.evaluate(STILL)
        box, said = page.locator(part).first.bounding_box(), page.locator(".gc .said").bounding_box()
        assert box and said and box["y"] + box["height"] <= said["y"] + said["height"] + 1, f"{part} is scrolled away"


def guide_lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game."""
    guide = box_of(game).guide
    assert isinstance(guide, Guide)
    return guide.lessons
