"""Check the notification targets that people enter before they are stored."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from regnum.core.errors import OptionError
from regnum.server.notices.notice import MailTarget, PushKeys, PushTarget, WebhookTarget
from regnum.server.notices.outbound import checked_url

KINDS = ("mail", "push", "webhook")
ADDRESS = re.compile(
    r"(?=.{3,254}\Z)(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])\Z"
)


def check_target(kind: str, raw: Mapping[str, Any], *, local: bool = False) -> bytes:
    """Check a target that a person entered, and return it as stored; OptionError if it is invalid."""
    checks: dict[str, Callable[[Mapping[str, Any], bool], msgspec.Struct]] = {
        "push": push_target,
        "webhook": webhook_target,
        "mail": mail_target,
    }
    if not isinstance(kind, str) or kind not in checks:
        raise OptionError(f"kind must be one of: {', '.join(KINDS)}")
    if not isinstance(raw, Mapping):
        raise OptionError("target must be an object")
    return msgspec.json.encode(checks[kind](raw, local))


def webhook_target(raw: Mapping[str, Any], local: bool) -> WebhookTarget:
    """Check `{"url": "https://..."}`."""
    return WebhookTarget(checked_url(raw.get("url"), local))


def mail_target(raw: Mapping[str, Any], local: bool) -> MailTarget:
    """Check `{"address": "name@example.org"}`."""
    address = raw.get("address")
    if not isinstance(address, str) or not ADDRESS.match(address):
        raise OptionError("not a valid email address; it should look like name@example.org")
    return MailTarget(address)


def push_target(raw: Mapping[str, Any], local: bool) -> PushTarget:
    """Check `{"endpoint": "https://...", "keys": {"p256dh": ..., "auth": ...}}`, a browser's subscription."""
    endpoint = checked_url(raw.get("endpoint"), local)
    keys = raw.get("keys")
    if not isinstance(keys, Mapping):
        raise OptionError("a push subscription needs an endpoint and keys (p256dh and auth)")
    point = raw_key(keys.get("p256dh"), "p256dh", 65)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise OptionError("the key p256dh of a push subscription must be a point on the curve P-256") from None
    return PushTarget(endpoint, PushKeys(written(point), written(raw_key(keys.get("auth"), "auth", 16))))


def raw_key(text: object, name: str, length: int) -> bytes:
    """Decode a key from base64, URL-safe or standard."""
    wrong = OptionError(f"the key {name} of a push subscription must be {length} bytes in base64")
    if not isinstance(text, str) or len(text) > 200 or not re.fullmatch(r"[A-Za-z0-9_+/-]*={0,2}", text):
        raise wrong
    bare = text.rstrip("=").replace("+", "-").replace("/", "_")
    try:
        key = base64.urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
    except binascii.Error:
        raise wrong from None
    if len(key) != length:
        raise wrong
    return key


def written(key: bytes) -> str:
    """Encode a key as stored: URL-safe, without padding."""
    return base64.urlsafe_b64encode(key).rstrip(b"=").decode()
