"""How much of a screen board and mat fill, beside what the table was drawn for."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.inspection import CALM_MS, SETTLED, Screen

# What all leaves together take of the screen, at least; on phones the question below them may be long.
LEAST = {
    "360x740": 0.45, "390x844": 0.45, "844x390": 0.55, "820x1180": 0.73, "1180x820": 0.76, "1366x768": 0.74,
    "1440x900": 0.77, "2560x1440": 0.82,
}  # fmt: skip
# As the pictures of the table have it, for the games they show.
DRAWN_FOR = {
    ("paladins", "820x1180"): 0.749, ("paladins", "1366x768"): 0.787, ("paladins", "2560x1440"): 0.827,
    ("brothers", "1440x900"): 0.786,
}  # fmt: skip
ROUNDING = 0.001
ACROSS = 0.7  # of the board's leaf, in one direction at least, is drawn upon
# Tiles grow no further than to 180 px: a land of few tiles leaves its leaf empty.
MEASURED = """() => {
  const LARGEST = 160;
  const [wide, high] = [innerWidth, innerHeight];
  const leaves = [...document.querySelectorAll(".table .leaf")].filter((leaf) => leaf.checkVisibility());
  const boxes = leaves.map((leaf) => leaf.getBoundingClientRect());
  const seen = ({ left, top, right, bottom }) =>
    Math.max(0, Math.min(wide, right) - Math.max(0, left)) * Math.max(0, Math.min(high, bottom) - Math.max(0, top));
  const share = boxes.reduce((sum, box) => sum + seen(box), 0) / (wide * high);
  const board = leaves.find((leaf) => leaf.querySelector("[data-crowd], .panel.board"));
  if (!board) return { share, across: 1 }; // a tab without it
  const drawn = [...board.querySelectorAll("[data-thing]")].map((each) => each.getBoundingClientRect())
    .filter((box) => box.width && box.height);
  const tiles = [...board.querySelectorAll(".tile")].map((tile) => tile.getBoundingClientRect().width);
  if (!drawn.length || tiles.some((wide) => wide >= LARGEST)) return { share, across: 1 };
  const box = board.getBoundingClientRect();
  const over = (from, to) => Math.max(...drawn.map(to)) - Math.min(...drawn.map(from));
  const across = over((each) => each.left, (each) => each.right) / box.width;
  return { share, across: Math.max(across, over((each) => each.top, (each) => each.bottom) / box.height) };
}"""


def unfilled(page: Page, screen: Screen, game: str) -> list[str]:
    """What is left empty that should not be."""
    page.locator(".table .leaf [data-thing]").first.wait_for()
    page.evaluate(SETTLED, CALM_MS)  # drawings and fonts that come a moment later make leaves higher
    measured = page.evaluate(MEASURED)
    share, across = float(measured["share"]), float(measured["across"])
    found, least = [], DRAWN_FOR.get((game, str(screen)), LEAST[str(screen)])
    if share < least - ROUNDING:
        found.append(f"board and mat fill {share:.1%} of the screen; they should fill {least:.1%}")
    if across < ACROSS:
        found.append(f"what is drawn on the board's leaf takes {across:.0%} of it; it should take {ACROSS:.0%}")
    return found
