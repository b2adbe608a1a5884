"""A message from a form to the page after it: a refusal, a link that is shown once, a hint.

It is stored in a signed cookie for two minutes and contains ids and facts; the page that shows it renders the text.
"""

from __future__ import annotations

import base64
import binascii
from typing import Final

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from regnum.core.messages import Refusal
from regnum.server.guard.identity import Identity, same, sign

COOKIE: Final = "regnum-note"
LIFE_S: Final = 120
LONGEST: Final = 3800  # the size limit of a cookie in browsers
PART: Final = "x-regnum-part"  # requests of the script leave the message for the reader


class Flash(Struct, frozen=True, omit_defaults=True):
    """The content of the message."""

    say: str = ""  # a message of the interface
    refusal: Refusal | None = None
    invite: str = ""  # the token of an invitation
    personal: str = ""  # the token of a sign-in link
    hint: str = ""  # a move in notation
    draft: str = ""  # text that was entered and could not be sent


NO_FLASH: Final = Flash()
_notes = msgspec.json.Decoder(Flash)


def set_flash(response: Response, note: Flash, identity: Identity) -> None:
    """Set the message for the next page."""
    words = base64.urlsafe_b64encode(msgspec.json.encode(note)).rstrip(b"=").decode()
    if len(words) <= LONGEST:
        value = f"{words}.{sign(identity.key, 'note', words)}"
        response.set_cookie(
            COOKIE, value, max_age=LIFE_S, samesite="lax", httponly=True, secure=identity.settings.secure
        )


def read_flash(request: Request, identity: Identity) -> Flash:
    """Return the message for this reader; one with a wrong signature is ignored."""
    words, _, signature = request.cookies.get(COOKIE, "").partition(".")
    if not words or PART in request.headers or not same(signature, sign(identity.key, "note", words)):
        return NO_FLASH
    try:
        return _notes.decode(base64.urlsafe_b64decode(words + "=" * (-len(words) % 4)))
    except (msgspec.DecodeError, binascii.Error):
        return NO_FLASH


def clear_flash(request: Request, response: Response) -> None:
    """Delete the message after it was shown."""
    if COOKIE in request.cookies and PART not in request.headers:
        response.delete_cookie(COOKIE, samesite="lax", httponly=True)
