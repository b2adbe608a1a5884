"""Turn notices for slow play: web push, webhooks, e-mail. Whom to tell is decided elsewhere."""

from __future__ import annotations

from regnum.server.notices.desk import Desk
from regnum.server.notices.letters import Hook, Notice, Outcome
from regnum.server.notices.push import new_vapid_keys, public_key
from regnum.server.notices.targets import check_target

__all__ = ["Desk", "Hook", "Notice", "Outcome", "check_target", "new_vapid_keys", "public_key"]
