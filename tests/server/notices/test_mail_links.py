"""An email address is confirmed before notices are sent there; the links in emails work without a page of ours."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.policy import default
from functools import partial
from pathlib import Path

import httpx
import pytest

from regnum.catalogue import LANGUAGES, catalogue
from regnum.core.messages import say
from regnum.server.guard.identity import sign
from regnum.server.guard.origin import FREE, changes
from regnum.server.notices.notice import NoticeTarget
from regnum.server.notices.targets import check_target
from regnum.server.notifier import UNCONFIRMED, add_target, targets_of
from regnum.server.settings import Limits, Mail, Rate
from tests.server.rest.client import HOME, NO_LIMITS, ApiGuest, ApiServer, api_server, good, problem, table

from .helpers import NOTICE, FakeMailServer, mail_server

ADDRESS = {"address": "anna@example.org"}
WISH = {"kind": "mail", "target": ADDRESS}


@asynccontextmanager
async def with_mail(folder: Path, smtp: FakeMailServer, limits: Limits = NO_LIMITS) -> AsyncIterator[ApiServer]:
    async with mail_server(smtp) as port:
        mail = Mail("127.0.0.1", port, sender="Regnum <turns@play.example.org>", start_tls=False)
        async with api_server(folder, limits, mail=mail) as opened:
            yield opened


async def messages(smtp: FakeMailServer, count: int) -> list[str]:
    """Return the texts of this many emails; not one more comes."""
    for _ in range(200):
        if len(smtp.messages) >= count:
            break
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.05)
    assert len(smtp.messages) == count
    return [str(message_from_bytes(body, policy=default).get_content()) for _, _, body in smtp.messages]


def link_in(text: str) -> str:
    """Return the path of the link that confirms."""
    found = re.search(r"http://localhost:8000(/confirm/[A-Za-z0-9_-]+/[A-Za-z0-9_-]+)", text)
    assert found, text
    return found[1]


def mail_program(opened: ApiServer) -> httpx.AsyncClient:
    """A client without cookie, Origin and token."""
    return httpx.AsyncClient(transport=httpx.ASGITransport(opened.app), base_url=HOME)


async def active_targets(opened: ApiServer, one: ApiGuest) -> list[NoticeTarget]:
    """Return the targets to which the notifier would send."""
    return await opened.app.state.services.store.read(partial(targets_of, person=one.id, table_id="none"))  # type: ignore[no-any-return]


async def test_a_mail_address_gets_one_mail_and_nothing_more_until_it_is_confirmed(tmp_path: Path) -> None:
    smtp = FakeMailServer()
    async with with_mail(tmp_path, smtp) as opened:
        one = await opened.guest("Bad <script>", "cs")
        made = await one.post("/api/me/hooks", WISH)
        assert (made["kind"], made["confirmed"]) == ("mail", False)
        (text,) = await messages(smtp, 1)
        assert catalogue("cs").render(say("notice-confirm-body")) in text
        assert "Bad" not in text  # nothing of it was written by whoever entered the address
        assert "/stop/" in text
        assert await active_targets(opened, one) == []
        problem(await one.ask("POST", f"/api/me/hooks/{made['id']}/test"), 409, "not_confirmed")
        async with mail_program(opened) as anybody:
            asked = await anybody.get(link_in(text))
            assert asked.status_code == 200 and 'method="post"' in asked.text
            assert await active_targets(opened, one) == []  # a scanner has followed the link, and nothing has happened
            done = await anybody.post(link_in(text))
            assert catalogue("en").render(say("notice-confirmed")) in done.text
        assert [(each.id, each.kind) for each in await active_targets(opened, one)] == [(made["id"], "mail")]
        assert (await one.get("/api/me/hooks"))["hooks"] == [made | {"confirmed": True}]
        assert (await one.post(f"/api/me/hooks/{made['id']}/test"))["state"] == "delivered"
        await messages(smtp, 2)


async def test_an_address_that_is_confirmed_is_not_asked_again_for_another_table(tmp_path: Path) -> None:
    smtp = FakeMailServer()
    async with with_mail(tmp_path, smtp) as opened:
        one, other = await opened.guest(), await opened.guest("Béla")
        await one.post("/api/me/hooks", WISH)
        (text,) = await messages(smtp, 1)
        async with mail_program(opened) as anybody:
            await anybody.post(link_in(text))
        again = await one.post("/api/me/hooks", WISH | {"table": await table(one)})
        assert again["confirmed"]
        strange = await other.post("/api/me/hooks", WISH)
        assert not strange["confirmed"]  # another address is not confirmed by it
        await messages(smtp, 2)


async def test_a_wrong_or_late_link_confirms_nothing(tmp_path: Path) -> None:
    smtp = FakeMailServer()
    async with with_mail(tmp_path, smtp) as opened:
        one = await opened.guest()
        made = await one.post("/api/me/hooks", WISH)
        (text,) = await messages(smtp, 1)
        stop = sign(opened.app.state.identity.key, "stop", made["id"])
        async with mail_program(opened) as anybody:
            for path in (f"/confirm/{made['id']}/{stop}", f"/confirm/{made['id']}/x", "/confirm/%00/x", "/stop/%00/x"):
                assert (await anybody.post(path)).status_code == 404
            assert await active_targets(opened, one) == []
            assert (await anybody.post(f"/stop/{made['id']}/{stop}")).status_code == 200
            assert (await one.get("/api/me/hooks"))["hooks"] == []
            assert (await anybody.post(link_in(text))).status_code == 404
        assert await active_targets(opened, one) == []


async def test_mail_addresses_are_counted_for_the_person_and_for_the_address(tmp_path: Path) -> None:
    limits = Limits(claims=Rate(2, 900), people=Rate(100, 1))
    async with with_mail(tmp_path, FakeMailServer(), limits) as opened:
        one = await opened.guest()
        for n in range(2):
            good(await one.ask("POST", "/api/me/hooks", {"kind": "mail", "target": {"address": f"a{n}@example.org"}}))
        assert problem(await one.ask("POST", "/api/me/hooks", WISH), 429, "too_many")["what"] == "claims"
        other = await opened.guest("Béla")
        problem(await other.ask("POST", "/api/me/hooks", WISH), 429, "too_many")
        hook = {"kind": "webhook", "target": {"url": "https://example.org/x"}}
        assert (await one.post("/api/me/hooks", hook))["confirmed"]
    buckets = opened.app.state.buckets.levels
    assert {("claims", one.id)} <= set(buckets)


async def test_the_settings_say_that_an_address_is_not_confirmed(tmp_path: Path) -> None:
    smtp = FakeMailServer()
    async with with_mail(tmp_path, smtp) as opened:
        one = await opened.guest()
        form = {"csrf": one.csrf, "kind": "mail", "target": ADDRESS["address"]}
        answer = await one.http.post("/plain/do/notify", data=form, headers={"origin": HOME}, follow_redirects=True)
        assert catalogue("en").render(say("page-mail-sent")) in answer.text
        assert catalogue("en").render(say("page-unconfirmed")) in answer.text
        (text,) = await messages(smtp, 1)
        async with mail_program(opened) as anybody:
            await anybody.post(link_in(text))
        assert catalogue("en").render(say("page-unconfirmed")) not in (await one.http.get("/plain/settings")).text


async def test_the_link_in_a_mail_never_begins_with_what_a_request_called_us(tmp_path: Path) -> None:
    smtp = FakeMailServer()
    async with with_mail(tmp_path, smtp) as opened:
        one = await opened.guest()
        elsewhere = {"host": "192.0.2.7:8000", "origin": "http://192.0.2.7:8000"}
        good(await one.ask("POST", "/api/me/hooks", WISH, **elsewhere))
        (text,) = await messages(smtp, 1)
        assert "192.0.2.7" not in text and link_in(text)


async def test_the_desk_sends_no_notice_to_an_address_that_is_not_confirmed(tmp_path: Path) -> None:
    smtp = FakeMailServer()
    async with with_mail(tmp_path, smtp) as opened:
        dispatcher = opened.app.state.services.dispatcher
        (outcome,) = await dispatcher.send_all(
            "ada", [NoticeTarget("h", UNCONFIRMED, check_target("mail", ADDRESS))], NOTICE
        )
        assert outcome.state == "failed"
        await messages(smtp, 0)


async def test_only_what_was_told_to_the_store_as_mail_waits_for_confirmation(tmp_path: Path) -> None:
    async with api_server(tmp_path) as opened:
        one = await opened.guest()
        store = opened.app.state.services.store
        for kind in ("webhook", "push", "mail"):
            await store.write(partial(add_target, person=one.id, table_id=None, kind=kind, target=b"{}", now=1))
        assert sorted(each.kind for each in await active_targets(opened, one)) == ["push", "webhook"]


@pytest.mark.parametrize("path", ["/stop/h/s", "/confirm/h/s"])
def test_the_links_in_mails_need_no_origin_and_no_token(path: str) -> None:
    assert path.startswith(FREE)
    assert not changes({"type": "http", "method": "POST", "path": path})


@pytest.mark.parametrize("path", ["/do/confirm", "/stop", "/confirm", "/api/confirm/x", "/", "/do/stop/"])
def test_every_other_change_needs_them(path: str) -> None:
    assert changes({"type": "http", "method": "POST", "path": path})
    assert changes({"type": "websocket", "path": "/confirm/x"})


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_both_links_ask_in_the_readers_language(tmp_path: Path, lang: str) -> None:
    async with api_server(tmp_path) as opened, mail_program(opened) as anybody:
        for purpose in ("stop", "confirm"):
            signature = sign(opened.app.state.identity.key, purpose, "h")
            page = await anybody.get(f"/{purpose}/h/{signature}", headers={"accept-language": lang})
            assert f'lang="{lang}"' in page.text
            assert catalogue(lang).render(say(f"notice-{purpose}-ask")) in page.text
