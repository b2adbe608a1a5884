"""Choosing on the board: what is called and what is open, refusals that are silent until asked, lists for fingers."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import ConsoleErrors
from tests.browser.server import Guest

pytestmark = pytest.mark.usefixtures("app")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FEW = 5


def legal(sight: dict[str, Any], verb: str = "") -> list[str]:
    """The moves that may be played, of one kind or of all."""
    options = [each for each in sight["decision"]["options"] if each["refusal"] is None]
    return [each["move"] for each in options if each["move"].startswith(verb)]


def played_until(anna: Guest, table: str, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Chance moves of all seats, until this is so; what the seat that is asked then sees."""
    chance, seat = random.Random(4), 0
    while True:
        sight: dict[str, Any] = anna.sight(table, seat)
        if seat not in sight["waiting"]:
            seat = sight["waiting"][0]
            continue
        if wanted(sight):
            return sight
        anna.play(table, seat, chance.choice(legal(sight)))


def opened(page: Page, anna: Guest, table: str) -> None:
    """The table in the browser, from the seat that is asked."""
    anna.enter(page.context)
    page.goto(f"/table/{table}")
    page.locator(".curtain button").or_(page.locator(".handle.lit").first).first.wait_for()
    if page.locator(".curtain button").count():
        page.locator(".curtain button").click()
    page.locator(".handle.lit").first.wait_for()


def names(page: Page, things: str) -> list[str]:
    """What these are called for a screen reader."""
    found: list[str] = page.locator(f"{things} > .hit").evaluate_all("all => all.map(each => each.ariaLabel)")
    return found


def test_captures_are_a_list_on_a_phone_and_the_button_says_the_whole_move(
    new_context: Callable[..., BrowserContext], guest: Callable[..., Guest], console_errors: ConsoleErrors
) -> None:
    """Every row has a number that stands on the board too; the first tap chooses, the black button plays."""
    anna = guest("Anna")
    table = anna.table("architects", "me", "me", "me")
    sight = played_until(anna, table, lambda now: len(legal(now, "capture ")) >= 4)
    page = console_errors.watch(new_context(**PHONE).new_page())
    opened(page, anna, table)
    rows = page.locator(".sheet .choice:has(.nth)")
    captures = legal(sight, "capture ")
    expect(rows).to_have_count(len(captures))
    assert len(set(rows.all_inner_texts())) == len(captures)
    numbers = page.locator(".handle.lit > .nth")
    expect(numbers).to_have_count(len(captures))
    assert sorted(numbers.all_inner_texts()) == sorted(str(n + 1) for n in range(len(captures)))
    main = page.locator(".sheet .main")
    expect(main).to_have_attribute("aria-disabled", "true")
    rows.nth(1).tap()
    expect(rows.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(main).to_have_text(rows.nth(1).locator(".said").inner_text().split("\n")[0])
    seat = sight["waiting"][0]
    assert anna.sight(table, seat)["at"] == sight["at"]  # nothing has been played yet
    thing = page.locator(".handle.pointed").get_attribute("data-thing") or ""
    main.tap()
    expect(page.locator(f'.table[data-at="{sight["at"]}"]')).to_have_count(0)
    after = anna.sight(table, seat)
    assert after["moves"] == sight["moves"] + 1
    assert thing in str(sight["scene"])
    assert thing not in str(after["scene"])  # it was that group which left the board


def test_a_piece_alone_in_its_place_is_captured_by_two_clicks_without_a_list(
    page: Page, guest: Callable[..., Guest]
) -> None:
    """With a mouse nothing is asked twice: a click plays."""
    anna = guest("Anna")
    table = anna.table("architects", "me", "me", "me")
    sight = played_until(anna, table, lambda now: len(legal(now, "capture ")) >= 4)
    opened(page, anna, table)
    expect(page.locator(".sheet")).to_have_count(0)
    called = names(page, ".handle.lit")
    assert len(set(called)) == len(called) == len(legal(sight, "capture "))
    page.locator(".handle.lit > .hit").first.click()
    expect(page.locator(f'.table[data-at="{sight["at"]}"]')).to_have_count(0)


def test_a_refusal_is_silent_until_somebody_asks(page: Page, guest: Callable[..., Guest]) -> None:
    """Nothing at rest, and no piece is faint; pointing shows the mark, the tip says why."""
    anna = guest("Anna")
    table = anna.table("paladins", "me", "me")
    played_until(anna, table, lambda now: now["decision"]["ask"] == "take_turn" and len(legal(now)) > FEW)
    opened(page, anna, table)
    page.locator(".handle.dim").first.wait_for()
    marks = page.locator(".handle.dim > .why")
    assert not marks.evaluate_all(
        "all => all.filter(each => each.checkVisibility({ visibilityProperty: true })).length"
    )
    faint = "all => all.filter(each => getComputedStyle(each).opacity !== '1').length"
    assert page.locator(".handle > .body").evaluate_all(faint) == 0
    space = page.locator(".handle.dim:visible").first
    space.locator("> .hit").hover()
    expect(space.locator("> .why")).to_be_visible()
    assert "not possible" in (space.locator("> .hit").get_attribute("aria-label") or "").lower()
    page.mouse.move(0, 0)
    expect(space.locator("> .why")).to_be_hidden()
    space.locator("> .hit").focus()
    page.keyboard.press("Shift")
    expect(page.locator(".tips .no").or_(space.locator("> .why")).first).to_be_visible()


def test_many_ways_are_open_and_few_are_called(page: Page, guest: Callable[..., Guest]) -> None:
    """More than five: hairline only, words while pointed at; what is in hand calls its targets."""
    anna = guest("Anna")
    table = anna.table("brothers", "me", "me")
    sight = played_until(anna, table, lambda now: len(legal(now, "build ")) + len(legal(now, "extend ")) > 2)
    opened(page, anna, table)
    first = {each["handles"][0] for each in sight["decision"]["options"] if each["handles"] and not each["refusal"]}
    strong = page.locator(".handle.called")
    expect(page.locator(".handle.open" if len(first) > FEW else ".handle.called").first).to_be_attached()
    tile = next(each["handles"][0] for each in sight["decision"]["options"] if each["move"] in legal(sight, "extend "))
    page.locator(f'[data-thing="{tile}"] > .hit').click()
    targets = {
        each["handles"][1]
        for each in sight["decision"]["options"]
        if each["handles"][:1] == [tile] and not each["refusal"]
    }
    expect(strong).to_have_count(len(targets))


def laying(page: Page, anna: Guest) -> tuple[str, dict[str, Any], list[str]]:
    """A land where a tile can be laid on a cell: the table, what is seen, and the two things that this touches."""
    table = anna.table("brothers", "me", "me")
    sight = played_until(anna, table, lambda now: len(legal(now, "extend ")) > 2)
    opened(page, anna, table)
    options = [each for each in sight["decision"]["options"] if each["move"] in legal(sight, "extend ")]
    return table, sight, options[0]["handles"]


def middle(page: Page, thing: str) -> tuple[float, float]:
    """Where a thing is on the screen."""
    box = page.locator(f'[data-thing="{thing}"] > .hit').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_dropping_a_tile_on_a_cell_is_the_same_as_clicking_both(page: Page, guest: Callable[..., Guest]) -> None:
    """While it is dragged it is in hand; dropped beside, nothing has been touched."""
    _, _, (tile, cell) = laying(page, guest("Anna"))
    picked = page.locator(".handle.picked")
    page.mouse.move(*middle(page, tile))
    page.mouse.down()
    page.mouse.move(*middle(page, cell), steps=4)
    expect(page.locator(".flying")).to_be_visible()
    expect(page.locator(f'[data-thing="{tile}"].picked')).to_be_visible()
    page.mouse.move(5, 5)
    page.mouse.up()
    expect(picked).to_have_count(0)
    page.mouse.move(*middle(page, tile))
    page.mouse.down()
    page.mouse.move(*middle(page, cell), steps=4)
    page.mouse.up()
    expect(page.locator(".flying")).to_have_count(0)
    dragged = page.locator(".dock .say").inner_text()
    state = "() => [...document.querySelectorAll('.handle.picked')].map(each => each.dataset.thing)"
    after = page.evaluate(state)
    if after:  # it may be built or laid face down: the same question as after two clicks
        assert after == [tile, cell]
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(picked).to_have_count(0)
        for thing in (tile, cell):
            page.locator(f'[data-thing="{thing}"] > .hit').click()
        assert page.locator(".dock .say").inner_text() == dragged
    else:
        expect(page.locator(f'[data-thing="{cell}"]')).to_have_count(0)  # it lies there


def test_the_wheel_shows_the_land_larger_and_0_the_whole_of_it(page: Page, guest: Callable[..., Guest]) -> None:
    """The spot under the pointer stays; moved by the mouse; back by key and by button."""
    laying(page, guest("Anna"))
    start = page.locator('[data-thing="tile start"]')
    before = start.bounding_box()
    assert before is not None
    page.mouse.move(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    page.mouse.wheel(0, -400)
    whole = page.locator(".btn.whole")
    expect(whole).to_be_visible()
    larger = start.bounding_box()
    assert larger is not None
    assert larger["width"] > before["width"] * 1.5
    page.keyboard.press("0")
    expect(whole).to_have_count(0)
    assert start.bounding_box() == before
    page.keyboard.press("+")
    whole.click()
    assert start.bounding_box() == before


def test_the_table_turns_and_positions_keep_their_names(page: Page, guest: Callable[..., Guest]) -> None:
    """T: what was above is below; a click on the same cell says the same."""
    _, _, (tile, cell) = laying(page, guest("Anna"))
    page.locator(f'[data-thing="{tile}"] > .hit').click()
    here = page.locator(f'[data-thing="{cell}"]')
    name, (x, y) = here.locator("> .hit").get_attribute("aria-label"), middle(page, cell)
    land = page.locator(".land").bounding_box()
    assert land is not None
    page.keyboard.press("t")
    across, down = middle(page, cell)
    assert abs(across - (2 * land["x"] + land["width"] - x)) < 2
    assert abs(down - (2 * land["y"] + land["height"] - y)) < 2
    assert here.locator("> .hit").get_attribute("aria-label") == name
