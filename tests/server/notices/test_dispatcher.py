"""Notices are really sent: to a webhook, a push service and a mail server on this machine."""

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
from regnum.server.notices.dispatcher import Dispatcher
from regnum.server.notices.mail import mail_message
from regnum.server.notices.notice import DeliveryResult, MailTarget, NoticeTarget
from regnum.server.notices.outbound import OutboundClient
from regnum.server.notices.push import new_vapid_keys, public_key
from regnum.server.notices.targets import check_target
from regnum.server.settings import Mail, Settings

from .helpers import NOTICE, FakeMailServer, HttpRecorder, PushReceiver, http_server, mail_server, run

KEYS = new_vapid_keys()
STOP = "https://play.example.org/stop/" + "k" * 180
MAIL = Mail("127.0.0.1", sender="Regnum <turns@play.example.org>", start_tls=False)


def new_dispatcher(mail: Mail | None = None) -> Dispatcher:
    settings = Settings("sqlite://", mail=mail, local_hooks=True)
    return Dispatcher(
        settings, KEYS, lambda person, hook: f"{STOP}/{person}/{hook}", outbound=OutboundClient(True, pause_s=0.01)
    )


async def send_one(hook: NoticeTarget, mail: Mail | None = None, notice: Any = NOTICE) -> DeliveryResult:
    """Send to one hook and return the result."""
    dispatcher = new_dispatcher(mail)
    (outcome,) = await dispatcher.send_all("ada", [hook], notice)
    await dispatcher.close()
    return outcome


def webhook(url: str) -> NoticeTarget:
    return NoticeTarget("h1", "webhook", check_target("webhook", {"url": url}, local=True))


def push(browser: PushReceiver, url: str) -> NoticeTarget:
    return NoticeTarget("h2", "push", check_target("push", browser.subscription(url), local=True))


def test_a_webhook_gets_what_discord_slack_and_programs_read() -> None:
    async def scene() -> None:
        recorder = HttpRecorder(204)
        async with http_server(recorder.answer) as url:
            assert await send_one(webhook(url + "/hook?token=1")) == DeliveryResult("h1", "webhook", "delivered")
        ((path, headers, body),) = recorder.requests
        assert path == "/hook"
        assert headers["Content-Type"] == "application/json"
        text = f"Your turn\nIt is your turn in chess.\n{NOTICE.url}"
        assert json.loads(body) == {
            "content": text, "text": text, "table": "t41", "game": "chess", "url": NOTICE.url, "seat": 1, "at": 42,
        }  # fmt: skip

    run(scene())


def test_a_table_called_everyone_rings_nobody() -> None:
    async def scene() -> None:
        recorder = HttpRecorder(204)
        loud = msgspec.structs.replace(NOTICE, title="@everyone <!channel>", body="@here " + "x" * 5000)
        async with http_server(recorder.answer) as url:
            await send_one(webhook(url), notice=loud)
        content = json.loads(recorder.requests[0][2])["content"]
        assert not any(word in content for word in ("@everyone", "<!channel", "@here"))
        assert len(content) < 2000

    run(scene())


@pytest.mark.parametrize(
    ("statuses", "state", "reason", "requests"),
    [
        ([500, 200], "delivered", "", 2),
        ([429, 200], "delivered", "", 2),
        ([500], "failed", "the webhook returned 500", 2),
        ([404], "failed", "the webhook returned 404", 1),
        ([302], "failed", "the webhook returned 302", 1),
        ([410], "gone", "", 1),
    ],
)
def test_a_webhook_is_tried_twice_where_that_may_help(
    statuses: list[int], state: str, reason: str, requests: int
) -> None:
    async def scene() -> None:
        recorder = HttpRecorder(*statuses)
        async with http_server(recorder.answer) as url:
            assert await send_one(webhook(url)) == DeliveryResult("h1", "webhook", state, reason)
        assert len(recorder.requests) == requests

    run(scene())


def test_a_browser_can_read_its_push_and_the_service_knows_the_server() -> None:
    async def scene() -> None:
        recorder, browser = HttpRecorder(201), PushReceiver()
        async with http_server(recorder.answer) as url:
            assert await send_one(push(browser, url + "/push/abc")) == DeliveryResult("h2", "push", "delivered")
            origin = url
        ((path, headers, body),) = recorder.requests
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
        async with http_server(HttpRecorder(status).answer) as url:
            outcome = await send_one(push(PushReceiver(), url))
            assert (outcome.state, outcome.gone) == (state, state == "gone")

    run(scene())


def test_a_push_fits_even_if_the_words_are_many() -> None:
    async def scene() -> None:
        recorder = HttpRecorder(201)
        async with http_server(recorder.answer) as url:
            long = msgspec.structs.replace(NOTICE, title="ž" * 5000, body="ž" * 5000)
            assert (await send_one(push(PushReceiver(), url), notice=long)).state == "delivered"
        assert len(recorder.requests[0][2]) <= 4096

    run(scene())


def test_the_public_key_is_a_point_that_browsers_take() -> None:
    assert len(public_key(KEYS)) == 87 and public_key(KEYS) == public_key(KEYS)
    assert public_key(new_vapid_keys()) != public_key(KEYS)


def mail_hook(address: str = "ada@example.org") -> NoticeTarget:
    return NoticeTarget("h3", "mail", check_target("mail", {"address": address}))


def test_a_mail_says_whose_turn_it_is_and_how_to_stop() -> None:
    async def scene() -> None:
        smtp = FakeMailServer()
        async with mail_server(smtp) as port:
            outcome = await send_one(mail_hook(), msgspec.structs.replace(MAIL, port=port))
            assert outcome == DeliveryResult("h3", "mail", "delivered")
        ((sender, recipients, raw),) = smtp.messages
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
    message = mail_message(
        MAIL, MailTarget("ada@example.org"), notice, stop=f"https://e.org/{evil}", now=1_700_000_000_000
    )
    again = message_from_bytes(message.as_bytes(), policy=default)
    assert again["Bcc"] is None and again["To"] == "ada@example.org"
    assert sorted(again.keys()) == sorted(message.keys())
    assert len(again["Subject"].splitlines()) == 1
    assert NOTICE.body in again.get_content()


def test_words_in_four_languages_arrive_whole() -> None:
    async def scene() -> None:
        smtp = FakeMailServer()
        notice = msgspec.structs.replace(NOTICE, title="Jsi na tahu: Žoldnéři", body="Твій хід.\n.\nŤah")
        async with mail_server(smtp) as port:
            await send_one(mail_hook(), msgspec.structs.replace(MAIL, port=port), notice)
        message = message_from_bytes(smtp.messages[0][2].replace(b"\r\n..", b"\r\n."), policy=default)
        assert message["Subject"] == "Jsi na tahu: Žoldnéři"
        assert smtp.messages[0][2].isascii()
        assert "Твій хід." in message.get_content() and "Ťah" in message.get_content()

    run(scene())


def test_a_refused_mail_fails_without_naming_anybody() -> None:
    async def scene() -> None:
        for verb in ("RCPT", "MAIL", "DATA"):
            async with mail_server(FakeMailServer(refuses=verb)) as port:
                outcome = await send_one(mail_hook(), msgspec.structs.replace(MAIL, port=port))
            assert outcome.state == "failed" and "SMTP" in outcome.reason
            assert "@" not in outcome.reason
        outcome = await send_one(mail_hook(), msgspec.structs.replace(MAIL, port=port))  # the server has stopped
        assert outcome.state == "failed" and "127.0.0.1" not in outcome.reason

    run(scene())


def test_a_mail_server_without_encryption_is_refused_when_encryption_was_asked_for() -> None:
    async def scene() -> None:
        smtp = FakeMailServer()
        async with mail_server(smtp) as port:
            outcome = await send_one(
                mail_hook(), msgspec.structs.replace(MAIL, port=port, start_tls=True, password="pw")
            )
        assert (outcome.state, smtp.messages) == ("failed", [])

    run(scene())


def test_one_channel_that_fails_stops_no_other() -> None:
    async def scene() -> None:
        recorder, pushed, smtp = HttpRecorder(204), HttpRecorder(201), FakeMailServer()
        async with (
            http_server(recorder.answer) as good,
            http_server(pushed.answer) as service,
            mail_server(smtp) as port,
        ):
            dispatcher = new_dispatcher(msgspec.structs.replace(MAIL, port=port))
            hooks = [
                NoticeTarget("broken", "webhook", b"not json, https://secret.example.org"),
                NoticeTarget("unknown", "pigeon", b"{}"),
                webhook("http://127.0.0.1:1/secret-path"),
                NoticeTarget(
                    "badkeys", "push", b'{"endpoint":"https://e.org/secret","keys":{"p256dh":"AAAA","auth":"AA"}}'
                ),
                webhook(good),
                push(PushReceiver(), service),
                mail_hook(),
            ]
            outcomes = await dispatcher.send_all("ada", hooks, NOTICE)
            await dispatcher.close()
        assert [each.state for each in outcomes] == ["failed"] * 4 + ["delivered"] * 3
        assert [each.hook for each in outcomes] == [hook.id for hook in hooks]
        assert "secret" not in str(outcomes) and "http" not in str(outcomes)
        assert (len(recorder.requests), len(pushed.requests), len(smtp.messages)) == (1, 1, 1)

    run(scene())


def test_a_telling_that_is_cancelled_leaves_the_desk_whole() -> None:
    async def scene() -> None:
        recorder = HttpRecorder(204)
        dispatcher = new_dispatcher()
        async with http_server(recorder.answer) as url:
            task = asyncio.create_task(dispatcher.send_all("ada", [webhook(url)] * 20, NOTICE))
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert [each.state for each in await dispatcher.send_all("ada", [webhook(url)] * 20, NOTICE)] == [
                "delivered"
            ] * 20
        await dispatcher.close()

    run(scene())


def test_a_server_without_mail_says_so_when_an_address_is_entered() -> None:
    async def scene() -> None:
        with pytest.raises(OptionError, match="email is not configured"):
            new_dispatcher().check_target("mail", {"address": "ada@example.org"})
        assert (
            new_dispatcher(MAIL).check_target("mail", {"address": "ada@example.org"})
            == b'{"address":"ada@example.org"}'
        )
        assert (await send_one(mail_hook())).state == "failed"

    run(scene())
