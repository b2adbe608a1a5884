"""What Works of Wonder keeps on the table. Plain numbers, few and packed: a search copies them a million times."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.words import Extra, Game
from regnum.games.architects.parts import NONE, SIDES
from regnum.games.architects.works_of_wonder.figures import (
    MONUMENT_AMOUNT,
    MONUMENT_INFLUENCE,
    MONUMENT_POINTS,
    MONUMENT_TAX,
    PRINCESS_AT,
    PROFITEER_AT,
)
from regnum.games.architects.works_of_wonder.parts import EDICT_COUNT, RESOURCE_COUNT

# The rows of the ledger.
PIECES_AT: Final = SIDES  # by monument the pieces on its card (B5.6)
OWNER_AT: Final = PIECES_AT + RESOURCE_COUNT  # by monument the side that has built it, or NONE
FIGURE_AT: Final = OWNER_AT + RESOURCE_COUNT  # by monument the location of its figure, or NONE
LEDGER: Final = FIGURE_AT + RESOURCE_COUNT


class Wonder(Extra):
    """Influence, the princess and the profiteer, the edicts, the monuments."""

    ledger: vec[i64]  # by side its influence; then by monument pieces, owner and figure
    edicts: vec[i64]  # the seven cards as shuffled; never changed in place, so clones share them
    turned: i64  # how many of them show their consequence: the last of these counts, the next one takes contributions
    princess: i64  # where she stands
    profiteer: i64
    laid: i64  # bit by bit the resources that lie on the contribution card
    printed: i64  # where the figures of its monuments begin, by edition
    figures: i64  # bit by bit the locations that have a figure
    invited: bool  # B3.1: the worker placed last stands at the princess, and its contribution is still to come
    awaited: bool  # B3.3: its influence comes after the action
    helper: i64  # B6.13: the location where the figure counts as one more worker just now, or NONE
    spare: i64  # B2.7: bit by bit the sides with a coin of influence left in this turn

    def copy(self) -> Wonder:
        """The same, sharing nothing that changes."""
        twin = Wonder()
        twin.ledger = self.ledger[:]
        twin.edicts = self.edicts
        twin.turned = self.turned
        twin.princess = self.princess
        twin.profiteer = self.profiteer
        twin.laid = self.laid
        twin.printed = self.printed
        twin.figures = self.figures
        twin.invited = self.invited
        twin.awaited = self.awaited
        twin.helper = self.helper
        twin.spare = self.spare
        return twin

    def redeal(self, game: Game, seat: i64) -> None:
        """Which cards are left in the contribution pile everybody has seen; below its top nobody knows their order."""
        edicts = self.edicts[:]
        hidden = self.turned + 1
        for i in range(hidden + 1, i64(EDICT_COUNT)):
            card = edicts[i]
            at = i
            while at > hidden and edicts[at - 1] > card:
                edicts[at] = edicts[at - 1]
                at -= 1
            edicts[at] = card
        shuffle_from(edicts, hidden, game)
        self.edicts = edicts

    # -- looking ---------------------------------------------------------------------------------------------------

    def influence(self, side: i64) -> i64:
        """B2.1."""
        return self.ledger[side]

    def pieces(self, monument: i64) -> i64:
        """B5.6. What lies on a monument card."""
        return self.ledger[PIECES_AT + monument]

    def amount(self, monument: i64) -> i64:
        """B6.3 to B6.7. What is printed on a monument card: how much of its resource it costs,"""
        return MONUMENT_AMOUNT[self.printed + monument]

    def asks_influence(self, monument: i64) -> i64:
        """how much influence,"""
        return MONUMENT_INFLUENCE[self.printed + monument]

    def asks_tax(self, monument: i64) -> i64:
        """how much tax,"""
        return MONUMENT_TAX[self.printed + monument]

    def points(self, monument: i64) -> i64:
        """and what it counts."""
        return MONUMENT_POINTS[self.printed + monument]

    def owner(self, monument: i64) -> i64:
        """The side that has built a monument, or NONE."""
        return self.ledger[OWNER_AT + monument]

    def figure(self, monument: i64) -> i64:
        """B6.12. Where its figure stands, or NONE."""
        return self.ledger[FIGURE_AT + monument]

    def edict(self) -> i64:
        """B1.6. The consequence card that counts now."""
        return self.edicts[self.turned - 1]

    def contribution(self) -> i64:
        """B1.6. The active contribution card."""
        return self.edicts[self.turned]

    def is_laid(self, resource: i64) -> bool:
        """B4.2. Whether its symbol is filled."""
        return (self.laid >> resource) & 1 == 1

    def own_figure(self, side: i64, location: i64) -> bool:
        """B6.13. Whether a figure of this side stands there."""
        if not (self.figures >> location) & 1:
            return False
        for monument in range(i64(RESOURCE_COUNT)):
            if self.ledger[FIGURE_AT + monument] == location:
                return self.ledger[OWNER_AT + monument] == side
        return False


def shuffle_from(cards: vec[i64], first: i64, game: Game) -> None:
    """Shuffle in place what lies from here on."""
    for i in range(i64(len(cards)) - 1, first, -1):
        other = first + game.chance.below(i - first + 1)
        card = cards[i]
        cards[i] = cards[other]
        cards[other] = card


def wonder_of(game: Game) -> Wonder:
    """What the expansion keeps on this table; it is nearly always the only one there."""
    for extra in game.extras:
        if isinstance(extra, Wonder):
            return extra
    raise KeyError("works_of_wonder")


def laid_out(game: Game) -> Wonder:
    """B1.1, B1.5, B1.6. Everything of the expansion in its place, nobody asked yet."""
    wonder = Wonder()
    wonder.ledger = vec[i64]([0] * OWNER_AT + [NONE] * (LEDGER - OWNER_AT))
    wonder.edicts = vec[i64](range(EDICT_COUNT))
    game.chance.shuffle(wonder.edicts)
    wonder.turned = 1
    wonder.princess = PRINCESS_AT[wonder.edict()]
    wonder.profiteer = PROFITEER_AT[wonder.edict()]
    wonder.laid = 0
    wonder.printed = 0 if game.rules.edition >= 2 else RESOURCE_COUNT
    wonder.figures = 0
    wonder.invited = False
    wonder.awaited = False
    wonder.helper = NONE
    wonder.spare = 0
    return wonder
