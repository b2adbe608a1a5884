"""A colour is a person's wish at every table, and never a rule of the game."""

from __future__ import annotations

import pytest

from regnum.core.errors import OptionError
from regnum.table import commands
from regnum.table.errors import TableRefused
from regnum.table.settings import ForkSource, TableSettings
from regnum.table.snapshot import table_info
from regnum.table.table import Table


def laid(game: str, seats: int, *wishes: str) -> Table:
    """A table at which people p0, p1, ... have sat down in this order, at the seats in their order."""
    table = Table("t")
    commands.make(table, "p0", game, seats, {}, TableSettings(), 0)
    for seat, wish in enumerate(wishes):
        commands.sit(table, f"p{seat}", seat, 0, colour=wish)
    return table


def colours(table: Table) -> list[str]:
    return [seat.colour for seat in table_info(table).seats]


def test_without_a_wish_seats_have_the_colours_of_the_box() -> None:
    assert colours(laid("brothers", 2, "", "")) == ["white", "blue"]
    assert colours(laid("architects", 5)) == ["blue", "green", "purple", "red", "yellow"]


def test_alone_against_henry_one_may_play_blue() -> None:
    assert colours(laid("brothers", 1, "blue")) == ["blue"]


def test_a_wish_is_granted_and_the_others_get_what_is_left() -> None:
    assert colours(laid("brothers", 2, "blue", "")) == ["blue", "white"]
    assert colours(laid("jerusalem", 3, "", "green", "")) == ["blue", "green", "yellow"]
    assert colours(laid("jerusalem", 3, "red", "", "")) == ["red", "blue", "yellow"]


def test_a_clash_is_settled_by_who_sat_first() -> None:
    assert colours(laid("brothers", 2, "blue", "blue")) == ["blue", "white"]
    table = laid("jerusalem", 2)
    commands.sit(table, "late", 1, 0, colour="green")
    commands.sit(table, "later", 0, 0, colour="green")
    assert colours(table) == ["blue", "green"]


def test_a_colour_that_a_game_does_not_have_is_no_wish_there() -> None:
    assert colours(laid("paladins", 2, "white", "")) == ["red", "blue"]


def test_whoever_leaves_takes_the_wish_along() -> None:
    table = laid("brothers", 2, "blue", "")
    commands.leave(table, "p0", 0, 0)
    assert colours(table) == ["white", "blue"]


def test_a_colour_may_be_changed_also_in_the_middle_of_a_match() -> None:
    table = laid("brothers", 2, "", "")
    commands.begin(table, "p0", 7, 0)
    before = table.the_match().hash
    commands.choose_colour(table, "p1", 1, "white", 0)
    assert colours(table) == ["blue", "white"] and table.the_match().hash == before
    commands.choose_colour(table, "p1", 1, "", 0)
    assert colours(table) == ["white", "blue"]


def test_the_wish_of_the_person_who_sat_first_is_not_taken_away() -> None:
    table = laid("brothers", 2, "blue", "")
    with pytest.raises(TableRefused, match="colour_taken"):
        commands.choose_colour(table, "p1", 1, "blue", 0)
    assert colours(table) == ["blue", "white"]


def test_whoever_sat_first_may_still_choose_what_a_later_one_has() -> None:
    table = laid("brothers", 2, "", "white")
    assert colours(table) == ["blue", "white"]
    commands.choose_colour(table, "p0", 0, "white", 0)
    assert colours(table) == ["white", "blue"]


def test_only_ones_own_colour_and_only_one_of_the_game_can_be_chosen() -> None:
    table = laid("brothers", 2, "", "")
    with pytest.raises(TableRefused, match="not_your_seat"):
        commands.choose_colour(table, "p0", 1, "white", 0)
    with pytest.raises(OptionError, match="brothers has no colour 'green'; choose from: white, blue"):
        commands.choose_colour(table, "p0", 0, "green", 0)


def test_bots_have_names_of_their_own_and_two_of_a_level_have_two() -> None:
    table = laid("jerusalem", 4, "")
    for seat, level in ((1, "king"), (2, "page"), (3, "king")):
        commands.lend(table, "p0", seat, level, 0)
    assert [seat.name.id for seat in table_info(table).seats] == ["seat-blue", "bot-king", "bot-page", "bot-king.n2"]


def test_a_person_whose_seat_a_bot_plays_for_a_while_keeps_the_name() -> None:
    table = laid("jerusalem", 2, "green", "")
    commands.lend(table, "p0", 0, "king", 0)
    assert table_info(table).seats[0].name.id == "seat-green" and colours(table)[0] == "green"


def test_a_sandbox_has_the_colours_of_the_table_it_comes_from() -> None:
    table = laid("brothers", 2, "blue", "")
    commands.begin(table, "p0", 7, 0)
    sandbox = Table("s")
    source = ForkSource(table.the_match().record(), table.id)
    commands.fork(sandbox, "p0", source, 0, colours(table))
    assert colours(sandbox) == ["blue", "white"]
