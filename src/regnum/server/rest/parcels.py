"""A match taken along: from one server to another, or to the page that needs none, and back."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from regnum.server import table_service
from regnum.server.rest import tables
from regnum.server.rest.fields import Body, Query
from regnum.server.rest.router import ApiRequest, Endpoint
from regnum.server.workers.protocol import RecordRequest
from regnum.table.parcel import pack, parcel_of, unpack

LONGEST = 256 * 1024


class PackedMatch(Struct, frozen=True):
    """A match as one word, short enough for a link: `/#/bring#PARCEL`."""

    parcel: str


class BringBody(Body, frozen=True, kw_only=True):
    """A match that was packed elsewhere."""

    parcel: Annotated[str, Meta(min_length=1, max_length=LONGEST)]


async def take(api: ApiRequest[None, Query]) -> PackedMatch:
    """Pack a match, so that it can go on elsewhere."""
    live = await api.known_table()
    parcel = parcel_of(live.table, api.person, api.services.settings.local)
    return PackedMatch(await api.services.threads.run(pack, parcel))


async def bring(api: ApiRequest[BringBody, Query]) -> tables.TableDetails:
    """Create a table on which a packed match goes on; it is not rated."""
    try:
        parcel = unpack(api.body.parcel, api.services.settings.limits.record)
    except ValueError as wrong:
        raise msgspec.ValidationError(f"{wrong} - at `$.parcel`") from None
    content = await api.services.readers.read(RecordRequest("cut", parcel.record))
    record = msgspec.json.decode(content, type=str)
    return await tables.seen(api, await table_service.bring(api.services, api.person, parcel, record))


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{table}/parcel",
        "Export a match to take it along",
        take,
        PackedMatch,
        known=True,
        errors=(409,),
    ),
    Endpoint(
        "POST",
        "/api/parcels",
        "Create a table on which an exported match goes on",
        bring,
        tables.TableDetails,
        body=BringBody,
        status=201,
        known=True,
        errors=(409,),
        limit="tables",
    ),
]
