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
from regnum.core.match import Match, PlayedMove
from regnum.core.messages import Message
from regnum.server import defaults
from regnum.server.replays import ParsedRecord, parsed_record
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
    """The review of one match in progress."""

    def __init__(self, record: str, bot: str) -> None:
        self.bot = bot
        self.key = "review:" + hashlib.sha256(record.encode()).hexdigest()[:32]
        self.read: ParsedRecord = parsed_record(record)
        if self.read.length > LONGEST:
            raise OptionError(f"only matches of up to {LONGEST} moves can be reviewed; this one has {self.read.length}")
        self.match = self.read.after(0)
        self.source = MatchSource(self.match.record(), self.key)
        self.chances: list[list[float]] = []
        self.moves: list[JudgedMove] = []
        self.asked = now_ms()
        self.task: asyncio.Task[None] | None = None
        self.wrong: Exception | None = None

    @property
    def done(self) -> int:
        """Return the number of moves reviewed."""
        return len(self.match.log)

    @property
    def complete(self) -> bool:
        """Whether all moves are reviewed."""
        return self.done == self.read.length

    async def run(self, workers: WorkerPool, turn: asyncio.Lock) -> None:
        """Review one decision after the other, as long as a client asks for it."""
        async with turn:
            while not self.complete and now_ms() - self.asked < IDLE_MS:
                try:
                    await self.review_move(self.read.whole.log[self.done], workers)
                except Exception as wrong:  # whoever asks next is told
                    self.wrong = wrong
                    return

    async def review_move(self, played: PlayedMove, workers: WorkerPool) -> None:
        """Review one decision; without a choice the chances do not change."""
        seat, move = played.seat, played.move.text
        after = self.chances[-1] if self.chances else []
        choice = len(await asyncio.to_thread(self.match.legal, seat)) > 1
        if choice or not self.chances:
            moves = [(each.seat, each.move.text) for each in self.match.log]
            seed = int(self.key[-8:], 16) + self.done  # the same record always gets the same review
            asked = AnalysisRequest(self.source, moves, seat, self.bot, seed, also=move)
            found = await workers.analyse(asked)
            if mark_of(found.prospects, move):
                found = await workers.analyse(msgspec.structs.replace(asked, bot=SECOND_BOT))
            judged = await asyncio.to_thread(judge, self.match, seat, move, found)
            if not self.chances:
                self.chances.append(found.chances)
            if choice:
                self.moves.append(judged)
            after = chances_after(found.chances, seat, judged.chance)
        await asyncio.to_thread(self.match.play_move, seat, played.move)
        self.chances.append(self.outcome() if self.match.over else after)

    def outcome(self) -> list[float]:
        """Return the chances after the end of the match."""
        result = self.match.result
        assert result is not None
        return [1 / len(result.winners) if side in result.winners else 0.0 for side in range(len(self.match.colours))]

    def review(self) -> Review:
        """Return the review so far."""
        turns = turning_points(self.chances) if self.complete else []
        sides = len(self.match.colours)
        return Review(self.bot, self.done, self.read.length, sides, list(self.chances), list(self.moves), turns)


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
            checked = await self.readers.read(RecordRequest("cut", record))  # replayed here only when nothing is wrong
            fresh = await asyncio.to_thread(ReviewJob, msgspec.json.decode(checked, type=str), bot)
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


def judge(match: Match, seat: int, move: str, found: Findings) -> JudgedMove:
    """Compare the move played with the best one."""
    best, played = found.prospects[0], prospect_of(found.prospects, move)
    return JudgedMove(
        at=len(match.log) + 1,
        seat=seat,
        move=move,
        chance=played.chance,
        points=played.points,
        best=best.move,
        label=match.option(seat, match.read(best.move)).label,
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
