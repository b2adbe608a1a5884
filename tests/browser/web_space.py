"""A web space that hands out the page which needs no server, and what tests ask that page."""

from __future__ import annotations

import os
import shutil
import threading
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final, Protocol

import pytest

from regnum.cli.page import server_for
from tools import page as page_tool

DRIVER: Final = Path(__file__).with_name("page_driver.js").read_text(encoding="utf-8")
BELOW: Final = "clubs/castle"  # a path below which the page lies
START_MS: Final = 120_000
TAKEN: Final = "!window.fetch.toString().includes('native code')"  # from then on it leads to the Web Worker
KEPT: Final = """async () => {
  const { files } = await (await window.fetch(new URL("files.json", document.baseURI).href)).json();
  const [name] = (await caches.keys()).filter((each) => each.startsWith("page-regnum-"));
  if (name === undefined) return false;
  const kept = new Set((await (await caches.open(name)).keys()).map((each) => each.url));
  return Object.keys(files).every((file) => kept.has(new URL(file, document.baseURI).href));
}"""


# Playwright's own waiting takes a promise for a yes; this waits in the page.
UNTIL: Final = """async () => {
  const asked = ASKED;
  for (const end = Date.now() + MOST; Date.now() < end; await new Promise((over) => setTimeout(over, 50)))
    if (await asked()) return true;
  return false;
}"""


class Evaluating(Protocol):
    """A page of Playwright's, or a driven one."""

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        """The value of an expression in the page."""


def until(page: Evaluating, asked: str, most_ms: int = START_MS) -> None:
    """Wait until an async function of the page says yes."""
    found = page.evaluate(UNTIL.replace("ASKED", asked).replace("MOST", str(most_ms)))
    assert found, f"never: {asked[:200]}"


class WebSpace:
    """Any web space: a folder, no headers of its own; it can go away."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.server: ThreadingHTTPServer | None = None
        self.port = 0

    def copy_page(self) -> None:
        """Put the page there, as `make page` has built it."""
        if not (page_tool.OUT / "files.json").exists():
            if os.environ.get("REGNUM_NO_WEB"):
                pytest.skip("REGNUM_NO_WEB: there is no page in this run")
            pytest.fail("the page is not built; `make page` does it")
        shutil.copytree(page_tool.OUT, self.folder)

    def prepend(self, pattern: str, script: str) -> None:
        """Let a script of the page begin with another."""
        (found,) = self.folder.glob(pattern)
        found.write_text(script + found.read_text(encoding="utf-8"), encoding="utf-8")

    @property
    def folder(self) -> Path:
        return self.root / BELOW

    def open(self) -> None:
        self.server = server_for(self.root, self.port)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        if self.server is not None:
            self.server.shutdown()
            self.server.server_close()
        self.server = None

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}/{BELOW}/"
