"""Many matches of one game stepped by one call, for learners: the whole loop runs in compiled code, and what it writes
lies in packed arrays that NumPy can look at without copying (regnum.lab.vector).
"""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from regnum.core.actions import NOTHING_BEGUN, Actions, legal_now
from regnum.core.chance import Chance
from regnum.core.observation import ObservationRow, fields_of, observe
from regnum.core.rules import Rules
from regnum.core.words import Game, Move


class Batch:
    """So many matches side by side. A match that ends is replaced by a new one in the same step.

    Match `i` starts with the seed `first_seed + i`, its nth successor with `first_seed + i + n * count`.
    """

    rules: Rules
    actions: Actions
    count: i64
    width: i64  # cells of an observation
    games: list[Game]
    legal: list[list[Move]]
    begun: vec[i64]  # the first step of a move that takes two
    seeds: vec[i64]  # of the matches that are being played
    no_rows: vec[i16]  # zeros, to begin with
    no_masks: vec[u8]
    # What a caller reads, match by match. Every step makes new rows and masks, so whoever keeps old ones may.
    seats: vec[i64]  # who is to act
    rows: vec[i16]  # the table as that seat may know it
    masks: vec[u8]  # what it may do
    ended: vec[u8]  # whether a match has ended in this step
    rewards: vec[float]  # by seat, of a match that has just ended
    lengths: vec[i64]  # moves, so far
    finished: vec[i64]  # moves of a match that has just ended
    played: i64  # moves of all matches together
    pay: Callable[[Game], list[float]]

    def __init__(self, rules: Rules, count: int, first_seed: int, pay: Callable[[Game], list[float]]) -> None:
        self.rules = rules
        self.actions = rules.box.actions()
        self.count = count
        self.width = sum([field.size for field in fields_of(rules)])
        self.pay = pay
        self.games = []
        self.legal = [[] for _ in range(count)]
        self.begun = vec[i64]([NOTHING_BEGUN] * count)
        self.seeds = vec[i64](range(first_seed, first_seed + count))
        self.seats = vec[i64]([0] * count)
        self.no_rows = vec[i16]([0] * (count * int(self.width)))
        self.no_masks = vec[u8]([0] * (count * int(self.actions.size)))
        self.rows = self.no_rows
        self.masks = self.no_masks
        self.ended = vec[u8]([0] * count)
        self.rewards = vec[float]([0.0] * (count * int(rules.seats)))
        self.lengths = vec[i64]([0] * count)
        self.finished = vec[i64]([0] * count)
        self.played = 0
        for at in range(i64(count)):
            self.games.append(opened_game(rules, self.seeds[at]))

    def show(self) -> None:
        """Write what every match looks like now."""
        row = ObservationRow()
        self.rows = self.no_rows[:]
        self.masks = self.no_masks[:]
        for at in range(self.count):
            game = self.games[at]
            seat = game.next_seat()
            legal = self.legal[at] if self.begun[at] != NOTHING_BEGUN else legal_now(game)
            self.legal[at] = legal
            self.seats[at] = seat
            self.actions.allow(legal, self.begun[at], self.masks, at * self.actions.size)
            row.begin(self.rows, at * self.width)
            observe(self.rules, game, seat, row)

    def play(self, chosen: vec[i64]) -> None:
        """Play an action in every match. The caller has seen to it that the masks allow them."""
        for at in range(self.count):
            self.ended[at] = u8(0)
            game = self.games[at]
            seat = game.next_seat()
            move = self.actions.chosen(self.legal[at], self.begun[at], chosen[at])
            if move is None:
                self.begun[at] = chosen[at]
                continue
            self.begun[at] = NOTHING_BEGUN
            self.lengths[at] += 1
            self.played += 1
            game.play_legal(seat, move)
            if game.over:
                self.finish(at, game)

    def any_actions(self, chance: Chance) -> vec[i64]:
        """A random legal action for every match; each legal move is equally likely."""
        found = vec[i64]([0] * int(self.count))
        for at in range(self.count):
            found[at] = self.actions.draw(self.legal[at], self.begun[at], chance)
        return found

    def finish(self, at: i64, game: Game) -> None:
        """A match is over: pay, and begin the next."""
        self.ended[at] = u8(1)
        for seat, reward in enumerate(self.pay(game)):
            self.rewards[at * self.rules.seats + i64(seat)] = reward
        self.finished[at] = self.lengths[at]
        self.lengths[at] = 0
        self.seeds[at] += self.count
        self.games[at] = opened_game(self.rules, self.seeds[at])


def opened_game(rules: Rules, seed: i64) -> Game:
    """A game before its first decision."""
    chance = Chance()
    chance.seed(seed)
    game = rules.open(chance)
    game.proceed()
    return game
