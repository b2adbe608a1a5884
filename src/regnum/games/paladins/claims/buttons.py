"""What the numbers on buttons claim: the move is played, and what is told of it is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from regnum.core.messages import Event
from regnum.core.words import Listener, Move
from regnum.games.paladins import asks, events
from regnum.games.paladins.cards import (
    TOWNSFOLK,
)
from regnum.games.paladins.claims.looking import Told
from regnum.games.paladins.moves import actions, rewards, round, targets
from regnum.games.paladins.parts import (
    ACTIONS,
    ATTACK,
    NONE,
    RECRUIT,
)


def heard(was: Any, told: Any, *, option: int = 0, alone: bool = False) -> list[Event]:
    """All that is told of a move until the turn is over, if every reward is taken, and of a choice the `option`th.

    `alone`: without what was due already and only comes after it.
    """
    game = was.clone()
    if alone:
        game.due = game.due[:0]
    game.told = listener = Listener()
    game.play_alone(told.seat, told.move)
    while game.committed == was.committed:
        if not game.advance():
            if game.over:
                break
            answers = [each for each in game.legal(game.next_seat()) if each.text != "decline"]
            at = option if isinstance(game.asked(), asks.ChooseReward) else -1
            game.play_alone(game.next_seat(), answers[at])
    return listener.events


def at_once(was: Any, told: Any) -> list[Event]:
    """What is told of a move itself."""
    game = was.clone()
    game.told = listener = Listener()
    game.play_alone(told.seat, told.move)
    return listener.events


SINGLE: Final[dict[type[Event], str]] = {
    events.DebtPaid: "debt", events.DebtCancelled: "cancel", events.Cleared: "clear", events.Enlisted: "recruit",
    events.Developed: "develop",
}  # fmt: skip


def gains(told_events: Iterable[Any], seat: int) -> Counter[str]:
    """What a seat gets, by name; without what an Inquisition brings, and without the tax of a suspicion card."""
    found: Counter[str] = Counter()
    judged = suspicion = short = False
    for each in told_events:
        if isinstance(each, (events.InquisitionBegan, events.TaxRefilled)):
            judged = isinstance(each, events.InquisitionBegan)
        if judged or getattr(each, "seat", NONE) != seat:
            continue
        if isinstance(each, events.WorkersGained):
            found.update(each.workers)
        elif isinstance(each, events.SilverGained):  # it makes up for tax, if the tax supply was short
            found["" if short and suspicion else "tax" if short else "silver"] += each.n
        elif isinstance(each, events.TaxTaken):
            found["" if suspicion else "tax"] += each.n
        elif isinstance(each, events.ProvisionsGained):
            found["provisions"] += each.n
        elif isinstance(each, events.Raised):
            found[each.attribute] += each.n
        elif isinstance(each, events.SuspicionDiscarded):
            found["suspicion"] += each.n
        else:
            found[SINGLE.get(type(each), "")] += 1
        short = isinstance(each, events.TaxTaken) and each.left == 0
        suspicion = isinstance(each, events.SuspicionDrawn) or (suspicion and short)
    del found[""]
    return +found


def promised(gain: Any, option: int = 0) -> Counter[str]:
    """What a label says that a move brings; of a choice the `option`th reward."""
    found: Counter[str] = Counter()
    for each in gain if gain != "none" else []:
        if each.id == "effect-workers":
            found[each.workers.id.removeprefix("count-").removesuffix("-acc")] += each.workers.count
        elif each.id == "effect-raise":
            found[each.attribute.id.removeprefix("attribute-").removesuffix(".acc")] += each.n
        elif each.id == "effects":
            found += promised(each.effects)
        elif options_of(each):
            found += promised([options_of(each)[option]])
        else:
            found[each.id.removeprefix("effect-")] += each.count
    return found


def options_of(effect: Any) -> list[Any]:
    """The rewards to choose from, if there is a choice."""
    return [getattr(effect, name) for name in ("first", "second", "third") if name in vars(effect)]


def counts(things: Any) -> Counter[str]:
    """Counted things of a label or a refusal, by name."""
    named = [(each.id.removeprefix("count-").removesuffix("-acc"), each.count) for each in things if things != "none"]
    return Counter(dict(named))


def paid(told_events: list[Any], seat: int) -> Counter[str]:
    """What a seat pays."""
    found: Counter[str] = Counter()
    for each in told_events:
        if getattr(each, "seat", NONE) == seat:
            found["silver"] += each.n if isinstance(each, events.SilverPaid) else 0
            found["provision"] += each.n if isinstance(each, events.ProvisionsPaid) else 0
            found["debt"] += isinstance(each, events.DebtTaken)
    return +found


def price_on(told: Any) -> dict[str, int]:
    """The price on a button: in words, or as a number of silver."""
    if "cost" in vars(told):
        return counts(told.cost)
    silver = {"silver": told.price} if vars(told).get("price") else {}
    return silver | ({"debt": 1} if vars(told).get("how") == "debt" else {})


GOODS_ACTIONS: Final = tuple(ACTIONS.index(each) for each in ("hunt", "trade", "conspire"))


def act_button(told: Any, was: Any, now: Any) -> bool:
    """4.1, 4.7, 4.10. These workers, this price, and this for sure: what only the target decides is told with it."""
    told_events: list[Any] = heard(was, told)
    action = told.move.action
    cost: Counter[str] = Counter() if action in (RECRUIT, ATTACK) else paid(told_events, told.seat)
    sure = told_events if action in GOODS_ACTIONS else reactions(told_events, action)
    right = counts(told.workers) == Counter(told_events[0].workers) and price_on(told) == cost
    return right and promised(told.gain) == gains(sure, told.seat)


def reactions(told_events: list[Any], action: int) -> list[Any]:
    """What is told from the first reaction to the action on: the paladin's, or a townsfolk's."""
    for at, each in enumerate(told_events):
        if isinstance(each, events.BonusUsed):
            return told_events[at:]
        if isinstance(each, events.AbilityUsed):
            card = next(one for one in TOWNSFOLK if one.id == each.townsfolk)
            if card.trigger == action:
                return told_events[at:]
    return []


CALLING: Final = {"debt", "recruit", "develop"}  # townsfolk react to these, or come with rewards of their own


def kept(promise: Counter[str], came: Counter[str]) -> bool:
    """Exactly what was promised; more only if it calls others."""
    return {name: came[name] for name in promise} == promise if CALLING & set(promise) else came == promise


def reward_button(after: type[Event] | None) -> Told:
    """What a card costs and brings, whichever reward of it is chosen; `after` tells that it was taken."""

    def claim(told: Any, was: Any, now: Any) -> bool:
        shown = told.effects if after is None else told.gain
        choices = max([len(options_of(each)) for each in shown if shown != "none"], default=0)
        for option in range(max(choices, 1)):
            told_events = heard(was, told, option=option, alone=True)
            at = 0 if after is None else 1 + next(i for i, each in enumerate(told_events) if type(each) is after)
            if not kept(promised(shown, option), gains(told_events[at:], told.seat)) or price_on(told) != paid(
                told_events, told.seat
            ):
                return False
        return True

    return claim


def favour_button(told: Any, was: Any, now: Any) -> bool:
    """7.1."""
    workers = at_once(was, told)[0].workers  # type: ignore[attr-defined]
    return counts(told.workers) == Counter(workers) and reward_button(events.FavourUsed)(told, was, now)


def square_button(told: Any, was: Any, now: Any) -> bool:
    """6.1.3, 6.2.3, 6.4.3. This region, and whether its reward does anything."""
    told_events: list[Any] = heard(was, told, alone=True)
    region = "region" not in vars(told) or told_events[0].region == told.region
    return bool(region and (told.works == "yes") == bool(gains(told_events[1:], told.seat)))


def told_at_once(kind: type[Event], field: str) -> Told:
    """The workers, or the number, that the first thing told of the move names."""

    def claim(told: Any, was: Any, now: Any) -> bool:
        event: Any = next(each for each in at_once(was, told) if isinstance(each, kind))
        if field == "workers":
            return counts(told.workers) == Counter(event.workers)
        return bool(told.count == getattr(event, field))

    return claim


BUTTONS: Final[dict[type[Move[Any]], Told]] = {
    **dict.fromkeys(actions.ACT_CLASSES, act_button),
    round.UseFavour: favour_button,
    round.TakeTavern: told_at_once(events.TavernTaken, "workers"),
    round.Keep: told_at_once(events.WorkersKept, "workers"),
    targets.Enlist: reward_button(events.Enlisted),
    targets.Dismiss: reward_button(events.Dismissed),
    targets.Send: square_button,
    targets.Post: square_button,
    targets.MoveJar: square_button,
    targets.Strike: reward_button(events.Attacked),
    targets.Persuade: reward_button(events.Converted),
    rewards.Choose: reward_button(None),
    rewards.UseAbility: lambda told, was, now: promised(told.effects) == gains(at_once(was, told), told.seat),
    rewards.Discard: told_at_once(events.SuspicionDiscarded, "n"),
}
