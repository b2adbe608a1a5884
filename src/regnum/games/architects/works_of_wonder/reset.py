"""B5. A reset in eleven steps: six of them are the expansion's own, the others those of the base game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import effect, packed_effect
from regnum.games.architects.effects.base import ArchitectsEffect
from regnum.games.architects.effects.reset import nth_from_last
from regnum.games.architects.effects.vocabulary import (
    CROWD_LOSS,
    MARKET_TO_PRISON,
    PRISON_DEBTS,
    RESET_ABILITIES,
    TURN_MARKET_CARD,
)
from regnum.games.architects.hooks import ResetOrder
from regnum.games.architects.parts import LOCATIONS
from regnum.games.architects.table import Architects
from regnum.games.architects.workers import imprison_own
from regnum.games.architects.works_of_wonder.cards import EDICTS
from regnum.games.architects.works_of_wonder.events import (
    EdictsShuffled,
    EdictTurned,
    NoblesMoved,
    PieceCarried,
    PieceReturned,
    PrincessRewarded,
    ProfiteerPunished,
)
from regnum.games.architects.works_of_wonder.extra import wonder_of
from regnum.games.architects.works_of_wonder.figures import CONSEQUENCE, PRINCESS_AT, PRINCESS_REWARD, PROFITEER_AT
from regnum.games.architects.works_of_wonder.parts import (
    CARRY,
    CONSEQUENCES,
    EDICT_COUNT,
    MOVE_NOBLES,
    ON_PRINCESS_RESET,
    ON_PROFITEER_RESET,
    ORPHANS,
    PUNISH,
    RESOURCE_COUNT,
    RESOURCES,
    REWARD,
    REWARDS,
    TO_PRISON,
    TURN_EDICT,
)

STEPS: Final = vec[i64](
    [
        effect(MARKET_TO_PRISON),  # B5.1
        effect(TURN_MARKET_CARD),  # B5.2
        effect(ORPHANS),  # B5.3
        effect(CONSEQUENCES),  # B5.4
        effect(REWARDS),  # B5.5
        effect(CARRY),  # B5.6
        effect(TURN_EDICT),  # B5.7
        effect(MOVE_NOBLES),  # B5.8
        effect(RESET_ABILITIES),  # B5.9
        effect(CROWD_LOSS),  # B5.10
        effect(PRISON_DEBTS),  # B5.11
    ]
)


class ElevenSteps(ResetOrder):
    """B5. They replace A10.1 to A10.5; a rival counts as a player in them (C2.4)."""

    def effects(self, game: Architects) -> vec[i64]:
        """In their order."""
        return STEPS


class Orphans(ArchitectsEffect):
    """B5.3, B7.5, B7.7. Whoever has a worker at the profiteer or the princess uses the apprentices that wait for it."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        wonder = wonder_of(game)
        for i in range(game.rules.sides):
            each = nth_from_last(game, side, i)
            if game.sides[each].workers[wonder.princess] > 0:
                game.react(each, ON_PRINCESS_RESET)
            if game.sides[each].workers[wonder.profiteer] > 0:
                game.react(each, ON_PROFITEER_RESET)


class Consequences(ArchitectsEffect):
    """B5.4. Every side with a worker at the profiteer, one after the other."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        wonder = wonder_of(game)
        for i in range(game.rules.sides):
            each = nth_from_last(game, side, i)
            if game.sides[each].workers[wonder.profiteer] > 0:
                game.owe(each, packed_effect(PUNISH, wonder.profiteer, 1))


class Punish(ArchitectsEffect):
    """B5.4, Q16. What the card says, whatever it is; then all own workers of the place go to prison."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        if game.told is not None:
            game.told.append(ProfiteerPunished(int(side), LOCATIONS[what]))
        game.owe(side, packed_effect(TO_PRISON, what, 1))
        game.owe(side, CONSEQUENCE[wonder_of(game).edict()])


class Rewards(ArchitectsEffect):
    """B5.5, B5.13, B5.14. Most workers at the princess: those who are tied all take the reward; without any nobody."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        wonder = wonder_of(game)
        most: i64 = 1
        for each in range(game.rules.sides):
            most = max(most, game.sides[each].workers[wonder.princess])
        for i in range(game.rules.sides):
            each = nth_from_last(game, side, i)
            if game.sides[each].workers[wonder.princess] == most:
                game.owe(each, packed_effect(REWARD, wonder.princess, 1))


class RewardOne(ArchitectsEffect):
    """B5.5. The reward of the current card; of two the player picks one."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        if game.told is not None:
            game.told.append(PrincessRewarded(int(side), LOCATIONS[what]))
        game.owe_row(side, PRINCESS_REWARD[wonder_of(game).edict()])


class CarryPieces(ArchitectsEffect):
    """B5.6. Each contributed piece onto the monument card of its kind, or to the supply if that is built."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        wonder = wonder_of(game)
        for resource in range(i64(RESOURCE_COUNT)):
            if not wonder.is_laid(resource):
                continue
            if wonder.owner[resource] >= 0:
                if game.told is not None:
                    game.told.append(PieceReturned(RESOURCES[resource]))
                continue
            wonder.lay_piece(resource)
            if game.told is not None:
                game.told.append(PieceCarried(RESOURCES[resource], int(wonder.pieces[resource])))
        wonder.laid = 0


class TurnEdict(ArchitectsEffect):
    """B5.7. The contribution card shows its consequence; with none left all seven are shuffled and laid out anew."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        wonder = wonder_of(game)
        wonder.turned += 1
        game.revealed += 1
        if wonder.turned < EDICT_COUNT:
            if game.told is not None:
                left = EDICT_COUNT - wonder.turned
                game.told.append(EdictTurned(EDICTS[int(wonder.edict())].id, int(left)))
            return
        edicts = vec[i64](range(EDICT_COUNT))
        game.chance.shuffle(edicts)
        wonder.edicts = edicts
        wonder.turned = 1
        if game.told is not None:
            game.told.append(EdictsShuffled(EDICTS[int(wonder.edict())].id))


class MoveNobles(ArchitectsEffect):
    """B5.8, B1.6. To the places that the current card shows."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        wonder = wonder_of(game)
        edict = wonder.edict()
        wonder.princess = PRINCESS_AT[edict]
        wonder.profiteer = PROFITEER_AT[edict]
        if game.told is not None:
            game.told.append(NoblesMoved(LOCATIONS[wonder.princess], LOCATIONS[wonder.profiteer]))


class ToPrison(ArchitectsEffect):
    """B5.4. The own workers of the location `what`."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        imprison_own(game, side, what)


RESET_EFFECTS: Final[list[ArchitectsEffect]] = [
    Orphans(ORPHANS),
    Consequences(CONSEQUENCES),
    Punish(PUNISH),
    ToPrison(TO_PRISON),
    Rewards(REWARDS),
    RewardOne(REWARD),
    CarryPieces(CARRY),
    TurnEdict(TURN_EDICT),
    MoveNobles(MOVE_NOBLES),
]
