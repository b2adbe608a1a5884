"""What a person may enter as a place to be told: looked at closely before it is kept."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from regnum.core.errors import OptionError
from regnum.server.notices.letters import MailTarget, PushKeys, PushTarget, WebhookTarget
from regnum.server.notices.outward import checked_url

KINDS = ("mail", "push", "webhook")
ADDRESS = re.compile(
    r"(?=.{3,254}\Z)(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])\Z"
)


def check_target(kind: str, raw: Mapping[str, Any], *, local: bool = False) -> bytes:
    """What a person entered, checked and ready to be kept as a hook's target; else OptionError."""
    checks: dict[str, Callable[[Mapping[str, Any], bool], msgspec.Struct]] = {
        "push": push_target,
        "webhook": webhook_target,
        "mail": mail_target,
    }
    if not isinstance(kind, str) or kind not in checks:
        raise OptionError(f"a notice goes out by one of: {', '.join(KINDS)}")
    if not isinstance(raw, Mapping):
        raise OptionError("a target is an object with named parts")
    return msgspec.json.encode(checks[kind](raw, local))


def webhook_target(raw: Mapping[str, Any], local: bool) -> WebhookTarget:
    """`{"url": "https://..."}`"""
    return WebhookTarget(checked_url(raw.get("url"), local))


def mail_target(raw: Mapping[str, Any], local: bool) -> MailTarget:
    """`{"address": "somebody@example.org"}`"""
    address = raw.get("address")
    if not isinstance(address, str) or not ADDRESS.match(address):
        raise OptionError("this is no e-mail address; it should look like somebody@example.org")
    return MailTarget(address)


def push_target(raw: Mapping[str, Any], local: bool) -> PushTarget:
    """`{"endpoint": "https://...", "keys": {"p256dh": ..., "auth": ...}}`, as the browser's subscription says it."""
    endpoint = checked_url(raw.get("endpoint"), local)
    keys = raw.get("keys")
    if not isinstance(keys, Mapping):
        raise OptionError("a push subscription has an endpoint and keys (p256dh and auth)")
    point = raw_key(keys.get("p256dh"), "p256dh", 65)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise OptionError("the key p256dh of a push subscription is a point of the curve P-256") from None
    return PushTarget(endpoint, PushKeys(written(point), written(raw_key(keys.get("auth"), "auth", 16))))


def raw_key(text: object, name: str, length: int) -> bytes:
    """The bytes of a key in base64, the URL-safe kind or the other."""
    wrong = OptionError(f"the key {name} of a push subscription is {length} bytes in base64")
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
    """The way it is kept: URL-safe, without padding."""
    return base64.urlsafe_b64encode(key).rstrip(b"=").decode()
