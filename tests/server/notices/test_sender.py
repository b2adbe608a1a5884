"""A server without the extra `notices` takes no targets and reports that it sends nothing."""

from __future__ import annotations

import asyncio

import pytest

from regnum.core.errors import OptionError
from regnum.server.notices.notice import Notice, NoticeTarget
from regnum.server.notices.sender import NONE_SENT, NoSender, NoticeSender

NOTICE = Notice("t", "brothers", "title", "body", "https://example.org", 0, 0, "en")
TARGET = NoticeTarget("h", "webhook", b"{}")


def test_nothing_is_sent_and_that_is_said() -> None:
    asyncio.run(scene(NoSender()))


async def scene(sender: NoticeSender) -> None:
    assert sender.public_key == ""
    with pytest.raises(OptionError, match=NONE_SENT):
        sender.check_target("webhook", {"url": "https://example.org"})
    (sent,) = await sender.send_all("p", [TARGET], NOTICE)
    asked = await sender.ask("p", TARGET, NOTICE)
    assert sent == asked and (sent.hook, sent.state, sent.reason) == ("h", "failed", NONE_SENT)
    await sender.close()
