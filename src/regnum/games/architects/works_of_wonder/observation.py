"""What learners see of the expansion: everything but the order of the contribution pile below its top."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.observation import ObservationRow, ObservedField, Observer
from regnum.core.rules import Rules
from regnum.games.architects.observation import flag_side
from regnum.games.architects.parts import LOCATION_COUNT
from regnum.games.architects.table import Architects
from regnum.games.architects.works_of_wonder.cards import EDICTS
from regnum.games.architects.works_of_wonder.extra import wonder_of
from regnum.games.architects.works_of_wonder.parts import EDICT_COUNT, RESOURCE_COUNT

EDICT_CARDS: Final = len(EDICTS)


class WonderObserver(Observer[Architects]):
    """Influence, nobles, edicts and monuments."""

    @override
    def fields(self, rules: Rules) -> list[ObservedField]:
        sides = int(rules.sides)
        return [
            ObservedField("influence", (sides,), "by side"),
            ObservedField("nobles", (2, LOCATION_COUNT), "where the princess and the profiteer stand", high=1),
            ObservedField("edict", (EDICT_CARDS,), "the edict whose consequence counts", high=1),
            ObservedField("contribution", (EDICT_CARDS,), "the card that takes contributions", high=1),
            ObservedField("laid", (RESOURCE_COUNT,), "what lies on it", high=1),
            ObservedField("left", (1,), "cards that have not shown their consequence", high=EDICT_COUNT),
            ObservedField("pieces", (RESOURCE_COUNT,), "by monument: what lies on its card"),
            ObservedField("owners", (RESOURCE_COUNT, sides), "by monument: who has built it", high=1),
            ObservedField("figures", (RESOURCE_COUNT, LOCATION_COUNT), "by monument: where its figure stands", high=1),
            ObservedField("spare_coin", (1,), "I have a coin of influence left in this turn", high=1),
        ]

    @override
    def observe(self, game: Architects, seat: i64, row: ObservationRow) -> None:
        wonder = wonder_of(game)
        sides = game.rules.sides
        for step in range(sides):
            row.put(wonder.influence[(seat + step) % sides])
        row.flag(wonder.princess, LOCATION_COUNT)
        row.flag(wonder.profiteer, LOCATION_COUNT)
        row.flag(wonder.edict(), EDICT_CARDS)
        row.flag(wonder.contribution(), EDICT_CARDS)
        row.bits(wonder.laid, RESOURCE_COUNT)
        row.put(EDICT_COUNT - wonder.turned)
        row.put_all(wonder.pieces)
        for monument in range(i64(RESOURCE_COUNT)):
            flag_side(game, wonder.owner[monument], seat, row)
        for monument in range(i64(RESOURCE_COUNT)):
            row.flag(wonder.figure[monument], LOCATION_COUNT)
        row.put((wonder.spare >> seat) & 1)
