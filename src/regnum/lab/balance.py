"""Measure the balance of a game: identical bots play many games, and seats and cards are counted."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import Struct

import regnum
from regnum.core.chance import Chance
from regnum.core.errors import OptionError
from regnum.core.match import checked_seed
from regnum.core.registry import box_of
from regnum.lab.pool import spread
from regnum.statistics.balance import Balance, BalancePlan, counted
from regnum.statistics.card_uses import BalanceOutcome, CardUses

CHUNK = 16  # games handed to a worker at once
MOST_GAMES = 1_000_000


class Chunk(Struct, frozen=True):
    """Some games of the plan."""

    plan: BalancePlan
    first: int
    last: int


def measure(plan: BalancePlan, *, jobs: int = 1, progress: Callable[[int], None] = lambda done: None) -> Balance:
    """Play the plan and count. The same numbers for any number of jobs; `progress` hears how many games are done."""
    check(plan)
    plan = msgspec.structs.replace(plan, edition=box_of(plan.game).edition)
    chunks = (Chunk(plan, at, min(at + CHUNK, plan.games)) for at in range(0, plan.games, CHUNK))
    outcomes: list[BalanceOutcome] = []
    for chunk in spread(played, chunks, jobs=jobs):
        outcomes += chunk
        progress(len(outcomes))
    return counted(plan, outcomes)


def check(plan: BalancePlan) -> None:
    """OptionError before the work begins."""
    checked_seed(plan.seed)
    if not 1 <= plan.games <= MOST_GAMES:
        raise OptionError(f"games must be an integer from 1 to {MOST_GAMES}, not {plan.games!r}")
    regnum.bot(plan.bot)
    regnum.new(plan.game, seats=plan.seats, seed=plan.seed, options=plan.options)


# -- playing --------------------------------------------------------------------------------------------


def played(chunk: Chunk) -> list[BalanceOutcome]:
    """What a worker does."""
    return [play_one(chunk.plan, number) for number in range(chunk.first, chunk.last)]


def play_one(plan: BalancePlan, number: int) -> BalanceOutcome:
    """One game, with every event that names a card."""
    chance = Chance()
    chance.seed(plan.seed)
    luck = chance.split(number)
    match = regnum.new(plan.game, seats=plan.seats, seed=int(luck.next32()), options=plan.options)
    bots = [regnum.bot(plan.bot, int(luck.next32())) for _ in range(plan.seats)]
    uses = CardUses(match)
    while not match.over:
        seat = match.waiting[0]
        uses.note_offers(seat)
        uses.play(seat, match.read(bots[seat].choose(match, seat)))
    return uses.outcome()
