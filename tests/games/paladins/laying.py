"""Lays only what matters on the table, and looks at it afterwards.

What a test does not mention is there and says nothing: an empty board, full rows, shuffled decks, no paladin in use.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import regnum
from regnum.games.paladins.cards import (
    ABSOLVE_SQUARES,
    FAVOURS,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    SQUARES,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
)
from regnum.games.paladins.flow import ROUND, ROUND_ENDS, TURN, TURNS
from regnum.games.paladins.parts import (
    ACTIONS,
    AI_ACTIONS,
    ATTRIBUTES,
    COLOURS,
    EMPTY,
    FIRST_RIGHT,
    NONE,
    PETITIONERS,
    SLOT_NAMES,
    WORKERS,
)
from regnum.games.paladins.sides import Side
from regnum.games.paladins.table import Paladins
from regnum.games.paladins.workers import packed, standing

RED, BLUE, GREEN, YELLOW = 0, 1, 2, 3
HUMAN, AI = 0, 1


def number(cards: Any, id: str) -> int:
    """The number of a card by its id; of walls alike the first."""
    return [card.id for card in cards].index(id)


def kinds(words: str) -> tuple[int, ...]:
    """`labourer scout scout` as kinds."""
    return tuple(sorted(WORKERS.index(word) for word in words.split()))


def bits(cards: Any, ids: Any) -> int:
    """A set of cards; of walls alike different ones are taken."""
    mask = 0
    for id in ids:
        free = [at for at, card in enumerate(cards) if card.id == id and not (mask >> at) & 1]
        mask |= 1 << free[0]
    return mask


def mat(
    workers: str | int = "",  # "labourer scout scout"; for the AI player a number
    *,
    silver: int = 3,
    provisions: int = 1,
    faith: int = 0,
    strength: int = 0,
    influence: int = 0,
    paladin: str | None = None,
    party: Any = (),
    attacked: Any = (),
    converted: Any = (),
    walls: Any = (),
    jars: Any = (),  # absolve squares with a jar: "abs_faith"
    suspicions: Any = (),  # the tax on each card, the newest first
    unpaid: int = 0,
    paid: int = 0,
    workshops: dict[str, Any] | None = None,  # {"fortify": ["left", "middle"]}
    spaces: dict[str, Any] | None = None,  # {"absolve": "cleric labourer merchant"}; for the AI player a number
    done: dict[str, int] | None = None,  # beyond what cards and pieces show: {"commission": 3}
    passed: bool = False,
) -> dict[str, Any]:
    """What lies in front of one side."""
    return dict(locals())


def laid(
    *,
    seats: int = 2,
    to_move: int = RED,
    round: int = 4,
    start: int = RED,
    boards: list[dict[str, Any]] | None = None,  # mat(...) by side; alone the AI player's comes second
    townsfolk: Any = None,  # five ids or None, from column 1
    townsfolk_deck: Any = None,  # the top card first
    outsiders: Any = None,  # six ids or None
    outsider_deck: Any = None,
    walls: Any = None,  # ids without wall_, the top card first
    suspicions: Any = None,  # the deck: taxes, the top card first
    old_suspicions: Any = None,
    tax: int | None = None,
    orders: Any = None,  # three actions, for the slots
    orders_shown: int | None = None,
    favours: Any = None,  # five ids without favour_, for the slots
    favours_shown: int | None = None,
    petitioners: dict[int, str] | None = None,  # {2: "blue scout"}
    squares: dict[str, str] | None = None,  # {"r1_s1": "red monk"}
    schemes: Any = None,  # actions, the top card first: "commission", "kings_order"
    old_schemes: Any = None,
    marker: int = 1,  # the space of the resource track
    options: dict[str, Any] | None = None,
) -> regnum.Match:
    """A match in exactly this position: the side to move is about to take a turn."""
    match = regnum.new("paladins", seats=seats, seed=1, options=options)
    game: Any = match.state
    game.round, game.start = round, start
    reset_boards(game, boards or [])
    lay_cards(game, "row", "townsfolk", TOWNSFOLK, townsfolk, townsfolk_deck)
    lay_cards(game, "front", "outsiders", OUTSIDERS, outsiders, outsider_deck)
    lay_walls(game, walls)
    lay_suspicions(game, suspicions, old_suspicions)
    if tax is not None:
        game.own_suspicion().tax = tax
    lay_king(game, orders, orders_shown, favours, favours_shown)
    for slot, words in (petitioners or {}).items():
        colour, kind = words.split()
        game.own_king().petitioners[slot - 1] = COLOURS.index(colour) * PETITIONERS + WORKERS.index(kind)
    for square, words in (squares or {}).items():
        colour, piece = words.split()
        game.own_land().occupy(number(SQUARES, square), COLOURS.index(colour) * 2 + ("monk", "outpost").index(piece))
    if seats == 1:
        lay_schemes(game, schemes, old_schemes, marker)
    give_turn(game, to_move)
    return match


def reset_boards(game: Paladins, mats: list[dict[str, Any]]) -> None:
    """Every board as its mat says; a board without a mat is as at the start, without workers."""
    for side in range(len(game.sides)):
        ai = game.is_ai(side)
        lay_board(game.own(side), mats[side] if side < len(mats) else mat(0 if ai else ""), ai)


def lay_board(board: Side, mat: dict[str, Any], ai: bool) -> None:
    """One board."""
    deck = [] if ai else [at for at in range(len(PALADINS)) if PALADINS[at].id != mat["paladin"]]
    board.lay(vec[i64](deck), 0 if ai else mat["silver"], 0 if ai else mat["provisions"])
    board.pool = mat["workers"] if ai else packed(kinds(mat["workers"]))
    board.marks = sum(mat[name] << (4 * at) for at, name in enumerate(ATTRIBUTES))
    board.paladin = number(PALADINS, mat["paladin"]) if mat["paladin"] else NONE
    board.party = bits(TOWNSFOLK, mat["party"])
    board.attacked = bits(OUTSIDERS, mat["attacked"])
    board.converted = bits(OUTSIDERS, mat["converted"])
    board.walls = bits(WALLS, mat["walls"])
    board.jars = bits(ABSOLVE_SQUARES, mat["jars"])
    board.suspicions = len(mat["suspicions"])
    board.stack = sum(tax << (2 * at) for at, tax in enumerate(mat["suspicions"]))
    board.unpaid, board.paid, board.passed = mat["unpaid"], mat["paid"], mat["passed"]
    shown = {"fortify": len(mat["walls"]), "absolve": len(mat["jars"]), "attack": len(mat["attacked"])}
    shown |= {"convert": len(mat["converted"])}
    for action, slots in (mat["workshops"] or {}).items():
        for slot in slots:
            board.workshops |= 1 << (2 * (ACTIONS.index(action) - FIRST_RIGHT) + SLOT_NAMES.index(slot))
        shown["develop"] = shown.get("develop", 0) + len(slots)
    for action, words in (mat["spaces"] or {}).items():
        at = ACTIONS.index(action)
        board.spaces[at] = words if ai else standing(at, int(board.covered(at)), kinds(words))
        assert board.spaces[at] > 0, f"{words} cannot stand on {action}"
    for action, times in {**shown, **(mat["done"] or {})}.items():
        board.done[ACTIONS.index(action)] = times


def lay_cards(game: Any, row: str, deck: str, cards: Any, ids: Any, top: Any) -> None:
    """A row and its deck; cards that players hold are in neither."""
    held = 0
    for board in game.sides:
        held |= board.party if cards is TOWNSFOLK else board.attacked | board.converted
    if ids is not None:
        laid_row = [EMPTY if id is None else number(cards, id) for id in ids]
    else:
        spare = [at for at in range(len(cards)) if not (held >> at) & 1]
        laid_row = spare[: len(getattr(game.display, row))]
    setattr(game.own_display(), row, vec[i64](laid_row))
    if top is not None:
        rest = [number(cards, id) for id in top]
    else:
        rest = [at for at in range(len(cards)) if at not in laid_row and not (held >> at) & 1]
    setattr(game.own_display(), deck, vec[i64](reversed(rest)))
    gone = [at for at in range(len(cards)) if at not in laid_row and at not in rest and not (held >> at) & 1]
    setattr(game.own_display(), "dismissed" if cards is TOWNSFOLK else "departed", sum(1 << at for at in gone))


def lay_walls(game: Any, ids: Any) -> None:
    """The wall deck; without ids all that nobody has built."""
    built = 0
    for board in game.sides:
        built |= board.walls
    free = [at for at in range(len(WALLS)) if not (built >> at) & 1]
    if ids is not None:
        chosen: list[int] = []
        for id in ids:
            chosen.append(next(at for at in free if WALLS[at].id == id and at not in chosen))
        free = chosen
    game.walls = vec[i64](reversed(free))


def lay_suspicions(game: Any, deck: Any, discards: Any) -> None:
    """The suspicion deck; without taxes it stays as it was dealt, less what players hold."""
    if deck is not None:
        game.own_suspicion().deck = vec[i64](reversed(deck))
    if discards is not None:
        game.own_suspicion().old = vec[i64](discards)


def lay_king(game: Any, orders: Any, orders_shown: int | None, favours: Any, favours_shown: int | None) -> None:
    """Orders and favours in their slots, the rest in the box; as many revealed as the round says, if nothing else."""
    if orders is not None:
        slots = [list(ORDERS).index(ACTIONS.index(action)) for action in orders]
        game.own_king().orders = vec[i64](slots + [at for at in range(len(ORDERS)) if at not in slots])
    game.own_king().orders_shown = min(int(game.round), 3) if orders_shown is None else orders_shown
    if favours is not None:
        slots = [number(FAVOURS, id) for id in favours]
        game.own_king().favours = vec[i64](slots + [at for at in range(len(FAVOURS)) if at not in slots])
    game.own_king().favours_shown = max(int(game.round) - 2, 0) if favours_shown is None else favours_shown


def lay_schemes(game: Any, schemes: Any, discards: Any, marker: int) -> None:
    """12. The scheme deck and its discards, and the resource marker; no difficulty workshops."""
    if schemes is not None:
        game.own_schemes().deck = vec[i64]([AI_ACTIONS.index(id) for id in reversed(schemes)])
    if discards is not None:
        game.own_schemes().old = vec[i64]([AI_ACTIONS.index(id) for id in discards])
    game.own_schemes().marker = marker - 1


def give_turn(game: Any, side: int) -> None:
    """Nothing is decided but that this side is to take its turn."""
    game.agenda = []
    game.whose = vec[i64]()
    game.owing = 0
    game.due = vec[i64]()
    sides = len(game.sides)
    game.push(ROUND_ENDS, int(game.start))
    game.push(TURNS, (side + 1) % sides)
    game.push(TURN, side)
    game.proceed()


def open_round(match: regnum.Match, *, taverns: Any = None) -> None:
    """Let the next round begin now, with these taverns on top of the deck."""
    game: Any = match.state
    if taverns is not None:
        rest = [at for at in range(len(TAVERNS)) if TAVERNS[at].id not in taverns]
        game.own_taverns().deck = vec[i64](rest + [number(TAVERNS, id) for id in reversed(taverns)])
        game.own_taverns().old = vec[i64]()
    for side in range(len(game.sides)):
        board = game.own(side)
        board.paladin, board.passed = NONE, False
    game.agenda = []
    game.whose = vec[i64]()
    game.push(ROUND, int(game.start))
    game.proceed()


def stack_paladins(match: regnum.Match, seat: int, *ids: str) -> None:
    """Put these on top of a player's deck, the first one uppermost."""
    board = state_of(match).own(seat)
    rest = [card for card in board.deck if PALADINS[card].id not in ids]
    board.deck = vec[i64](rest + [number(PALADINS, id) for id in reversed(ids)])


# -- playing and looking -----------------------------------------------------------------------------------


def board(match: regnum.Match, side: int) -> dict[str, Any]:
    """What belongs to one side, as everybody sees it."""
    return dict(match.view(None)["boards"][side])


def workers(match: regnum.Match, side: int) -> str:
    """The pool of a player: `labourer scout scout`."""
    return " ".join(kind for kind, count in board(match, side)["workers"].items() for _ in range(count))


def attributes(match: regnum.Match, side: int) -> tuple[int, int, int]:
    """The markers: faith, strength, influence."""
    levels = board(match, side)["attributes"]
    return tuple(levels[name]["marker"] for name in ATTRIBUTES)


def on(match: regnum.Match, side: int, action: str) -> list[str]:
    """The workers on an action space."""
    return [kind for kind in board(match, side)["spaces"][action]["workers"] if kind]


def effective(match: regnum.Match, side: int) -> tuple[int, int, int]:
    """What counts this round: faith, strength, influence."""
    levels = board(match, side)["attributes"]
    return tuple(levels[name]["effective"] for name in ATTRIBUTES)


def goods(match: regnum.Match, side: int) -> tuple[int, int]:
    """Silver and provisions of a player."""
    mine = board(match, side)
    return mine["silver"], mine["provisions"]


def state_of(match: regnum.Match) -> Paladins:
    """The game itself, with its own fields and verbs."""
    assert isinstance(match.state, Paladins)
    return match.state
