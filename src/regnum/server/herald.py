"""The herald tells people of slow matches that it is their turn: once a turn, and never while they sit at the table."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import Connection, delete, insert, select, update

from regnum.catalogue import LANGUAGES, catalogue
from regnum.core.letters import say
from regnum.server import people
from regnum.server.notices.desk import Desk, Hook
from regnum.server.notices.letters import Notice
from regnum.server.store.schema import hooks, noticed

if TYPE_CHECKING:
    from regnum.server.hub import Hub
    from regnum.server.live import Live

GRACE_S = 20.0  # somebody who reloads the page is not away
UNCONFIRMED = "mail?"  # an address whose owner has not yet said that mails are welcome; nothing goes there

said = structlog.get_logger("regnum.herald")


class Herald:
    """Tells whose turn it is."""

    def __init__(self, hub: Hub, desk: Desk, grace_s: float = GRACE_S) -> None:
        self.hub = hub
        self.desk = desk
        self.grace_s = grace_s
        self.errands: dict[tuple[str, int], asyncio.Task[None]] = {}

    def look(self, live: Live) -> None:
        """After every change: somebody new may be asked."""
        if live.table.agreed.clock.kind != "days":
            return
        for seat in live.table.waiting:
            key = (live.id, seat)
            if live.table.seats[seat].person is not None and live.table.seats[seat].bot is None:
                old = self.errands.get(key)
                if old is None or old.done():
                    errand = self.errands[key] = asyncio.ensure_future(self.errand(live.id, seat))
                    errand.add_done_callback(partial(self.back, key))

    def back(self, key: tuple[str, int], errand: asyncio.Task[None]) -> None:
        """An errand is over."""
        if self.errands.get(key) is errand:
            del self.errands[key]

    async def close(self) -> None:
        """Errands that were not run are run after the next start."""
        for task in self.errands.values():
            task.cancel()
        await asyncio.gather(*self.errands.values(), return_exceptions=True)

    async def errand(self, table_id: str, seat: int) -> None:
        """Wait a little; whoever is still asked and not here is told."""
        await asyncio.sleep(self.grace_s)
        try:
            # Asked for anew each time: a table that nobody looks at in this process may have been put away.
            while seat in (live := await self.hub.live(table_id)).table.waiting:
                person = live.table.seats[seat].person
                if person is None or live.table.seats[seat].bot is not None:
                    return
                turn = turn_number(live, seat)
                if person not in self.hub.present_at(live.id):
                    await self.tell(live, seat, person, turn)
                    if turn_number(live, seat) == turn:
                        return
                await asyncio.sleep(self.grace_s)
        except Exception as wrong:  # a notice that fails must not hurt the table
            said.warning("notice_failed", table=table_id, kind=type(wrong).__name__)

    async def tell(self, live: Live, seat: int, person: str, turn: int) -> None:
        """Once a turn, also after a restart: it is written down before it is sent."""
        if not await self.hub.store.write(partial(first_time, table_id=live.id, seat=seat, turn=turn)):
            return
        who = await self.hub.store.read(partial(people.person, id=person))
        targets = await self.hub.store.read(partial(hooks_of, person=person, table_id=live.id))
        if who is None or not targets:
            return
        notice = self.notice(live, seat, turn, who.lang)
        for outcome in await self.desk.tell(person, targets, notice):
            if outcome.gone:
                await self.hub.store.write(partial(drop_hook, hook_id=outcome.hook))
            said.info("notice", table=live.id, kind=outcome.kind, outcome=outcome.state)

    def notice(self, live: Live, seat: int, turn: int, lang: str) -> Notice:
        """It is your turn: the game and the link, nothing of what lies on the table."""
        lang = lang if lang in LANGUAGES else "en"
        words = catalogue(lang, live.table.made.game)
        game = words.render(say("game-title"))
        title = words.render(say("notice-title", game=game))
        body = words.render(say("notice-body", game=game))
        url = f"{self.hub.settings.address()}/table/{live.id}"
        return Notice(live.id, live.table.made.game, title, body, url, seat, turn, lang)


def turn_number(live: Live, seat: int) -> int:
    """The play log's length when this seat began to be asked: it names the turn, also while others answer beside it."""
    since = live.table.clocks.seats[seat].since or 0
    return max((step.at for step in live.table.steps if step.time <= since), default=0)


def first_time(c: Connection, table_id: str, seat: int, turn: int) -> bool:
    """Whether this turn is told for the first time."""
    here = (noticed.c.table_id == table_id) & (noticed.c.seat == seat)
    if c.scalar(select(noticed.c.at).where(here)) == turn:
        return False
    c.execute(delete(noticed).where(here))
    c.execute(insert(noticed), {"table_id": table_id, "seat": seat, "at": turn})
    return True


def hooks_of(c: Connection, person: str, table_id: str) -> list[Hook]:
    """Where this person wants to be told about this table."""
    query = select(hooks.c.id, hooks.c.kind, hooks.c.target).where(hooks.c.person == person)
    query = query.where(hooks.c.kind != UNCONFIRMED, (hooks.c.table_id == table_id) | hooks.c.table_id.is_(None))
    return [Hook(*row) for row in c.execute(query)]


def add_hook(c: Connection, person: str, table_id: str | None, kind: str, target: bytes, now: int) -> str:
    """Another place to be told at; the same place twice is one. A mail address is to be confirmed by its owner."""
    same = (hooks.c.person == person) & (hooks.c.target == target)
    same &= hooks.c.kind.in_(("mail", UNCONFIRMED) if kind == "mail" else (kind,))
    here = hooks.c.table_id.is_(None) if table_id is None else hooks.c.table_id == table_id
    known = c.scalar(select(hooks.c.id).where(same, here))
    if known is not None:
        return str(known)
    if kind == "mail" and c.scalar(select(hooks.c.id).where(same, hooks.c.kind == "mail").limit(1)) is None:
        kind = UNCONFIRMED
    id = secrets.token_urlsafe(12)
    row = {"id": id, "person": person, "table_id": table_id, "kind": kind, "target": target, "created": now}
    c.execute(insert(hooks), row)
    return id


def confirm_hook(c: Connection, hook_id: str) -> bool:
    """The owner of a mail address wants the notices; False when there is no such place (any more)."""
    here = (hooks.c.id == hook_id) & hooks.c.kind.in_(("mail", UNCONFIRMED))
    return c.execute(update(hooks).where(here).values(kind="mail")).rowcount > 0


def drop_hook(c: Connection, hook_id: str, person: str | None = None) -> bool:
    """No more notices there; only the owner's own, unless the house itself found it gone."""
    query = delete(hooks).where(hooks.c.id == hook_id)
    if person is not None:
        query = query.where(hooks.c.person == person)
    return c.execute(query).rowcount > 0
