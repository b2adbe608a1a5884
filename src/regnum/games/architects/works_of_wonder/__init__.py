"""Works of Wonder, an expansion of Architects of the West Kingdom: influence, a princess, a profiteer, monuments."""

from regnum.games.architects.works_of_wonder.expansion import EDITION_1, WORKS_OF_WONDER

__all__ = ["EDITION_1", "WORKS_OF_WONDER"]
