"""2. The city: squires and barons in its areas, who controls what, and where squires may go."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.parts import Part
from regnum.games.jerusalem.figures import CLOSED_FOR_TWO, QUARTER_BITS
from regnum.games.jerusalem.parts import AREA_COUNT, NONE, OFFICES, ONE, QUARTER_AREAS, SEATS, TOWER


class City(Part):
    """The 16 areas. `holders` are the seats by office: they stand in turn order, and lower offices win ties (2.5)."""

    squires: vec[i64]  # area * 4 + seat
    barons: vec[i64]  # by seat the area where the baron stands, or NONE
    closed: i64  # bit by bit the areas out of play

    def lay(self, seats: i64) -> None:
        """3.1, 9.1.4, 9.3.1. Empty; with two players Patriarchate and Nobility are closed, else all is open (Q19)."""
        self.squires = vec[i64]([0] * (AREA_COUNT * SEATS))
        self.barons = vec[i64]([NONE] * int(seats))
        self.closed = CLOSED_FOR_TWO if seats == 2 else 0

    def copy(self) -> City:
        """The same, apart."""
        twin = City()
        twin.squires = self.squires[:]
        twin.barons = self.barons[:]
        twin.closed = self.closed
        return twin

    def is_closed(self, area: i64) -> bool:
        """9.1.4. Whether it is out of play."""
        return (self.closed >> area) & 1 == 1

    # -- squires ---------------------------------------------------------------------------------------------------

    def in_area(self, area: i64, seat: i64) -> i64:
        """The squires of a seat in an area."""
        return self.squires[area * SEATS + seat]

    def in_quarter(self, quarter: i64, seat: i64) -> i64:
        """2.7. The squires of a seat in a quarter; the Tower of David has one area only (2.2)."""
        first = quarter * QUARTER_AREAS * SEATS + seat
        if first >= TOWER * SEATS:
            return self.squires[first]
        return self.squires[first] + self.squires[first + SEATS] + self.squires[first + 2 * SEATS]

    def stands(self, area: i64, seat: i64) -> bool:
        """Whether a squire of this seat is there."""
        return self.squires[area * SEATS + seat] > 0

    def standing(self, seat: i64) -> i64:
        """Bit by bit the areas with squires of this seat."""
        mask: i64 = 0
        for area in range(i64(AREA_COUNT)):
            if self.squires[area * SEATS + seat] > 0:
                mask |= ONE << area
        return mask

    def weakest(self, area: i64) -> i64:
        """8.3.1, 8.3.2. The squires of the weakest player present; those without any there do not count."""
        least: i64 = 0
        for seat in range(i64(len(self.barons))):
            here = self.in_area(area, seat)
            if here > 0 and (least == 0 or here < least):
                least = here
        return least

    # -- control ---------------------------------------------------------------------------------------------------

    def control(self, area: i64, holders: vec[i64]) -> i64:
        """2.6. Most squires, a baron is none; tied, the lower office number. NONE in an empty area."""
        most: i64 = 0
        winner: i64 = NONE
        for office in range(i64(len(OFFICES))):
            seat = holders[office]
            if seat != NONE and self.squires[area * SEATS + seat] > most:
                most = self.squires[area * SEATS + seat]
                winner = seat
        return winner

    def influence(self, quarter: i64, holders: vec[i64]) -> i64:
        """2.7. The same for a whole quarter."""
        most: i64 = 0
        winner: i64 = NONE
        for office in range(i64(len(OFFICES))):
            seat = holders[office]
            if seat != NONE and self.in_quarter(quarter, seat) > most:
                most = self.in_quarter(quarter, seat)
                winner = seat
        return winner

    # -- barons ----------------------------------------------------------------------------------------------------

    def blocked(self) -> i64:
        """2.8, 6.5.6. Bit by bit the areas with a baron, whoever owns him; others of the quarter are not blocked."""
        mask: i64 = 0
        for seat in range(i64(len(self.barons))):
            if self.barons[seat] != NONE:
                mask |= ONE << self.barons[seat]
        return mask

    def baron_at(self, area: i64) -> i64:
        """Whose baron stands there, or NONE."""
        for seat in range(i64(len(self.barons))):
            if self.barons[seat] == area:
                return seat
        return NONE

    def shut_to(self, seat: i64) -> i64:
        """6.2.2, 6.5.4, 9.1.4. Bit by bit the areas where this seat may not place squires: closed ones, and those with
        somebody else's baron.
        """
        shut = self.closed
        for other in range(i64(len(self.barons))):
            if other != seat and self.barons[other] != NONE:
                shut |= ONE << self.barons[other]
        return shut

    # -- moving ----------------------------------------------------------------------------------------------------

    def unmoved(self) -> i64:
        """6.5.5, 9.2.4. Bit by bit the areas into which and out of which no squire is moved: blocked or closed."""
        return self.closed | self.blocked()

    def is_unmoved(self, area: i64) -> bool:
        """6.5.5. The same of one area."""
        return (self.unmoved() >> area) & 1 == 1

    def movable(self, seat: i64) -> i64:
        """6.5.5. Bit by bit the areas from which this seat could move a squire."""
        return self.standing(seat) & ~self.unmoved()

    def others_movable(self, seat: i64) -> i64:
        """6.7.9. Bit by bit the areas from which a squire of somebody else could be moved."""
        mask: i64 = 0
        for other in range(i64(len(self.barons))):
            if other != seat:
                mask |= self.standing(other)
        return mask & ~self.unmoved()

    def may_send(self, quarter: i64) -> i64:
        """6.7.12, Q7. Bit by bit the areas of a quarter for Overwhelming force, not even where one's own baron is."""
        return QUARTER_BITS[quarter] & ~self.unmoved()
