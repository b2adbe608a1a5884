"""WebKit over WebDriver: HTTP and JSON to the program of WebKitGTK, on a hidden screen where there is none."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx

from regnum.server import run
from tests.browser.driven import DrivenPage, press, running

HOST = "127.0.0.1"
ANSWER_S = 60
OPENING_S = 30
# WebDriver's older script calls know no promises: the last argument is called with the answer.
PROMISED = """const done = arguments[arguments.length - 1];
  (async () => { BODY })().then((value) => done([value]), (wrong) => done([null, String(wrong)]));"""


class WebKitPage(DrivenPage):
    """The window of a MiniBrowser."""

    def __init__(self, address: str, http: httpx.Client) -> None:
        super().__init__(address)
        self.http, self.session = http, ""
        wanted = {"capabilities": {"alwaysMatch": {"pageLoadStrategy": "normal"}}}
        self.session = f"/session/{self.command('POST', '/session', wanted)['sessionId']}"

    def command(self, method: str, path: str, body: Any = None) -> Any:
        """Say it; the value of the answer."""
        answer = self.http.request(method, self.session + path, json=body)
        value = answer.json()["value"]
        assert answer.is_success, f"{method} {path}: {value['error']}: {value['message']}"
        return value

    def resize(self, width: int, height: int) -> None:
        """The size of the page: the window's, and once more for its frame."""
        self.command("POST", "/window/rect", {"x": 0, "y": 0, "width": width, "height": height})
        inner = self.evaluate("[innerWidth, innerHeight]")
        wanted = {"width": 2 * width - inner[0], "height": 2 * height - inner[1]}
        self.command("POST", "/window/rect", {"x": 0, "y": 0, **wanted})

    def call(self, body: str) -> str:
        """Run it in the page."""
        script = PROMISED.replace("BODY", body)
        value, *wrong = self.command("POST", "/execute/async", {"script": script, "args": []})
        assert not wrong, wrong[0]
        return str(value)

    def open(self, url: str) -> None:
        """Go there."""
        self.command("POST", "/url", {"url": url})

    def press_at(self, x: int, y: int) -> None:
        """A click."""
        self.command("POST", "/actions", {"actions": [press(x, y)]})

    def add_cookie(self, name: str, value: str) -> None:
        """A cookie for the page that is open; so it must be one of the server."""
        self.command("POST", "/cookie", {"cookie": {"name": name, "value": value, "path": "/"}})

    def close(self) -> None:
        """End the session; the window closes."""
        self.command("DELETE", "")


@contextmanager
def opened(program: str, folder: Path, address: str, width: int, height: int) -> Iterator[WebKitPage]:
    """A WebKit window of this size, with nothing kept from another time."""
    homes = ("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")
    env = {**os.environ, **dict.fromkeys(homes, str(folder)), "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
    with ExitStack() as open_now:
        if not env.get("DISPLAY"):
            env["DISPLAY"] = open_now.enter_context(hidden_screen(width + 200, height + 300))
        port = run.free_port(HOST)
        open_now.enter_context(running([program, f"--port={port}"], env))
        http = open_now.enter_context(httpx.Client(base_url=f"http://{HOST}:{port}", trust_env=False, timeout=ANSWER_S))
        wait_until_ready(http)
        page = WebKitPage(address, http)
        open_now.callback(page.close)
        page.resize(width, height)
        yield page


@contextmanager
def hidden_screen(width: int, height: int) -> Iterator[str]:
    """The name of an X screen that nobody looks at."""
    program = shutil.which("Xvfb")
    assert program, "there is no Xvfb"
    command = [program, "-displayfd", "1", "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"]
    with running(command) as process:
        assert process.stdout
        yield f":{process.stdout.readline().strip()}"


def wait_until_ready(http: httpx.Client) -> None:
    """Until the driver answers."""
    until = time.monotonic() + OPENING_S
    while True:
        try:
            if http.get("/status").json()["value"]["ready"]:
                return
        except httpx.TransportError:
            pass
        assert time.monotonic() < until, "the WebDriver of WebKit does not open"
        time.sleep(0.1)
