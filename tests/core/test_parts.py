"""Parts of a table: clones share them until one of them changes one."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from .abbey import BREAD, CANDLES, Side, abbey


def test_a_clone_shares_every_part_and_copies_none() -> None:
    game = abbey((1, 2), (3, 4), (5, 6))
    twin = game.clone()
    assert all(one is other for one, other in zip(game.sides, twin.sides, strict=True))
    assert all(side.shared for side in game.sides)


def test_whoever_changes_a_part_first_gets_a_copy() -> None:
    game = abbey((1, 2), (3, 4), (5, 6))
    twin = game.clone()
    twin.gain(0, BREAD, 7)
    assert [list(side.goods) for side in game.sides] == [[1, 2], [3, 4], [5, 6]]
    assert [list(side.goods) for side in twin.sides] == [[8, 2], [3, 4], [5, 6]]
    assert twin.sides[1] is game.sides[1]


def test_the_original_gets_a_copy_too() -> None:
    game = abbey((1, 2), (3, 4), (5, 6))
    twin = game.clone()
    game.gain(1, CANDLES, 7)
    assert list(twin.sides[1].goods) == [3, 4] and list(game.sides[1].goods) == [3, 11]


def test_a_part_is_copied_once() -> None:
    game = abbey()
    game.clone()
    mine = game.own(0)
    assert not mine.shared and game.own(0) is mine


def test_a_clone_of_a_clone_shares_again() -> None:
    game = abbey((1, 2), (3, 4), (5, 6))
    twin = game.clone()
    twin.gain(0, BREAD, 7)
    third = twin.clone()
    third.gain(0, BREAD, 1)
    assert [list(each.sides[0].goods)[BREAD] for each in (game, twin, third)] == [1, 8, 9]


def test_what_is_made_anew_needs_no_copy() -> None:
    game = abbey()
    twin = game.clone()
    twin.appoint(0, 4)
    assert list(game.sides[0].office) == [0] and list(twin.sides[0].office) == [4]


def test_a_list_that_grows_must_be_copied() -> None:
    for length in range(1, 12):  # a vec has room for a few more, into which both would write
        game = abbey()
        for prayer in range(length):
            game.pray(0, prayer)
        twin = game.clone()
        twin.pray(0, 100)
        game.pray(0, 200)
        assert (list(game.sides[0].prayers)[-1], list(twin.sides[0].prayers)[-1]) == (200, 100)


def test_append_and_pop_write_into_the_vec_they_are_given() -> None:
    # Why parts.py says so: if this ever changes, copies can become cheaper.
    three = vec[i64]([0, 1, 2])
    append(pop(three)[0], 9)
    assert list(three) == [0, 1, 9]


def test_a_new_part_belongs_to_whoever_made_it() -> None:
    assert not Side().shared
