"""Around the table: setting one, inviting, sitting down, playing again, forking, asking for advice."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import msgspec
import pytest

from regnum.core.errors import OptionError, UnknownGame
from regnum.server import deeds, people
from regnum.server.deeds import Fork, Order
from regnum.server.live import Live
from regnum.server.settings import now_ms
from regnum.table import commands
from regnum.table.agreed import Agreed
from regnum.table.errors import TableRefused
from tests.server.table_for_two import GAME, SECRETS, House, Person, house, legal, move_on, position


def refusal(caught: pytest.ExceptionInfo[TableRefused]) -> str:
    return caught.value.refusal.code


def sitting(live: Live) -> list[str | None]:
    return [seat.person or seat.bot for seat in live.table.seats]


async def over(here: House, *chairs: Person, **how: object) -> Live:
    """A finished match."""
    live = await here.table(*chairs, **how)  # type: ignore[arg-type]
    while live.table.state == "playing":
        await move_on(live)
    return live


# -- setting ---------------------------------------------------------------------------------------------------------


async def test_a_table_is_set_with_its_chairs_as_ordered(database_url: str) -> None:
    async with house(database_url) as here:
        anna = await here.person()
        chairs = ["random", "me", "open", "me"]
        live = await deeds.set_table(here.hub, anna.id, Order(SECRETS, 4, chairs=chairs))
        assert sitting(live) == ["random", anna.id, None, anna.id] and live.table.state == "open"
        assert live.table.host == anna.id and here.hub.open[live.id] is live
        plain = await deeds.set_table(here.hub, anna.id, Order(GAME, 2))
        assert sitting(plain) == [anna.id, None]
        full = await deeds.set_table(here.hub, anna.id, Order(GAME, 2, chairs=["me", "greedy"], begin=True))
        assert full.table.state == "playing"


async def test_an_order_that_does_not_fit_leaves_no_table(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna = await here.person()
        for order in (
            Order(GAME, 2, chairs=["me", "me", "me"]),
            Order(GAME, 2, chairs=["me", "hal"]),
            Order(GAME, 9),
            Order("chess", 2),
            Order(GAME, 2, options={"colour": "pink"}),
            Order(GAME, 2, agreed=Agreed(sandbox=True)),
        ):
            with pytest.raises((OptionError, UnknownGame)):
                await deeds.set_table(here.hub, anna.id, order)
        with pytest.raises(TableRefused) as wrong:
            await deeds.set_table(here.hub, anna.id, Order(GAME, 2, chairs=["me", "open"], begin=True))
        assert refusal(wrong) == "seats_free" and not here.hub.open


# -- inviting --------------------------------------------------------------------------------------------------------


async def test_an_invitation_for_a_seat_seats_there_and_twice_is_once(database_url: str) -> None:
    async with house(database_url) as here:
        anna, bohdan, carl = [await here.person(name) for name in ("Anna", "Bohdan", "Carl")]
        live = await here.table(anna, None, None, None, game=SECRETS, seed=None)
        token = await deeds.invite(here.hub, live, anna.id, 2)
        for _ in range(2):
            assert await deeds.join(here.hub, bohdan.id, token) == (live, 2)
        assert sitting(live) == [anna.id, None, bohdan.id, None]
        with pytest.raises(TableRefused) as wrong:
            await deeds.join(here.hub, carl.id, token)
        assert refusal(wrong) == "seat_taken"


async def test_an_invitation_for_any_seat_seats_at_a_free_one_then_at_a_bots(database_url: str) -> None:
    async with house(database_url) as here:
        anna, *others = [await here.person(name) for name in ("Anna", "Bohdan", "Carl", "Dana")]
        live = await here.table(anna, "random", None, game=SECRETS, seed=None)
        token = await deeds.invite(here.hub, live, anna.id, None)
        seats = [(await deeds.join(here.hub, each.id, token))[1] for each in others[:2]]
        assert seats == [2, 1] and live.table.seats[1].bot is None
        with pytest.raises(TableRefused) as wrong:
            await deeds.join(here.hub, others[2].id, token)
        assert refusal(wrong) == "table_full"


async def test_two_who_come_at_once_do_not_sit_on_one_chair(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, bohdan, carl = [await here.person(name) for name in ("Anna", "Bohdan", "Carl")]
        live = await here.table(anna, None, None, game=SECRETS, seed=None)
        token = await deeds.invite(here.hub, live, anna.id, None)
        joined = await asyncio.gather(*(deeds.join(here.hub, each.id, token) for each in (bohdan, carl)))
        assert sorted(seat for _, seat in joined) == [1, 2]


async def test_somebody_may_take_over_from_a_bot_in_the_middle_of_a_match(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await here.table(anna, "random")
        token = await deeds.invite(here.hub, live, anna.id, 1)
        await deeds.join(here.hub, bohdan.id, token)
        client = await here.seated(bohdan, live)
        while 1 not in live.table.waiting:
            await move_on(live)
        await client.silent()
        assert (await client.play(*legal(live, 1)))["t"] == "done"


async def test_an_invitation_ends_by_time_and_by_the_hosts_word(database_url: str) -> None:
    async with house(database_url) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await here.table(anna, None, seed=None)
        old = await here.hub.store.write(
            partial(people.invite, table_id=live.id, seat=None, now=now_ms() - 1000, lifetime_ms=500)
        )
        withdrawn = await deeds.invite(here.hub, live, anna.id, 1)
        await here.hub.store.write(partial(people.revoke_invitations, table_id=live.id))
        for token in (old, withdrawn, "made up", ""):
            with pytest.raises(TableRefused) as wrong:
                await deeds.join(here.hub, bohdan.id, token)
            assert refusal(wrong) == "invitation_gone"
        assert sitting(live) == [anna.id, None]


async def test_only_the_host_invites_and_only_to_seats_that_exist(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await here.table(anna, bohdan, seed=None)
        for person, seat, code in ((bohdan, None, "host_only"), (anna, 5, "no_such_seat")):
            with pytest.raises(TableRefused) as wrong:
                await deeds.invite(here.hub, live, person.id, seat)
            assert refusal(wrong) == code


async def test_without_an_invitation_strangers_sit_down_only_at_listed_tables(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        closed = await here.table(anna, None, seed=None)
        with pytest.raises(TableRefused) as wrong:
            await deeds.act(closed, bohdan.id, 1, "sit")
        assert refusal(wrong) == "invitation_needed"
        listed = await here.table(anna, None, seed=None, agreed=Agreed(listed=True))
        await deeds.act(listed, bohdan.id, 1, "sit")
        assert sitting(listed) == [anna.id, bohdan.id]


async def test_whoever_was_shown_out_comes_back_by_a_new_invitation_alone(database_url: str) -> None:
    async with house(database_url) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await here.table(anna, None, seed=None, agreed=Agreed(listed=True))
        old = await deeds.invite(here.hub, live, anna.id, None)
        await deeds.join(here.hub, bohdan.id, old)
        await deeds.act(live, anna.id, 1, "show_out")
        for again, code in (
            (deeds.act(live, bohdan.id, 1, "sit"), "shown_out"),
            (deeds.join(here.hub, bohdan.id, old), "invitation_gone"),
        ):
            with pytest.raises(TableRefused) as wrong:
                await again
            assert refusal(wrong) == code
        await deeds.join(here.hub, bohdan.id, await deeds.invite(here.hub, live, anna.id, None))
        assert sitting(live) == [anna.id, bohdan.id]


async def test_the_host_lets_a_bot_play_only_for_somebody_who_is_away(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await here.table(anna, bohdan, seed=None)
        client = await here.seated(bohdan, live)
        for seat, code in ((1, "holder_here"), (7, "no_such_seat"), (-1, "no_such_seat")):
            with pytest.raises(TableRefused) as wrong:
                await deeds.act(live, anna.id, seat, "lend", "random")
            assert refusal(wrong) == code
        await deeds.act(live, bohdan.id, 1, "lend", "random")
        await deeds.act(live, bohdan.id, 1, "return")
        await here.leave(client)
        await deeds.act(live, anna.id, 1, "lend", "random")
        assert live.table.seats[1].person == bohdan.id and live.table.seats[1].bot == "random"


async def test_an_invitation_leads_back_to_where_one_sat_in_this_match(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await here.table(anna, bohdan, bohdan, game=SECRETS)
        await deeds.act(live, bohdan.id, 1, "leave")
        await deeds.act(live, bohdan.id, 2, "leave")
        token = await deeds.invite(here.hub, live, anna.id, None)
        assert (await deeds.join(here.hub, bohdan.id, token))[1] == 1
        carl = await here.person("Carl")
        assert (await deeds.join(here.hub, carl.id, token))[1] == 2
        await deeds.act(live, carl.id, 2, "leave")
        await deeds.act(live, anna.id, 0, "leave")
        assert live.table.host == bohdan.id
        token = await deeds.invite(here.hub, live, bohdan.id, None)
        assert (await deeds.join(here.hub, carl.id, token))[1] == 2, "though seat 0 is free too"


# -- again -----------------------------------------------------------------------------------------------------------


async def test_a_rematch_seats_everybody_one_further_and_is_one_table_however_often_asked(database_url: str) -> None:
    async with house(database_url) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await over(here, anna, bohdan)
        for each in (anna, bohdan):
            await here.seated(each, live)
        both = await asyncio.gather(*(deeds.rematch(here.hub, live, each.id) for each in (anna, bohdan)))
        assert both[0] is both[1] and await deeds.rematch(here.hub, live, bohdan.id) is both[0]
        assert sitting(both[0]) == [bohdan.id, anna.id] and both[0].table.state == "playing"
        assert live.table.followed == both[0].id and both[0].table.the_match().seed != live.table.the_match().seed
        assert not here.hub.opening


async def test_a_rematch_waits_for_the_host_when_somebody_has_gone_meanwhile(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await over(here, anna, bohdan)
        await here.seated(anna, live)
        fresh = await deeds.rematch(here.hub, live, anna.id)
        assert sitting(fresh) == [bohdan.id, anna.id] and fresh.table.state == "open" and fresh.table.host == anna.id
        await deeds.begin(fresh, anna.id)
        assert fresh.table.state == "playing"


async def test_a_rematch_with_bots_begins_at_once_wherever_its_person_looks(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna = await here.person("Anna")
        live = await here.table(anna, "random")
        await live.change(commands.put_away)
        fresh = await deeds.rematch(here.hub, live, anna.id)
        assert sitting(fresh) == ["random", anna.id] and fresh.table.state == "playing"


async def test_a_rematch_of_an_older_edition_leaves_out_what_the_newer_one_refuses(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna = await here.person("Anna")
        live = await deeds.set_table(here.hub, anna.id, Order("brothers", 1, chairs=["me"], begin=True))
        old = {**live.table.made.options, "roads": "unscored"}  # as tables of edition 1 have it
        live.table.made = msgspec.structs.replace(live.table.made, edition=1, options=old)
        await live.change(commands.put_away)
        fresh = await deeds.rematch(here.hub, live, anna.id)
        assert fresh.table.made.options == {"sets": old["sets"], "level": old["level"]}


async def test_in_a_rematch_the_chair_of_somebody_forgotten_stays_open(database_url: str) -> None:
    async with house(database_url) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await over(here, anna, bohdan)
        await here.seated(anna, live)
        await here.hub.store.write(partial(people.forget, person_id=bohdan.id))
        fresh = await deeds.rematch(here.hub, live, anna.id)
        assert sitting(fresh) == [None, anna.id] and fresh.table.state == "open"


async def test_a_sandbox_has_no_rematch(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        sandbox = await deeds.fork(here.hub, await over(here, anna, bohdan), anna.id, Fork())
        assert sandbox.table.state == "over"
        with pytest.raises(TableRefused) as wrong:
            await deeds.rematch(here.hub, sandbox, anna.id)
        assert refusal(wrong) == "no_rematch" and not sandbox.table.followed


async def test_a_rematch_is_for_who_sat_there_and_after_the_end(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, bohdan, carl = [await here.person(name) for name in ("Anna", "Bohdan", "Carl")]
        running, ended = await here.table(anna, bohdan), await over(here, anna, bohdan)
        for live, person, code in ((running, anna, "not_over"), (ended, carl, "not_at_table")):
            with pytest.raises(TableRefused) as wrong:
                await deeds.rematch(here.hub, live, person.id)
            assert refusal(wrong) == code
        assert not here.hub.opening and len(here.hub.open) == 2


# -- forking and records ---------------------------------------------------------------------------------------------


async def test_a_finished_match_can_be_forked_by_anybody_from_any_position(database_url: str) -> None:
    async with house(database_url) as here:
        anna, bohdan, carl = [await here.person(name) for name in ("Anna", "Bohdan", "Carl")]
        live = await over(here, anna, bohdan, game=SECRETS)
        fork = await deeds.fork(here.hub, live, carl.id, Fork(moves=5))
        assert fork.table.the_match().hash == live.table.the_match().rewound(5).hash
        assert sitting(fork) == [carl.id, carl.id] and fork.table.agreed.sandbox and not fork.may_look(anna.id)
        await move_on(fork)
        assert live.table.state == "over" and fork.table.at == 1
        with pytest.raises(OptionError):
            await deeds.fork(here.hub, live, carl.id, Fork(moves=100_000))


async def test_ones_own_running_match_is_forked_from_what_ones_own_seat_knows(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await here.table(anna, bohdan, game=SECRETS)
        await move_on(live, 6)
        match = live.table.the_match()
        fork = await deeds.fork(here.hub, live, anna.id, Fork())
        assert fork.table.the_match().imagined and fork.table.the_match().view(0) == match.view(0)
        with pytest.raises(TableRefused) as wrong:
            deeds.record(fork)
        assert refusal(wrong) == "record_imagined"
        with pytest.raises(TableRefused) as wrong:
            await deeds.fork(here.hub, fork, anna.id, Fork())
        assert refusal(wrong) == "sandbox_of_sandbox"


async def test_ones_own_sandbox_of_a_record_is_forked_as_it_really_is(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        first = await deeds.fork(here.hub, await over(here, anna, bohdan, game=SECRETS), anna.id, Fork(moves=9))
        await move_on(first, 4)
        second = await deeds.fork(here.hub, first, anna.id, Fork())
        assert second.table.the_match().hash == first.table.the_match().hash
        assert not second.table.the_match().imagined and deeds.record(second) == deeds.record(first)
        with pytest.raises(TableRefused) as wrong:
            await deeds.fork(here.hub, first, bohdan.id, Fork())
        assert refusal(wrong) == "not_at_table"


async def test_the_running_match_of_others_cannot_be_forked(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, bohdan, carl = [await here.person(name) for name in ("Anna", "Bohdan", "Carl")]
        live = await here.table(anna, bohdan)
        for person, wish, code in (
            (carl, Fork(), "not_at_table"),
            (anna, Fork(seat=1), "not_your_seat"),
            (anna, Fork(seat=9), "no_such_seat"),
        ):
            with pytest.raises(TableRefused) as wrong:
                await deeds.fork(here.hub, live, person.id, wish)
            assert refusal(wrong) == code
        with pytest.raises(TableRefused) as wrong:
            await deeds.fork(here.hub, await here.table(anna, None, seed=None), anna.id, Fork())
        assert refusal(wrong) == "not_begun" and len(here.hub.open) == 2


async def test_the_record_is_given_out_only_when_the_match_is_over(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        for live, code in (
            (await here.table(anna, bohdan), "record_later"),
            (await here.table(anna, None, seed=None), "not_begun"),
        ):
            with pytest.raises(TableRefused) as wrong:
                deeds.record(live)
            assert refusal(wrong) == code
        ended = await over(here, anna, bohdan)
        again = deeds.replayed(deeds.record(ended))
        assert again.over and again.hash == ended.table.the_match().hash
        assert deeds.replayed(deeds.record(ended), 3).hash == again.rewound(3).hash
        with pytest.raises(OptionError):
            deeds.replayed(deeds.record(ended), 100_000)


# -- advice ----------------------------------------------------------------------------------------------------------


async def test_advice_is_given_where_agreed_and_for_ones_own_asked_seat_alone(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await here.table(anna, bohdan, agreed=Agreed(hints=True))
        seat = live.table.waiting[0]
        asked, other = (anna, bohdan) if seat == 0 else (bohdan, anna)
        findings = await deeds.hint(here.hub, live, asked.id, seat)
        assert findings.move in live.table.the_match().legal(seat) and findings.prospects
        without = await here.table(anna, bohdan)
        for table, person, which, code in (
            (live, other, seat, "not_your_seat"),
            (live, other, 1 - seat, "not_asked"),
            (without, asked, seat, "no_hints"),
        ):
            with pytest.raises(TableRefused) as wrong:
                await deeds.hint(here.hub, table, person.id, which)
            assert refusal(wrong) == code
        with pytest.raises(OptionError):
            await deeds.hint(here.hub, live, asked.id, seat, "hal")


async def test_in_a_sandbox_advice_follows_what_was_played_there(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await here.table(anna, bohdan, game=SECRETS)
        await move_on(live, 4)
        fork = await deeds.fork(here.hub, live, anna.id, Fork())
        await move_on(fork, 3)
        seat = fork.table.waiting[0]
        assert (await deeds.hint(here.hub, fork, anna.id, seat)).prospects
        (asked,) = here.hub.thinkers.asked  # type: ignore[attr-defined]
        assert position(asked).hash == fork.table.the_match().hash
