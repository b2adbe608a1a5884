"""Notifications as JSON to a URL: Discord reads "content", Slack and Mattermost "text", programs the rest."""

from __future__ import annotations

import msgspec

from regnum.server.notices.notice import DeliveryFailed, Notice, TargetGone, WebhookTarget
from regnum.server.notices.outbound import OutboundClient

LONGEST = 1500  # characters of the text; Discord accepts 2000


async def send_webhook(outbound: OutboundClient, target: WebhookTarget, notice: Notice) -> None:
    """Send a webhook; TargetGone when the other side says so permanently, DeliveryFailed otherwise."""
    status = await outbound.post(target.url, webhook_body(notice), {"Content-Type": "application/json"})
    if status == 410:
        raise TargetGone
    if not 200 <= status < 300:
        raise DeliveryFailed(f"the webhook returned {status}")


def webhook_body(notice: Notice) -> bytes:
    """Return the JSON body of a webhook."""
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
    """Escape mentions: a table called @everyone must not notify a whole channel."""
    return text.replace("@", "@\u200b").replace("<", "<\u200b")
