"""A web space that hands out the page which needs no server, and what tests ask that page."""

from __future__ import annotations

import threading
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Final

from regnum.cli.page import server_for

DRIVER: Final = Path(__file__).with_name("page_driver.js").read_text(encoding="utf-8")
BELOW: Final = "clubs/castle"  # a path below which the page lies
TAKEN: Final = "!window.fetch.toString().includes('native code')"  # from then on it leads to the Web Worker
KEPT: Final = """async () => {
  const { files } = await (await window.fetch(new URL("files.json", document.baseURI).href)).json();
  const [name] = (await caches.keys()).filter((each) => each.startsWith("page-regnum-"));
  if (name === undefined) return false;
  const kept = new Set((await (await caches.open(name)).keys()).map((each) => each.url));
  return Object.keys(files).every((file) => kept.has(new URL(file, document.baseURI).href));
}"""


class WebSpace:
    """Any web space: a folder, no headers of its own; it can go away."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.server: ThreadingHTTPServer | None = None
        self.port = 0

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
