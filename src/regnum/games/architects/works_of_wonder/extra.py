"""What Works of Wonder keeps on the table. Plain numbers, few and packed: a search copies them a million times."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from regnum.core.words import Extra, Game
from regnum.games.architects.parts import NONE, ONE
from regnum.games.architects.works_of_wonder.figures import (
    MONUMENT_AMOUNT,
    MONUMENT_INFLUENCE,
    MONUMENT_POINTS,
    MONUMENT_TAX,
    PRINCESS_AT,
    PROFITEER_AT,
)
from regnum.games.architects.works_of_wonder.parts import EDICT_COUNT, RESOURCE_COUNT


class Wonder(Extra):
    """Influence, the princess and the profiteer, the edicts, the monuments."""

    influence: vec[i64]  # B2.1: by side; changed in place
    # By monument; replaced and never changed in place, so clones share them, as the edicts.
    pieces: vec[i64]  # B5.6: what lies on its card
    owner: vec[i64]  # the side that has built it, or NONE
    figure: vec[i64]  # B6.12: where its figure stands, or NONE
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
        twin.influence = self.influence[:]
        twin.pieces = self.pieces
        twin.owner = self.owner
        twin.figure = self.figure
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
        hidden = self.edicts[self.turned + 1 :]
        game.chance.reshuffle(hidden)
        edicts = self.edicts[: self.turned + 1]
        for i in range(i64(len(hidden))):
            edicts = append(edicts, hidden[i])
        self.edicts = edicts

    # -- looking ---------------------------------------------------------------------------------------------------

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
            if self.figure[monument] == location:
                return self.owner[monument] == side
        return False

    # -- changing: nothing is told ---------------------------------------------------------------------------------

    def lay_piece(self, monument: i64) -> None:
        """B5.6. One more piece on a monument card."""
        self.pieces = with_one(self.pieces, monument, self.pieces[monument] + 1)

    def build(self, monument: i64, side: i64) -> None:
        """B6.11. The card belongs to this side now; the pieces on it return to the supply."""
        self.owner = with_one(self.owner, monument, side)
        self.pieces = with_one(self.pieces, monument, 0)

    def put_figure(self, monument: i64, location: i64) -> None:
        """B6.12. It never moves from there."""
        self.figure = with_one(self.figure, monument, location)
        self.figures |= ONE << location


def with_one(row: vec[i64], at: i64, n: i64) -> vec[i64]:
    """The same row but for one place."""
    row = row[:]
    row[at] = n
    return row


def wonder_of(game: Game) -> Wonder:
    """What the expansion keeps on this table; it is nearly always the only one there."""
    for extra in game.extras:
        if isinstance(extra, Wonder):
            return extra
    raise KeyError("works_of_wonder")


def laid_out(game: Game) -> Wonder:
    """B1.1, B1.5, B1.6. Everything of the expansion in its place, nobody asked yet."""
    wonder = Wonder()
    wonder.influence = vec[i64]([0] * int(game.rules.sides))
    wonder.pieces = vec[i64]([0] * RESOURCE_COUNT)
    wonder.owner = vec[i64]([NONE] * RESOURCE_COUNT)
    wonder.figure = vec[i64]([NONE] * RESOURCE_COUNT)
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
