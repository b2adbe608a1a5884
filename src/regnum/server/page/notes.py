"""A note that travels from a form to the page after it: a refusal, a link that is shown once, a hint.

It lies in a signed cookie for two minutes and holds ids and facts; the sentence is made on the page that shows it.
"""

from __future__ import annotations

import base64
import binascii
from typing import Final

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from regnum.core.letters import Refusal
from regnum.server.guard.identity import Door, same, seal

COOKIE: Final = "regnum-note"
LIFE_S: Final = 120
LONGEST: Final = 3800  # browsers keep no longer cookie
PART: Final = "x-regnum-part"  # the script's own requests leave the note for the reader


class Note(Struct, frozen=True, omit_defaults=True):
    """One of these."""

    say: str = ""  # a message of the house
    refusal: Refusal | None = None
    invite: str = ""  # the token of an invitation
    personal: str = ""  # the token of a personal link
    hint: str = ""  # a move in notation
    draft: str = ""  # what was typed and could not be sent


NOTHING: Final = Note()
_notes = msgspec.json.Decoder(Note)


def leave(response: Response, note: Note, door: Door) -> None:
    """Let the next page show it."""
    words = base64.urlsafe_b64encode(msgspec.json.encode(note)).rstrip(b"=").decode()
    if len(words) <= LONGEST:
        value = f"{words}.{seal(door.key, 'note', words)}"
        response.set_cookie(COOKIE, value, max_age=LIFE_S, samesite="lax", httponly=True, secure=door.settings.secure)


def found(request: Request, door: Door) -> Note:
    """The note that waits for this reader; one that we did not sign is none."""
    words, _, signature = request.cookies.get(COOKIE, "").partition(".")
    if not words or PART in request.headers or not same(signature, seal(door.key, "note", words)):
        return NOTHING
    try:
        return _notes.decode(base64.urlsafe_b64decode(words + "=" * (-len(words) % 4)))
    except (msgspec.DecodeError, binascii.Error):
        return NOTHING


def taken(request: Request, response: Response) -> None:
    """It has been shown."""
    if COOKIE in request.cookies and PART not in request.headers:
        response.delete_cookie(COOKIE, samesite="lax", httponly=True)
