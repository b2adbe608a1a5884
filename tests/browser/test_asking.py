"""What the dock asks, in words, at every step of a choice."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import Guest

pytestmark = pytest.mark.usefixtures("app")


def test_whatever_has_been_touched_the_question_goes_on_in_words(page: Page, guest: Callable[..., Guest]) -> None:
    """In Dva bratři a tile of the hand is built or laid as land; a unit of the offer is called up."""
    anna = guest("Anna")
    table = anna.table("brothers", "me")
    anna.play(table, 0, "take 1")
    anna.enter(page.context)
    page.goto(f"/table/{table}")
    question = page.locator(".dock .say strong")
    before = question.inner_text()
    sight = anna.sight(table, 0)
    options = [each for each in sight["decision"]["options"] if each["refusal"] is None and len(each["handles"]) > 1]
    for first in dict.fromkeys(each["handles"][0] for each in options):
        verbs = {each["move"].split()[0] for each in options if each["handles"][0] == first}
        page.locator(f'[data-thing="{first}"] > .hit').first.click()
        expect(question).not_to_have_text(before)
        expect(question).to_contain_text(": ")
        expect(question).to_contain_text("where will" if len(verbs) == 1 else " or ")
        page.keyboard.press("Escape")
        expect(question).to_have_text(before)
