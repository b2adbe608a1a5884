"""The interface of a sender of notifications, and the sender of servers without the extra `notices`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from regnum.core.errors import OptionError
from regnum.server.notices.notice import DeliveryResult, Notice, NoticeTarget

NONE_SENT = "notifications are not configured on this server"


class NoticeSender(Protocol):
    """Sends notices to the targets that people have entered."""

    @property
    def public_key(self) -> str:
        """Return the key with which a browser subscribes to web push; "" if no notices are sent."""

    def check_target(self, kind: str, raw: Mapping[str, Any]) -> bytes:
        """Check a target that a person entered, and return it as stored; OptionError if it is invalid."""

    async def send_all(self, person_id: str, hooks: Sequence[NoticeTarget], notice: Notice) -> list[DeliveryResult]:
        """Send a notice to all targets of a person; return one result for each, in the same order."""

    async def ask(self, person_id: str, hook: NoticeTarget, question: Notice) -> DeliveryResult:
        """Ask an address for confirmation."""

    async def close(self) -> None:
        """Close the sender."""


class NoSender:
    """Sends nothing. Targets that were entered while the extra was installed stay stored."""

    public_key = ""

    def check_target(self, kind: str, raw: Mapping[str, Any]) -> bytes:
        """Refuse every target."""
        raise OptionError(NONE_SENT)

    async def send_all(self, person_id: str, hooks: Sequence[NoticeTarget], notice: Notice) -> list[DeliveryResult]:
        """Report each as failed."""
        return [DeliveryResult(hook.id, hook.kind, "failed", NONE_SENT) for hook in hooks]

    async def ask(self, person_id: str, hook: NoticeTarget, question: Notice) -> DeliveryResult:
        """Report it as failed."""
        return DeliveryResult(hook.id, hook.kind, "failed", NONE_SENT)

    async def close(self) -> None:
        """There is nothing to close."""
