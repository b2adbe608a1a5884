"""Actions around tables: create, invite, sit down, rematch, fork, hints."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import msgspec
import pytest

from regnum.core import match as matches
from regnum.core.errors import OptionError, UnknownGame
from regnum.core.registry import box_of_edition
from regnum.server import people, table_service
from regnum.server.open_table import OpenTable
from regnum.server.settings import now_ms
from regnum.server.table_service import ForkRequest, TableRequest
from regnum.table import commands
from regnum.table.errors import TableRefused
from regnum.table.settings import Clock, TableSettings
from regnum.table.snapshot import table_info
from tests.server.table_for_two import GAME, SECRETS, OpenServer, Visitor, legal, move_on, open_server, position


def refusal(caught: pytest.ExceptionInfo[TableRefused]) -> str:
    return caught.value.refusal.code


def seated_people(live: OpenTable) -> list[str | None]:
    return [seat.person or seat.bot for seat in live.table.seats]


async def over(here: OpenServer, *chairs: Visitor, **how: object) -> OpenTable:
    """Return a finished match."""
    live = await here.table(*chairs, **how)  # type: ignore[arg-type]
    while live.table.state == "playing":
        await move_on(live)
    return live


async def agreed(here: OpenServer, live: OpenTable, *chairs: Visitor) -> OpenTable:
    """Return the rematch that all of them want."""
    for each in chairs:
        fresh = await table_service.rematch(here.services, live, each.id)
    return fresh


# -- setting ---------------------------------------------------------------------------------------------------------


async def test_a_table_is_set_with_its_chairs_as_ordered(database_url: str) -> None:
    async with open_server(database_url) as here:
        anna = await here.person()
        chairs = ["random", "me", "open", "me"]
        live = await table_service.create_table(here.services, anna.id, TableRequest(SECRETS, 4, chairs=chairs))
        assert seated_people(live) == ["random", anna.id, None, anna.id] and live.table.state == "open"
        assert live.table.host == anna.id and here.services.tables.by_id[live.id] is live
        plain = await table_service.create_table(here.services, anna.id, TableRequest(GAME, 2))
        assert seated_people(plain) == [anna.id, None]
        full = await table_service.create_table(
            here.services, anna.id, TableRequest(GAME, 2, chairs=["me", "greedy"], begin=True)
        )
        assert full.table.state == "playing"


async def test_an_order_that_does_not_fit_leaves_no_table(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna = await here.person()
        for order in (
            TableRequest(GAME, 2, chairs=["me", "me", "me"]),
            TableRequest(GAME, 2, chairs=["me", "hal"]),
            TableRequest(GAME, 9),
            TableRequest("chess", 2),
            TableRequest(GAME, 2, options={"colour": "pink"}),
            TableRequest(GAME, 2, agreed=TableSettings(sandbox=True)),
        ):
            with pytest.raises((OptionError, UnknownGame)):
                await table_service.create_table(here.services, anna.id, order)
        with pytest.raises(TableRefused) as wrong:
            await table_service.create_table(
                here.services, anna.id, TableRequest(GAME, 2, chairs=["me", "open"], begin=True)
            )
        assert refusal(wrong) == "seats_free" and not here.services.tables.by_id


# -- inviting --------------------------------------------------------------------------------------------------------


async def test_an_invitation_for_a_seat_seats_there_and_twice_is_once(database_url: str) -> None:
    async with open_server(database_url) as here:
        anna, bohdan, carl = [await here.person(name) for name in ("Anna", "Bohdan", "Carl")]
        live = await here.table(anna, None, None, None, game=SECRETS, seed=None)
        token = await table_service.invite(here.services, live, anna.id, 2)
        for _ in range(2):
            assert await table_service.join(here.services, bohdan.id, token) == (live, 2)
        assert seated_people(live) == [anna.id, None, bohdan.id, None]
        with pytest.raises(TableRefused) as wrong:
            await table_service.join(here.services, carl.id, token)
        assert refusal(wrong) == "seat_taken"


async def test_an_invitation_for_any_seat_seats_at_a_free_one_then_at_a_bots(database_url: str) -> None:
    async with open_server(database_url) as here:
        anna, *others = [await here.person(name) for name in ("Anna", "Bohdan", "Carl", "Dana")]
        live = await here.table(anna, "random", None, game=SECRETS, seed=None)
        token = await table_service.invite(here.services, live, anna.id, None)
        seats = [(await table_service.join(here.services, each.id, token))[1] for each in others[:2]]
        assert seats == [2, 1] and live.table.seats[1].bot is None
        with pytest.raises(TableRefused) as wrong:
            await table_service.join(here.services, others[2].id, token)
        assert refusal(wrong) == "table_full"


async def test_two_who_come_at_once_do_not_sit_on_one_chair(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna, bohdan, carl = [await here.person(name) for name in ("Anna", "Bohdan", "Carl")]
        live = await here.table(anna, None, None, game=SECRETS, seed=None)
        token = await table_service.invite(here.services, live, anna.id, None)
        joined = await asyncio.gather(*(table_service.join(here.services, each.id, token) for each in (bohdan, carl)))
        assert sorted(seat for _, seat in joined) == [1, 2]


async def test_somebody_may_take_over_from_a_bot_in_the_middle_of_a_match(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await here.table(anna, "random")
        token = await table_service.invite(here.services, live, anna.id, 1)
        await table_service.join(here.services, bohdan.id, token)
        client = await here.seated(bohdan, live)
        while 1 not in live.table.waiting:
            await move_on(live)
        await client.silent()
        assert (await client.play(*legal(live, 1)))["t"] == "done"


async def test_an_invitation_ends_by_time_and_by_the_hosts_word(database_url: str) -> None:
    async with open_server(database_url) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await here.table(anna, None, seed=None)
        old = await here.services.store.write(
            partial(people.invite, table_id=live.id, seat=None, now=now_ms() - 1000, lifetime_ms=500)
        )
        withdrawn = await table_service.invite(here.services, live, anna.id, 1)
        await here.services.store.write(partial(people.revoke_invitations, table_id=live.id))
        for token in (old, withdrawn, "made up", ""):
            with pytest.raises(TableRefused) as wrong:
                await table_service.join(here.services, bohdan.id, token)
            assert refusal(wrong) == "invitation_gone"
        assert seated_people(live) == [anna.id, None]


async def test_only_the_host_invites_and_only_to_seats_that_exist(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await here.table(anna, bohdan, seed=None)
        for person, seat, code in ((bohdan, None, "host_only"), (anna, 5, "no_such_seat")):
            with pytest.raises(TableRefused) as wrong:
                await table_service.invite(here.services, live, person.id, seat)
            assert refusal(wrong) == code


async def test_without_an_invitation_strangers_sit_down_only_at_listed_tables(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        closed = await here.table(anna, None, seed=None)
        with pytest.raises(TableRefused) as wrong:
            await table_service.act(here.services, closed, bohdan.id, 1, "sit")
        assert refusal(wrong) == "invitation_needed"
        listed = await here.table(anna, None, seed=None, agreed=TableSettings(listed=True))
        await table_service.act(here.services, listed, bohdan.id, 1, "sit")
        assert seated_people(listed) == [anna.id, bohdan.id]


async def test_whoever_was_shown_out_comes_back_by_a_new_invitation_alone(database_url: str) -> None:
    async with open_server(database_url) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await here.table(anna, None, seed=None, agreed=TableSettings(listed=True))
        old = await table_service.invite(here.services, live, anna.id, None)
        await table_service.join(here.services, bohdan.id, old)
        await table_service.act(here.services, live, anna.id, 1, "show_out")
        for again, code in (
            (table_service.act(here.services, live, bohdan.id, 1, "sit"), "shown_out"),
            (table_service.join(here.services, bohdan.id, old), "invitation_gone"),
        ):
            with pytest.raises(TableRefused) as wrong:
                await again
            assert refusal(wrong) == code
        await table_service.join(
            here.services, bohdan.id, await table_service.invite(here.services, live, anna.id, None)
        )
        assert seated_people(live) == [anna.id, bohdan.id]


async def test_the_host_lets_a_bot_play_only_for_somebody_who_is_away(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await here.table(anna, bohdan, seed=None)
        client = await here.seated(bohdan, live)
        for seat, code in ((1, "holder_here"), (7, "no_such_seat"), (-1, "no_such_seat")):
            with pytest.raises(TableRefused) as wrong:
                await table_service.act(here.services, live, anna.id, seat, "lend", "random")
            assert refusal(wrong) == code
        await table_service.act(here.services, live, bohdan.id, 1, "lend", "random")
        await table_service.act(here.services, live, bohdan.id, 1, "return")
        await here.leave(client)
        await table_service.act(here.services, live, anna.id, 1, "lend", "random")
        assert live.table.seats[1].person == bohdan.id and live.table.seats[1].bot == "random"


async def test_an_invitation_leads_back_to_where_one_sat_in_this_match(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await here.table(anna, bohdan, bohdan, game=SECRETS)
        await table_service.act(here.services, live, bohdan.id, 1, "leave")
        await table_service.act(here.services, live, bohdan.id, 2, "leave")
        token = await table_service.invite(here.services, live, anna.id, None)
        assert (await table_service.join(here.services, bohdan.id, token))[1] == 1
        carl = await here.person("Carl")
        assert (await table_service.join(here.services, carl.id, token))[1] == 2
        await table_service.act(here.services, live, carl.id, 2, "leave")
        await table_service.act(here.services, live, anna.id, 0, "leave")
        assert live.table.host == bohdan.id
        token = await table_service.invite(here.services, live, bohdan.id, None)
        assert (await table_service.join(here.services, carl.id, token))[1] == 2, "though seat 0 is free too"


# -- again -----------------------------------------------------------------------------------------------------------


async def test_a_rematch_begins_when_all_have_agreed_and_is_one_table_however_often_asked(database_url: str) -> None:
    async with open_server(database_url) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await over(here, anna, bohdan)
        assert await table_service.rematch(here.services, live, anna.id) is live and not live.table.followed
        assert await table_service.rematch(here.services, live, anna.id) is live, "asking twice is asking once"
        both = await asyncio.gather(*(table_service.rematch(here.services, live, each.id) for each in (anna, bohdan)))
        fresh = await table_service.rematch(here.services, live, bohdan.id)
        assert {live.id, fresh.id} >= {each.id for each in both} and both[1] is fresh
        assert fresh.table.state == "playing" and live.table.followed == fresh.id
        assert fresh.table.the_match().seed != live.table.the_match().seed
        assert not here.services.tables.opening


async def test_in_a_rematch_the_loser_is_first_and_all_have_their_colours(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await over(here, anna, bohdan)
        fresh = await agreed(here, live, anna, bohdan)
        result = live.table.the_match().result
        assert result is not None and len(result.winners) == 1
        loser = (anna, bohdan)[1 - result.winners[0]]
        assert fresh.table.seats[0].person == loser.id
        before, after = ({seat.person: seat.colour for seat in table_info(each.table).seats} for each in (live, fresh))
        assert before == after


async def test_two_who_agree_at_the_same_moment_get_one_table(database_url: str) -> None:
    async with open_server(database_url) as here:
        anna, bohdan, carl = [await here.person(name) for name in ("Anna", "Bohdan", "Carl")]
        live = await over(here, anna, bohdan, carl, game=SECRETS)
        await table_service.rematch(here.services, live, anna.id)
        last = await asyncio.gather(*(table_service.rematch(here.services, live, each.id) for each in (bohdan, carl)))
        opened = {each.id for each in last} - {live.id}
        assert opened == {live.table.followed}


async def test_a_rematch_that_was_asked_for_survives_a_restart(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await over(here, anna, bohdan)
        await table_service.rematch(here.services, live, anna.id)
    async with open_server(tmp_path) as here:
        again = await here.services.tables.get(live.id)
        assert again.table.rematch is not None and again.table.rematch.answers == {anna.id: True}
        fresh = await table_service.rematch(here.services, again, bohdan.id)
        assert fresh.table.state == "playing"


async def test_no_clock_runs_until_all_have_agreed(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        settings = TableSettings(clock=Clock("turn", turn_s=60, reserve_s=60))
        live = await over(here, anna, bohdan, agreed=settings)
        await table_service.rematch(here.services, live, anna.id)
        assert all(clock.since is None for clock in live.table.clocks.seats) and live.table.due() is None
        fresh = await table_service.rematch(here.services, live, bohdan.id)
        assert [clock.since is not None for clock in fresh.table.clocks.seats] == [
            seat in fresh.table.waiting for seat in range(2)
        ]


async def test_who_wants_to_plays_without_who_does_not(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna, bohdan, carl = [await here.person(name) for name in ("Anna", "Bohdan", "Carl")]
        live = await over(here, anna, bohdan, carl, game=SECRETS)

        async def refused(person: Visitor) -> str:
            with pytest.raises(TableRefused) as wrong:
                await table_service.rematch_without(here.services, live, person.id)
            return refusal(wrong)

        assert await refused(anna) == "rematch_not_asked"
        await table_service.rematch(here.services, live, anna.id)
        assert await refused(anna) == "rematch_not_declined"
        await live.change(lambda table, now: commands.decline_rematch(table, bohdan.id, now))
        assert await refused(anna) == "rematch_unanswered" and await refused(bohdan) == "rematch_not_declined"
        await table_service.rematch(here.services, live, carl.id)
        fresh = await table_service.rematch_without(here.services, live, carl.id)
        assert sorted(map(str, seated_people(fresh))) == sorted([anna.id, carl.id, live.table.agreed.clock.bot])
        assert fresh.table.state == "playing"


async def test_a_rematch_with_bots_begins_at_once_wherever_its_person_looks(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna = await here.person("Anna")
        live = await here.table(anna, "random")
        await live.change(commands.archive)
        fresh = await table_service.rematch(here.services, live, anna.id)
        assert seated_people(fresh) == [anna.id, "random"] and fresh.table.state == "playing"


async def test_a_rematch_of_an_older_edition_leaves_out_what_the_newer_one_refuses(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna = await here.person("Anna")
        live = await table_service.create_table(
            here.services, anna.id, TableRequest("brothers", 1, chairs=["me"], begin=True)
        )
        old = {**live.table.made.options, "roads": "unscored"}  # as tables of edition 1 have it
        live.table.made = msgspec.structs.replace(live.table.made, edition=1, options=old)
        await live.change(commands.archive)
        fresh = await table_service.rematch(here.services, live, anna.id)
        assert fresh.table.made.options == {"sets": old["sets"], "level": old["level"]}


async def test_in_a_rematch_the_chair_of_somebody_forgotten_stays_open(database_url: str) -> None:
    async with open_server(database_url) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await over(here, anna, bohdan)
        await here.services.store.write(partial(people.forget, person_id=bohdan.id))
        fresh = await table_service.rematch(here.services, live, anna.id)
        assert {None, anna.id} == set(seated_people(fresh)) and fresh.table.state == "open"


async def test_a_sandbox_has_no_rematch(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        sandbox = await table_service.fork(here.services, await over(here, anna, bohdan), anna.id, ForkRequest())
        assert sandbox.table.state == "over"
        with pytest.raises(TableRefused) as wrong:
            await table_service.rematch(here.services, sandbox, anna.id)
        assert refusal(wrong) == "no_rematch" and not sandbox.table.followed


async def test_a_rematch_is_for_who_sat_there_and_after_the_end(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna, bohdan, carl = [await here.person(name) for name in ("Anna", "Bohdan", "Carl")]
        running, ended = await here.table(anna, bohdan), await over(here, anna, bohdan)
        for live, person, code in ((running, anna, "not_over"), (ended, carl, "not_at_table")):
            with pytest.raises(TableRefused) as wrong:
                await table_service.rematch(here.services, live, person.id)
            assert refusal(wrong) == code
        assert not here.services.tables.opening and len(here.services.tables.by_id) == 2


# -- forking and records ---------------------------------------------------------------------------------------------


async def test_a_finished_match_can_be_forked_by_anybody_from_any_position(database_url: str) -> None:
    async with open_server(database_url) as here:
        anna, bohdan, carl = [await here.person(name) for name in ("Anna", "Bohdan", "Carl")]
        live = await over(here, anna, bohdan, game=SECRETS)
        fork = await table_service.fork(here.services, live, carl.id, ForkRequest(moves=5))
        assert fork.table.the_match().hash == live.table.the_match().rewound(5).hash
        assert seated_people(fork) == [carl.id, carl.id] and fork.table.agreed.sandbox and not fork.may_look(anna.id)
        await move_on(fork)
        assert live.table.state == "over" and fork.table.at == 1
        with pytest.raises(OptionError):
            await table_service.fork(here.services, live, carl.id, ForkRequest(moves=100_000))


async def test_ones_own_running_match_is_forked_from_what_ones_own_seat_knows(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await here.table(anna, bohdan, game=SECRETS)
        await move_on(live, 6)
        match = live.table.the_match()
        fork = await table_service.fork(here.services, live, anna.id, ForkRequest())
        assert fork.table.the_match().imagined and fork.table.the_match().view(0) == match.view(0)
        with pytest.raises(TableRefused) as wrong:
            table_service.record(fork)
        assert refusal(wrong) == "record_imagined"
        with pytest.raises(TableRefused) as wrong:
            await table_service.fork(here.services, fork, anna.id, ForkRequest())
        assert refusal(wrong) == "sandbox_of_sandbox"


async def test_ones_own_sandbox_of_a_record_is_forked_as_it_really_is(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        first = await table_service.fork(
            here.services, await over(here, anna, bohdan, game=SECRETS), anna.id, ForkRequest(moves=9)
        )
        await move_on(first, 4)
        second = await table_service.fork(here.services, first, anna.id, ForkRequest())
        assert second.table.the_match().hash == first.table.the_match().hash
        assert not second.table.the_match().imagined and table_service.record(second) == table_service.record(first)
        with pytest.raises(TableRefused) as wrong:
            await table_service.fork(here.services, first, bohdan.id, ForkRequest())
        assert refusal(wrong) == "not_at_table"


async def test_the_running_match_of_others_cannot_be_forked(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna, bohdan, carl = [await here.person(name) for name in ("Anna", "Bohdan", "Carl")]
        live = await here.table(anna, bohdan)
        for person, wish, code in (
            (carl, ForkRequest(), "not_at_table"),
            (anna, ForkRequest(seat=1), "not_your_seat"),
            (anna, ForkRequest(seat=9), "no_such_seat"),
        ):
            with pytest.raises(TableRefused) as wrong:
                await table_service.fork(here.services, live, person.id, wish)
            assert refusal(wrong) == code
        with pytest.raises(TableRefused) as wrong:
            await table_service.fork(here.services, await here.table(anna, None, seed=None), anna.id, ForkRequest())
        assert refusal(wrong) == "not_begun" and len(here.services.tables.by_id) == 2


async def test_the_record_is_given_out_only_when_the_match_is_over(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        for live, code in (
            (await here.table(anna, bohdan), "record_later"),
            (await here.table(anna, None, seed=None), "not_begun"),
        ):
            with pytest.raises(TableRefused) as wrong:
                table_service.record(live)
            assert refusal(wrong) == code
        ended = await over(here, anna, bohdan)
        again = matches.replay(table_service.record(ended), box_of_edition)
        assert again.over and again.hash == ended.table.the_match().hash


# -- advice ----------------------------------------------------------------------------------------------------------


async def test_advice_is_given_where_agreed_and_for_ones_own_asked_seat_alone(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await here.table(anna, bohdan, agreed=TableSettings(hints=True))
        seat = live.table.waiting[0]
        asked, other = (anna, bohdan) if seat == 0 else (bohdan, anna)
        findings = await table_service.hint(here.services, live, asked.id, seat)
        assert findings.move in live.table.the_match().legal(seat) and findings.prospects
        without = await here.table(anna, bohdan)
        for table, person, which, code in (
            (live, other, seat, "not_your_seat"),
            (live, other, 1 - seat, "not_asked"),
            (without, asked, seat, "no_hints"),
        ):
            with pytest.raises(TableRefused) as wrong:
                await table_service.hint(here.services, table, person.id, which)
            assert refusal(wrong) == code
        with pytest.raises(OptionError):
            await table_service.hint(here.services, live, asked.id, seat, "hal")


async def test_in_a_sandbox_advice_follows_what_was_played_there(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await here.table(anna, bohdan, game=SECRETS)
        await move_on(live, 4)
        fork = await table_service.fork(here.services, live, anna.id, ForkRequest())
        await move_on(fork, 3)
        seat = fork.table.waiting[0]
        assert (await table_service.hint(here.services, fork, anna.id, seat)).prospects
        (asked,) = here.services.workers.asked  # type: ignore[attr-defined]
        assert position(asked).hash == fork.table.the_match().hash
