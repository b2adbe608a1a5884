"""What is kept: one schema for SQLite and PostgreSQL.

Times are milliseconds since 1970; secrets stand here only as hashes. `entries` is the truth about every table. `tables`
and `members` repeat parts of it for the lobby and can be written anew from it at any time. Names and chat stand apart
from the chained log, so that a person can be forgotten and every match still be replayed.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

schema = MetaData()

people = Table(
    "people", schema,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("lang", String(2), nullable=False),
    Column("bot", Boolean, nullable=False),  # a program that plays through the bot API
    Column("email", Text),  # only for turn notices
    Column("created", BigInteger, nullable=False),
    Column("colour", String(16)),  # the one this person likes to play
)  # fmt: skip

# Every way to prove who one is: the cookie of a browser, a personal link to another device, the key of a program.
sessions = Table(
    "sessions", schema,
    Column("hash", String(64), primary_key=True),  # of the token; the token itself is nowhere
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # cookie, link, key
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),
)  # fmt: skip

tables = Table(
    "tables", schema,
    Column("id", String(32), primary_key=True),
    Column("game", Text, nullable=False),
    Column("state", String(8), nullable=False),  # open, playing, over
    Column("listed", Boolean, nullable=False),  # in the lobby for everybody
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),  # when a clock runs out; the steward looks here
    Column("length", Integer, nullable=False),  # entries in the log
    Column("summary", LargeBinary, nullable=False),  # JSON for the lobby
    Index("tables_by_state", "state", "changed"),
)  # fmt: skip

members = Table(
    "members", schema,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), primary_key=True, index=True),
)  # fmt: skip

entries = Table(
    "entries", schema,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),  # from 1, without gaps
    Column("time", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON of an entry
    Column("hash", String(64), nullable=False),  # of the hash before and of this row
)  # fmt: skip

chat = Table(
    "chat", schema,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),
    Column("person", String(32), nullable=False, index=True),
    Column("key", String(64), nullable=False),  # the person's own for this line, so that it is kept once
    Column("text", Text, nullable=False),
)  # fmt: skip

invitations = Table(
    "invitations", schema,
    Column("hash", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),  # None: any free one
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)  # fmt: skip

# Where a person wants to be told that it is their turn: a browser's push address or a webhook.
hooks = Table(
    "hooks", schema,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE")),  # None: every table
    Column("kind", String(8), nullable=False),  # push, webhook, mail; mail? until it is confirmed
    Column("target", LargeBinary, nullable=False),  # JSON: the URL and what belongs to it
    Column("created", BigInteger, nullable=False),
)  # fmt: skip

# A turn is noticed once, also after a restart.
noticed = Table(
    "noticed", schema,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", Integer, nullable=False),  # the play log's length then
)  # fmt: skip

# The house's own secrets: the key that signs cookies, the key pair of web push.
keys = Table(
    "keys", schema,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)  # fmt: skip
