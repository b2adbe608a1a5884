"""What the sentences of Jerusalem claim (testing/claims.py): events, numbers on buttons, in questions and refusals."""

from __future__ import annotations

from typing import Any, Final

from regnum.core.messages import Event
from regnum.core.words import Ask, Move
from regnum.games.jerusalem import asks, events
from regnum.games.jerusalem.deployment import baron_minimum
from regnum.games.jerusalem.fate import event_of
from regnum.games.jerusalem.figures import CARD_GAINS, GAINS_AT_ONCE
from regnum.games.jerusalem.income import controlled
from regnum.games.jerusalem.moves import auction, deploy, effects, fate, income
from regnum.games.jerusalem.packed import kind_of, owner_of
from regnum.games.jerusalem.parts import (
    ADMIRAL,
    AREAS,
    BEZANTS,
    CARDS,
    CHOSEN_RESOURCES,
    EVENTS,
    FIRST_BUILDER,
    GIFT_ALONE,
    GIFT_CARDS,
    GIFT_SHARED,
    GIFTS,
    INTRIGUE_PRESTIGE,
    KINGS_PALACE,
    MARSHAL,
    MATERIAL_PRICE,
    MOST_STRUCK,
    MOVING,
    NONE,
    OFFICE_SQUIRES,
    OFFICES,
    PRESTIGE,
    RANSOM,
    RESOURCES,
    SELLING,
    SOLD_FOR,
    SOLD_SQUIRES,
    SQUIRES,
    STUDY_SQUIRES,
    TOWER,
    quarter_of,
)
from regnum.testing.claims import Claim, Claims

# -- what has changed ---------------------------------------------------------------------------------------------


def seats(game: Any) -> range:
    """The seats of the table; a claim about any other is broken."""
    return range(int(game.seats()))


def goods(game: Any) -> list[list[int]]:
    """By seat squires and bezants behind the screen, and prestige."""
    return [[int(side.squires), int(side.bezants), int(side.prestige)] for side in game.sides]


def city(game: Any) -> list[list[int]]:
    """By area the squires of each seat."""
    return [[int(game.city.in_area(area, seat)) for seat in seats(game)] for area in range(len(AREAS))]


def changed(was: list[list[int]], now: list[list[int]]) -> dict[tuple[int, int], int]:
    """Where a table of numbers has changed, and by how much."""
    rows = zip(was, now, strict=True)
    return {
        (row, column): new - old
        for row, (before, after) in enumerate(rows)
        for column, (old, new) in enumerate(zip(before, after, strict=True))
        if new != old
    }


def only(was: Any, now: Any, *changes: tuple[int, int, int]) -> bool:
    """What stands behind screens and on the track has changed by just this: (seat, resource, how much)."""
    expected = {(seat, resource): more for seat, resource, more in changes if more}
    return changed(goods(was), goods(now)) == expected


def gained(told: Any, was: Any, now: Any) -> bool:
    """A seat has got just these squires, bezants and prestige."""
    return only(was, now, *((told.seat, nth, more) for nth, more in enumerate(told.gains)))


def bezants(told: Any, was: Any, now: Any, more: int) -> bool:
    """A seat has got (or paid) so many bezants, and nothing else has changed hands."""
    return only(was, now, (told.seat, BEZANTS, more))


def moved(was: Any, now: Any, *changes: tuple[str, int, int]) -> bool:
    """In the city just this has changed: (area, seat, how many squires more)."""
    expected = {(AREAS.index(area), seat): more for area, seat, more in changes if more}
    return changed(city(was), city(now)) == expected


def bid_lies_open(told: Any, now: Any) -> bool:
    """5.2.4. Whose bid is the best, for what and how much."""
    offices = now.offices
    return bool((told.seat, told.office, told.bid) == (offices.best, OFFICES[offices.on_sale], offices.bid))


def newest(cards: Any, seat: int, card: str) -> bool:
    """The last card of a pile is this one of this seat; for whoever may not know it, one of this seat."""
    return bool(owner_of(cards[-1]) == seat and card in ("", CARDS[kind_of(cards[-1])]))


# -- events -------------------------------------------------------------------------------------------------------


def kept_card(told: Any, was: Any, now: Any) -> bool:
    """5.3.1. From those laid out into a hand."""
    hand = now.sides[told.seat].hand
    moved_on = len(was.deck.laid) - len(now.deck.laid) == len(hand) - len(was.sides[told.seat].hand) == 1
    return moved_on and newest(hand, told.seat, told.card)


def turn_began(told: Any, was: Any, now: Any) -> bool:
    """6.1.2. What came, before all eyes, and what the office should have brought."""
    office, me = OFFICES.index(told.office), now.sides[told.seat]
    is_turn = now.deployment.active == told.seat and me.office == office and told.due == OFFICE_SQUIRES[office]
    came = only(was, now, (told.seat, SQUIRES, told.squires)) and me.came == told.squires
    return is_turn and came and (told.squires == told.due or me.supply() == 0)


def card_gained(told: Any, was: Any, now: Any) -> bool:
    """6.7.3. As printed on the card that lies on top, as far as the supply goes."""
    kind = kind_of(now.deck.played[-1])
    printed = CARD_GAINS[kind * 3 + SQUIRES] if (GAINS_AT_ONCE >> kind) & 1 else told.gains[SQUIRES]
    return gained(told, was, now) and told.due == printed and told.seat == now.deployment.active


def swapped(told: Any, was: Any, now: Any) -> bool:
    """6.7.9. One each, the other way."""
    here, there = (told.origin, told.seat), (told.area, told.other)
    return moved(was, now, (*here, -1), (told.area, told.seat, 1), (*there, -1), (told.origin, told.other, 1))


def intrigued(told: Any, was: Any, now: Any) -> bool:
    """7.2.3. One gains, the other loses what there is."""
    stolen = told.lost == min(int(was.sides[told.other].prestige), INTRIGUE_PRESTIGE) and told.other in seats(now)
    changes = ((told.seat, PRESTIGE, INTRIGUE_PRESTIGE), (told.other, PRESTIGE, -told.lost))
    return told.seat != told.other and stolen and only(was, now, *changes)


def income_taken(told: Any, was: Any, now: Any) -> bool:
    """7.3.2. From all areas of the seat, as far as the supply goes."""
    pays = [int(was.due[SQUIRES]), int(was.due[BEZANTS]), int(was.due[PRESTIGE])]
    as_due = told.gains[1:] == pays[1:] and told.due == pays[SQUIRES] and told.areas == controlled(now, told.seat)
    return as_due and gained(told, was, now) and told.gains[SQUIRES] == min(told.due, was.sides[told.seat].supply())


def income_left(told: Any, was: Any, now: Any) -> bool:
    """7.3.3. Less is due to whoever is asked."""
    resource = RESOURCES.index(told.resource)
    return bool(now.acting() == told.seat and was.due[resource] - now.due[resource] == told.count)


def gift_given(told: Any, was: Any, now: Any) -> bool:
    """7.4.2 to 7.4.4. For the most of something, alone or shared, or for a card."""
    if not only(was, now, (told.seat, PRESTIGE, told.prestige)):
        return False
    gift = GIFTS.index(told.gift)
    if gift == len(GIFTS) - 1:
        return len(now.sides[told.seat].hand) > 0 and told.prestige == GIFT_CARDS and not told.shared
    have = [int(side.stock(gift)) for side in now.sides]
    worth = GIFT_SHARED if told.shared else GIFT_ALONE
    return bool(have[told.seat] == max(have) and told.shared == (have.count(max(have)) > 1) and told.prestige == worth)


def floor_built(told: Any, was: Any, now: Any) -> bool:
    """7.5.2. One floor higher, for its price."""
    price = told.floor + 1 + (FIRST_BUILDER if told.first else 0)
    built = now.sides[told.seat].floors == told.floor == was.sides[told.seat].floors + 1 and told.first == (
        told.floor > was.tallest
    )
    return built and told.price == price and only(was, now, (told.seat, PRESTIGE, -told.price))


def squires_saved(told: Any, was: Any, now: Any) -> bool:
    """8.2.2. When all others are gone, the rest of the Palace stands where the baron is."""
    shelter, there = AREAS.index(told.area), now.city.in_area(AREAS.index(told.area), told.seat)
    before = 0 if quarter_of(shelter) == KINGS_PALACE else was.city.in_area(shelter, told.seat)
    rest = was.city.in_quarter(KINGS_PALACE, told.seat)
    return bool(now.city.barons[told.seat] == shelter and told.count == rest == there - before)


def tax_paid(told: Any, was: Any, now: Any) -> bool:
    """8.4.1. A bezant each, where one is asked; no more than stand there."""
    here = AREAS.index(told.place) == now.taxed and told.count <= now.city.in_area(now.taxed, told.seat)
    return here and told.bezants == RANSOM * told.count and bezants(told, was, now, -told.bezants)


def tie_broken(told: Any, was: Any, now: Any) -> bool:
    """10.2. Who stands highest with somebody else, and what decided."""
    high = [seat for seat in seats(now) if now.sides[seat].floors == max(int(side.floors) for side in now.sides)]
    most = max(int(now.sides[seat].prestige) for seat in high)
    rich = [seat for seat in high if now.sides[seat].prestige == most]
    winner = min(rich, key=lambda seat: int(now.sides[seat].office))
    return len(high) > 1 and told.seat == winner and told.by == ("office" if len(rich) > 1 else "prestige")


EVENT_CLAIMS: Final[dict[type[Event], Claim]] = {
    events.Opened: lambda told, was, now: told.seat == now.first_bidder,
    events.RoundBegan: lambda told, was, now: told.round == now.round,
    events.EventTurned: lambda told, was, now: told.event == EVENTS[event_of(now, now.round)],
    events.CardsLaid: lambda told, was, now: told.count == len(now.deck.laid) - len(was.deck.laid) == now.seats(),
    events.RoundEnded: lambda told, was, now: told.round == now.round,
    # 5. The auction
    events.AuctionOpened: lambda told, was, now: was.offices.on_sale == NONE and bid_lies_open(told, now),
    events.Raised: lambda told, was, now: told.bid > was.offices.bid and bid_lies_open(told, now),
    events.Passed: lambda told, was, now: (
        now.offices.passed == was.offices.passed | 1 << told.seat != was.offices.passed
        and told.office == OFFICES[now.offices.on_sale]
    ),
    events.WonOffice: lambda told, was, now: (
        told.office == OFFICES[now.sides[told.seat].office]
        and told.bid == now.offices.paid[now.sides[told.seat].office]
        and bezants(told, was, now, -told.bid)
        and was.sides[told.seat].office == NONE
    ),
    events.TookLastOffice: lambda told, was, now: (
        told.office == OFFICES[now.sides[told.seat].office]
        and was.sides[told.seat].office == NONE
        and now.offices.officeless() == 0
        and only(was, now)
    ),
    events.KeptCard: kept_card,
    # 6. A turn
    events.TurnBegan: turn_began,
    events.AdmiralPaid: lambda told, was, now: (
        now.sides[told.seat].office == ADMIRAL and bezants(told, was, now, told.bezants)
    ),
    events.Placed: lambda told, was, now: (
        moved(was, now, (told.area, told.seat, told.count)) and only(was, now, (told.seat, SQUIRES, -told.count))
    ),
    events.Hired: lambda told, was, now: only(
        was, now, (told.seat, SQUIRES, told.count), (told.seat, BEZANTS, -told.price)
    ),
    events.Withdrew: lambda told, was, now: moved(was, now, (told.origin, told.seat, -1)) and only(was, now),
    events.Sold: lambda told, was, now: bezants(told, was, now, told.bezants),
    events.PlayedCard: lambda told, was, now: (
        len(was.sides[told.seat].hand) - len(now.sides[told.seat].hand) == 1
        and len(now.deck.played) - len(was.deck.played) == 1
        and newest(now.deck.played, told.seat, told.card)
    ),
    events.Gained: card_gained,
    events.Shifted: lambda told, was, now: moved(was, now, (told.origin, told.seat, -1), (told.area, told.seat, 1)),
    events.Swapped: swapped,
    events.Deployed: lambda told, was, now: moved(was, now, (told.area, told.seat, told.count)) and only(was, now),
    events.MarshalPaid: lambda told, was, now: (
        now.sides[told.seat].office == MARSHAL and bezants(told, was, now, told.bezants)
    ),
    events.MarshalMoves: lambda told, was, now: (
        now.deployment.active == told.seat
        and now.sides[told.seat].office == MARSHAL
        and now.deployment.marshal_used
        and not was.deployment.marshal_used
    ),
    events.BaronPlaced: lambda told, was, now: (
        now.city.barons[told.seat] == AREAS.index(told.area) and was.city.barons[told.seat] == NONE
    ),
    events.EndedTurn: lambda told, was, now: was.deployment.active == told.seat and now.deployment.active == NONE,
    # 7. Income
    events.TowerPaid: lambda told, was, now: (
        now.city.control(TOWER, now.offices.holders) == told.seat and bezants(told, was, now, told.bezants)
    ),
    events.LeftTower: lambda told, was, now: moved(was, now, (AREAS[TOWER], told.seat, -1), (told.area, told.seat, 1)),
    events.Studied: lambda told, was, now: (
        now.deck.drawn - was.deck.drawn == 1
        and newest(now.sides[told.seat].hand, told.seat, told.card)
        and only(was, now, (told.seat, SQUIRES, -STUDY_SQUIRES))
    ),
    events.BoughtPrestige: lambda told, was, now: only(
        was, now, (told.seat, BEZANTS, -told.price), (told.seat, PRESTIGE, told.count)
    ),
    events.Intrigued: intrigued,
    events.IncomeTaken: income_taken,
    events.IncomeLeft: income_left,
    events.ScreensLifted: lambda told, was, now: now.lifted and not was.lifted,
    events.GiftGiven: gift_given,
    events.FloorBuilt: floor_built,
    # 8. Events of the calendar, and the end
    events.EventCame: lambda told, was, now: told.event == EVENTS[event_of(now, now.round)],
    events.SquiresSaved: squires_saved,
    events.SquiresRemoved: lambda told, was, now: moved(was, now, (told.origin, told.seat, -told.count)),
    events.TaxPaid: tax_paid,
    events.Struck: lambda told, was, now: (
        moved(was, now, (told.origin, told.other, -1))
        and now.acting() == told.seat
        and now.sides[told.other].struck - was.sides[told.other].struck == 1
    ),
    events.Scored: lambda told, was, now: (
        (told.floors, told.prestige) == (now.sides[told.seat].floors, now.sides[told.seat].prestige)
        and told.seat in seats(now)
    ),
    events.TieBroken: tie_broken,
}


# -- buttons ------------------------------------------------------------------------------------------------------


def played(told: Any, was: Any) -> Any:
    """The game right after the move itself, before floors are built and whatever else follows."""
    game = was.clone()
    game.play_alone(told.seat, told.move)
    return game


def takes(told: Any, was: Any, *changes: tuple[int, int]) -> bool:
    """The move changes just this before and behind one's own screen: (resource, how much)."""
    return only(was, played(told, was), *((told.seat, resource, more) for resource, more in changes))


def amounts(told: Any) -> list[int]:
    """Counted things on a button, in the order of the box."""
    if told.gains == "nothing":
        return [0] * len(RESOURCES)
    counted = {each.id: each.count for each in told.gains}
    return [counted.get(f"count-{resource}-acc", 0) for resource in RESOURCES]


def gives(told: Any, was: Any) -> bool:
    """All that is counted on the button comes, and nothing else."""
    return takes(told, was, *enumerate(amounts(told)))


def bids(told: Any, was: Any, now: Any) -> bool:
    """5.2.3. The bid that lies open then."""
    return bool(now.offices.best == told.seat and now.offices.bid == told.count)


def uses_marshal(told: Any, was: Any, now: Any) -> bool:
    """6.6.3. So many moves, or so many bezants."""
    game = played(told, was)
    if told.move.moves:
        return bool(game.deployment.pending == MOVING and game.deployment.left == told.count)
    return takes(told, was, (BEZANTS, told.count))


def steals(told: Any, was: Any, now: Any) -> bool:
    """7.2.3."""
    other = told.other
    changes = ((told.seat, PRESTIGE, told.count), (other, PRESTIGE, -told.lost))
    return only(was, played(told, was), *changes)


def gives_up(told: Any, was: Any, now: Any) -> bool:
    """7.3.3."""
    game = played(told, was)
    return [int(was.due[nth] - game.due[nth]) for nth in range(len(RESOURCES))] == amounts(told)


def saves(told: Any, was: Any, now: Any) -> bool:
    """8.2.2. All others of the Palace leave the city."""
    lost = was.sides[told.seat].on_board - played(told, was).sides[told.seat].on_board
    return bool(told.count == was.city.in_quarter(KINGS_PALACE, told.seat) - lost)


def pays_ransom(told: Any, was: Any, now: Any) -> bool:
    """8.4.1. So many stay, for so much."""
    stay = played(told, was).city.in_area(was.taxed, told.seat)
    return told.count == stay and takes(told, was, (BEZANTS, -told.price))


def sends(told: Any, was: Any, now: Any) -> bool:
    """6.7.12."""
    return moved(was, played(told, was), (AREAS[told.move.area], told.seat, told.count))


BUTTON_CLAIMS: Final[dict[type[Move[Any]], Claim]] = {
    auction.OfferOffice: bids,
    auction.Raise: bids,
    deploy.Place: lambda told, was, now: sends(told, was, now) and takes(told, was, (SQUIRES, -told.count)),
    deploy.Hire: lambda told, was, now: takes(told, was, (SQUIRES, told.count), (BEZANTS, -told.price)),
    deploy.Sell: lambda told, was, now: (
        played(told, was).deployment.pending == SELLING
        and told.squires == played(told, was).deployment.left == SOLD_SQUIRES
        and told.bezants == SOLD_FOR
    ),
    deploy.UseMarshal: uses_marshal,
    effects.Gain: lambda told, was, now: gives(told, was),
    effects.SendSquire: sends,
    income.Study: lambda told, was, now: takes(told, was, (SQUIRES, -told.count)),
    income.Buy: lambda told, was, now: takes(told, was, (PRESTIGE, told.count), (BEZANTS, -told.price)),
    income.Intrigue: steals,
    income.TakeAll: lambda told, was, now: (
        gives(told, was) and (told.due == "short") == (amounts(told)[SQUIRES] < was.due[SQUIRES])
    ),
    income.Leave: gives_up,
    fate.Save: saves,
    fate.PayRansom: pays_ransom,
}


# -- questions and refusals ---------------------------------------------------------------------------------------


def answers(told: Any, now: Any, verb: type) -> int:
    """How many moves of a kind may be played."""
    return sum(isinstance(move, verb) for move in now.legal(told.seat))


def may_strike(told: Any, was: Any, now: Any) -> bool:
    """8.5.2. As many as are left to strike, within reach, at most two of each."""
    others = [seat for seat in seats(now) if seat != told.seat]
    left = [min(MOST_STRUCK - now.sides[each].struck, now.sides[each].on_board) for each in others]
    return bool(told.count == min(now.strikes, sum(left)))


PROMPT_CLAIMS: Final[dict[type[Ask[Any]], Claim]] = {
    asks.RaiseBid: lambda told, was, now: (
        told.bid == now.offices.bid
        and told.player == now.offices.best
        and (told.able == "yes") == (answers(told, now, auction.Raise) > 0)
    ),
    asks.Deploy: lambda told, was, now: told.count == now.sides[told.seat].squires,
    asks.SellSquires: lambda told, was, now: told.count == now.deployment.left,
    asks.MoveSquires: lambda told, was, now: told.count == now.deployment.left,
    asks.ChooseTwo: lambda told, was, now: told.count == CHOSEN_RESOURCES,
    asks.SendForce: lambda told, was, now: told.count == now.deployment.left <= now.sides[told.seat].supply(),
    asks.StudyOrNot: lambda told, was, now: told.count == STUDY_SQUIRES and told.have == now.sides[told.seat].squires,
    asks.BuyMaterials: lambda told, was, now: (
        told.price == MATERIAL_PRICE and told.most == answers(told, now, income.Buy) - 1
    ),
    asks.CourtIntrigue: lambda told, was, now: told.count == INTRIGUE_PRESTIGE,
    asks.SaveSquires: lambda told, was, now: told.most == answers(told, now, fate.Save) - 1,
    asks.PayTax: lambda told, was, now: (
        told.count == now.city.in_area(now.taxed, told.seat)
        and told.price == RANSOM
        and told.most == answers(told, now, fate.PayRansom) - 1
    ),
    asks.Retaliate: may_strike,
}


def price_of(move: Any, now: Any, seat: int) -> int:
    """What a move costs in bezants."""
    if isinstance(move, deploy.Hire):
        return sum(int(now.deployment.hire_price(now.sides[seat].office, nth)) for nth in range(move.count))
    return int(move.count * (MATERIAL_PRICE if isinstance(move, income.Buy) else RANSOM))


def squires_of(move: Any) -> int:
    """How many squires a move takes."""
    if isinstance(move, effects.Gain):
        return int(move.amount(SQUIRES))
    return STUDY_SQUIRES if isinstance(move, income.Study) else int(move.count)


def entered(now: Any, area: int, seat: int) -> int:
    """6.5.3. Squires that came this turn and stand there now."""
    return max(0, min(int(now.deployment.entered[area]), int(now.city.in_area(area, seat))))


REFUSAL_CLAIMS: Final[dict[str, Claim]] = {
    "bid_too_high": lambda told, was, now: told.bid == told.move.bid > told.have == now.sides[told.seat].bezants,
    "bid_too_low": lambda told, was, now: told.bid == told.move.bid <= told.now == now.offices.bid,
    "too_few_squires": lambda told, was, now: (
        told.count == squires_of(told.move) > told.have == now.sides[told.seat].squires
    ),
    "supply_short": lambda told, was, now: (
        told.count == squires_of(told.move) > told.have == now.sides[told.seat].supply()
    ),
    "too_few_bezants": lambda told, was, now: (
        told.price == price_of(told.move, now, told.seat) > told.have == now.sides[told.seat].bezants
    ),
    "nothing_to_sell": lambda told, was, now: told.need == SOLD_SQUIRES > told.have == now.sides[told.seat].on_board,
    "baron_minimum": lambda told, was, now: (
        told.need == baron_minimum(now, told.seat, told.move.area) > told.entered
        and told.entered == entered(now, told.move.area, told.seat)
    ),
    "too_few_to_save": lambda told, was, now: (
        told.count == told.move.count > told.have == now.city.in_quarter(KINGS_PALACE, told.seat)
    ),
    "too_few_to_ransom": lambda told, was, now: (
        told.count == told.move.count > told.have == now.city.in_area(now.taxed, told.seat)
    ),
    "struck_enough": lambda told, was, now: (
        told.count == MOST_STRUCK == now.sides[told.player].struck and told.player == told.move.other
    ),
    "not_due": lambda told, was, now: told.due.count == now.due[told.move.resource] < told.move.count,
}

CLAIMS: Final = Claims(
    events=EVENT_CLAIMS, buttons=BUTTON_CLAIMS, prompts=PROMPT_CLAIMS, refusals=REFUSAL_CLAIMS
)  # fmt: skip
