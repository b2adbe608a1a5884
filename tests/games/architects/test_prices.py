"""Buttons, questions and refusals name what will really be paid: virtue, boards and apprentices change it."""

import pytest
from rulemark import rule

import regnum
from regnum.games.architects.events import Captured

from .laying import BLUE, GREEN, facts, laid, mat, play


def price(message):
    """By kind what a message says is to be paid."""
    told = message.args["price"]
    return {} if told == "none" else {each.id.split("-")[1]: each.args["count"] for each in told}


def button(match, move, seat=BLUE):
    return price(match.option(seat, match.read(move)).label)


def question(match, seat=BLUE):
    return price(match.decision(seat).prompt)


@rule("A4.22", "A8.3", "A12.4")
@pytest.mark.parametrize(("board", "virtue", "tax"), [(None, 7, 2), (None, 3, 1), (None, 0, 0), ("ada", 7, 1)])
def test_freeing_costs_less_tax_with_low_virtue_and_with_ada(board, virtue, tax):
    match = laid(mat(board, virtue=virtue, silver=9, at={"board_green": 2, "prison": 1, "guardhouse": 1}))
    play(match, BLUE, "place guardhouse")
    assert button(match, "free boards") == ({"tax": tax} if tax else {}) | {"silver": 3}
    assert f"paid goods=3 silver tax={tax}" in play(match, BLUE, "free boards")


@rule("A4.22", "A8.4")
def test_freeing_by_debt_at_virtue_0_costs_two_debts():
    match = laid(mat(virtue=0, at={"board_green": 1, "prison": 1, "guardhouse": 1}))
    play(match, BLUE, "place guardhouse")
    assert button(match, "free debt") == {"debt": 2}
    match = laid(mat(virtue=1, at={"board_green": 1, "prison": 1, "guardhouse": 1}))
    play(match, BLUE, "place guardhouse")
    assert button(match, "free debt") == {"debt": 1, "virtue": 1}


@rule("A4.23", "A8.3")
def test_a_debt_is_paid_off_for_what_it_costs_now():
    match = laid(mat(virtue=2, unpaid=1, silver=9, at={"prison": 1}))
    play(match, BLUE, "place guardhouse")
    assert button(match, "settle") == {"tax": 2, "silver": 3}


@rule("A4.8", "A4.9", "A12.6")
def test_hiring_names_tax_silver_and_what_is_laid_on_others():
    match = laid(mat("rudolf", silver=9), display="miner_a thief labourer")
    play(match, BLUE, "place workshop")
    assert button(match, "hire miner_a") == {"tax": 2, "silver": 1}
    assert button(match, "hire labourer") == {"tax": 2, "silver": 1, "laid": 2}


@rule("A4.14", "Q1", "A8.3")
def test_the_question_at_the_town_centre_names_the_price_of_the_next_capture():
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
def test_nobody_is_promised_more_cards_than_there_are():
    match = laid(mat(silver=9, at={"workshop": 3}), buildings="well")
    play(match, BLUE, "place workshop")
    assert match.option(BLUE, match.read("draw")).label.args["count"] == 1


@rule("A12.7")
def test_what_lothaire_lacks_is_counted_with_his_discount():
    mine = mat("lothaire", clay=9, wood=9, gold=1, hand="smithy well", hired="labourer")
    match = laid(mine, options={"promos": "with"})
    play(match, BLUE, "place guildhall")
    assert facts(match, BLUE, "build well") == {"need": 1, "have": 0, "lack": 1}  # of 2 stone


@rule("A4.19")
def test_nobody_offers_to_free_or_imprison_nobody():
    match = laid(mat(at={"prison": 1, "guardhouse": 1}, unpaid=1, silver=9))
    play(match, BLUE, "place guardhouse")
    for option in match.decision(BLUE).options:
        assert " 0 " not in regnum.text(option.label, "en")


@rule("A4.16")
def test_a_capture_befalls_those_whose_workers_are_gone():
    match = laid(mat(silver=1), mat(at={"quarry": 3}))
    play(match, BLUE, "place town_centre")
    captured = next(each for each in match.play(BLUE, "capture quarry green") if isinstance(each, Captured))
    assert captured.seat == BLUE and captured.befalls() == GREEN
