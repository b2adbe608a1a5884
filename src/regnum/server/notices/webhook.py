"""A notice as JSON to somebody's URL: Discord reads "content", Slack and Mattermost "text", programs the rest."""

from __future__ import annotations

import msgspec

from regnum.server.notices.letters import Failed, Gone, Notice, WebhookTarget
from regnum.server.notices.outward import Outward

LONGEST = 1500  # characters of the text; Discord takes 2000


async def send_webhook(outward: Outward, target: WebhookTarget, notice: Notice) -> None:
    """Send it; Gone when the other side says so for good, Failed otherwise."""
    status = await outward.post(target.url, webhook_body(notice), {"Content-Type": "application/json"})
    if status == 410:
        raise Gone
    if not 200 <= status < 300:
        raise Failed(f"it answered {status}")


def webhook_body(notice: Notice) -> bytes:
    """The JSON that goes out."""
    text = f"{harmless(notice.title)}\n{harmless(notice.body)}"[:LONGEST] + f"\n{notice.url}"
    return msgspec.json.encode(
        {
            "content": text,
            "text": text,
            "table": notice.table,
            "game": notice.game,
            "url": notice.url,
            "seat": notice.seat,
            "at": notice.at,
        }
    )


def harmless(text: str) -> str:
    """The words without power: a table called @everyone must not ring a whole company's phones."""
    return text.replace("@", "@\u200b").replace("<", "<\u200b")
