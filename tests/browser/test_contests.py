"""Contests in the browser, for each role: the organiser, who takes part, and who looks on; by mouse and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.server import Guest

pytestmark = pytest.mark.usefixtures("app")
PHONE = {"width": 390, "height": 844}
WIDTH = "document.scrollingElement.scrollWidth"


def held(organiser: Guest, people: list[Guest], **more: Any) -> str:
    """A contest for which these people have signed up."""
    settings = {"name": "Autumn cup", "game": "brothers", "rounds": 2, "bot": "random", **more}
    id: str = organiser.post("/api/contests", {"settings": settings})["id"]
    for each in people:
        each.post(f"/api/contests/{id}/people")
    return id


def test_an_organiser_answers_seven_questions_and_sees_what_comes_of_it(
    page: Page, guest: Callable[..., Guest]
) -> None:
    guest("Zuzana").enter(page.context)
    page.goto("/")
    page.locator("header nav a[href='/contests']").click()
    page.get_by_role("link", name="New contest").click()
    expect(page.locator("fieldset > legend i")).to_have_count(7)
    page.get_by_label("Name of the contest").fill("Winter league")
    page.locator("#contest-game").select_option("brothers")
    page.get_by_role("radio", name="Round robin").check(force=True)
    page.get_by_label("Up to so many people").select_option("8")
    expect(page.locator("dl dd").first).to_have_text("7")
    expect(page.locator(".announcement")).to_contain_text("Winter league. The Two Heirs: everyone plays everyone")
    page.get_by_role("radio", name="Slovenčina").check(force=True)
    expect(page.locator(".announcement")).to_contain_text("každý s každým")
    lower = page.get_by_role("button", name="Move down: points of the opponents")
    lower.focus()
    page.keyboard.press("Enter")
    expect(page.locator("fieldset ol li span").first).to_have_text("matches among themselves")
    page.get_by_role("button", name="Open for sign-up").click()
    page.wait_for_url("**/contests/*")
    expect(page.get_by_role("heading", level=1)).to_have_text("Winter league")
    expect(page.get_by_role("button", name="Start round 1")).to_be_visible()


def test_whoever_has_the_link_signs_up_with_a_name_and_nothing_else(
    new_context: Callable[..., BrowserContext], guest: Callable[..., Guest]
) -> None:
    id = held(guest("Zuzana"), [], listed=False)
    page = new_context(viewport=PHONE).new_page()
    page.goto(f"/contests/{id}")
    page.get_by_label("Your name").fill("Bára")
    page.get_by_role("button", name="Sign up").click()
    expect(page.locator(".people li")).to_have_text(["Bára"])
    page.get_by_role("button", name="Drop out").click()
    page.get_by_role("button", name="Drop out").click()
    expect(page.get_by_text("Nobody yet.")).to_be_visible()
    assert page.evaluate(WIDTH) <= PHONE["width"]


def test_a_player_goes_from_the_contest_to_the_match_and_finds_the_result(
    new_context: Callable[..., BrowserContext], guest: Callable[..., Guest]
) -> None:
    organiser, anna, bela = guest("Zuzana"), guest("Anna"), guest("Béla")
    id = held(organiser, [anna, bela], rounds=1)
    table = organiser.post(f"/api/contests/{id}/start")["rounds"][0]["matches"][0]["table"]
    context = new_context(viewport=PHONE)
    anna.enter(context)
    page = context.new_page()
    page.goto(f"/contests/{id}")
    page.locator(".next").get_by_role("link", name="Play").click()
    page.wait_for_url(f"**/table/{table}")
    anna.play_to_the_end(table, bela)
    page.goto(f"/contests/{id}")
    expect(page.get_by_role("heading", name="Final places")).to_be_visible()
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(page.locator("tbody tr.me")).to_contain_text("Anna")
    assert page.evaluate(WIDTH) <= PHONE["width"]
    with page.expect_download() as download:
        page.get_by_role("link", name="Standings (CSV)").click()
    assert "place,name,points" in download.value.path().read_text(encoding="utf-8")


def test_the_organiser_decides_drops_and_undoes_by_keyboard(page: Page, guest: Callable[..., Guest]) -> None:
    organiser, people = guest("Zuzana"), [guest(f"Player {n}") for n in range(4)]
    id = held(organiser, people)
    organiser.enter(page.context)
    page.goto(f"/contests/{id}")
    start = page.get_by_role("button", name="Start round 1")
    start.focus()
    page.keyboard.press("Enter")
    expect(page.locator("tbody tr")).to_have_count(4)
    page.get_by_label("Decide a match").select_option(index=1)
    page.get_by_label("How it is decided").select_option(index=1)
    decide = page.get_by_role("button", name="Decide", exact=True)
    decide.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("decided by the organiser")).to_be_visible()
    page.get_by_role("button", name=re.compile("Undo ?: Decided")).click()
    expect(page.get_by_text("decided by the organiser")).to_have_count(0)
    page.get_by_label("Drop a person").select_option(label="Player 0")
    page.get_by_role("button", name="Drop", exact=True).click()
    expect(page.locator("tbody tr.gone")).to_contain_text("Player 0")
    page.get_by_role("button", name="End the contest early").click()
    page.get_by_role("button", name="End the contest early").click()
    expect(page.locator("main header p")).to_contain_text("broken off")


def test_a_stranger_sees_the_standings_but_no_running_match(
    new_context: Callable[..., BrowserContext], guest: Callable[..., Guest]
) -> None:
    organiser, people = guest("Zuzana"), [guest("Anna"), guest("Béla")]
    id = held(organiser, people)
    organiser.post(f"/api/contests/{id}/start")
    page = new_context().new_page()
    page.goto("/contests")
    page.get_by_role("link", name="Autumn cup").first.click()
    expect(page.locator("tbody tr")).to_have_count(2)
    expect(page.get_by_text("being played").first).to_be_attached()
    expect(page.get_by_role("link", name="Watch")).to_have_count(0)
    expect(page.get_by_role("heading", name="For the organiser")).to_have_count(0)


def test_a_contest_that_does_not_exist_leads_back_to_the_list(new_context: Callable[..., BrowserContext]) -> None:
    page = new_context().new_page()
    page.goto("/contests/nowhere")
    expect(page.get_by_text("There is no such contest.")).to_be_visible()
    page.locator("main").get_by_role("link", name="Contests").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
