"""Families of moves: listed ones and products, their numbers, how they are written and what is wrong with them."""

from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64

from regnum.core.errors import NotationError
from regnum.core.notation import Family, Ids, Listed, Moves, Numbers, Product
from regnum.core.words import Move

AREAS = ("market", "mill", "gate")
AREA = Ids("AREA", AREAS)


class Place(Move[Any]):
    def __init__(self, area: i64, count: i64) -> None:
        self.area = area
        self.count = count

    def notation(self) -> str:
        return f"place {self.count} {AREAS[self.area]}"


class Swap(Move[Any]):
    def __init__(self, origin: i64, area: i64) -> None:
        self.origin = origin
        self.area = area

    def notation(self) -> str:
        return f"swap {AREAS[self.origin]} for {AREAS[self.area]}"


class Stop(Move[Any]):
    def notation(self) -> str:
        return "stop"


def places() -> Product:
    return Product("place COUNT AREA", Place, AREA, Numbers("COUNT", 2, 5))


def swaps() -> Product:
    return Product("swap AREA for AREA", Swap, AREA, AREA)


def wrong(family: Family, text: str) -> str:
    with pytest.raises(NotationError) as error:
        family.read(text.split())
    return str(error.value)


def test_a_product_is_numbered_by_its_axes_whatever_the_order_of_the_words() -> None:
    texts = [move.text for move in places().all()]
    assert texts == [f"place {count} {area}" for area in AREAS for count in (2, 3, 4, 5)]


def test_a_product_makes_its_moves_from_the_values_of_the_axes() -> None:
    move = places().at(6)
    assert isinstance(move, Place)
    assert (move.area, move.count) == (1, 4)


def test_every_move_of_a_product_is_read_as_it_is_written() -> None:
    for family in (places(), swaps()):
        for index, move in enumerate(family.all()):
            assert family.read(move.text.split()[1:]) == index


def test_a_product_makes_a_move_once_and_only_when_it_is_needed() -> None:
    family = places()
    assert family.made == [None] * 12
    assert family.at(3) is family.at(3)
    assert sum(move is not None for move in family.made) == 1


def test_arguments_of_the_same_kind_come_in_the_order_they_are_written() -> None:
    move = swaps().at(swaps().read(["mill", "for", "gate"]))
    assert isinstance(move, Swap)
    assert (move.origin, move.area) == (1, 2)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("3", "usage: place COUNT AREA"),
        ("3 mill now", "usage: place COUNT AREA"),
        ("3 moon", "unknown area 'moon'; choose from: market, mill, gate"),
        ("9 moon", "unknown area 'moon'; choose from: market, mill, gate"),
        ("9 mill", "expected a number from 2 to 5, not '9'"),
        ("1 mill", "expected a number from 2 to 5, not '1'"),
        ("two mill", "expected a number from 2 to 5, not 'two'"),
        ("² mill", "expected a number from 2 to 5, not '²'"),
    ],
)
def test_what_is_written_wrong_is_said(text: str, said: str) -> None:
    assert wrong(places(), text) == said


def test_a_fixed_word_must_stand_where_the_usage_has_it() -> None:
    assert wrong(swaps(), "mill with gate") == "usage: swap AREA for AREA"


def test_many_names_are_not_listed() -> None:
    family = Product("go AREA", Place, Ids("AREA", AREAS, listed=False))
    assert wrong(family, "moon") == "unknown area 'moon'"


def test_a_usage_and_its_axes_must_fit() -> None:
    with pytest.raises(ValueError, match="does not say where COUNT is written"):
        Product("place AREA", Place, AREA, Numbers("COUNT", 2, 5))
    with pytest.raises(ValueError, match="arguments without an axis: COUNT"):
        Product("place COUNT AREA", Place, AREA)


def test_families_are_numbered_one_behind_the_other() -> None:
    moves = Moves([Listed("stop", [Stop()]), places(), swaps()])
    assert moves.size == 1 + 12 + 9
    assert [moves.at(number).text for number in (0, 1, 12, 13)] == [
        "stop", "place 2 market", "place 5 gate", "swap market for market",
    ]  # fmt: skip
    assert moves.read("swap gate for gate").number == 21


def test_a_number_has_one_writing() -> None:
    with pytest.raises(NotationError, match="'place 03 mill' must be written 'place 3 mill'"):
        Moves([places()]).read("place 03 mill")


def test_all_moves_of_a_listed_family_are_those_in_the_list() -> None:
    listed = [Stop()]
    assert Listed("stop", list(listed)).all() == listed


def test_a_move_that_was_offered_is_found_by_its_notation_and_others_are_not_kept() -> None:
    moves = Moves([places()])
    offered = moves.families[0].at(0)
    assert moves.read(offered.text) is moves.read(offered.text) is offered
    moves.read(places().all()[1].text)
    assert list(moves.known) == [offered.text]
