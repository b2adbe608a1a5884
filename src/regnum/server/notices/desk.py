"""The desk from which notices go out: every channel by itself, none stops another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from regnum.core.errors import OptionError
from regnum.server.notices.letters import (
    Failed,
    Gone,
    Hook,
    MailTarget,
    Notice,
    Outcome,
    PushTarget,
    WebhookTarget,
)
from regnum.server.notices.mail import address_of, send_mail
from regnum.server.notices.outward import Outward
from regnum.server.notices.push import send_push
from regnum.server.notices.targets import check_target
from regnum.server.notices.webhook import send_webhook
from regnum.server.settings import Settings, now_ms

__all__ = ["Desk", "Hook", "Notice", "Outcome", "check_target"]

AT_ONCE = 16  # messages under way together


class Desk:
    """Tells people that it is their turn.

    `keys` come from `new_vapid_keys`; `stop` makes the link by which a person ends one hook (person, hook id); without
    one, mails carry no such link. `contact` is for the people of a push service: a mailto: or https: address.
    """

    def __init__(
        self,
        settings: Settings,
        keys: bytes,
        stop: Callable[[str, str], str] | None = None,
        *,
        contact: str = "",
        outward: Outward | None = None,
    ) -> None:
        self.mail = settings.mail
        self.local = settings.local_hooks
        self.keys = keys
        self.stop = stop
        self.contact = contact or contact_of(settings)
        self.outward = outward or Outward(self.local)
        self.turns = asyncio.Semaphore(AT_ONCE)

    def check_target(self, kind: str, raw: Mapping[str, Any]) -> bytes:
        """What a person entered, checked and ready to be kept; OptionError says what would be right."""
        if kind == "mail" and self.mail is None:
            raise OptionError("this house sends no e-mail; choose push or webhook")
        return check_target(kind, raw, local=self.local)

    async def tell(self, person_id: str, hooks: Sequence[Hook], notice: Notice) -> list[Outcome]:
        """Tell one person in every way they asked for; one outcome for each hook, in the same order."""
        return list(await asyncio.gather(*(self.outcome(person_id, hook, notice) for hook in hooks)))

    async def ask(self, person_id: str, hook: Hook, question: Notice) -> Outcome:
        """One mail to an address that nobody has confirmed yet; nothing else ever goes there."""
        return await self.outcome(person_id, msgspec.structs.replace(hook, kind="mail"), question)

    async def outcome(self, person_id: str, hook: Hook, notice: Notice) -> Outcome:
        """One hook. Whatever goes wrong with it is said, not raised."""
        try:
            async with self.turns:
                await self.send(person_id, hook, notice)
        except Gone:
            return Outcome(hook.id, hook.kind, "gone")
        except Failed as failed:
            return Outcome(hook.id, hook.kind, "failed", str(failed))
        except msgspec.MsgspecError:
            return Outcome(hook.id, hook.kind, "failed", "the target cannot be read")
        except Exception as wrong:  # its own words may hold an address or a key
            return Outcome(hook.id, hook.kind, "failed", type(wrong).__name__)
        return Outcome(hook.id, hook.kind, "delivered")

    async def send(self, person_id: str, hook: Hook, notice: Notice) -> None:
        """One hook, by its kind."""
        if hook.kind == "push":
            push = msgspec.json.decode(hook.target, type=PushTarget)
            await send_push(self.outward, push, notice, keys=self.keys, contact=self.contact, now=now_ms())
        elif hook.kind == "webhook":
            await send_webhook(self.outward, msgspec.json.decode(hook.target, type=WebhookTarget), notice)
        elif hook.kind == "mail" and self.mail is not None:
            mail = msgspec.json.decode(hook.target, type=MailTarget)
            stop = self.stop(person_id, hook.id) if self.stop else ""
            await send_mail(self.mail, mail, notice, stop=stop, now=now_ms())
        else:
            raise Failed("this house does not send that way")

    async def close(self) -> None:
        """Nothing goes out any more."""
        await self.outward.close()


def contact_of(settings: Settings) -> str:
    """Whom a push service may write to: the sender of our mails, else the house's own address."""
    if settings.mail is not None:
        return f"mailto:{address_of(settings.mail)}"
    return next((origin for origin in settings.origins if origin.startswith("https://")), "https://localhost")
