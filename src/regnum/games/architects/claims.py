"""What the sentences of the game claim: events over the table before and after them, buttons over what will be told.

Only the contract reads this; it is not compiled.
"""

from __future__ import annotations

from typing import Any, Final

from regnum.core.effects import n_of, side_of, what_of
from regnum.core.messages import Event, Refusal
from regnum.core.words import Listener
from regnum.games.architects import asks, events
from regnum.games.architects.cards import APPRENTICES, BOARDS, BUILDINGS, REWARDS
from regnum.games.architects.cathedral import room_on
from regnum.games.architects.effects.vocabulary import CLAUSES
from regnum.games.architects.events import HIDDEN, CardsDrawn, Looked, Paid, SilverLaid, VirtueLost
from regnum.games.architects.figures import LASTING
from regnum.games.architects.moves import general, guarding, guildhall, hiring, holding, payment, turn
from regnum.games.architects.parts import (
    AVOIDS_DEBTS,
    GOODS,
    HAND_LIMIT,
    HELD,
    HOME,
    KINDS,
    MARKET_VIRTUE,
    MINES,
    NONE,
    PLACES,
    PRISON,
    SILVER,
    TOP_LEVEL,
    WORKSHOP,
)
from regnum.games.architects.scoring import total
from regnum.games.architects.solo.claims import RIVAL_EVENTS, RIVAL_UNPROVED
from regnum.testing.claims import Claim, Claims, MessageFacts, said

# -- what changed -------------------------------------------------------------------------------------------------


def more(was: Any, now: Any, side: int, what: str) -> int:
    """How much a number of a side has risen."""
    return int(getattr(now.sides[side], what) - getattr(was.sides[side], what))


def more_goods(was: Any, now: Any, side: int, kind: int) -> int:
    """How much more of a kind a side has."""
    return int(now.sides[side].goods[kind] - was.sides[side].goods[kind])


def moved(was: Any, now: Any, side: int, source: int, target: int, count: int) -> bool:
    """Whether so many workers of a colour have gone from one place to another, and no others."""
    change = [int(now.sides[side].workers[place] - was.sides[side].workers[place]) for place in range(len(PLACES))]
    expected = [0] * len(PLACES)
    expected[source] -= count
    expected[target] += count
    return count > 0 and change == expected


def place_of(location: str) -> int:
    """The number of a place."""
    return PLACES.index(location)


def hand(game: Any, side: int) -> list[str]:
    """The building cards of a side."""
    return [BUILDINGS[card].id for card in game.sides[side].hand]


def shown(game: Any) -> list[str]:
    """The apprentices in the display."""
    return [APPRENTICES[card].id for card in game.display.cards if card != NONE]


def secret(told: Any, fact: bool) -> bool:
    """What is hidden from a viewer claims nothing."""
    return told.building == HIDDEN or fact


def paid(told: Any, was: Any, now: Any) -> Any:
    """A3.9. Exactly these goods have gone, silver with the tax and with what is laid on apprentices."""
    goods = {word.split()[1]: int(word.split()[0]) for word in told.goods}
    tax = now.tax - was.tax
    silver = goods.pop("silver", 0) + told.tax + now.bill.laid
    raw = {KINDS[kind]: -more_goods(was, now, told.seat, kind) for kind in range(GOODS)}
    return (
        told.tax == tax
        and silver == -more_goods(was, now, told.seat, SILVER)
        and goods == {k: n for k, n in raw.items() if n}
    )


def drawn(told: Any, was: Any, now: Any) -> Any:
    """A4.12. From the top of the deck into the hand."""
    cards = [BUILDINGS[card].id for card in was.buildings.deck[: told.count]]
    arrived = (
        len(now.sides[told.seat].hand) - len(was.sides[told.seat].hand)
        == told.count
        == len(was.buildings.deck) - len(now.buildings.deck)
    )
    return arrived and told.buildings in ([], cards)


def left_hand(told: Any, was: Any, now: Any) -> Any:
    """A6.9. A card has gone from the hand under the deck."""
    gone = len(was.sides[told.seat].hand) - len(now.sides[told.seat].hand) == 1
    under = BUILDINGS[now.buildings.deck[-1]].id if len(now.buildings.deck) else ""
    return gone and secret(told, under == told.building and told.building in hand(was, told.seat))


def kept(told: Any, was: Any, now: Any) -> Any:
    """A2.12, A4.27. A card has come into the hand."""
    came = len(now.sides[told.seat].hand) - len(was.sides[told.seat].hand) == 1
    return came and secret(told, told.building in hand(now, told.seat) and told.building not in hand(was, told.seat))


def hired(told: Any, was: Any, now: Any) -> Any:
    """A4.10. It works for this side now, and the silver on it is there."""
    card = APPRENTICES.number(told.apprentice)
    at = was.display.place_of(card)
    new = now.sides[told.seat].has_apprentice(card) and not was.sides[told.seat].has_apprentice(card)
    return new and told.coins == was.display.coins[at] == more_goods(was, now, told.seat, SILVER)


def first_by(told: Any, was: Any, now: Any) -> Any:
    """A2.8, C1.1."""
    seats = int(now.rules.seats)
    reason = "alone" if seats == 1 else "chance" if now.sides[0].board == NONE else "virtue"
    best = max(int(now.sides[seat].virtue) for seat in range(seats))
    return (
        told.seat == now.first and told.reason == reason and (reason != "virtue" or now.sides[told.seat].virtue == best)
    )


def swept(told: Any, was: Any, now: Any) -> Any:
    """A4.31. These have left the display and lie under the deck."""
    gone = [each for each in shown(was) if each not in shown(now)]
    under = [APPRENTICES[card].id for card in now.display.deck][len(now.display.deck) - len(gone) :]
    return sorted(told.apprentices) == sorted(gone) == sorted(under)


def fell(was: Any, now: Any, side: int) -> Any:
    """Nobody is at home, and this worker has come back."""
    return was.sides[side].at_home == 0 and now.sides[side].at_home == 1


EVENTS: Final[dict[type[Event], Claim]] = {
    events.Opened: lambda told, was, now: now.turn == NONE,
    events.BoardTaken: lambda told, was, now: BOARDS[now.sides[told.seat].board].id == told.board,
    events.FirstPlayer: first_by,
    events.ApprenticeDrafted: lambda told, was, now: (
        now.sides[told.seat].has_apprentice(APPRENTICES.number(told.apprentice)) and told.apprentice in shown(was)
    ),
    events.Drafted: kept,
    events.PacketsPassed: lambda told, was, now: (
        told.count * now.rules.seats == sum(card != NONE for card in now.buildings.packets)
        and list(was.buildings.packets) != list(now.buildings.packets)
    ),
    events.PacketsReturned: lambda told, was, now: len(was.buildings.packets) > 0 == len(now.buildings.packets),
    events.Placed: lambda told, was, now: moved(was, now, told.seat, HOME, place_of(told.location), 1),
    events.Gained: lambda told, was, now: more_goods(was, now, told.seat, KINDS.index(told.kind)) == told.count > 0,
    events.Paid: paid,
    events.SilverLaid: lambda told, was, now: (
        told.seat == now.turn and sum(now.display.coins) - sum(was.display.coins) == told.count
    ),
    events.VirtueGained: lambda told, was, now: (
        told.now == now.sides[told.seat].virtue and told.count == more(was, now, told.seat, "virtue") > 0
    ),
    events.VirtueLost: lambda told, was, now: (
        told.now == now.sides[told.seat].virtue and told.count == -more(was, now, told.seat, "virtue") > 0
    ),
    events.DebtTaken: lambda told, was, now: more(was, now, told.seat, "unpaid") == 1,
    events.DebtAvoided: lambda told, was, now: (
        now.sides[told.seat].powers[AVOIDS_DEBTS] > 0 and more(was, now, told.seat, "unpaid") == 0
    ),
    events.DebtPaid: lambda told, was, now: (
        more(was, now, told.seat, "unpaid") == -1 and more(was, now, told.seat, "paid") == 1
    ),
    events.DebtDestroyed: lambda told, was, now: (
        more(was, now, told.seat, "unpaid") == -1 and more(was, now, told.seat, "paid") == 0
    ),
    events.CardsDrawn: drawn,
    events.CardGiven: left_hand,
    events.CardDiscarded: left_hand,
    events.Looked: lambda told, was, now: (
        told.seat == now.turn
        and told.count == len(now.buildings.looked) == len(was.buildings.deck) - len(now.buildings.deck)
    ),
    events.CardKept: lambda told, was, now: (
        kept(told, was, now)
        and len(now.buildings.looked) == 0
        and secret(told, told.building in [BUILDINGS[card].id for card in was.buildings.looked])
    ),
    events.Captured: lambda told, was, now: (
        moved(was, now, told.whose, place_of(told.location), HELD + told.seat, told.count)
        and now.sides[told.whose].workers[place_of(told.location)] == 0
    ),
    events.WorkersHome: lambda told, was, now: (
        moved(was, now, told.seat, place_of(told.location), HOME, told.count)
        and now.sides[told.seat].workers[place_of(told.location)] == 0
    ),
    events.Imprisoned: lambda told, was, now: (
        told.count == was.captives(told.seat) > 0 == now.captives(told.seat)
        and told.count == sum(now.sides[side].prisoners - was.sides[side].prisoners for side in range(now.rules.sides))
    ),
    events.SentToPrison: lambda told, was, now: moved(was, now, told.seat, place_of(told.location), PRISON, told.count),
    events.Freed: lambda told, was, now: (
        moved(was, now, told.seat, PRISON, HOME, told.count)
        if told.where == "prison"
        else told.count == was.sides[told.seat].held() == now.sides[told.seat].at_home - was.sides[told.seat].at_home
    ),
    events.TookBack: lambda told, was, now: (
        moved(was, now, told.seat, place_of(told.location), HOME, 1) and fell(was, now, told.seat)
    ),
    events.TookBackFrom: lambda told, was, now: (
        moved(was, now, told.seat, HELD + told.whose, HOME, 1) and fell(was, now, told.seat)
    ),
    events.TaxTaken: lambda told, was, now: (
        told.count == was.tax
        and now.tax == 0
        and told.seat == now.turn
        and (now.is_automa(told.seat) or told.count == more_goods(was, now, told.seat, SILVER))
    ),
    events.TaxAdded: lambda told, was, now: told.count == now.tax - was.tax > 0 and now.is_automa(told.seat),
    events.Hired: hired,
    events.Dismissed: lambda told, was, now: (
        was.sides[told.seat].has_apprentice(APPRENTICES.number(told.apprentice))
        and not now.sides[told.seat].has_apprentice(APPRENTICES.number(told.apprentice))
    ),
    events.AbilityUsed: lambda told, was, now: (
        now.sides[told.seat].has_apprentice(APPRENTICES.number(told.apprentice))
        or APPRENTICES[now.display.deck[-1]].id == told.apprentice  # sent away for another by what it waited for
    ),
    events.PowerUsed: lambda told, was, now: BOARDS[now.sides[told.seat].board].id == told.board,
    events.DisplaySwept: swept,
    events.ApprenticesCame: lambda told, was, now: (
        sorted(told.apprentices) == sorted(each for each in shown(now) if each not in shown(was))
    ),
    events.Constructed: lambda told, was, now: (
        [BUILDINGS[card].id for card in now.sides[told.seat].built]
        == [*(BUILDINGS[card].id for card in was.sides[told.seat].built), told.building]
    ),
    events.RoseInCathedral: lambda told, was, now: (
        told.level == now.sides[told.seat].level == was.sides[told.seat].level + 1
    ),
    events.RewardTaken: lambda told, was, now: (
        REWARDS[now.cathedral.taken[-1]].id == told.reward == REWARDS[was.cathedral.rewards[0]].id
        and side_of(now.due[-1]) == told.seat
    ),
    events.MarketReset: lambda told, was, now: not now.reset_due and told.seat == now.turn,
    events.MarketTurned: lambda told, was, now: (
        told.left == len(now.market.small) and len(now.market.large) == len(was.market.large) + 1
    ),
    events.MarketShuffled: lambda told, was, now: (
        len(was.market.small) == 0 < len(now.market.small) == len(was.market.large)
    ),
    events.TurnPassed: lambda told, was, now: (
        told.seat == now.turn and all(now.sides[told.seat].workers[place] == 0 for place in (*range(9), PRISON, HOME))
    ),
    events.LastSpaceFilled: lambda told, was, now: was.last == NONE != now.last == told.seat,
    events.EndEffect: lambda told, was, now: (
        BUILDINGS.number(told.building) in list(now.sides[told.seat].built)
        and LASTING[BUILDINGS.number(told.building)] > 0
    ),
    events.Scored: lambda told, was, now: told.points == total(now, told.seat),
}


# -- buttons: what will be told once they are pressed -------------------------------------------------------------


def follows(told: Any, was: Any) -> tuple[list[Any], Any]:
    """What will be told until the next question, and the game as it is then; every event is proved by its own claim."""
    game = was.clone()
    listener = Listener()
    game.told = listener
    game.play_alone(told.seat, told.move)
    committed = game.committed
    while game.committed == committed and game.advance():
        pass
    return listener.events, game


INSTEAD: Final[list[Any]] = []  # what expansions tell when something else stands for a part of a bill


def of(happened: list[Any], kinds: tuple[Any, ...]) -> list[Any]:
    """Those of some kinds."""
    return [each for each in happened if isinstance(each, kinds)]


def price(words: Any) -> dict[str, int]:
    """A price on a button, by kind."""
    return {} if words == "none" else {word.id.removesuffix("-acc").split("-", 1)[1]: word.count for word in words}


def charged(told: Any, was: Any) -> dict[str, int]:
    """What will really be paid: it is told, or it is the bill that lies on the table with the next question."""
    happened, game = follows(told, was)
    bill = game.bill
    on_table = {"tax": int(bill.tax), "silver": int(bill.silver), "laid": int(bill.laid)}
    first = next((each for each in happened if isinstance(each, Paid) and each.seat == told.seat), None)
    if first is not None and not any(on_table.values()):
        goods = {word.split()[1]: int(word.split()[0]) for word in first.goods}
        on_table |= {"tax": first.tax, "silver": goods.get("silver", 0)}
    instead = tuple(INSTEAD)
    on_table["silver"] += sum(int(each.count) for each in of(happened, instead) if each.kind == "silver")
    on_table["laid"] = on_table["laid"] or sum(each.count for each in happened if isinstance(each, SilverLaid))
    return {kind: n for kind, n in on_table.items() if n}


def is_charged(told: Any, was: Any, now: Any) -> Any:
    """The price on the button is what will be paid."""
    return price(told.price) == charged(told, was)


def counted(told: Any, was: Any, *kinds: Any) -> int:
    """The `count` of the first such event that will be told of the seat."""
    happened, _ = follows(told, was)
    return next((int(each.count) for each in happened if isinstance(each, kinds) and each.seat == told.seat), 0)


def bears(told: Any, was: Any, now: Any) -> Any:
    """A8.4. So much virtue will be lost, and so many debts faced."""
    happened, _ = follows(told, was)
    lost = next((each.count for each in happened if isinstance(each, VirtueLost) and each.seat == told.seat), 0)
    debts = 0 if told.debts == "none" else told.debts.count
    size = n_of(was.pending)
    return lost == (0 if told.virtue == "none" else told.virtue.count) and lost + debts == size


def frees(told: Any, was: Any, now: Any) -> Any:
    """A4.22. All of them, for silver and tax or for a debt and a virtue."""
    if told.count != was.sides[told.seat].held():
        return False
    if not told.move.by_debt:
        return is_charged(told, was, now)
    virtue = min(int(was.sides[told.seat].virtue), 1)
    return price(told.price) == {"debt": 2 - virtue} | ({"virtue": 1} if virtue else {})


def pays(told: Any, was: Any, now: Any) -> Any:
    """A3.9. The whole bill, silver and tax together; what is laid on apprentices and influence with it."""
    named = price(told.goods)
    gone = {KINDS[kind]: -more_goods(was, now, told.seat, kind) for kind in range(GOODS)}
    silver = int(was.bill.coins())
    happened, _ = follows(told, was)
    first = next((each for each in happened if isinstance(each, Paid) and each.seat == told.seat), None)
    goods = {word.split()[1]: int(word.split()[0]) for word in first.goods} if first else {}
    goods = {kind: n for kind, n in goods.items() if kind in gone}
    return {k: n for k, n in named.items() if k in gone} == goods and named.get("silver", 0) == silver


def chooses(told: Any, was: Any, now: Any) -> Any:
    """A6.3. Amounts on the button are those of the card."""
    effects = CLAUSES.all[what_of(was.pending)].options[told.move.option]
    numbers = [int(n_of(effect)) for effect in effects]
    return [getattr(word, "count", n) for word, n in zip(told.effects, numbers, strict=True)] == numbers


BUTTONS: Final = {
    turn.Dig: lambda told, was, now: told.kind.count == counted(told, was, events.Gained),
    hiring.Hire: is_charged,
    holding.Draw: lambda told, was, now: told.count == counted(told, was, CardsDrawn),
    holding.LookAtFive: lambda told, was, now: told.count == counted(told, was, Looked),
    guarding.CaptureGroup: lambda told, was, now: (
        told.count == was.sides[told.move.whose].workers[told.move.location]
        and ("player" not in told.__dict__ or told.player == told.move.whose)
    ),
    guarding.ImprisonCaptives: lambda told, was, now: told.count == counted(told, was, events.Imprisoned),
    guarding.FreeFromPrison: lambda told, was, now: told.count == counted(told, was, events.Freed),
    guarding.FreeFromBoards: frees,
    guarding.SettleDebt: is_charged,
    guildhall.WorkOnCathedral: lambda told, was, now: told.level == min(int(was.sides[told.seat].level) + 1, TOP_LEVEL),
    general.ChooseOption: chooses,
    general.Bear: bears,
    general.Avoid: is_charged,
    payment.Pay: pays,
    payment.Give: pays,
    payment.Spare: lambda told, was, now: (
        told.kind.count == was.bill.of(told.move.kind) - now.bill.of(told.move.kind) or now.bill.of(told.move.kind) == 0
    ),
}


# -- questions and refusals ---------------------------------------------------------------------------------------


def left(told: Any, was: Any, now: Any) -> Any:
    """How many are left of what is being done."""
    return bool(told.left == n_of(now.pending))


def captures_cost(told: Any, was: Any, now: Any) -> Any:
    """A4.14. The price of the next capture is the same for every group, and is what pressing one would cost."""
    if told.left != n_of(now.pending):
        return False
    moves = [move for move in now.legal(told.seat) if isinstance(move, guarding.CaptureGroup)]
    wanted = price(told.price)
    return all(charged(MessageFacts({}, seat=told.seat, move=move), now) == wanted for move in moves[:1])


def billed(told: Any, was: Any, now: Any) -> Any:
    """A3.9. The bill on the table."""
    words = {kind: n for kind, n in now.bill.facts().items() if kind != "silver"}
    silver = int(now.bill.coins())
    named = price(told.goods)
    named.pop("influence", None)
    return told.mixed == now.bill.count and named == words | ({"silver": silver} if silver else {})


PROMPTS: Final = {
    asks.TakeTurn: lambda told, was, now: told.workers == now.sides[told.seat].at_home > 0,
    asks.Trade: left,
    asks.AtWorkshop: lambda told, was, now: told.columns == min(now.working(told.seat, WORKSHOP), now.display.width),
    asks.Capture: captures_cost,
    asks.AtGuardhouse: left,
    asks.DiscardDown: lambda told, was, now: (
        told.limit == HAND_LIMIT and told.count == len(now.sides[told.seat].hand) - HAND_LIMIT
    ),
    asks.PayBill: billed,
    asks.FaceLoss: lambda told, was, now: told.count == n_of(now.pending) and told.have == now.sides[told.seat].virtue,
}


def short_of_goods(told: Any, was: Any, now: Any) -> Any:
    """So many of these kinds are there; with what is lacking it would not be refused for them."""
    kinds = kinds_of(told.what)
    have = sum(int(now.sides[told.seat].goods[kind]) for kind in kinds)
    if not (told.have == have < told.need and told.lack == told.need - told.have):
        return False
    again = with_more(told, now, kinds[0])
    return again is None or again.code != "too_few_goods" or kinds_of(said(again.facts["what"])) != kinds


def short_of_silver(told: Any, was: Any, now: Any) -> Any:
    """The same for silver."""
    have = now.sides[told.seat].silver
    again = with_more(told, now, SILVER)
    enough = again is None or again.code != "too_little_silver"
    return told.have == have < told.need and told.lack == told.need - told.have and enough


def kinds_of(what: Any) -> list[int]:
    """The kinds that a sentence names, one or several joined by or."""
    words = (
        [what]
        if what.id.startswith("kind-")
        else [what.first, what.second, *([what.third] if "third" in what.__dict__ else [])]
    )
    return [KINDS.index(word.id.removeprefix("kind-").split(".")[0]) for word in words]


def with_more(told: Any, now: Any, kind: int) -> Refusal | None:
    """Why not, if what is lacking of a kind were there."""
    game = now.clone()
    game.own(told.seat).goods[kind] += told.lack
    refusal: Refusal | None = told.move.refused(game, told.seat)
    return refusal


REFUSALS: Final = {
    "too_few_goods": short_of_goods,
    "too_little_silver": short_of_silver,
    "virtue_too_high": lambda told, was, now: told.limit == MARKET_VIRTUE < told.have == now.sides[told.seat].virtue,
    "virtue_too_low": lambda told, was, now: told.have == now.sides[told.seat].virtue < told.need == 5,
    "too_few_workers": lambda told, was, now: told.have == now.working(told.seat, MINES) < told.need == 2,
    "level_full": lambda told, was, now: told.level == now.sides[told.seat].level + 1 and not room_on(now, told.level),
    "too_many_locations": lambda told, was, now: told.most == now.raids == bin(now.raided).count("1"),
    "space_taken": lambda told, was, now: now.sides[told.player].workers[told.move.location] == 1,
    "no_such_option": lambda told, was, now: told.options == CLAUSES.options[what_of(now.pending)],
    "choose_mix": lambda told, was, now: told.count == now.bill.count,
    "wrong_mix": lambda told, was, now: told.count == now.bill.count,
}

CLAIMS: Final = Claims(
    events=EVENTS | RIVAL_EVENTS,
    buttons=BUTTONS,
    prompts=PROMPTS,
    refusals=REFUSALS,
    unproved=RIVAL_UNPROVED,
)
