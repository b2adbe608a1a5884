"""The URL of a database: read, checked, and shown without its password."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from regnum.server.store.errors import StoreError

RIGHT = "it should look like sqlite:///folder/file.db or postgresql://user:password@host/name"
SCHEMES = {
    "sqlite": "sqlite",
    "postgresql": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}
SECRETS = ("password", "sslpassword", "passfile", "sslkey")


class Address:
    """Where the database is. `shown` is the URL without secrets; only that may stand in a message."""

    def __init__(self, text: str) -> None:
        self.url = parsed(text)
        self.backend = self.url.get_backend_name()
        plain = self.url.set(drivername=self.backend).difference_update_query(SECRETS)
        self.shown = plain.render_as_string(hide_password=True)

    @property
    def path(self) -> Path:
        """The file of a SQLite database, the same whichever link leads there."""
        return Path(self.url.database or "").resolve()

    def hidden(self, said: object) -> str:
        """What somebody said, with the password taken out."""
        text = " ".join(str(said).split())
        for secret in (self.url.password, *(self.url.query.get(name) for name in SECRETS)):
            if isinstance(secret, str) and secret:
                text = text.replace(secret, "***")
        return text


def parsed(text: str) -> URL:
    """The URL in SQLAlchemy's own form. A URL that cannot be read is not repeated: it may hold a password."""
    scheme, colon, rest = text.partition("://")
    if not colon:
        raise StoreError(f"the database URL has no scheme; {RIGHT}")
    if scheme not in SCHEMES:
        raise StoreError(f"the database URL begins with {scheme}://, which Regnum does not know; {RIGHT}")
    # More than one @ before the query: part of the password would be taken for a host, and shown.
    if scheme != "sqlite" and rest.partition("?")[0].count("@") > 1:
        raise StoreError("the database URL holds more than one @; write an @ inside the password as %40")
    try:
        url = make_url(text).set(drivername=SCHEMES[scheme])
    except (ArgumentError, ValueError):
        raise StoreError(f"the database URL cannot be read; {RIGHT}") from None
    if scheme == "sqlite" and (url.host or url.username):
        raise StoreError(f"the database URL {scheme}://{rest} has two slashes where three belong; {RIGHT}")
    if scheme == "sqlite" and url.query:
        raise StoreError(f"the database URL has a ? after the file, and a file takes no options; {RIGHT}")
    if not url.database or url.database == ":memory:":
        what = "file" if scheme == "sqlite" else "database"
        raise StoreError(f"the database URL names no {what}; {RIGHT}")
    return url
