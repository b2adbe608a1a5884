"""Everything that the author of a game needs, in one module: `from regnum.game import Ask, Box, Game, Move, ...`.

These names are stable: the changelog announces any removal or change. docs/adding-a-game.md
builds two games with it. Promises and helpers for a game's own tests are
in `regnum.testing`; playing a match is `regnum` itself.

    the state        Game, Part, Extra, NOBODY; vec, i64, append, extend, pop, remove for its numbers
    the flow         Step, Ask; Effect, EffectGame, RESOLVE, effect, due, do_of, what_of, n_of, ALL for games of cards
    moves            Move, Judged, ALLOWED; Family, Listed, Product, Axis, Ids, Numbers write moves down
    messages         Event, Refusal, refuse; Message, say, PlayerRef, GridSpot, Direction, Fact, player_name
    chance           Chance
    the box          Box, Rules, OptionInfo, Value, Lines, Result, ranked
    expansions       Expansion, Offer, Consequence, Hook
    scenes           Scene, StageColumn, Zone, SideStrip; Panel, Place, PlacePart; Piece with a Shape, Card with CardRow
                     and Gain, Counter, Meter, Track, Space; Thing is any of them
    bots             Sense, SensePart
    learners         Observer, ObservedField, ObservationRow
    guided game      Guide, Lesson
    claims           Claims
    printed figures  FigureSheet, Item, PrintedFigure, AmountField, WordField, WordsField; rulebook, public,
                     reconstructed; Contradiction, Reading, Readings, PackedFigures
"""

from __future__ import annotations

from librt.vecs import append, extend, pop, remove, vec
from mypy_extensions import i64

from regnum.bots.sense import Sense, SensePart
from regnum.core.chance import Chance
from regnum.core.effects import ALL, RESOLVE, Effect, EffectGame, do_of, due, effect, n_of, what_of
from regnum.core.figures import (
    AmountField,
    Contradiction,
    FigureSheet,
    Item,
    PackedFigures,
    PrintedFigure,
    Reading,
    Readings,
    WordField,
    WordsField,
    public,
    reconstructed,
    rulebook,
)
from regnum.core.messages import (
    Direction,
    Event,
    Fact,
    GridSpot,
    Message,
    OptionInfo,
    PlayerRef,
    Refusal,
    Result,
    player_name,
    refuse,
    say,
)
from regnum.core.notation import Axis, Family, Ids, Listed, Numbers, Product
from regnum.core.observation import ObservationRow, ObservedField, Observer
from regnum.core.options import Value
from regnum.core.parts import Part
from regnum.core.rules import Box, Consequence, Expansion, Hook, Lines, Offer, Rules, ranked
from regnum.core.words import ALLOWED, NOBODY, Ask, Extra, Game, Judged, Move, Step
from regnum.guide import Guide, Lesson
from regnum.scene import (
    Card,
    CardRow,
    Counter,
    Gain,
    Meter,
    Panel,
    Piece,
    Place,
    PlacePart,
    Scene,
    Shape,
    SideStrip,
    Space,
    StageColumn,
    Thing,
    Track,
    Zone,
)
from regnum.testing.claims import Claims

__all__ = [
    "ALL",
    "ALLOWED",
    "NOBODY",
    "RESOLVE",
    "AmountField",
    "Ask",
    "Axis",
    "Box",
    "Card",
    "CardRow",
    "Chance",
    "Claims",
    "Consequence",
    "Contradiction",
    "Counter",
    "Direction",
    "Effect",
    "EffectGame",
    "Event",
    "Expansion",
    "Extra",
    "Fact",
    "Family",
    "FigureSheet",
    "Gain",
    "Game",
    "GridSpot",
    "Guide",
    "Hook",
    "Ids",
    "Item",
    "Judged",
    "Lesson",
    "Lines",
    "Listed",
    "Message",
    "Meter",
    "Move",
    "Numbers",
    "ObservationRow",
    "ObservedField",
    "Observer",
    "Offer",
    "OptionInfo",
    "PackedFigures",
    "Panel",
    "Part",
    "Piece",
    "Place",
    "PlacePart",
    "PlayerRef",
    "PrintedFigure",
    "Product",
    "Reading",
    "Readings",
    "Refusal",
    "Result",
    "Rules",
    "Scene",
    "Sense",
    "SensePart",
    "Shape",
    "SideStrip",
    "Space",
    "StageColumn",
    "Step",
    "Thing",
    "Track",
    "Value",
    "WordField",
    "WordsField",
    "Zone",
    "append",
    "do_of",
    "due",
    "effect",
    "extend",
    "i64",
    "n_of",
    "player_name",
    "pop",
    "public",
    "ranked",
    "reconstructed",
    "refuse",
    "remove",
    "rulebook",
    "say",
    "vec",
    "what_of",
]
