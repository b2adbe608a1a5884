"""5. Phase 1: the auction of offices and the choice of action cards."""

from typing import Any

import pytest

from regnum.core.match import Match
from regnum.core.messages import refuse
from regnum.testing import allowed, asked, names, numbers, play, refused, rule
from tests.typed import present

from .laying import BLUE, GREEN, RED, YELLOW, goods, laid, office_of


def auction(**more: Any) -> Match:
    return laid(at="auction", **more)


@rule("5.2.1")
def test_the_highest_tower_bids_first() -> None:
    match = laid(at="building", round=1, floors=(1, 3, 2, 0))
    assert asked(match) == ("open_auction", RED)


@rule("5.2.1")
def test_tied_towers_bid_first_by_prestige() -> None:
    match = laid(at="building", round=1, floors=(2, 2, 1, 0), prestige=(0, 1, 2, 0))
    assert asked(match) == ("open_auction", RED)


@rule("5.2.1")
def test_tied_in_both_the_lowest_office_of_the_last_round_bids_first() -> None:
    match = laid(at="building", round=1, offices=(GREEN, BLUE, RED, YELLOW))
    assert asked(match) == ("open_auction", GREEN)


@rule("5.2.2")
def test_the_first_bidder_names_an_office_and_a_bid_and_may_not_pass() -> None:
    match = auction(to_move=YELLOW)
    assert present(match.why(YELLOW, "pass")).code == "not_now"
    assert allowed(match, YELLOW, "offer marshal 0")
    assert play(match, YELLOW, "offer treasurer 3") == ["auction_opened office=treasurer bid=3"]
    assert asked(match) == ("raise_bid", GREEN)


@rule("5.2.2")
def test_an_office_that_is_taken_cannot_be_named_again() -> None:
    match = auction()
    play(match, BLUE, "offer marshal 0")
    for seat in (RED, YELLOW, GREEN):
        play(match, seat, "pass")
    assert refused(match, RED, "offer marshal 1") == ("office_taken", "5.2.2")


@rule("5.2.3")
def test_everybody_raises_or_passes_clockwise_until_one_is_left() -> None:
    match = auction()
    play(match, BLUE, "offer constable 1")
    play(match, RED, "raise 2")
    play(match, YELLOW, "pass")
    play(match, GREEN, "raise 5")
    assert asked(match) == ("raise_bid", BLUE)
    play(match, BLUE, "pass")
    assert asked(match) == ("raise_bid", RED)
    assert play(match, RED, "pass") == ["passed office=constable", "won_office office=constable bid=5"]
    assert office_of(match, GREEN) == "constable"


@rule("5.2.3")
def test_a_raise_must_be_higher() -> None:
    match = auction()
    play(match, BLUE, "offer constable 4")
    assert refused(match, RED, "raise 4") == ("bid_too_low", "5.2.3")
    assert numbers(match, RED, "raise 4") == {"bid": 4, "now": 4}
    assert allowed(match, RED, "raise 5") and allowed(match, RED, "raise 12")


@rule("5.2.3")
def test_a_pass_is_final_for_this_auction_only() -> None:
    match = auction()
    play(match, BLUE, "offer constable 1")
    play(match, RED, "pass")
    play(match, YELLOW, "raise 2")
    play(match, GREEN, "pass")
    play(match, BLUE, "pass")
    assert asked(match) == ("open_auction", GREEN)
    play(match, GREEN, "offer admiral 0")
    assert asked(match) == ("raise_bid", BLUE)
    play(match, BLUE, "raise 1")
    assert asked(match) == ("raise_bid", RED)


@rule("5.2.4")
def test_nobody_bids_more_than_they_own() -> None:
    match = auction(bezants=(3, 12, 0, 12))
    assert match.why(BLUE, "offer marshal 4") == refuse("bid_too_high", "5.2.4", bid=4, have=3)
    play(match, BLUE, "offer marshal 3")
    assert match.why(RED, "raise 13") == refuse("bid_too_high", "5.2.4", bid=13, have=12)


@rule("5.2.4", "Q27")
def test_who_cannot_raise_is_asked_all_the_same_and_must_pass() -> None:
    match = auction(bezants=(3, 2, 12, 12))
    play(match, BLUE, "offer marshal 3")
    assert asked(match) == ("raise_bid", RED)
    assert match.legal(RED) == ["pass"]
    assert [option.refusal.code for option in present(match.decision(RED)).options if option.refusal] == [
        "bid_too_high"
    ]


@rule("5.2.5")
def test_the_winner_pays_and_takes_no_further_part_and_losers_pay_nothing() -> None:
    match = auction()
    play(match, BLUE, "offer constable 1")
    play(match, RED, "raise 3")
    for seat in (YELLOW, GREEN, BLUE):
        play(match, seat, "pass")
    assert [goods(match, seat)[1] for seat in range(4)] == [12, 9, 12, 12]
    play(match, YELLOW, "offer marshal 0")
    play(match, GREEN, "pass")
    assert asked(match) == ("raise_bid", BLUE)
    play(match, BLUE, "raise 1")
    assert asked(match) == ("raise_bid", YELLOW)  # not the winner before


@rule("5.2.6")
def test_the_next_bidder_sits_left_of_the_winner() -> None:
    match = auction(to_move=RED)
    play(match, RED, "offer admiral 0")
    for seat in (YELLOW, GREEN, BLUE):
        play(match, seat, "pass")
    assert asked(match) == ("open_auction", YELLOW)


@rule("5.2.7")
def test_the_last_player_takes_the_last_office_for_free() -> None:
    match = auction()
    for bidder, office in ((BLUE, "admiral"), (RED, "constable"), (YELLOW, "treasurer")):
        play(match, bidder, f"offer {office} 2")
        while asked(match)[0] == "raise_bid":
            told = play(match, asked(match)[1], "pass")
    assert "took_last_office office=marshal" in told
    assert office_of(match, GREEN) == "marshal" and goods(match, GREEN)[1] == 12
    assert match.view(None)["order"] == [RED, YELLOW, GREEN, BLUE]


@rule("2.5", "5.3.1")
def test_cards_go_from_hand_to_hand_in_turn_order_and_the_last_is_not_asked() -> None:
    cards = ["renegade", "any_two", "move_two", "extra_squire"]
    match = laid(at="cards", offices=(GREEN, RED, BLUE, YELLOW), deck=cards)
    assert asked(match) == ("keep_card", GREEN)
    assert sorted(match.legal(GREEN)) == sorted(f"keep {card}" for card in cards)
    play(match, GREEN, "keep any_two")
    assert asked(match) == ("keep_card", RED)
    assert refused(match, RED, "keep any_two") == ("not_laid_out", "5.3.1")
    play(match, RED, "keep renegade")
    told = play(match, BLUE, "keep move_two")
    assert names(told)[:3] == ["kept_card", "kept_card", "turn_began"]
    hands = [match.view(seat)["sides"][seat]["hand"] for seat in range(4)]
    assert hands == [["move_two"], ["renegade"], ["extra_squire"], ["any_two"]]


@rule("5.3.1")
def test_of_two_cards_alike_one_is_handed_on() -> None:
    match = laid(seats=2, at="cards", deck=["move_two", "move_two"])
    assert match.legal(BLUE) == ["keep move_two"]
    play(match, BLUE, "keep move_two")
    assert [match.view(seat)["sides"][seat]["hand"] for seat in range(2)] == [["move_two"], ["move_two"]]


@rule("5.3.2")
def test_everybody_knows_the_cards_they_handed_on_and_no_others() -> None:
    cards = ["renegade", "any_two", "move_two", "extra_squire"]
    match = laid(at="cards", deck=cards)
    assert match.view(BLUE)["laid"]["cards"] == ["extra_squire", "any_two", "renegade", "move_two"]
    assert match.view(RED)["laid"]["cards"] is None
    play(match, BLUE, "keep any_two")
    known = [each["card"] for each in match.view(BLUE)["handed_on"]]
    assert known == ["extra_squire", "renegade", "move_two"]
    play(match, RED, "keep renegade")
    assert [each["card"] for each in match.view(RED)["handed_on"]] == ["extra_squire", "move_two"]
    assert [each["card"] for each in match.view(BLUE)["handed_on"]] == known
    assert match.view(GREEN)["handed_on"] == match.view(None)["handed_on"] == []
    play(match, YELLOW, "keep move_two")
    assert match.view(BLUE)["handed_on"] == [{"round": 2, "card": card} for card in known]
    assert match.view(GREEN)["handed_on"] == []


@rule("5.3.2")
def test_a_card_that_is_played_is_no_longer_among_those_handed_on() -> None:
    match = laid(seats=2, at="cards", deck=["renegade", "extra_bezants"])
    play(match, BLUE, "keep renegade")
    play(match, BLUE, "end")
    play(match, RED, "card extra_bezants")
    assert match.view(BLUE)["handed_on"] == []


@rule("5.2.3")
@pytest.mark.parametrize("move", ["offer marshal 1", "raise 1", "pass"])
def test_a_bid_cannot_be_taken_back(move: str) -> None:
    match = auction(seats=2)
    if move != "offer marshal 1":
        play(match, BLUE, "offer marshal 0")
        play(match, RED, move)
        assert match.why_no_undo(RED) is not None
    else:
        play(match, BLUE, move)
    assert match.why_no_undo(BLUE) is not None


@rule("9.2.3")
def test_with_two_players_there_is_one_auction_and_the_loser_takes_the_other_office() -> None:
    match = auction(seats=2)
    play(match, BLUE, "offer admiral 0")
    play(match, RED, "raise 1")
    play(match, BLUE, "pass")
    assert (office_of(match, RED), office_of(match, BLUE)) == ("admiral", "marshal")
    assert asked(match) == ("keep_card", BLUE)
