"""What follows from many matches of a game: who wins by seat, how scores spread, and what each card is worth."""

from __future__ import annotations

import math
from collections import Counter

import msgspec
from msgspec import Struct

from regnum.bots.shares import wilson
from regnum.core.messages import Message
from regnum.core.registry import box_of
from regnum.statistics.card_uses import BalanceOutcome, base_of, gallery_of

SURE = 1.96  # standard errors to each side: 95 %
LEAST_SEEN = 5  # sides with a card, and without it, before its worth is estimated
CALM = 1.0  # of the regression: a card that hardly ever comes is worth nothing rather than anything


class BalancePlan(Struct, frozen=True):
    """What was played: by one bot on every seat, or with bot "" by people."""

    game: str
    seats: int
    options: dict[str, object]
    bot: str
    games: int
    seed: int
    edition: int = 0  # of the game; 0: not noted


class SeatBalance(Struct, frozen=True):
    """The results of one seat: its share of wins (a shared win is shared) and its points, each with 95 % around it."""

    name: str
    share: float
    share_low: float
    share_high: float
    points: float
    points_error: float


class CardWorth(Struct, frozen=True):
    """A card and what comes of it.

    `difference`: the mean lead (own score minus the mean of the others') of sides that have it over sides at tables
    where it came up that have it not. `worth`: the same with all other cards of the same event and the seat held
    equal, by regression. Errors are standard errors with games as clusters. None: seen too seldom.
    """

    deed: str  # the event, a name of the JSON report
    card: str
    name: Message
    cost: dict[str, int]
    offered: int | None  # sides that could have had it; None where no label shows that
    taken: int  # sides that did it
    difference: float | None
    difference_error: float | None
    worth: float | None
    worth_error: float | None


class Spread(Struct, frozen=True):
    """How numbers are distributed."""

    mean: float
    deviation: float
    least: int
    quarter: int
    median: int
    three_quarters: int
    most: int


class Balance(Struct, frozen=True):
    """The whole report."""

    plan: BalancePlan
    seats: list[SeatBalance]
    scores: Spread
    histogram: dict[int, int]  # how often each final score of a seat
    margins: Spread  # between the winner and the best other side
    decisions: Spread
    cards: list[CardWorth]


def counted(plan: BalancePlan, outcomes: list[BalanceOutcome]) -> Balance:
    """Everything that follows from the games."""
    seats = range(plan.seats)
    scores = [outcome.totals[seat] for outcome in outcomes for seat in seats]
    histogram = dict(sorted(Counter(scores).items()))
    decisions = [outcome.decisions for outcome in outcomes]
    sides = len(outcomes[0].totals)
    return Balance(
        plan, [seat_of(plan, outcomes, side) for side in range(sides)], spread_of(scores), histogram,
        spread_of([winning_margin(outcome) for outcome in outcomes]), spread_of(decisions), worths(plan, outcomes),
    )  # fmt: skip


def winning_margin(outcome: BalanceOutcome) -> int:
    """How far the best is ahead of the next."""
    best = sorted(outcome.totals, reverse=True)
    return best[0] - best[1] if len(best) > 1 else best[0]


def seat_of(plan: BalancePlan, outcomes: list[BalanceOutcome], side: int) -> SeatBalance:
    """One seat, or the official opponent."""
    games = len(outcomes)
    share = sum(1 / len(each.winners) for each in outcomes if side in each.winners) / games
    low, high = wilson(share * games, games)
    points = [float(each.totals[side]) for each in outcomes]
    mean, error = mean_and_error(points)
    return SeatBalance(box_of(plan.game).colours[side], share, low, high, mean, SURE * error)


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, 0.0
    return mean, math.sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def spread_of(values: list[int]) -> Spread:
    """Mean, deviation and quartiles."""
    mean, error = mean_and_error([float(value) for value in values])
    low_to_high = sorted(values)
    last = len(values) - 1
    quartiles = [low_to_high[round(last * part / 4)] for part in range(5)]
    return Spread(mean, error * math.sqrt(len(values)), *quartiles)


# -- what cards are worth -------------------------------------------------------------------------------


class LeadRow(Struct, frozen=True):
    """One side of one game: its lead, and the cards of one event that it has."""

    game: int
    side: int
    lead: float
    cards: frozenset[str]


def worths(plan: BalancePlan, outcomes: list[BalanceOutcome]) -> list[CardWorth]:
    """Every event with every card, the most valuable first within an event."""
    uses = sorted({use for outcome in outcomes for done in outcome.done[: plan.seats] for use in done})
    names = {card: name for outcome in outcomes for card, name in outcome.names.items()}
    found: list[CardWorth] = []
    for event in dict.fromkeys(use.event for use in uses):
        found += worths_of(plan, outcomes, event, {use.card: names[use.card] for use in uses if use.event == event})
    return found


def worths_of(
    plan: BalancePlan, outcomes: list[BalanceOutcome], event: str, names: dict[str, Message]
) -> list[CardWorth]:
    """The cards of one event. `offered` is None where the labels of its verbs name fewer cards than were had."""
    rows = [row for number, outcome in enumerate(outcomes) for row in rows_of(plan, outcome, number, event)]
    adjusted = regressed(rows, list(names), plan.seats)
    verbs = {verb for each in outcomes for done in each.done for use, verb in done.items() if use.event == event}
    could = [[{card for verb, card in cards if verb in verbs} for cards in each.offered] for each in outcomes]
    named = sum(card in cards for sides in could for cards in sides[: plan.seats] for card in names)
    labels_complete = named >= sum(card in row.cards for row in rows for card in names)
    found = [worth_of(plan, could, rows, event, card, name, adjusted[card]) for card, name in names.items()]
    if not labels_complete:
        found = [msgspec.structs.replace(each, offered=None) for each in found]
    return sorted(found, key=lambda worth: (worth.worth is None, -(worth.worth or 0.0), worth.card))


def rows_of(plan: BalancePlan, outcome: BalanceOutcome, number: int, event: str) -> list[LeadRow]:
    """The seats of one game; an official opponent's choices are not counted."""
    rows = []
    for side in range(plan.seats):
        others = [total for other, total in enumerate(outcome.totals) if other != side]
        lead = outcome.totals[side] - (sum(others) / len(others) if others else 0.0)
        cards = frozenset(use.card for use in outcome.done[side] if use.event == event)
        rows.append(LeadRow(number, side, lead, cards))
    return rows


Estimate = tuple[float | None, float | None]


def worth_of(
    plan: BalancePlan,
    could: list[list[set[str]]],
    rows: list[LeadRow],
    event: str,
    card: str,
    name: Message,
    adjusted: Estimate,
) -> CardWorth:
    """One card of one event. It came up in a game where a side could have it, or has it: what is done because there
    is nothing else to do was no question, but it was on offer."""
    offered = sum(card in row.cards or card in could[row.game][row.side] for row in rows)
    came = {row.game for row in rows if card in row.cards}
    came |= {number for number, sides in enumerate(could) if any(card in cards for cards in sides)}
    taken = sum(card in row.cards for row in rows)
    difference, error = compared([row for row in rows if row.game in came], card)
    worth, worth_error = (None, None) if difference is None else adjusted
    shown = gallery_of(plan.game)[card]
    title = shown.name if base_of(shown.name) == card else name
    return CardWorth(event, card, title, shown.cost, offered or None, taken, difference, error, worth, worth_error)


def compared(rows: list[LeadRow], card: str) -> Estimate:
    """The mean lead with a card minus the mean lead without it, and its standard error, games being clusters."""
    having = [row.lead for row in rows if card in row.cards]
    lacking = [row.lead for row in rows if card not in row.cards]
    if min(len(having), len(lacking)) < LEAST_SEEN:
        return None, None
    mine, theirs = sum(having) / len(having), sum(lacking) / len(lacking)
    pulls: dict[int, float] = {}
    for row in rows:
        has = card in row.cards
        pull = (row.lead - mine) / len(having) if has else -(row.lead - theirs) / len(lacking)
        pulls[row.game] = pulls.get(row.game, 0.0) + pull
    return mine - theirs, math.sqrt(sum(pull * pull for pull in pulls.values()))


def regressed(rows: list[LeadRow], cards: list[str], seats: int) -> dict[str, Estimate]:
    """By card what it adds to the lead with all others and the seat held equal; errors with games as clusters."""
    place = {card: seats + at for at, card in enumerate(cards)}  # before them one column for each seat
    columns = [[row.side, *(place[card] for card in sorted(row.cards))] for row in rows]
    size = seats + len(cards)
    square = [[CALM * (one == other and one >= seats) for other in range(size)] for one in range(size)]
    answer = [0.0] * size
    for row, ones in zip(rows, columns, strict=True):
        for one in ones:
            answer[one] += row.lead
            for other in ones:
                square[one][other] += 1.0
    turned = inverse(square)
    weights = [sum(a * b for a, b in zip(line, answer, strict=True)) for line in turned]
    sums: dict[int, dict[int, float]] = {}
    for row, ones in zip(rows, columns, strict=True):
        left = row.lead - sum(weights[one] for one in ones)
        mine = sums.setdefault(row.game, {})
        for one in ones:
            mine[one] = mine.get(one, 0.0) + left
    return {card: (weights[at], clustered(turned[at], sums)) for card, at in place.items()}


def clustered(line: list[float], sums: dict[int, dict[int, float]]) -> float:
    """The standard error of one weight: how far each whole game pulls at it."""
    return math.sqrt(sum(sum(line[at] * pull for at, pull in game.items()) ** 2 for game in sums.values()))


def inverse(square: list[list[float]]) -> list[list[float]]:
    """By Gauss and Jordan. It fails only for a seat without games, which cannot be."""
    size = len(square)
    work = [[*line, *(float(at == own) for at in range(size))] for own, line in enumerate(square)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda each: abs(work[each][at]))
        work[at], work[pivot] = work[pivot], work[at]
        scale = work[at][at]
        work[at] = [value / scale for value in work[at]]
        for other in range(size):
            factor = work[other][at]
            if other != at and factor != 0.0:
                work[other] = [value - factor * top for value, top in zip(work[other], work[at], strict=True)]
    return [line[size:] for line in work]
