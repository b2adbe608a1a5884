"""The parts of one server process, for request handlers. `app.py` creates and connects them."""

from __future__ import annotations

from dataclasses import dataclass

from regnum.server.background import BackgroundTasks
from regnum.server.chat import Chat
from regnum.server.contests import Contests
from regnum.server.game_threads import GameThreads
from regnum.server.match_statistics import MatchStatistics
from regnum.server.monitoring.metrics import Metrics
from regnum.server.notices.sender import NoticeSender
from regnum.server.notifier import Notifier
from regnum.server.open_tables import OpenTables
from regnum.server.peers import Peers
from regnum.server.presence import Presence
from regnum.server.reviews import Reviews
from regnum.server.scheduler import Scheduler
from regnum.server.settings import Settings
from regnum.server.sockets import Sockets
from regnum.server.store.store import Store
from regnum.server.summary_repair import SummaryRepair
from regnum.server.workers import WorkerPool


@dataclass(frozen=True)
class Services:
    """The parts that request handlers use. Each works by itself; none knows this class."""

    settings: Settings
    store: Store
    metrics: Metrics
    workers: WorkerPool  # bots and analyses
    readers: WorkerPool  # questions about records
    dispatcher: NoticeSender
    tasks: BackgroundTasks
    peers: Peers
    threads: GameThreads
    tables: OpenTables
    presence: Presence
    chat: Chat
    sockets: Sockets
    reviews: Reviews
    notifier: Notifier
    scheduler: Scheduler
    summaries: SummaryRepair
    statistics: MatchStatistics
    contests: Contests

    async def start(self) -> None:
        """Listen to the other processes, and resume what was left when the server stopped."""
        self.peers.start()
        self.tasks.spawn(self.tables.unload_unused())
        self.tasks.spawn(self.presence.keep_announcing())
        await self.scheduler.start()

    async def close(self) -> None:
        """Stop in the reverse order; viewers reconnect by themselves."""
        self.sockets.close_all()
        await self.scheduler.close()
        await self.reviews.close()
        await self.tasks.close()
        self.threads.close()
