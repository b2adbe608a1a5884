"""Who sits where: coming, going, lending a seat, and who is the host."""

from __future__ import annotations

import pytest

from regnum.table import commands
from regnum.table import entries as log
from regnum.table.agreed import Clock
from regnum.table.sight import table_info

from .setting import PEOPLE, WAYS, Room, begun, everything, refusal_of, set_table, until


def holders(room: Room) -> list[tuple[str | None, str | None]]:
    """By seat its person and its bot."""
    return [(seat.person, seat.bot) for seat in room.table.seats]


def test_people_sit_down_get_up_and_may_hold_several_seats() -> None:
    room = set_table("paladins", 4, "ana", "bob", "ana")
    assert holders(room) == [("ana", None), ("bob", None), ("ana", None), (None, None)]
    assert room.table.seats_of("ana") == [0, 2] and room.table.seats_of("eva") == room.table.seats_of(None) == []
    room.do(commands.leave, "ana", 2)
    assert room.table.seats_of("ana") == [0] and room.table.people() == ["ana", "bob"]
    assert room.table.state == "open" and room.table.waiting == ()


def test_a_person_takes_a_bots_seat_before_and_during_the_match() -> None:
    room = set_table("brothers", 2, "ana")
    room.do(commands.lend, "ana", 1, "random")
    room.do(commands.sit, "bob", 1)
    assert holders(room) == [("ana", None), ("bob", None)]
    room.do(commands.begin, "ana", 7)
    room.do(commands.leave, "bob", 1)
    room.do(commands.lend, "ana", 1, "greedy")
    until(room, lambda each: each.table.at == 9)
    room.do(commands.sit, "cyril", 1)
    assert holders(room) == [("ana", None), ("cyril", None)] and room.table.state == "playing"


def test_a_match_waits_for_an_empty_seat() -> None:
    room = begun("brothers", 2)
    seat = room.table.waiting[0]
    room.do(commands.leave, room.person(seat), seat)
    assert room.table.waiting == (seat,) and room.table.bot_to_move() is None and room.table.due() is None
    room.do(commands.sit, "eva", seat)
    room.play(seat, "take 1")


def test_a_seat_lent_to_a_bot_stays_its_persons() -> None:
    room = begun("brothers", 2)
    seat = room.table.waiting[0]
    person = room.person(seat)
    room.do(commands.lend, person, seat, "random")
    assert holders(room)[seat] == (person, "random") and not room.table.seats[seat].played_by(person)
    assert room.table.bot_to_move() == (seat, "random") and room.table.due() == room.table.changed
    room.bot_plays()
    room.do(commands.take_back_seat, person, seat)
    assert holders(room)[seat] == (person, None) and room.table.seats[seat].played_by(person)


def test_the_host_lends_and_frees_the_seats_of_those_who_do_not_come() -> None:
    room = begun("brothers", 2)
    room.do(commands.lend, "ana", 1, "random", away=True)
    assert holders(room)[1] == ("bob", "random")
    (entry,) = room.do(commands.show_out, "ana", 1)
    assert entry == log.Stood(1, shown_out=True) and holders(room)[1] == (None, "random")
    room.do(commands.take_back_seat, "ana", 1)
    assert holders(room)[1] == (None, None)


def test_the_host_gives_a_seat_to_a_bot_only_when_its_person_does_not_play() -> None:
    room = begun("brothers", 2, clock=Clock("turn", 60))
    seat = room.table.waiting[0]
    other = 1 - seat
    if room.table.host != room.person(other):
        room.do(commands.hand_over, room.table.host, room.person(other))
    host = room.table.host
    assert refusal_of(room, commands.lend, host, seat, "random") == "holder_here"
    assert refusal_of(room, commands.lend, room.person(seat), other, "random") == "host_only"
    room.now += 60_000
    room.do(commands.run_out)
    room.do(commands.lend, host, seat, "random")  # the time is over
    assert holders(room)[seat] == (PEOPLE[seat], "random")
    room.do(commands.take_back_seat, PEOPLE[seat], seat)
    assert refusal_of(room, commands.lend, host, seat, "random") == "holder_here", "a fresh turn"
    room.do(commands.leave, PEOPLE[seat], seat)
    room.do(commands.lend, host, seat, "random")  # nobody holds it
    assert holders(room)[seat] == (None, "random")


def test_whoever_was_shown_out_comes_back_only_when_invited_anew() -> None:
    room = set_table("brothers", 2, "ana", "bob")
    room.do(commands.show_out, "ana", 1)
    assert refusal_of(room, commands.sit, "bob", 1) == "shown_out"
    assert room.again().shown_out == {"bob"}
    room.do(commands.sit, "bob", 1, invited=True)
    room.do(commands.leave, "bob", 1)
    room.do(commands.sit, "bob", 1)
    assert holders(room)[1] == ("bob", None), "the invitation has made it up"
    room.do(commands.leave, "bob", 1)
    room.do(commands.sit, "cyril", 1)
    assert everything(room.again()) == everything(room.table)


def test_the_hosts_chair_passes_on_when_the_host_has_no_seat_left() -> None:
    room = set_table("paladins", 4, "ana", "bob", "ana", "cyril")
    room.do(commands.leave, "ana", 0)
    assert room.table.host == "ana"
    room.do(commands.leave, "ana", 2)
    assert room.table.host == "bob"
    room.do(commands.hand_over, "bob", "cyril")
    assert room.table.host == "cyril"
    room.do(commands.leave, "bob", 1)
    room.do(commands.leave, "cyril", 3)
    assert room.table.host == "cyril" and room.table.people() == ["cyril"], "the last one keeps it"
    room.do(commands.close, "cyril")
    assert room.table.state == "over"
    assert everything(room.again()) == everything(room.table)


def test_a_host_need_not_sit() -> None:
    room = set_table("brothers", 2)
    for seat in (0, 1):
        room.do(commands.lend, "ana", seat, "random")
    room.do(commands.begin, "ana", 3)
    until(room, lambda _: False)
    assert room.match.over and room.table.people() == ["ana"]


@pytest.mark.parametrize(("game", "seats"), WAYS)
def test_what_is_told_of_a_table_names_its_seats_and_its_opponents(game: str, seats: int) -> None:
    room = set_table(game, seats, "ana")
    before = table_info(room.table)
    assert (before.id, before.game, before.state, before.host) == ("t1", game, "open", "ana")
    assert [seat.person for seat in before.seats] == ["ana", *[None] * (seats - 1)]
    assert len({seat.colour for seat in before.seats}) == seats and all(seat.name.game == game for seat in before.seats)
    assert len(before.opponents) == (seats == 1)
    for seat in range(1, seats):
        room.do(commands.lend, "ana", seat, "random")
    room.do(commands.begin, "ana", 7)
    after = table_info(room.table)
    assert after.seats[0].name == room.match.side_name(0)
    bots = ["bot-random", *(f"bot-random.n{n}" for n in range(2, seats))]
    assert [seat.name.id for seat in after.seats[1:]] == bots[: seats - 1]
    assert after.opponents == [room.match.side_name(side) for side in range(seats, len(room.match.colours))]
    assert after.state == "playing" and after.options == room.match.options


def test_without_a_word_about_hints_only_who_plays_alone_against_the_house_gets_them() -> None:
    room = set_table("brothers", 2, "ana")
    assert not room.table.hints, "somebody may still come"
    room.do(commands.lend, "ana", 1, "knight")
    assert room.table.hints and table_info(room.table).hints
    room.do(commands.begin, "ana", 7)
    room.do(commands.sit, "bob", 1)
    assert not room.table.hints, "two people"
    room.do(commands.leave, "bob", 1)
    room.do(commands.lend, "ana", 1, "knight")
    assert room.table.hints
    assert not set_table("brothers", 2, "ana", "ana").table.hints, "two people at one screen"
    for agreed in (True, False):
        for people in (("ana",), ("ana", "bob")):
            assert set_table("brothers", len(people), *people, hints=agreed).table.hints is agreed
