"""7. What is hidden, and that an imagined game keeps what is known."""

from collections.abc import Iterable

import pytest

import regnum
from regnum.core.codec import encode
from regnum.core.match import Match
from regnum.games.brothers.cards import TILES
from regnum.games.brothers.figures import OURS
from regnum.testing import play, rule

from .laying import BLUE, WHITE, laid, side, state_of


def started(seats: int = 2, turns: int = 3) -> Match:
    match = regnum.new("brothers", seats=seats, seed=11)
    for _ in range(turns):
        play(match, match.waiting[0], "take 2", "end")
    return match


def names(tiles: Iterable[int]) -> list[str]:
    return [TILES[tile].id for tile in tiles]


@rule("7.1")
@pytest.mark.parametrize("viewer", [WHITE, BLUE, None])
def test_a_view_tells_of_the_supply_only_its_size_and_the_colour_on_top(viewer: int | None) -> None:
    match = started()
    told = encode(match.view(viewer)).decode()
    assert match.view(viewer)["supply"] == 17
    assert not [tile for tile in names(state_of(match).supply) if f'"{tile}"' in told]


@rule("7.1", "3.3", "3.7")
@pytest.mark.parametrize("seats, viewer", [(2, WHITE), (2, BLUE), (2, None), (1, WHITE), (1, None)])
def test_an_imagined_game_looks_the_same(seats: int, viewer: int | None) -> None:
    match = started(seats)
    for seed in range(50):
        world = match.imagine(viewer, seed)
        assert encode(world.view(viewer)) == encode(match.view(viewer))


@rule("7.1", "3.3", "3.7")
def test_an_imagined_game_keeps_the_colours_on_top_and_at_the_start() -> None:
    match = started()
    for seed in range(50):
        real, world = state_of(match), state_of(match.imagine(WHITE, seed))
        assert OURS.terrain[world.supply[-1]] == OURS.terrain[real.supply[-1]]
        assert OURS.terrain[world.tiles[0]] == OURS.terrain[real.tiles[0]]
        assert sorted([*world.supply, world.tiles[0]]) == sorted([*real.supply, real.tiles[0]])


@rule("7.1", "3.7")
def test_an_imagined_game_deals_anew_what_nobody_knows() -> None:
    match = started()
    worlds = [state_of(match.imagine(WHITE, seed)) for seed in range(50)]
    assert len({tuple(world.supply) for world in worlds}) == 50
    assert len({world.tiles[0] for world in worlds}) > 1
    assert len({world.supply[-1] for world in worlds}) > 1


@rule("7.1")
def test_an_imagined_game_keeps_the_start_tile_when_the_supply_is_empty() -> None:
    match = laid(supply=[], last_turns=1)
    assert list(state_of(match.imagine(BLUE, 3)).tiles) == list(state_of(match).tiles)


@rule("7.1")
def test_treasures_in_the_pile_and_those_taken_out_are_unknown() -> None:
    match = started(seats=1, turns=2)
    real = state_of(match)
    worlds = [state_of(match.imagine(WHITE, seed)) for seed in range(50)]
    assert len({tuple(world.pile) for world in worlds}) > 40
    assert all(sorted([*world.pile, *world.aside]) == sorted([*real.pile, *real.aside]) for world in worlds)
    assert all(list(world.treasures) == list(real.treasures) for world in worlds)


@rule("7.2")
def test_hands_are_open() -> None:
    match = laid(hand={"white": ["mill"], "blue": ["bakery", "farm_1"]})
    for viewer in (WHITE, BLUE, None):
        assert [each["hand"] for each in match.view(viewer)["sides"]] == [["mill"], ["bakery", "farm_1"]]


@rule("7.2")
def test_hands_stay_as_they_are_in_an_imagined_game() -> None:
    match = started()
    for seed in range(10):
        assert side(match.imagine(WHITE, seed), BLUE) == side(match, BLUE)


@rule("7.3")
def test_discards_are_open() -> None:
    match = laid(hand={"white": ["mill", "bakery", "farm_1", "inn_row"]}, taken=True)
    play(match, WHITE, "end")
    assert play(match, WHITE, "discard bakery")[0] == "discarded tile=bakery"
    for viewer in (WHITE, BLUE, None):
        assert match.view(viewer)["out"] == ["bakery"]
