"""The guard behind a real server: what a browser and a raw client receive."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator

import pytest
import uvicorn
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.guard.client import GuardedApp


@pytest.fixture(scope="module")
def served() -> Iterator[tuple[GuardedApp, int]]:
    guarded = GuardedApp()
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(guarded.app, ws="websockets-sansio", log_config=None, lifespan="off", proxy_headers=False)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listening])), daemon=True)
    thread.start()
    for _ in range(200):
        if server.started:
            break
        time.sleep(0.02)
    yield guarded, listening.getsockname()[1]
    server.should_exit = True
    thread.join(10)
    listening.close()


def say(port: int, *pieces: bytes) -> bytes:
    """Send bytes and return the response until the server closes the connection or stops sending."""
    with socket.create_connection(("127.0.0.1", port), timeout=2) as wire:
        heard = b""
        try:
            for piece in pieces:
                wire.sendall(piece)
            while part := wire.recv(65536):
                heard += part
        except (TimeoutError, ConnectionError):
            pass
        return heard


def test_a_socket_from_a_strange_page_is_refused_before_the_upgrade(served: tuple[GuardedApp, int]) -> None:
    guarded, port = served
    with pytest.raises(InvalidStatus) as refused:
        connect(
            f"ws://127.0.0.1:{port}/api/socket/1",
            origin=Origin("http://evil.example"),
            additional_headers=guarded.cookie,
        )
    answer = refused.value.response
    assert answer.status_code == 403
    assert b"Origin" in (answer.body or b"")
    assert answer.headers["Content-Type"] == "application/problem+json"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_a_socket_without_an_origin_is_refused_and_one_from_our_page_opens(served: tuple[GuardedApp, int]) -> None:
    guarded, port = served
    where = f"ws://127.0.0.1:{port}/api/socket/1"
    with pytest.raises(InvalidStatus):
        connect(where, additional_headers=guarded.cookie)
    with connect(where, origin=Origin(f"http://127.0.0.1:{port}"), additional_headers=guarded.cookie) as opened:
        opened.send("hello")
    with connect(where, additional_headers=guarded.bearer) as opened:
        opened.send("hello")


def test_a_large_body_is_refused_before_it_is_sent(served: tuple[GuardedApp, int]) -> None:
    _, port = served
    head = f"POST /api/thing HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n".encode()
    heard = say(port, head + b"X-Regnum-Csrf: new\r\nContent-Length: 100000000\r\n\r\n")
    assert heard.startswith(b"HTTP/1.1 413")
    assert b"connection: close" in heard.lower()


def test_a_body_in_pieces_without_a_length_is_cut_off(served: tuple[GuardedApp, int]) -> None:
    _, port = served
    head = f"POST /api/thing HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n".encode()
    piece = b"4000\r\n" + b"x" * 0x4000 + b"\r\n"
    heard = say(port, head + b"X-Regnum-Csrf: new\r\nTransfer-Encoding: chunked\r\n\r\n", *[piece] * 6)
    assert heard.startswith(b"HTTP/1.1 413")


def test_two_hosts_in_one_request_are_one_too_many(served: tuple[GuardedApp, int]) -> None:
    _, port = served
    heard = say(port, b"GET /page HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
    assert heard[9:12] in (b"400", b"421")
