"""What happened while a person was away: chosen from what their seat may know, and the same in every hidden deal."""

from __future__ import annotations

import random

import pytest

from regnum.core.codec import encode
from regnum.table import commands
from regnum.table.digest import MOST_DEEDS, MOST_SHIFTS, Digest, chosen, digest_of
from regnum.table.settings import Clock

from .harness import GAMES_AND_SEATS, Harness, begun, many
from .test_secrecy import in_another_world


def away(harness: Harness, seat: int = 0, since: int = 0) -> Digest:
    """The digest of a seat's own person."""
    return digest_of(harness.table, harness.person(seat), seat, since)


def turned(harness: Harness, seat: int, dice: random.Random) -> None:
    """Play until this seat is asked."""
    while harness.table.waiting and seat not in harness.table.waiting:
        harness.step(dice)


def test_nothing_happened_and_nothing_is_told() -> None:
    harness = begun("brothers", 2)
    seen = away(harness)
    assert (seen.moves, seen.lent, seen.deeds, seen.shifts, seen.loan) == (0, 0, [], [], None)


def test_moves_of_others_are_counted_since_the_look_or_ones_own_last_move() -> None:
    harness, dice = begun("brothers", 2), random.Random(1)
    turned(harness, 0, dice)
    while harness.table.waiting == (0,):
        harness.step(dice)
    mine = harness.table.at
    while harness.table.waiting == (1,):
        harness.step(dice)
    seen = away(harness)
    assert seen.since == mine, "whoever moves has seen what was there"
    assert seen.moves == harness.table.at - mine == len([step for step in harness.table.standing if step.at > mine])
    assert 0 < len(seen.deeds) <= MOST_DEEDS and all(deed.seat == 1 and deed.events for deed in seen.deeds)
    assert [deed.at for deed in seen.deeds] == sorted(deed.at for deed in seen.deeds)
    assert away(harness, since=harness.table.at).moves == 0


def test_of_several_players_each_is_told_of() -> None:
    harness, dice = begun("jerusalem", 4), random.Random(4)
    for _ in range(24):
        harness.step(dice)
    others = [step for step in harness.table.standing if step.seat != 0]
    deeds = chosen(others, 0)
    assert {deed.events[0].side for deed in deeds} == {1, 2, 3}, "not only of who moved last"
    assert sum(deed.touches for deed in deeds) == 1, "what was done to the seat comes first"
    assert [deed.at for deed in deeds] == sorted(deed.at for deed in deeds)


def test_a_lent_seat_tells_who_lent_it_and_what_the_bot_played() -> None:
    harness, dice = begun("brothers", 2), random.Random(2)
    turned(harness, 1, dice)
    before, scene = harness.table.at, harness.match.scene(1)
    harness.do(commands.lend, harness.table.host, 1, "random", away=True)
    while harness.table.waiting == (1,):
        harness.bot_plays()
    seen = away(harness, 1, before)
    assert seen.loan is not None and not seen.loan.over
    assert (seen.loan.bot, seen.loan.by, seen.loan.ran_out) == ("random", harness.table.host, False)
    assert seen.lent == seen.loan.moves == harness.table.at - before > 0 and seen.loan.deeds
    assert len(seen.shifts) <= MOST_SHIFTS and all(shift.before != shift.now for shift in seen.shifts)
    strip = {each["id"]: each["value"] for side in scene["sides"] if side["seat"] == 1 for each in side["counters"]}
    assert all(strip[shift.id] == shift.before for shift in seen.shifts if shift.id in strip)
    harness.do(commands.take_back_seat, harness.person(1), 1)
    assert (again := away(harness, 1, before).loan) is not None and again.over
    assert away(harness, 1, harness.table.at).loan is None, "what was seen is not told again"


def test_a_seat_lent_by_its_own_person_is_no_news() -> None:
    harness = begun("brothers", 2)
    seat = harness.table.waiting[0]
    harness.do(commands.lend, harness.person(seat), seat, "random")
    harness.bot_plays()
    assert away(harness, seat).loan is None and away(harness, seat).lent == 1


def test_the_rule_of_the_clock_lends_by_itself() -> None:
    harness = begun("brothers", 2, clock=Clock("turn", 60, 0, "bot", "random"))
    seat = harness.table.waiting[0]
    harness.now += 61_000
    harness.do(commands.run_out)
    loan = away(harness, seat).loan
    assert loan is not None and loan.by is None and loan.ran_out


def test_a_table_read_from_its_log_tells_the_same() -> None:
    harness, dice = begun("jerusalem", 3), random.Random(3)
    harness.do(commands.lend, harness.table.host, 1, "random", away=True)
    for _ in range(25):
        harness.step(dice)
    again = harness.again()
    for seat in range(3):
        person = harness.person(seat)
        assert encode(digest_of(again, person, seat, 0)) == encode(digest_of(harness.table, person, seat, 0))


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_a_digest_tells_nothing_that_the_seat_may_not_know(game: str, seats: int) -> None:
    harness, dice = begun(game, seats), random.Random(seats)
    looks = [0]
    for _ in range(many(40, 200)):
        if not harness.table.waiting:
            break
        harness.step(dice)
        if dice.random() < 0.2:
            looks.append(harness.table.at)
        for seat in range(seats if dice.random() < 0.2 else 0):
            twin = in_another_world(harness.table, seat, dice.getrandbits(30))
            for since in {looks[0], looks[-1], dice.choice(looks)}:
                person = harness.person(seat)
                mine = digest_of(harness.table, person, seat, since)
                assert encode(digest_of(twin, person, seat, since)) == encode(mine)


def test_whoever_comes_back_has_the_seat_after_the_running_decision() -> None:
    harness = begun("brothers", 2)
    seat = harness.table.waiting[0]
    person, host = harness.person(seat), harness.table.host
    harness.do(commands.lend, host, seat, "random", away=True)
    if person == host:
        assert harness.do(commands.come_back, person, seat, harness.table.at) == [], "the host lent it themselves"
        harness.do(commands.take_back_seat, person, seat)
        return
    came = harness.table.at
    assert harness.do(commands.come_back, person, seat, came) == [], "the bot is at a decision"
    harness.bot_plays()
    assert harness.do(commands.come_back, person, seat, came)
    assert harness.table.seats[seat].played_by(person)


def test_whoever_comes_back_between_turns_has_the_seat_at_once() -> None:
    harness = begun("brothers", 2)
    asked = harness.table.waiting[0]
    seat = 1 - asked
    if harness.person(seat) == harness.table.host:
        harness.do(commands.hand_over, harness.table.host, harness.person(asked))
    harness.do(commands.lend, harness.table.host, seat, "random", away=True)
    assert harness.do(commands.come_back, harness.person(seat), seat, harness.table.at)


def test_an_empty_seat_may_be_given_to_a_bot_by_whoever_sits_here_and_ended_by_the_host() -> None:
    harness = begun("jerusalem", 3)
    asked = harness.table.waiting[0]
    harness.do(commands.leave, harness.person(asked), asked)
    other = next(seat for seat in range(3) if seat != asked and harness.person(seat) != harness.table.host)
    twin = harness.table.copy()
    commands.close(twin, twin.host, harness.now)
    assert twin.closed, "the match waits for nobody: the host may end it"
    harness.do(commands.lend, harness.person(other), asked, "random")
    assert harness.table.bot_to_move() == (asked, "random")
