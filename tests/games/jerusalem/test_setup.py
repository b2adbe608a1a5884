"""3 and 9. What lies on the table before the first auction, for each number of players."""

from collections import Counter
from typing import Any

import pytest

import regnum
from regnum.core.match import Match
from regnum.games.jerusalem.parts import CARDS, EVENTS
from regnum.testing import asked, rule
from tests.typed import present

from .laying import side, state_of


def opened(seats: int = 4, seed: int = 5, **options: Any) -> Match:
    return regnum.new("jerusalem", seats=seats, seed=seed, options=options)


SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@rule("3.1")
@SEATS
def test_the_city_is_empty_and_the_marker_stands_on_space_1(seats: int) -> None:
    seen = opened(seats).view(None)
    assert seen["round"] == 1
    assert all(sum(area["squires"]) == 0 and area["baron"] is None for area in seen["areas"])
    assert [space["state"] for space in seen["calendar"]] == ["now"] + ["to_come"] * 4
    assert [side(opened(seats), seat)["supply"] for seat in range(seats)] == [50] * seats


@rule("3.2")
@SEATS
def test_three_events_lie_face_down_over_spaces_2_3_and_4(seats: int) -> None:
    calendar = opened(seats).view(None)["calendar"]
    assert [space["face"] for space in calendar] == [None, "down", "down", "down", None]
    assert [space["event"] for space in calendar] == [None] * 5


@rule("3.2")
def test_every_event_may_be_the_unused_one() -> None:
    unused = {int(state_of(opened(4, seed)).calendar[3]) for seed in range(40)}
    assert unused == set(range(len(EVENTS)))


@rule("3.3")
@pytest.mark.parametrize("seats, cards", [(2, 25), (3, 27), (4, 27)])
def test_the_deck_is_shuffled(seats: int, cards: int) -> None:
    decks = [[int(kind) for kind in state_of(opened(seats, seed)).deck.cards] for seed in range(5)]
    assert all(len(deck) == cards for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 5
    assert len({tuple(sorted(deck)) for deck in decks}) == 1


@rule("3.4", "9.1.3", "9.3.1")
@pytest.mark.parametrize("seats, numbers", [(2, [3, 4]), (3, [2, 3, 4]), (4, [1, 2, 3, 4])])
def test_the_offices_with_the_highest_numbers_are_used(seats: int, numbers: list[int]) -> None:
    offices = opened(seats).view(None)["offices"]
    assert [office["number"] for office in offices] == numbers
    assert [office["seat"] for office in offices] == [None] * seats


@rule("3.4")
def test_an_office_that_is_out_of_the_game_cannot_be_named() -> None:
    match = opened(3)
    refusal = match.why(match.waiting[0], "offer constable 0")
    assert (present(refusal).code, present(refusal).rule) == ("not_on_display", "3.4")


@rule("3.5")
@SEATS
def test_everybody_starts_with_12_bezants_and_nothing_else(seats: int) -> None:
    match = opened(seats)
    for seat in range(seats):
        mine = side(match, seat)
        assert (mine["bezants"], mine["squires"], mine["prestige"], mine["floors"]) == (12, 0, 0, 0)
        assert (mine["hand"], mine["baron"]) == ([], None)


@rule("3.6", "Q12")
@SEATS
def test_a_random_seat_bids_first(seats: int) -> None:
    first = Counter(opened(seats, seed).waiting[0] for seed in range(60))
    assert set(first) == set(range(seats))
    match = opened(seats)
    assert asked(match) == ("open_auction", match.view(None)["first_bidder"])


@rule("5.1.1", "9.2.2")
@SEATS
def test_as_many_cards_as_players_are_laid_out(seats: int) -> None:
    match = opened(seats)
    for viewer in (*range(seats), None):
        assert match.view(viewer)["laid"] == {"count": seats, "cards": None}
    assert match.view(None)["deck"] == (25 if seats == 2 else 27) - seats


@rule("9.1.1", "9.2.1")
def test_with_two_players_the_new_patriarch_is_out_and_the_others_are_all_used() -> None:
    for seed in range(10):
        events = [EVENTS[event] for event in state_of(opened(2, seed)).calendar]
        assert sorted(events) == ["special_tax", "succession", "war"]


@rule("9.1.2", "9.1.4")
def test_with_two_players_patriarchate_and_nobility_are_closed() -> None:
    match = opened(2)
    closed = {area["quarter"] for area in match.view(None)["areas"] if not area["open"]}
    assert closed == {"patriarchate", "nobility"}
    kinds = {CARDS[kind] for kind in state_of(match).deck.cards}
    assert not kinds & {"force_patriarchate", "force_nobility"}


@rule("9.3.1", "Q19")
def test_with_three_players_all_quarters_are_open() -> None:
    assert all(area["open"] for area in opened(3).view(None)["areas"])


@rule("Q1")
def test_the_richer_incomes_are_an_option() -> None:
    def income(match: Match, number: int) -> Any:
        return match.view(None)["areas"][number]["income"]

    assert income(opened(4), 3) == {"squires": 4, "bezants": 0, "prestige": 0}
    assert income(opened(4, income="rich"), 3) == {"squires": 6, "bezants": 0, "prestige": 0}
