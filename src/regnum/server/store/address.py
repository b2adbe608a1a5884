"""Parse and check the URL of a database, and show it without its password."""

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
    """The URL of a database. `shown` is the URL without secrets; only that may be in a message."""

    def __init__(self, text: str) -> None:
        self.url = parsed(text)
        self.backend = self.url.get_backend_name()
        plain = self.url.set(drivername=self.backend).difference_update_query(SECRETS)
        self.shown = plain.render_as_string(hide_password=True)

    @property
    def path(self) -> Path:
        """Return the file of a SQLite database, with symbolic links resolved."""
        return Path(self.url.database or "").resolve()

    def hidden(self, text_or_error: object) -> str:
        """Return a URL without its password."""
        text = " ".join(str(text_or_error).split())
        for secret in (self.url.password, *(self.url.query.get(name) for name in SECRETS)):
            if isinstance(secret, str) and secret:
                text = text.replace(secret, "***")
        return text


def parsed(text: str) -> URL:
    """Parse the URL with SQLAlchemy. An invalid URL is not repeated in the error: it may contain a password."""
    scheme, colon, rest = text.partition("://")
    if not colon:
        raise StoreError(f"the database URL has no scheme; {RIGHT}")
    if scheme not in SCHEMES:
        raise StoreError(f"the database URL has the unknown scheme {scheme}://; {RIGHT}")
    # More than one @ before the query: part of the password would be parsed as a host, and shown.
    if scheme != "sqlite" and rest.partition("?")[0].count("@") > 1:
        raise StoreError("the database URL contains more than one @; write an @ inside the password as %40")
    try:
        url = make_url(text).set(drivername=SCHEMES[scheme])
    except (ArgumentError, ValueError):
        raise StoreError(f"the database URL is invalid; {RIGHT}") from None
    if scheme == "sqlite" and (url.host or url.username):
        raise StoreError(f"the database URL {scheme}://{rest} needs three slashes, not two; {RIGHT}")
    if scheme == "sqlite" and url.query:
        raise StoreError(f"the database URL has a ? after the file, but SQLite files take no options; {RIGHT}")
    if not url.database or url.database == ":memory:":
        what = "file" if scheme == "sqlite" else "database"
        raise StoreError(f"the database URL has no {what}; {RIGHT}")
    return url
