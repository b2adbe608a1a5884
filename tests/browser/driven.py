"""Browsers that Playwright cannot drive as the system has them: what a player needs of a page of theirs.

Firefox speaks WebDriver BiDi by itself, WebKit has a WebDriver beside it; both get the same four methods, which are
Playwright's, so that the same player plays in all browsers.
"""

from __future__ import annotations

import json
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import TimeoutError as NotInTime

POLL_S = 0.03
SOON_MS = 45_000
CLOSING_S = 15
CALLED = """const value = (SCRIPT);
  const answer = await (typeof value === "function" ? value(ARG) : value);
  return JSON.stringify(answer === undefined ? null : answer);"""
WATCHING = """() => {
  window.wentWrong = [];
  addEventListener("error", (event) => window.wentWrong.push(`${event.message} ${event.error?.stack ?? ""}`));
  addEventListener("unhandledrejection", (event) => window.wentWrong.push(String(event.reason)));
}"""


class DrivenPage(ABC):
    """A page in a browser that is driven from outside; `mouse` and the rest are called as Playwright calls them."""

    def __init__(self, address: str) -> None:
        self.address = address  # of the server
        self.mouse = DrivenMouse(self)

    @abstractmethod
    def call(self, body: str) -> str:
        """Run the body of an async function in the page; the string that it returns."""

    @abstractmethod
    def open(self, url: str) -> None:
        """Go there and wait until it has loaded."""

    @abstractmethod
    def press_at(self, x: int, y: int) -> None:
        """A click of the left button there, as a person's mouse does it."""

    @abstractmethod
    def add_cookie(self, name: str, value: str) -> None:
        """A cookie of the server."""

    def goto(self, path: str) -> None:
        """Go to a path of the server, and note what goes wrong from then on. Fonts that are left behind half loaded
        would count as errors.
        """
        self.open(self.address + path)
        self.evaluate("document.fonts.ready.then(() => true)")
        self.evaluate(WATCHING)

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        """The value of an expression, or of a function called with `arg`; promises are waited for."""
        return json.loads(self.call(CALLED.replace("SCRIPT", expression).replace("ARG", json.dumps(arg))))

    def wait_for_function(self, expression: str, *, arg: Any = None, timeout: float | None = None) -> object:
        """Wait until it is true."""
        until = time.monotonic() + (timeout or SOON_MS) / 1000
        while not (value := self.evaluate(expression, arg)):
            if time.monotonic() > until:
                raise NotInTime(f"never true: {expression[:200]}")
            time.sleep(POLL_S)
        return value

    def errors(self) -> list[str]:
        """What went wrong in the page since it was opened."""
        return [str(each) for each in self.evaluate("window.wentWrong")]


class DrivenMouse:
    """The mouse of a driven page."""

    def __init__(self, page: DrivenPage) -> None:
        self.page = page

    def click(self, x: float, y: float) -> None:
        """A click there."""
        self.page.press_at(round(x), round(y))


def press(x: int, y: int) -> dict[str, Any]:
    """A click as both protocols write it."""
    return {
        "type": "pointer",
        "id": "mouse",
        "parameters": {"pointerType": "mouse"},
        "actions": [
            {"type": "pointerMove", "x": x, "y": y, "duration": 0, "origin": "viewport"},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ],
    }


@contextmanager
def running(command: list[str], env: dict[str, str] | None = None) -> Iterator[subprocess.Popen[str]]:
    """A program that is ended with all that it has started; what it says can be read."""
    process = subprocess.Popen(
        command, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(CLOSING_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(CLOSING_S)
        if process.stdout:
            process.stdout.close()
