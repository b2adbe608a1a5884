"""The browser client as served: one page for all URLs, its files, and the redirect without a build."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from regnum.server import app_page
from regnum.server.static_files import compressed
from tests.server.rest.client import GAME, ApiGuest, api_server, table

INDEX = """<!doctype html>
<html lang="en">
<head><noscript><meta http-equiv="refresh" content="0; url=/plain" /></noscript></head>
<body><div id="app"></div><script type="module" src="/assets/index-4f2a.js"></script></body>
</html>
"""
SCRIPT = "export const nothing = 0;\n" * 200
FOR_EVER = "public, max-age=31536000, immutable"


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A build as Vite leaves it, in miniature."""
    folder = tmp_path / "web"
    for name, text in {
        "index.html": INDEX, "assets/index-4f2a.js": SCRIPT, "assets/index-4f2a.css": "p{}", "assets/a-1.woff2": "x",
        "sw.js": "self.skipWaiting();", "manifest.webmanifest": "{}", "icons/regnum.svg": "<svg/>", ".built": "",
        "assets/secret.py": "no", "assets/.hidden.js": "no",
    }.items():  # fmt: skip
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    monkeypatch.setattr(app_page, "WEB", folder)
    yield folder


@pytest.fixture
def no_web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package that was built without Node."""
    monkeypatch.setattr(app_page, "WEB", tmp_path / "nothing")


async def seen(one: ApiGuest, path: str, **headers: str) -> httpx.Response:
    return await one.http.get(path, headers={"accept": "text/html"} | headers)


GIVEN = {"game": GAME, "table": "t1", "token": "x" * 32, "person": "p1", "contest": "c1"}
PATHS = [page.format(**GIVEN) for page in app_page.PAGES]


@pytest.mark.usefixtures("web")
@pytest.mark.parametrize("path", PATHS)
async def test_every_address_of_the_app_answers_with_its_page(tmp_path: Path, path: str) -> None:
    async with api_server(tmp_path) as opened:
        answer = await seen(opened.anonymous(), path)
        assert answer.status_code == 200 and answer.headers["content-type"] == "text/html; charset=utf-8"
        assert '<div id="app">' in answer.text and answer.headers["cache-control"] == "no-cache"
        again = await seen(opened.anonymous(), path, **{"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304 and not again.content


@pytest.mark.usefixtures("web")
async def test_the_page_says_the_readers_language_and_remembers_one_that_was_asked_for(tmp_path: Path) -> None:
    async with api_server(tmp_path) as opened:
        one = opened.anonymous()
        assert '<html lang="cs">' in (await seen(one, "/", **{"accept-language": "de, cs;q=0.9"})).text
        asked = await seen(one, "/settings?lang=uk")
        assert '<html lang="uk">' in asked.text and asked.headers["content-language"] == "uk"
        assert asked.headers["cache-control"] == "no-store", "an answer with a cookie is anonymous else's"
        assert '<html lang="uk">' in (await seen(one, "/")).text
        anna = await opened.guest("Anna", "sk")
        assert '<html lang="sk">' in (await seen(anna, "/", **{"accept-language": "cs"})).text
        await seen(anna, "/?lang=cs")
        assert (await anna.get("/api/me"))["lang"] == "cs"


@pytest.mark.usefixtures("web")
async def test_without_a_script_each_page_leads_to_the_same_plain_one(tmp_path: Path) -> None:
    async with api_server(tmp_path) as opened:
        one = opened.anonymous()
        for path, plain in {
            "/": "/plain",
            f"/new/{GAME}": f"/plain/new/{GAME}",
            "/table/t1?look=1&lang=cs": "/plain/table/t1?look=1&amp;lang=cs",
            "/guide/x%22%3E": "/plain/rules/x%22%3E",
            "/replay/t1": "/plain/table/t1",
        }.items():
            assert f'content="0; url={plain}"' in (await seen(one, path)).text, path


@pytest.mark.usefixtures("no_web")
async def test_without_a_build_the_plain_page_stands_in(tmp_path: Path) -> None:
    async with api_server(tmp_path) as opened:
        one = await opened.guest()
        id = await table(one, "me", "me", begin=True)
        for path in ("/", f"/new/{GAME}", f"/table/{id}?look=0", "/settings", "/rules", f"/guide/{GAME}", "/replay"):
            answer = await seen(one, path)
            assert answer.status_code == 303 and answer.headers["location"].startswith("/plain"), path
            assert (await one.http.get(path, follow_redirects=True)).status_code == 200, path
        assert (await seen(one, f"/table/{id}?look=0")).headers["location"] == f"/plain/table/{id}?look=0"
        for path in ("/assets/index-4f2a.js", "/sw.js", "/manifest.webmanifest", "/icons/regnum.svg"):
            assert (await seen(one, path)).status_code == 404


@pytest.mark.usefixtures("web")
async def test_files_with_a_hash_are_kept_for_ever_and_come_zipped(tmp_path: Path) -> None:
    async with api_server(tmp_path) as opened:
        one = opened.anonymous()
        plain = await seen(one, "/assets/index-4f2a.js", **{"accept-encoding": "identity"})
        assert plain.text == SCRIPT and plain.headers["content-type"] == "text/javascript; charset=utf-8"
        assert plain.headers["cache-control"] == FOR_EVER and "content-encoding" not in plain.headers
        small = await seen(one, "/assets/index-4f2a.js", **{"accept-encoding": "gzip"})
        assert small.headers["content-encoding"] == "gzip" and small.text == SCRIPT
        assert int(small.headers["content-length"]) < len(SCRIPT) // 10
        assert small.headers["vary"] == "Accept-Encoding" and small.headers["etag"] == plain.headers["etag"]
        font = await seen(one, "/assets/a-1.woff2", **{"accept-encoding": "gzip"})
        assert font.headers["content-type"] == "font/woff2" and "content-encoding" not in font.headers


@pytest.mark.usefixtures("web")
async def test_the_worker_the_manifest_and_the_icons_are_asked_for_again(tmp_path: Path) -> None:
    async with api_server(tmp_path) as opened:
        one = opened.anonymous()
        for path, kind in {
            "/sw.js": "text/javascript; charset=utf-8",
            "/manifest.webmanifest": "application/manifest+json",
            "/icons/regnum.svg": "image/svg+xml",
        }.items():
            answer = await seen(one, path)
            assert answer.status_code == 200 and answer.headers["content-type"] == kind
            assert answer.headers["cache-control"] == "no-cache"
            assert (await seen(one, path, **{"if-none-match": f"W/{answer.headers['etag']}"})).status_code == 304
            assert (answer.headers.get("service-worker-allowed") == "/") == (path == "/sw.js")


@pytest.mark.usefixtures("web")
async def test_nothing_but_what_was_built_can_be_asked_for(tmp_path: Path) -> None:
    async with api_server(tmp_path) as opened:
        one = opened.anonymous()
        for path in (
            "/index.html", "/.built", "/shell.py", "/assets/secret.py", "/assets/.hidden.js", "/assets/..%2fsw.js",
            "/assets/%2e%2e", "/icons/..%2f..%2fapp.py", "/nothing.js", "/favicon.ico",
        ):  # fmt: skip
            assert (await seen(one, path)).status_code == 404, path
        assert (await seen(one, "/assets/no.js")).headers["content-type"] == "application/problem+json"
        assert (await seen(one, "/no/such/page")).headers["content-type"].startswith("text/html")


async def test_a_new_build_is_seen_without_a_restart(tmp_path: Path, web: Path) -> None:
    async with api_server(tmp_path) as opened:
        one = opened.anonymous()
        first = await seen(one, "/")
        (web / "index.html").write_text(INDEX.replace("4f2a", "77aa"))
        second = await seen(one, "/", **{"if-none-match": first.headers["etag"]})
        assert second.status_code == 200 and "77aa" in second.text


async def test_the_policy_allows_what_the_app_needs_and_nothing_inline(tmp_path: Path, web: Path) -> None:
    async with api_server(tmp_path) as opened:
        policy = (await seen(opened.anonymous(), "/")).headers["content-security-policy"]
        rules = dict(each.split(" ", 1) for each in policy.split("; "))
        assert "unsafe" not in policy and "*" not in policy
        for name in ("script-src", "style-src", "connect-src", "font-src", "worker-src", "manifest-src"):
            assert rules[name] == "'self'"
        assert rules["img-src"] == "'self' data: blob:"


def test_zipping_the_same_twice_gives_the_same() -> None:
    content = SCRIPT.encode()
    assert gzip.decompress(compressed(content)) == content and compressed(content) is compressed(SCRIPT.encode())
