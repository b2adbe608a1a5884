"""People, the ways they prove who they are, and the links that invite them. Plain functions on a connection.

A secret is handed out once, as a token; what is kept is its hash. A person who is forgotten leaves an opaque id in the
logs of matches and nothing else.
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
from regnum.core.house import box_of, games
from regnum.server.store.schema import chat, hooks, invitations, members, people, sessions, tables

HOUR: Final = 3600 * 1000
DAY: Final = 24 * HOUR
COOKIE_LIFE: Final = 400 * DAY  # browsers keep no cookie longer
LINK_LIFE: Final = HOUR
INVITATION_LIFE: Final = 14 * DAY

NAME_LENGTH: Final = 40
MARKS_IN_A_ROW: Final = 4  # more accents on one letter are no name but a tower over the lines above
JOINERS: Final = frozenset("\u200c\u200d")  # some scripts and many emoji are written with them
SPACES: Final = re.compile("[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+")
EMOJI_STYLE: Final = frozenset("\ufe0e\ufe0f")
# Letters by their class, nothing to the eye: a name made of them would be no name.
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
FORBIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
# The rule that browsers use for <input type=email>.
EMAIL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){0,8}")


class Person(Struct, frozen=True):
    """Somebody who plays: a guest, somebody who stays, or a program."""

    id: str
    name: str
    lang: str
    bot: bool
    email: str | None
    created: int
    colour: str | None = None


class Session(Struct, frozen=True):
    """One way to prove who one is: a browser's cookie, a link to another device, a program's key."""

    hash: str
    person: str
    kind: str
    label: str
    created: int
    expires: int | None


def hashed(token: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def checked_name(name: str) -> str:
    """A name as it is kept: trimmed, composed, of 1 to 40 visible characters; OptionError says what is wrong."""
    if len(name) > 10 * NAME_LENGTH:
        raise OptionError(f"a name has at most {NAME_LENGTH} characters, this one has {len(name)}")
    name = SPACES.sub(" ", unicodedata.normalize("NFC", name).strip("\t\r\n ")).strip()
    seen = marks = 0
    for at, letter in enumerate(name):
        kind = unicodedata.category(letter)
        if letter in BLANKS or not_a_character(letter) or (kind in FORBIDDEN and not joins(name, at)):
            raise OptionError(f"a name has only characters that can be seen, and U+{ord(letter):04X} cannot")
        if kind.startswith("M") or letter in JOINERS:
            marks += letter not in EMOJI_STYLE
            if marks > MARKS_IN_A_ROW:
                raise OptionError(f"a name has at most {MARKS_IN_A_ROW} accents on one letter")
        else:
            marks = 0
            seen += 1
    if not any(unicodedata.category(letter)[0] not in "MZC" for letter in name):
        raise OptionError("a name has at least one character that can be seen")
    if seen > NAME_LENGTH:
        raise OptionError(f"a name has at most {NAME_LENGTH} characters, this one has {seen}")
    return name


def joins(name: str, at: int) -> bool:
    """Whether this is a joiner where it can do its work; between plain letters it would only hide."""
    return name[at] in JOINERS and name[at - 1 : at] > "\x7f" and name[at + 1 : at + 2] > "\x7f"


def not_a_character(letter: str) -> bool:
    """Whether Unicode promises that nothing will ever stand here."""
    return ord(letter) & 0xFFFE == 0xFFFE or 0xFDD0 <= ord(letter) <= 0xFDEF


def checked_lang(lang: str) -> str:
    """A language in which the house has its texts."""
    if lang not in LANGUAGES:
        raise OptionError(f"no language {lang[:10]!r}; there are {', '.join(LANGUAGES)}")
    return lang


def known_colours() -> list[str]:
    """The colours that some game of the house has."""
    return sorted({each for game in games() for each in box_of(game).colours})


def checked_colour(colour: str | None) -> str | None:
    """A colour that some game of the house has, or None for any."""
    known = known_colours()
    if colour is not None and colour not in known:
        raise OptionError(f"no game has the colour {colour[:20]!r}; there are {', '.join(known)}")
    return colour


def checked_email(email: str | None) -> str | None:
    """An address to which a notice can go, or None for no notices."""
    if email is not None and (len(email) > 254 or not EMAIL.fullmatch(email)):
        raise OptionError("that is no e-mail address; one looks like name@example.org")
    return email


def checked_label(label: str) -> str:
    """What a session is called in its owner's list: one short line."""
    return " ".join("".join(each if each.isprintable() else " " for each in label[:400]).split())[:80]


def is_plain(id: str) -> bool:
    """Whether a text from outside can be an id or a hash; over some characters a database stumbles."""
    return id.isascii() and id.isprintable()


def new_person(c: Connection, name: str, lang: str, now: int, bot: bool = False) -> Person:
    """Somebody new, under an id that says nothing about them."""
    one = Person(secrets.token_hex(10), checked_name(name), checked_lang(lang), bot, None, now)
    c.execute(insert(people).values(**msgspec.structs.asdict(one)))
    return one


def person(c: Connection, id: str) -> Person | None:
    """The person with this id, or None when there is nobody (any more)."""
    row = c.execute(select(people).where(people.c.id == id)).one_or_none() if is_plain(id) else None
    return None if row is None else Person(**row._mapping)


def rename(c: Connection, id: str, name: str) -> str:
    """Another name; gives it back as it is kept."""
    name = checked_name(name)
    c.execute(update(people).where(people.c.id == id).values(name=name))
    return name


def set_lang(c: Connection, id: str, lang: str) -> None:
    """Another language."""
    c.execute(update(people).where(people.c.id == id).values(lang=checked_lang(lang)))


def set_email(c: Connection, id: str, email: str | None) -> None:
    """Where turn notices go, or None to have it removed."""
    c.execute(update(people).where(people.c.id == id).values(email=checked_email(email)))


def set_colour(c: Connection, id: str, colour: str | None) -> None:
    """The colour somebody likes to play, or None for any."""
    c.execute(update(people).where(people.c.id == id).values(colour=checked_colour(colour)))


def colours_of(c: Connection, ids: Iterable[str]) -> dict[str, str]:
    """The colours that these people like to play; whoever takes any is missing."""
    rows = c.execute(select(people.c.id, people.c.colour).where(people.c.id.in_(sorted(set(ids)))))
    return {row.id: row.colour for row in rows if row.colour}


def names_of(c: Connection, ids: Iterable[str]) -> dict[str, str]:
    """The names of many; whoever was forgotten is missing and is nobody."""
    wanted = sorted(set(ids))
    found: dict[str, str] = {}
    for start in range(0, len(wanted), 500):  # databases allow only so many values in one question
        rows = c.execute(select(people.c.id, people.c.name).where(people.c.id.in_(wanted[start : start + 500])))
        found.update((row.id, row.name) for row in rows)
    return found


def fresh_token() -> str:
    """A secret of 192 bits. It neither begins nor ends with a mark that a messenger would cut off a link."""
    while True:
        token = secrets.token_urlsafe(24)
        if token[0].isalnum() and token[-1].isalnum():
            return token


def open_session(c: Connection, person_id: str, kind: str, label: str, now: int, lifetime_ms: int | None) -> str:
    """A new secret for a person: 192 random bits, told once. A key may live without end (None)."""
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
    """The session that a token opens. Looking for its hash takes no longer for a nearly right token."""
    row = c.execute(select(sessions).where(sessions.c.hash == hashed(token), sessions.c.kind == kind)).one_or_none()
    return None if row is None or is_over(row, now) else Session(**row._mapping)


def is_over(row: Row[Any, Any], now: int) -> bool:
    """Whether the time of a session or an invitation has run out."""
    return row.expires is not None and row.expires <= now


def renew_session(c: Connection, hash: str, now: int, lifetime_ms: int) -> None:
    """Let a session live on from now."""
    c.execute(update(sessions).where(sessions.c.hash == hash).values(expires=now + lifetime_ms))


def sessions_of(c: Connection, person_id: str) -> list[Session]:
    """Everything that opens this person's door, the oldest first."""
    rows = c.execute(select(sessions).where(sessions.c.person == person_id).order_by(sessions.c.created))
    return [Session(**row._mapping) for row in rows]


def close_session(c: Connection, person_id: str, hash: str) -> bool:
    """End one session of this person; False when it is not theirs or not there."""
    one = (sessions.c.person == person_id) & (sessions.c.hash == hash)
    return is_plain(hash) and c.execute(delete(sessions).where(one)).rowcount > 0


def close_all(c: Connection, person_id: str, but: str | None = None) -> int:
    """End every session, link and key of a person, except perhaps the one in use; tells how many."""
    mine = sessions.c.person == person_id
    return c.execute(delete(sessions).where(mine if but is None else mine & (sessions.c.hash != but))).rowcount


def use_link(c: Connection, token: str, now: int, kind: str = "link") -> Person | None:
    """Whose personal link this is. It is gone afterwards; the caller opens a session of the new device."""
    link = (sessions.c.hash == hashed(token)) & (sessions.c.kind == kind)
    row = c.execute(delete(sessions).where(link).returning(sessions.c.person, sessions.c.expires)).one_or_none()
    return None if row is None or is_over(row, now) else person(c, row.person)


def invite(c: Connection, table_id: str, seat: int | None, now: int, lifetime_ms: int = INVITATION_LIFE) -> str:
    """A link that seats whoever has it: at one seat, or at any free one."""
    token = fresh_token()
    row = {"hash": hashed(token), "table_id": table_id, "seat": seat, "created": now, "expires": now + lifetime_ms}
    c.execute(insert(invitations).values(**row))
    return token


def invitation(c: Connection, token: str, now: int) -> tuple[str, int | None] | None:
    """The table and the seat that an invitation is for, or None when it was withdrawn or is too old."""
    row = c.execute(select(invitations).where(invitations.c.hash == hashed(token))).one_or_none()
    return None if row is None or is_over(row, now) else (row.table_id, row.seat)


def revoke_invitations(c: Connection, table_id: str, seat: int | None = None) -> int:
    """Withdraw the invitations of a table, or only those for one seat; tells how many."""
    here = invitations.c.table_id == table_id
    return c.execute(delete(invitations).where(here if seat is None else here & (invitations.c.seat == seat))).rowcount


def sweep(c: Connection, now: int) -> int:
    """Throw away sessions and invitations whose time has run out; tells how many."""
    old = [c.execute(delete(kept).where(kept.c.expires <= now)).rowcount for kept in (sessions, invitations)]
    return sum(old)


def own_data(c: Connection, person_id: str) -> dict[str, Any]:
    """Everything that is kept about a person, ready for JSON; secrets are not in it, for nobody has them."""
    one = person(c, person_id)
    at = select(tables.c.id, tables.c.game, tables.c.state, tables.c.created).join(members)
    lines = select(chat.c.table_id, chat.c.time, chat.c.text).where(chat.c.person == person_id)
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
        "hooks": [
            dict(row._mapping) | {"target": readable(row.target)}
            for row in c.execute(where.where(hooks.c.person == person_id).order_by("created"))
        ],
    }


def readable(target: bytes) -> Any:
    """A hook's target as data."""
    try:
        return msgspec.json.decode(target)
    except msgspec.DecodeError:
        return target.decode(errors="replace")


def forget(c: Connection, person_id: str) -> bool:
    """Remove a person and everything personal; the matches keep the opaque id. False when there was nobody."""
    for kept in (sessions, hooks, chat, members):
        c.execute(delete(kept).where(kept.c.person == person_id))
    return c.execute(delete(people).where(people.c.id == person_id)).rowcount > 0
