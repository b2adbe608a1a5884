"""Who sits where: coming, going, lending a seat, and who is the host."""

from __future__ import annotations

import pytest

from regnum.table import commands
from regnum.table import entries as log
from regnum.table.settings import Clock
from regnum.table.snapshot import table_info

from .harness import GAMES_AND_SEATS, PEOPLE, Harness, begun, everything, refusal_of, set_table, until


def holders(harness: Harness) -> list[tuple[str | None, str | None]]:
    """By seat its person and its bot."""
    return [(seat.person, seat.bot) for seat in harness.table.seats]


def test_people_sit_down_get_up_and_may_hold_several_seats() -> None:
    harness = set_table("paladins", 4, "ana", "bob", "ana")
    assert holders(harness) == [("ana", None), ("bob", None), ("ana", None), (None, None)]
    assert (
        harness.table.seats_of("ana") == [0, 2] and harness.table.seats_of("eva") == harness.table.seats_of(None) == []
    )
    harness.do(commands.leave, "ana", 2)
    assert harness.table.seats_of("ana") == [0] and harness.table.people() == ["ana", "bob"]
    assert harness.table.state == "open" and harness.table.waiting == ()


def test_a_person_takes_a_bots_seat_before_and_during_the_match() -> None:
    harness = set_table("brothers", 2, "ana")
    harness.do(commands.lend, "ana", 1, "random")
    harness.do(commands.sit, "bob", 1)
    assert holders(harness) == [("ana", None), ("bob", None)]
    harness.do(commands.begin, "ana", 7)
    harness.do(commands.leave, "bob", 1)
    harness.do(commands.lend, "ana", 1, "greedy")
    until(harness, lambda each: each.table.at == 9)
    harness.do(commands.sit, "cyril", 1)
    assert holders(harness) == [("ana", None), ("cyril", None)] and harness.table.state == "playing"


def test_a_match_waits_for_an_empty_seat() -> None:
    harness = begun("brothers", 2)
    seat = harness.table.waiting[0]
    harness.do(commands.leave, harness.person(seat), seat)
    assert harness.table.waiting == (seat,) and harness.table.bot_to_move() is None and harness.table.due() is None
    harness.do(commands.sit, "eva", seat)
    harness.play(seat, "take 1")


def test_a_seat_lent_to_a_bot_stays_its_persons() -> None:
    harness = begun("brothers", 2)
    seat = harness.table.waiting[0]
    person = harness.person(seat)
    harness.do(commands.lend, person, seat, "random")
    assert holders(harness)[seat] == (person, "random") and not harness.table.seats[seat].played_by(person)
    assert harness.table.bot_to_move() == (seat, "random") and harness.table.due() == harness.table.changed
    harness.bot_plays()
    harness.do(commands.take_back_seat, person, seat)
    assert holders(harness)[seat] == (person, None) and harness.table.seats[seat].played_by(person)


def test_the_host_lends_and_frees_the_seats_of_those_who_do_not_come() -> None:
    harness = begun("brothers", 2)
    harness.do(commands.lend, "ana", 1, "random", away=True)
    assert holders(harness)[1] == ("bob", "random")
    (entry,) = harness.do(commands.show_out, "ana", 1)
    assert entry == log.Stood(1, shown_out=True) and holders(harness)[1] == (None, "random")
    harness.do(commands.take_back_seat, "ana", 1)
    assert holders(harness)[1] == (None, None)


def test_the_host_gives_a_seat_to_a_bot_only_when_its_person_does_not_play() -> None:
    harness = begun("brothers", 2, clock=Clock("turn", 60))
    seat = harness.table.waiting[0]
    other = 1 - seat
    if harness.table.host != harness.person(other):
        harness.do(commands.hand_over, harness.table.host, harness.person(other))
    host = harness.table.host
    assert refusal_of(harness, commands.lend, host, seat, "random") == "holder_here"
    assert refusal_of(harness, commands.lend, harness.person(seat), other, "random") == "host_only"
    harness.now += 60_000
    harness.do(commands.run_out)
    harness.do(commands.lend, host, seat, "random")  # the time is over
    assert holders(harness)[seat] == (PEOPLE[seat], "random")
    harness.do(commands.take_back_seat, PEOPLE[seat], seat)
    assert refusal_of(harness, commands.lend, host, seat, "random") == "holder_here", "a fresh turn"
    harness.do(commands.leave, PEOPLE[seat], seat)
    harness.do(commands.lend, host, seat, "random")  # no person holds it
    assert holders(harness)[seat] == (None, "random")


def test_whoever_was_shown_out_comes_back_only_with_a_new_invitation() -> None:
    harness = set_table("brothers", 2, "ana", "bob")
    harness.do(commands.show_out, "ana", 1)
    assert refusal_of(harness, commands.sit, "bob", 1) == "shown_out"
    assert harness.again().shown_out == {"bob"}
    harness.do(commands.sit, "bob", 1, invited=True)
    harness.do(commands.leave, "bob", 1)
    harness.do(commands.sit, "bob", 1)
    assert holders(harness)[1] == ("bob", None), "the invitation has made it up"
    harness.do(commands.leave, "bob", 1)
    harness.do(commands.sit, "cyril", 1)
    assert everything(harness.again()) == everything(harness.table)


def test_the_hosts_chair_passes_on_when_the_host_has_no_seat_left() -> None:
    harness = set_table("paladins", 4, "ana", "bob", "ana", "cyril")
    harness.do(commands.leave, "ana", 0)
    assert harness.table.host == "ana"
    harness.do(commands.leave, "ana", 2)
    assert harness.table.host == "bob"
    harness.do(commands.hand_over, "bob", "cyril")
    assert harness.table.host == "cyril"
    harness.do(commands.leave, "bob", 1)
    harness.do(commands.leave, "cyril", 3)
    assert harness.table.host == "cyril" and harness.table.people() == ["cyril"], "the last one keeps it"
    harness.do(commands.close, "cyril")
    assert harness.table.state == "over"
    assert everything(harness.again()) == everything(harness.table)


def test_a_host_need_not_sit() -> None:
    harness = set_table("brothers", 2)
    for seat in (0, 1):
        harness.do(commands.lend, "ana", seat, "random")
    harness.do(commands.begin, "ana", 3)
    until(harness, lambda _: False)
    assert harness.match.over and harness.table.people() == ["ana"]


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_the_info_of_a_table_names_its_seats_and_its_opponents(game: str, seats: int) -> None:
    harness = set_table(game, seats, "ana")
    before = table_info(harness.table)
    assert (before.id, before.game, before.state, before.host) == ("t1", game, "open", "ana")
    assert [seat.person for seat in before.seats] == ["ana", *[None] * (seats - 1)]
    assert len({seat.colour for seat in before.seats}) == seats and all(seat.name.game == game for seat in before.seats)
    assert len(before.opponents) == (seats == 1)
    for seat in range(1, seats):
        harness.do(commands.lend, "ana", seat, "random")
    harness.do(commands.begin, "ana", 7)
    after = table_info(harness.table)
    assert after.seats[0].name == harness.match.side_name(0)
    bots = ["bot-random", *(f"bot-random.n{n}" for n in range(2, seats))]
    assert [seat.name.id for seat in after.seats[1:]] == bots[: seats - 1]
    assert after.opponents == [harness.match.side_name(side) for side in range(seats, len(harness.match.colours))]
    assert after.state == "playing" and after.options == harness.match.options


def test_without_a_setting_hints_are_only_for_a_person_who_plays_bots_alone() -> None:
    harness = set_table("brothers", 2, "ana")
    at_first = harness.table.hints
    assert not at_first, "a person may still come"
    harness.do(commands.lend, "ana", 1, "knight")
    alone = harness.table.hints
    assert alone and table_info(harness.table).hints
    harness.do(commands.begin, "ana", 7)
    harness.do(commands.sit, "bob", 1)
    together = harness.table.hints
    assert not together, "two people"
    harness.do(commands.leave, "bob", 1)
    harness.do(commands.lend, "ana", 1, "knight")
    assert harness.table.hints
    assert not set_table("brothers", 2, "ana", "ana").table.hints, "two people at one screen"
    for agreed in (True, False):
        for people in (("ana",), ("ana", "bob")):
            assert set_table("brothers", len(people), *people, hints=agreed).table.hints is agreed
