"""The bot of the documentation plays a whole match against a real server."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import uvicorn

from regnum.server.app import create_app
from regnum.server.run import config, free_port
from tests.server.rest import client
from tests.server.rest.client import ApiGuest, ApiServer, table

BOT = Path(__file__).parents[3] / "docs" / "example-bot.py"


async def started(server: uvicorn.Server) -> asyncio.Task[None]:
    running = asyncio.ensure_future(server.serve())
    for _ in range(500):
        if server.started:
            return running
        await asyncio.sleep(0.01)
    raise AssertionError("the server does not start")


async def test_the_example_bot_plays_until_the_match_is_over(tmp_path: Path) -> None:
    settings = client.settings(tmp_path, port=free_port("127.0.0.1"))
    app = create_app(settings)
    server = uvicorn.Server(config(app, settings))
    running = await started(server)
    try:
        owner = await ApiServer(app).guest()
        key = (await owner.post("/api/programs", {"name": "Example"}))["key"]
        id = await table(owner, "random", "open", confirm=True)
        token = (await owner.post(f"/api/tables/{id}/invitations"))["token"]
        arguments = [sys.executable, str(BOT), f"http://127.0.0.1:{settings.port}", key, token]
        bot = await asyncio.create_subprocess_exec(*arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        await begin_when_full(owner, id)
        out, wrong = await asyncio.wait_for(bot.communicate(), 45)
        assert bot.returncode == 0, wrong.decode()
        assert out.decode().startswith(f"seat 1 of {id}: [")
        assert (await owner.get(f"/api/tables/{id}"))["table"]["state"] == "over"
    finally:
        server.should_exit = True
        await running


async def begin_when_full(owner: ApiGuest, id: str) -> None:
    for _ in range(500):
        seats = (await owner.get(f"/api/tables/{id}"))["table"]["seats"]
        if seats[1]["person"] is not None:
            await owner.post(f"/api/tables/{id}/begin")
            return
        await asyncio.sleep(0.02)
    raise AssertionError("the bot does not come")
