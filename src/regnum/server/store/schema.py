"""The schema of the database, for SQLite and PostgreSQL.

Times are milliseconds since 1970; secrets are stored only as hashes. `entries` is the source of truth for every table.
`tables` and `members` repeat parts of it for the lobby and can be rebuilt from it. Names and chat are not part of the
hash chain, so that a person can be deleted and every match still be replayed.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
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
    Column("page", String(8)),  # who may see their page: me, session, public; None: session
)  # fmt: skip

# Credentials: the cookie of a browser, a sign-in link for another device, the key of a program.
sessions = Table(
    "sessions", schema,
    Column("hash", String(64), primary_key=True),  # of the token; the token itself is not stored
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
    Column("listed", Boolean, nullable=False),  # shown in the lobby to everyone
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),  # when a clock expires; read by the scheduler
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
    Column("key", String(64), nullable=False),  # chosen by the client, so that a line is stored once
    Column("text", Text, nullable=False),
)  # fmt: skip

# How much of a table a person has seen, by seat (-1: as a spectator).
seen = Table(
    "seen", schema,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("at", Integer, nullable=False),  # length of the play log
    Column("chat", Integer, nullable=False),  # number of the last chat line
    Column("time", BigInteger, nullable=False),  # when they last looked at the match
)  # fmt: skip

invitations = Table(
    "invitations", schema,
    Column("hash", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),  # None: any free one
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)  # fmt: skip

# Notification targets: a browser's push address, a webhook or an email address.
hooks = Table(
    "hooks", schema,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE")),  # None: every table
    Column("kind", String(8), nullable=False),  # push, webhook, mail; mail? until it is confirmed
    Column("target", LargeBinary, nullable=False),  # JSON: the URL and what belongs to it
    Column("created", BigInteger, nullable=False),
)  # fmt: skip

# A turn is notified once, also across restarts.
noticed = Table(
    "noticed", schema,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", Integer, nullable=False),  # the play log's length then
)  # fmt: skip

# What every side of a finished match reached, written with its last move; a function of the logs of all tables, in the
# order of their ends. The rating of a person is that of their latest rated result.
results = Table(
    "results", schema,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("side", Integer, primary_key=True, autoincrement=False),
    Column("n", Integer, nullable=False),  # finished matches of this server, counted
    Column("person", String(32)),
    Column("bot", String(32)),  # both None: the official opponent
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("rank", Integer, nullable=False),  # 1 is best; equals share a rank
    Column("lines", LargeBinary, nullable=False),  # JSON of the score sheet
    Column("unrated", String(16), nullable=False),  # why it is not rated; "": it is
    Column("mu", Float),  # the rating after it
    Column("sigma", Float),
    Index("results_by_n", "n", "side", unique=True),
    Index("results_by_person", "person", "game", "n"),
    Index("results_by_game", "game", "n"),
)  # fmt: skip

# What every side of a finished public match did with which card: a function of its log, counted when somebody looks at
# the statistics of the game. Neither running matches nor private ones have a row.
outcomes = Table(
    "outcomes", schema,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("edition", Integer, nullable=False),  # of the game
    Column("content", LargeBinary),  # JSON; None: it does not count
    Index("outcomes_by_game", "game", "edition", "seats"),
)  # fmt: skip

# Tournaments and leagues. `contest_entries` is the source of truth; the other two repeat parts of it for lists.
contests = Table(
    "contests", schema,
    Column("id", String(32), primary_key=True),
    Column("organiser", String(32), nullable=False, index=True),
    Column("state", String(8), nullable=False),  # open, running, over
    Column("listed", Boolean, nullable=False),  # shown to everyone
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),  # when something is to be done by itself; read by the scheduler
    Column("length", Integer, nullable=False),  # entries in the log
    Column("summary", LargeBinary, nullable=False),  # JSON for lists
    Index("contests_by_state", "state", "due"),
)  # fmt: skip

contest_entries = Table(
    "contest_entries", schema,
    Column("contest_id", ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),  # from 1, without gaps
    Column("time", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON of an entry
)  # fmt: skip

contest_people = Table(
    "contest_people", schema,
    Column("contest_id", ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), primary_key=True, index=True),
)  # fmt: skip

# Secrets of the server: the key that signs cookies, the key pair of web push.
keys = Table(
    "keys", schema,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)  # fmt: skip
