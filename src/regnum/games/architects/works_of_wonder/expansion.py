"""Works of Wonder as one value: everything it adds to a base game that never learns its name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regnum.core.rules import Expansion
from regnum.games.architects.asks import AtGuildhall, FaceLoss, PayBill
from regnum.games.architects.events import Acted, Captured, LastLossesEnded, LastTurnsEnded, Placed, TurnEnded
from regnum.games.architects.hooks import (
    AutomaPriority,
    AvoidsLoss,
    ExtraTrack,
    GuildhallWork,
    Layout,
    MakesUp,
    MoreWorkers,
    PlacingGains,
    ResetOrder,
    StartOrder,
    Temptation,
)
from regnum.games.architects.parts import NONE
from regnum.games.architects.table import Architects
from regnum.games.architects.works_of_wonder.asks import OFFER_INFLUENCE, OFFER_MONUMENTS, OFFER_PROTECTION
from regnum.games.architects.works_of_wonder.automa import AUTOMA_INFLUENCE, RIVAL_OPTIONS, PrincessFirst
from regnum.games.architects.works_of_wonder.cards import cards_of
from regnum.games.architects.works_of_wonder.effects import EFFECTS
from regnum.games.architects.works_of_wonder.events import EVENTS
from regnum.games.architects.works_of_wonder.extra import Wonder, laid_out
from regnum.games.architects.works_of_wonder.influence import (
    InfluenceFirst,
    InfluencePays,
    InfluenceProtects,
    InfluenceTrack,
    NoblesPay,
)
from regnum.games.architects.works_of_wonder.monuments import MonumentWork
from regnum.games.architects.works_of_wonder.moves import FAMILIES
from regnum.games.architects.works_of_wonder.nobles import (
    FiguresHelp,
    NoblesNotice,
    NoblesReceive,
    NoblesTakeLeave,
    NoblesTempt,
    PurseCloses,
)
from regnum.games.architects.works_of_wonder.observation import WonderObserver
from regnum.games.architects.works_of_wonder.parts import COLUMNS, EXPANSION
from regnum.games.architects.works_of_wonder.reset import ElevenSteps
from regnum.games.architects.works_of_wonder.scene import scene
from regnum.games.architects.works_of_wonder.scoring import GoldForInfluence, monument_points
from regnum.games.architects.works_of_wonder.sense import WonderSense
from regnum.games.architects.works_of_wonder.sheet import add_monuments
from regnum.games.architects.works_of_wonder.view import pieces, view


class LargerTable(Layout):
    """B1.2, B1.4. Five columns of apprentices to draft from, and every reward card."""

    def columns(self, game: Architects, columns: i64) -> i64:
        """Two more spaces on the influence board; they are reached as any other (B1.7)."""
        return COLUMNS

    def rewards(self, game: Architects, rewards: i64, cards: i64) -> i64:
        """All, at any number of players."""
        return cards


def lay(game: Architects) -> Wonder:
    """B1, C1.2. The expansion's things in their places; a rival begins with the influence of its board."""
    wonder = laid_out(game)
    if game.automa != NONE:
        wonder.influence[game.automa_side] = AUTOMA_INFLUENCE[game.automa]
    return wonder


def of_edition(edition: int) -> Expansion:
    """The expansion as it is or was played; its editions are those of the base game."""
    return Expansion(
        EXPANSION,
        edition=edition,
        package="regnum.games.architects.works_of_wonder",
        options=RIVAL_OPTIONS,
        cards=cards_of(edition),
        families=FAMILIES,
        effects=EFFECTS,
        hooks={
            ExtraTrack: (InfluenceTrack(),),
            StartOrder: (InfluenceFirst(),),
            MakesUp: (InfluencePays(),),
            PlacingGains: (NoblesPay(),),
            AvoidsLoss: (InfluenceProtects(),),
            Temptation: (NoblesTempt(),),
            MoreWorkers: (FiguresHelp(),),
            GuildhallWork: (MonumentWork(),),
            ResetOrder: (ElevenSteps(),),
            Layout: (LargerTable(),),
            AutomaPriority: (PrincessFirst(),),
        },
        offers={
            PayBill: (OFFER_INFLUENCE,),
            FaceLoss: (OFFER_PROTECTION,),
            AtGuildhall: (OFFER_MONUMENTS,),
        },
        after={
            Placed: (NoblesReceive(),),
            Acted: (NoblesTakeLeave(),),
            Captured: (NoblesNotice(),),
            TurnEnded: (PurseCloses(),),
            LastLossesEnded if edition >= 2 else LastTurnsEnded: (GoldForInfluence(),),
        },
        scoring=(monument_points,),
        sheet=add_monuments,
        events=EVENTS,
        lay=lay,
        view=view,
        scene=scene,
        pieces=pieces,
        sense=WonderSense(),
        observer=WonderObserver(),
        claims="regnum.games.architects.works_of_wonder.claims:CLAIMS",
        figures="regnum.games.architects.works_of_wonder.printed:SHEET",
        default=True,
    )


WORKS_OF_WONDER: Final = of_edition(2)
EDITION_1: Final = of_edition(1)  # of 0.7.1; docs/editions.md says what has changed since
