"""The notification targets that a person may enter."""

from __future__ import annotations

import json
from typing import Any

import pytest

from regnum.core.errors import OptionError
from regnum.server.notices.targets import check_target

from .helpers import PushReceiver, coded

GOOD = PushReceiver().subscription("https://push.example.org/x")


@pytest.mark.parametrize(
    ("kind", "raw", "complaint"),
    [
        ("pigeon", {}, "one of: mail, push, webhook"),
        (["push"], {}, "one of"),
        ("webhook", [], "must be an object"),
        ("webhook", {}, "a URL must be a string"),
        ("webhook", {"url": "http://example.org/"}, "https://"),
        ("mail", {}, "not a valid email address"),
        ("mail", {"address": "ada"}, "not a valid email address"),
        ("mail", {"address": "ada@localhost"}, "not a valid email address"),
        ("mail", {"address": "ada@example.org\nBcc: x@example.org"}, "not a valid email address"),
        ("mail", {"address": "ada@example.org\n"}, "not a valid email address"),
        ("mail", {"address": "Ada <ada@example.org>"}, "not a valid email address"),
        ("mail", {"address": "ada@example.org,bob@example.org"}, "not a valid email address"),
        ("mail", {"address": "a" * 65 + "@example.org"}, "not a valid email address"),
        ("mail", {"address": "ada@" + "example." * 40 + "org"}, "not a valid email address"),
        ("push", {"endpoint": GOOD["endpoint"]}, "needs an endpoint and keys"),
        ("push", {**GOOD, "endpoint": "https://10.0.0.1/"}, "private network"),
        ("push", {**GOOD, "keys": {"p256dh": GOOD["keys"]["p256dh"]}}, "auth of a push subscription must be 16 bytes"),
        ("push", {**GOOD, "keys": {**GOOD["keys"], "auth": coded(b"short")}}, "16 bytes"),
        ("push", {**GOOD, "keys": {**GOOD["keys"], "auth": "\n" * 22}}, "16 bytes"),
        ("push", {**GOOD, "keys": {**GOOD["keys"], "p256dh": "A"}}, "65 bytes"),
        ("push", {**GOOD, "keys": {**GOOD["keys"], "p256dh": coded(b"\x04" + b"\x01" * 64)}}, "point on the curve"),
    ],
)
def test_what_cannot_be_a_target_is_refused_with_a_reason(kind: Any, raw: Any, complaint: str) -> None:
    with pytest.raises(OptionError, match=complaint):
        check_target(kind, raw)


def test_what_is_kept_of_a_target_is_only_what_is_needed() -> None:
    kept = json.loads(check_target("push", {**GOOD, "more": "x"}))
    assert kept == {"endpoint": GOOD["endpoint"], "keys": GOOD["keys"]}
    padded = {name: key.replace("-", "+").replace("_", "/") + "=" for name, key in GOOD["keys"].items()}
    assert json.loads(check_target("push", {**GOOD, "keys": padded})) == kept
    for address in ("ada@example.org", "a.b+c@sub.example.co.uk"):
        assert json.loads(check_target("mail", {"address": address})) == {"address": address}
