"""What lies on the table, and the verbs that change it."""

from __future__ import annotations

from pebbles.events import Gained, Opened, Sank, Turned, Won
from regnum.game import NOBODY, Game, append, i64, pop, vec


class Pebbles(Game):
    """Everything on the table."""

    purses: vec[i64]  # pebbles by seat
    fists: vec[i64]  # by seat what its last fist held when it was opened
    won: list[vec[i64]]  # by seat its prizes
    well: vec[i64]  # prizes nobody gets
    bag: vec[i64]  # prizes nobody has seen, the next one last
    prize: i64  # the one that lies open, 0 between rounds

    def clone(self) -> Pebbles:
        """A copy that shares nothing that changes."""
        twin = Pebbles()
        self.copy_agenda_to(twin)
        twin.purses = self.purses[:]
        twin.fists = self.fists[:]
        twin.won = [prizes[:] for prizes in self.won]
        twin.well = self.well[:]
        twin.bag = self.bag[:]
        twin.prize = self.prize
        return twin

    def redeal(self, seat: i64) -> None:
        """Everybody knows which prizes are in the bag, nobody their order."""
        self.bag = vec[i64](sorted(self.bag))
        self.chance.shuffle(self.bag)

    # -- the verbs: each changes, then tells, once

    def turn_up(self) -> None:
        """2.1. The next prize."""
        self.bag, self.prize = pop(self.bag)
        self.revealed += 1
        if self.told is not None:
            self.told.append(Turned(int(self.prize)))
        self.happened(Turned, NOBODY, self.prize)

    def open_fist(self, seat: i64, count: i64) -> None:
        """2.3. What a fist held leaves the game."""
        self.purses[seat] -= count
        self.fists[seat] = count
        if self.told is not None:
            self.told.append(Opened(int(seat), int(count)))

    def win(self, seat: i64) -> None:
        """2.4."""
        prize = self.prize
        self.won[seat] = append(self.won[seat], prize)
        self.prize = 0
        if self.told is not None:
            self.told.append(Won(int(seat), int(prize)))

    def sink(self) -> None:
        """2.5. Nobody gets the prize."""
        prize = self.prize
        self.well = append(self.well, prize)
        self.prize = 0
        if self.told is not None:
            self.told.append(Sank(int(prize)))

    def gain(self, seat: i64, count: i64) -> None:
        """Pebbles from the street; there are always enough."""
        self.purses[seat] += count
        if self.told is not None:
            self.told.append(Gained(int(seat), int(count)))
