"""Everything that the author of a game needs, under one name: `from regnum.game import Ask, Box, Game, Move, ...`.

What stands here stays: no name goes away or gets another meaning unless the changelog says so. docs/adding-a-game.md
builds two games with it. Promises and helpers for a game's own tests are
in `regnum.testing`; playing a match is `regnum` itself.

    the table        Game, Part, Extra, NOBODY; vec, i64, append, extend, pop, remove for its numbers
    what happens     Step, Ask; Effect, EffectGame, RESOLVE, effect, due, do_of, what_of, n_of, ALL for games of cards
    what one may do  Move, Judged, ALLOWED; Family, Listed, Product, Axis, Ids, Numbers write moves down
    what is said     Event, Refusal, refuse; Message, say, Who, Spot, Heading, Fact, player_name
    chance           Chance
    the box          Box, Rules, OptionInfo, Value, Lines, Result, ranked
    expansions       Expansion, Offer, Consequence, Hook
    what is seen     kit (panels, places, pieces, cards, counters, tracks of a scene)
    bots             Sense, SensePart
    a first game     Guide, Lesson
    honesty          Claims
"""

from __future__ import annotations

from librt.vecs import append, extend, pop, remove, vec
from mypy_extensions import i64

from regnum.bots.sense import Sense, SensePart
from regnum.core.chance import Chance
from regnum.core.effects import ALL, RESOLVE, Effect, EffectGame, do_of, due, effect, n_of, what_of
from regnum.core.letters import (
    Event,
    Fact,
    Heading,
    Message,
    OptionInfo,
    Refusal,
    Result,
    Spot,
    Who,
    player_name,
    refuse,
    say,
)
from regnum.core.notation import Axis, Family, Ids, Listed, Numbers, Product
from regnum.core.options import Value
from regnum.core.parts import Part
from regnum.core.rules import Box, Consequence, Expansion, Hook, Lines, Offer, Rules, ranked
from regnum.core.words import ALLOWED, NOBODY, Ask, Extra, Game, Judged, Move, Step
from regnum.guide import Guide, Lesson
from regnum.scene import kit
from regnum.testing.claims import Claims

__all__ = [
    "ALL",
    "ALLOWED",
    "NOBODY",
    "RESOLVE",
    "Ask",
    "Axis",
    "Box",
    "Chance",
    "Claims",
    "Consequence",
    "Effect",
    "EffectGame",
    "Event",
    "Expansion",
    "Extra",
    "Fact",
    "Family",
    "Game",
    "Guide",
    "Heading",
    "Hook",
    "Ids",
    "Judged",
    "Lesson",
    "Lines",
    "Listed",
    "Message",
    "Move",
    "Numbers",
    "Offer",
    "OptionInfo",
    "Part",
    "Product",
    "Refusal",
    "Result",
    "Rules",
    "Sense",
    "SensePart",
    "Spot",
    "Step",
    "Value",
    "Who",
    "append",
    "do_of",
    "due",
    "effect",
    "extend",
    "i64",
    "kit",
    "n_of",
    "player_name",
    "pop",
    "ranked",
    "refuse",
    "remove",
    "say",
    "vec",
    "what_of",
]
