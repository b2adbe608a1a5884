"""Nothing changes because a strange page wants it: every method, every proof of identity, every origin, every token."""

from __future__ import annotations

from itertools import product

import pytest
from server.guard.asking import HOME, METHODS, House, ask, knock

from regnum.server.settings import Settings

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
def house() -> House:
    return House()


def expected(method: str, proof: str, origin: str, token: str) -> int:
    """What the rules say, in the order in which they are asked."""
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
    house: House, method: str, proof: str, origin: str, token: str, how: str
) -> None:
    good = house.csrf if proof == "cookie" else "new"
    bad = "new" if proof == "cookie" else house.csrf
    given = {"good": good, "bad": bad, "missing": None}[token]
    headers = {"cookie": house.cookie, "bearer": house.bearer, "none": {}}[proof] | ORIGINS[origin]
    body = b"seat=2"
    if how == "form":
        headers["content-type"] = "application/x-www-form-urlencoded; charset=utf-8"
        body += b"" if given is None else f"&csrf={given}".encode()
    elif given is not None:
        headers["x-regnum-csrf"] = given
    answer = ask(house.app, method, "/api/thing", headers, body)
    assert answer.status == expected(method, proof, origin, token)
    if answer.status == 403:
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.json["status"] == 403
        assert answer.json["detail"]


@pytest.mark.parametrize("origin", BAD_ORIGINS)
def test_an_origin_that_only_looks_like_ours_is_refused(house: House, origin: str) -> None:
    for proof in (house.cookie, house.bearer):
        headers = {**proof, "origin": origin, "x-regnum-csrf": house.csrf}
        assert ask(house.app, "POST", "/api/thing", headers).status == 403
        assert knock(house.app, "/api/socket/1", headers).status == 403


def test_two_origins_or_two_hosts_are_one_too_many(house: House) -> None:
    good = {**house.cookie, "origin": HOME, "x-regnum-csrf": house.csrf}
    assert ask(house.app, "POST", "/api/thing", good).status == 200
    assert ask(house.app, "POST", "/api/thing", good | {"origin": f"{HOME}\nhttp://evil.example"}).status == 403
    assert ask(house.app, "GET", "/api/me", {"host": "localhost:8000\nevil.example"}).status == 421


def test_a_strange_method_counts_as_a_change(house: House) -> None:
    assert ask(house.app, "MOVE", "/api/thing", house.cookie).status == 403


def test_a_token_of_another_session_is_refused(house: House) -> None:
    other = House()
    headers = {**house.cookie, "origin": HOME, "x-regnum-csrf": other.csrf}
    assert ask(house.app, "POST", "/api/thing", headers).json["type"] == "urn:regnum:csrf"


def test_a_refusal_says_what_would_be_right(house: House) -> None:
    known = ask(house.app, "POST", "/api/thing", {**house.cookie, "origin": HOME}).json
    nobody = ask(house.app, "POST", "/api/thing", {"origin": HOME}).json
    assert "the token of your session in the header X-Regnum-Csrf" in known["detail"]
    assert "the word new" in nobody["detail"]


@pytest.mark.parametrize("body", [[b"a=1&cs", b"rf=", b"@", b"&b=2"], [b"csrf=@"], [b"csrf=@&x=%C3%A9", b""]])
def test_a_form_is_read_for_its_token_and_handed_on_whole(house: House, body: list[bytes]) -> None:
    pieces = [piece.replace(b"@", house.csrf.encode()) for piece in body]
    headers = {**house.cookie, "origin": HOME, "content-type": "application/x-www-form-urlencoded"}
    answer = ask(house.app, "POST", "/api/thing", headers, pieces)
    assert answer.status == 200
    assert answer.json["body"] == b"".join(pieces).decode()


@pytest.mark.parametrize("body", [b"csrf=@&csrf=@", b"csrf=", b"\xffcsrf=@", b"&".join([b"a=1"] * 2000) + b"&csrf=@"])
def test_a_form_with_no_single_token_is_refused(house: House, body: bytes) -> None:
    headers = {**house.cookie, "origin": HOME, "content-type": "application/x-www-form-urlencoded"}
    assert ask(house.app, "POST", "/api/thing", headers, body.replace(b"@", house.csrf.encode())).status == 403


def test_a_token_in_a_body_that_is_no_form_does_not_count(house: House) -> None:
    headers = {**house.cookie, "origin": HOME, "content-type": "text/plain"}
    assert ask(house.app, "POST", "/api/thing", headers, f"csrf={house.csrf}".encode()).status == 403


# -- sockets


@pytest.mark.parametrize("origin", ORIGINS)
@pytest.mark.parametrize("proof", ["cookie", "bearer", "none"])
def test_a_socket_opens_only_from_our_page_or_with_a_key(house: House, proof: str, origin: str) -> None:
    headers = {"cookie": house.cookie, "bearer": house.bearer, "none": {}}[proof] | ORIGINS[origin]
    opens = origin == "good" or (origin == "missing" and proof == "bearer")
    answer = knock(house.app, "/api/socket/1", headers)
    assert answer.status == (101 if opens else 403)
    if not opens:
        assert "Origin" in answer.json["detail"]
        assert knock(house.app, "/api/socket/1", headers, says_why=False).status == 0


# -- hosts


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:8000", "127.0.0.1", "192.168.1.7:9000", "[::1]:8000", "10.0.0.1"]
)
def test_this_machine_and_bare_addresses_are_hosts_of_the_house(house: House, host: str) -> None:
    assert ask(house.app, "GET", "/api/me", {"host": host}).status == 200
    own = {"host": host, "origin": f"http://{host}".lower(), "x-regnum-csrf": "new"}
    assert ask(house.app, "POST", "/api/thing", own).status == 200


@pytest.mark.parametrize("host", STRANGE_HOSTS)
def test_a_name_that_is_not_ours_is_refused_with_421(house: House, host: str) -> None:
    answer = ask(house.app, "GET", "/api/me", {"host": host})
    assert answer.status == 421
    assert "host name" in answer.json["detail"]
    assert knock(house.app, "/api/socket/1", {"host": host, "origin": f"http://{host}", **house.cookie}).status == 421


def test_a_named_origin_is_a_host_and_may_ask_for_changes_behind_a_proxy() -> None:
    house = House(Settings("", origins=("https://Play.Example.org/",), secure=True))
    headers = {"host": "play.example.org", "origin": "https://play.example.org", "x-regnum-csrf": "new"}
    assert ask(house.app, "POST", "/api/thing", headers).status == 200
    assert ask(house.app, "POST", "/api/thing", headers | {"origin": "http://play.example.org"}).status == 403
    assert (
        knock(house.app, "/api/socket/1", {"host": "play.example.org", "origin": "https://play.example.org"}).status
        == 101
    )
    assert ask(house.app, "GET", "/api/me", {"host": "www.example.org"}).status == 421
