"""`regnum page`: the folder that `make page` has built, and a small web server for trying it on this machine."""

from __future__ import annotations

import gzip
import json
import re
import socket
from contextlib import suppress
from functools import lru_cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

from regnum.cli.errors import InputError, note
from regnum.cli.numbers import quoted, within

LOOPBACK: Final = "127.0.0.1"
LARGEST_PORT: Final = 65_535
REST: Final = re.compile(r"bytes=(\d{1,12})-")
TEXT: Final = frozenset({".html", ".js", ".mjs", ".css", ".json", ".svg", ".ftl", ".webmanifest"})
KINDS: Final = {
    ".mjs": "text/javascript",
    ".js": "text/javascript",
    ".ftl": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".gz": "application/octet-stream",
    ".xz": "application/octet-stream",
    ".woff2": "font/woff2",
}


def page(folder: Path, serve: bool, port: str) -> None:
    """Say what the folder is, or serve it until Ctrl-C."""
    files = check_page(folder)
    number = within(port, 1, LARGEST_PORT)
    if number is None:
        raise InputError(f"--port must be an integer from 1 to {LARGEST_PORT}, not {quoted(port)}")
    if serve:
        serve_page(folder, number)
        return
    size = sum(size for size, _ in files.values()) / 1_000_000
    print(f"{folder}: {len(files)} files, {size:.1f} MB. Copy it to any web space, or try it here: regnum page --serve")


def check_page(folder: Path) -> dict[str, tuple[int, str]]:
    """Return the files of the page with sizes and hashes; InputError if it is not there or not whole."""
    build = "build it with `make page` in a clone of Regnum, or name its folder: regnum page FOLDER"
    if not folder.is_dir():
        raise InputError(f"there is no page in {folder}; {build}")
    try:
        files: dict[str, tuple[int, str]] = json.loads((folder / "files.json").read_text())["files"]
    except (OSError, ValueError, KeyError):
        raise InputError(f"{folder} is not a page of Regnum: it has no list of files (files.json); {build}") from None
    missing = [name for name in files if not (folder / name).is_file()]
    if missing:
        raise InputError(f"the page in {folder} is not whole: {missing[0]} is missing; {build}")
    return files


class PageHandler(SimpleHTTPRequestHandler):
    """Serves files as a web space does; text is compressed."""

    protocol_version = "HTTP/1.1"
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **KINDS}

    def log_message(self, format: str, *given: object) -> None:
        """Nothing is logged: there are many files, and one person who sees them."""

    def end_headers(self) -> None:
        """Let the browser ask again: a new build is seen at once."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def do_GET(self) -> None:
        """Answer one request."""
        path = Path(self.translate_path(self.path))
        if path.suffix in TEXT and path.is_file() and "gzip" in self.headers.get("Accept-Encoding", ""):
            content = compressed(path, path.stat().st_mtime_ns)
            self.send_response(200)
            self.send_header("Content-Type", self.guess_type(str(path)))
            self.send_header("Content-Encoding", "gzip")
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)
        elif not self.send_rest(path):
            super().do_GET()

    def send_rest(self, path: Path) -> bool:
        """Send a file from the byte that is asked for, as after a download that broke off; whether that was asked."""
        asked = REST.fullmatch(self.headers.get("Range", ""))
        if asked is None or not path.is_file() or (first := int(asked[1])) >= (size := path.stat().st_size):
            return False
        self.send_response(206)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Range", f"bytes {first}-{size - 1}/{size}")
        self.send_header("Content-Length", str(size - first))
        self.end_headers()
        with path.open("rb") as file:
            file.seek(first)
            self.copyfile(file, self.wfile)
        return True


@lru_cache(maxsize=512)
def compressed(path: Path, changed: int) -> bytes:
    """Compress a file; once for each of its versions."""
    return gzip.compress(path.read_bytes(), 6, mtime=0)


def server_for(folder: Path, port: int) -> ThreadingHTTPServer:
    """Return a server that listens; InputError if the port is taken."""
    try:
        return ThreadingHTTPServer((LOOPBACK, port), partial(PageHandler, directory=str(folder)))
    except OSError as wrong:
        raise InputError(f"port {port}: {wrong.strerror or 'cannot be used'}; choose another --port") from None


def serve_page(folder: Path, port: int) -> None:
    """Serve until Ctrl-C."""
    with server_for(folder, port) as server:
        note(f"the page in {folder}: http://localhost:{port} (press Ctrl-C to stop)")
        with suppress(KeyboardInterrupt, socket.error):
            server.serve_forever()
