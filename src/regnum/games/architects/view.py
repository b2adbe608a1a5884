"""The game as one seat may know it: no deck's order, nobody else's building cards, packets or glances."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from regnum.core.effects import n_of, what_of
from regnum.games.architects.automa.view import automa_pieces, automa_view
from regnum.games.architects.cards import (
    APPRENTICES,
    BOARDS,
    BUILDINGS,
    MARKET_CARDS,
    PRINTED_LARGE,
    PRINTED_SMALL,
    REWARDS,
)
from regnum.games.architects.moves.holding import board_taken, boards_in_play
from regnum.games.architects.parts import BOARDS as CHOOSING_BOARDS
from regnum.games.architects.parts import (
    COLOURS,
    DISPLAY_ROWS,
    GOODS,
    GUILDHALL,
    HALL_ROWS,
    HELD,
    KINDS,
    LEVEL_POINTS,
    LEVEL_SPACES,
    LOCATIONS,
    MARKET_LARGE,
    MARKET_MIDDLE,
    MARKET_SMALL,
    NONE,
    OPEN,
    PACKET,
    PHASES,
    PLACE_COUNT,
    PURSE,
    RESET_ROW,
    SWEEP_COLUMN,
    SWEEP_ROWS,
    TOP_LEVEL,
)
from regnum.games.architects.prices import LEVEL_PRICE
from regnum.games.architects.scoring import score
from regnum.games.architects.table import Architects


def view(game: Architects, seat: int) -> dict[str, Any]:
    """The whole table."""
    seen = {
        "game": "architects",
        "seat": seat if seat >= 0 else None,
        "phase": PHASES[game.phase],
        "turn": side_or_none(game.turn),
        "first": int(game.first),
        "players": int(game.rules.sides),
        "guildhall": guildhall_view(game),
        "tax": int(game.tax),
        "prison": [int(game.sides[side].prisoners) for side in range(game.rules.sides)],
        "locations": [location_view(game, location, seat) for location in range(OPEN)],
        "market": market_view(game),
        "cathedral": [level_view(game, level) for level in range(1, TOP_LEVEL + 1)],
        "display": display_view(game),
        "decks": {
            "buildings": len(game.buildings.deck),
            "apprentices": len(game.display.deck),
            "rewards": int(game.cathedral.rewards_left()),
        },
        "rewards_gone": [REWARDS[card].id for card in game.cathedral.taken],
        "sides": [side_view(game, side, seat) for side in range(game.rules.sides)],
        "packet": packet_view(game, seat),
        "looked_at": looked_view(game, seat),
        "plan": BUILDINGS[int(game.buildings.plan)].id if game.buildings.plan != NONE else None,
        "bill": bill_view(game),
        "asked": asked_view(game),
        "reset_due": game.reset_due,
        "last": side_or_none(game.last),
        "boards": boards_view(game),
    }
    if game.automa != NONE:
        seen["rival"] = automa_view(game)
    return seen


def boards_view(game: Architects) -> list[str] | None:
    """A2.10. The boards that can still be chosen."""
    if game.phase != CHOOSING_BOARDS:
        return None
    return [BOARDS[board].id for board in boards_in_play(game) if not board_taken(game, board)]


def side_or_none(side: i64) -> int | None:
    """A side, or nobody."""
    return int(side) if side != NONE else None


def guildhall_view(game: Architects) -> dict[str, Any]:
    """A4.29 to A4.33. Its spaces from the left and from the top, and what they do."""
    columns = int(game.columns)
    effects = []
    for space in range(1, int(game.spaces()) + 1):
        row, column = (space - 1) // columns + 1, (space - 1) % columns + 1
        if column == SWEEP_COLUMN and row <= SWEEP_ROWS:
            effects.append({"space": space, "effect": "apprentices"})
        if column == 1 and row >= RESET_ROW:
            effects.append({"space": space, "effect": "reset"})
    return {
        "spaces": int(game.spaces()),
        "columns": columns,
        "rows": HALL_ROWS,
        "workers": [int(side) for side in game.hall],
        "effects": effects,
    }


def location_view(game: Architects, location: int, seat: int) -> dict[str, Any]:
    """An open location: who stands there, and with how many workers the viewer would act next (A0.6)."""
    return {
        "location": LOCATIONS[location],
        "workers": [int(game.sides[side].workers[location]) for side in range(game.rules.sides)],
        "next": int(game.working(seat, location)) + 1 if seat >= 0 else None,
    }


def market_view(game: Architects) -> dict[str, Any]:
    """A4.25 to A4.28. The three spaces."""
    small = MARKET_CARDS[int(game.market.small[0])] if len(game.market.small) > 0 else None
    large = MARKET_CARDS[int(game.market.large[0])] if len(game.market.large) > 0 else None
    return {
        "small": {
            "card": small.id if small else None,
            "goods": goods_of(small.small if small else PRINTED_SMALL),
            "worker": side_or_none(game.standing(MARKET_SMALL)),
        },
        "middle": {"worker": side_or_none(game.standing(MARKET_MIDDLE))},
        "large": {
            "card": large.id if large else None,
            "goods": goods_of(large.large if large else PRINTED_LARGE),
            "worker": side_or_none(game.standing(MARKET_LARGE)),
        },
        "small_left": len(game.market.small),
        "large_left": len(game.market.large),
        "turned": [MARKET_CARDS[int(card)].id for card in game.market.large],
    }


def goods_of(row: tuple[int, ...]) -> dict[str, int]:
    """What a row of gains brings, by kind."""
    return {KINDS[what_of(effect)]: int(n_of(effect)) for effect in row}


def level_view(game: Architects, level: int) -> dict[str, Any]:
    """A7.2 to A7.6."""
    price = LEVEL_PRICE[level]
    pay = {**price.facts(), "stone_or_wood": price.count}
    return {
        "level": level,
        "spaces": int(LEVEL_SPACES[level]),
        "sides": [side for side in range(game.rules.sides) if game.sides[side].level == level],
        "pay": {kind: int(n) for kind, n in pay.items() if n},
        "vp": int(LEVEL_POINTS[level]),
    }


def display_view(game: Architects) -> list[list[dict[str, Any]]]:
    """A2.4. The apprentices row by row, and the silver on them."""
    width = int(game.display.width)
    return [
        [
            {"apprentice": apprentice_id(game.display.cards[at]), "coins": int(game.display.coins[at])}
            for at in range(row * width, row * width + width)
        ]
        for row in range(DISPLAY_ROWS)
    ]


def apprentice_id(card: i64) -> str | None:
    """The id, or None where none lies."""
    return APPRENTICES[int(card)].id if card != NONE else None


def side_view(game: Architects, side: int, viewer: int) -> dict[str, Any]:
    """What belongs to one side; its building cards only for its own eyes."""
    me = game.sides[side]
    return {
        "colour": COLOURS[side],
        "rival": automa_view(game)["id"] if game.is_automa(side) else None,
        "board": BOARDS[int(me.board)].id if me.board != NONE else None,
        "home": int(me.at_home),
        **{KINDS[kind]: int(me.goods[kind]) for kind in range(PURSE)},
        "virtue": int(me.virtue),
        "level": int(me.level),
        "unpaid": int(me.unpaid),
        "paid": int(me.paid),
        "captives": [int(game.sides[other].workers[HELD + side]) for other in range(game.rules.sides)],
        "apprentices": [APPRENTICES[card].id for card in me.hired],
        "limit": int(me.apprentice_limit()),
        "built": [BUILDINGS[card].id for card in me.built],
        "hand": len(me.hand),
        "cards": [BUILDINGS[card].id for card in me.hand] if side == viewer else None,
        "score": score(game, side),
    }


def packet_view(game: Architects, seat: int) -> list[str] | None:
    """A2.12. The own packet."""
    if seat < 0 or len(game.buildings.packets) == 0:
        return None
    packet = game.buildings.packets[seat * PACKET : seat * PACKET + PACKET]
    return [BUILDINGS[card].id for card in packet if card != NONE]


def looked_view(game: Architects, seat: int) -> list[str] | None:
    """A4.27. For the eyes of the player in turn."""
    if seat != game.turn or len(game.buildings.looked) == 0:
        return None
    return [BUILDINGS[card].id for card in game.buildings.looked]


def bill_view(game: Architects) -> dict[str, Any] | None:
    """A3.9. What is being paid, open to all."""
    bill = game.bill
    if bill.is_nothing():
        return None
    return {
        **bill.facts(),
        "tax": int(bill.tax),
        "laid": int(bill.laid),
        "mixed": int(bill.count),
        "kinds": [KINDS[kind] for kind in range(GOODS) if (bill.any_of >> kind) & 1],
        "spare": int(bill.spare),
        "beyond": int(bill.beyond),
    }


def asked_view(game: Architects) -> dict[str, Any] | None:
    """Which question stands, and how often it may still be answered."""
    if game.over or not game.agenda or not game.agenda[-1].waits():
        return None
    return {"ask": game.asked().name(), "left": int(n_of(game.pending)), "side": side_or_none(game.next_seat())}


# -- pieces -------------------------------------------------------------------------------------------------------


def pieces(game: Architects) -> list[str]:
    """Every worker and card in play, wherever it lies: none is ever made or lost."""
    found = worker_pieces(game)
    apprentices = [*game.display.deck, *(card for card in game.display.cards if card != NONE)]
    apprentices += [card for side in game.sides for card in side.hired]
    found += [f"apprentice {APPRENTICES[card].id}" for card in apprentices]
    buildings = [
        *game.buildings.deck,
        *(card for card in game.buildings.packets if card != NONE),
        *game.buildings.looked,
    ]
    buildings += [card for side in game.sides for card in [*side.hand, *side.built]]
    buildings += [game.buildings.plan] if game.buildings.plan != NONE else []
    found += [f"building {BUILDINGS[int(card)].id}" for card in buildings]
    found += [f"reward {REWARDS[card].id}" for card in [*game.cathedral.rewards, *game.cathedral.taken]]
    found += [MARKET_CARDS[card].id for card in [*game.market.small, *game.market.large]]
    if game.automa != NONE:
        found += automa_pieces(game)
    return sorted(found)


def worker_pieces(game: Architects) -> list[str]:
    """Twenty of each colour; those in the guildhall are counted in their order."""
    found: list[str] = []
    for side in range(game.rules.sides):
        count = sum(int(game.sides[side].workers[place]) for place in range(PLACE_COUNT))
        in_hall = sum(1 for each in game.hall if each == side)
        found += [f"worker {COLOURS[side]}"] * (count - int(game.sides[side].workers[GUILDHALL]) + in_hall)
    return found
