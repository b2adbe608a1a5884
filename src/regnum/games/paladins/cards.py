"""1.4.1. Every card and square of the box, declared as data. SchemeFigures marked reconstructed in our sources live here.

Read once, when the game is loaded, and not compiled; what a search needs of it stands packed in figures.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regnum.core.effects import effect
from regnum.games.paladins.effects.vocabulary import (
    CANCEL,
    CLEAR,
    EITHER,
    FREE_DEVELOP,
    FREE_RECRUIT,
    SETTLE,
    Row,
    forgive,
    provision,
    reward_name,
    rise,
    silver,
    tax,
    worker,
)
from regnum.games.paladins.parts import (
    ABSOLVE,
    AI_ACTIONS,
    ANY,
    ATTACK,
    BYZANTINE,
    CLERIC,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CRIMINAL,
    DEBT_PAID,
    DEVELOP,
    FAITH,
    FIGHTER,
    FORTIFY,
    GARRISON,
    HUNT,
    INFLUENCE,
    INQUISITION,
    KINGS_ORDER,
    LABOURER,
    MERCHANT,
    NONE,
    PER_ABSOLVE,
    PER_ATTACKED_BYZANTINE,
    PER_ATTACKED_SARACEN,
    PER_ATTACKED_VIKING,
    PER_COMMISSION,
    PER_CONVERTED_MERCENARIES,
    PER_DEVELOP,
    PER_FAITH,
    PER_FORTIFY,
    PER_GARRISON,
    PER_INFLUENCE,
    PER_ORDERS_FULFILLED,
    PER_PAID_DEBTS,
    PER_STRENGTH,
    PER_SUSPICION_CARDS,
    PER_TOWNSFOLK,
    PER_UNPAID_DEBTS,
    PRAY,
    RECRUIT,
    SARACEN,
    SCOUT,
    STRENGTH,
    TRADE,
    VIKING,
)

CHOICES: Final[list[tuple[Row, ...]]] = []  # what each `either` offers, from left to right


def either(*options: Row) -> int:
    """1.7.3. Exactly one of these."""
    if options not in CHOICES:
        CHOICES.append(options)
    return effect(EITHER, CHOICES.index(options))


# -- paladins ---------------------------------------------------------------------------------------------------


def boost(faith: int = 0, strength: int = 0, influence: int = 0) -> tuple[int, int, int]:
    """What a paladin adds to the attributes, in their order."""
    return (faith, strength, influence)


class Paladin:
    """3.5.1, 4.13. Two workers, a boost, and an ability for one action: cheaper, free, or with a bonus after it."""

    def __init__(
        self,
        id: str,
        workers: tuple[int, ...],
        boost: tuple[int, int, int],
        *,
        waives: int = NONE,
        discounts: int = NONE,
        by: int = 0,
        after: int = NONE,
        bonus: Row = (),
    ) -> None:
        self.id = id
        self.workers = workers
        self.boost = boost
        self.waives = waives
        self.discounts = discounts
        self.by = by
        self.after = after
        self.bonus = bonus


# fmt: off
PALADINS: Final = (
    Paladin("anseis", (MERCHANT, SCOUT), boost(influence=3, faith=1), waives=FORTIFY),
    Paladin("berengier", (FIGHTER, MERCHANT), boost(strength=3, influence=1), waives=GARRISON),
    Paladin("engelier", (FIGHTER, SCOUT), boost(strength=3, faith=1), after=ATTACK, bonus=(silver(2),)),
    Paladin("gerier", (CLERIC, FIGHTER), boost(faith=3, influence=1), waives=CONVERT),
    Paladin("gerin", (MERCHANT, LABOURER), boost(influence=4), after=CONSPIRE, bonus=(silver(2),)),
    Paladin("girard", (SCOUT, SCOUT), boost(influence=2, faith=2), after=HUNT, bonus=(provision(2),)),
    Paladin("ivon", (CLERIC, SCOUT), boost(faith=3, strength=1), waives=COMMISSION),
    Paladin("ivoire", (CLERIC, MERCHANT), boost(influence=3, strength=1), waives=ABSOLVE),
    Paladin("oliver", (CLERIC, CLERIC), boost(faith=4), waives=PRAY),
    Paladin("otton", (MERCHANT, MERCHANT), boost(strength=2, faith=2), after=TRADE, bonus=(silver(2),)),
    Paladin("roland", (FIGHTER, LABOURER), boost(strength=4), waives=RECRUIT),
    Paladin("samson", (SCOUT, LABOURER), boost(influence=2, strength=2), discounts=DEVELOP, by=2),
)
# fmt: on


# -- townsfolk --------------------------------------------------------------------------------------------------


class Townsfolk:
    """5.2. Discarded for one reward, or recruited: an instant reward perhaps, and an ability for the rest of the game."""

    def __init__(
        self,
        id: str,
        trigger: int,
        reward: Row,
        *,
        discard: Row,
        instant: Row = (),
        suspicion_min: int = 0,
        suspicion_max: int = 99,
    ) -> None:
        self.id = id
        self.trigger = trigger
        self.reward = reward
        self.discard = discard
        self.instant = instant
        self.suspicion_min = suspicion_min  # 8.3.1: held by the owner at that moment
        self.suspicion_max = suspicion_max


# fmt: off
TOWNSFOLK: Final = (
    Townsfolk("abbot_1", ABSOLVE, (worker(LABOURER),), discard=(worker(CLERIC), worker(LABOURER))),
    Townsfolk("abbot_2", ABSOLVE, (provision(1),), discard=(CLEAR,), instant=(provision(1),)),
    Townsfolk("abbot_3", ABSOLVE, (tax(1),), discard=(CANCEL,), instant=(forgive(1),)),
    Townsfolk("acolyte_1", COMMISSION, (worker(LABOURER),), discard=(worker(CLERIC),)),
    Townsfolk("acolyte_2", COMMISSION, (silver(1),), discard=(CLEAR,), instant=(silver(1),)),
    Townsfolk("acolyte_3", COMMISSION, (tax(1),), discard=(forgive(2),), instant=(forgive(1),)),
    Townsfolk("architect_1", DEVELOP, (worker(LABOURER),), discard=(worker(CRIMINAL),)),
    Townsfolk("architect_2", DEVELOP, (provision(1),), discard=(worker(LABOURER), provision(1)), instant=(provision(1),)),
    Townsfolk("architect_3", DEVELOP, (tax(1),), discard=(tax(2),), instant=(forgive(1),)),
    Townsfolk("swindler_1", INQUISITION, (forgive(1),), discard=(forgive(2),)),
    Townsfolk("swindler_2", INQUISITION, (forgive(1),), discard=(worker(CRIMINAL),)),
    Townsfolk("debt_collector_1", DEBT_PAID, (worker(LABOURER),), discard=(worker(LABOURER, 2),)),
    Townsfolk("debt_collector_2", DEBT_PAID, (worker(FIGHTER),), discard=(CANCEL,)),
    Townsfolk("debt_collector_3", DEBT_PAID, (worker(SCOUT),), discard=(forgive(2),)),
    Townsfolk("defender_1", ATTACK, (worker(LABOURER),), discard=(rise(STRENGTH),)),
    Townsfolk("defender_2", ATTACK, (provision(1),), discard=(worker(LABOURER), provision(1)), instant=(provision(1),)),
    Townsfolk("defender_3", ATTACK, (tax(1),), discard=(tax(2),), instant=(forgive(1),)),
    Townsfolk("gatekeeper_1", FORTIFY, (worker(LABOURER),), discard=(worker(MERCHANT), worker(LABOURER))),
    Townsfolk("gatekeeper_2", FORTIFY, (silver(1),), discard=(worker(SCOUT),), instant=(silver(1),)),
    Townsfolk("gatekeeper_3", FORTIFY, (tax(1),), discard=(tax(2),), instant=(forgive(1),)),
    Townsfolk("missionary_1", CONVERT, (worker(LABOURER),), discard=(CLEAR,)),
    Townsfolk("missionary_2", CONVERT, (provision(1),), discard=(rise(FAITH),), instant=(provision(1),)),
    Townsfolk("missionary_3", CONVERT, (tax(1),), discard=(worker(SCOUT), worker(LABOURER)), instant=(forgive(1),)),
    Townsfolk("peddler_1", INQUISITION, (worker(LABOURER),), discard=(worker(LABOURER, 2),), suspicion_min=2),
    Townsfolk("peddler_2", INQUISITION, (provision(2),), discard=(worker(LABOURER), provision(1)), suspicion_min=2),
    Townsfolk("peddler_3", INQUISITION, (silver(2),), discard=(forgive(2),), suspicion_min=2),
    Townsfolk("squire_1", INQUISITION, (rise(FAITH),), discard=(worker(FIGHTER),), suspicion_max=0),
    Townsfolk("squire_2", INQUISITION, (rise(INFLUENCE),), discard=(rise(INFLUENCE),), suspicion_max=0),
    Townsfolk("squire_3", INQUISITION, (rise(STRENGTH),), discard=(worker(CRIMINAL),), suspicion_max=0),
    Townsfolk("warden_1", GARRISON, (worker(LABOURER),), discard=(worker(FIGHTER), worker(LABOURER))),
    Townsfolk("warden_2", GARRISON, (silver(1),), discard=(worker(LABOURER), provision(1)), instant=(silver(1),)),
    Townsfolk("warden_3", GARRISON, (tax(1),), discard=(worker(MERCHANT),), instant=(forgive(1),)),
)
# fmt: on


# -- outsiders --------------------------------------------------------------------------------------------------


class Outsider:
    """6.5, 6.6. Attacked for one reward, or converted for another and for points at the end: base + count / each."""

    def __init__(
        self, id: str, nation: int, *, attack: Row, convert: Row, per: int, each: int = 1, base: int = 0
    ) -> None:
        self.id = id
        self.nation = nation
        self.attack = attack
        self.convert = convert
        self.per = per
        self.each = each
        self.base = base


# fmt: off
OUTSIDERS: Final = (
    Outsider("viking_adventurer", VIKING, attack=(rise(INFLUENCE), worker(LABOURER), worker(CLERIC)), convert=(rise(STRENGTH),), per=PER_COMMISSION, each=2),
    Outsider("viking_armourer", VIKING, attack=(rise(INFLUENCE), worker(LABOURER), provision(1)), convert=(rise(STRENGTH),), per=PER_STRENGTH, each=4),
    Outsider("viking_assassin", VIKING, attack=(rise(INFLUENCE), worker(LABOURER), worker(FIGHTER)), convert=(rise(STRENGTH, 2),), per=PER_ATTACKED_SARACEN),
    Outsider("viking_barbarian", VIKING, attack=(rise(INFLUENCE), tax(1), provision(1)), convert=(rise(STRENGTH, 2),), per=PER_ATTACKED_BYZANTINE),
    Outsider("viking_guardian", VIKING, attack=(rise(INFLUENCE), worker(MERCHANT), provision(1)), convert=(rise(STRENGTH),), per=PER_DEVELOP, each=2),
    Outsider("viking_lookout", VIKING, attack=(rise(INFLUENCE), worker(MERCHANT)), convert=(rise(STRENGTH),), per=PER_FORTIFY, each=2),
    Outsider("viking_marauder", VIKING, attack=(rise(INFLUENCE), worker(CRIMINAL)), convert=(rise(STRENGTH),), per=PER_INFLUENCE, each=4),
    Outsider("viking_mercenary", VIKING, attack=(rise(INFLUENCE), worker(LABOURER, 2)), convert=(rise(STRENGTH),), per=PER_CONVERTED_MERCENARIES, base=1),
    Outsider("viking_protector", VIKING, attack=(rise(INFLUENCE), worker(LABOURER), provision(1)), convert=(rise(STRENGTH),), per=PER_PAID_DEBTS),
    Outsider("viking_thief", VIKING, attack=(rise(INFLUENCE), tax(2)), convert=(rise(STRENGTH),), per=PER_SUSPICION_CARDS),
    Outsider("viking_traitor", VIKING, attack=(rise(INFLUENCE), worker(CRIMINAL)), convert=(rise(STRENGTH),), per=PER_UNPAID_DEBTS),
    Outsider("viking_vigilante", VIKING, attack=(rise(INFLUENCE), CANCEL), convert=(rise(STRENGTH),), per=PER_ABSOLVE, each=2),
    Outsider("byzantine_archer", BYZANTINE, attack=(rise(INFLUENCE), worker(SCOUT), provision(1)), convert=(rise(STRENGTH),), per=PER_GARRISON, each=2),
    Outsider("byzantine_armourer", BYZANTINE, attack=(rise(INFLUENCE), worker(FIGHTER)), convert=(rise(STRENGTH),), per=PER_STRENGTH, each=4),
    Outsider("byzantine_assassin", BYZANTINE, attack=(rise(INFLUENCE), worker(LABOURER), provision(1)), convert=(rise(STRENGTH, 2),), per=PER_ATTACKED_SARACEN),
    Outsider("byzantine_champion", BYZANTINE, attack=(rise(INFLUENCE), forgive(1), worker(MERCHANT)), convert=(rise(STRENGTH),), per=PER_ORDERS_FULFILLED, base=1),
    Outsider("byzantine_guardian", BYZANTINE, attack=(rise(INFLUENCE), worker(LABOURER, 2)), convert=(rise(STRENGTH),), per=PER_DEVELOP, each=2),
    Outsider("byzantine_hunter", BYZANTINE, attack=(rise(INFLUENCE), forgive(1), worker(FIGHTER)), convert=(rise(STRENGTH),), per=PER_TOWNSFOLK, each=2),
    Outsider("byzantine_invader", BYZANTINE, attack=(rise(INFLUENCE), tax(1), provision(1)), convert=(rise(STRENGTH, 2),), per=PER_ATTACKED_VIKING),
    Outsider("byzantine_lookout", BYZANTINE, attack=(rise(INFLUENCE), worker(LABOURER), worker(MERCHANT)), convert=(rise(STRENGTH),), per=PER_FORTIFY, each=2),
    Outsider("byzantine_mercenary", BYZANTINE, attack=(rise(INFLUENCE), forgive(1), worker(LABOURER)), convert=(rise(STRENGTH),), per=PER_CONVERTED_MERCENARIES, base=1),
    Outsider("byzantine_thief", BYZANTINE, attack=(rise(INFLUENCE), worker(CRIMINAL)), convert=(rise(STRENGTH),), per=PER_SUSPICION_CARDS),
    Outsider("byzantine_traitor", BYZANTINE, attack=(rise(INFLUENCE), CANCEL), convert=(rise(STRENGTH),), per=PER_UNPAID_DEBTS),
    Outsider("byzantine_warrior", BYZANTINE, attack=(rise(INFLUENCE), provision(2)), convert=(rise(STRENGTH),), per=PER_FAITH, each=4),
    Outsider("saracen_adventurer", SARACEN, attack=(rise(INFLUENCE), worker(LABOURER), worker(SCOUT)), convert=(rise(STRENGTH),), per=PER_COMMISSION, each=2),
    Outsider("saracen_archer", SARACEN, attack=(rise(INFLUENCE), provision(2)), convert=(rise(STRENGTH),), per=PER_GARRISON, each=2),
    Outsider("saracen_barbarian", SARACEN, attack=(rise(INFLUENCE), worker(LABOURER), worker(SCOUT)), convert=(rise(STRENGTH, 2),), per=PER_ATTACKED_BYZANTINE),
    Outsider("saracen_champion", SARACEN, attack=(rise(INFLUENCE), forgive(1), worker(SCOUT)), convert=(rise(STRENGTH),), per=PER_ORDERS_FULFILLED, base=1),
    Outsider("saracen_hunter", SARACEN, attack=(rise(INFLUENCE), CANCEL), convert=(rise(STRENGTH),), per=PER_TOWNSFOLK, each=2),
    Outsider("saracen_invader", SARACEN, attack=(rise(INFLUENCE, 2),), convert=(rise(STRENGTH, 2),), per=PER_ATTACKED_VIKING),
    Outsider("saracen_marauder", SARACEN, attack=(rise(INFLUENCE, 2),), convert=(rise(STRENGTH),), per=PER_INFLUENCE, each=4),
    Outsider("saracen_mercenary_1", SARACEN, attack=(rise(INFLUENCE), worker(LABOURER), provision(1)), convert=(rise(STRENGTH),), per=PER_CONVERTED_MERCENARIES, base=1),
    Outsider("saracen_mercenary_2", SARACEN, attack=(rise(INFLUENCE), tax(2)), convert=(rise(STRENGTH),), per=PER_CONVERTED_MERCENARIES, base=1),
    Outsider("saracen_protector", SARACEN, attack=(rise(INFLUENCE), worker(LABOURER, 2)), convert=(rise(STRENGTH),), per=PER_PAID_DEBTS),
    Outsider("saracen_vigilante", SARACEN, attack=(rise(INFLUENCE), forgive(1), worker(CLERIC)), convert=(rise(STRENGTH),), per=PER_ABSOLVE, each=2),
    Outsider("saracen_warrior", SARACEN, attack=(rise(INFLUENCE), worker(CLERIC)), convert=(rise(STRENGTH),), per=PER_FAITH, each=4),
)
# fmt: on


# -- walls ------------------------------------------------------------------------------------------------------


class Wall:
    """6.3. What it gives at once, and at the end."""

    def __init__(self, id: str, gain: Row, *, copies: int, points: int) -> None:
        self.id = id
        self.gain = gain
        self.copies = copies
        self.points = points


# fmt: off
WALL_KINDS: Final = (
    Wall("tower", (rise(STRENGTH, 2),), copies=2, points=0),
    Wall("labourer_vp", (rise(STRENGTH), worker(LABOURER)), copies=2, points=1),
    Wall("vp", (rise(STRENGTH),), copies=2, points=2),
    Wall("debt_or_silver", (rise(STRENGTH), either((SETTLE,), (silver(2),))), copies=3, points=0),
    Wall("suspicion_or_silver", (rise(STRENGTH), either((forgive(1),), (silver(2),))), copies=4, points=0),
    Wall("three_labourers", (rise(STRENGTH), worker(LABOURER, 3)), copies=1, points=0),
    Wall("two_labourers", (rise(STRENGTH), worker(LABOURER, 2)), copies=1, points=0),
    Wall("labourer_merchant", (rise(STRENGTH), worker(LABOURER), worker(MERCHANT)), copies=1, points=0),
    Wall("labourer_fighter", (rise(STRENGTH), worker(LABOURER), worker(FIGHTER)), copies=1, points=0),
    Wall("labourer_scout", (rise(STRENGTH), worker(LABOURER), worker(SCOUT)), copies=1, points=0),
    Wall("labourer_cleric", (rise(STRENGTH), worker(LABOURER), worker(CLERIC)), copies=1, points=0),
    Wall("scout", (rise(STRENGTH), worker(SCOUT)), copies=1, points=0),
    Wall("merchant", (rise(STRENGTH), worker(MERCHANT)), copies=1, points=0),
    Wall("fighter", (rise(STRENGTH), worker(FIGHTER)), copies=1, points=0),
    Wall("cleric", (rise(STRENGTH), worker(CLERIC)), copies=1, points=0),
    Wall("scout_merchant", (rise(STRENGTH), worker(SCOUT), worker(MERCHANT)), copies=1, points=0),
)
# fmt: on

WALLS: Final = tuple(wall for wall in WALL_KINDS for _ in range(wall.copies))

# -- taverns and suspicions -------------------------------------------------------------------------------------


class Tavern:
    """3.5.2. Four workers."""

    def __init__(self, id: str, workers: tuple[int, ...]) -> None:
        self.id = id
        self.workers = workers


# fmt: off
TAVERNS: Final = (
    Tavern("01", (CLERIC, SCOUT, LABOURER, LABOURER)),
    Tavern("02", (FIGHTER, FIGHTER, SCOUT, CRIMINAL)),
    Tavern("03", (MERCHANT, MERCHANT, SCOUT, CRIMINAL)),
    Tavern("04", (FIGHTER, FIGHTER, CRIMINAL, LABOURER)),
    Tavern("05", (CLERIC, SCOUT, SCOUT, CRIMINAL)),
    Tavern("06", (FIGHTER, MERCHANT, SCOUT, CRIMINAL)),
    Tavern("07", (MERCHANT, MERCHANT, LABOURER, LABOURER)),
    Tavern("08", (MERCHANT, MERCHANT, SCOUT, SCOUT)),
    Tavern("09", (CLERIC, CLERIC, FIGHTER, SCOUT)),
    Tavern("10", (CLERIC, CLERIC, MERCHANT, SCOUT)),
    Tavern("11", (FIGHTER, FIGHTER, MERCHANT, CRIMINAL)),
    Tavern("12", (FIGHTER, SCOUT, CRIMINAL, CRIMINAL)),
    Tavern("13", (MERCHANT, MERCHANT, SCOUT, LABOURER)),
    Tavern("14", (CLERIC, CLERIC, MERCHANT, LABOURER)),
    Tavern("15", (FIGHTER, MERCHANT, SCOUT, SCOUT)),
    Tavern("16", (FIGHTER, CRIMINAL, CRIMINAL, LABOURER)),
    Tavern("17", (CLERIC, LABOURER, CRIMINAL, LABOURER)),
    Tavern("18", (CLERIC, CLERIC, MERCHANT, MERCHANT)),
    Tavern("19", (FIGHTER, FIGHTER, LABOURER, LABOURER)),
    Tavern("20", (CLERIC, CLERIC, CLERIC, FIGHTER)),
    Tavern("21", (CLERIC, CLERIC, FIGHTER, MERCHANT)),
    Tavern("22", (SCOUT, SCOUT, SCOUT, LABOURER)),
    Tavern("23", (FIGHTER, MERCHANT, CRIMINAL, CRIMINAL)),
    Tavern("24", (FIGHTER, CRIMINAL, LABOURER, LABOURER)),
)
# fmt: on


# 2.5, R25. Suspicions are alike but for their tax, so each is known by it.
SUSPICIONS: Final = (0,) * 6 + (1,) * 8 + (2,) * 10

# -- King's Orders and King's Favours ---------------------------------------------------------------------------

ORDERS: Final = (COMMISSION, FORTIFY, GARRISON, ABSOLVE, ATTACK, CONVERT)


class Favour:
    """7. One slot shared by all, perhaps a further cost, a reward."""

    def __init__(
        self, id: str, slot: int, reward: Row, *, silver: int = 0, provisions: int = 0, debts: int = 0
    ) -> None:
        self.id = id
        self.slot = slot
        self.reward = reward
        self.silver = silver
        self.provisions = provisions
        self.debts = debts


# fmt: off
FAVOURS: Final = (
    Favour("free_recruit", SCOUT, (FREE_RECRUIT,)),
    Favour("forgive_and_tax", CLERIC, (forgive(1), tax(2))),
    Favour("two_criminals", ANY, (worker(CRIMINAL, 2),)),
    Favour("any_attribute", CRIMINAL, (either((rise(FAITH),), (rise(INFLUENCE),), (rise(STRENGTH),)),)),
    Favour("settle", FIGHTER, (either((SETTLE,), (forgive(2),)),), silver=1),
    Favour("three_for_debt", ANY, (worker(SCOUT), worker(MERCHANT), worker(FIGHTER)), debts=1),
    Favour("develop_or_workers", MERCHANT, (either((FREE_DEVELOP,), (worker(FIGHTER), worker(CLERIC))),), provisions=1),
    Favour("three_labourers", CRIMINAL, (worker(LABOURER, 3),)),
    Favour("stores", ANY, (provision(2), tax(1))),
    Favour("pray", ANY, (CLEAR,)),
)
# fmt: on


# -- squares ----------------------------------------------------------------------------------------------------


class Square:
    """A place for a monk or an outpost in a region of the land (1.5.2), or for a jar on a player board (region 0)."""

    def __init__(self, id: str, region: int, reward: Row, *, players: int = 1) -> None:
        self.id = id
        self.region = region
        self.reward = reward
        self.players = players  # 2.9: the least number of players for which it exists


# fmt: off
SQUARES: Final = (
    Square("r1_s1", 1, (FREE_RECRUIT,), players=1),
    Square("r1_s2", 1, (silver(2),), players=1),
    Square("r1_s3", 1, (worker(LABOURER),), players=3),
    Square("r1_s4", 1, (forgive(1),), players=4),
    Square("r2_s1", 2, (FREE_RECRUIT,), players=1),
    Square("r2_s2", 2, (silver(2),), players=1),
    Square("r2_s3", 2, (worker(SCOUT),), players=1),
    Square("r2_s4", 2, (forgive(1),), players=1),
    Square("r2_s5", 2, (worker(LABOURER),), players=4),
    Square("r2_s6", 2, (silver(2),), players=3),
    Square("r2_s7", 2, (forgive(1),), players=3),
    Square("r3_s1", 3, (worker(LABOURER),), players=1),
    Square("r3_s2", 3, (worker(MERCHANT),), players=1),
    Square("r3_s3", 3, (silver(2),), players=1),
    Square("r3_s4", 3, (CLEAR,), players=1),
    Square("r3_s5", 3, (worker(SCOUT),), players=1),
    Square("r3_s6", 3, (worker(FIGHTER),), players=1),
    Square("r3_s7", 3, (FREE_RECRUIT,), players=3),
    Square("r3_s8", 3, (SETTLE,), players=3),
    Square("r3_s9", 3, (silver(2),), players=4),
    Square("r4_s1", 4, (worker(FIGHTER),), players=1),
    Square("r4_s2", 4, (CLEAR,), players=1),
    Square("r4_s3", 4, (worker(MERCHANT),), players=1),
    Square("r4_s4", 4, (worker(CLERIC),), players=1),
    Square("r4_s5", 4, (SETTLE,), players=1),
    Square("r4_s6", 4, (worker(LABOURER), worker(SCOUT)), players=1),
    Square("r4_s7", 4, (silver(2),), players=1),
    Square("r4_s8", 4, (CLEAR,), players=3),
    Square("r4_s9", 4, (worker(LABOURER, 2),), players=4),
    Square("r4_s10", 4, (silver(2),), players=3),
    Square("r5_s1", 5, (CLEAR,), players=1),
    Square("r5_s2", 5, (worker(LABOURER), worker(FIGHTER)), players=1),
    Square("r5_s3", 5, (SETTLE,), players=1),
    Square("r5_s4", 5, (worker(LABOURER), worker(MERCHANT)), players=1),
    Square("r5_s5", 5, (worker(LABOURER), worker(CLERIC)), players=1),
    Square("r5_s6", 5, (SETTLE,), players=4),
    Square("r5_s7", 5, (worker(LABOURER, 2),), players=3),
    Square("r6_s1", 6, (SETTLE,), players=1),
    Square("r6_s2", 6, (CLEAR,), players=3),
    Square("r6_s3", 6, (worker(LABOURER, 2),), players=4),
)

ABSOLVE_SQUARES: Final = (  # 6.4.4, R9
    Square("abs_recruit", 0, (FREE_RECRUIT,)),
    Square("abs_labourer", 0, (worker(LABOURER),)),
    Square("abs_pray_1", 0, (CLEAR,)),
    Square("abs_pray_2", 0, (CLEAR,)),
    Square("abs_faith", 0, (rise(FAITH),)),
    Square("abs_provisions", 0, (provision(2),)),
    Square("abs_suspicion_1", 0, (forgive(1),)),
    Square("abs_suspicion_2", 0, (forgive(1),)),
    Square("abs_debt_1", 0, (SETTLE,)),
    Square("abs_debt_2", 0, (SETTLE,)),
)
# fmt: on


class Spot:
    """Squares of one region with the same reward: it makes no difference which of them is taken."""

    def __init__(self, region: int, reward: Row, squares: list[int]) -> None:
        self.region = region
        self.reward = reward
        self.squares = squares
        self.name = reward_name(reward)


def spots_of(squares: tuple[Square, ...]) -> list[Spot]:
    """The squares gathered by region and reward, in the order of the board."""
    spots: dict[tuple[int, Row], list[int]] = {}
    for number, square in enumerate(squares):
        spots.setdefault((square.region, square.reward), []).append(number)
    return [Spot(region, reward, numbers) for (region, reward), numbers in spots.items()]


SPOTS: Final = spots_of(SQUARES)


JAR_SPOTS: Final = spots_of(ABSOLVE_SQUARES)

# -- schemes ----------------------------------------------------------------------------------------------------

# 12.1.4, R26. What each scheme tells the AI player to do. The five King's Favours join later (12.2.2).
SCHEMES: Final = (
    COMMISSION, GARRISON, FORTIFY, ABSOLVE, ATTACK, CONVERT, KINGS_ORDER, KINGS_ORDER, RECRUIT, PRAY, TRADE, CONSPIRE,
)  # fmt: skip
FAVOUR_SCHEMES: Final = 5


def scheme_name(scheme: i64) -> str:
    """A scheme's id: the action on it."""
    return AI_ACTIONS[scheme]
