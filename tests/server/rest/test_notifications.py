"""Notification targets of a person."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.rest.client import api_server, good, problem, table

SECRET = "https://hooks.example.org/services/T0/B0/very-secret-part"


async def test_the_push_key_is_a_point_on_the_curve(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        assert len((await server.anonymous().get("/api/push-key"))["key"]) == 87


async def test_hooks_are_kept_shortened_and_only_their_owner_sees_them(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one, other = await server.guest(), await server.guest("Béla")
        id = await table(one)
        first = await one.ask("POST", "/api/me/hooks", {"kind": "webhook", "target": {"url": SECRET}, "table": id})
        assert first.status_code == 201 and first.json()["target"] == "hooks.example.org/…"
        same = await one.post("/api/me/hooks", {"kind": "webhook", "target": {"url": SECRET}, "table": id})
        assert same == first.json()
        everywhere = await one.post("/api/me/hooks", {"kind": "webhook", "target": {"url": SECRET}})
        listed = await one.ask("GET", "/api/me/hooks")
        assert "very-secret" not in listed.text
        assert [(each["table"], each["kind"]) for each in listed.json()["hooks"]] == [
            (id, "webhook"),
            (None, "webhook"),
        ]
        assert (await other.get("/api/me/hooks"))["hooks"] == []
        path = f"/api/me/hooks/{everywhere['id']}"
        problem(await other.ask("DELETE", path), 404, "no_hook")
        problem(await other.ask("POST", f"{path}/test"), 404, "no_hook")
        good(await one.ask("DELETE", path))
        problem(await one.ask("DELETE", path), 404, "no_hook")
        good(await one.ask("DELETE", "/api/me/hooks"))
        assert (await one.get("/api/me/hooks"))["hooks"] == []


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"kind": "pigeon"}, "not_valid"),
        ({"kind": "webhook"}, "wrong_option"),
        ({"kind": "webhook", "target": {"url": "ftp://example.org"}}, "wrong_option"),
        ({"kind": "webhook", "target": SECRET}, "not_valid"),
        ({"kind": "push", "target": {"endpoint": SECRET}}, "wrong_option"),
        ({"kind": "mail", "target": {"address": "a@example.org"}}, "wrong_option"),
        ({"kind": "mail"}, "not_valid"),
        ({"kind": "webhook", "target": {"url": SECRET}, "table": "a b"}, "not_valid"),
    ],
)
async def test_a_bad_hook_is_refused_clearly(tmp_path: Path, body: Any, code: str) -> None:
    async with api_server(tmp_path) as server:
        one = await server.guest()
        problem(await one.ask("POST", "/api/me/hooks", body), 422, code)
        assert (await one.get("/api/me/hooks"))["hooks"] == []


async def test_a_hook_is_tried_out(tmp_path: Path) -> None:
    received: list[bytes] = []

    async def receive(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        received.append(await reader.readexactly(length))
        writer.write(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
        writer.close()

    listener = await asyncio.start_server(receive, "127.0.0.1", 0)
    port = listener.sockets[0].getsockname()[1]
    async with listener, api_server(tmp_path) as server:
        one = await server.guest()
        made = await one.post("/api/me/hooks", {"kind": "webhook", "target": {"url": f"http://127.0.0.1:{port}/x"}})
        tried = await one.post(f"/api/me/hooks/{made['id']}/test")
        assert tried == {"state": "delivered", "reason": ""} and len(received) == 1
        problem(await one.ask("POST", "/api/me/hooks/nowhere/test"), 404, "no_hook")
