"""Review finished matches: the move played at every decision, the best one, and how the chances changed.

The workers evaluate one decision after the other, one match at a time, so that bots at tables hardly wait. Results are
cached; a second request gets what is known so far.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from typing import Final

import msgspec
from msgspec import Struct

from regnum.bots.marks import Mark, mark_of_best, mark_of_loss, mark_of_points
from regnum.core.errors import OptionError
from regnum.core.messages import Message
from regnum.server import defaults
from regnum.server.records import PlannedMove, ReviewPlan
from regnum.server.settings import now_ms
from regnum.server.workers import WorkerPool
from regnum.server.workers.protocol import AnalysisRequest, Findings, MatchSource, Prospect, RecordRequest

CACHE_SIZE: Final = 32  # matches
LONGEST: Final = 2000  # moves of a match
IDLE_MS: Final = 20_000  # a review pauses when no client has asked for this long
WAIT_S: Final = 1.0  # how long a response waits for news
SECOND_BOT: Final = "king"  # the level that evaluates again, longer, before a mark is given
SWING: Final = 0.10  # of the winner's chance in one move: a turning point
GRAVITY: Final[list[Mark]] = ["", "!", "?!", "?", "??"]
TURNS: Final = 3  # turning points at most


class JudgedMove(Struct, frozen=True):
    """A decision: the move played and the best one, as far as the seat could know. `loss`: of chance."""

    at: int  # number of the move
    seat: int
    move: str
    chance: float
    points: float
    best: str
    label: Message  # label of the best one
    best_chance: float
    best_points: float
    loss: float
    mark: Mark
    points_loss: float = 0.0  # of points expected at the end


class Review(Struct, frozen=True):
    """A review so far. `chances`: of every side, at the opening and after each move."""

    bot: str
    done: int
    total: int
    sides: int
    chances: list[list[float]]
    moves: list[JudgedMove]  # decisions with a choice
    turns: list[int]  # turning points, when the review is complete


class ReviewJob:
    """The review of one match in progress. Not replayed here: a long match would take time from all tables."""

    def __init__(self, plan: ReviewPlan, bot: str) -> None:
        if len(plan.moves) > LONGEST:
            raise OptionError(f"only matches of up to {LONGEST} moves can be reviewed; this one has {len(plan.moves)}")
        self.plan = plan
        self.bot = bot
        self.key = "review:" + hashlib.sha256(msgspec.json.encode(plan)).hexdigest()[:32]
        self.source = MatchSource(plan.opening, self.key)
        self.played: list[tuple[int, str]] = []  # moves reviewed
        self.chances: list[list[float]] = []
        self.moves: list[JudgedMove] = []
        self.asked = now_ms()
        self.task: asyncio.Task[None] | None = None
        self.wrong: Exception | None = None

    @property
    def done(self) -> int:
        """Return the number of moves reviewed."""
        return len(self.played)

    @property
    def complete(self) -> bool:
        """Whether all moves are reviewed."""
        return self.done == len(self.plan.moves)

    async def run(self, workers: WorkerPool, turn: asyncio.Lock) -> None:
        """Review one decision after the other, as long as a client asks for it."""
        async with turn:
            while not self.complete and now_ms() - self.asked < IDLE_MS:
                try:
                    await self.review_move(self.plan.moves[self.done], workers)
                except Exception as wrong:  # whoever asks next is told
                    self.wrong = wrong
                    return

    async def review_move(self, played: PlannedMove, workers: WorkerPool) -> None:
        """Review one decision; without a choice the chances do not change."""
        seat, move = played.seat, played.move
        after = self.chances[-1] if self.chances else []
        if played.choice or not self.chances:
            seed = int(self.key[-8:], 16) + self.done  # the same record always gets the same review
            asked = AnalysisRequest(self.source, self.played[:], seat, self.bot, seed, also=move)
            found = await workers.analyse(asked)
            if mark_of(found.prospects, move):
                found = await workers.analyse(msgspec.structs.replace(asked, bot=SECOND_BOT))
            judged = judge(self.done + 1, seat, move, found)
            if not self.chances:
                self.chances.append(found.chances)
            if played.choice:
                self.moves.append(judged)
            after = chances_after(found.chances, seat, judged.chance)
        self.played.append((seat, move))
        self.chances.append(self.outcome() if self.complete and self.plan.winners else after)

    def outcome(self) -> list[float]:
        """Return the chances after the end of the match."""
        winners = self.plan.winners
        return [1 / len(winners) if side in winners else 0.0 for side in range(self.plan.sides)]

    def review(self) -> Review:
        """Return the review so far."""
        turns = turning_points(self.chances) if self.complete else []
        total = len(self.plan.moves)
        return Review(self.bot, self.done, total, self.plan.sides, list(self.chances), list(self.moves), turns)


class Reviews:
    """The matches that were requested last."""

    def __init__(self, workers: WorkerPool, readers: WorkerPool) -> None:
        self.workers = workers
        self.readers = readers
        self.jobs: OrderedDict[tuple[str, str], ReviewJob] = OrderedDict()
        self.turn = asyncio.Lock()  # one match at a time

    def known(self, record: str, bot: str = defaults.ADVISER) -> bool:
        """Whether the review was requested before."""
        return (record, bot) in self.jobs

    async def ask(self, record: str, known: int = -1, bot: str = defaults.ADVISER) -> Review:
        """Return the review so far, after a moment if the client knows all of it; continue it in the background."""
        if not self.known(record, bot):
            plan = await self.readers.read(RecordRequest("review", record))
            fresh = ReviewJob(msgspec.json.decode(plan, type=ReviewPlan), bot)
            self.jobs.setdefault((record, bot), fresh)  # another request may have added it in the meantime
        job = self.jobs[record, bot]
        self.jobs.move_to_end((record, bot))
        while len(self.jobs) > CACHE_SIZE:
            self.forget(self.jobs.popitem(last=False)[1])
        job.asked = now_ms()
        if not job.complete and (job.task is None or job.task.done()):
            job.task = asyncio.ensure_future(job.run(self.workers, self.turn))
        if job.task is not None and job.done <= known:
            await asyncio.wait([job.task], timeout=WAIT_S)
        if job.wrong is not None:
            self.jobs.pop((record, bot), None)
            raise job.wrong
        return job.review()

    def forget(self, job: ReviewJob) -> None:
        """Cancel a review."""
        if job.task is not None:
            job.task.cancel()

    async def close(self) -> None:
        """Stop all reviews."""
        tasks = [job.task for job in self.jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def judge(at: int, seat: int, move: str, found: Findings) -> JudgedMove:
    """Compare the move played with the best one."""
    best, played = found.prospects[0], prospect_of(found.prospects, move)
    return JudgedMove(
        at=at,
        seat=seat,
        move=move,
        chance=played.chance,
        points=played.points,
        best=best.move,
        label=found.label,
        best_chance=best.chance,
        best_points=best.points,
        loss=loss_of(found.prospects, move),
        mark=mark_of(found.prospects, move),
        points_loss=points_lost(found.prospects, move),
    )


def prospect_of(prospects: list[Prospect], move: str) -> Prospect:
    """Return the evaluation of this move; it was evaluated in any case."""
    return next(each for each in prospects if each.move == move)


def loss_of(prospects: list[Prospect], move: str) -> float:
    """Return how much less chance to win the move has than the best one."""
    return round(max(0.0, prospects[0].chance - prospect_of(prospects, move).chance), 4)


def points_lost(prospects: list[Prospect], move: str) -> float:
    """Return how many points fewer are expected at the end than after the best move."""
    return round(max(0.0, prospects[0].points - prospect_of(prospects, move).points), 1)


def mark_of(prospects: list[Prospect], move: str) -> Mark:
    """Return the mark of a move, as in chess: ??, ?, ?!, !."""
    if move == prospects[0].move:
        return mark_of_best(prospects[0].chance, [each.chance for each in prospects[1:]])
    by_chance = mark_of_loss(loss_of(prospects, move))
    by_points = mark_of_points(points_lost(prospects, move), prospects[0].points)
    return max(by_chance, by_points, key=GRAVITY.index)


def chances_after(chances: list[float], seat: int, chance: float) -> list[float]:
    """Return the chances after another move than the best: the others share the difference in proportion to their own
    chances, or equally where they had none.
    """
    rest = sum(chances) - chances[seat]
    shares = [each / rest if rest > 0 else 1 / (len(chances) - 1) for each in chances]
    return [round(chance if side == seat else share * (1 - chance), 4) for side, share in enumerate(shares)]


def turning_points(chances: list[list[float]]) -> list[int]:
    """Return the moves that changed the winner's chance most."""
    if not chances:
        return []
    winner = max(range(len(chances[-1])), key=lambda side: chances[-1][side])
    swings = [(abs(chances[at][winner] - chances[at - 1][winner]), at) for at in range(1, len(chances) - 1)]
    return sorted(at for swing, at in sorted(swings, reverse=True)[:TURNS] if swing >= SWING)
