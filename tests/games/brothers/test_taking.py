"""4.2. Taking a tile."""

from regnum.testing import allowed, play, refused, rule

from .laying import BLUE, WHITE, clockwise, laid, resources, side

OFFER = ["mill", "bakery", "smithy", "farm_1", "quarry_1", "inn_row"]


@rule("4.2.1")
def test_a_tile_within_reach_goes_into_the_hand() -> None:
    match = laid(offer=OFFER)
    play(match, WHITE, "take 3")
    assert side(match, WHITE)["hand"] == ["smithy"]
    assert "smithy" not in clockwise(match)


@rule("4.2.1")
def test_a_tile_out_of_reach_cannot_be_taken() -> None:
    assert refused(laid(offer=OFFER), WHITE, "take 4") == ("out_of_reach", "2.8")


@rule("4.2.2")
def test_the_shield_moves_to_the_emptied_position() -> None:
    match = laid(offer=OFFER)
    play(match, WHITE, "take 3")
    offer = match.view(None)["offer"]
    assert offer["shield"] == 3
    assert offer["ring"][3] is None


@rule("4.2.2")
def test_the_shield_turns_to_the_opponent() -> None:
    match = laid(offer=OFFER)
    play(match, WHITE, "take 1")
    assert match.view(None)["may_take"] is False
    play(match, WHITE, "end")
    assert match.view(None)["may_take"] is True
    assert allowed(match, BLUE, "take 1")


@rule("4.2.3")
def test_the_top_of_the_supply_fills_the_place_the_shield_came_from() -> None:
    match = laid(offer=OFFER, supply=["cathedral", "pigsty"])
    play(match, WHITE, "take 2")
    assert match.view(None)["offer"]["ring"] == [
        "cathedral",
        "mill",
        None,
        "smithy",
        "farm_1",
        "quarry_1",
        "inn_row",
    ]
    assert match.view(None)["supply"] == 1


@rule("4.2.4")
def test_the_last_tile_of_the_supply_triggers_the_end() -> None:
    match = laid(offer=OFFER, supply=["cathedral", "pigsty"])
    play(match, WHITE, "take 1", "end")
    assert match.view(None)["last_turns"] is None
    assert "end_triggered" in play(match, BLUE, "take 1")
    assert match.view(None)["last_turns"] == 2


@rule("4.2.5")
def test_reach_is_counted_from_the_new_place_of_the_shield() -> None:
    match = laid(offer=OFFER)
    play(match, WHITE, "take 2")
    assert clockwise(match)[:3] == ["smithy", "farm_1", "quarry_1"]
    assert resources(match, WHITE) == (
        0,
        1 + 1,
        2,
    )  # the grey start tile, then yellow, yellow, grey of the offer
