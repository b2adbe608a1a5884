"""Give a lent seat back to its person when they come to the table again, after the decision that the bot is at."""

from __future__ import annotations

from functools import partial

import structlog

from regnum.server.background import BackgroundTasks
from regnum.server.open_table import OpenTable
from regnum.server.open_tables import OpenTables
from regnum.server.store.errors import StoreError
from regnum.table import commands
from regnum.table.errors import TableRefused
from regnum.table.seats import Loan
from regnum.table.table import Table

log = structlog.get_logger("regnum.tables")


class SeatReturns:
    """It follows who comes to the tables and how these change. A seat that its person lent stays lent."""

    def __init__(self, tables: OpenTables, tasks: BackgroundTasks) -> None:
        self.tasks = tasks
        self.came: dict[tuple[str, Loan], int] = {}  # by loan: length of the play log when its person came
        tables.events.viewers_changed.append(self.look)
        tables.events.changed.append(self.look)

    def look(self, live: OpenTable) -> None:
        """Return the seats of people who are here again."""
        running = [loan for loan in live.table.loans if loan.until is None and loan.by != loan.person]
        for key in [key for key in self.came if key[0] == live.id and key[1] not in running]:
            del self.came[key]
        for loan in running:
            if any(viewer.person == loan.person and viewer.since > loan.time for viewer in live.viewers):
                since = self.came.setdefault((live.id, loan), live.table.at)
                if commands.come_back_due(live.table, loan.person, loan.seat, since):
                    self.tasks.spawn(self.give_back(live, loan, since))

    async def give_back(self, live: OpenTable, loan: Loan, since: int) -> None:
        """Let the person play again; if it cannot be written now, the next change tries again."""
        try:
            await live.change(partial(come_back, person=loan.person, seat=loan.seat, since=since))
        except (TableRefused, StoreError) as wrong:
            log.warning("seat_not_returned", table=live.id, kind=type(wrong).__name__)


def come_back(table: Table, now: int, person: str, seat: int, since: int) -> commands.Entries:
    """Wrap `commands.come_back` as a change."""
    return commands.come_back(table, person, seat, since, now)
