"""The sentences of the page are rules on the numbers: each is said exactly where its numbers are so."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import regnum
from regnum.core.messages import Message
from regnum.core.registry import box_of
from regnum.server.balance_reports import shipped
from regnum.server.rest.statistics import has_name, report_figures
from regnum.statistics.balance import Balance, BalancePlan, CardWorth, SeatBalance, Spread
from regnum.statistics.card_uses import gallery_of
from regnum.statistics.figures import ENOUGH, ActionFigures, Figures, figures

SPREAD = Spread(50.0, 8.0, 20, 45, 50, 55, 80)
CLOSE = Spread(8.0, 6.0, 0, 3, 7, 12, 38)


def seat(share: float, low: float, high: float) -> SeatBalance:
    return SeatBalance("white", share, low, high, 50.0, 0.4)


def card(id: str, taken: int, worth: float, error: float = 0.2, offered: int | None = 100) -> CardWorth:
    return CardWorth("took", id, Message(id, {}, "brothers"), {}, offered, taken, worth, error, worth, error)


WORTHS = {"tile-mill": 5.0, "tile-farm_1": 5.2, "tile-bakery": 4.8, "tile-pigsty": 5.1}
CARDS = [card(id, 80, worth) for id, worth in WORTHS.items()]


def report(games: int = 1000, cards: list[CardWorth] = CARDS, **more: Any) -> Balance:
    made = Balance(
        BalancePlan("brothers", 2, {}, "squire", games, 0, 1), [seat(0.52, 0.49, 0.55), seat(0.48, 0.45, 0.51)], SPREAD,
        {40: 3, 50: 5}, CLOSE, SPREAD, cards,
    )  # fmt: skip
    return msgspec.structs.replace(made, **more)


def said(found: Figures) -> list[str]:
    return [each.id for each in [*found.findings, *(line for action in found.actions for line in action.findings)]]


def stands(action: ActionFigures) -> dict[str, str]:
    return {each.card: each.stands for each in action.cards if each.stands}


def test_seats_are_fair_while_every_interval_holds_an_equal_share() -> None:
    assert said(figures(report()))[0] == "seats-fair"
    ahead = figures(report(seats=[seat(0.56, 0.53, 0.59), seat(0.44, 0.41, 0.47)])).findings[0]
    assert (ahead.id, ahead.facts["seat"], ahead.facts["share"]) == ("seats-ahead", 0, 0.56)
    behind = figures(report(seats=[seat(0.36, 0.33, 0.39), seat(0.35, 0.31, 0.38), seat(0.29, 0.26, 0.32)])).findings[0]
    assert (behind.id, behind.facts["seat"]) == ("seats-behind", 2)


def test_alone_there_is_no_fair_share() -> None:
    alone = report(plan=BalancePlan("brothers", 1, {}, "squire", 1000, 0, 1))
    assert figures(alone).findings[0].id == "alone"


def test_matches_are_open_if_half_end_closer_than_scores_lie_apart() -> None:
    assert said(figures(report()))[1] == "margins-open"
    wide = msgspec.structs.replace(CLOSE, median=11)
    assert figures(report(margins=wide)).findings[1].id == "margins-wide"


def test_a_card_deceives_if_it_is_often_taken_and_surely_worth_less() -> None:
    camp = card("tile-camp_wood", 70, 0.5)
    found = figures(report(cards=[*CARDS, camp]))
    assert stands(found.actions[0]) == {"tile-camp_wood": "trap"} and "trap" in said(found)
    trap = next(each for each in found.actions[0].findings if each.id == "trap")
    assert trap.cards == ["tile-camp_wood"] and trap.facts == {"count": 1, "share": 0.7, "least": 0.5, "most": 0.5}
    seldom = msgspec.structs.replace(camp, taken=20)
    unsure = msgspec.structs.replace(camp, worth_error=3.0)
    for other in (seldom, unsure):
        assert "trap-none" in said(figures(report(cards=[*CARDS, other])))


def test_the_numbers_of_a_sentence_are_those_of_the_cards_it_names() -> None:
    worths = {"tile-camp_wood": 0.5, "tile-camp_stone": 0.7, "tile-camp_grain": 0.9, "tile-quarry_wood": 1.1}
    others = [card(f"tile-other_{n}", 80, 5.0) for n in range(8)]
    found = figures(report(cards=[*CARDS, *others, *(card(name, 70, worth) for name, worth in worths.items())]))
    trap = next(each for each in found.actions[0].findings if each.id == "trap")
    assert trap.cards == ["tile-camp_wood", "tile-camp_stone", "tile-camp_grain"]
    assert trap.facts == {"count": 4, "share": 0.7, "least": 0.5, "most": 0.9}


def test_a_card_is_left_lying_if_it_is_taken_less_than_others_and_surely_worth_more() -> None:
    cathedral = card("tile-cathedral", 50, 9.0)
    found = figures(report(cards=[*CARDS, cathedral]))
    assert stands(found.actions[0]) == {"tile-cathedral": "left"} and "left" in said(found)
    always = msgspec.structs.replace(cathedral, taken=99)
    assert "left-none" in said(figures(report(cards=[*CARDS, always])))


def test_few_cards_are_compared_with_nothing() -> None:
    assert said(figures(report(cards=CARDS[:3])))[-1] == "cards-unsure"


def test_with_few_matches_there_are_only_counts() -> None:
    found = figures(report(games=ENOUGH - 1))
    assert said(found) == [] and [each.worth for each in found.actions[0].cards] == [None] * 4
    assert [each.taken for each in found.actions[0].cards] == [80] * 4


def test_only_actions_with_a_name_are_shown_if_there_are_any() -> None:
    other = msgspec.structs.replace(card("tile-mill", 3, 1.0), deed="extended")
    both = report(cards=[*CARDS, other])
    assert [each.action for each in figures(both, lambda action: action == "extended").actions] == ["extended"]
    assert {each.action for each in figures(both, lambda action: False).actions} == {"took", "extended"}


@pytest.mark.parametrize("game", regnum.games())
def test_every_game_comes_with_reports_of_its_rules_of_today(game: str) -> None:
    found = shipped(game)
    assert found, "regnum balance GAME --publish src/regnum/games/GAME/balance"
    for id, made in found.items():
        assert made.plan.edition == box_of(game).edition, f"{id}: the rules have changed; measure again"
        assert made.plan.game == game and made.plan.games >= 500
        known = {each.card for each in made.cards} - set(gallery_of(game))
        assert not known, f"{id}: not in the gallery any more: {known}"


@pytest.mark.parametrize("game", regnum.games())
def test_no_share_is_above_all_and_every_action_that_is_shown_has_a_name(game: str) -> None:
    for made in shipped(game).values():
        found = report_figures(game, made)
        assert (
            len(found.findings) == 2 and sum(count for _, count in found.histogram) == made.plan.games * made.plan.seats
        )
        for action in found.actions:
            assert has_name(game, action.action)
            assert all(each.offered is None or each.taken <= each.offered for each in action.cards), action.action
