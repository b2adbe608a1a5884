"""Notices really go out: to a webhook, a push service and a mail server on this machine."""

from __future__ import annotations

import asyncio
import base64
import json
from email import message_from_bytes
from email.policy import default
from typing import Any

import http_ece  # type: ignore[import-untyped]
import msgspec
import pytest
from py_vapid import Vapid02  # type: ignore[import-untyped]

from regnum.core.errors import OptionError
from regnum.server.notices import Desk, Hook, Outcome, check_target, new_vapid_keys, public_key
from regnum.server.notices.letters import MailTarget
from regnum.server.notices.mail import letter
from regnum.server.notices.outward import Outward
from regnum.server.settings import Mail, Settings

from .helpers import NOTICE, Browser, Heard, Postman, http_server, mail_server, run

KEYS = new_vapid_keys()
STOP = "https://play.example.org/stop/" + "k" * 180
MAIL = Mail("127.0.0.1", sender="Regnum <turns@play.example.org>", start_tls=False)


def desk(mail: Mail | None = None) -> Desk:
    settings = Settings("sqlite://", mail=mail, local_hooks=True)
    return Desk(settings, KEYS, lambda person, hook: f"{STOP}/{person}/{hook}", outward=Outward(True, pause_s=0.01))


async def told(hook: Hook, mail: Mail | None = None, notice: Any = NOTICE) -> Outcome:
    """How it went with one hook."""
    house = desk(mail)
    (outcome,) = await house.tell("ada", [hook], notice)
    await house.close()
    return outcome


def webhook(url: str) -> Hook:
    return Hook("h1", "webhook", check_target("webhook", {"url": url}, local=True))


def push(browser: Browser, url: str) -> Hook:
    return Hook("h2", "push", check_target("push", browser.subscription(url), local=True))


def test_a_webhook_gets_what_discord_slack_and_programs_read() -> None:
    async def scene() -> None:
        heard = Heard(204)
        async with http_server(heard.answer) as url:
            assert await told(webhook(url + "/hook?token=1")) == Outcome("h1", "webhook", "delivered")
        ((path, headers, body),) = heard.requests
        assert path == "/hook"
        assert headers["Content-Type"] == "application/json"
        text = f"Your turn\nIt is your turn in chess.\n{NOTICE.url}"
        assert json.loads(body) == {
            "content": text, "text": text, "table": "t41", "game": "chess", "url": NOTICE.url, "seat": 1, "at": 42,
        }  # fmt: skip

    run(scene())


def test_a_table_called_everyone_rings_nobody() -> None:
    async def scene() -> None:
        heard = Heard(204)
        loud = msgspec.structs.replace(NOTICE, title="@everyone <!channel>", body="@here " + "x" * 5000)
        async with http_server(heard.answer) as url:
            await told(webhook(url), notice=loud)
        content = json.loads(heard.requests[0][2])["content"]
        assert not any(word in content for word in ("@everyone", "<!channel", "@here"))
        assert len(content) < 2000

    run(scene())


@pytest.mark.parametrize(
    ("statuses", "state", "reason", "requests"),
    [
        ([500, 200], "delivered", "", 2),
        ([429, 200], "delivered", "", 2),
        ([500], "failed", "it answered 500", 2),
        ([404], "failed", "it answered 404", 1),
        ([302], "failed", "it answered 302", 1),
        ([410], "gone", "", 1),
    ],
)
def test_a_webhook_is_tried_twice_where_that_may_help(
    statuses: list[int], state: str, reason: str, requests: int
) -> None:
    async def scene() -> None:
        heard = Heard(*statuses)
        async with http_server(heard.answer) as url:
            assert await told(webhook(url)) == Outcome("h1", "webhook", state, reason)
        assert len(heard.requests) == requests

    run(scene())


def test_a_browser_can_read_its_push_and_the_service_knows_the_house() -> None:
    async def scene() -> None:
        heard, browser = Heard(201), Browser()
        async with http_server(heard.answer) as url:
            assert await told(push(browser, url + "/push/abc")) == Outcome("h2", "push", "delivered")
            origin = url
        ((path, headers, body),) = heard.requests
        clear = http_ece.decrypt(body, private_key=browser.key, auth_secret=browser.secret, version="aes128gcm")
        assert path == "/push/abc"
        assert json.loads(clear) == msgspec.to_builtins(NOTICE)
        assert b"chess" not in body and "t41" not in str(headers)
        assert headers["Content-Encoding"] == "aes128gcm"
        assert int(headers["TTL"]) > 0 and len(headers["Topic"]) == 32
        assert Vapid02.verify(headers["Authorization"])
        assert headers["Authorization"].endswith(f"k={public_key(KEYS)}")
        claims = claims_of(headers["Authorization"])
        assert claims["aud"] == origin and claims["sub"] == "https://localhost"

    run(scene())


def claims_of(authorization: str) -> dict[str, Any]:
    part = authorization.split("t=")[1].split(".")[1]
    return dict(json.loads(base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))))


@pytest.mark.parametrize(("status", "state"), [(404, "gone"), (410, "gone"), (403, "failed"), (503, "failed")])
def test_a_subscription_that_has_ended_is_gone(status: int, state: str) -> None:
    async def scene() -> None:
        async with http_server(Heard(status).answer) as url:
            outcome = await told(push(Browser(), url))
            assert (outcome.state, outcome.gone) == (state, state == "gone")

    run(scene())


def test_a_push_fits_even_if_the_words_are_many() -> None:
    async def scene() -> None:
        heard = Heard(201)
        async with http_server(heard.answer) as url:
            long = msgspec.structs.replace(NOTICE, title="ž" * 5000, body="ž" * 5000)
            assert (await told(push(Browser(), url), notice=long)).state == "delivered"
        assert len(heard.requests[0][2]) <= 4096

    run(scene())


def test_the_public_key_is_a_point_that_browsers_take() -> None:
    assert len(public_key(KEYS)) == 87 and public_key(KEYS) == public_key(KEYS)
    assert public_key(new_vapid_keys()) != public_key(KEYS)


def mail_hook(address: str = "ada@example.org") -> Hook:
    return Hook("h3", "mail", check_target("mail", {"address": address}))


def test_a_mail_says_whose_turn_it_is_and_how_to_stop() -> None:
    async def scene() -> None:
        postman = Postman()
        async with mail_server(postman) as port:
            outcome = await told(mail_hook(), msgspec.structs.replace(MAIL, port=port))
            assert outcome == Outcome("h3", "mail", "delivered")
        ((sender, recipients, raw),) = postman.letters
        assert (sender, recipients) == ("turns@play.example.org", ["ada@example.org"])
        message = message_from_bytes(raw, policy=default)
        assert message["Subject"] == "Your turn"
        assert message["From"] == "Regnum <turns@play.example.org>"
        assert message["Message-ID"].endswith("@play.example.org>")
        assert message["Auto-Submitted"] == "auto-generated"
        assert f"List-Unsubscribe: <{STOP}/ada/h3>\r\n".encode() in raw
        assert message.get_content_type() == "text/plain"
        text = message.get_content()
        assert NOTICE.body in text and NOTICE.url in text and f"{STOP}/ada/h3" in text

    run(scene())


@pytest.mark.parametrize("evil", ["x\r\nBcc: victim@example.org", "x\nBcc: v@e.org\n\nbody", "x\u2028Bcc: v\x00\x85y"])
def test_no_header_can_be_added_through_a_name(evil: str) -> None:
    notice = msgspec.structs.replace(NOTICE, title=evil, lang=evil)
    message = letter(MAIL, MailTarget("ada@example.org"), notice, stop=f"https://e.org/{evil}", now=1_700_000_000_000)
    again = message_from_bytes(message.as_bytes(), policy=default)
    assert again["Bcc"] is None and again["To"] == "ada@example.org"
    assert sorted(again.keys()) == sorted(message.keys())
    assert len(again["Subject"].splitlines()) == 1
    assert NOTICE.body in again.get_content()


def test_words_in_four_languages_arrive_whole() -> None:
    async def scene() -> None:
        postman = Postman()
        notice = msgspec.structs.replace(NOTICE, title="Jsi na tahu: Žoldnéři", body="Твій хід.\n.\nŤah")
        async with mail_server(postman) as port:
            await told(mail_hook(), msgspec.structs.replace(MAIL, port=port), notice)
        message = message_from_bytes(postman.letters[0][2].replace(b"\r\n..", b"\r\n."), policy=default)
        assert message["Subject"] == "Jsi na tahu: Žoldnéři"
        assert postman.letters[0][2].isascii()
        assert "Твій хід." in message.get_content() and "Ťah" in message.get_content()

    run(scene())


def test_a_refused_mail_fails_without_naming_anybody() -> None:
    async def scene() -> None:
        for verb in ("RCPT", "MAIL", "DATA"):
            async with mail_server(Postman(refuses=verb)) as port:
                outcome = await told(mail_hook(), msgspec.structs.replace(MAIL, port=port))
            assert outcome.state == "failed" and "SMTP" in outcome.reason
            assert "@" not in outcome.reason
        outcome = await told(mail_hook(), msgspec.structs.replace(MAIL, port=port))  # nobody listens there any more
        assert outcome.state == "failed" and "127.0.0.1" not in outcome.reason

    run(scene())


def test_a_mail_server_without_encryption_is_refused_when_encryption_was_asked_for() -> None:
    async def scene() -> None:
        postman = Postman()
        async with mail_server(postman) as port:
            outcome = await told(mail_hook(), msgspec.structs.replace(MAIL, port=port, start_tls=True, password="pw"))
        assert (outcome.state, postman.letters) == ("failed", [])

    run(scene())


def test_one_channel_that_fails_stops_no_other() -> None:
    async def scene() -> None:
        heard, pushed, postman = Heard(204), Heard(201), Postman()
        async with (
            http_server(heard.answer) as good,
            http_server(pushed.answer) as service,
            mail_server(postman) as port,
        ):
            house = desk(msgspec.structs.replace(MAIL, port=port))
            hooks = [
                Hook("broken", "webhook", b"not json, https://secret.example.org"),
                Hook("unknown", "pigeon", b"{}"),
                webhook("http://127.0.0.1:1/secret-path"),
                Hook("badkeys", "push", b'{"endpoint":"https://e.org/secret","keys":{"p256dh":"AAAA","auth":"AA"}}'),
                webhook(good),
                push(Browser(), service),
                mail_hook(),
            ]
            outcomes = await house.tell("ada", hooks, NOTICE)
            await house.close()
        assert [each.state for each in outcomes] == ["failed"] * 4 + ["delivered"] * 3
        assert [each.hook for each in outcomes] == [hook.id for hook in hooks]
        assert "secret" not in str(outcomes) and "http" not in str(outcomes)
        assert (len(heard.requests), len(pushed.requests), len(postman.letters)) == (1, 1, 1)

    run(scene())


def test_a_telling_that_is_cancelled_leaves_the_desk_whole() -> None:
    async def scene() -> None:
        heard = Heard(204)
        house = desk()
        async with http_server(heard.answer) as url:
            task = asyncio.create_task(house.tell("ada", [webhook(url)] * 20, NOTICE))
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert [each.state for each in await house.tell("ada", [webhook(url)] * 20, NOTICE)] == ["delivered"] * 20
        await house.close()

    run(scene())


def test_a_house_without_mail_says_so_when_an_address_is_entered() -> None:
    async def scene() -> None:
        with pytest.raises(OptionError, match="sends no e-mail"):
            desk().check_target("mail", {"address": "ada@example.org"})
        assert desk(MAIL).check_target("mail", {"address": "ada@example.org"}) == b'{"address":"ada@example.org"}'
        assert (await told(mail_hook())).state == "failed"

    run(scene())
