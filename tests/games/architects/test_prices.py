"""Buttons, questions and refusals name what will really be paid: virtue, boards and apprentices change it."""

from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import regnum
from regnum.core.match import Match
from regnum.core.messages import Message
from regnum.games.architects.events import Captured
from regnum.games.architects.parts import NONE, SILVER, STONE, WOOD
from regnum.games.architects.paying import bill_for, can_pay, open_bill, pay_bill
from regnum.games.architects.prices import (
    AVOID_PRICE,
    FIRST_CAPTURE,
    FOR_NOTHING,
    FREE_PRICE,
    HIRE_PRICES,
    LEVEL_PRICE,
    NEXT_CAPTURE,
    SETTLE_PRICE,
    TREASURE,
    WOOD_STONE,
    Price,
)
from regnum.testing import numbers, play, rule
from tests.typed import present

from .laying import BLUE, GREEN, laid, mat, state_of


def price(message: Message) -> dict[str, int]:
    """By kind what a message says is to be paid."""
    told: Any = message.args["price"]
    return {} if told == "none" else {each.id.split("-")[1]: each.args["count"] for each in told}


def button(match: Match, move: str, seat: int = BLUE) -> dict[str, int]:
    return price(match.option(seat, match.read(move)).label)


def question(match: Match, seat: int = BLUE) -> dict[str, int]:
    return price(present(match.decision(seat)).prompt)


@rule("A4.22", "A8.3", "A12.4")
@pytest.mark.parametrize(("board", "virtue", "tax"), [(None, 7, 2), (None, 3, 1), (None, 0, 0), ("ada", 7, 1)])
def test_freeing_costs_less_tax_with_low_virtue_and_with_ada(board: str | None, virtue: int, tax: int) -> None:
    match = laid(mat(board, virtue=virtue, silver=9, at={"board_green": 2, "prison": 1, "guardhouse": 1}))
    play(match, BLUE, "place guardhouse")
    assert button(match, "free boards") == ({"tax": tax} if tax else {}) | {"silver": 3}
    assert f"paid goods=3 silver tax={tax}" in play(match, BLUE, "free boards")


@rule("A4.22", "A8.4")
def test_freeing_by_debt_at_virtue_0_costs_two_debts() -> None:
    match = laid(mat(virtue=0, at={"board_green": 1, "prison": 1, "guardhouse": 1}))
    play(match, BLUE, "place guardhouse")
    assert button(match, "free debt") == {"debt": 2}
    match = laid(mat(virtue=1, at={"board_green": 1, "prison": 1, "guardhouse": 1}))
    play(match, BLUE, "place guardhouse")
    assert button(match, "free debt") == {"debt": 1, "virtue": 1}


@rule("A4.23", "A8.3")
def test_a_debt_is_paid_off_for_what_it_costs_now() -> None:
    match = laid(mat(virtue=2, unpaid=1, silver=9, at={"prison": 1}))
    play(match, BLUE, "place guardhouse")
    assert button(match, "settle") == {"tax": 2, "silver": 3}


@rule("A4.8", "A4.9", "A12.6")
def test_hiring_names_tax_silver_and_what_is_laid_on_others() -> None:
    match = laid(mat("rudolf", silver=9), display="miner_a thief labourer")
    play(match, BLUE, "place workshop")
    assert button(match, "hire miner_a") == {"tax": 2, "silver": 1}
    assert button(match, "hire labourer") == {"tax": 2, "silver": 1, "laid": 2}


@rule("A4.14", "Q1", "A8.3")
def test_the_question_at_the_town_centre_names_the_price_of_the_next_capture() -> None:
    blue = mat(silver=9, at={"town_centre": 2})
    match = laid(blue, mat(at={"quarry": 1, "forest": 1}))
    play(match, BLUE, "place town_centre")
    assert question(match) == {"tax": 1}
    play(match, BLUE, "capture quarry green")
    assert question(match) == {"silver": 1}
    match = laid(blue | {"hired": "conspirator_a"}, mat(at={"quarry": 1, "forest": 1}))
    play(match, BLUE, "place town_centre", "capture quarry green")
    assert question(match) == {}
    match = laid(mat(virtue=2, at={"town_centre": 1}), mat(at={"quarry": 1}))
    play(match, BLUE, "place town_centre")
    assert question(match) == {}


@rule("A4.12", "A0.9")
def test_nobody_is_promised_more_cards_than_there_are() -> None:
    match = laid(mat(silver=9, at={"workshop": 3}), buildings="well")
    play(match, BLUE, "place workshop")
    assert match.option(BLUE, match.read("draw")).label.args["count"] == 1


@rule("A12.7")
def test_what_lothaire_lacks_is_counted_with_his_discount() -> None:
    mine = mat("lothaire", clay=9, wood=9, gold=1, hand="smithy well", hired="labourer")
    match = laid(mine, options={"promos": "with"})
    play(match, BLUE, "place guildhall")
    assert numbers(match, BLUE, "build well") == {"need": 1, "have": 0, "lack": 1}  # of 2 stone


@rule("A4.19")
def test_nobody_offers_to_free_or_imprison_nobody() -> None:
    match = laid(mat(at={"prison": 1, "guardhouse": 1}, unpaid=1, silver=9))
    play(match, BLUE, "place guardhouse")
    for option in present(match.decision(BLUE)).options:
        assert " 0 " not in regnum.text(option.label, "en")


@rule("A4.16")
def test_a_capture_befalls_those_whose_workers_are_gone() -> None:
    match = laid(mat(silver=1), mat(at={"quarry": 3}))
    play(match, BLUE, "place town_centre")
    captured = next(each for each in match.play(BLUE, "capture quarry green") if isinstance(each, Captured))
    assert captured.seat == BLUE and captured.befalls() == GREEN


# -- the price itself ---------------------------------------------------------------------------------------------


def parts_of(price: Price) -> dict[str, int]:
    """A price by the names of its parts, those that ask for nothing left out."""
    mix = {"any_of": price.any_of, "count": price.count} if price.count else {}
    rest = {"tax": price.tax, "laid": price.laid, "beyond": price.beyond}
    return price.facts() | mix | {name: n for name, n in rest.items() if n}


def test_a_price_tells_its_parts_by_name() -> None:
    price = Price(wood=2, gold=1, silver=3, tax=2, laid=1, beyond=4)
    assert parts_of(price) == {"wood": 2, "gold": 1, "silver": 3, "tax": 2, "laid": 1, "beyond": 4}
    assert (price.coins(), price.treasure(), price.of(WOOD), price.of(SILVER)) == (6, 1, 2, 3)
    assert FOR_NOTHING.is_nothing() and not price.is_nothing() and not Price(beyond=1).is_nothing()


@pytest.mark.parametrize(
    ("lower", "left"),
    [
        (lambda price: price.less(WOOD, 1), {"wood": 1, "stone": 1, "silver": 3, "tax": 2}),
        (lambda price: price.less(SILVER, 2), {"wood": 2, "stone": 1, "silver": 1, "tax": 2}),
        (lambda price: price.taxed(1), {"wood": 2, "stone": 1, "silver": 3, "tax": 1}),
        (lambda price: price.taxed(3), {"wood": 2, "stone": 1, "silver": 3}),
        (lambda price: price.sparing(STONE), {"wood": 2, "silver": 3, "tax": 2}),
    ],
)
def test_lowering_a_price_leaves_the_price_itself_alone(lower: Callable[..., Any], left: dict[str, int]) -> None:
    price = Price(wood=2, stone=1, silver=3, tax=2)
    assert parts_of(lower(price)) == left
    assert parts_of(price) == {"wood": 2, "stone": 1, "silver": 3, "tax": 2}


@rule("A12.2")
def test_a_pool_asks_for_gold_and_marble_in_any_mix() -> None:
    assert parts_of(Price(clay=1, gold=2, marble=1).pooled()) == {"clay": 1, "any_of": TREASURE, "count": 3}
    assert parts_of(Price(clay=1).pooled()) == {"clay": 1}


@rule("A12.7")
@pytest.mark.parametrize(
    ("price", "left", "open_"),
    [
        (Price(wood=2, clay=1), {"wood": 1, "clay": 1}, False),
        (Price(stone=1), {}, False),
        (Price(wood=1, stone=1), {"wood": 1, "stone": 1}, True),  # which one is still to be chosen
        (Price(any_of=WOOD_STONE, count=4), {"any_of": WOOD_STONE, "count": 3}, False),
        (Price(gold=1), {"gold": 1}, False),
    ],
)
def test_one_wood_or_stone_less(price: Price, left: dict[str, int], open_: bool) -> None:
    lower = price.one_less()
    assert (parts_of(lower), lower.spare) == (left, open_)


@rule("A7.3", "A3.9")
def test_a_mix_that_was_chosen_becomes_fixed() -> None:
    assert parts_of(LEVEL_PRICE[2].mixed(vec[i64]([0, 3, 1, 0, 0]))) == {"wood": 3, "stone": 1}


@rule("A4.8", "A4.14", "A4.22", "A4.23", "A12.8")
@pytest.mark.parametrize(
    ("price", "parts"),
    [
        (HIRE_PRICES[2][0], {"tax": 2, "silver": 2}),
        (HIRE_PRICES[1][3], {"tax": 2, "silver": 1, "laid": 3}),
        (FIRST_CAPTURE, {"tax": 1}),
        (NEXT_CAPTURE[1], {"silver": 1}),
        (FREE_PRICE, {"tax": 2, "silver": 3}),
        (SETTLE_PRICE, {"tax": 3, "silver": 3}),
        (AVOID_PRICE, {"silver": 2}),
    ],
)
def test_the_prices_printed_on_the_board(price: Price, parts: dict[str, int]) -> None:
    assert parts_of(price) == parts


@rule("A8.3", "A12.2", "A12.7")
@pytest.mark.parametrize(
    ("board", "virtue", "price", "left"),
    [
        (None, 3, Price(silver=1, tax=2), {"silver": 1, "tax": 1}),
        ("ada", 1, Price(tax=2), {}),
        ("therese", 7, Price(gold=1, marble=1), {"any_of": TREASURE, "count": 2}),
        ("lothaire", 7, Price(stone=2, construction=True), {"stone": 1}),
        ("lothaire", 7, Price(stone=2), {"stone": 2}),
    ],
)
def test_a_bill_is_the_price_less_rebates_and_powers(
    board: str | None, virtue: int, price: Price, left: dict[str, int]
) -> None:
    game = state_of(laid(mat(board, virtue=virtue), options={"promos": "with"}))
    assert parts_of(bill_for(game, BLUE, price)) == left


@rule("A12.7")
def test_whoever_spares_something_pays_with_one_wood_or_one_stone_less() -> None:
    game = state_of(laid(mat("lothaire", wood=1), options={"promos": "with"}))
    assert can_pay(game, BLUE, Price(wood=1, stone=1, construction=True), NONE)
    assert not can_pay(game, BLUE, Price(wood=1, stone=2, construction=True), NONE)
    assert not can_pay(game, BLUE, Price(wood=1, stone=1), NONE)


@rule("A3.9")
def test_an_open_bill_is_shared_by_clones_and_lowered_only_in_one() -> None:
    game = state_of(laid(mat(silver=9, clay=2)))
    open_bill(game, BLUE, Price(clay=1, silver=2))
    twin = game.clone()
    pay_bill(twin, BLUE)
    assert twin.bill.is_nothing() and parts_of(game.bill) == {"clay": 1, "silver": 2}
    assert (game.sides[BLUE].silver, twin.sides[BLUE].silver) == (9, 7)
