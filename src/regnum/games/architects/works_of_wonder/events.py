"""What can be told of Works of Wonder. Ids and numbers only; the sentences stand in texts/."""

from __future__ import annotations

from typing import ClassVar

from regnum.core.messages import Naming
from regnum.games.architects.events import COUNTED, TO, ArchitectsEvent


class WonderEvent(ArchitectsEvent, frozen=True):
    """The common family. The fields `princess` and `profiteer` are where these two go."""

    NAMES: ClassVar[dict[str, Naming]] = ArchitectsEvent.NAMES | {
        "princess": "location-{}.to",
        "profiteer": "location-{}.to",
    }


# -- influence ------------------------------------------------------------------------------------------


class InfluenceGained(WonderEvent, frozen=True):
    """B2.1. `now` is where the marker stands."""

    seat: int
    count: int
    now: int


class InfluenceLost(WonderEvent, frozen=True):
    """B6.8. For a monument."""

    seat: int
    count: int
    now: int


class InfluenceSpent(WonderEvent, frozen=True):
    """B2.4, B2.6, B7.4. In a payment this much influence stood for `count` of `kind`; `now` is what is left."""

    NAMES: ClassVar[dict[str, Naming]] = COUNTED
    seat: int
    influence: int
    kind: str
    count: int
    now: int


class SpareCoinUsed(WonderEvent, frozen=True):
    """B2.7. The second coin of an earlier payment of this turn."""

    seat: int


class LossPrevented(WonderEvent, frozen=True):
    """B2.5. For this much influence `count` points of virtue were not lost."""

    seat: int
    influence: int
    count: int
    now: int


class Bribed(WonderEvent, frozen=True):
    """B8.5. Louis pays for a loss of `count` virtue not to happen."""

    seat: int
    count: int


class InfluenceGold(WonderEvent, frozen=True):
    """B9.2, B9.3. The gold of the most influential."""

    seat: int
    count: int


# -- princess and profiteer -----------------------------------------------------------------------------


class Contributed(WonderEvent, frozen=True):
    """B4.1. A piece was laid on the contribution card."""

    seat: int
    kind: str


class CardFilled(WonderEvent, frozen=True):
    """B4.4. All five resources lie on the contribution card: a reset follows."""


class ProfiteerPunished(WonderEvent, frozen=True):
    """B5.4. The consequence strikes whoever stands with the profiteer."""

    seat: int
    location: str


class PrincessRewarded(WonderEvent, frozen=True):
    """B5.5. Most workers stood with the princess."""

    seat: int
    location: str


class PieceEvent(WonderEvent, frozen=True):
    """Something becomes of a contributed piece, which is the subject of the sentence."""

    NAMES: ClassVar[dict[str, Naming]] = WonderEvent.NAMES | {"kind": "kind-{}"}
    kind: str


class PieceCarried(PieceEvent, frozen=True):
    """B5.6. A contributed piece lies on its monument card now, one of so many `pieces`."""

    pieces: int


class PieceReturned(PieceEvent, frozen=True):
    """B5.6. Its monument is built already, so the piece goes to the supply."""


class EdictTurned(WonderEvent, frozen=True):
    """B5.7. The contribution card shows its consequence now; `left` remain in the pile."""

    edict: str
    left: int


class EdictsShuffled(WonderEvent, frozen=True):
    """B5.7. The pile was empty."""

    edict: str


class NoblesMoved(WonderEvent, frozen=True):
    """B5.8."""

    princess: str
    profiteer: str


# -- monuments ------------------------------------------------------------------------------------------


class MonumentBuilt(WonderEvent, frozen=True):
    """B6.11."""

    seat: int
    monument: str


class FigurePlaced(WonderEvent, frozen=True):
    """B6.12."""

    NAMES: ClassVar[dict[str, Naming]] = TO
    seat: int
    monument: str
    location: str


class FigureVisited(WonderEvent, frozen=True):
    """B6.13. `use` is `influence` or `worker`."""

    seat: int
    location: str
    use: str


EVENTS = (
    InfluenceGained, InfluenceLost, InfluenceSpent, SpareCoinUsed, LossPrevented, Bribed, InfluenceGold, Contributed,
    CardFilled, ProfiteerPunished, PrincessRewarded, PieceCarried, PieceReturned, EdictTurned, EdictsShuffled,
    NoblesMoved, MonumentBuilt, FigurePlaced, FigureVisited,
)  # fmt: skip
