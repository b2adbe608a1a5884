"""Tables reach the sizes they were drawn with: late in a match, when much lies there, and early, when little does."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import ConsoleErrors
from tests.browser.filling import unfilled
from tests.browser.inspection import CALM_MS, SCREENS, SETTLED, Screen, faults_in_all_tabs
from tests.browser.positions import Position, Positions
from tests.browser.server import RunningServer

pytestmark = pytest.mark.usefixtures("app")
SCREEN = {str(screen): screen for screen in SCREENS}
LATE = 121  # moves: each side has converted an outsider, has a party, walls and debts
# Height of the rows of one's own actions in px, as drawn less what a late match takes.
ROWS = {"820x1180": 53, "1366x768": 56, "2560x1440": 90}
MEASURED = """() => {
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const within = (inner, outer) => inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const box = (each) => each.getBoundingClientRect();
  const leaf = (each) => box(each.closest(".drawn-leaf"));
  const rival = seen("#rival-mat [data-thing^='action ']");
  return {
    rows: Math.min(...seen("[data-thing^='action ']").filter((each) => !each.closest("#rival-mat"))
      .map((each) => box(each).height)),
    rival: rival.filter((each) => within(box(each), leaf(each))).length,
    purse: new Set(seen(".purse > .handle").map((each) => Math.round(box(each).top + box(each).height / 2))).size,
    none: seen(".purse .none").length,
    cut: seen("[data-thing^='favour ']").filter((each) =>
      [...each.querySelectorAll(".gains > *")].some((part) => box(part).right > box(each).right + 1)).length,
  };
}"""

# Jerusalem: the city, and the largest empty stretch of the column with the offices.
CITY = """() => {
  const box = (each) => each.getBoundingClientRect();
  const leaf = box(document.querySelector("[data-thing^='office ']").closest(".drawn-leaf"));
  const things = [...document.querySelectorAll(".drawn-leaf [data-thing], .drawn-leaf .screen")].map(box)
    .filter((each) => each.height && each.left >= leaf.left && each.right <= leaf.right)
    .sort((a, b) => a.top - b.top);
  let [empty, down] = [0, leaf.top];
  for (const { top, bottom } of [...things, { top: leaf.bottom, bottom: leaf.bottom }]) {
    empty = Math.max(empty, top - down);
    down = Math.max(down, bottom);
  }
  return { city: box(document.querySelector(".drawing")).width, empty: empty / leaf.height };
}"""


@pytest.fixture(scope="module")
def positions(server: RunningServer) -> Iterator[Positions]:
    """Positions of random matches."""
    made = Positions(server)
    yield made
    made.leave()


def opened(
    new_context: Callable[..., BrowserContext],
    errors: ConsoleErrors,
    position: Position,
    screen: Screen,
    lang: str = "cs",
) -> Page:
    """The table as the one who is asked sees it, when nothing moves any more."""
    size = {"width": screen.width, "height": screen.height}
    context = new_context(viewport=size, has_touch=screen.finger, is_mobile=screen.finger)
    context.add_init_script(f"localStorage.setItem('regnum.settings', JSON.stringify({{ pace: 0, lang: '{lang}' }}))")
    position.asked.enter(context)
    page = errors.watch(context.new_page())
    page.goto(f"/table/{position.table}")
    page.locator(".table[data-asked=true] .leaf [data-thing]").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate(SETTLED, CALM_MS)
    return page


@pytest.mark.parametrize("size", ROWS)
def test_late_in_a_match_rows_are_high_and_the_purse_has_two_lines(
    size: str, positions: Positions, new_context: Callable[..., BrowserContext], console_errors: ConsoleErrors
) -> None:
    page = opened(new_context, console_errors, positions.after(LATE, "paladins", 2), SCREEN[size])
    seen = page.evaluate(MEASURED)
    assert seen["rows"] >= ROWS[size], seen
    assert seen["purse"] <= 2 and not seen["none"] and not seen["cut"], seen
    assert not unfilled(page, SCREEN[size], "paladins")


@pytest.mark.parametrize("seats", [2, 4])
def test_a_large_screen_shows_all_actions_of_a_rival(
    seats: int, positions: Positions, new_context: Callable[..., BrowserContext], console_errors: ConsoleErrors
) -> None:
    page = opened(new_context, console_errors, positions.after(LATE, "paladins", seats), SCREEN["2560x1440"])
    assert page.evaluate(MEASURED)["rival"] == 12


@pytest.mark.parametrize("size", ["360x740", "390x844"])
def test_a_finger_meets_small_squares_of_the_land_between_others(
    size: str, positions: Positions, new_context: Callable[..., BrowserContext], console_errors: ConsoleErrors
) -> None:
    page = opened(new_context, console_errors, positions.after(45, "paladins", 4), SCREEN[size])
    assert not faults_in_all_tabs(page, True, set())


AUCTION, DEPLOYMENT, TURN = 3, 20, 12  # moves


@pytest.mark.parametrize("size", ["1440x900", "2560x1440"])
def test_the_city_keeps_its_size_when_the_auction_is_over(
    size: str, positions: Positions, new_context: Callable[..., BrowserContext], console_errors: ConsoleErrors
) -> None:
    cities = []
    for moves in (AUCTION, DEPLOYMENT):
        page = opened(new_context, console_errors, positions.after(moves, "jerusalem", 4), SCREEN[size], "uk")
        cities.append(page.evaluate(CITY)["city"])
    assert abs(cities[0] - cities[1]) < 2


def test_two_offices_leave_no_empty_stretch(
    positions: Positions, new_context: Callable[..., BrowserContext], console_errors: ConsoleErrors
) -> None:
    page = opened(new_context, console_errors, positions.after(TURN, "jerusalem", 2), SCREEN["2560x1440"])
    assert page.evaluate(CITY)["empty"] < 0.1


def test_a_turned_phone_shows_the_offices_of_an_auction_beside_a_broad_question(
    positions: Positions, new_context: Callable[..., BrowserContext], console_errors: ConsoleErrors
) -> None:
    page = opened(new_context, console_errors, positions.after(AUCTION, "jerusalem", 4), SCREEN["844x390"])
    expect(page.locator("[data-thing='office constable']")).to_be_in_viewport()
    page = opened(new_context, console_errors, positions.after(1, "jerusalem", 4), SCREEN["844x390"])
    expect(page.locator(".stp")).to_be_visible()
    assert page.locator(".asking").bounding_box()["width"] > 400  # type: ignore[index]


@pytest.mark.parametrize("lang", ["cs", "uk"])
def test_an_upright_tablet_shows_four_answers_in_words(
    lang: str, positions: Positions, new_context: Callable[..., BrowserContext], console_errors: ConsoleErrors
) -> None:
    page = opened(new_context, console_errors, positions.after(TURN, "jerusalem", 2), SCREEN["820x1180"], lang)
    expect(page.locator(".dock .opts .two").locator("visible=true")).to_have_count(4)
