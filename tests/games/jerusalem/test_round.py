"""1, 4, 9 and 10. The course of the game, from round to round and to the end."""

from typing import Any

import pytest

import regnum
from regnum.testing import allowed, asked, play, refused, rule
from tests.typed import present

from .laying import BLUE, GREEN, RED, YELLOW, area, goods, laid, office_of, phase_is, play_on, side


@rule("1.1", "1.2", "4.1.1", "4.1.2", "4.1.3", "4.1.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_is_five_rounds_of_phases_in_their_order(seats: int) -> None:
    match = regnum.new("jerusalem", seats=seats, seed=2)
    phases: list[tuple[int, str]] = []
    while not match.over:
        seen = match.view(None)
        if not phases or phases[-1] != (seen["round"], seen["phase"]):
            phases.append((seen["round"], seen["phase"]))
        seat = match.waiting[0]
        legal = match.legal(seat)
        places = [move for move in legal if move.startswith("place 1")]
        match.play(seat, places[len(match.log) % len(places)] if places else legal[0])
    order = ["auction", "cards", "deployment", "tower", "privileges", "income", "gifts", "building", "event", "over"]
    assert phases == sorted(phases, key=lambda each: (each[0], order.index(each[1])))
    assert {round for round, _ in phases} == {1, 2, 3, 4, 5}
    assert {phase for _, phase in phases} >= {"auction", "cards", "deployment", "income"}
    assert match.view(None)["phase"] == "over"


@rule("4.2.1")
def test_the_event_of_the_next_round_is_turned_up_before_it_begins() -> None:
    match = laid(at="building", round=1, calendar=["war", "succession", "special_tax", "new_patriarch"])
    calendar = match.view(None)["calendar"]
    assert match.view(None)["round"] == 2
    assert [space["event"] for space in calendar] == [None, "war", None, None, None]
    assert [space["face"] for space in calendar] == [None, "up", "down", "down", None]


@rule("4.2.1")
def test_turning_up_is_told_first() -> None:
    match = laid(at="income", round=1, calendar=["war", "succession", "special_tax", "new_patriarch"])
    assert asked(match)[0] == "open_auction"
    match = laid(at="income", round=1, city={"market_left": "red 1"}, calendar=["war", "succession", "special_tax"])
    told = play(match, RED, "income")
    assert told[-4:] == ["round_ended round=1", "event_turned event=war", "round_began round=2", "cards_laid count=4"]


@rule("4.2.2")
def test_offices_and_barons_go_back() -> None:
    match = laid(at="building", round=1, barons={"red": "market_left"}, city={"market_left": "red 3"})
    assert [office["seat"] for office in match.view(None)["offices"]] == [None] * 4
    assert area(match, "market_left")["baron"] is None
    assert [office_of(match, seat) for seat in range(4)] == [None] * 4


@rule("4.2.3")
def test_everything_else_stays() -> None:
    hands = {"red": ["renegade"]}
    where = {"market_left": "red 3"}
    match = laid(at="building", round=1, city=where, hands=hands, squires=(0, 2), prestige=(0, 1), bezants=(1, 2, 3, 4))
    assert goods(match, RED) == (2, 2, 1)
    assert side(match, RED)["hand"] == ["renegade"]
    assert area(match, "market_left")["squires"] == [0, 3, 0, 0]


@rule("10.1")
def test_after_round_5_the_highest_tower_wins_and_no_event_comes() -> None:
    match = laid(at="building", round=5, floors=(3, 5, 4, 2))
    assert match.over
    assert present(match.result).totals == [3, 5, 4, 2]
    assert present(match.result).ranks == [3, 1, 2, 4]
    assert present(match.result).lines[RED] == [("floors", 5)]


@rule("10.2")
def test_tied_towers_are_ranked_by_prestige() -> None:
    match = laid(at="building", round=5, floors=(5, 5, 4, 2), prestige=(1, 2, 3, 0))
    assert present(match.result).ranks == [2, 1, 3, 4]


@rule("10.2")
def test_tied_in_both_the_lower_office_of_round_5_wins() -> None:
    match = laid(at="building", round=5, floors=(5, 5, 5, 5), prestige=(2, 2, 2, 1), offices=(GREEN, YELLOW, BLUE, RED))
    assert present(match.result).ranks == [2, 3, 1, 4]
    assert present(match.result).winners == [YELLOW]


@rule("10.2")
@pytest.mark.parametrize(
    "floors, prestige, decided",
    [((5, 4), (0, 0), []), ((5, 5), (1, 2), ["tie_broken by=prestige"]), ((5, 5), (2, 2), ["tie_broken by=office"])],
)
def test_what_decided_between_the_highest_towers_is_told(
    floors: tuple[int, int], prestige: tuple[int, int], decided: list[str]
) -> None:
    behind: dict[str, Any] = {
        "squires": (0, 2),
        "city": {"templars_left": "blue 1"},
    }  # Blue takes 2: the King gives both the same
    match = laid(seats=2, at="income", round=5, floors=floors, prestige=prestige, offices=(RED, BLUE), **behind)
    told = match.play(BLUE, "income")
    assert [event.plain() for event in told[-1:] if event.name() != "scored"] == decided
    sheet = present(match.result).decided
    assert [f"tie_broken by={sheet.id.removeprefix('decided-')}"] == decided if sheet else decided == []
    if decided:
        assert told[-1].befalls() == RED == present(match.result).winners[0]


@rule("Q17")
@pytest.mark.parametrize("seats, cards", [(2, 25), (3, 27), (4, 27)])
def test_the_deck_is_never_exhausted(seats: int, cards: int) -> None:
    rounds, studies = 5, 5
    assert seats * rounds + studies <= cards
    match = regnum.new("jerusalem", seats=seats, seed=3)
    play_on(match, until=phase_is("cards", 5))
    assert match.view(None)["deck"] == cards - 5 * seats


# -- two players --------------------------------------------------------------------------------------------


@rule("9.1.4", "9.2.4")
def test_nothing_goes_into_a_closed_quarter() -> None:
    where = {"market_left": "blue 2"}
    hands = {"blue": ["move_two"]}
    match = laid(seats=2, squires=(3,), city=where, hands=hands)
    assert refused(match, BLUE, "place 1 nobility_left") == ("closed_quarter", "9.1.4")
    assert refused(match, BLUE, "baron patriarchate_large") == ("closed_quarter", "9.1.4")
    play(match, BLUE, "card move_two")
    assert refused(match, BLUE, "shift market_left nobility_left") == ("closed_quarter", "9.1.4")
    assert allowed(match, BLUE, "shift market_left templars_left")


@rule("9.2.4")
def test_with_two_players_only_the_market_has_a_privilege() -> None:
    match = laid(seats=2, at="privileges", city={"market_left": "blue 2", "templars_left": "red 1"})
    assert asked(match) == ("buy_materials", BLUE)
    play(match, BLUE, "buy 0")
    assert asked(match)[0] == "take_income"


@rule("9.1.1", "9.2.5")
def test_with_two_players_the_rest_is_as_usual() -> None:
    match = laid(seats=2, at="turns")
    assert goods(match, BLUE)[:2] == (5, 12)  # the Marshal
    play(match, BLUE, "hire 1", "place 3 kings_palace_left", "baron kings_palace_left", "end")
    assert goods(match, BLUE) == (3, 9, 0)
    assert refused(match, RED, "place 1 kings_palace_left") == ("blocked_by_baron", "6.2.2")


@rule("9.3.1")
def test_three_players_choose_from_three_cards() -> None:
    match = laid(seats=3, at="cards")
    assert match.view(BLUE)["laid"]["count"] == 3
    assert office_of(match, BLUE) == "treasurer"
