"""Foreign pages change nothing: every method, credential, origin and token."""

from __future__ import annotations

from itertools import product

import pytest

from regnum.server.settings import Settings
from tests.server.guard.client import HOME, METHODS, GuardedApp, ask, handshake

ORIGINS = {"good": {"origin": HOME}, "bad": {"origin": "http://evil.example"}, "missing": {}}
BAD_ORIGINS = [
    "null", "", "http://localhost", "http://localhost:8001", "https://localhost:8000", "http://localhost:8000.evil.example",
    "http://localhost:8000@evil.example", "http://evil.example/http://localhost:8000", "file://", "http://127.0.0.1:8000",
    "HTTP://EVIL.EXAMPLE", "http://localhost:8000 http://evil.example", "javascript:alert(1)", "http://[::1]:8000",
]  # fmt: skip
STRANGE_HOSTS = [
    "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "", "a b", "localhost:x", "localhost@evil",
    "1.2.3", "[::1", "0x7f.1", "localhost, evil.example", "localhost:8000:8000", "[evil]", "[e]",
]  # fmt: skip


@pytest.fixture(scope="module")
def guarded() -> GuardedApp:
    return GuardedApp()


def expected(method: str, proof: str, origin: str, token: str) -> int:
    """Return what the rules require, in the order in which they are checked."""
    if method in ("GET", "HEAD"):
        return 200
    if origin == "bad" or (origin == "missing" and proof != "bearer"):
        return 403
    return 200 if proof == "bearer" or token == "good" else 403


@pytest.mark.parametrize("how", ["header", "form"])
@pytest.mark.parametrize(
    ("method", "proof", "origin", "token"),
    list(product(METHODS, ["cookie", "bearer", "none"], ORIGINS, ["good", "bad", "missing"])),
)
def test_a_change_needs_its_own_page_and_its_token(
    guarded: GuardedApp, method: str, proof: str, origin: str, token: str, how: str
) -> None:
    good = guarded.csrf if proof == "cookie" else "new"
    bad = "new" if proof == "cookie" else guarded.csrf
    given = {"good": good, "bad": bad, "missing": None}[token]
    headers = {"cookie": guarded.cookie, "bearer": guarded.bearer, "none": {}}[proof] | ORIGINS[origin]
    body = b"seat=2"
    if how == "form":
        headers["content-type"] = "application/x-www-form-urlencoded; charset=utf-8"
        body += b"" if given is None else f"&csrf={given}".encode()
    elif given is not None:
        headers["x-regnum-csrf"] = given
    answer = ask(guarded.app, method, "/api/thing", headers, body)
    assert answer.status == expected(method, proof, origin, token)
    if answer.status == 403:
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.json["status"] == 403
        assert answer.json["detail"]


@pytest.mark.parametrize("origin", BAD_ORIGINS)
def test_an_origin_that_only_looks_like_ours_is_refused(guarded: GuardedApp, origin: str) -> None:
    for proof in (guarded.cookie, guarded.bearer):
        headers = {**proof, "origin": origin, "x-regnum-csrf": guarded.csrf}
        assert ask(guarded.app, "POST", "/api/thing", headers).status == 403
        assert handshake(guarded.app, "/api/socket/1", headers).status == 403


def test_two_origins_or_two_hosts_are_one_too_many(guarded: GuardedApp) -> None:
    good = {**guarded.cookie, "origin": HOME, "x-regnum-csrf": guarded.csrf}
    assert ask(guarded.app, "POST", "/api/thing", good).status == 200
    assert ask(guarded.app, "POST", "/api/thing", good | {"origin": f"{HOME}\nhttp://evil.example"}).status == 403
    assert ask(guarded.app, "GET", "/api/me", {"host": "localhost:8000\nevil.example"}).status == 421


def test_a_strange_method_counts_as_a_change(guarded: GuardedApp) -> None:
    assert ask(guarded.app, "MOVE", "/api/thing", guarded.cookie).status == 403


def test_a_token_of_another_session_is_refused(guarded: GuardedApp) -> None:
    other = GuardedApp()
    headers = {**guarded.cookie, "origin": HOME, "x-regnum-csrf": other.csrf}
    assert ask(guarded.app, "POST", "/api/thing", headers).json["type"] == "urn:regnum:csrf"


def test_a_refusal_says_what_would_be_right(guarded: GuardedApp) -> None:
    known = ask(guarded.app, "POST", "/api/thing", {**guarded.cookie, "origin": HOME}).json
    nobody = ask(guarded.app, "POST", "/api/thing", {"origin": HOME}).json
    assert "your session's token in X-Regnum-Csrf" in known["detail"]
    assert 'send "new"' in nobody["detail"]


@pytest.mark.parametrize("body", [[b"a=1&cs", b"rf=", b"@", b"&b=2"], [b"csrf=@"], [b"csrf=@&x=%C3%A9", b""]])
def test_a_form_is_read_for_its_token_and_handed_on_whole(guarded: GuardedApp, body: list[bytes]) -> None:
    pieces = [piece.replace(b"@", guarded.csrf.encode()) for piece in body]
    headers = {**guarded.cookie, "origin": HOME, "content-type": "application/x-www-form-urlencoded"}
    answer = ask(guarded.app, "POST", "/api/thing", headers, pieces)
    assert answer.status == 200
    assert answer.json["body"] == b"".join(pieces).decode()


@pytest.mark.parametrize("body", [b"csrf=@&csrf=@", b"csrf=", b"\xffcsrf=@", b"&".join([b"a=1"] * 2000) + b"&csrf=@"])
def test_a_form_with_no_single_token_is_refused(guarded: GuardedApp, body: bytes) -> None:
    headers = {**guarded.cookie, "origin": HOME, "content-type": "application/x-www-form-urlencoded"}
    assert ask(guarded.app, "POST", "/api/thing", headers, body.replace(b"@", guarded.csrf.encode())).status == 403


def test_a_token_in_a_body_that_is_no_form_does_not_count(guarded: GuardedApp) -> None:
    headers = {**guarded.cookie, "origin": HOME, "content-type": "text/plain"}
    assert ask(guarded.app, "POST", "/api/thing", headers, f"csrf={guarded.csrf}".encode()).status == 403


# -- sockets


@pytest.mark.parametrize("origin", ORIGINS)
@pytest.mark.parametrize("proof", ["cookie", "bearer", "none"])
def test_a_socket_opens_only_from_our_page_or_with_a_key(guarded: GuardedApp, proof: str, origin: str) -> None:
    headers = {"cookie": guarded.cookie, "bearer": guarded.bearer, "none": {}}[proof] | ORIGINS[origin]
    opens = origin == "good" or (origin == "missing" and proof == "bearer")
    answer = handshake(guarded.app, "/api/socket/1", headers)
    assert answer.status == (101 if opens else 403)
    if not opens:
        assert "Origin" in answer.json["detail"]
        assert handshake(guarded.app, "/api/socket/1", headers, says_why=False).status == 0


# -- hosts


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:8000", "127.0.0.1", "192.168.1.7:9000", "[::1]:8000", "10.0.0.1"]
)
def test_this_machine_and_bare_addresses_are_hosts_of_the_server(guarded: GuardedApp, host: str) -> None:
    assert ask(guarded.app, "GET", "/api/me", {"host": host}).status == 200
    own = {"host": host, "origin": f"http://{host}".lower(), "x-regnum-csrf": "new"}
    assert ask(guarded.app, "POST", "/api/thing", own).status == 200


@pytest.mark.parametrize("host", STRANGE_HOSTS)
def test_a_name_that_is_not_ours_is_refused_with_421(guarded: GuardedApp, host: str) -> None:
    answer = ask(guarded.app, "GET", "/api/me", {"host": host})
    assert answer.status == 421
    assert "host name" in answer.json["detail"]
    assert (
        handshake(guarded.app, "/api/socket/1", {"host": host, "origin": f"http://{host}", **guarded.cookie}).status
        == 421
    )


def test_a_named_origin_is_a_host_and_may_ask_for_changes_behind_a_proxy() -> None:
    guarded = GuardedApp(Settings("", origins=("https://Play.Example.org/",), secure=True))
    headers = {"host": "play.example.org", "origin": "https://play.example.org", "x-regnum-csrf": "new"}
    assert ask(guarded.app, "POST", "/api/thing", headers).status == 200
    assert ask(guarded.app, "POST", "/api/thing", headers | {"origin": "http://play.example.org"}).status == 403
    assert (
        handshake(
            guarded.app, "/api/socket/1", {"host": "play.example.org", "origin": "https://play.example.org"}
        ).status
        == 101
    )
    assert ask(guarded.app, "GET", "/api/me", {"host": "www.example.org"}).status == 421
