"""B4. Contributions."""

import pytest

from regnum.testing import asked, facts, named, play, refused, rule
from tests.typed import fields

from .laying import BLUE, GREEN, influence, laid, legal, mat, side, wonder


@rule("B4.1")
@pytest.mark.parametrize(
    ("resource", "gets"),
    [("clay", (1, 7)), ("wood", (2, 7)), ("stone", (1, 8)), ("gold", (2, 8)), ("marble", (2, 8))],
)
def test_a_piece_brings_what_is_printed_below_its_symbol(resource: str, gets: tuple[int, int]) -> None:
    match = laid(mat(**fields({resource: 1})), rewards="virtue")
    before = side(match)[resource]
    told = play(match, BLUE, "place quarry", f"contribute {resource}")
    assert f"contributed kind={resource}" in told and before == 1
    virtue = side(match)["virtue"] - (1 if resource == "marble" else 0)  # the reward is 2 virtue
    assert (influence(match), virtue) == gets
    assert wonder(match)["contribution"]["laid"] == [resource]


@rule("B4.2", "E4")
def test_a_filled_symbol_is_closed() -> None:
    match = laid(mat(clay=1, wood=1, stone=1, gold=1, marble=1), laid="clay stone gold", rewards="stone")
    play(match, BLUE, "place quarry")
    assert legal(match) == ["contribute wood", "contribute marble", "later", "decline"]
    assert refused(match, BLUE, "contribute clay") == ("symbol_filled", "B4.2")
    wood, marble = match.clone(), match.clone()
    play(wood, BLUE, "contribute wood")
    assert influence(wood) == 2
    told = play(marble, BLUE, "contribute marble")
    assert influence(marble) == 2 and named(told, "reward_taken") == ["reward_taken reward=stone"]


@rule("B4.3", "B2.8")
def test_only_real_pieces_are_laid() -> None:
    match = laid(mat("therese", influence=12, gold=1, party="charlatan_clay"), princess="forest")
    play(match, BLUE, "place forest")
    assert legal(match) == ["contribute gold", "later", "decline"]
    assert refused(match, BLUE, "contribute marble") == ("too_few_goods", "B4.1")
    assert refused(match, BLUE, "contribute clay") == ("too_few_goods", "B4.1")
    assert facts(match, BLUE, "contribute clay")["have"] == 0


@rule("B4.4", "B5.12", "Q5")
def test_the_fifth_piece_calls_a_reset_when_the_action_is_done() -> None:
    match = laid(mat(clay=1, at={"market_small": 1}), laid="wood stone gold marble")
    told = play(match, BLUE, "place quarry", "contribute clay")
    order = [line.split()[0] for line in told]
    assert order.index("card_filled") < order.index("gained") < order.index("market_reset")
    assert wonder(match)["contribution"]["laid"] == [] and side(match)["stone"] >= 1
    assert asked(match, GREEN) == "take_turn"


@rule("B5.12", "Q5")
def test_two_triggers_of_one_turn_make_one_reset() -> None:
    match = laid(
        mat(clay=2, wood=4, silver=2, hand="depot", at={"guildhall": 6}),
        laid="clay stone gold marble",
        princess="kings_storehouse",
    )
    told = play(match, BLUE, "place guildhall")
    if asked(match, BLUE) == "at_guildhall":
        told += play(match, BLUE, "build depot")
    told += play(match, BLUE, "place kings_storehouse", "contribute wood")
    assert len(named(told, "market_reset")) == 1 and len(named(told, "card_filled")) == 1


@rule("B4.4", "Q17")
def test_without_a_reward_card_there_is_1_virtue() -> None:
    match = laid(mat(marble=1), rewards="")
    play(match, BLUE, "place quarry", "contribute marble")
    assert side(match)["virtue"] == 8 and influence(match) == 2


@rule("B4.1")
def test_everybody_sees_what_the_card_gives() -> None:
    gains = wonder(laid())["contribution"]["gains"]
    assert gains["wood"] == {"influence": 2} and gains["marble"] == {"influence": 2, "reward_card": 1}
