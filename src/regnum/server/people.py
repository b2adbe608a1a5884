"""People, their sessions, and invitation links, as functions on a database connection.

A secret is returned once, as a token; only its hash is stored. A deleted person leaves an opaque id in the logs of
matches and nothing else.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, delete, insert, select, update

from regnum.catalogue import LANGUAGES
from regnum.core.errors import OptionError
from regnum.core.registry import box_of, games
from regnum.server.store.schema import (
    chat,
    contest_people,
    contests,
    hooks,
    invitations,
    members,
    people,
    results,
    seen,
    sessions,
    tables,
)

HOUR: Final = 3600 * 1000
DAY: Final = 24 * HOUR
COOKIE_LIFE: Final = 400 * DAY  # the longest lifetime of a cookie in browsers
LINK_LIFE: Final = HOUR
INVITATION_LIFE: Final = 14 * DAY
OWNER: Final = "owner:"  # begins the label of a program's key, until there is a column for its owner

NAME_LENGTH: Final = 40
MARKS_IN_A_ROW: Final = 4  # combining marks on one character; more would cover the lines above
JOINERS: Final = frozenset("\u200c\u200d")  # some scripts and many emoji need them
SPACES: Final = re.compile("[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+")
EMOJI_STYLE: Final = frozenset("\ufe0e\ufe0f")
# Letters by their Unicode class, but invisible: a name of these alone is not a name.
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
FORBIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
# The rule that browsers use for <input type=email>.
EMAIL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){0,8}")


class Person(Struct, frozen=True):
    """A person: a guest, a returning player, or a program."""

    id: str
    name: str
    lang: str
    bot: bool
    email: str | None
    created: int
    colour: str | None = None
    page: str | None = None  # who may see their page; None: any session


class Session(Struct, frozen=True):
    """A credential: a browser's cookie, a sign-in link for another device, or a program's key."""

    hash: str
    person: str
    kind: str
    label: str
    created: int
    expires: int | None


def hashed(token: str) -> str:
    """Return the hash under which a secret is stored."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def checked_name(name: str) -> str:
    """Return a name as stored: trimmed, composed, 1 to 40 visible characters; OptionError if it is invalid."""
    if len(name) > 10 * NAME_LENGTH:
        raise OptionError(f"a name may have at most {NAME_LENGTH} characters, not {len(name)}")
    name = SPACES.sub(" ", unicodedata.normalize("NFC", name).strip("\t\r\n ")).strip()
    seen = marks = 0
    for at, letter in enumerate(name):
        kind = unicodedata.category(letter)
        if letter in BLANKS or not_a_character(letter) or (kind in FORBIDDEN and not joins(name, at)):
            raise OptionError(f"a name may contain only visible characters, not U+{ord(letter):04X}")
        if kind.startswith("M") or letter in JOINERS:
            marks += letter not in EMOJI_STYLE
            if marks > MARKS_IN_A_ROW:
                raise OptionError(f"a name may have at most {MARKS_IN_A_ROW} combining marks per character")
        else:
            marks = 0
            seen += 1
    if not any(unicodedata.category(letter)[0] not in "MZC" for letter in name):
        raise OptionError("a name must contain a visible character")
    if seen > NAME_LENGTH:
        raise OptionError(f"a name may have at most {NAME_LENGTH} characters, not {seen}")
    return name


def joins(name: str, at: int) -> bool:
    """Whether this is a joiner where scripts or emoji need it; between plain letters it is only invisible."""
    return name[at] in JOINERS and name[at - 1 : at] > "\x7f" and name[at + 1 : at + 2] > "\x7f"


def not_a_character(letter: str) -> bool:
    """Whether Unicode guarantees that this is never a character."""
    return ord(letter) & 0xFFFE == 0xFFFE or 0xFDD0 <= ord(letter) <= 0xFDEF


def checked_lang(lang: str) -> str:
    """Check that Regnum has texts in a language."""
    if lang not in LANGUAGES:
        raise OptionError(f"unknown language {lang[:10]!r}; choose from: {', '.join(LANGUAGES)}")
    return lang


def known_colours() -> list[str]:
    """Return the colours of all installed games."""
    return sorted({each for game in games() for each in box_of(game).colours})


def checked_colour(colour: str | None) -> str | None:
    """Check a colour of some installed game, or None for any."""
    known = known_colours()
    if colour is not None and colour not in known:
        raise OptionError(f"unknown colour {colour[:20]!r}; choose from: {', '.join(known)}")
    return colour


def checked_email(email: str | None) -> str | None:
    """Check an email address, or None for no emails."""
    if email is not None and (len(email) > 254 or not EMAIL.fullmatch(email)):
        raise OptionError("not a valid email address; it should look like name@example.org")
    return email


def checked_label(label: str) -> str:
    """Return the label of a session: one short line."""
    return " ".join("".join(each if each.isprintable() else " " for each in label[:400]).split())[:80]


def is_plain(id: str) -> bool:
    """Whether a text from outside can be an id or a hash; databases reject some characters."""
    return id.isascii() and id.isprintable()


def new_person(c: Connection, name: str, lang: str, now: int, bot: bool = False) -> Person:
    """Create a person with a random id."""
    one = Person(secrets.token_hex(10), checked_name(name), checked_lang(lang), bot, None, now)
    c.execute(insert(people).values(**msgspec.structs.asdict(one)))
    return one


def person(c: Connection, id: str) -> Person | None:
    """Return the person with this id, or None."""
    row = c.execute(select(people).where(people.c.id == id)).one_or_none() if is_plain(id) else None
    return None if row is None else Person(**row._mapping)


def rename(c: Connection, id: str, name: str) -> str:
    """Change a name; return it as stored."""
    name = checked_name(name)
    c.execute(update(people).where(people.c.id == id).values(name=name))
    return name


def set_lang(c: Connection, id: str, lang: str) -> None:
    """Change the language of a person."""
    c.execute(update(people).where(people.c.id == id).values(lang=checked_lang(lang)))


def set_email(c: Connection, id: str, email: str | None) -> None:
    """Set the email address for notifications, or None to delete it."""
    c.execute(update(people).where(people.c.id == id).values(email=checked_email(email)))


def set_colour(c: Connection, id: str, colour: str | None) -> None:
    """Set the colour a person likes to play, or None for any."""
    c.execute(update(people).where(people.c.id == id).values(colour=checked_colour(colour)))


def set_page(c: Connection, id: str, page: str) -> None:
    """Set who may see a person's page."""
    c.execute(update(people).where(people.c.id == id).values(page=page))


def colours_of(c: Connection, ids: Iterable[str]) -> dict[str, str]:
    """Return the preferred colours of these people, without those who have none."""
    rows = c.execute(select(people.c.id, people.c.colour).where(people.c.id.in_(sorted(set(ids)))))
    return {row.id: row.colour for row in rows if row.colour}


def names_of(c: Connection, ids: Iterable[str]) -> dict[str, str]:
    """Return the names of these people, without those who were deleted."""
    wanted = sorted(set(ids))
    found: dict[str, str] = {}
    for start in range(0, len(wanted), 500):  # databases limit the number of values in one query
        rows = c.execute(select(people.c.id, people.c.name).where(people.c.id.in_(wanted[start : start + 500])))
        found.update((row.id, row.name) for row in rows)
    return found


class Spoken(Struct, frozen=True):
    """What a person is called, and their language."""

    name: str
    lang: str


def spoken_by(c: Connection, ids: Iterable[str]) -> dict[str, Spoken]:
    """Return the names and languages of these people, without those who were deleted."""
    wanted = sorted(set(ids))
    found: dict[str, Spoken] = {}
    for start in range(0, len(wanted), 500):  # databases limit the number of values in one query
        query = select(people.c.id, people.c.name, people.c.lang)
        rows = c.execute(query.where(people.c.id.in_(wanted[start : start + 500])))
        found.update((row.id, Spoken(row.name, row.lang)) for row in rows)
    return found


def fresh_token() -> str:
    """Return a secret of 192 bits. It does not begin or end with a character that messengers cut off links."""
    while True:
        token = secrets.token_urlsafe(24)
        if token[0].isalnum() and token[-1].isalnum():
            return token


def open_session(c: Connection, person_id: str, kind: str, label: str, now: int, lifetime_ms: int | None) -> str:
    """Create a session and return its token, which is not stored. A key may never expire (None)."""
    token = fresh_token()
    c.execute(
        insert(sessions).values(
            hash=hashed(token),
            person=person_id,
            kind=kind,
            label=checked_label(label),
            created=now,
            expires=None if lifetime_ms is None else now + lifetime_ms,
        )
    )
    return token


def session(c: Connection, token: str, kind: str, now: int) -> Session | None:
    """Return the session of a token. The lookup by hash takes the same time for a nearly right token."""
    row = c.execute(select(sessions).where(sessions.c.hash == hashed(token), sessions.c.kind == kind)).one_or_none()
    return None if row is None or is_over(row, now) else Session(**row._mapping)


def is_over(row: Row[Any, Any], now: int) -> bool:
    """Whether a session or an invitation has expired."""
    return row.expires is not None and row.expires <= now


def renew_session(c: Connection, hash: str, now: int, lifetime_ms: int) -> None:
    """Extend the lifetime of a session."""
    c.execute(update(sessions).where(sessions.c.hash == hash).values(expires=now + lifetime_ms))


def sessions_of(c: Connection, person_id: str) -> list[Session]:
    """Return all credentials of this person, the oldest first."""
    rows = c.execute(select(sessions).where(sessions.c.person == person_id).order_by(sessions.c.created))
    return [Session(**row._mapping) for row in rows]


def close_session(c: Connection, person_id: str, hash: str) -> bool:
    """End one session of this person; False when there is no such session."""
    one = (sessions.c.person == person_id) & (sessions.c.hash == hash)
    return is_plain(hash) and c.execute(delete(sessions).where(one)).rowcount > 0


def close_all(c: Connection, person_id: str, but: str | None = None) -> int:
    """End all sessions, links and keys of a person, except perhaps the current one; return how many."""
    mine = sessions.c.person == person_id
    return c.execute(delete(sessions).where(mine if but is None else mine & (sessions.c.hash != but))).rowcount


def owner_label(owner: str) -> str:
    """Return the label of a program's key."""
    return f"{OWNER}{owner}"


def owner_of(c: Connection, id: str) -> str:
    """Return the person to whom a program belongs; "" for people."""
    key = (sessions.c.person == id) & (sessions.c.kind == "key") & sessions.c.label.startswith(OWNER)
    label = c.scalar(select(sessions.c.label).where(key))
    return "" if label is None else str(label).removeprefix(OWNER)


def use_link(c: Connection, token: str, now: int, kind: str = "link") -> Person | None:
    """Consume a sign-in link and return its person; the caller opens a session for the new device."""
    link = (sessions.c.hash == hashed(token)) & (sessions.c.kind == kind)
    row = c.execute(delete(sessions).where(link).returning(sessions.c.person, sessions.c.expires)).one_or_none()
    return None if row is None or is_over(row, now) else person(c, row.person)


def invite(c: Connection, table_id: str, seat: int | None, now: int, lifetime_ms: int = INVITATION_LIFE) -> str:
    """Create an invitation: for one seat, or for any free one."""
    token = fresh_token()
    row = {"hash": hashed(token), "table_id": table_id, "seat": seat, "created": now, "expires": now + lifetime_ms}
    c.execute(insert(invitations).values(**row))
    return token


def invitation(c: Connection, token: str, now: int) -> tuple[str, int | None] | None:
    """Return the table and the seat of an invitation, or None when it was revoked or has expired."""
    row = c.execute(select(invitations).where(invitations.c.hash == hashed(token))).one_or_none()
    return None if row is None or is_over(row, now) else (row.table_id, row.seat)


def revoke_invitations(c: Connection, table_id: str, seat: int | None = None) -> int:
    """Revoke the invitations of a table, or only those for one seat; return how many."""
    here = invitations.c.table_id == table_id
    return c.execute(delete(invitations).where(here if seat is None else here & (invitations.c.seat == seat))).rowcount


def delete_expired(c: Connection, now: int) -> int:
    """Delete expired sessions and invitations; return how many."""
    old = [c.execute(delete(kept).where(kept.c.expires <= now)).rowcount for kept in (sessions, invitations)]
    return sum(old)


def own_data(c: Connection, person_id: str) -> dict[str, Any]:
    """Return everything stored about a person, ready for JSON; secrets are stored as hashes and left out."""
    one = person(c, person_id)
    at = select(tables.c.id, tables.c.game, tables.c.state, tables.c.created).join(members)
    lines = select(chat.c.table_id, chat.c.time, chat.c.text).where(chat.c.person == person_id)
    looks = select(seen.c.table_id, seen.c.seat, seen.c.at, seen.c.chat, seen.c.time).where(seen.c.person == person_id)
    joined = contests.outerjoin(contest_people, contest_people.c.contest_id == contests.c.id)
    entered = select(contests.c.id, contests.c.state, contests.c.organiser == person_id).select_from(joined)
    entered = entered.where((contest_people.c.person == person_id) | (contests.c.organiser == person_id)).distinct()
    where = select(hooks.c.id, hooks.c.kind, hooks.c.table_id, hooks.c.target, hooks.c.created)
    return {
        "person": None if one is None else msgspec.structs.asdict(one),
        "sessions": [
            {"kind": each.kind, "label": each.label, "created": each.created, "expires": each.expires}
            for each in sessions_of(c, person_id)
        ],
        "tables": [
            dict(row._mapping) for row in c.execute(at.where(members.c.person == person_id).order_by("created"))
        ],
        "chat": [dict(row._mapping) for row in c.execute(lines.order_by(chat.c.time, chat.c.n))],
        "seen": [dict(row._mapping) for row in c.execute(looks.order_by(seen.c.time, seen.c.table_id))],
        "results": [
            dict(row._mapping) | {"lines": msgspec.json.decode(row.lines)}
            for row in c.execute(select(results).where(results.c.person == person_id).order_by(results.c.n))
        ],
        "contests": [
            {"id": row[0], "state": row[1], "organiser": bool(row[2])}
            for row in c.execute(entered.order_by(contests.c.id))
        ],
        "hooks": [
            dict(row._mapping) | {"target": readable(row.target)}
            for row in c.execute(where.where(hooks.c.person == person_id).order_by("created"))
        ],
    }


def readable(target: bytes) -> Any:
    """Return a hook's target as data."""
    try:
        return msgspec.json.decode(target)
    except msgspec.DecodeError:
        return target.decode(errors="replace")


def forget(c: Connection, person_id: str) -> bool:
    """Delete a person and all personal data; matches keep the opaque id. False when there is no such person."""
    for kept in (sessions, hooks, chat, members, seen, contest_people):
        c.execute(delete(kept).where(kept.c.person == person_id))
    return c.execute(delete(people).where(people.c.id == person_id)).rowcount > 0
