"""Whether the last turn of every rival is to be seen when a seat is asked: on the board, or at the rival's chip."""

from __future__ import annotations

from playwright.sync_api import Error, Page

from tests.browser.server import Guest

SOON_MS = 30_000
SHOWN = """(sides) => sides.filter((side) => {
  const seen = (element) => {
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return right > left && bottom > top && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  };
  const marks = [...document.querySelectorAll("[data-trace]")];
  const drawn = marks.some((mark) => mark.dataset.trace.startsWith(`${side} `) && seen(mark));
  const chip = document.querySelectorAll(".seats .seat")[side];
  return !drawn && !seen(chip?.querySelector(".beyond"));
})"""


def rivals_who_acted(guest: Guest, table: str, seat: int) -> list[int]:
    """The other sides that have changed something on the table since this seat's last move."""
    steps = guest.sight(table, seat)["steps"]
    own = max((step["at"] for step in steps if step["seat"] == seat), default=0)
    trace = guest.get(f"/api/tables/{table}/trace?since={own}&seat={seat}")["steps"]
    acted = {int(step["seat"]) for step in trace if any(frame["changes"] for frame in step["frames"])}
    return sorted(acted - {seat, -1})


def untraced(page: Page, sides: list[int], patience: int = SOON_MS) -> list[str]:
    """Whose turn cannot be seen, soon after the page has come."""
    try:
        page.wait_for_function(f"(sides) => !({SHOWN})(sides).length", arg=sides, timeout=patience)
    except Error:
        missing = page.evaluate(SHOWN, sides)
        return [f"the last turn of side {side} is not traced" for side in missing]
    return []
