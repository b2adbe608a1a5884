"""Web push: a notification, encrypted for one browser, sent to that browser's push service."""

from __future__ import annotations

import asyncio
import base64
import hashlib

import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from yarl import URL

from regnum.server.notices.notice import DeliveryFailed, Notice, PushTarget, TargetGone
from regnum.server.notices.outbound import OutboundClient

LASTS_S = 24 * 3600  # how long a push service stores it for a browser that is offline
SIGNED_S = 12 * 3600  # how long our signature is valid; services accept at most a day
LONGEST = 1000  # characters of the body; a push message is limited to 4 KB


def new_vapid_keys() -> bytes:
    """Create the key pair that identifies this server to push services (PEM)."""
    return ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )


def public_key(keys: bytes) -> str:
    """Return the public key for a browser's subscription (`applicationServerKey`)."""
    point = private_key(keys).public_key()
    raw = point.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def private_key(keys: bytes) -> ec.EllipticCurvePrivateKey:
    """Load the private key of a PEM."""
    key = serialization.load_pem_private_key(keys, password=None)
    if not isinstance(key, ec.EllipticCurvePrivateKey):
        raise TypeError("the web push key is not an elliptic curve key; create it with new_vapid_keys()")
    return key


async def send_push(
    outbound: OutboundClient, target: PushTarget, notice: Notice, *, keys: bytes, contact: str, now: int
) -> None:
    """Send a push message; TargetGone when the subscription has ended, DeliveryFailed otherwise."""
    body, headers = await asyncio.to_thread(encrypted_message, target, notice, keys, contact, now)
    status = await outbound.post(target.endpoint, body, headers)
    if status in (404, 410):
        raise TargetGone
    if not 200 <= status < 300:
        raise DeliveryFailed(f"the push service returned {status}")


def encrypted_message(
    target: PushTarget, notice: Notice, keys: bytes, contact: str, now: int
) -> tuple[bytes, dict[str, str]]:
    """Return the encrypted message and its headers. `contact`: a mailto: or https: address for the service."""
    # Imported here: they bring a second HTTP library with them, which no other part of the server needs.
    from py_vapid import Vapid02  # type: ignore[import-untyped]
    from pywebpush import WebPusher  # type: ignore[import-untyped]

    short = msgspec.structs.replace(notice, title=notice.title[:200], body=notice.body[:LONGEST])
    message = WebPusher(msgspec.to_builtins(target)).encode(msgspec.json.encode(short), "aes128gcm")["body"]
    claims = {"sub": contact, "aud": str(URL(target.endpoint).origin()), "exp": now // 1000 + SIGNED_S}
    headers = {
        **Vapid02(private_key(keys)).sign(claims),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LASTS_S),
        "Urgency": "normal",
        "Topic": topic(notice.table),
    }
    return message, headers


def topic(table: str) -> str:
    """Return the push topic of a table: a newer notice replaces one that still waits; the service learns no id."""
    return base64.urlsafe_b64encode(hashlib.sha256(table.encode()).digest())[:32].decode()
