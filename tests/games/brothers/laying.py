"""Lays only what matters on the table, and looks at it afterwards.

A tile is named by its id; where only its colour counts, by that colour: any spare tile of the colour is laid.
What a test does not mention is there and says nothing: a start tile, units at rest, a full offer, a supply.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import regnum
from regnum.core import match as matches
from regnum.core.registry import box_of_edition
from regnum.games.brothers.box import BOX
from regnum.games.brothers.cards import TILE_NUMBERS, TILES, TREASURES
from regnum.games.brothers.figures import OURS
from regnum.games.brothers.flow import END_OF_TURN, TURN, TURNS
from regnum.games.brothers.opening import lay_bare
from regnum.games.brothers.parts import BESIDE, COLOURS, EMPTY, FREE, IN_OFFER, TERRAINS, UNITS, cell_at
from regnum.games.brothers.table import Brothers
from regnum.testing import moves

WHITE, BLUE, HENRY = 0, 1, 1
START = {(0, 0): "start grey"}
FAR_START = {(-20, -25): "start grey"}  # where it touches, joins and counts nothing
OFFER = ("green", "grey", "yellow", "green", "grey", "yellow")
SUPPLY = ("green", "grey", "yellow", "green", "grey", "yellow")
OWNERS = {"white": WHITE, "blue": BLUE, "henry": HENRY, "free": FREE, "start": FREE}
TOKENS = {treasure.id: number for number, treasure in enumerate(TREASURES)}
ELSEWHERE = {"offer": IN_OFFER, "beside": BESIDE}

Cell = tuple[int, int]


class Spares:
    """The tiles that no test has named, given away by colour."""

    def __init__(self, named: list[str]) -> None:
        self.left = [number for number, tile in enumerate(TILES) if tile.id not in named]

    def tile(self, word: str) -> int:
        """The tile with this id, or a spare one of this colour."""
        if word in TILE_NUMBERS:
            return TILE_NUMBERS[word]
        spare = next(number for number in self.left if TERRAINS[OURS.terrain[number]] == word)
        self.left.remove(spare)
        return spare

    def tiles(self, words: Any) -> vec[i64]:
        """Several of them."""
        return vec[i64]([EMPTY if word is None else self.tile(word) for word in words])


def laid(
    *,
    seats: int = 2,
    to_move: int = WHITE,
    land: dict[Cell, str] | None = None,  # "start grey", "white inn_row", "blue mill", "free green"
    units: dict[str, Cell | str] | None = None,  # {"white elite": (0, 0), "white regular_1": "offer"}
    hand: dict[str, list[str]] | None = None,
    offer: Any = OFFER,  # clockwise from the shield; None is an empty position
    supply: Any = SUPPLY,  # the top tile first
    taken: bool = False,  # whether the player to move has taken a tile
    last_turns: int = -1,  # turns that follow this one, once the end is triggered
    scaffold: Cell | None = None,  # your last building
    treasures: dict[Cell, str] | None = None,
    pile: Any = (),  # the top token first
    aside: Any = (),
    options: dict[str, Any] | None = None,
    edition: int = BOX.edition,
) -> regnum.Match:
    """A match in exactly this position, in the middle of a turn of the player to move."""
    match = matches.new(box_of_edition("brothers", edition), seats, 1, options or {})
    game = state_of(match)
    land = land or START
    if not any(word.startswith("start ") for word in land.values()):
        land = FAR_START | land
    hands = hand or {}
    on_land = [word.split()[1] for word in land.values()]
    in_hand = [tile for tiles in hands.values() for tile in tiles]
    spares = Spares([*on_land, *in_hand, *offer, *supply])
    lay_bare(game)
    lay_land(game, land, spares)
    for name, place in (units or {}).items():
        colour, unit = name.split()
        game.sides[COLOURS.index(colour)].units[UNITS.index(unit)] = standing(game, place)
    for colour, words in hands.items():
        game.sides[COLOURS.index(colour)].hand = spares.tiles(words)
    game.ring = spares.tiles([None, *offer])
    game.supply = spares.tiles(reversed(supply))
    game.taken = taken
    game.may_take = not taken
    game.last_turns = last_turns
    if scaffold is not None:
        game.scaffold = standing(game, scaffold)
    for place, token in (treasures or {}).items():
        game.treasures[standing(game, place)] = TOKENS[token]
    game.pile = vec[i64]([TOKENS[token] for token in reversed(pile)])
    game.aside = vec[i64]([TOKENS[token] for token in aside])
    give_turn(game, to_move)
    return match


def lay_land(game: Brothers, land: dict[Cell, str], spares: Spares) -> None:
    """The start tile first, as in play, then the others in the order written."""
    for (x, y), word in sorted(land.items(), key=lambda each: not each[1].startswith("start ")):
        owner, tile = word.split()
        game.put(spares.tile(tile), cell_at(x, y), OWNERS[owner])


def standing(game: Brothers, place: Cell | str) -> int:
    """The laid tile at a place, or where else a unit may be."""
    return ELSEWHERE[place] if isinstance(place, str) else game.laid_at(cell_at(*place))


def give_turn(game: Brothers, seat: int) -> None:
    """Nothing is decided but that this seat is in its turn."""
    game.agenda = []
    game.whose = vec[i64]()
    game.push(TURNS, 1 - seat)
    game.push(END_OF_TURN, seat)
    game.push(TURN, seat)
    game.proceed()


# -- playing and looking -----------------------------------------------------------------------------------


def said(refusal: regnum.Refusal | None) -> tuple[str, str, Cell] | None:
    """The reason and the paragraph of a refusal, and the position it tells."""
    if refusal is None:
        return None
    where: Any = refusal.facts["where"]
    spot = where.args["spot"]
    return (refusal.code, refusal.rule, (spot.x, spot.y))


def cells(match: regnum.Match, seat: int, verb: str) -> set[Cell]:
    """The places a verb may name now."""
    last_words = (move.split()[-1].split(",") for move in moves(match, seat, verb))
    return {(int(x), int(y)) for x, y in last_words}


def side(match: regnum.Match, seat: int) -> dict[str, Any]:
    """What belongs to one brother, as everybody sees it."""
    return dict(match.view(None)["sides"][seat])


def resources(match: regnum.Match, seat: int) -> tuple[int, int, int]:
    """Wood, stone and grain within access."""
    have = side(match, seat)["resources"]
    return (have["wood"], have["stone"], have["grain"])


def clockwise(match: regnum.Match) -> list[str | None]:
    """The six positions of the offer after the shield."""
    offer = match.view(None)["offer"]
    ring, shield = offer["ring"], offer["shield"]
    return [*ring[shield + 1 :], *ring[:shield]]


def at(match: regnum.Match, x: int, y: int) -> dict[str, Any] | None:
    """The tile that lies there."""
    return next((tile for tile in match.view(None)["land"] if (tile["x"], tile["y"]) == (x, y)), None)


def cell_of(match: regnum.Match, tile: str) -> Cell | None:
    """Where a tile lies on the grid."""
    return next(((each["x"], each["y"]) for each in match.view(None)["land"] if each["tile"] == tile), None)


def treasures(match: regnum.Match) -> dict[Cell, str]:
    """The tokens that lie on the grid."""
    return {(each["x"], each["y"]): each["treasure"] for each in match.view(None)["land"] if each["treasure"]}


def points(match: regnum.Match, tile: str) -> int | None:
    """What a building brings its owner; None if it stands on nobody's sheet."""
    return dict(match.score(WHITE) + match.score(BLUE)).get(tile)


def roads(match: regnum.Match, seat: int) -> list[int]:
    """What each road brings this side, the best first."""
    return sorted((each for line, each in match.score(seat) if line.startswith("road ")), reverse=True)


def state_of(match: regnum.Match) -> Brothers:
    """The game itself, with its own fields and verbs."""
    assert isinstance(match.state, Brothers)
    return match.state
