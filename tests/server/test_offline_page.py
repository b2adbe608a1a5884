"""The page that needs no server, handed out by one under /offline/."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from tests.server.rest.client import api_server

FILES = {
    "index.html": b"<!doctype html><title>Regnum</title>",
    "assets/index-1.js": b"export default 1;\n" * 200,
    "engine/pyodide.asm.wasm.gz": gzip.compress(b"\0asm" * 100),
    "texts/en/shared.ftl": b"ui-yes = yes\n",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A page as `make page` builds it, in miniature."""
    page = tmp_path / "page"
    for name, content in {**FILES, "sw.js": b"0;", "secret.txt": b"no"}.items():
        (page / name).parent.mkdir(parents=True, exist_ok=True)
        (page / name).write_bytes(content)
    (page / "files.json").write_text(json.dumps({"version": "1", "files": {name: [1, "x"] for name in FILES}}))
    return page


async def test_a_server_hands_out_the_page_with_a_policy_that_lets_it_run(tmp_path: Path, folder: Path) -> None:
    async with api_server(tmp_path, page=str(folder)) as house:
        one = house.anonymous()
        assert (await one.get("/api/house"))["offline"] is True
        moved = await one.ask("GET", "/offline")
        assert moved.status_code == 308 and moved.headers["location"] == "/offline/"
        for path, content in {"": FILES["index.html"], **FILES, "sw.js": b"0;"}.items():
            answer = await one.ask("GET", f"/offline/{path}", accept_encoding="identity")
            assert answer.status_code == 200 and answer.content == content
            assert "'wasm-unsafe-eval'" in answer.headers["content-security-policy"]
            assert answer.headers["cache-control"] == "no-cache" and "content-encoding" not in answer.headers
        script = await one.ask("GET", "/offline/assets/index-1.js", accept_encoding="gzip")
        assert script.headers["content-encoding"] == "gzip" and "javascript" in script.headers["content-type"]
        again = await one.ask("GET", "/offline/assets/index-1.js", if_none_match=script.headers["etag"])
        assert again.status_code == 304
        for path in ("secret.txt", "nothing.js", "../regnum.db", "%2e%2e/regnum.db", "assets"):
            assert (await one.ask("GET", f"/offline/{path}")).status_code == 404
        # Nothing else on this server may compile anything.
        assert "unsafe-eval" not in (await one.ask("GET", "/api/house")).headers["content-security-policy"]


async def test_a_server_without_the_page_offers_none(tmp_path: Path) -> None:
    async with api_server(tmp_path) as house:
        one = house.anonymous()
        assert (await one.get("/api/house"))["offline"] is False
        assert (await one.ask("GET", "/offline/")).status_code == 404
