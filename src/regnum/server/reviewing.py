"""A finished match looked through: what was played at every decision, what would have been better, how chances went.

The thinkers are asked one decision after the other, one match at a time, so that bots at tables hardly wait. What was
found is remembered for a while; whoever asks again gets what is there already.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from typing import Final

import msgspec
from msgspec import Struct

from regnum.bots.marks import Mark, mark_of_best, mark_of_loss
from regnum.core.errors import OptionError
from regnum.core.letters import Message
from regnum.core.match import Match, Played
from regnum.server import usual
from regnum.server.replaying import Reading, reading
from regnum.server.settings import now_ms
from regnum.server.thinkers import Thinkers
from regnum.server.thinkers.letters import Analysis, Findings, Prospect, Source, ThinkerError

KEPT: Final = 32  # matches
MOST: Final = 2000  # moves of a match
PATIENCE_MS: Final = 20_000  # nobody has asked for so long: then it can wait until somebody does
TOLD_S: Final = 1.0  # an answer waits so long for something new
SECOND: Final = "king"  # who looks again, longer, before a mark is given
SWING: Final = 0.10  # of the winner's chance in one move: a turning point
TURNS: Final = 3  # turning points at most


class Judged(Struct, frozen=True):
    """A decision: the move that was played, and the best one as far as the seat could know. `loss`: of chance."""

    at: int  # number of the move
    seat: int
    move: str
    chance: float
    points: float
    best: str
    label: Message  # what the best one is called
    best_chance: float
    best_points: float
    loss: float
    mark: Mark


class Review(Struct, frozen=True):
    """What is known of a match so far. `chances`: of every side, at the opening and after each move."""

    bot: str
    done: int
    total: int
    sides: int
    chances: list[list[float]]
    moves: list[Judged]  # decisions with a choice
    turns: list[int]  # moves that turned the match, when all is known


class Walk:
    """Through one match."""

    def __init__(self, record: str, bot: str) -> None:
        self.bot = bot
        self.key = "review:" + hashlib.sha256(record.encode()).hexdigest()[:32]
        self.read: Reading = reading(record)
        if self.read.length > MOST:
            raise OptionError(f"a match of up to {MOST} moves can be looked through; this one has {self.read.length}")
        self.here = self.read.after(0)
        self.source = Source(self.here.record(), self.key)
        self.chances: list[list[float]] = []
        self.moves: list[Judged] = []
        self.asked = now_ms()
        self.task: asyncio.Task[None] | None = None
        self.wrong: ThinkerError | None = None

    @property
    def done(self) -> int:
        """Moves that were looked at."""
        return len(self.here.log)

    @property
    def whole(self) -> bool:
        """Whether all were."""
        return self.done == self.read.length

    async def go_on(self, thinkers: Thinkers, turn: asyncio.Lock) -> None:
        """Look at one decision after the other, as long as somebody wants to know."""
        async with turn:
            while not self.whole and now_ms() - self.asked < PATIENCE_MS:
                try:
                    await self.look_at(self.read.whole.log[self.done], thinkers)
                except ThinkerError as wrong:
                    self.wrong = wrong
                    return

    async def look_at(self, played: Played, thinkers: Thinkers) -> None:
        """One decision; where there was no choice, nothing changes."""
        seat, move = played.seat, played.move.text
        after = self.chances[-1] if self.chances else []
        if len(self.here.legal(seat)) > 1 or not self.chances:
            moves = [(each.seat, each.move.text) for each in self.here.log]
            seed = int(self.key[-8:], 16) + self.done  # the same record is always judged the same way
            asked = Analysis(self.source, moves, seat, self.bot, seed, also=move)
            found = await thinkers.analyse(asked)
            if mark_of(found.prospects, move):
                found = await thinkers.analyse(msgspec.structs.replace(asked, bot=SECOND))
            judged = judge(self.here, seat, move, found)
            if not self.chances:
                self.chances.append(found.chances)
            if len(self.here.legal(seat)) > 1:
                self.moves.append(judged)
            after = moved(found.chances, seat, judged.chance)
        await asyncio.to_thread(self.here.play_move, seat, played.move)
        self.chances.append(self.outcome() if self.here.over else after)

    def outcome(self) -> list[float]:
        """At the end there are no chances any more."""
        result = self.here.result
        assert result is not None
        return [1 / len(result.winners) if side in result.winners else 0.0 for side in range(len(self.here.colours))]

    def told(self) -> Review:
        """What is known."""
        turns = turning_points(self.chances) if self.whole else []
        sides = len(self.here.colours)
        return Review(self.bot, self.done, self.read.length, sides, list(self.chances), list(self.moves), turns)


class Reviews:
    """The matches that were asked for last."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.shelf: OrderedDict[tuple[str, str], Walk] = OrderedDict()
        self.turn = asyncio.Lock()  # one match at a time

    def known(self, record: str, bot: str = usual.ADVISER) -> bool:
        """Whether somebody has asked for it before."""
        return (record, bot) in self.shelf

    async def ask(self, record: str, known: int = -1, bot: str = usual.ADVISER) -> Review:
        """What is known of a match, after a moment if that is no more than the asker knows; go on looking at it."""
        if not self.known(record, bot):
            fresh = await asyncio.to_thread(Walk, record, bot)
            self.shelf.setdefault((record, bot), fresh)  # somebody may have asked for the same meanwhile
        match = self.shelf[record, bot]
        self.shelf.move_to_end((record, bot))
        while len(self.shelf) > KEPT:
            self.forget(self.shelf.popitem(last=False)[1])
        match.asked = now_ms()
        if not match.whole and (match.task is None or match.task.done()):
            match.task = asyncio.ensure_future(match.go_on(self.thinkers, self.turn))
        if match.task is not None and match.done <= known:
            await asyncio.wait([match.task], timeout=TOLD_S)
        if match.wrong is not None:
            self.shelf.pop((record, bot), None)
            raise match.wrong
        return match.told()

    def forget(self, match: Walk) -> None:
        """Nobody will ask for it."""
        if match.task is not None:
            match.task.cancel()

    async def close(self) -> None:
        """The house closes."""
        tasks = [match.task for match in self.shelf.values() if match.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def judge(match: Match, seat: int, move: str, found: Findings) -> Judged:
    """The move that was played beside the best one."""
    best, played = found.prospects[0], the_move(found.prospects, move)
    return Judged(
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
    )


def the_move(prospects: list[Prospect], move: str) -> Prospect:
    """This move among those that were weighed; it was tried in any case."""
    return next(each for each in prospects if each.move == move)


def loss_of(prospects: list[Prospect], move: str) -> float:
    """How much less chance to win than with the best move."""
    return round(max(0.0, prospects[0].chance - the_move(prospects, move).chance), 4)


def mark_of(prospects: list[Prospect], move: str) -> Mark:
    """What a chess player would write behind it."""
    if move == prospects[0].move:
        return mark_of_best(prospects[0].chance, [each.chance for each in prospects[1:]])
    return mark_of_loss(loss_of(prospects, move))


def moved(chances: list[float], seat: int, chance: float) -> list[float]:
    """Chances when the seat has played something else than the best: the others share what it gave away, in the
    proportion of their own chances, and equally where they had none.
    """
    rest = sum(chances) - chances[seat]
    shares = [each / rest if rest > 0 else 1 / (len(chances) - 1) for each in chances]
    return [round(chance if side == seat else share * (1 - chance), 4) for side, share in enumerate(shares)]


def turning_points(chances: list[list[float]]) -> list[int]:
    """The moves after which the winner's chance was most different."""
    if not chances:
        return []
    winner = max(range(len(chances[-1])), key=lambda side: chances[-1][side])
    swings = [(abs(chances[at][winner] - chances[at - 1][winner]), at) for at in range(1, len(chances) - 1)]
    return sorted(at for swing, at in sorted(swings, reverse=True)[:TURNS] if swing >= SWING)
