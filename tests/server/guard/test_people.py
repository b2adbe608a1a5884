"""People, their sessions, their links; and their deletion."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, insert, select

from regnum.core.errors import OptionError
from regnum.server import people
from regnum.server.store import schema as kept
from tests.server.guard.client import empty_app

NOW = 1_800_000_000_000


@pytest.fixture
def c() -> Iterator[Connection]:
    with empty_app().begin() as connection:
        yield connection


def table(c: Connection, id: str = "t1") -> None:
    row = {"id": id, "game": "x", "state": "open", "listed": False, "created": NOW, "changed": NOW, "length": 1}
    c.execute(insert(kept.tables).values(**row, summary=b"{}"))


def test_a_person_is_found_by_an_id_that_says_nothing(c: Connection) -> None:
    anna = people.new_person(c, " Anna ", "cs", NOW)
    assert people.person(c, anna.id) == anna == people.Person(anna.id, "Anna", "cs", False, None, NOW)
    assert len(anna.id) == 20
    assert people.new_person(c, "Anna", "cs", NOW).id != anna.id
    assert [people.person(c, id) for id in ("nobody", "", "\x00", "\ud800", "é")] == [None] * 5


def test_name_language_and_address_can_change(c: Connection) -> None:
    id = people.new_person(c, "Anna", "cs", NOW, bot=True).id
    assert people.rename(c, id, "  Hanna  Nová ") == "Hanna Nová"
    people.set_lang(c, id, "uk")
    people.set_email(c, id, "hanna+turns@example.org")
    assert people.person(c, id) == people.Person(id, "Hanna Nová", "uk", True, "hanna+turns@example.org", NOW)
    people.set_email(c, id, None)
    found = people.person(c, id)
    assert found is not None
    assert found.email is None


def test_names_of_many_leave_out_nobody_else(c: Connection) -> None:
    ids = [people.new_person(c, f"P{n}", "en", NOW).id for n in range(1200)]
    names = people.names_of(c, [*ids, "gone"])
    assert len(names) == 1200
    assert names[ids[7]] == "P7"
    assert people.names_of(c, []) == {}


@pytest.mark.parametrize(
    ("given", "kept_as"),
    [
        ("Žofie", "Žofie"),
        ("Z\u030cofie", "Žofie"),  # composed
        ("Олена", "Олена"),
        ("李", "李"),
        ("x" * 40, "x" * 40),
        ("\tAnna\n", "Anna"),
        ("Anna\u00a0\u2003B.", "Anna B."),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("♟\ufe0f", "♟\ufe0f"),
        ("O'Neill & <Sons>", "O'Neill & <Sons>"),
        ("नमस्ते", "नमस्ते"),
        ("می\u200cخواهم", "می\u200cخواهم"),
    ],
)
def test_a_name_is_kept_as_people_write_it(given: str, kept_as: str) -> None:
    assert people.checked_name(given) == kept_as
    assert people.checked_name(kept_as) == kept_as


BAD_NAMES = [
    "", " ", "\n", "\u00a0", "x" * 41, "x" * 5000, "a\nb", "a\tb", "a\x00b", "a\x1bb", "\x7f", "a\u0085b", "\u202eevil",
    "a\u202ab", "a\u2066b", "a\u2069", "\u200eA", "\u200fA", "\u061cA", "a\u200bb", "\ufeffA", "A\u2060", "a\u2028b",
    "a\u2029b", "\u3164", "\u2800", "\u115f", "\ud800", "\ue000", "\ufffe", "\ufdd0", "\U0001fffe", "\u0301", "\ufe0f",
    "\u200d", "An\u200dna", "Anna\u200c", "a" + "\u0301" * 9, "a" + "\u0336" * 200, "\u00adA", "A\U000e0041", "\ufff9A",
]  # fmt: skip


@pytest.mark.parametrize("name", BAD_NAMES, ids=ascii)
def test_a_name_that_cannot_be_seen_or_turns_the_line_around_is_refused(c: Connection, name: str) -> None:
    with pytest.raises(OptionError, match="a name m"):
        people.new_person(c, name, "en", NOW)
    assert c.execute(select(kept.people)).all() == []


def payloads() -> list[str]:
    """Return two hundred names that try to be more than a name."""
    marks = ["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "'><svg onload=alert(1)>",
             '"onfocus="alert(1)',
             "javascript:alert(1)", "</title><script>", "{{7*7}}", "${7*7}", "#{7*7}", "<%= 7*7 %>", "{% debug %}",
             "'; DROP TABLE people; --", '" OR 1=1 --', "' OR ''='", "1; DELETE FROM entries", "') UNION SELECT 1--",
             "%00", "%0d%0aSet-Cookie:a=b", "../../etc/passwd", "..\\..\\x", "$(reboot)", "`id`", "|ls", "&& ls",
             "; ls",
             "{$name}", "{ -term }", "\\u003cscript\\u003e", "&lt;script&gt;", "&#x3c;b&#x3e;", "<!--", "-->", "]]>",
             "<![CDATA[", "<?xml?>", "=1+1", "@SUM(1)", "+1", "-1", "NaN"]  # fmt: skip
    return [before + mark for mark in marks for before in ("", "A", "Ž ", "李", "👑")]


@pytest.mark.parametrize("name", payloads(), ids=ascii)
def test_a_payload_is_only_a_name_or_no_name(c: Connection, name: str) -> None:
    """Names are data: stored character by character, never interpreted; whoever shows them escapes them."""
    before = people.new_person(c, "Anna", "en", NOW)
    try:
        mallory = people.new_person(c, name, "en", NOW)
    except OptionError:
        assert len(name) > 40
        return
    assert mallory.name == name
    assert people.names_of(c, [mallory.id, before.id]) == {mallory.id: name, before.id: "Anna"}
    assert msgspec.json.decode(msgspec.json.encode(mallory))["name"] == name
    assert people.rename(c, before.id, name) == name


def test_there_are_two_hundred_payloads() -> None:
    assert len(set(payloads())) == 200


@pytest.mark.parametrize("lang", ["", "EN", "de", "english", "c\x00"])
def test_only_languages_of_the_catalogues_are_spoken(c: Connection, lang: str) -> None:
    with pytest.raises(OptionError, match="en, cs, sk, uk"):
        people.new_person(c, "Anna", lang, NOW)


BAD_ADDRESSES = [
    "", "anna", "a@b@c", "a b@c.org", "a@c.org\nBcc: x@y.org", "a@c.org,b@c.org", "<a@c.org>", "a@" + "x" * 300,
    "a" * 70 + "@c.org", "a@c..org", "ž@c.org", "a@[127.0.0.1]", "a@c.org\n", "a@c.org\x00",
]  # fmt: skip


@pytest.mark.parametrize("email", BAD_ADDRESSES)
def test_an_address_to_which_nothing_can_go_is_refused(c: Connection, email: str) -> None:
    with pytest.raises(OptionError, match="name@example"):
        people.set_email(c, "x", email)


# -- sessions and links


def test_a_session_is_known_by_its_token_its_kind_and_its_time(c: Connection) -> None:
    anna = people.new_person(c, "Anna", "en", NOW)
    token = people.open_session(c, anna.id, "cookie", "my\nlaptop \u202e", NOW, 1000)
    found = people.session(c, token, "cookie", NOW + 999)
    assert found == people.Session(people.hashed(token), anna.id, "cookie", "my laptop", NOW, NOW + 1000)
    assert people.session(c, token, "cookie", NOW + 1000) is None
    assert people.session(c, token, "key", NOW) is None
    assert people.session(c, people.hashed(token), "cookie", NOW) is None
    assert people.session(c, "\ud800", "cookie", NOW) is None


def test_a_key_may_live_without_end_until_it_is_closed(c: Connection) -> None:
    anna = people.new_person(c, "Anna", "en", NOW)
    token = people.open_session(c, anna.id, "key", "bot", NOW, None)
    assert people.session(c, token, "key", NOW * 2)
    assert not people.close_session(c, "boris", people.hashed(token))
    assert not people.close_session(c, anna.id, "\x00")
    assert people.close_session(c, anna.id, people.hashed(token))
    assert people.session(c, token, "key", NOW) is None


def test_all_sessions_of_one_person_are_closed_and_of_nobody_else(c: Connection) -> None:
    anna, boris = (people.new_person(c, name, "en", NOW) for name in ("Anna", "Boris"))
    mine = [people.open_session(c, anna.id, kind, "", NOW, 1000) for kind in ("cookie", "link", "key")]
    his = people.open_session(c, boris.id, "cookie", "", NOW, 1000)
    assert people.close_all(c, anna.id, but=people.hashed(mine[0])) == 2
    assert [each.kind for each in people.sessions_of(c, anna.id)] == ["cookie"]
    assert people.close_all(c, anna.id) == 1
    assert people.session(c, his, "cookie", NOW)


def test_a_personal_link_works_once_within_the_hour(c: Connection) -> None:
    anna = people.new_person(c, "Anna", "en", NOW)
    link = people.open_session(c, anna.id, "link", "phone", NOW, people.LINK_LIFE)
    assert people.use_link(c, link, NOW + 1) == anna
    assert people.use_link(c, link, NOW + 1) is None
    late = people.open_session(c, anna.id, "link", "phone", NOW, people.LINK_LIFE)
    assert people.use_link(c, late, NOW + people.HOUR) is None
    cookie = people.open_session(c, anna.id, "cookie", "", NOW, 1000)
    assert people.use_link(c, cookie, NOW) is None
    assert people.session(c, cookie, "cookie", NOW)


def test_an_invitation_lasts_two_weeks_and_can_be_withdrawn(c: Connection) -> None:
    table(c, "t1")
    table(c, "t2")
    one, any_seat = people.invite(c, "t1", 1, NOW), people.invite(c, "t1", None, NOW)
    other = people.invite(c, "t2", 1, NOW)
    assert people.invitation(c, one, NOW + people.INVITATION_LIFE - 1) == ("t1", 1)
    assert people.invitation(c, any_seat, NOW) == ("t1", None)
    assert people.invitation(c, one, NOW + 14 * people.DAY) is None
    assert people.revoke_invitations(c, "t1", 1) == 1
    assert people.invitation(c, one, NOW) is None
    assert people.revoke_invitations(c, "t1") == 1
    assert people.invitation(c, any_seat, NOW) is None
    assert people.invitation(c, other, NOW) == ("t2", 1)
    assert one not in repr(c.execute(select(kept.invitations)).all())


def test_what_is_over_is_swept_out(c: Connection) -> None:
    table(c)
    anna = people.new_person(c, "Anna", "en", NOW)
    people.open_session(c, anna.id, "cookie", "", NOW, 1000)
    people.open_session(c, anna.id, "key", "", NOW, None)
    people.invite(c, "t1", None, NOW, 1000)
    assert people.delete_expired(c, NOW + 999) == 0
    assert people.delete_expired(c, NOW + 1000) == 2
    assert [each.kind for each in people.sessions_of(c, anna.id)] == ["key"]


# -- one's own data


def busy_person(c: Connection, name: str, n: int) -> tuple[str, str]:
    one = people.new_person(c, name, "sk", NOW)
    people.set_email(c, one.id, f"{name.lower()}@example.org")
    token = people.open_session(c, one.id, "cookie", "laptop", NOW, 1000)
    c.execute(insert(kept.members).values(table_id="t1", person=one.id))
    line = {"table_id": "t1", "n": n, "time": NOW + n, "person": one.id, "key": "k", "text": f"hello from {name}"}
    c.execute(insert(kept.chat).values(**line))
    hook = {
        "id": f"h{n}",
        "person": one.id,
        "kind": "webhook",
        "target": b'{"url":"https://a.example"}',
        "created": NOW,
    }
    c.execute(insert(kept.hooks).values(**hook))
    body = b'{"t":"sat","person":"' + one.id.encode() + b'"}'
    c.execute(insert(kept.entries).values(table_id="t1", n=n, time=NOW, body=body, hash=str(n) * 64))
    return one.id, token


def everything(c: Connection) -> dict[str, list[Any]]:
    return {name: [tuple(row) for row in c.execute(select(each))] for name, each in kept.schema.tables.items()}


def test_a_person_gets_all_that_is_kept_about_them_and_no_secret(c: Connection) -> None:
    table(c)
    anna, token = busy_person(c, "Anna", 1)
    busy_person(c, "Boris", 2)
    data = msgspec.json.decode(msgspec.json.encode(people.own_data(c, anna)))
    assert data["person"]["email"] == "anna@example.org"
    assert data["sessions"] == [{"kind": "cookie", "label": "laptop", "created": NOW, "expires": NOW + 1000}]
    assert data["tables"] == [{"id": "t1", "game": "x", "state": "open", "created": NOW}]
    assert data["chat"] == [{"table_id": "t1", "time": NOW + 1, "text": "hello from Anna"}]
    assert data["hooks"][0]["target"] == {"url": "https://a.example"}
    assert people.hashed(token) not in repr(data)
    assert "Boris" not in repr(data)


def test_a_forgotten_person_leaves_only_an_opaque_id_in_the_log(c: Connection) -> None:
    table(c)
    boris, _ = busy_person(c, "Boris", 2)
    before = everything(c)
    anna, token = busy_person(c, "Anna", 1)
    log = everything(c)["entries"]
    assert people.forget(c, anna)
    after = everything(c)
    assert after.pop("entries") == log
    before.pop("entries")
    assert after == before
    assert people.person(c, anna) is None
    assert people.names_of(c, [anna, boris]) == {boris: "Boris"}
    assert people.session(c, token, "cookie", NOW) is None
    assert not people.forget(c, anna)
