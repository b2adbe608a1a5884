"""The content of a notification, its targets, and the outcome of sending it."""

from __future__ import annotations

from msgspec import Struct


class Notice(Struct, frozen=True):
    """The notice that it is a player's turn. Texts are in the reader's language and reveal nothing of the game."""

    table: str
    game: str
    title: str
    body: str
    url: str
    seat: int
    at: int
    lang: str


class NoticeTarget(Struct, frozen=True):
    """A target of a person: push, webhook or mail, and the data that `check_target` returned."""

    id: str
    kind: str
    target: bytes


class DeliveryResult(Struct, frozen=True):
    """The result of one delivery: delivered, gone (delete the hook) or failed. The reason is safe for logs."""

    hook: str
    kind: str
    state: str
    reason: str = ""

    @property
    def gone(self) -> bool:
        """Whether the hook is no longer valid."""
        return self.state == "gone"


class PushKeys(Struct, frozen=True):
    """The encryption keys of a browser's subscription."""

    p256dh: str
    auth: str


class PushTarget(Struct, frozen=True):
    """A browser's subscription."""

    endpoint: str
    keys: PushKeys


class WebhookTarget(Struct, frozen=True):
    """A URL that accepts JSON."""

    url: str


class MailTarget(Struct, frozen=True):
    """An email address."""

    address: str


class TargetGone(Exception):
    """The target no longer exists."""


class DeliveryFailed(Exception):
    """The delivery failed this time; the message is safe for logs: no secrets, no URLs."""
