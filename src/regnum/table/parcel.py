"""A match on its way from one server to another, or between a server and the page that needs none: one word of text.

It holds the record, with seed and all that is hidden, and who sits where. Packed so that nobody reads it by chance;
whoever takes a match along could look, so such a match is never rated.
"""

from __future__ import annotations

import binascii
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from regnum.table.commands import ME, OPEN
from regnum.table.errors import no
from regnum.table.snapshot import table_info
from regnum.table.table import Table

FIRST: Final = "regnum1."  # what every parcel begins with
MOST_SEATS: Final = 16

Word = Annotated[str, Meta(max_length=64)]


class Parcel(Struct, frozen=True, kw_only=True):
    """What travels. `chairs` by seat: me, open, or the name of a bot."""

    game: Word
    edition: int
    moves: int
    over: bool
    chairs: Annotated[list[Word], Meta(max_length=MOST_SEATS)]
    colours: Annotated[list[Word], Meta(max_length=MOST_SEATS)]
    record: str


def parcel_of(table: Table, person: str, private: bool) -> Parcel:
    """Return the match of a table for this person to take along.

    `private`: only this person uses the server, so its database holds no secret from them. Elsewhere a match that
    goes on keeps its secrets, unless the same person has brought it and nobody else has come.
    """
    if not table.seats_of(person):
        raise no("not_at_table")
    match = table.match
    if match is None:
        raise no("not_begun")
    if match.imagined:
        raise no("record_imagined")
    brought = table.made.source is not None and table.people() == [person] and set(table.knows) <= {person}
    if not (private or brought or table.state == "over"):
        raise no("record_later")
    chairs = [ME if seat.person == person else seat.bot or OPEN for seat in table.seats]
    colours = [seat.colour for seat in table_info(table).seats]
    made = table.made
    return Parcel(
        game=made.game, edition=made.edition, moves=len(match.log), over=match.over, chairs=chairs, colours=colours,
        record=match.record(),
    )  # fmt: skip


def pack(parcel: Parcel) -> str:
    """Return it as one word, which fits into a link."""
    return FIRST + urlsafe_b64encode(zlib.compress(msgspec.json.encode(parcel), 9)).decode().rstrip("=")


def unpack(text: str, most: int) -> Parcel:
    """Return what a word holds, unpacked no larger than `most` bytes; ValueError if it is no parcel."""
    packed = text.strip()
    if not packed.startswith(FIRST):
        raise ValueError(f"a parcel begins with {FIRST!r}")
    packed = packed.removeprefix(FIRST)
    try:
        unpacking = zlib.decompressobj()
        content = unpacking.decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), most)
        if not unpacking.eof:
            raise ValueError("the parcel is not whole, or too large")
        return msgspec.json.decode(content, type=Parcel)
    except (binascii.Error, zlib.error, msgspec.MsgspecError) as wrong:
        raise ValueError(f"the parcel is damaged: {wrong}") from None
