"""What is secret: hands, packets, glances and the order of decks. What is imagined fits what is known."""

from collections import Counter
from typing import Any

import pytest

from regnum.core.match import Match
from regnum.testing import play, play_on, rule

from .laying import BLUE, BYSTANDER, GREEN, deck, hand, laid, mat, new, state_of, through_drafts


def cards_of(match: Match, seat: int) -> list[str]:
    """The hand as it really is."""
    return list(match.view(seat)["sides"][seat]["cards"])


def test_a_hand_is_seen_by_its_owner_only() -> None:
    match = laid(mat(hand="well keep"), mat(hand="chapel"))
    for viewer, seen in ((BLUE, ["well", "keep"]), (GREEN, None), (BYSTANDER, None)):
        assert match.view(viewer)["sides"][BLUE]["cards"] == seen
        assert match.view(viewer)["sides"][BLUE]["hand"] == 2


@rule("A4.12", "A6.9", "A3.6")
@pytest.mark.parametrize(
    ("blue", "moves", "name"),
    [
        (mat(), ["place workshop"], "cards_drawn"),
        (mat(gold=1, hand="keep"), ["place guildhall"], "card_given"),
        (mat(hand="well keep chapel tavern smithy steeple church"), ["place quarry", "discard keep"], "card_discarded"),
        (mat(silver=2), ["place market_middle", "look", "keep smithy"], "card_kept"),
    ],
)
def test_only_the_owner_learns_which_card_it_is(blue: dict[str, Any], moves: list[str], name: str) -> None:
    match = laid(blue, rewards="virtue", buildings="smithy steeple tavern armoury barracks castle")
    told = [event for move in moves for event in match.play(BLUE, move)]
    (event,) = [each for each in told if each.name() == name]
    assert "hidden" not in event.seen_by(BLUE).plain()
    others = event.seen_by(GREEN)
    assert "=hidden" in others.plain() or "buildings=nothing" in others.plain()
    assert others == event.seen_by(BYSTANDER) != event


@rule("A2.12")
def test_what_is_drafted_stays_secret() -> None:
    match = new(3, seed=2)
    while match.view(None)["phase"] != "draft_buildings":
        play(match, match.waiting[0], match.legal(match.waiting[0])[0])
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    told = match.play(2, match.legal(2)[0])
    drafted: list[Any] = [each for each in told if each.name() == "drafted"]
    assert [each.seen_by(0).building == "hidden" for each in drafted] == [False, True, True]


def test_an_imagined_game_keeps_what_a_seat_knows_and_mixes_the_rest() -> None:
    match = through_drafts(new(3, seed=9))
    play_on(match, 4, until=lambda match: len(match.log) > 60 and match.waiting == (0,))
    worlds = [match.imagine(GREEN, seed) for seed in range(30)]
    assert all(cards_of(world, GREEN) == cards_of(match, GREEN) for world in worlds)
    assert len({tuple(cards_of(world, BLUE)) for world in worlds}) > 5 or not cards_of(match, BLUE)
    assert len({tuple(deck(world)) for world in worlds}) == 30
    assert all(world.view(GREEN) == match.view(GREEN) for world in worlds)
    everything = Counter(match.rules.pieces(match.state))
    assert all(Counter(world.rules.pieces(world.state)) == everything for world in worlds)


def test_cards_looked_at_are_unknown_to_others() -> None:
    match = laid(mat(silver=2), mat(hand="keep"))
    play(match, BLUE, "place market_middle", "look")
    seen = match.view(BLUE)["looked_at"]
    assert all(match.imagine(BLUE, seed).view(BLUE)["looked_at"] == seen for seed in range(5))
    others = {tuple(match.imagine(GREEN, seed).view(BLUE)["looked_at"]) for seed in range(10)}
    assert len(others) > 5 and all(hand(match.imagine(GREEN, seed), GREEN) == ["keep"] for seed in range(3))


@rule("A6.2")
def test_a_building_that_is_being_paid_for_lies_open() -> None:
    match = laid(mat("lothaire", hand="well keep", wood=2, stone=2, level=5), options={"promos": "with"})
    play(match, BLUE, "place guildhall")
    assert match.view(GREEN)["plan"] == "well" and match.view(GREEN)["sides"][BLUE]["hand"] == 1
    assert match.view(None)["bill"]["spare"] == 1
    assert all(match.imagine(GREEN, seed).view(GREEN)["plan"] == "well" for seed in range(5))


@rule("A2.2")
def test_rewards_in_the_box_are_as_unknown_as_those_in_the_deck() -> None:
    match = laid(mat())
    firsts = {state_of(match.imagine(None, seed)).cathedral.rewards[0] for seed in range(60)}
    assert len(firsts) == 6


@rule("A2.1", "A10.2")
def test_the_top_market_cards_are_known_and_the_others_are_not() -> None:
    match = laid(mat(), small="market_3 market_7 market_1 market_4", large="market_2 market_5")
    worlds = [match.imagine(None, seed).view(None)["market"] for seed in range(12)]
    assert all(world == match.view(None)["market"] for world in worlds)
    orders = {tuple(state_of(match.imagine(None, seed)).market.small) for seed in range(40)}
    assert len(orders) == 6


@rule("A4.30")
def test_whoever_is_asked_in_the_guildhall_can_build_something_in_every_imagined_game() -> None:
    blue = mat(hand="well smithy", clay=4, wood=2, stone=2, virtue=3)
    match = laid(blue, mat(hand="keep"))
    play(match, BLUE, "place guildhall")
    for seed in range(20):
        world = match.imagine(GREEN, seed)
        assert world.legal(BLUE) and all(move.startswith("build ") for move in world.legal(BLUE))
        assert hand(world, GREEN) == ["keep"]


@rule("A3.5")
def test_the_turn_of_a_rival_is_shown_moment_by_moment() -> None:
    match = through_drafts(new(1, seed=3))
    number = len(match.log)
    told = play(match, BLUE, "place quarry")
    frames = match.frames(number, None)
    shown = [event.plain() for frame in frames for event in frame.events]
    assert shown == told and len(frames) >= 3
    assert all(frame.scene for frame in frames)
