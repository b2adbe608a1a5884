"""Notify players who are not at the table: of their turn in slow matches, of lent seats, of rematches."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from functools import partial

import structlog
from sqlalchemy import Connection, delete, insert, select, update

from regnum.catalogue import LANGUAGES, catalogue
from regnum.core.messages import Message, say
from regnum.server import people
from regnum.server.notices.notice import Notice, NoticeTarget
from regnum.server.notices.sender import NoticeSender
from regnum.server.open_table import OpenTable
from regnum.server.open_tables import OpenTables
from regnum.server.presence import Presence
from regnum.server.settings import Settings
from regnum.server.store.schema import hooks, noticed
from regnum.server.store.store import Store
from regnum.table.seats import Loan

GRACE_S = 20.0  # a person who reloads the page is not away
UNCONFIRMED = "mail?"  # the kind of an email address that is not confirmed yet; nothing is sent there

log = structlog.get_logger("regnum.notifier")


class Notifier:
    """Notifies players that it is their turn."""

    def __init__(
        self,
        tables: OpenTables,
        presence: Presence,
        store: Store,
        dispatcher: NoticeSender,
        settings: Settings,
        grace_s: float = GRACE_S,
    ) -> None:
        self.tables = tables
        self.presence = presence
        self.store = store
        self.dispatcher = dispatcher
        self.settings = settings
        self.grace_s = grace_s
        self.pending: dict[tuple[str, int], asyncio.Task[None]] = {}

    def on_change(self, live: OpenTable) -> None:
        """Schedule a notice for every person who must move; called after every change."""
        if live.table.agreed.clock.kind != "days":
            return
        for seat in live.table.waiting:
            key = (live.id, seat)
            if live.table.seats[seat].person is not None and live.table.seats[seat].bot is None:
                old = self.pending.get(key)
                if old is None or old.done():
                    task = self.pending[key] = asyncio.ensure_future(self.notify_later(live.id, seat))
                    task.add_done_callback(partial(self.finished, key))

    def finished(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        """Remove a finished task."""
        if self.pending.get(key) is task:
            del self.pending[key]

    async def close(self) -> None:
        """Cancel the waiting tasks; they are scheduled again after the next start."""
        for task in self.pending.values():
            task.cancel()
        await asyncio.gather(*self.pending.values(), return_exceptions=True)

    async def notify_later(self, table_id: str, seat: int) -> None:
        """Wait for the grace period, then notify the player if they still must move and are not at the table."""
        await asyncio.sleep(self.grace_s)
        try:
            # Fetched again each time: a table without viewers may have been unloaded.
            while seat in (live := await self.tables.get(table_id)).table.waiting:
                person = live.table.seats[seat].person
                if person is None or live.table.seats[seat].bot is not None:
                    return
                turn = turn_number(live, seat)
                if person not in self.presence.at(live.id):
                    await self.notify(live, seat, person, turn)
                    if turn_number(live, seat) == turn:
                        return
                await asyncio.sleep(self.grace_s)
        except Exception as wrong:  # a failing notice must not affect the table
            log.warning("notification_failed", table=table_id, kind=type(wrong).__name__)

    async def notify_lent(self, live: OpenTable, loan: Loan) -> None:
        """Tell the person whose seat a bot plays now, unless they are at the table."""
        bot = say(f"ui-{loan.bot}")
        await self.tell(live, loan.person, lambda lang: self.notice(live, "lent", loan.seat, loan.at, lang, bot=bot))

    async def notify_rematch(self, live: OpenTable) -> None:
        """Tell those who are not at the finished match that they are asked for a rematch."""
        asked = live.table.rematch
        for person in live.table.players() if asked is not None else []:
            if asked is not None and person not in asked.answers:
                await self.tell(live, person, partial(self.table_notice, live, person, "rematch"))

    async def notify_begun(self, old: OpenTable, live: OpenTable) -> None:
        """Tell those who are at neither table that the rematch has begun, if a clock is running there."""
        if live.table.agreed.clock.kind not in ("turn", "total") or live.table.state != "playing":
            return
        for person in live.table.players():
            if person not in self.presence.at(old.id):  # those are taken there
                await self.tell(live, person, partial(self.table_notice, live, person, "begun"))

    async def tell(self, live: OpenTable, person: str, notice: Callable[[str], Notice]) -> None:
        """Send a notice in the person's language, unless they are at the table."""
        if person in self.presence.at(live.id):
            return
        try:
            who = await self.store.read(partial(people.person, id=person))
            if who is not None:
                await self.send(live, person, notice(who.lang))
        except Exception as wrong:  # a failing notice must not affect the table
            log.warning("notification_failed", table=live.id, kind=type(wrong).__name__)

    async def notify(self, live: OpenTable, seat: int, person: str, turn: int) -> None:
        """Send the notice once per turn, also across restarts: it is recorded before it is sent."""
        if not await self.store.write(partial(first_time, table_id=live.id, seat=seat, turn=turn)):
            return
        who = await self.store.read(partial(people.person, id=person))
        if who is not None:
            await self.send(live, person, self.notice(live, "", seat, turn, who.lang))

    async def send(self, live: OpenTable, person: str, notice: Notice) -> None:
        """Send a notice to all targets of a person for this table."""
        targets = await self.store.read(partial(targets_of, person=person, table_id=live.id))
        for outcome in await self.dispatcher.send_all(person, targets, notice) if targets else []:
            if outcome.gone:
                await self.store.write(partial(drop_target, hook_id=outcome.hook))
            log.info("notification_sent", table=live.id, kind=outcome.kind, outcome=outcome.state)

    def table_notice(self, live: OpenTable, person: str, about: str, lang: str) -> Notice:
        """Return a notice about the table as a whole."""
        return self.notice(live, about, live.table.seats_of(person)[0], live.table.at, lang)

    def notice(self, live: OpenTable, about: str, seat: int, at: int, lang: str, **args: Message) -> Notice:
        """Return a notice: the game and the link, nothing about the position."""
        lang = lang if lang in LANGUAGES else "en"
        words = catalogue(lang, live.table.made.game)
        game = words.render(say("game-title"))
        id = f"notice-{about}-" if about else "notice-"
        title = words.render(say(f"{id}title", game=game))
        body = words.render(say(f"{id}body", game=game, **args))
        url = f"{self.settings.address()}/table/{live.id}"
        return Notice(live.id, live.table.made.game, title, body, url, seat, at, lang)


def turn_number(live: OpenTable, seat: int) -> int:
    """Return the play log's length when this seat began to be asked, which identifies the turn."""
    since = live.table.clocks.seats[seat].since or 0
    return max((step.at for step in live.table.steps if step.time <= since), default=0)


def first_time(c: Connection, table_id: str, seat: int, turn: int) -> bool:
    """Record the notice of a turn; False when it was recorded before."""
    here = (noticed.c.table_id == table_id) & (noticed.c.seat == seat)
    if c.scalar(select(noticed.c.at).where(here)) == turn:
        return False
    c.execute(delete(noticed).where(here))
    c.execute(insert(noticed), {"table_id": table_id, "seat": seat, "at": turn})
    return True


def targets_of(c: Connection, person: str, table_id: str) -> list[NoticeTarget]:
    """Return the targets of this person for this table."""
    query = select(hooks.c.id, hooks.c.kind, hooks.c.target).where(hooks.c.person == person)
    query = query.where(hooks.c.kind != UNCONFIRMED, (hooks.c.table_id == table_id) | hooks.c.table_id.is_(None))
    return [NoticeTarget(*row) for row in c.execute(query)]


def add_target(c: Connection, person: str, table_id: str | None, kind: str, target: bytes, now: int) -> str:
    """Add a target and return its id; an existing one is reused. An email address must be confirmed by its owner."""
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


def confirm_target(c: Connection, hook_id: str) -> bool:
    """Confirm an email address; False when the target does not exist."""
    here = (hooks.c.id == hook_id) & hooks.c.kind.in_(("mail", UNCONFIRMED))
    return c.execute(update(hooks).where(here).values(kind="mail")).rowcount > 0


def drop_target(c: Connection, hook_id: str, person: str | None = None) -> bool:
    """Delete a target; with `person` only if it is theirs."""
    query = delete(hooks).where(hooks.c.id == hook_id)
    if person is not None:
        query = query.where(hooks.c.person == person)
    return c.execute(query).rowcount > 0
