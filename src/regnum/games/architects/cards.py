"""Every card and board of the base game, declared as data, and the shelves on which cards get their numbers.

Read once, when the game is loaded, and not compiled; what a search needs of it stands packed in figures.py. An expansion
puts its own cards on the same shelves, behind those of the base game, whether it is in play or not: a number never changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Generic, TypeVar

from regnum.core.effects import ALL, effect
from regnum.games.architects.effects.vocabulary import (
    CAPTURE,
    DESTROY_DEBT,
    DISMISS,
    FREE_CAPTIVES,
    FREE_PRISONERS,
    GIVE_UP,
    HIRE_FREELY,
    PLACE_MORE,
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
    when,
    wood,
)
from regnum.games.architects.parts import (
    ACTED,
    ALWAYS,
    ALWAYS_ONE,
    AVOIDS_DEBTS,
    BLACK_MARKET,
    BUILDING_CARD,
    CARPENTRY,
    CHEAPER_CAPTURES,
    CHEAPER_HIRE,
    CHEAPER_MARKET,
    FOREST,
    GIVES_NO_CARD,
    GOLD,
    GUILDHALL,
    KEEPS_VIRTUE_AT_TAX_STAND,
    KEEPS_VIRTUE_IN_MARKET,
    LESS_TAX,
    MARKET_LARGE,
    MARKET_MIDDLE,
    MARKET_SMALL,
    MASONRY,
    MINES,
    MORE_APPRENTICES,
    MORE_TRADES,
    MOST_OF,
    ON_CATHEDRAL,
    ON_CONSTRUCT,
    ON_DEBT_PAID,
    ON_IMPRISON,
    ON_RESET,
    ONE_POOL,
    OWN_BUILDINGS,
    OWN_CAPTIVES,
    OWN_CARPENTRY,
    OWN_CLAY,
    OWN_GOLD,
    OWN_LEVEL,
    OWN_MARBLE,
    OWN_MASONRY,
    OWN_PAID,
    OWN_RAW,
    OWN_SILVER,
    OWN_STONE,
    OWN_TILING,
    OWN_VIRTUE,
    OWN_WOOD,
    PLACED,
    PRISONERS_ARE,
    PRISONERS_AT_LEAST,
    QUARRY,
    ROOM,
    SILVERSMITH,
    SPARES_ONE,
    TAX_STAND,
    TILING,
    UNPAID_ARE,
)

# -- shelves ------------------------------------------------------------------------------------------------------


class PrintedCard:
    """Anything with an id that never changes, and a number on its shelf."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.number = -1


C = TypeVar("C", bound=PrintedCard)


class Shelf(Generic[C]):
    """Cards of one kind in the order of their numbers."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.cards: list[C] = []
        self.numbers: dict[str, int] = {}
        self.watchers: list[Callable[[C], None]] = []
        self.retired: set[str] = set()

    def retire(self, *ids: str) -> None:
        """These lie only on tables of earlier editions; they keep their numbers."""
        self.retired.update(ids)

    def current(self) -> list[C]:
        """The cards that new tables are laid with."""
        return [card for card in self.cards if card.id not in self.retired]

    def add(self, cards: tuple[C, ...]) -> tuple[C, ...]:
        """Put these behind the others; whoever watches packs their figures. Gives them back, for the decks."""
        for card in cards:
            if card.id in self.numbers or len(self.cards) == ROOM:
                raise ValueError(f"no room for another {self.kind} {card.id!r}")
            card.number = len(self.cards)
            self.numbers[card.id] = card.number
            self.cards.append(card)
            for watcher in self.watchers:
                watcher(card)
        return cards

    def watch(self, watcher: Callable[[C], None]) -> None:
        """Be told of every card, those that are here already and those to come."""
        for card in self.cards:
            watcher(card)
        self.watchers.append(watcher)

    def number(self, id: str) -> int:
        """By its id."""
        return self.numbers[id]

    def name(self, number: int) -> str:
        """The id that belongs to a number; where no card stands, a word that is none."""
        return self.cards[number].id if number < len(self.cards) else f"{self.kind}-{number}"

    def __getitem__(self, number: int) -> C:
        return self.cards[number]

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[C]:
        return iter(self.cards)


# -- what cards can do --------------------------------------------------------------------------------------------

Cost = tuple[int, int, int, int, int, int]


def cost(clay: int = 0, wood: int = 0, stone: int = 0, gold: int = 0, marble: int = 0, silver: int = 0) -> Cost:
    """A price, in the order of the kinds."""
    return (clay, wood, stone, gold, marble, silver)


class Power:
    """What an apprentice or a board can do all the time."""


class Ability(Power):
    """A5.5. Effects that follow whenever one of the triggers comes, if the condition holds."""

    def __init__(self, triggers: tuple[int, ...], row: Row, when: tuple[int, int] = (ALWAYS, 0)) -> None:
        self.triggers = triggers
        self.row = row
        self.condition, self.n = when


class Passive(Power):
    """A number that the rules look at (parts.py)."""

    def __init__(self, passive: int, n: int) -> None:
        self.passive = passive
        self.n = n


class TradeOffer(Power):
    """A4.7. A trade at the King's Storehouse: a fixed price, or so many of several kinds in any mix."""

    def __init__(self, cost: Cost, row: Row, mixed: int = 0, kinds: tuple[int, ...] = ()) -> None:
        self.cost = cost
        self.row = row
        self.mixed = mixed
        self.kinds = kinds


def spaces_of(location: int) -> tuple[int, ...]:
    """The black market has three."""
    return (MARKET_SMALL, MARKET_MIDDLE, MARKET_LARGE) if location == BLACK_MARKET else (location,)


def after(location: int, *row: int) -> Ability:
    """After each action there."""
    return Ability(tuple(ACTED + space for space in spaces_of(location)), row)


def placing(location: int, *row: int) -> Ability:
    """On placing a worker there."""
    return Ability(tuple(PLACED + space for space in spaces_of(location)), row)


def on(trigger: int, *row: int, when: tuple[int, int] = (ALWAYS, 0)) -> Ability:
    """Whenever something happens."""
    return Ability((trigger,), row, when)


def always(passive: int, n: int = 1) -> Passive:
    """A passive power."""
    return Passive(passive, n)


def trade(cost: Cost, *row: int) -> TradeOffer:
    """Pay this, gain that."""
    return TradeOffer(cost, row)


def trade_any(mixed: int, kinds: tuple[int, ...], *row: int) -> TradeOffer:
    """Pay so many of these kinds in any mix, gain that."""
    return TradeOffer(cost(), row, mixed, kinds)


# -- apprentices --------------------------------------------------------------------------------------------------


class Apprentice(PrintedCard):
    """A5. Skills, what it can do, and the virtue its hiring brings or costs."""

    def __init__(self, id: str, skills: tuple[int, ...], *powers: Power, virtue: int = 0) -> None:
        super().__init__(id)
        self.skills = skills
        self.powers = powers
        self.virtue = virtue


EVERY_SKILL: Final = (CARPENTRY, TILING, MASONRY)

APPRENTICES: Final[Shelf[Apprentice]] = Shelf("apprentice")

# fmt: off
BASE_APPRENTICES: Final = APPRENTICES.add((
    Apprentice("acolyte_building", (CARPENTRY,), on(ON_CATHEDRAL, gain(BUILDING_CARD)), virtue=1),
    Apprentice("acolyte_clay", (TILING,), on(ON_CATHEDRAL, clay(2)), virtue=1),
    Apprentice("acolyte_silver", (MASONRY,), on(ON_CATHEDRAL, silver(2)), virtue=1),
    Apprentice("conspirator_a", (CARPENTRY,), always(CHEAPER_CAPTURES)),
    Apprentice("conspirator_b", (CARPENTRY,), always(CHEAPER_CAPTURES)),
    Apprentice("debt_collector_clay", (TILING,), on(ON_DEBT_PAID, clay(2))),
    Apprentice("debt_collector_stone", (MASONRY,), on(ON_DEBT_PAID, stone(2))),
    Apprentice("debt_collector_wood", (CARPENTRY,), on(ON_DEBT_PAID, wood(2))),
    Apprentice("gatekeeper", (MASONRY,), on(ON_RESET, effect(FREE_PRISONERS, 0, 2)), virtue=-1),
    Apprentice("illusionist", (CARPENTRY,), always(KEEPS_VIRTUE_IN_MARKET), virtue=-1),
    Apprentice("jeweller_a", (TILING,), after(SILVERSMITH, silver(1))),
    Apprentice("jeweller_b", (TILING,), after(SILVERSMITH, silver(1))),
    Apprentice("labourer", EVERY_SKILL),
    Apprentice("merchant_clay", (TILING,), trade(cost(silver=1), clay(3))),
    Apprentice("merchant_gold", (MASONRY,), trade(cost(silver=2), gold(1))),
    Apprentice("merchant_marble", (TILING,), trade(cost(silver=3), marble(1))),
    Apprentice("merchant_stone", (MASONRY,), trade(cost(silver=1), stone(2))),
    Apprentice("merchant_wood", (CARPENTRY,), trade(cost(silver=1), wood(2))),
    Apprentice("miner_a", (TILING,), after(MINES, clay(1))),
    Apprentice("miner_b", (TILING,), after(MINES, clay(1))),
    Apprentice("patron_clay", (TILING,), trade(cost(clay=1), virtue(1))),
    Apprentice("patron_silver", (MASONRY,), trade(cost(silver=2), virtue(1))),
    Apprentice("patron_stone", (MASONRY,), trade(cost(stone=1), virtue(1))),
    Apprentice("patron_wood", (CARPENTRY,), trade(cost(wood=1), virtue(1))),
    Apprentice("pickpocket", (TILING,), after(TAX_STAND, gold(1)), virtue=-1),
    Apprentice("squire_gold", (TILING,), on(ON_RESET, gold(1), when=(PRISONERS_ARE, 0)), virtue=1),
    Apprentice("squire_marble", (MASONRY,), on(ON_RESET, marble(1), when=(PRISONERS_ARE, 0)), virtue=1),
    Apprentice("squire_virtue", (CARPENTRY,), on(ON_RESET, virtue(2), when=(PRISONERS_ARE, 0)), virtue=1),
    Apprentice("stonecutter_a", (MASONRY,), after(QUARRY, stone(1))),
    Apprentice("stonecutter_b", (MASONRY,), after(QUARRY, stone(1))),
    Apprentice("swindler_clay", (TILING,), after(BLACK_MARKET, clay(2)), virtue=-1),
    Apprentice("swindler_stone", (MASONRY,), after(BLACK_MARKET, stone(1)), virtue=-1),
    Apprentice("swindler_wood", (CARPENTRY,), after(BLACK_MARKET, wood(1)), virtue=-1),
    Apprentice("thief", (CARPENTRY,), always(KEEPS_VIRTUE_AT_TAX_STAND)),
    Apprentice("trader_clay", (TILING,), trade(cost(clay=3), marble(1))),
    Apprentice("trader_stone", (MASONRY,), trade(cost(stone=2), marble(1))),
    Apprentice("trader_wood", (CARPENTRY,), trade(cost(wood=2), marble(1))),
    Apprentice("trickster", (MASONRY,), always(CHEAPER_MARKET), virtue=-1),
    Apprentice("woodcutter_a", (CARPENTRY,), after(FOREST, wood(1))),
    Apprentice("woodcutter_b", (CARPENTRY,), after(FOREST, wood(1))),
))
PROMO_APPRENTICES: Final = APPRENTICES.add((
    Apprentice("enforcer", (TILING,), on(ON_IMPRISON, gold(1))),
    Apprentice("overseer", (MASONRY,), always(MORE_TRADES)),
    Apprentice("peddler", (CARPENTRY,), on(ON_RESET, silver(2)), virtue=-1),
))
# fmt: on


# -- buildings ----------------------------------------------------------------------------------------------------


class Points:
    """A11.6. End-game points: for every so many of what is counted, or once if a condition holds."""

    def __init__(self, counter: int, every: int, points: int, condition: int, n: int) -> None:
        self.counter = counter
        self.every = every
        self.points = points
        self.condition = condition
        self.n = n


def per(counter: int, every: int) -> Points:
    """1 point for every so many."""
    return Points(counter, every, 1, ALWAYS, 0)


def only_if(condition: int, n: int, points: int) -> Points:
    """Points if the condition holds at the end."""
    return Points(ALWAYS_ONE, 1, points, condition, n)


class Building(PrintedCard):
    """A6. Points, cost, skills, virtue, what it does at once (`now`) and before the count (`last`)."""

    def __init__(
        self,
        id: str,
        vp: int,
        cost: Cost,
        *,
        skills: tuple[int, ...] = (),
        virtue: int = 0,
        now: Row = (),
        last: Row = (),
        points: Points | None = None,
        debt_penalty: int = 0,
    ) -> None:
        super().__init__(id)
        self.vp = vp
        self.cost = cost
        self.skills = skills
        self.virtue = virtue
        self.now = now
        self.last = last
        self.points = points
        self.debt_penalty = debt_penalty


BUILDINGS: Final[Shelf[Building]] = Shelf("building")

# fmt: off
BASE_BUILDINGS: Final = BUILDINGS.add((
    Building("smithy", 3, cost(clay=4, wood=2), now=(stone(4),)),
    Building("steeple", 4, cost(wood=2, gold=2), virtue=1, points=only_if(MOST_OF, OWN_LEVEL, 2)),
    Building("stone_market", 7, cost(clay=2, stone=4, marble=1), skills=(MASONRY,), points=only_if(MOST_OF, OWN_STONE, 2)),
    Building("tavern", 6, cost(wood=3, stone=2, gold=1), skills=(CARPENTRY,), now=(effect(HIRE_FREELY),)),
    Building("thieves_den", 8, cost(clay=1, wood=2, stone=3), skills=(MASONRY,), virtue=-2, now=(silver(4),)),
    Building("tilers_hut", 5, cost(clay=2, wood=1, stone=2), points=per(OWN_TILING, 1)),
    Building("trading_post", 7, cost(wood=1, stone=3, gold=2), skills=(MASONRY,), last=(gain_per(OWN_RAW, 4, virtue(1)),)),
    Building("treasury", 6, cost(wood=1, stone=3, gold=1), skills=(TILING,), now=(either((gold(1),), (silver(3),)),)),
    Building("university", 11, cost(clay=4, wood=2, stone=3, marble=2), skills=EVERY_SKILL, virtue=1, points=only_if(UNPAID_ARE, 0, 2)),
    Building("watchtower", 11, cost(clay=3, wood=4, gold=1, marble=1), skills=EVERY_SKILL, virtue=-1, now=(everybody(when(PRISONERS_AT_LEAST, 3, lose_virtue(1))),)),
    Building("well", 3, cost(wood=2, stone=2), now=(clay(4),)),
    Building("wood_market", 7, cost(clay=2, wood=4, gold=1), skills=(CARPENTRY,), points=only_if(MOST_OF, OWN_WOOD, 2)),
    Building("aqueduct", 3, cost(clay=2, wood=3, gold=1), points=per(OWN_BUILDINGS, 1)),
    Building("armoury", 9, cost(wood=3, stone=5, gold=1), skills=(CARPENTRY, MASONRY), now=(effect(CAPTURE),)),
    Building("barracks", 10, cost(clay=2, wood=6, gold=2), skills=EVERY_SKILL, now=(either((effect(FREE_CAPTIVES),), (effect(CAPTURE),), optional=True),)),
    Building("betting_house", 7, cost(clay=1, stone=2, gold=1), virtue=-1, now=(effect(TAKE_DEBT),)),
    Building("carpenters_hut", 5, cost(clay=3, wood=1, stone=1), points=per(OWN_CARPENTRY, 1)),
    Building("castle", 10, cost(clay=2, wood=4, gold=1, marble=2), skills=EVERY_SKILL, last=(gain_per(OWN_GOLD, 2, virtue(1)),)),
    Building("chapel", 6, cost(clay=2, wood=1, stone=4), skills=(CARPENTRY,), virtue=1, last=(when(MOST_OF, OWN_LEVEL, virtue(2)),)),
    Building("church", 5, cost(clay=3, stone=3), virtue=1, now=(maybe(effect(DESTROY_DEBT)),)),
    Building("clay_market", 6, cost(clay=3, stone=2, gold=1), skills=(TILING,), points=only_if(MOST_OF, OWN_CLAY, 2)),
    Building("clay_pit", 3, cost(clay=4, wood=1), now=(either((gold(1),), (marble(1),)),)),
    Building("drafting_room", 8, cost(stone=4, gold=3), skills=(CARPENTRY, TILING), now=(gain(BUILDING_CARD, 2),)),
    Building("dungeon", 14, cost(stone=4, gold=2, marble=2), skills=EVERY_SKILL, virtue=-1, last=(lose_virtue(2),)),
    Building("factory", 7, cost(wood=2, stone=2, gold=3), skills=(MASONRY,), now=(marble(2),)),
    Building("fortress", 12, cost(clay=3, stone=4, gold=1, marble=2), skills=EVERY_SKILL, virtue=-2, now=(effect(CAPTURE, 0, 2),)),
    Building("fountain", 4, cost(stone=3, marble=1), virtue=1, debt_penalty=1),
    Building("gamblers_den", 10, cost(stone=1, gold=1, marble=3), skills=(CARPENTRY, TILING), virtue=-2, debt_penalty=-1),
    Building("hideout", 8, cost(clay=1, wood=3, stone=2), skills=(CARPENTRY, MASONRY), virtue=-2, now=(effect(FREE_PRISONERS, 0, ALL),)),
    Building("keep", 12, cost(wood=5, stone=2, gold=2), skills=EVERY_SKILL, virtue=-2, points=per(OWN_CAPTIVES, 3)),
    Building("library", 8, cost(wood=4, stone=2, marble=1), skills=(CARPENTRY, TILING), now=(effect(GIVE_UP, GOLD, 2),)),
    Building("lighthouse", 6, cost(wood=3, stone=1, marble=2), skills=(TILING,), points=per(OWN_VIRTUE, 4)),
    Building("lumber_camp", 3, cost(clay=4, stone=2), now=(wood(4),)),
    Building("masons_hut", 5, cost(wood=2, stone=4), points=per(OWN_MASONRY, 1)),
    Building("moneylender", 5, cost(clay=4, wood=2, gold=1), skills=(MASONRY,), virtue=-1, points=per(OWN_PAID, 1)),
    Building("monument", 9, cost(wood=2, stone=3, marble=2), skills=(TILING, MASONRY), virtue=1, now=(everybody(virtue(1)),)),
    Building("observatory", 7, cost(clay=1, wood=3, stone=1, gold=1), skills=(CARPENTRY,), last=(gain_per(OWN_MARBLE, 2, virtue(1)),)),
    Building("palace", 9, cost(wood=3, stone=3, marble=2), skills=(TILING, MASONRY), now=(gain_per(OWN_VIRTUE, 4, gold(1)),)),
    Building("reservoir", 4, cost(clay=6, wood=1), last=(gain_per(OWN_PAID, 2, virtue(1)),)),
    Building("silver_market", 6, cost(wood=2, gold=1, marble=1), skills=(TILING,), points=only_if(MOST_OF, OWN_SILVER, 2)),
))
PROMO_BUILDINGS: Final = BUILDINGS.add((
    Building("crane", 3, cost(wood=3, stone=1), now=(effect(PLACE_MORE, GUILDHALL),)),
    Building("graveyard", 12, cost(clay=4, wood=1, stone=2, marble=2), skills=EVERY_SKILL, virtue=-1, now=(effect(DISMISS),)),
    Building("museum", 4, cost(clay=1, wood=5, stone=1), last=(gain_per(OWN_BUILDINGS, 2, virtue(1)),)),
))
# fmt: on


# -- rewards and the black market ---------------------------------------------------------------------------------


class Reward(PrintedCard):
    """A7.7. What a step in the cathedral brings; some are in the box more than once."""

    def __init__(self, id: str, row: Row, copies: int = 1) -> None:
        super().__init__(id)
        self.row = row
        self.copies = copies


REWARDS: Final[Shelf[Reward]] = Shelf("reward")

BASE_REWARDS: Final = REWARDS.add(
    (
        Reward("silver", (virtue(1), silver(3)), copies=2),
        Reward("wood", (virtue(1), wood(2)), copies=2),
        Reward("stone", (virtue(1), stone(2)), copies=2),
        Reward("building", (virtue(1), gain(BUILDING_CARD)), copies=2),
        Reward("virtue", (virtue(2),), copies=2),
        Reward("gold", (virtue(1), gold(1))),
    )
)


class MarketCard(PrintedCard):
    """A4.26, A4.28, Q21. Goods on the small side, and on the large side that is its back."""

    def __init__(self, id: str, small: Row, large: Row) -> None:
        super().__init__(id)
        self.small = small
        self.large = large


MARKET_CARDS: Final[Shelf[MarketCard]] = Shelf("market_card")

# fmt: off
MARKET_CARDS.add((
    MarketCard("market_1", small=(marble(1),), large=(marble(2), wood(2))),
    MarketCard("market_2", small=(gold(2),), large=(marble(1), gold(1), stone(1), wood(1))),
    MarketCard("market_3", small=(marble(1), stone(1)), large=(marble(2), stone(2))),
    MarketCard("market_4", small=(gold(1), wood(1)), large=(gold(1), stone(1), wood(2))),
    MarketCard("market_5", small=(marble(1), wood(1)), large=(marble(1), wood(1), stone(2))),
    MarketCard("market_6", small=(marble(1),), large=(marble(2), stone(2))),
    MarketCard("market_7", small=(gold(2),), large=(marble(1), wood(1), stone(2))),
    MarketCard("market_8", small=(marble(1), stone(1)), large=(gold(1), stone(1), wood(2))),
    MarketCard("market_9", small=(gold(1), wood(1)), large=(marble(1), gold(1), stone(1), wood(1))),
    MarketCard("market_10", small=(marble(1), wood(1)), large=(marble(2), wood(2))),
))
# fmt: on
PRINTED_SMALL: Final = (marble(1), gold(1))  # where no card lies
PRINTED_LARGE: Final = (marble(2), stone(1), wood(1))


# -- player boards ------------------------------------------------------------------------------------------------


class Start:
    """A2.10. What a board's variable side begins with, as a row of the table in A12. `more` are amounts of kinds that
    expansions bring.
    """

    def __init__(
        self,
        virtue: int,
        silver: int,
        prison: int = 0,
        *,
        goods: Cost = (0, 0, 0, 0, 0, 0),
        cards: int = 0,
        debts: int = 0,
        more: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.virtue = virtue
        self.silver = silver
        self.prison = prison
        self.goods = goods
        self.cards = cards
        self.debts = debts
        self.more = more


class Board(PrintedCard):
    """A12. The variable side of a board: what it begins with, and its power."""

    def __init__(self, id: str, start: Start, *powers: Power) -> None:
        super().__init__(id)
        self.start = start
        self.powers = powers


BOARDS: Final[Shelf[Board]] = Shelf("board")

# fmt: off
BASE_BOARDS: Final = BOARDS.add((
    Board("therese", Start(5, 5, 4, cards=1), always(ONE_POOL)),  # A12.2
    Board("caroline", Start(3, 10, 8, goods=cost(marble=1), debts=1), after(BLACK_MARKET, gain(BUILDING_CARD))),  # A12.3
    Board("ada", Start(11, 0, goods=cost(gold=1), cards=1), always(LESS_TAX)),  # A12.4
    Board("frederick", Start(7, 4, goods=cost(stone=1)), always(GIVES_NO_CARD)),  # A12.5
    Board("rudolf", Start(9, 3, goods=cost(wood=1)), always(CHEAPER_HIRE), always(MORE_APPRENTICES)),  # A12.6
))
PROMO_BOARDS: Final = BOARDS.add((
    Board("lothaire", Start(4, 6, 6, goods=cost(clay=2)), always(SPARES_ONE)),  # A12.7
    Board("hugo", Start(2, 12, 10, cards=2), always(AVOIDS_DEBTS)),  # A12.8
    Board("clovis", Start(10, 1, goods=cost(marble=1, clay=1)), on(ON_CONSTRUCT, gain(BUILDING_CARD))),  # A12.9
    Board("fara", Start(6, 5, 2, goods=cost(stone=1, wood=1)), on(ON_RESET, effect(FREE_PRISONERS))),  # A12.10
    Board("bertha", Start(8, 3, cards=1), on(ON_IMPRISON, silver(2))),  # A12.11
))
# fmt: on

CARDS: Final[dict[str, tuple[PrintedCard, ...]]] = {
    "apprentices": BASE_APPRENTICES,
    "buildings": BASE_BUILDINGS,
    "rewards": BASE_REWARDS,
    "boards": BASE_BOARDS,
}
PROMO_CARDS: Final[dict[str, tuple[PrintedCard, ...]]] = {
    "apprentices": PROMO_APPRENTICES,
    "buildings": PROMO_BUILDINGS,
    "boards": PROMO_BOARDS,
}
