"""1.6.3. The game as one seat may know it: all but the order of decks, others' paladins, and what lies face down."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from regnum.games.paladins.bits import cards_in
from regnum.games.paladins.cards import (
    ABSOLVE_SQUARES,
    FAVOUR_SCHEMES,
    FAVOURS,
    OUTSIDERS,
    PALADINS,
    SQUARES,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
    scheme_name,
)
from regnum.games.paladins.figures import ORDER_ACTION
from regnum.games.paladins.parts import (
    ACTIONS,
    ATTRIBUTES,
    COLOURS,
    EMPTY,
    FAVOUR_SLOTS,
    KINGS_FAVOUR,
    NONE,
    ORDER_SLOTS,
    PETITIONERS,
    SLOT_NAMES,
    SLOTS,
    TAX,
    WORKERS,
)
from regnum.games.paladins.scoring import score
from regnum.games.paladins.sides import Side
from regnum.games.paladins.table import Paladins
from regnum.games.paladins.workers import count_of, workers_on


def view(game: Paladins, seat: int) -> dict[str, Any]:
    """The whole table."""
    return {
        "game": "paladins",
        "seat": seat if seat >= 0 else None,
        "solo": game.solo,
        "difficulty": game.rules.options.get("difficulty"),
        "round": int(game.round),
        "start": start_player(game),
        "turn": int(game.next_seat()) if not game.over else None,
        "townsfolk": [TOWNSFOLK[card].id if card != EMPTY else None for card in game.display.row],
        "townsfolk_deck": len(game.display.townsfolk),
        "townsfolk_gone": [TOWNSFOLK[card].id for card in cards_in(game.display.dismissed)],
        "outsiders": [OUTSIDERS[card].id if card != EMPTY else None for card in game.display.front],
        "outsider_deck": len(game.display.outsiders),
        "outsiders_gone": [OUTSIDERS[card].id for card in cards_in(game.display.departed)],
        "wall_deck": len(game.walls),
        "taverns": taverns_view(game),
        "tavern_deck": len(game.taverns.deck),
        "taverns_gone": [TAVERNS[tavern].id for tavern in game.taverns.old],
        "suspicion_deck": len(game.suspicion.deck),
        "suspicions_gone": [int(tax) for tax in game.suspicion.old],
        "tax": int(game.suspicion.tax),
        "tax_full": int(TAX[game.rules.seats]),
        "orders": orders_view(game),
        "favours": [favour_view(game, slot) for slot in range(FAVOUR_SLOTS)],
        "squares": squares_view(game),
        "boards": [board_view(game, side, seat) for side in range(len(game.sides))],
        "schemes": schemes_view(game) if game.solo else None,
    }


def start_player(game: Paladins) -> int:
    """2.11. Whoever begins the round; before the first one, whoever will: the first round waits at the bottom."""
    return int(game.start) if game.round > 0 else int(game.whose[0])


def taverns_view(game: Paladins) -> list[dict[str, Any]]:
    """The taverns of this round and who has claimed them."""
    return [
        {"tavern": TAVERNS[game.taverns.inns[place]].id, "guest": side_or_none(game.taverns.guests[place])}
        for place in range(len(game.taverns.inns))
    ]


def side_or_none(side: i64) -> int | None:
    """A side, or nobody."""
    return int(side) if side != NONE else None


def orders_view(game: Paladins) -> list[str | None]:
    """Revealed orders by the action they want."""
    return [
        ACTIONS[ORDER_ACTION[game.king.orders[slot]]] if slot < game.king.orders_shown else None
        for slot in range(ORDER_SLOTS)
    ]


def favour_view(game: Paladins, slot: int) -> dict[str, Any]:
    """A favour slot: the card if it is revealed, and who stands on it."""
    stands = game.king.petitioners[slot]
    ai = stands != NONE and game.is_ai(stands // PETITIONERS)
    return {
        "favour": FAVOURS[game.king.favours[slot]].id if slot < game.king.favours_shown else None,
        "side": int(stands // PETITIONERS) if stands != NONE else None,
        "worker": WORKERS[stands % PETITIONERS] if stands != NONE and not ai else None,
    }


def squares_view(game: Paladins) -> list[dict[str, Any]]:
    """The squares that exist at this table, and the pieces on them."""
    players = max(int(game.rules.seats), 2)
    return [
        {
            "square": SQUARES[number].id,
            "side": int(piece // 2) if piece != NONE else None,
            "piece": ("monk", "outpost")[piece % 2] if piece != NONE else None,
        }
        for number, piece in enumerate(game.land.squares)
        if SQUARES[number].players <= players
    ]


def board_view(game: Paladins, side: int, viewer: int) -> dict[str, Any]:
    """What belongs to one side; its paladins only as far as the viewer may know them."""
    me = game.sides[side]
    ai = game.is_ai(side)
    return {
        "colour": COLOURS[side],
        "ai": ai,
        "workers": int(me.pool) if ai else {kind: int(count_of(me.pool, at)) for at, kind in enumerate(WORKERS)},
        "spaces": {ACTIONS[action]: space_view(me, action, ai) for action in range(len(ACTIONS))},
        "done": {ACTIONS[action]: int(me.done[action]) for action in range(len(ACTIONS))},
        "silver": int(me.silver),
        "provisions": int(me.provisions),
        "attributes": {name: attribute_view(me, at) for at, name in enumerate(ATTRIBUTES)},
        "party": [TOWNSFOLK[card].id for card in cards_in(me.party)],
        "attacked": [OUTSIDERS[card].id for card in cards_in(me.attacked)],
        "converted": [OUTSIDERS[card].id for card in cards_in(me.converted)],
        "walls": [WALLS[card].id for card in cards_in(me.walls)],
        "jars": [ABSOLVE_SQUARES[square].id for square in cards_in(me.jars)],
        "suspicions": stack_view(me),
        "unpaid": int(me.unpaid),
        "paid": int(me.paid),
        "paladin": PALADINS[me.paladin].id if me.paladin != NONE else None,
        "paladins_used": [PALADINS[card].id for card in cards_in(me.used)],
        "paladin_deck": len(me.deck) - len(me.hand()),
        "has_chosen": me.chosen != NONE,
        "secret": secret_view(me) if side == viewer else None,
        "passed": me.passed,
        "score": score(game, side),
    }


def space_view(me: Side, action: int, ai: bool) -> dict[str, Any]:
    """An action space: its workers by slot, its workshops."""
    covered = int(me.covered(action))
    workshops = [SLOT_NAMES[slot] for slot in range(len(SLOT_NAMES)) if (covered >> slot) & 1]
    if ai:
        return {"workers": int(me.spaces[action]), "workshops": workshops}
    kinds = workers_on(me.spaces[action])
    standing = [WORKERS[kind] if kind != NONE else None for kind in kinds]
    standing += [None] * (len(SLOTS[action]) - len(standing))
    return {"workers": standing, "workshops": workshops}


def attribute_view(me: Side, attribute: int) -> dict[str, int]:
    """1.3.2. The marker, and what counts this round."""
    return {"marker": int(me.mark(attribute)), "effective": int(me.effective(attribute))}


def stack_view(me: Side) -> list[int]:
    """Suspicion cards by their tax, the newest first."""
    return [int(me.stack >> (2 * card)) & 3 for card in range(int(me.suspicions))]


def secret_view(me: Side) -> dict[str, Any]:
    """1.6.2. The hand, the chosen paladin, and what the owner has put on top and at the bottom."""
    hand = me.hand()
    under = len(me.deck) - len(hand)
    buried = [me.deck[card] for card in range(min(int(me.buried), under))]
    top = me.deck[under - 1] if me.topped and not me.drawing and under > 0 else NONE
    return {
        "hand": [PALADINS[card].id for card in hand],
        "chosen": PALADINS[me.chosen].id if me.chosen != NONE else None,
        "top": PALADINS[top].id if top != NONE else None,
        "bottom": [PALADINS[card].id for card in reversed(buried)],
    }


def schemes_view(game: Paladins) -> dict[str, Any]:
    """12. What is open of the AI player's cards, and its resource marker."""
    return {
        "deck": len(game.schemes.deck),
        "discards": [scheme_name(scheme) for scheme in game.schemes.old],
        "marker": int(game.schemes.marker) + 1,
        "stack": [ATTRIBUTES[attribute] for attribute in game.schemes.ranks],
    }


def pieces(game: Paladins) -> list[str]:
    """Every card in play, wherever it lies, and every piece of the players: none is ever made or lost."""
    townsfolk = [
        *game.display.townsfolk,
        *(card for card in game.display.row if card != EMPTY),
        *cards_in(game.display.dismissed),
    ]
    outsiders = [
        *game.display.outsiders,
        *(card for card in game.display.front if card != EMPTY),
        *cards_in(game.display.departed),
    ]
    walls = [*game.walls]
    suspicions = [*game.suspicion.deck, *game.suspicion.old]
    found = [f"tavern {TAVERNS[card].id}" for card in [*game.taverns.deck, *game.taverns.old, *game.taverns.inns]]
    for side, board in enumerate(game.sides):
        townsfolk += cards_in(board.party)
        outsiders += [*cards_in(board.attacked), *cards_in(board.converted)]
        walls += cards_in(board.walls)
        suspicions += stack_view(board)
        paladins = [*board.deck, *cards_in(board.used)]
        paladins += [card for card in (board.chosen, board.paladin) if card != NONE]
        found += [f"{COLOURS[side]} {PALADINS[card].id}" for card in paladins]
    found += [f"townsfolk {TOWNSFOLK[card].id}" for card in townsfolk]
    found += [f"outsider {OUTSIDERS[card].id}" for card in outsiders]
    found += [f"wall {card}" for card in walls] + [f"suspicion {tax}" for tax in suspicions]
    found += [f"order {card}" for card in game.king.orders] + [f"favour {card}" for card in game.king.favours]
    return sorted(found + scheme_pieces(game))


def scheme_pieces(game: Paladins) -> list[str]:
    """12.1.6. The King's Favour schemes wait under the face-down favours."""
    if not game.solo:
        return []
    waiting = [KINGS_FAVOUR] * (FAVOUR_SCHEMES - int(game.king.favours_shown))
    return [f"scheme {scheme_name(scheme)}" for scheme in [*game.schemes.deck, *game.schemes.old, *waiting]]
