"""The arena: compare bots in fairly paired games: strength, scores, thinking times, seats.

Who meets whom (`line_ups`, `schedule`):

- Two seats or more: a line-up contains every bot equally often, and the remaining seats are filled in every possible
  way. So three bots at two seats make the line-ups AB, AC, BC; at three seats ABC; at four AABC, ABBC,
  ABCC; two bots at four seats AABB. By symmetry each bot plays equally often, and with each other.
- A deal (the seed of a match) belongs to one line-up and is played once for each rotation of it around the table:
  every bot plays each seat with the same cards. With its next deal the line-up takes the next order around the table,
  so that no bot always plays after the same neighbour.
- One seat: each bot plays the automatic opponent, and all bots play the same deals.

A round is one deal of each line-up. Only whole rounds are played. Bots draw seeds of their own for each game. A game
depends on the plan and its number only, so the results are the same for any number of workers, here or on a cluster.
Only the `timing` of a report depends on the machine.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import combinations, islice, permutations
from statistics import fmean, stdev
from time import perf_counter

from msgspec import Struct

import regnum
from regnum.bots.shares import Z, wilson
from regnum.core.chance import Chance
from regnum.core.errors import OptionError
from regnum.lab.elo import Points, add_points, quantile, rated
from regnum.lab.pool import spread
from regnum.lab.sim import drawn_seed

FORMAT = 1  # of the JSON; raised when a field changes its meaning
OFFICIAL = "official opponent"
DIGITS = 4  # of shares and means in a report


class ArenaPlan(Struct, frozen=True):
    """What is to be played. `games` are whole rounds; `iterations` and `seconds` above 0 replace a searcher's own."""

    game: str
    seats: int
    options: dict[str, object]
    bots: list[str]
    games: int
    seed: int
    iterations: int = 0
    seconds: float = 0.0


class Fixture(Struct, frozen=True):
    """A game that is to be played: its deal, and who sits where. `turn` distinguishes the games of one deal."""

    number: int
    deal: int
    turn: int
    seating: list[str]


class ArenaOutcome(Struct, frozen=True):
    """One finished game. An official opponent is the last of `totals` and `ranks`, and has made no decisions."""

    number: int
    deal: int
    seed: int
    seating: list[str]
    totals: list[int]
    ranks: list[int]  # 1 is best; equals share a rank
    decisions: list[int]  # by seat


class TimedOutcome(Struct, frozen=True):
    """What a worker returns: the game, and how many microseconds each decision of each seat took."""

    outcome: ArenaOutcome
    thought: list[list[int]]


class Rating(Struct, frozen=True):
    """How strong a bot is: Elo with its 95% interval, and how many first places (a shared one counts in part)."""

    name: str
    elo: float
    low: float
    high: float
    games: int
    firsts: float
    share: float
    share_low: float
    share_high: float


class Duel(Struct, frozen=True):
    """How one bot fared against another at the same table, by rank: a draw is half a win.

    More meetings than games there are where a table had several of a name.
    """

    name: str
    against: str
    games: int
    meetings: int
    wins: int
    draws: int
    losses: int
    share: float
    low: float
    high: float


class Scores(Struct, frozen=True):
    """What a bot scored, and how many decisions a game took."""

    name: str
    games: int
    mean: float
    sd: float
    least: int
    q05: float
    q25: float
    median: float
    q75: float
    q95: float
    most: int
    decisions: float


class SeatStats(Struct, frozen=True):
    """How a seat fared, whoever sat there: share of first places and mean score, each with its 95 % interval."""

    seat: int
    games: int
    firsts: float
    share: float
    share_low: float
    share_high: float
    mean: float
    mean_low: float
    mean_high: float


class Thinking(Struct, frozen=True):
    """Thinking time of a bot per decision, in milliseconds."""

    name: str
    decisions: int
    mean_ms: float
    p50_ms: float
    p95_ms: float
    max_ms: float


class Timing(Struct, frozen=True):
    """All that depends on the machine."""

    seconds: float
    games_per_second: float
    thinking: list[Thinking]


class ArenaReport(Struct, frozen=True):
    """All that was measured. Everything before `timing` is the same, byte by byte, whenever the plan is played again
    by the same version (as long as no bot runs out of time)."""

    format: int
    version: str
    plan: ArenaPlan
    deals: int
    ratings: list[Rating]  # strongest first
    duels: list[Duel]
    scores: list[Scores]
    chairs: list[SeatStats]  # none in a solo game
    outcomes: list[ArenaOutcome]
    timing: Timing


# -- who meets whom ----------------------------------------------------------------------------------------------------


def line_ups(bots: Sequence[str], seats: int) -> list[list[str]]:
    """Return the line-ups, before seats are assigned."""
    times, left = divmod(seats, len(bots))
    everyone = list(bots) * times
    return [sorted([*everyone, *more], key=bots.index) for more in combinations(bots, left)]


def orders(line_up: Sequence[str]) -> list[list[str]]:
    """The different orders in which a line-up can sit around a table."""
    first, rest = line_up[0], line_up[1:]
    seen: set[tuple[str, ...]] = set()
    found: list[list[str]] = []
    for each in permutations(rest):
        order = (first, *each)
        if order not in seen:
            seen.update(order[turn:] + order[:turn] for turn in range(len(order)))
            found.append(list(order))
    return found


def round_size(plan: ArenaPlan) -> int:
    """Games in a round, of which only whole ones are played."""
    if plan.seats == 1:
        return len(plan.bots)
    return plan.seats * len(line_ups(plan.bots, plan.seats))


def whole_rounds(plan: ArenaPlan) -> int:
    """The number of games, raised to whole rounds."""
    size = round_size(plan)
    return -(-plan.games // size) * size


def schedule(plan: ArenaPlan) -> Iterator[Fixture]:
    """Every game of the plan, round by round."""
    if plan.seats == 1:
        for number in range(plan.games):
            deal, turn = divmod(number, len(plan.bots))
            yield Fixture(number, deal, turn, [plan.bots[turn]])
        return
    around = [orders(line_up) for line_up in line_ups(plan.bots, plan.seats)]
    for number in range(plan.games):
        deal, turn = divmod(number, plan.seats)
        of_line_up, which = divmod(deal, len(around))
        order = around[which][of_line_up % len(around[which])]
        yield Fixture(number, deal, turn, order[turn:] + order[:turn])


def checked(plan: ArenaPlan) -> ArenaPlan:
    """The plan with whole rounds; OptionError if nothing can be compared so."""
    if plan.games < 1:
        raise OptionError("an arena needs at least one game")
    if len(set(plan.bots)) != len(plan.bots):
        raise OptionError("name each bot once; the arena decides how often it plays")
    if len(plan.bots) < (2 if plan.seats > 1 else 1):
        raise OptionError("an arena with two or more seats needs at least two bots")
    for name in plan.bots:
        regnum.bot(name, iterations=plan.iterations, seconds=plan.seconds)
    regnum.new(plan.game, seats=plan.seats, seed=plan.seed, options=plan.options)
    return ArenaPlan(
        plan.game, plan.seats, plan.options, plan.bots, whole_rounds(plan), plan.seed, plan.iterations, plan.seconds
    )


# -- playing -----------------------------------------------------------------------------------------------------------


def play_one(plan: ArenaPlan, fixture: Fixture) -> TimedOutcome:
    """One game. The deal decides the seed of the match, so all its games begin alike; the bots have their own luck."""
    chance = Chance()
    chance.seed(plan.seed)
    chance = chance.split(fixture.deal)
    seed = drawn_seed(chance)
    luck = chance.split(fixture.turn)
    match = regnum.new(plan.game, seats=plan.seats, seed=seed, options=plan.options)
    bots = [
        regnum.bot(name, drawn_seed(luck), iterations=plan.iterations, seconds=plan.seconds) for name in fixture.seating
    ]
    thought: list[list[int]] = [[] for _ in bots]
    while not match.over:
        seat = match.waiting[0]
        begun = perf_counter()
        move = bots[seat].choose(match, seat)
        thought[seat].append(round(1e6 * (perf_counter() - begun)))
        match.play(seat, move)
    result = match.result
    assert result is not None
    decisions = [len(each) for each in thought]
    outcome = ArenaOutcome(
        fixture.number, fixture.deal, seed, fixture.seating, list(result.totals), list(result.ranks), decisions
    )
    return TimedOutcome(outcome, thought)


def held(
    plan: ArenaPlan,
    *,
    jobs: int = 1,
    ray: str | None = None,
    earlier: Iterable[TimedOutcome] = (),
    progress: Callable[[ArenaTally, TimedOutcome], None] = lambda count, played: None,
    seconds_before: float = 0.0,
) -> ArenaReport:
    """Play a checked plan and measure; `progress` is called after every game.

    The first games of the plan may have been played `earlier`, in `seconds_before`: then only the others are played.
    """
    begun = perf_counter() - seconds_before
    count = ArenaTally(plan)
    for played in islice(earlier, plan.games):
        count.add(played)
    fixtures = islice(schedule(plan), len(count.outcomes), None)
    for played in spread(partial(play_one, plan), fixtures, jobs=jobs, ray=ray):
        count.add(played)
        progress(count, played)
    return reported(count, perf_counter() - begun)


# -- counting ----------------------------------------------------------------------------------------------------------


class ThinkingTimes:
    """The thinking times of one bot. Counted in steps of one per cent to save memory."""

    STEP = math.log(1.01)

    def __init__(self) -> None:
        self.decisions = self.total = self.longest = 0
        self.steps: dict[int, int] = {}

    def add(self, thought: Sequence[int]) -> None:
        """The microseconds of a game's decisions."""
        for each in thought:
            step = round(math.log(each) / self.STEP) if each else 0
            self.steps[step] = self.steps.get(step, 0) + 1
        self.decisions += len(thought)
        self.total += sum(thought)
        self.longest = max(self.longest, *thought, 0)

    def below(self, share: float) -> float:
        """The microseconds that this share of the decisions did not exceed, to one per cent."""
        seen = 0
        for step in sorted(self.steps):
            seen += self.steps[step]
            if seen >= share * self.decisions:
                return min(math.exp(step * self.STEP), self.longest)
        return 0.0

    def summary(self, name: str) -> Thinking:
        """Return the thinking times in milliseconds."""
        mean = self.total / max(1, self.decisions)
        numbers = [round(each / 1000, DIGITS) for each in (mean, self.below(0.5), self.below(0.95), self.longest)]
        return Thinking(name, self.decisions, *numbers)


class ArenaTally:
    """The counts so far."""

    def __init__(self, plan: ArenaPlan) -> None:
        self.plan = plan
        self.names = [*plan.bots, *([OFFICIAL] if plan.seats == 1 else [])]
        self.outcomes: list[ArenaOutcome] = []
        self.watches = {name: ThinkingTimes() for name in plan.bots}
        self.games = dict.fromkeys(self.names, 0)
        self.firsts = dict.fromkeys(self.names, 0.0)

    def add(self, played: TimedOutcome) -> None:
        """One more game."""
        outcome = played.outcome
        self.outcomes.append(outcome)
        for seat, share in enumerate(first_shares(outcome)):
            name = name_at(outcome, seat)
            self.games[name] += 1
            self.firsts[name] += share
        for seat, thought in enumerate(played.thought):
            self.watches[outcome.seating[seat]].add(thought)


def name_at(outcome: ArenaOutcome, seat: int) -> str:
    """The bot of a seat, or the game's official opponent."""
    return outcome.seating[seat] if seat < len(outcome.seating) else OFFICIAL


def first_shares(outcome: ArenaOutcome) -> list[float]:
    """What each side has of the first place: all, a part if it is shared, or nothing."""
    firsts = outcome.ranks.count(1)
    return [1 / firsts if rank == 1 else 0.0 for rank in outcome.ranks]


def meetings(outcome: ArenaOutcome) -> Iterator[tuple[str, str, float]]:
    """Every two of a table who are not the same, with the share of the first of them: 1, a half or 0."""
    ranks = outcome.ranks
    for one, other in combinations(range(len(ranks)), 2):
        mine, theirs = name_at(outcome, one), name_at(outcome, other)
        if mine != theirs:
            yield mine, theirs, (ranks[one] < ranks[other]) + (ranks[one] == ranks[other]) / 2


def reported(count: ArenaTally, seconds: float) -> ArenaReport:
    """Everything, worked out."""
    outcomes = count.outcomes
    deals = 1 + outcomes[-1].deal
    watches = [count.watches[name].summary(name) for name in count.plan.bots]
    return ArenaReport(
        FORMAT, regnum.__version__, count.plan, deals, ratings_of(count), duels_of(count), scores_of(count),
        seat_stats_of(count), outcomes, Timing(round(seconds, 3), round(len(outcomes) / seconds, 3), watches),
    )  # fmt: skip


def ratings_of(count: ArenaTally) -> list[Rating]:
    """Return the ratings of all bots, strongest first."""
    at = {name: place for place, name in enumerate(count.names)}
    deals: list[Points] = []
    for outcome in count.outcomes:
        if outcome.deal == len(deals):
            deals.append({})
        for one, other, share in meetings(outcome):
            add_points(deals[-1], at[one], at[other], share)
    ratings = []
    for name, (elo, low, high) in zip(count.names, rated(len(at), deals, count.plan.seed), strict=True):
        games, firsts = count.games[name], count.firsts[name]
        shares = map(rounded, (firsts, firsts / games, *wilson(firsts, games)))
        ratings.append(Rating(name, round(elo, 1), round(low, 1), round(high, 1), games, *shares))
    return sorted(ratings, key=lambda rating: (-rating.elo, at[rating.name]))


def duels_of(count: ArenaTally) -> list[Duel]:
    """Each against each, both ways."""
    shares: dict[tuple[str, str], dict[int, list[float]]] = {}
    for outcome in count.outcomes:
        for one, other, share in meetings(outcome):
            shares.setdefault((one, other), {}).setdefault(outcome.number, []).append(share)
            shares.setdefault((other, one), {}).setdefault(outcome.number, []).append(1 - share)
    wanted = [(one, other) for one in count.names for other in count.names if (one, other) in shares]
    return [duel(*pair, list(shares[pair].values())) for pair in wanted]


def duel(name: str, against: str, games: list[list[float]]) -> Duel:
    """From every meeting of two, game by game. Where a table had several of a name, its game still counts once for
    the interval: those meetings are not independent."""
    shares = [share for game in games for share in game]
    wins, losses = shares.count(1.0), shares.count(0.0)
    points = sum(map(fmean, games))
    share = map(rounded, (points / len(games), *wilson(points, len(games))))
    return Duel(name, against, len(games), len(shares), wins, len(shares) - wins - losses, losses, *share)


def scores_of(count: ArenaTally) -> list[Scores]:
    """By bot, as the plan names them, the official opponent last."""
    totals = totals_of(count.names, count.outcomes)
    return [scores(name, totals[name], count) for name in count.names]


def totals_of(names: Sequence[str], outcomes: Sequence[ArenaOutcome]) -> dict[str, list[int]]:
    """What each of them scored in every game."""
    totals: dict[str, list[int]] = {name: [] for name in names}
    for outcome in outcomes:
        for seat, total in enumerate(outcome.totals):
            totals[name_at(outcome, seat)].append(total)
    return totals


def scores(name: str, totals: list[int], count: ArenaTally) -> Scores:
    """Return the scores of one bot."""
    q05, q25, q50, q75, q95 = (rounded(quantile(totals, share)) for share in (0.05, 0.25, 0.5, 0.75, 0.95))
    sd = stdev(totals) if len(totals) > 1 else 0.0
    decisions = count.watches[name].decisions / len(totals) if name in count.watches else 0.0
    return Scores(
        name, len(totals), rounded(fmean(totals)), rounded(sd), min(totals),
        q05, q25, q50, q75, q95, max(totals), rounded(decisions),
    )  # fmt: skip


def seat_stats_of(count: ArenaTally) -> list[SeatStats]:
    """By seat. Alone at the table there is nothing to compare."""
    return [seat_stats(seat, count.outcomes) for seat in range(count.plan.seats)] if count.plan.seats > 1 else []


def seat_stats(seat: int, outcomes: Sequence[ArenaOutcome]) -> SeatStats:
    """One line. The mean's interval goes by how it differs from deal to deal, since games of a deal are alike."""
    firsts = sum(first_shares(outcome)[seat] for outcome in outcomes)
    by_deal: dict[int, list[int]] = {}
    for outcome in outcomes:
        by_deal.setdefault(outcome.deal, []).append(outcome.totals[seat])
    means = [fmean(each) for each in by_deal.values()]
    mean = fmean(means)
    reach = Z * stdev(means) / math.sqrt(len(means)) if len(means) > 1 else 0.0
    share = (firsts, firsts / len(outcomes), *wilson(firsts, len(outcomes)))
    return SeatStats(seat, len(outcomes), *map(rounded, (*share, mean, mean - reach, mean + reach)))


def rounded(number: float) -> float:
    """No more digits than mean something."""
    return round(number, DIGITS)
