"""11. The game as one seat may know it: no other hand, nothing behind other screens, no face-down card."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from regnum.games.jerusalem.deployment import banned, with_baron
from regnum.games.jerusalem.fate import event_of
from regnum.games.jerusalem.income import floor_price, income_of, owed
from regnum.games.jerusalem.packed import kind_of, owner_of, played_in, round_of, seen_card
from regnum.games.jerusalem.parts import (
    AREA_COUNT,
    AREAS,
    AUCTION,
    CARD_CHOICE,
    CARDS,
    COLOURS,
    DEPLOYMENT,
    EVENTS,
    INCOME,
    INCOMES,
    MEMORIES,
    MOVING,
    NONE,
    OFFICES,
    PHASES,
    QUARTERS,
    RESOURCES,
    ROUNDS,
    SELLING,
    SENDING,
    is_large,
    quarter_of,
)
from regnum.games.jerusalem.scoring import score
from regnum.games.jerusalem.table import Jerusalem


def view(game: Jerusalem, seat: int) -> dict[str, Any]:
    """The whole table."""
    return {
        "game": "jerusalem",
        "seat": seat if seat >= 0 else None,
        "round": int(game.round),
        "phase": PHASES[game.phase] if not game.over else "over",
        "income": INCOMES[game.rich],
        "memory": MEMORIES[game.aided],
        "order": order_view(game),
        "turn": int(game.next_seat()) if not game.over and game.next_seat() >= 0 else None,
        "first_bidder": int(game.first_bidder),
        "calendar": [calendar_view(game, round) for round in range(1, ROUNDS + 1)],
        "deck": int(game.deck.left()),
        "played": [CARDS[kind_of(card)] for card in game.deck.played],
        "offices": [office_view(game, i64(office)) for office in range(len(OFFICES) - game.seats(), len(OFFICES))],
        "auction": auction_view(game) if game.phase == AUCTION else None,
        "laid": laid_view(game, seat),
        "handed_on": handed_on_view(game, seat),
        "areas": [area_view(game, i64(area)) for area in range(AREA_COUNT)],
        "sides": [side_view(game, i64(side), seat) for side in range(game.seats())],
        "active": active_view(game) if game.deployment.active != NONE else None,
        "due": due_view(game),
        "lifted": game.lifted,
    }


def number_or_none(number: i64) -> int | None:
    """A seat, an office or an area, or nothing."""
    return int(number) if number != NONE else None


def id_or_none(ids: tuple[str, ...], number: i64) -> str | None:
    """The same by its name."""
    return ids[number] if number != NONE else None


def order_view(game: Jerusalem) -> list[int]:
    """2.5. The seats in turn order, once all have their offices."""
    if game.offices.officeless() > 0:
        return []
    return [int(seat) for seat in game.offices.holders if seat != NONE]


def calendar_view(game: Jerusalem, round: int) -> dict[str, Any]:
    """3.2, 4.2.1. A space of the calendar: what lies over it, if it has been turned up."""
    event = event_of(game, round)
    up = round <= game.round
    return {
        "round": round,
        "event": EVENTS[event] if event != NONE and up else None,
        "face": None if event == NONE else "up" if up else "down",
        "state": "past" if round < game.round else "now" if up else "to_come",
    }


def office_view(game: Jerusalem, office: i64) -> dict[str, Any]:
    """An office that is in use at this table."""
    return {
        "office": OFFICES[office],
        "number": int(office) + 1,
        "seat": number_or_none(game.offices.holders[office]),
        "paid": number_or_none(game.offices.paid[office]),
        "on_sale": office == game.offices.on_sale,
    }


def auction_view(game: Jerusalem) -> dict[str, Any]:
    """5.2. What is on sale, the bid, and who is in it."""
    offices = game.offices
    out = offices.settled() | offices.passed
    return {
        "office": id_or_none(OFFICES, offices.on_sale),
        "bid": int(offices.bid) if offices.on_sale != NONE else None,
        "best": number_or_none(offices.best),
        "passed": [seat for seat in range(game.seats()) if (offices.passed >> seat) & 1],
        "bidders": [seat for seat in range(game.seats()) if not (out >> seat) & 1],
    }


def laid_view(game: Jerusalem, viewer: int) -> dict[str, Any] | None:
    """5.1.1, 5.3.1. How many cards lie out; which, only for whoever has them in hand."""
    if len(game.deck.laid) == 0:
        return None
    return {
        "count": len(game.deck.laid),
        "cards": [CARDS[kind] for kind in sorted(game.deck.laid)] if game.chooses(viewer) else None,
    }


def handed_on_view(game: Jerusalem, viewer: int) -> list[dict[str, Any]]:
    """5.3.2. The cards this seat handed on, as far as nobody who took one of them has played such a card since.

    Who has which, it cannot know; nor whether what was played is the very card.
    """
    taken = [card for card in cards_with_owners(game) if seen_card(card, viewer) and owner_of(card) != viewer]
    known = sorted((int(round_of(card)), int(kind_of(card))) for card in taken)
    for card in game.deck.played:
        rounds = [round_of(each) for each in taken if owner_of(each) == owner_of(card)]
        rounds = [round for round in rounds if round <= played_in(card)]
        alike = [each for each in known if each[1] == kind_of(card) and each[0] in rounds]
        if alike:
            known.remove(alike[0])
    if game.phase == CARD_CHOICE and game.deck.seen_by(viewer) and not game.chooses(viewer):
        known += [(int(game.round), int(kind)) for kind in game.deck.laid]
    return [{"round": round, "card": CARDS[kind]} for round, kind in sorted(known)]  # in an order that tells nothing


def cards_with_owners(game: Jerusalem) -> list[i64]:
    """All cards that somebody holds or has played."""
    return [card for side in game.sides for card in side.hand] + list(game.deck.played)


def area_view(game: Jerusalem, area: i64) -> dict[str, Any]:
    """One area: its income, the squires in it and who controls it now."""
    name = AREAS[area]
    return {
        "area": name,
        "quarter": QUARTERS[quarter_of(area)],
        "size": "large" if is_large(area) else name.rpartition("_")[2],
        "open": not (game.city.closed >> area) & 1,
        "income": {resource: int(income_of(game, area, nth)) for nth, resource in enumerate(RESOURCES)},
        "squires": [int(game.city.in_area(area, seat)) for seat in range(game.seats())],
        "control": control_view(game, area),
        "baron": number_or_none(game.city.baron_at(area)),
        "entered": int(with_baron(game, game.deployment.active, area)) if game.deployment.active != NONE else 0,
    }


def control_view(game: Jerusalem, area: i64) -> int | None:
    """2.6. Without offices nobody breaks a tie."""
    if game.offices.officeless() == 0:
        return number_or_none(game.city.control(area, game.offices.holders))
    squires = [int(game.city.in_area(area, seat)) for seat in range(game.seats())]
    most = max(squires)
    return squires.index(most) if most > 0 and squires.count(most) == 1 else None


def side_view(game: Jerusalem, side: i64, viewer: int) -> dict[str, Any]:
    """What belongs to one player; what is behind the screen only as far as the viewer may know it."""
    hand = [CARDS[kind_of(card)] for card in game.sides[side].hand]
    seen = side == viewer or game.lifted
    counted = seen or game.aided
    return {
        "colour": COLOURS[side],
        "office": id_or_none(OFFICES, game.sides[side].office),
        "prestige": int(game.sides[side].prestige),
        "floors": int(game.sides[side].floors),
        "next_floor_price": int(floor_price(game, side)),
        "cards": len(hand),
        "hand": hand if seen else None,
        "squires": int(game.sides[side].squires) if counted else None,
        "bezants": int(game.sides[side].bezants) if counted else None,
        "supply": int(game.sides[side].supply()) if counted else None,
        "supply_empty": game.sides[side].supply() == 0,
        "came": int(game.sides[side].came),
        "on_board": int(game.sides[side].on_board),
        "baron": id_or_none(AREAS, game.city.barons[side]),
        "may_baron": game.phase == DEPLOYMENT and game.deployment.active == side and game.city.barons[side] == NONE,
        "banned": banned(game, side),
        "score": score(game, int(side)),
    }


def active_view(game: Jerusalem) -> dict[str, Any]:
    """6. The turn that is going on."""
    seat, pending = game.deployment.active, game.deployment.pending
    return {
        "seat": int(seat),
        "hired": int(game.deployment.hired),
        "genoese": game.deployment.genoese,
        "marshal_used": game.deployment.marshal_used,
        "baron_used": game.city.barons[seat] != NONE,
        "next_hire_price": int(game.deployment.hire_price(game.sides[seat].office, 0)),
        "shifts": int(game.deployment.left) if pending == MOVING else 0,
        "deploys": int(game.deployment.left) if pending == SENDING else 0,
        "sells": int(game.deployment.left) if pending == SELLING else 0,
        "quarter": QUARTERS[game.deployment.quarter] if pending == SENDING else None,
    }


def due_view(game: Jerusalem) -> dict[str, int] | None:
    """7.3. The income that is offered to the seat now asked; everybody can count it on the board."""
    if game.phase != INCOME or not owed(game):
        return None
    return {resource: int(game.due[nth]) for nth, resource in enumerate(RESOURCES)}


def pieces(game: Jerusalem) -> list[str]:
    """Every piece in play, wherever it lies: none is ever made or lost."""
    found: list[str] = []
    for seat in range(game.seats()):
        colour = COLOURS[seat]
        on_board = sum(int(game.city.in_area(area, seat)) for area in range(i64(AREA_COUNT)))
        found += [f"squire {colour}"] * (on_board + int(game.sides[seat].squires) + int(game.sides[seat].supply()))
        assert game.sides[seat].squires >= 0 and game.sides[seat].supply() >= 0 and game.sides[seat].bezants >= 0
        found.append(f"baron {colour}")
    with_owners = [kind_of(card) for card in cards_with_owners(game)]
    cards = [*game.deck.cards[game.deck.drawn :], *game.deck.laid, *with_owners]
    found += sorted(CARDS[kind] for kind in cards)
    found += sorted(EVENTS[event] for event in game.calendar)
    return found + list(OFFICES[len(OFFICES) - game.seats() :])
