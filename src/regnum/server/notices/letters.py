"""What is told, where it goes, and how that went."""

from __future__ import annotations

from msgspec import Struct


class Notice(Struct, frozen=True):
    """It is somebody's turn. The texts come ready in the reader's language and tell nothing secret of the game."""

    table: str
    game: str
    title: str
    body: str
    url: str
    seat: int
    at: int
    lang: str


class Hook(Struct, frozen=True):
    """Where a person wants to be told: push, webhook or mail, and the target that `check_target` made."""

    id: str
    kind: str
    target: bytes


class Outcome(Struct, frozen=True):
    """How it went with one hook: delivered, gone (delete the hook) or failed. The reason is fit for logs."""

    hook: str
    kind: str
    state: str
    reason: str = ""

    @property
    def gone(self) -> bool:
        """Whether the hook is of no use any more."""
        return self.state == "gone"


class PushKeys(Struct, frozen=True):
    """What a browser gave to encrypt with."""

    p256dh: str
    auth: str


class PushTarget(Struct, frozen=True):
    """A browser's subscription."""

    endpoint: str
    keys: PushKeys


class WebhookTarget(Struct, frozen=True):
    """A URL that takes JSON."""

    url: str


class MailTarget(Struct, frozen=True):
    """An e-mail address."""

    address: str


class Gone(Exception):
    """The other side says that this target is no more."""


class Failed(Exception):
    """It did not work this time; the words are fit for logs: no secrets, no URLs."""
