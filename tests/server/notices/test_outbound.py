"""Nothing inside our own network can be reached through a URL that a person entered."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest
from aiohttp import web

from regnum.core.errors import OptionError
from regnum.server.notices.notice import DeliveryFailed
from regnum.server.notices.outbound import OutboundClient, checked_url, is_public

from .helpers import HttpRecorder, http_server, run

PRIVATE = [
    "127.0.0.1", "127.255.0.9", "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
    "224.0.0.1", "240.0.0.1", "255.255.255.255", "198.18.0.1", "192.0.2.1", "::", "::1", "fe80::1", "fe80::1%eth0",
    "fc00::1", "fec0::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254",
    "64:ff9b::7f00:1", "64:ff9b::a00:1", "2002:7f00:1::", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:db8::1",
    "::127.0.0.1", "2130706433", "127.1", "0x7f000001", "localhost", "",
]  # fmt: skip
PUBLIC = ["8.8.8.8", "93.184.216.34", "2606:2800:220:1::1", "::ffff:8.8.8.8", "64:ff9b::808:808"]


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_that_is_not_public_is_known_as_such(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", PUBLIC)
def test_a_public_address_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    ("url", "complaint"),
    [
        ("http://example.org/hook", "must start with https://"),
        ("ftp://example.org/hook", "must start with https://"),
        ("file:///etc/passwd", "must start with https://"),
        ("gopher://example.org/", "must start with https://"),
        ("javascript:alert(1)", "must start with https://"),
        ("//example.org/hook", "must start with https://"),
        ("https://", "URL"),
        ("https:///hook", "host|URL"),
        ("https://me:secret@example.org/", "user name"),
        ("https://me@example.org/", "user name"),
        ("https://localhost/hook", "private network"),
        ("https://router.local/hook", "private network"),
        ("https://metadata.google.internal/", "private network"),
        ("https://127.0.0.1/", "private network"),
        ("https://127.0.0.1./", "private network|no URL"),
        ("https://2130706433/", "private network"),
        ("https://[::1]/", "private network"),
        ("https://[::ffff:10.0.0.1]/", "private network"),
        ("https://[fe80::1%25eth0]/", "private network|special"),
        ("https://example.org:22/", "port"),
        ("https://example.org:25/", "port"),
        ("https://example.org:99999/", "not a valid URL|port"),
        ("https://example.org/a b", "without spaces"),
        ("https://example.org/\r\nX: y", "without spaces"),
        ("https://example.org\\@127.0.0.1/", "without spaces"),
        ("https://①②⑦.0.0.1/", "percent-encode"),
        ("https://exämple.org/", "percent-encode"),
        ("https://example.org/" + "a" * 3000, "at most 2048"),
        ("", "at most 2048"),
        (None, "must be a string"),
        (["https://example.org"], "must be a string"),
    ],
)
def test_a_url_that_leads_nowhere_good_is_refused_with_a_reason(url: object, complaint: str) -> None:
    with pytest.raises(OptionError, match=complaint):
        checked_url(url, local=False)


@pytest.mark.parametrize(
    "url",
    [
        "https://discord.com/api/webhooks/123/abc-DEF_ghi",
        "https://hooks.slack.com/services/T0/B0/x?y=%20z",
        "https://chat.example.org:8065/hooks/xyz",
        "https://8.8.8.8/hook",
        "https://xn--exmple-cua.org/",
    ],
)
def test_an_ordinary_webhook_is_taken_as_it_is(url: str) -> None:
    assert checked_url(url, local=False) == url


def test_a_local_network_may_use_plain_http_and_its_own_names() -> None:
    for url in ("http://127.0.0.1:8000/x", "http://printer/", "https://localhost/"):
        assert checked_url(url, local=True) == url
    with pytest.raises(OptionError, match="https:// or http://"):
        checked_url("file:///etc/passwd", local=True)


class Names:
    """A resolver with its current answers, and a list of connections. Nothing leaves this machine."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []
        self.connected: list[Any] = []

    def take_over(self) -> None:
        loop = asyncio.get_running_loop()
        loop.getaddrinfo = self.getaddrinfo  # type: ignore[method-assign, assignment]
        loop.sock_connect = self.sock_connect  # type: ignore[method-assign, assignment]

    async def getaddrinfo(self, host: str, port: int, **_: Any) -> list[Any]:
        self.asked.append(host)
        addresses = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        six = [(socket.AF_INET6, socket.SOCK_STREAM, 6, "", (each, port, 0, 0)) for each in addresses if ":" in each]
        four = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, port)) for each in addresses if ":" not in each]
        return [*four, *six]

    async def sock_connect(self, _: socket.socket, address: Any) -> None:
        self.connected.append(address[:2])
        raise ConnectionRefusedError("no network in tests")


@pytest.mark.parametrize(
    "addresses", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["::1"], ["::ffff:192.168.0.1"], ["169.254.169.254"]]
)
def test_a_name_with_any_private_address_is_refused_before_anything_is_sent(addresses: list[str]) -> None:
    async def scene() -> None:
        names = Names(addresses)
        outbound = OutboundClient(pause_s=0)
        outbound.opened()
        names.take_over()
        with pytest.raises(DeliveryFailed, match=r"^the address is not public$"):
            await outbound.post("https://hook.example.org/secret", b"{}", {})
        assert (names.asked, names.connected) == (["hook.example.org"], [])
        await outbound.close()

    run(scene())


def test_the_connection_goes_to_the_address_that_was_checked_and_a_changed_name_does_not_help() -> None:
    async def scene() -> None:
        names = Names(["8.8.8.8"], ["127.0.0.1"])
        outbound = OutboundClient(pause_s=0)
        outbound.opened()
        names.take_over()
        with pytest.raises(DeliveryFailed, match=r"^the address is not public$"):  # the retry, with the new answer
            await outbound.post("https://rebind.example.org/", b"{}", {})
        assert names.connected == [("8.8.8.8", 443)]
        assert names.asked == ["rebind.example.org"] * 2
        await outbound.close()

    run(scene())


def test_no_socket_is_made_for_a_private_address_whatever_way_it_came() -> None:
    async def scene() -> None:
        recorder = HttpRecorder()
        outbound = OutboundClient(pause_s=0)
        async with http_server(recorder.answer) as url:
            with pytest.raises(DeliveryFailed, match="not allowed"):
                await outbound.post(url, b"{}", {})
            with pytest.raises(DeliveryFailed, match="not public"):  # without the check of the URL, for this test
                await outbound.post_once(url, b"{}", {})
        assert recorder.requests == []
        await outbound.close()

    run(scene())


def test_redirects_are_not_followed() -> None:
    async def scene() -> None:
        inside = HttpRecorder()
        async with http_server(inside.answer) as secret:
            outside = HttpRecorder(307, headers={"Location": secret})
            async with http_server(outside.answer) as url:
                outbound = OutboundClient(local=True, pause_s=0)
                assert await outbound.post(url, b"{}", {}) == 307
                await outbound.close()
        assert (len(outside.requests), len(inside.requests)) == (1, 0)

    run(scene())


def test_an_answer_without_end_is_not_read() -> None:
    async def scene() -> None:
        sent = 0

        async def endless(request: web.Request) -> web.StreamResponse:
            nonlocal sent
            answer = web.StreamResponse()
            await answer.prepare(request)
            for _ in range(2000):
                await answer.write(b"x" * 65536)
                sent += 65536
            return answer

        outbound = OutboundClient(local=True)
        async with http_server(endless) as url:
            assert await outbound.post(url, b"{}", {}) == 200
            await outbound.close()
        assert sent < 64 * 1024 * 1024

    run(scene())


def test_who_does_not_answer_is_left_after_a_while() -> None:
    async def scene() -> None:
        async def silent(request: web.Request) -> web.Response:
            await asyncio.sleep(0.6)
            return web.Response()

        outbound = OutboundClient(local=True, timeout_s=0.1, pause_s=0)
        async with http_server(silent) as url:
            with pytest.raises(DeliveryFailed, match=r"^no answer \(\w*Timeout\w*\)$"):
                await outbound.post(url, b"{}", {})
        await outbound.close()

    run(scene())
