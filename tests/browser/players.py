"""Two people who play whatever is asked of them, knowing no game: one has only a mouse, the other only a keyboard."""

from __future__ import annotations

import random
from typing import Any, Protocol

from playwright.sync_api import Error, Page

SEEN = """() => {
  const table = document.querySelector(".table");
  if (document.querySelector(".curtain button")) return { curtain: true, over: false, asked: false };
  if (!table) return null;
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
  const things = (kind) => [...document.querySelectorAll(`.handle.${kind} > button.hit`)].filter(shown)
    .map((button) => button.parentElement.dataset.thing).filter(Boolean);
  const buttons = [...document.querySelectorAll(".dock :is(.opts .two, .end):not(.off)")].filter(shown);
  return {
    at: Number(table.dataset.at), over: table.classList.contains("ended"),
    asked: table.dataset.asked === "true", lit: things("lit"), picked: things("picked"),
    answers: buttons.map((button) => button.textContent.trim()),
    curtain: false,
  };
}"""
CHANGED = f"(before) => {{ const now = ({SEEN})(); return now && JSON.stringify(now) !== before; }}"
# A big moment lies across the table for a second, and a click would only end it; what fades in is not there yet.
READY = f"""() => {{
  const now = ({SEEN})();
  const moves = document.getAnimations().some((each) =>
    !(each instanceof CSSAnimation || each instanceof CSSTransition) && each.playState === "running");
  return now && (now.over || now.asked || now.curtain) && !moves && !document.querySelector(".veil > .band");
}}"""
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
FREE_SPOT = """(thing) => {
  const parts = [0.5, 0.25, 0.75, 0.1, 0.9];
  const buttons = [...document.querySelectorAll(`[data-thing="${thing}"] > button.hit`)];
  const spots = buttons.flatMap((button) => {
    button.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = button.getBoundingClientRect();
    return parts.flatMap((x) => parts.map((y) => ({ button, x: left + width * x, y: top + height * y })));
  });
  const spot = spots.find(({ button, x, y }) => document.elementFromPoint(x, y) === button) ?? spots[0];
  return [spot.x, spot.y];
}"""
MIDDLE = """(number) => {
  const answers = document.querySelectorAll(".dock :is(.opts .two, .end):not(.off)");
  const button = document.querySelector(".curtain button") ?? [...answers]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: false }))[number];
  button.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top, width, height } = button.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""
SOON_MS = 45_000


class Pointer(Protocol):
    """A mouse."""

    def click(self, x: float, y: float) -> None:
        """Press and let go there."""


class PlayedPage(Protocol):
    """What a player needs of a page, in whatever browser it is."""

    @property
    def mouse(self) -> Pointer:
        """Its mouse."""

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        """The value of an expression in the page."""

    def wait_for_function(self, expression: str, *, arg: Any = None, timeout: float | None = None) -> object:
        """Wait until it is true."""


class Player:
    """A player at a table page."""

    def __init__(self, page: PlayedPage, seed: int = 1, tries: int = 1) -> None:
        self.page = page
        self.tries = tries  # so often a click is made that changes nothing
        self.chance = random.Random(seed)
        self.last = ""  # what was done last, for whoever must find out why nothing happened

    def look(self) -> dict[str, Any]:
        """What is to be seen, once something is asked or the match is over."""
        self.page.wait_for_function(READY, timeout=SOON_MS)
        self.page.evaluate(DRAWN)
        return dict(self.page.evaluate(SEEN))

    def play(self, most: int = 2000, enough: int | None = None) -> int:
        """Until the match is over, or after enough clicks or keys; how many it took."""
        for done in range(most):
            seen = self.look()
            if seen["over"] or done == enough:
                return done
            self.change(seen)
        raise AssertionError(f"the match is not over after {most} steps")

    def change(self, seen: dict[str, Any]) -> None:
        """One step, which changes what is to be seen."""
        before = self.page.evaluate(f"JSON.stringify(({SEEN})())")
        for left in reversed(range(self.tries)):
            if seen["curtain"]:
                self.raise_curtain()
            else:
                self.act(seen)
            try:
                self.page.wait_for_function(CHANGED, arg=before, timeout=SOON_MS / self.tries)
                return
            except Error as never:
                if not left:
                    raise AssertionError(f"{self.last} changed nothing: {seen}") from never

    def raise_curtain(self) -> None:
        """Pass the screen to the next player."""
        raise NotImplementedError

    def act(self, seen: dict[str, Any]) -> None:
        """One step towards an answer."""
        raise NotImplementedError


class Mouse(Player):
    """Clicks on what is lit; on an answer in the dock where nothing on the table is, and now and then otherwise."""

    def raise_curtain(self) -> None:
        """The only button there is."""
        self.press(0)

    def act(self, seen: dict[str, Any]) -> None:
        """A lit thing or an answer."""
        if seen["lit"] and (not seen["answers"] or self.chance.random() < 0.8):
            self.click(self.chance.choice(seen["lit"]))
        elif seen["answers"]:
            number = self.chance.randrange(len(seen["answers"]))
            self.last = f"the answer {seen['answers'][number]}"
            self.press(number)
        else:
            raise AssertionError(f"something is asked, but nothing can be clicked: {seen}")

    def press(self, number: int) -> None:
        """A real click on an answer in the dock, or on the only button there is."""
        x, y = self.resting(MIDDLE, number)
        self.page.mouse.click(x, y)

    def resting(self, spot: str, arg: Any) -> tuple[float, float]:
        """Where it is once it stands still: nobody clicks on what moves."""
        found, before = self.page.evaluate(spot, arg), None
        while found != before:
            self.page.evaluate(DRAWN)
            found, before = self.page.evaluate(spot, arg), found
        return float(found[0]), float(found[1])

    def click(self, thing: str) -> None:
        """A real click where the thing can be seen; where other things cover it wholly, in its middle."""
        x, y = self.resting(FREE_SPOT, thing)
        self.last = f"a click on {thing} at {x:.0f}, {y:.0f}"
        self.page.mouse.click(x, y)


class Keyboard(Player):
    """Never touches the mouse: the list of options opens with O, figures and arrows choose."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.keys, self.found = page.keyboard, page.locator

    def raise_curtain(self) -> None:
        """The button has the focus already."""
        self.keys.press("Enter")

    def act(self, seen: dict[str, Any]) -> None:
        """Open the list and choose a row of it."""
        self.keys.press("o")
        rows = self.found(".options button.row:not([aria-disabled=true])")
        rows.first.wait_for(timeout=SOON_MS)
        number = self.chance.randrange(min(rows.count(), 9))
        if self.chance.random() < 0.7:
            self.last = f"the key {number + 1}"
            self.keys.press(str(number + 1))
            return
        wanted = rows.nth(number).evaluate("row => { row.dataset.wanted = ''; }")
        assert wanted is None
        for _ in range(400):
            if self.page.evaluate("'wanted' in (document.activeElement?.dataset ?? {})"):
                break
            self.keys.press("ArrowDown")
        self.keys.press("Enter")
