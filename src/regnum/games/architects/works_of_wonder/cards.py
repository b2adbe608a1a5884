"""Every card and board of Works of Wonder, declared as data and put on the shelves behind those of the base game.

No source shows the whole of these cards. Names, kinds of effects and the six boards are the rulebook's; figures marked
reconstructed are ours and live only here. Read once, when the game is loaded, and not compiled.
"""

from __future__ import annotations

from typing import Final

from regnum.core.effects import ALL, effect
from regnum.games.architects.cards import (
    APPRENTICES,
    BOARDS,
    BUILDINGS,
    EVERY_SKILL,
    REWARDS,
    Apprentice,
    Board,
    Building,
    PrintedCard,
    Reward,
    Shelf,
    Start,
    always,
    cost,
    on,
    only_if,
    per,
    placing,
    trade,
    trade_any,
)
from regnum.games.architects.effects.vocabulary import (
    CAPTURE,
    DESTROY_DEBT,
    FREE_PRISONERS,
    HIRE_FREELY,
    IMPRISON,
    PLACE_MORE,
    SWEEP,
    TAKE_DEBT,
    Row,
    clay,
    either,
    everybody,
    gain,
    gain_per,
    gold,
    lose_virtue,
    marble,
    maybe,
    silver,
    stone,
    virtue,
    wood,
)
from regnum.games.architects.parts import (
    BUILDING_CARD,
    CARPENTRY,
    CLAY,
    ENTERS_CATHEDRAL,
    ENTERS_MARKET,
    FOREST,
    GUARDHOUSE,
    KINGS_STOREHOUSE,
    MASONRY,
    MINES,
    ON_APPRENTICE,
    ON_CATHEDRAL,
    ON_CONSTRUCT,
    ON_DEBT_GAINED,
    ON_VIRTUE_LOST,
    OWN_APPRENTICES,
    OWN_CARPENTRY,
    OWN_LEVEL,
    OWN_MASONRY,
    OWN_PAIRS,
    OWN_SILVER,
    OWN_TILING,
    PRISONERS_ARE,
    QUARRY,
    REWARD_CARD,
    SILVERSMITH,
    STONE,
    TILING,
    TOWN_CENTRE,
    WOOD,
    WORKSHOP,
)
from regnum.games.architects.works_of_wonder.parts import (
    BRIBES,
    CONJURES_CLAY,
    CONJURES_STONE,
    CONJURES_WOOD,
    COUNTS_PRINCESS,
    INFLUENCE,
    ON_PRINCESS_RESET,
    ON_PROFITEER,
    ON_PROFITEER_RESET,
    OWN_INFLUENCE,
    RESOURCES,
)


def influence(n: int) -> int:
    """Gain influence."""
    return gain(INFLUENCE, n)


# -- apprentices --------------------------------------------------------------------------------------------------

# Reconstructed: all skills and hire virtues, that each is there once, and the amounts and places marked below.
# fmt: off
WONDER_APPRENTICES: Final = APPRENTICES.add((
    Apprentice("benefactor_carpentry", (CARPENTRY,), trade_any(1, (CLAY, WOOD, STONE), influence(1))),  # B7.1
    Apprentice("benefactor_tiling", (TILING,), trade_any(1, (CLAY, WOOD, STONE), influence(1))),  # B7.1
    Apprentice("benefactor_masonry", (MASONRY,), trade_any(1, (CLAY, WOOD, STONE), influence(1))),  # B7.1
    Apprentice("cavalier_town_centre", (MASONRY,), placing(TOWN_CENTRE, influence(1))),  # B7.2; reconstructed: where
    Apprentice("cavalier_guardhouse", (CARPENTRY,), placing(GUARDHOUSE, influence(1))),  # B7.2; reconstructed: where
    Apprentice("diplomat_storehouse", (TILING,), placing(KINGS_STOREHOUSE, influence(1))),  # B7.2; reconstructed: where
    Apprentice("diplomat_workshop", (CARPENTRY,), placing(WORKSHOP, influence(1))),  # B7.2; reconstructed: where
    Apprentice("patroness_gold", (TILING,), trade(cost(gold=1), influence(3))),  # B7.3; only in edition 1
    Apprentice("patroness_marble", (MASONRY,), trade(cost(marble=1), influence(3))),  # B7.3; only in edition 1
    Apprentice("vagabond_wood", (CARPENTRY,), trade(cost(wood=2), gold(1)), virtue=-1),  # B7.3; reconstructed: amounts
    Apprentice("vagabond_clay", (TILING,), trade(cost(clay=3), gold(1)), virtue=-1),  # B7.3; reconstructed: amounts
    Apprentice("orphan_wood", (CARPENTRY,), on(ON_PROFITEER_RESET, wood(2))),  # B7.5; reconstructed: amounts
    Apprentice("orphan_silver", (TILING,), on(ON_PROFITEER_RESET, silver(2))),  # B7.5; reconstructed: amounts
    Apprentice("orphan_stone", (MASONRY,), on(ON_PROFITEER_RESET, stone(2))),  # B7.5; reconstructed: amounts
    Apprentice("charlatan_clay", (TILING,), always(CONJURES_CLAY), virtue=-1),  # B7.4; reconstructed: which resource
    Apprentice("charlatan_wood", (CARPENTRY,), always(CONJURES_WOOD), virtue=-1),  # B7.4; reconstructed: which resource
    Apprentice("charlatan_stone", (MASONRY,), always(CONJURES_STONE), virtue=-1),  # B7.4; reconstructed: which resource
    Apprentice("noblewoman_gold", (TILING,), on(ON_PRINCESS_RESET, gold(1)), virtue=1),  # B7.7; reconstructed: amounts
    Apprentice("noblewoman_marble", (MASONRY,), on(ON_PRINCESS_RESET, marble(1)), virtue=1),  # B7.7; reconstructed: amounts
    Apprentice("noblewoman_silver", (CARPENTRY,), on(ON_PRINCESS_RESET, silver(3)), virtue=1),  # B7.7; reconstructed: amounts
    Apprentice("journeyman_silver", (CARPENTRY,), on(ON_CONSTRUCT, silver(2))),  # B7.6; reconstructed: amounts
    Apprentice("journeyman_influence", (TILING,), on(ON_CONSTRUCT, influence(1))),  # B7.6; reconstructed: amounts
    Apprentice("journeyman_building", (MASONRY,), on(ON_CONSTRUCT, gain(BUILDING_CARD))),  # B7.6; reconstructed: amounts
    Apprentice("extortionist", (MASONRY,), on(ON_DEBT_GAINED, influence(1)), virtue=-1),  # B7.8
    Apprentice("patroness_wood", (TILING,), trade(cost(wood=2), marble(1))),  # B7.3; reconstructed: amounts
    Apprentice("patroness_stone", (MASONRY,), trade(cost(stone=2), marble(1))),  # B7.3; reconstructed: amounts
))
# fmt: on
APPRENTICES.retire("patroness_gold", "patroness_marble")  # since edition 2 the last two, goods for goods (B7.3)


# -- buildings ----------------------------------------------------------------------------------------------------

# Reconstructed: all points, costs, skills and build virtues; the amounts of the effects but for Monastery, Abbey,
# Studio, Stronghold, School and what Rampart counts; and where another worker is placed.
# fmt: off
WONDER_BUILDINGS: Final = BUILDINGS.add((
    Building("arena", 7, cost(wood=3, stone=2, gold=1), skills=(MASONRY,), virtue=-1, now=(silver(3), influence(1))),  # B7.9
    Building("bathhouse", 5, cost(clay=3, stone=2, marble=1), virtue=1, now=(influence(2),)),  # B7.9
    Building("courthouse", 8, cost(clay=2, stone=4, marble=1), skills=(TILING, MASONRY), now=(maybe(effect(IMPRISON)),)),  # B7.9
    Building("stage", 6, cost(wood=4, stone=1, gold=1), skills=(CARPENTRY,), now=(influence(3),)),  # B7.9
    Building("pillory", 6, cost(clay=2, wood=3, stone=1), virtue=-1, now=(effect(CAPTURE),)),  # B7.9
    Building("monastery", 6, cost(clay=2, stone=3, gold=1), skills=(MASONRY,), virtue=1, now=(gain_per(OWN_LEVEL, 1, influence(1)),)),  # B7.10
    Building("abbey", 7, cost(wood=2, stone=3, marble=1), skills=(TILING,), virtue=1, now=(everybody(effect(FREE_PRISONERS, 0, ALL)),)),  # B7.11
    Building("studio", 7, cost(clay=2, wood=2, gold=2), skills=(CARPENTRY,), now=(everybody(gain(BUILDING_CARD)),)),  # B7.11
    Building("carpenters_guild", 5, cost(clay=2, wood=4), last=(gain_per(OWN_CARPENTRY, 1, virtue(1)),)),  # B7.12
    Building("masons_guild", 5, cost(clay=2, stone=4), last=(gain_per(OWN_MASONRY, 1, virtue(1)),)),  # B7.12
    Building("tilers_guild", 5, cost(clay=5, wood=1, stone=1), last=(gain_per(OWN_TILING, 1, virtue(1)),)),  # B7.12
    Building("stronghold", 9, cost(wood=2, stone=5, gold=1), skills=(CARPENTRY, MASONRY), virtue=-1, last=(effect(FREE_PRISONERS, 0, ALL),)),  # B7.13
    Building("depot", 3, cost(clay=2, wood=3), now=(effect(PLACE_MORE, KINGS_STOREHOUSE),)),  # B7.15, B7.21
    Building("gaol", 4, cost(wood=1, stone=3), virtue=-1, now=(effect(PLACE_MORE, GUARDHOUSE),)),  # B7.16, B7.21
    Building("miners_lodge", 3, cost(wood=3, stone=1), now=(effect(PLACE_MORE, MINES),)),  # B7.17, B7.21
    Building("windmill", 3, cost(clay=2, stone=3), now=(effect(PLACE_MORE, FOREST),)),  # B7.18, B7.21
    Building("mint", 4, cost(wood=1, stone=2, gold=1), now=(effect(PLACE_MORE, SILVERSMITH),)),  # B7.19, B7.21
    Building("theatre", 4, cost(clay=2, wood=2, marble=1), now=(effect(PLACE_MORE, TOWN_CENTRE),)),  # B7.20, B7.21
    Building("manor", 10, cost(clay=2, wood=3, stone=3, gold=2), skills=EVERY_SKILL, points=per(OWN_INFLUENCE, 4)),  # B7.14
    Building("townhouse", 4, cost(clay=2, wood=2, stone=2), last=(gain_per(OWN_APPRENTICES, 2, virtue(1)),)),  # B7.14
    Building("fort", 11, cost(clay=3, stone=5, marble=2), skills=EVERY_SKILL, virtue=-1, points=only_if(PRISONERS_ARE, 0, 2)),  # B7.14
    Building("vault", 8, cost(wood=2, stone=3, gold=1, marble=1), skills=(TILING, MASONRY), last=(gain_per(OWN_SILVER, 5, virtue(1)),)),  # B7.14
    Building("rampart", 7, cost(clay=2, wood=3, stone=4), skills=(CARPENTRY, MASONRY), points=per(OWN_PAIRS, 1)),  # B7.14
    Building("school", 6, cost(clay=3, wood=3, gold=1), skills=(CARPENTRY, TILING), now=(effect(SWEEP, 0, 4), effect(HIRE_FREELY))),  # B7.22
))
# fmt: on


# -- rewards ------------------------------------------------------------------------------------------------------

WONDER_REWARDS: Final = REWARDS.add(
    (  # reconstructed, all of them
        Reward("influence_silver", (virtue(1), influence(1), silver(2)), copies=2),
        Reward("influence_two", (virtue(1), influence(2)), copies=2),
        Reward("clay", (virtue(1), clay(3)), copies=2),
        Reward("influence_building", (virtue(1), influence(1), gain(BUILDING_CARD)), copies=2),
        Reward("virtue_influence", (virtue(2), influence(1)), copies=2),
        Reward("marble", (virtue(1), marble(1))),
        Reward("gold_influence", (influence(1), gold(1))),
    )
)


# -- boards -------------------------------------------------------------------------------------------------------


def begins(n: int) -> tuple[tuple[int, int], ...]:
    """B1.3. Influence at the start."""
    return ((INFLUENCE, n),) if n else ()


# fmt: off
WONDER_BOARDS: Final = BOARDS.add((
    Board("arnold", Start(6, 4, 3, goods=cost(clay=3)), always(COUNTS_PRINCESS)),  # B8.1
    Board("charles", Start(8, 3, goods=cost(wood=2), more=begins(3)), on(ON_PROFITEER, silver(1))),  # B8.2; Q14
    Board("clotilde", Start(13, 0, debts=1, more=begins(1)), on(ON_VIRTUE_LOST, clay(1))),  # B8.3
    Board("isabella", Start(4, 7, 5, cards=1, more=begins(2)), on(ON_APPRENTICE, marble(1))),  # B8.4
    Board("louis", Start(2, 11, 13, goods=cost(gold=1), more=begins(2)), always(BRIBES), always(ENTERS_CATHEDRAL)),  # B8.5
    Board("zesiro", Start(10, 2, goods=cost(stone=2), more=begins(1)), on(ON_CONSTRUCT, influence(1)), on(ON_CATHEDRAL, influence(1)), always(ENTERS_MARKET)),  # B8.6
))
# fmt: on


# -- edicts -------------------------------------------------------------------------------------------------------


class Edict(PrintedCard):
    """B1.6, B4, B5. A contribution on one side; a consequence and where the two nobles stand on the other."""

    def __init__(
        self,
        id: str,
        clay: Row,
        wood: Row,
        stone: Row,
        gold: Row,
        marble: Row,
        *,
        profiteer: int,
        consequence: int,
        princess: int,
        reward: Row,
    ) -> None:
        super().__init__(id)
        self.gains = (clay, wood, stone, gold, marble)
        self.profiteer = profiteer
        self.consequence = consequence
        self.princess = princess
        self.reward = reward


DEBT: Final = effect(TAKE_DEBT)
FORGIVEN: Final = (effect(DESTROY_DEBT),)
REWARD: Final = gain(REWARD_CARD)
EDICTS: Final[Shelf[Edict]] = Shelf("edict")

# Reconstructed: all but wood and marble of edict_1 and where its two nobles stand.
EDICTS.add(
    (
        Edict(
            "edict_1",
            clay=(influence(1),),
            wood=(influence(2),),
            stone=(influence(1), virtue(1)),
            gold=(influence(2), virtue(1)),
            marble=(influence(2), REWARD),
            profiteer=GUARDHOUSE,
            consequence=lose_virtue(1),
            princess=SILVERSMITH,
            reward=(either(FORGIVEN, (influence(2),)),),
        ),
        Edict(
            "edict_2",
            clay=(virtue(1),),
            wood=(influence(1), virtue(1)),
            stone=(influence(2),),
            gold=(influence(1), REWARD),
            marble=(influence(3),),
            profiteer=TOWN_CENTRE,
            consequence=DEBT,
            princess=QUARRY,
            reward=(REWARD,),
        ),
        Edict(
            "edict_3",
            clay=(influence(1),),
            wood=(influence(1), virtue(1)),
            stone=(influence(1), virtue(1)),
            gold=(influence(3),),
            marble=(influence(2), virtue(1)),
            profiteer=WORKSHOP,
            consequence=influence(1),
            princess=FOREST,
            reward=(either(FORGIVEN, (gold(1),)),),
        ),
        Edict(
            "edict_4",
            clay=(influence(1),),
            wood=(influence(2),),
            stone=(influence(2),),
            gold=(influence(2), virtue(1)),
            marble=(influence(1), REWARD),
            profiteer=KINGS_STOREHOUSE,
            consequence=lose_virtue(1),
            princess=MINES,
            reward=(virtue(1), influence(1)),
        ),
        Edict(
            "edict_5",
            clay=(virtue(1),),
            wood=(influence(2),),
            stone=(influence(1), virtue(1)),
            gold=(influence(2), REWARD),
            marble=(influence(2), virtue(1)),
            profiteer=FOREST,
            consequence=influence(1),
            princess=WORKSHOP,
            reward=(either((effect(HIRE_FREELY),), (virtue(2),)),),
        ),
        Edict(
            "edict_6",
            clay=(influence(1),),
            wood=(influence(1), virtue(1)),
            stone=(influence(2),),
            gold=(influence(3),),
            marble=(influence(3),),
            profiteer=SILVERSMITH,
            consequence=DEBT,
            princess=GUARDHOUSE,
            reward=(marble(1),),
        ),
        Edict(
            "edict_7",
            clay=(influence(1),),
            wood=(influence(2),),
            stone=(influence(2),),
            gold=(influence(1), virtue(2)),
            marble=(influence(1), virtue(2)),
            profiteer=MINES,
            consequence=lose_virtue(1),
            princess=KINGS_STOREHOUSE,
            reward=(either((gold(1),), (influence(2),)),),
        ),
    )
)


# -- monuments ----------------------------------------------------------------------------------------------------


class Monument(PrintedCard):
    """B6.3 to B6.7. What it costs of its resource, in influence and in tax, and its points."""

    def __init__(self, id: str, amount: int, influence: int, tax: int, vp: int) -> None:
        super().__init__(id)
        self.resource = RESOURCES.index(id)
        self.amount = amount
        self.influence = influence
        self.tax = tax
        self.vp = vp


MONUMENTS: Final[Shelf[Monument]] = Shelf("monument")
MONUMENTS_1: Final[Shelf[Monument]] = Shelf("monument")  # of edition 1

MONUMENTS.add(
    (
        Monument("clay", 15, influence=7, tax=5, vp=20),  # reconstructed: influence, tax, points
        Monument("wood", 14, influence=6, tax=4, vp=18),  # reconstructed: amount, points
        Monument("stone", 14, influence=5, tax=3, vp=16),  # reconstructed: points
        Monument("gold", 10, influence=4, tax=2, vp=14),  # reconstructed
        Monument("marble", 4, influence=3, tax=1, vp=12),  # reconstructed
    )
)
MONUMENTS_1.add(
    (
        Monument("clay", 15, influence=7, tax=5, vp=14),
        Monument("wood", 14, influence=6, tax=4, vp=17),
        Monument("stone", 14, influence=5, tax=3, vp=16),
        Monument("gold", 10, influence=4, tax=2, vp=15),
        Monument("marble", 6, influence=3, tax=1, vp=16),
    )
)


def cards_of(edition: int) -> dict[str, tuple[PrintedCard, ...]]:
    """What the expansion lays on the table; edition 1 had other Patronesses, in whose places those of today lie."""
    *first, wood, stone = WONDER_APPRENTICES
    today = {"patroness_gold": wood, "patroness_marble": stone}
    return {
        "apprentices": tuple(first if edition < 2 else (today.get(card.id, card) for card in first)),
        "buildings": WONDER_BUILDINGS,
        "rewards": WONDER_REWARDS,
        "boards": WONDER_BOARDS,
    }
