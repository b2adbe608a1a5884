"""Firefox over WebDriver BiDi, which it speaks by itself: a WebSocket and JSON, no program beside it."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from itertools import count
from pathlib import Path
from subprocess import Popen
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.driven import DrivenMouse, DrivenPage, press, running

LISTENS = "WebDriver BiDi listening on "
ANSWER_S = 60
LARGEST = 2**24  # bytes of an answer
# No first page, no news from outside, and motion is not wanted.
PREFERENCES = {
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "app.update.enabled": False,
    "app.normandy.enabled": False,
    "browser.safebrowsing.downloads.remote.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.proxy.type": 0,
    "remote.prefs.recommended": True,
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
    "ui.prefersReducedMotion": 1,
}


class FirefoxPage(DrivenPage):
    """A tab of Firefox."""

    def __init__(self, address: str, socket: ClientConnection) -> None:
        super().__init__(address)
        self.socket, self.numbers = socket, count(1)
        self.said: list[str] = []  # errors in the console
        self.kill: Callable[[], object] = lambda: None  # end the whole browser, without a word to it
        self.command("session.new", capabilities={})
        self.command("session.subscribe", events=["log.entryAdded"])
        self.tab = str(self.command("browsingContext.create", type="tab")["context"])

    def another(self) -> FirefoxPage:
        """Another tab of the same window."""
        tab = copy(self)
        tab.tab, tab.mouse = str(self.command("browsingContext.create", type="tab")["context"]), DrivenMouse(tab)
        return tab

    def command(self, method: str, **params: Any) -> Any:
        """Say it and wait for its answer; what the browser tells meanwhile is noted."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            said = json.loads(self.socket.recv(timeout=ANSWER_S))
            if said.get("method") == "log.entryAdded" and said["params"]["level"] == "error":
                self.said.append(str(said["params"]["text"]))
            if said.get("id") == number:
                assert said["type"] == "success", f"{method}: {said['error']}: {said['message']}"
                return said["result"]

    def resize(self, width: int, height: int) -> None:
        """The size of the page."""
        self.command("browsingContext.setViewport", context=self.tab, viewport={"width": width, "height": height})

    def call(self, body: str) -> str:
        """Run it in the page."""
        done = self.command(
            "script.callFunction",
            functionDeclaration=f"async () => {{ {body} }}",
            awaitPromise=True,
            target={"context": self.tab},
            userActivation=False,
        )
        assert done["type"] == "success", done["exceptionDetails"]["text"]
        return str(done["result"]["value"])

    def open(self, url: str) -> None:
        """Go there."""
        self.command("browsingContext.navigate", context=self.tab, url=url, wait="complete")

    def press_at(self, x: int, y: int) -> None:
        """A click."""
        self.command("input.performActions", context=self.tab, actions=[press(x, y)])

    def add_cookie(self, name: str, value: str) -> None:
        """A cookie for the server's host."""
        host = self.address.split("//")[1].split(":")[0]
        cookie = {"name": name, "value": {"type": "string", "value": value}, "domain": host, "path": "/"}
        self.command("storage.setCookie", cookie=cookie)

    def errors(self) -> list[str]:
        """The errors in the console as well."""
        return [*super().errors(), *self.said]


@contextmanager
def opened(program: str, folder: Path, address: str, width: int, height: int, **more: Any) -> Iterator[FirefoxPage]:
    """A Firefox without a window, on a profile in this folder; `more`: preferences, a dot in a name written as __."""
    wanted = PREFERENCES | {name.replace("__", "."): value for name, value in more.items()}
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in wanted.items()]
    (folder / "user.js").write_text("".join(lines), encoding="utf-8")
    command = [program, "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(folder)]
    with running(command) as process, connect(spoken_address(process) + "/session", max_size=LARGEST) as socket:
        page = FirefoxPage(address, socket)
        page.kill = process.kill
        page.resize(width, height)
        yield page


def spoken_address(process: Popen[str]) -> str:
    """Where Firefox says that it listens; its later words are read away, so that it can go on speaking."""
    assert process.stdout
    heard = []
    for line in process.stdout:
        heard.append(line)
        if LISTENS in line:
            threading.Thread(target=process.stdout.read, daemon=True).start()
            return line.partition(LISTENS)[2].strip()
    raise AssertionError(f"Firefox has not opened:\n{''.join(heard)}")
