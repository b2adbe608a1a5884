"""What players of Jerusalem read is what is so: real numbers, advice that can be followed, questions in words."""

from __future__ import annotations

import re
from typing import Any

import pytest

import regnum
from regnum.catalogue.render import LANGUAGES, text
from regnum.catalogue.sentences import Sentences
from regnum.core.messages import Event, Message, stamped
from regnum.games.jerusalem import events
from regnum.games.jerusalem import parts as parts_of
from regnum.games.jerusalem.cards import DECK
from regnum.games.jerusalem.claims import CLAIMS
from regnum.games.jerusalem.scene import gallery
from regnum.scene import plain_value
from regnum.server.page.history import verdict
from regnum.testing import play, rule
from tests.typed import present

from .laying import BLUE, GREEN, RED, YELLOW, laid
from .test_scene import parts

NAMES = ("Anna", "Bob", "Cora", "Dan")


def prompt(match: regnum.Match, seat: int, lang: str = "en") -> str:
    decision = match.decision(seat)
    assert decision is not None
    return text(decision.prompt, lang, NAMES)


def button(match: regnum.Match, seat: int, move: str) -> str:
    decision = match.decision(seat)
    assert decision is not None
    return next(text(option.label, "en", NAMES) for option in decision.options if option.move == move)


def why_not(match: regnum.Match, seat: int, move: str) -> str:
    refusal = match.why(seat, move)
    assert refusal is not None
    return text(refusal, "en", NAMES)


def shown(things: Any, id: str, field: str = "text") -> str:
    found: Message = next(each[field] for each in parts(things) if each["id"] == id)
    return text(stamped(found, "jerusalem"), "en", NAMES)


# -- questions ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_is_one(lang: str) -> None:
    """Where there is nothing to choose, a plain sentence will do."""
    for seed in range(12):
        match = regnum.new("jerusalem", seats=2 + seed % 3, seed=seed)
        while not match.over:
            seat = match.waiting[0]
            legal = match.legal(seat)
            assert "?" in prompt(match, seat, lang) or len(legal) == 1
            match.play(seat, legal[(seed * 7 + len(match.log) * 13) % len(legal)])


@rule("6.1.3")
@pytest.mark.parametrize("squires, told", [(0, "no squires"), (1, "1 squire "), (5, "5 squires ")])
def test_the_question_of_a_turn_counts_the_squires_at_hand(squires: int, told: str) -> None:
    assert told in prompt(laid(squires=(squires,)), BLUE)


@rule("Q27")
def test_who_cannot_raise_is_asked_whether_to_pass() -> None:
    match = laid(at="auction", bezants=(12, 3, 12, 12))
    play(match, BLUE, "offer marshal 3")
    assert prompt(match, RED).endswith("You cannot pay more. Will you pass?")


@rule("8.5.2")
def test_in_war_only_squires_within_reach_are_counted() -> None:
    where = {"templars_large": "blue 7", "market_left": "red 1 yellow 5"}
    match = laid(at="event", event="war", city=where)
    assert "3 squires" in prompt(match, BLUE)  # one of Red's, two of Yellow's


@rule("8.4.1")
@pytest.mark.parametrize(
    "bezants, told", [(0, "they must leave"), (1, "You can pay for 1."), (9, "You can pay for 4.")]
)
def test_the_tax_tells_for_how_many_the_money_is_enough(bezants: int, told: str) -> None:
    match = laid(at="event", event="special_tax", city={"market_left": "blue 4"}, bezants=(bezants, 0, 0, 0))
    assert told in prompt(match, BLUE)


# -- buttons --------------------------------------------------------------------------------------------------


@rule("7.3.2", "Q4")
@pytest.mark.parametrize(
    "city, told",
    [
        ("red 40", "Take the income: 4 squires"),
        ("red 48", "Take the income: 2 squires (the supply has no more squires)"),
        ("red 50", "Take nothing: the supply is empty"),
    ],
)
def test_the_button_of_the_income_tells_what_really_comes(city: str, told: str) -> None:
    assert button(laid(at="income", city={"templars_large": city}), RED, "income") == told


@rule("7.2.3")
def test_the_button_of_the_intrigue_tells_who_has_nothing_to_lose() -> None:
    match = laid(at="privileges", city={"nobility_left": "red 1"}, prestige=(0, 0, 2, 0))
    assert button(match, RED, "intrigue blue") == "Gain 1 prestige point; Anna has none to lose"
    assert button(match, RED, "intrigue yellow") == "Steal 1 prestige point from Cora"


@rule("6.7.12", "Q24")
@pytest.mark.parametrize("there, told", [(40, "Send 2 squires to"), (49, "Send 1 squire to")])
def test_the_button_of_overwhelming_force_counts_what_the_supply_has(there: int, told: str) -> None:
    match = laid(hands={"blue": ["force_market"]}, city={"templars_left": f"blue {there}"})
    play(match, BLUE, "card force_market")
    assert button(match, BLUE, "deploy market_left").startswith(told)


# -- advice ---------------------------------------------------------------------------------------------------


@rule("6.2.2")
@pytest.mark.parametrize("squires, advice", [(1, " Choose another area."), (0, "")])
def test_another_area_is_advised_only_to_whoever_has_squires_to_place(squires: int, advice: str) -> None:
    match = laid(squires=(squires,), barons={"red": "market_left"})
    said = "Market, left area: Bob blocks this area with a baron."
    assert why_not(match, BLUE, "place 1 market_left") == said + advice


@rule("5.2.3", "Q27")
@pytest.mark.parametrize("bezants, advice", [(9, " Bid more or pass."), (3, "")])
def test_bidding_more_is_advised_only_to_whoever_can_pay(bezants: int, advice: str) -> None:
    match = laid(at="auction", bezants=(12, bezants, 12, 12))
    play(match, BLUE, "offer marshal 3")
    assert why_not(match, RED, "raise 2") == "The bid is 3, so 2 is not enough." + advice


@rule("Q24")
def test_no_card_without_effect_is_advised_to_be_kept_for_rounds_that_never_come() -> None:
    match = laid(round=5, hands={"blue": ["move_two"]})
    assert why_not(match, BLUE, "card move_two") == "The card “Move two squires” would change nothing now."


# -- on the table ---------------------------------------------------------------------------------------------


@rule("7.1.2", "Q8")
def test_the_tower_of_david_tells_of_its_move_on_the_board_and_in_the_gallery() -> None:
    free, barred = laid(), laid(barons={"red": "tower_of_david"})
    assert "may also move one of their squires" in shown(free.scene(BLUE), "area tower_of_david")
    assert "No squire can be moved out" in shown(barred.scene(BLUE), "area tower_of_david")
    assert "may also move one of their squires" in shown(plain_value(gallery()), "gallery tower_of_david")
    for things, id in ((free.scene(BLUE), "area market_left"), (plain_value(gallery()), "gallery market_left")):
        assert "move" not in shown(things, id)


@rule("7.3.3", "Q4")
def test_income_on_offer_bears_the_name_of_whom_it_is_for_and_what_the_supply_has() -> None:
    match = laid(at="income", city={"templars_large": "red 48"})
    assert shown(match.scene(RED), "due", "title") == "Your income"
    assert shown(match.scene(BLUE), "due", "title") == "Income: Bob"
    for viewer, count in ((RED, 2), (BLUE, 4)):  # how many the supply has, others may not know
        (line,) = (each for each in parts(match.scene(viewer)) if each["id"] == "due squires")
        assert [gain["count"] for gain in line["gives"]] == [count]
    assert "lacks 2 squires" in shown(match.scene(RED), "due squires")


@rule("Q4", "11.3")
def test_an_empty_supply_is_shown_to_all() -> None:
    match = laid(city={"templars_large": "red 44"}, squires=(3, 6, 3, 3))
    assert "supply of squires is empty" in shown(match.scene(BLUE), "screen red")
    assert "supply" not in shown(match.scene(BLUE), "screen yellow")


@rule("6.5.3")
def test_an_area_tells_how_many_squires_count_for_the_baron() -> None:
    match = laid(to_move=GREEN, squires=(0, 0, 0, 3), city={"market_left": "green 1"})
    play(match, GREEN, "place 3 market_left", "sell", *["withdraw market_left"] * 3)
    assert "1 squire counts for the baron" in shown(match.scene(RED), "area market_left")


# What is typed in a text stands in the data too: a text must not outlive a change of figures.
FIGURES = {
    **{f"office-{id}.text": [int(parts_of.OFFICE_SQUIRES[nth])] for nth, id in enumerate(parts_of.OFFICES)},
    **{f"card-{card.id}.text": [each for each in card.gains if each] for card in DECK},
    **{f"card-{card.id}.text": [parts_of.FORCE_SQUIRES] for card in DECK if card.id.startswith("force_")},
    "card-any_two.text": [parts_of.CHOSEN_RESOURCES],
    "card-move_two.text": [parts_of.SHIFTS],
    "card-genoese_merchants.text": [parts_of.GENOESE_PRICE],
    "privilege-education.text": [parts_of.STUDY_SQUIRES],
    "privilege-building_materials.text": [parts_of.MOST_MATERIALS, parts_of.MATERIAL_PRICE],
    "privilege-court_intrigue.text": [parts_of.INTRIGUE_PRESTIGE],
    "gift-squires.text": [parts_of.GIFT_ALONE, parts_of.GIFT_SHARED],
    "gift-bezants.text": [parts_of.GIFT_ALONE, parts_of.GIFT_SHARED],
    "gift-cards.text": [parts_of.GIFT_CARDS],
    "calendar-succession.text": [parts_of.MOST_SAVED],
    "calendar-special_tax.text": [parts_of.RANSOM],
    "calendar-war.text": [parts_of.MOST_STRUCK],
    "deal-hire.text": [parts_of.HIRE_PRICE],
    "deal-sell.text": [parts_of.SOLD_SQUIRES, parts_of.SOLD_FOR],
    "baron-text": [parts_of.BARON_MINIMUM],
    "turn-genoese": [parts_of.GENOESE_PRICE],
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", FIGURES)
def test_the_figures_in_a_text_are_those_of_the_game(id: str, lang: str) -> None:
    said = re.findall(r"\d+", text(Message(id, {}, "jerusalem"), lang))
    assert {str(figure) for figure in FIGURES[id]} <= set(said)
    if id.startswith(("card-", "privilege-", "gift-", "deal-")):
        assert sorted(said) == sorted(str(figure) for figure in FIGURES[id])


@rule("10.2")
@pytest.mark.parametrize(
    "prestige, told", [((1, 2), "the most prestige left decides"), ((2, 2), "lower office number")]
)
def test_the_verdict_tells_what_decided_between_equal_towers(prestige: tuple[int, int], told: str) -> None:
    match = laid(seats=2, at="building", round=5, floors=(5, 5), prestige=prestige)
    said = verdict(present(match.result), [], Sentences("en", "jerusalem", ["Anna", "Bob"]))
    assert said.startswith("Bob wins. " if prestige == (1, 2) else "Anna wins. ") and told in said


# -- events ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "event, side",
    [
        (events.Struck(BLUE, RED, "market_left"), RED),
        (events.Swapped(BLUE, YELLOW, "market_left", "market_right"), YELLOW),
        (events.Intrigued(BLUE, GREEN, 1), GREEN),
        (events.Intrigued(BLUE, GREEN, 0), BLUE),
        (events.SquiresRemoved(RED, 2, "market_left"), RED),
        (events.FloorBuilt(YELLOW, 1, 3, True), YELLOW),
        (events.RoundBegan(2), -1),
        (events.EventCame("war"), -1),
    ],
)
def test_an_event_knows_whom_it_befalls(event: Event, side: int) -> None:
    assert event.befalls() == side


@rule("3.6")
def test_who_opens_the_bidding_is_so() -> None:
    """Before the first move nobody witnesses, so the contract does not see it."""
    for seed in range(8):
        match = regnum.new("jerusalem", seats=4, seed=seed)
        (told,) = (event for event in match.opening if isinstance(event, events.Opened))
        assert CLAIMS.events[events.Opened](told, match.state, match.state) and match.waiting == (told.seat,)


@rule("Q4", "7.3.2")
def test_a_short_supply_is_told_in_words() -> None:
    told = laid(at="income", city={"templars_large": "red 48"}).play(RED, "income")[0]
    sentence = (
        "Bob takes income from the large area of the Templars' quarter: 2 squires; the supply has no more squires."
    )
    assert text(told, "en", NAMES) == sentence
