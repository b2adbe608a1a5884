"""A whole record in words, and a sandbox that continues from any of its positions."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType
from starlette.responses import Response

from regnum.server import table_service
from regnum.server.records import RecordText
from regnum.server.rest import tables
from regnum.server.rest.fields import Body, Query, value_or_none
from regnum.server.rest.records import Moves, RecordBody, Text, as_json
from regnum.server.rest.router import ApiRequest, Endpoint
from regnum.server.workers.protocol import RecordRequest


class RecordForkBody(Body, frozen=True, kw_only=True):
    """A sandbox after `moves` moves of a record (default: all)."""

    record: Text
    moves: Moves | UnsetType = UNSET


async def moves(api: ApiRequest[RecordBody, Query]) -> Response:
    """List all moves of a record with labels and events."""
    return as_json(await api.services.readers.read(RecordRequest("text", api.body.record)))


async def fork(api: ApiRequest[RecordForkBody, Query]) -> tables.TableDetails:
    """Fork a private sandbox from a position of a record."""
    content = await api.services.readers.read(RecordRequest("cut", api.body.record, value_or_none(api.body.moves)))
    record = msgspec.json.decode(content, type=str)
    return await tables.seen(api, await table_service.fork_record(api.services, api.person, record))


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/replay/moves",
        "List all moves of a record with labels and events",
        moves,
        RecordText,
        body=RecordBody,
        limit="replays",
    ),
    Endpoint(
        "POST",
        "/api/replay/fork",
        "Fork a private sandbox from a position of a record",
        fork,
        tables.TableDetails,
        body=RecordForkBody,
        status=201,
        known=True,
        limit="tables",
    ),
]
