"""Measure the balance of a game: identical bots play many games, and seats and cards are counted.

There is no code for a particular game. The gallery lists the cards and tiles; events show who did what with which of
them (`took`, `built`, `enlisted`), and the labels of moves show which of them a seat could have had.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

import regnum
from regnum.core.chance import Chance
from regnum.core.errors import OptionError
from regnum.core.match import Match, checked_seed
from regnum.core.messages import Event, Fact, Message
from regnum.core.registry import box_of
from regnum.core.words import Move
from regnum.lab.pool import spread
from regnum.scene import Card, Panel, Piece, Place, Space, Thing

CHUNK = 16  # games handed to a worker at once
SURE = 1.96  # standard errors to each side: 95 %
LEAST_SEEN = 5  # sides with a card, and without it, before its worth is estimated
PATIENCE = 60  # labels of a verb in a row that name no card, before no more are read in this game
CALM = 1.0  # of the regression: a card that hardly ever comes is worth nothing rather than anything
MOST_GAMES = 1_000_000


class BalancePlan(Struct, frozen=True):
    """What is to be played, by one bot on every seat."""

    game: str
    seats: int
    options: dict[str, object]
    bot: str
    games: int
    seed: int


class GalleryCard(Struct, frozen=True):
    """Something of the gallery: the message that names it, and what it costs where that is printed."""

    id: str
    name: Message
    cost: dict[str, int]


class CardUse(Struct, frozen=True, order=True):
    """Something done with a card: the name of the event, and the card."""

    event: str
    card: str


class BalanceOutcome(Struct, frozen=True):
    """One finished game: by side what it did with cards, and which cards it could have had by which verb."""

    totals: list[int]
    winners: list[int]
    decisions: int
    done: list[dict[CardUse, str]]  # with the verb that names the card and did it; "" where no verb does
    offered: list[set[tuple[str, str]]]  # verb and card
    names: dict[str, Message]  # of the cards that were met


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


class Chunk(Struct, frozen=True):
    """Some games of the plan."""

    plan: BalancePlan
    first: int
    last: int


def measure(plan: BalancePlan, *, jobs: int = 1, progress: Callable[[int], None] = lambda done: None) -> Balance:
    """Play the plan and count. The same numbers for any number of jobs; `progress` hears how many games are done."""
    check(plan)
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
    sides = len(match.colours)
    game = BalanceOutcome([], [], 0, [{} for _ in range(sides)], [set() for _ in range(sides)], {})
    silent: Counter[str] = Counter()
    while not match.over:
        seat = match.waiting[0]
        note_offers(match, seat, game, silent)
        move = match.read(bots[seat].choose(match, seat))
        label = move.label(match.state, seat)
        for event in match.play_move(seat, move):
            note_card_use(match, event, move, label, game)
    result = match.result
    assert result is not None
    return msgspec.structs.replace(game, totals=result.totals, winners=result.winners, decisions=len(match.log))


def note_offers(match: Match, seat: int, game: BalanceOutcome, silent: Counter[str]) -> None:
    """Which cards this seat could have now, by the labels of its moves; silent verbs are not asked for ever."""
    known = gallery_of(match.game)
    for move in match.state.legal(seat):
        verb = verb_of(move)
        if silent[verb] > PATIENCE:
            continue
        named = cards_named(move.label(match.state, seat).args, known)
        game.offered[seat].update((verb, base_of(name)) for name in named)
        silent[verb] = 0 if named else silent[verb] + 1


def note_card_use(match: Match, event: Event, move: Move[Any], label: Message, game: BalanceOutcome) -> None:
    """Record the cards that an event names; with the verb, if the move's label names the card too."""
    seat = getattr(event, "seat", None)
    if not isinstance(seat, int) or not 0 <= seat < len(game.done):
        return
    known = gallery_of(match.game)
    meant = {base_of(name) for name in cards_named(label.args, known)}
    for name in cards_named(event.facts(), known):
        card = base_of(name)
        game.done[seat].setdefault(CardUse(event.name(), card), verb_of(move) if card in meant else "")
        game.names.setdefault(card, msgspec.structs.replace(name, game=match.game))


def cards_named(facts: dict[str, Fact], known: dict[str, GalleryCard]) -> list[Message]:
    """The cards that a sentence names."""
    return [fact for fact in facts.values() if isinstance(fact, Message) and base_of(fact) in known]


def verb_of(move: Move[Any]) -> str:
    """The first word of its notation."""
    return move.text.split(" ", 1)[0]


def base_of(message: Message) -> str:
    """A name without its grammatical form."""
    return message.id.partition(".")[0]


@cache
def gallery_of(game: str) -> dict[str, GalleryCard]:
    """All cards and tiles of a game's gallery by the message that names them (`tile-mill`), or by the last two words of
    their id (`tavern 04` as `tavern-04`) where several share a title."""
    found: dict[str, GalleryCard] = {}
    for thing in things(box_of(game).gallery()):
        if not isinstance(thing, (Card, Piece)):
            continue
        title = thing.title if isinstance(thing, Card) else None
        names = [each for each in (thing.name, title, thing.label) if each is not None]
        if not names:
            continue
        cost = dict(thing.cost or {})
        bases = {base_of(name) for name in names} | {"-".join(thing.id.split()[-2:])}
        for base in bases:
            found.setdefault(base, GalleryCard(base, msgspec.structs.replace(names[0], game=game), cost))
    return found


def things(panels: Iterable[Thing]) -> Iterator[Thing]:
    """Everything in them."""
    for each in panels:
        yield each
        if isinstance(each, (Panel, Place, Space)):
            yield from things(each.items)


# -- counting -------------------------------------------------------------------------------------------


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
    low, high = wilson(share, games)
    points = [float(each.totals[side]) for each in outcomes]
    mean, error = mean_and_error(points)
    return SeatBalance(box_of(plan.game).colours[side], share, low, high, mean, SURE * error)


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    square = SURE * SURE
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = SURE / (1 + square / count) * math.sqrt(share * (1 - share) / count + square / (4 * count * count))
    return max(0.0, middle - half), min(1.0, middle + half)


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
