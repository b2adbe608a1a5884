"""What a page shows of many matches: the figures of the balance, and the sentences that follow from them.

A sentence is a rule on the numbers, never free text. Cards are compared with the other cards of the same action: what a
point is worth differs from game to game.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import groupby
from typing import Final, Literal

from msgspec import Struct

from regnum.core.messages import Message
from regnum.statistics.balance import SURE, Balance, CardWorth, SeatBalance, Spread
from regnum.statistics.card_uses import GalleryCard, gallery_of

ENOUGH: Final = 30  # matches; with fewer there are only counts
OFTEN: Final = 0.75  # of the usual share of offers: whoever deceives is taken at least so often
FEW_CARDS: Final = 4  # with a worth; with fewer none is called outstanding
NAMED: Final = 3  # cards in one sentence

Mood = Literal["good", "bad", "open", "unsure"]


class Finding(Struct, frozen=True):
    """A sentence: which one, its numbers, and the cards it is about."""

    id: str
    mood: Mood
    facts: dict[str, float]
    cards: list[str] = []


class SeatFigure(Struct, frozen=True):
    """A seat: matches won (a shared win is shared), the share with its 95% interval, and points on average."""

    name: str
    won: float
    share: float
    low: float
    high: float
    points: float
    error: float


class CardFigure(Struct, frozen=True):
    """A card or a tile. `offered`: sides that could have had it, None where that is not known; `taken`: that had it.

    What is done because there is nothing else to do counts as offered, so `taken` is never more. `worth`: points of
    lead, other things being equal, with half of its 95% interval; None where it came too seldom.
    """

    card: str
    name: Message
    icon: str | None
    tone: str | None
    cost: dict[str, int]
    offered: int | None
    taken: int
    worth: float | None
    error: float | None
    stands: Literal["", "left", "trap"]  # worth much though left lying; worth little though taken


class ActionFigures(Struct, frozen=True):
    """Everything that was done in one way (`took`, `built`), the cards worth most first.

    `high` and `low`: a worth above or below is far from the mean; `usual`: the mean share of offers that are taken;
    `often`: a share above is called often.
    """

    action: str
    cards: list[CardFigure]
    high: float | None
    low: float | None
    usual: float | None
    often: float | None
    findings: list[Finding]


class Figures(Struct, frozen=True):
    """The figures of many matches."""

    games: int
    seats: list[SeatFigure]
    scores: Spread
    histogram: list[tuple[int, int]]
    margins: Spread
    decisions: Spread
    findings: list[Finding]
    actions: list[ActionFigures]


def figures(balance: Balance, named: Callable[[str], bool] = lambda action: True) -> Figures:
    """Return what is shown of a balance: the actions that the game gives a name, or all of them if none has one."""
    games = balance.plan.games
    by_deed = [(action, list(cards)) for action, cards in groupby(balance.cards, key=lambda worth: worth.deed)]
    shown = [each for each in by_deed if named(each[0])] or by_deed
    actions = [action_figures(balance, action, cards) for action, cards in shown]
    return Figures(
        games,
        [seat_figure(seat, games) for seat in balance.seats],
        balance.scores,
        sorted(balance.histogram.items()),
        balance.margins,
        balance.decisions,
        [seats_finding(balance), margins_finding(balance)] if games >= ENOUGH else [],
        sorted(actions, key=lambda each: (each.usual is None, -sum(card.taken for card in each.cards), each.action)),
    )


def seat_figure(seat: SeatBalance, games: int) -> SeatFigure:
    """Return one seat."""
    return SeatFigure(
        seat.name, round(seat.share * games, 2), seat.share, seat.share_low, seat.share_high, seat.points,
        seat.points_error,
    )  # fmt: skip


def seats_finding(balance: Balance) -> Finding:
    """Whether chance explains who wins: fair if every seat's interval holds an equal share."""
    seats, games = balance.seats, balance.plan.games
    if balance.plan.seats == 1:
        return Finding("alone", "open", {"share": seats[0].share, "games": games})
    fair = 1 / len(seats)
    sure = [at for at, seat in enumerate(seats) if not seat.share_low <= fair <= seat.share_high]
    at = max(sure or range(len(seats)), key=lambda each: abs(seats[each].share - fair))
    facts = {"seat": at, "share": seats[at].share, "fair": fair, "games": games}
    if not sure:
        return Finding("seats-fair", "good", facts)
    return Finding("seats-ahead" if seats[at].share > fair else "seats-behind", "bad", facts)


def margins_finding(balance: Balance) -> Finding:
    """Whether matches stay open: half of them end closer than the middle half of all scores lies apart."""
    margins, scores = balance.margins, balance.scores
    is_open = margins.median <= scores.three_quarters - scores.quarter
    facts: dict[str, float] = {"half": margins.median, "quarter": margins.quarter}
    return Finding("margins-open" if is_open else "margins-wide", "good" if is_open else "bad", facts)


def action_figures(balance: Balance, action: str, cards: list[CardWorth]) -> ActionFigures:
    """Return one action; with too few matches only counts."""
    enough = balance.plan.games >= ENOUGH
    worths = [card.worth for card in cards if card.worth is not None] if enough else []
    shares = [card.taken / card.offered for card in cards if card.offered]
    usual = sum(shares) / len(shares) if shares else None
    mean, high, low = 0.0, None, None
    if len(worths) >= FEW_CARDS:
        mean = sum(worths) / len(worths)
        apart = math.sqrt(sum((worth - mean) ** 2 for worth in worths) / (len(worths) - 1))
        high, low = mean + apart, mean - apart
    shown = [card_figure(balance.plan.game, card, enough, mean, high, low, usual) for card in cards]
    shown.sort(key=lambda card: (card.worth is None, -(card.worth or 0.0), -card.taken, card.card))
    often = OFTEN * usual if usual is not None else None
    return ActionFigures(
        action, shown, high, low, usual, often, action_findings(shown, high) if enough and usual else []
    )


def card_figure(
    game: str, card: CardWorth, enough: bool, mean: float, high: float | None, low: float | None, usual: float | None
) -> CardFigure:
    """Return one card. It stands out if its worth is far from the mean, its interval does not hold the mean, and it is
    taken less, or more, often than others."""
    picture = gallery_of(game).get(card.card, GalleryCard(card.card, card.name, card.cost))
    worth = card.worth if enough else None
    error = SURE * card.worth_error if worth is not None and card.worth_error is not None else None
    stands: Literal["", "left", "trap"] = ""
    if worth is not None and error is not None and high is not None and low is not None and usual and card.offered:
        share = card.taken / card.offered
        if worth >= high and worth - error > mean and share < usual:
            stands = "left"
        elif worth <= low and worth + error < mean and share > OFTEN * usual:
            stands = "trap"
    return CardFigure(
        card.card, card.name, picture.icon, picture.tone, card.cost, card.offered, card.taken, worth,
        error, stands,
    )  # fmt: skip


def action_findings(cards: list[CardFigure], high: float | None) -> list[Finding]:
    """Return which cards deceive, and which are left lying too often."""
    if high is None:
        return [Finding("cards-unsure", "unsure", {})]
    traps = [card for card in reversed(cards) if card.stands == "trap"]
    left = [card for card in cards if card.stands == "left"]
    return [about("trap", "bad", traps), about("left", "open", left)]


def about(id: str, mood: Mood, cards: list[CardFigure]) -> Finding:
    """Return a sentence about the first of these cards, or that there are none. Its numbers are those of the cards it
    names; `count` is how many there are."""
    if not cards:
        return Finding(f"{id}-none", "good", {})
    named = cards[:NAMED]
    worths = [card.worth or 0.0 for card in named]
    taken, offered = sum(card.taken for card in named), sum(card.offered or 0 for card in named)
    facts = {"count": len(cards), "share": taken / offered, "least": min(worths), "most": max(worths)}
    return Finding(id, mood, facts, [card.card for card in named])
