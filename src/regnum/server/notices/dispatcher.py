"""Send notifications: each channel by itself, so that none stops another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from regnum.core.errors import OptionError
from regnum.server.notices.mail import address_of, send_mail
from regnum.server.notices.notice import (
    DeliveryFailed,
    DeliveryResult,
    MailTarget,
    Notice,
    NoticeTarget,
    PushTarget,
    TargetGone,
    WebhookTarget,
)
from regnum.server.notices.outbound import OutboundClient
from regnum.server.notices.push import public_key, send_push
from regnum.server.notices.targets import check_target
from regnum.server.notices.webhook import send_webhook
from regnum.server.settings import Settings, now_ms

AT_ONCE = 16  # messages sent concurrently


class Dispatcher:
    """Sends notices over all channels.

    `keys` come from `new_vapid_keys`; `stop` creates the unsubscribe link of a hook (person, hook id); without it,
    emails have no such link. `contact` is for the operators of a push service: a mailto: or https: address.
    """

    def __init__(
        self,
        settings: Settings,
        keys: bytes,
        stop: Callable[[str, str], str] | None = None,
        *,
        contact: str = "",
        outbound: OutboundClient | None = None,
    ) -> None:
        self.mail = settings.mail
        self.local = settings.local_hooks
        self.keys = keys
        self.stop = stop
        self.contact = contact or contact_of(settings)
        self.outbound = outbound or OutboundClient(self.local)
        self.slots = asyncio.Semaphore(AT_ONCE)

    @property
    def public_key(self) -> str:
        """Return the key with which a browser subscribes to web push."""
        return public_key(self.keys)

    def check_target(self, kind: str, raw: Mapping[str, Any]) -> bytes:
        """Check a target that a person entered, and return it as stored; OptionError if it is invalid."""
        if kind == "mail" and self.mail is None:
            raise OptionError("email is not configured on this server; choose push or webhook")
        return check_target(kind, raw, local=self.local)

    async def send_all(self, person_id: str, hooks: Sequence[NoticeTarget], notice: Notice) -> list[DeliveryResult]:
        """Send a notice to all targets of a person; return one result for each, in the same order."""
        return list(await asyncio.gather(*(self.outcome(person_id, hook, notice) for hook in hooks)))

    async def ask(self, person_id: str, hook: NoticeTarget, question: Notice) -> DeliveryResult:
        """Send one email to an address that is not confirmed yet; nothing else is sent there."""
        return await self.outcome(person_id, msgspec.structs.replace(hook, kind="mail"), question)

    async def outcome(self, person_id: str, hook: NoticeTarget, notice: Notice) -> DeliveryResult:
        """Send to one target; errors are returned, not raised."""
        try:
            async with self.slots:
                await self.send(person_id, hook, notice)
        except TargetGone:
            return DeliveryResult(hook.id, hook.kind, "gone")
        except DeliveryFailed as failed:
            return DeliveryResult(hook.id, hook.kind, "failed", str(failed))
        except msgspec.MsgspecError:
            return DeliveryResult(hook.id, hook.kind, "failed", "the target is invalid")
        except Exception as wrong:  # its message may contain an address or a key
            return DeliveryResult(hook.id, hook.kind, "failed", type(wrong).__name__)
        return DeliveryResult(hook.id, hook.kind, "delivered")

    async def send(self, person_id: str, hook: NoticeTarget, notice: Notice) -> None:
        """Send to one target, by its kind."""
        if hook.kind == "push":
            push = msgspec.json.decode(hook.target, type=PushTarget)
            await send_push(self.outbound, push, notice, keys=self.keys, contact=self.contact, now=now_ms())
        elif hook.kind == "webhook":
            await send_webhook(self.outbound, msgspec.json.decode(hook.target, type=WebhookTarget), notice)
        elif hook.kind == "mail" and self.mail is not None:
            mail = msgspec.json.decode(hook.target, type=MailTarget)
            stop = self.stop(person_id, hook.id) if self.stop else ""
            await send_mail(self.mail, mail, notice, stop=stop, now=now_ms())
        else:
            raise DeliveryFailed("this kind of notification is not configured")

    async def close(self) -> None:
        """Close the HTTP client."""
        await self.outbound.close()


def contact_of(settings: Settings) -> str:
    """Return the contact for push services: the sender of our emails, else the server's own address."""
    if settings.mail is not None:
        return f"mailto:{address_of(settings.mail)}"
    return next((origin for origin in settings.origins if origin.startswith("https://")), "https://localhost")
