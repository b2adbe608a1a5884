"""Whoever attacks from outside costs the others nothing: floods of control frames, connections that say nothing."""

from __future__ import annotations

import asyncio
import base64
import os
import resource
import signal
import socket as sockets
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from regnum.server import connections, wire
from regnum.server.descriptors import SPARE
from regnum.server.settings import Limits
from tests.server.proof.client import Client
from tests.server.proof.conftest import Open
from tests.server.proof.in_process import InProcessServer, in_process_server
from tests.server.proof.populate import KeyHolder, Plan, prepared, tables_set
from tests.server.proof.scale import report
from tests.server.proof.server_process import HOST, ServerProcess, bot_processes, holders

FLOOD_S = 0.7
MASK = b"\0\0\0\0"
PING = b"\x89\xfd" + MASK + b"x" * 125
FLOODS = {
    "pings": PING,
    "empty pings": b"\x89\x80" + MASK,
    "pongs": b"\x8a\xfd" + MASK + b"x" * 125,
    "empty fragments": b"\x00\x80" + MASK,
    "one-byte messages": b"\x81\x81" + MASK + b"x",
}


# -- control frames ----------------------------------------------------------------------------------------------------


@contextmanager
def raw_socket(port: int, table: str, guest: KeyHolder) -> Iterator[sockets.socket]:
    """Open a WebSocket by hand, which says hello and reads nothing more."""
    with sockets.create_connection((HOST, port), timeout=5) as raw:
        key = base64.b64encode(bytes(16)).decode()
        raw.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {HOST}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"X-Forwarded-For: {guest.address}\r\nAuthorization: Bearer {guest.key}\r\n\r\n".encode()
        )
        assert raw.recv(12) == b"HTTP/1.1 101"
        yield raw


def flood(raw: sockets.socket, frame: bytes) -> int:
    """Send the same frame as fast as possible, until the server cuts the line or time is up; return the bytes sent."""
    block, sent, until = frame * (60_000 // len(frame)), 0, time.monotonic() + FLOOD_S
    if frame is FLOODS["empty fragments"]:
        raw.sendall(b"\x01\x80" + MASK)  # a message begins
    raw.settimeout(0.1)
    while time.monotonic() < until:
        try:
            sent += raw.send(block)
        except TimeoutError:
            continue
        except OSError:
            break
    return sent


def test_a_flood_of_frames_of_any_kind_costs_no_memory(sqlite_server: Open) -> None:
    server, [guest, other] = sqlite_server.server, sqlite_server.guests(2)
    [table] = asyncio.run(tables_set(server.web, [guest, other], Plan("brothers", (0, 1))))
    with raw_socket(server.port, table, other) as raw:  # what the first flood loads belongs to nobody
        flood(raw, PING)
    refused = server.metric("regnum_connections_refused_total")
    for kind, frame in FLOODS.items():
        before = server.memory_mb()
        with raw_socket(server.port, table, guest) as raw:
            sent = flood(raw, frame)
            grown = server.memory_mb() - before
        report(f"{kind}: {sent / 2**20:.1f} MiB sent without reading, memory {grown:+.1f} MB")
        assert grown < 2, kind
    assert server.metric("regnum_connections_refused_total") - refused >= len(FLOODS)
    until = time.monotonic() + 5
    while "flooded_sockets" not in server.log_text() and time.monotonic() < until:
        time.sleep(0.05)
    assert "flooded_sockets" in server.log_text()


async def test_who_pings_as_programs_do_is_answered(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'regnum.db'}"
    guests, [table] = await prepared(url, 2, [Plan("brothers", (0, 1))])
    async with in_process_server(url) as server:
        client = await Client(server.socket(table), guests[0]).open()
        assert client.socket is not None
        async with asyncio.timeout(5):
            for _ in range(100):
                await (await client.socket.ping())
        await client.leave()


async def test_a_flooded_socket_is_closed_with_the_code_for_too_many(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'regnum.db'}"
    guests, [table] = await prepared(url, 2, [Plan("brothers", (0, 1))])
    async with in_process_server(url) as server:
        client = await Client(server.socket(table), guests[0], backoff=60).open()
        assert client.socket is not None
        client.socket.transport.write(PING * 300)
        while not client.codes:
            await asyncio.sleep(0.01)
        assert client.codes == [wire.TOO_MANY]
        await client.leave()


# -- connections that say nothing --------------------------------------------------------------------------------------


@pytest.fixture
def many_descriptors() -> Iterator[None]:
    """The attacker needs some too."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 4_096
    if hard != resource.RLIM_INFINITY and hard < wanted:
        pytest.fail(f"this machine allows {hard} open files; the attack needs {wanted}")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.usefixtures("many_descriptors")
def test_thousands_of_silent_connections_keep_nobody_out_and_are_logged(sqlite_server: Open) -> None:
    server, most = sqlite_server.server, Limits().connections
    before = server.memory_mb()
    with ExitStack() as attack:
        for n in range(most + 50):
            silent = attack.enter_context(sockets.create_connection((HOST, server.port), timeout=5))
            with suppress(OSError):  # the first ones are closed when the last ones come
                silent.sendall((b"", b"GET /api/tab", b"GET / HTTP/1.1\r\nHost: x\r\nX-")[n % 3])
            if n in (1_100, most + 49):
                assert server.get("/healthz")[0] == 200
        until = time.monotonic() + 5
        while "all_connections_taken" not in server.log_text() and time.monotonic() < until:
            time.sleep(0.05)
        report(f"{most + 50} silent connections: memory {server.memory_mb() - before:+.1f} MB")
        assert server.memory_mb() - before < 60
    assert "all_connections_taken" in server.log_text()


def open_line(server: InProcessServer, *words: bytes) -> sockets.socket:
    """Connect and say something, or nothing."""
    line = sockets.create_connection((HOST, server.port), timeout=5)
    for each in words:
        line.sendall(each)
        time.sleep(0.05)
    return line


def is_closed(line: sockets.socket) -> bool:
    """Whether the server has ended it."""
    line.settimeout(0.01)
    try:
        while line.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


ASKED = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
HALVES = {
    "nothing": (),
    "half a line": (b"GET /heal",),
    "half a head": (b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A",),
    "half a body": (b"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{",),
    "half a second request": (ASKED, b"GET /healthz HTT"),
    "half a handshake": (b"GET /api/tables/x/socket HTTP/1.1\r\nUpgrade: websocket\r\n",),
}


async def test_half_a_request_is_not_waited_for_longer_than_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "REQUEST_S", 0.3)
    monkeypatch.setattr(connections, "CHECK_S", 0.05)
    monkeypatch.setattr(connections, "LEAST", {})
    async with in_process_server(f"sqlite:///{tmp_path / 'regnum.db'}") as server:
        with capture_logs() as logs:
            opening = [asyncio.to_thread(open_line, server, *words) for words in (*HALVES.values(), (ASKED,))]
            *lines, whole = await asyncio.gather(*opening)
            assert not any(await asyncio.gather(*(asyncio.to_thread(is_closed, line) for line in lines)))
            await asyncio.sleep(0.7)
            for name, line in zip(HALVES, lines, strict=True):
                assert await asyncio.to_thread(is_closed, line), name
            assert not await asyncio.to_thread(is_closed, whole), "who has asked may ask again"
        found = [each for each in logs if each["event"] == "silent_connections"]
        assert [each["address"] for each in found] == [HOST] and found[0]["count"] > 3  # the others a moment later
        for line in (*lines, whole):
            line.close()


async def test_a_head_without_end_and_a_pile_of_requests_are_cut(tmp_path: Path) -> None:
    async with in_process_server(f"sqlite:///{tmp_path / 'regnum.db'}") as server:
        endless = b"GET / HTTP/1.1\r\n" + b"X-A: " + b"a" * 200_000
        for words in (endless, ASKED * 500):
            with sockets.create_connection((HOST, server.port), timeout=5) as line:
                with suppress(OSError):
                    await asyncio.to_thread(line.sendall, words)
                await asyncio.sleep(0.1)
                assert await asyncio.to_thread(is_closed, line)


async def test_one_address_gets_no_more_than_its_share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "is_remote", lambda address: True)  # as if this machine were another
    url, limits = f"sqlite:///{tmp_path / 'regnum.db'}", Limits(connections_there=5)
    async with in_process_server(url, proxy=False, limits=limits) as server:
        with capture_logs() as logs:
            lines = [await asyncio.to_thread(open_line, server) for _ in range(7)]
            await asyncio.sleep(connections.CHECK_S + 0.3)
            assert [await asyncio.to_thread(is_closed, line) for line in lines] == [False] * 5 + [True] * 2
        assert {"event": "too_many_connections", "address": HOST, "count": 2, "log_level": "warning"} in logs
        lines[0].close()
        await asyncio.sleep(0.1)
        late = await asyncio.to_thread(open_line, server, ASKED)
        assert (await asyncio.to_thread(late.recv, 12)) == b"HTTP/1.1 200"
        for line in [*lines, late]:
            line.close()


def test_a_server_with_too_few_file_descriptors_does_not_start(tmp_path: Path) -> None:
    command = f"{sys.executable} -c 'from regnum.cli import main; main()' serve --database sqlite:///{tmp_path}/r.db"
    ended = subprocess.run(
        ["sh", "-c", f"ulimit -n 900; exec {command}"], capture_output=True, text=True, timeout=60, check=False
    )
    assert ended.returncode == 2
    assert f"needs {Limits().connections + SPARE:,} open files, and this process may have 900" in ended.stderr


def test_a_server_allows_itself_what_it_needs(sqlite_server: Open) -> None:
    limits = Path(f"/proc/{sqlite_server.server.pid}/limits").read_text()
    soft = next(line for line in limits.splitlines() if line.startswith("Max open files")).split()[3]
    assert int(soft) >= Limits().connections + SPARE


# -- the port after a kill ---------------------------------------------------------------------------------------------


def test_a_killed_server_leaves_no_port_behind_while_a_bot_still_thinks(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'regnum.db'}", tmp_path).start()
    bots = bot_processes(server)
    try:
        assert bots and holders(server.port, [server.pid, *bots]) == [server.pid]
        for pid in bots:
            os.kill(pid, signal.SIGSTOP)  # as long a thought as can be
        os.kill(server.pid, signal.SIGKILL)
        assert server.process is not None
        server.process.wait(10)
        with pytest.raises(ConnectionRefusedError):
            sockets.create_connection((HOST, server.port), timeout=5)
        server.start()
        assert server.answers("/healthz")
    finally:
        server.kill()
        for pid in bots:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
