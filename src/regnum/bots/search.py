"""`search`: look ahead in imagined games (information-set Monte Carlo tree search).

Each iteration samples one game consistent with what the seat knows, descends the tree by the moves that are legal in
it, and ends at a leaf. From there a short playout finishes the turn (or a few), and the sense evaluates the position
for every side. A node represents the moves that led to it, not the hidden information, so results from one sample
count in all. Moves with a better estimate are tried first (the sense is the prior), and more of them the more often a
node is visited (progressive widening), so that long turns of many small decisions remain tractable.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.bots.players import Bot, promise_of
from regnum.bots.sense import Sense
from regnum.core.match import Match, PlayedMove
from regnum.core.rules import Rules
from regnum.core.words import Game, Move

CURIOSITY: Final = 0.35  # how much the prior draws where little was tried
HASTE: Final = 2.0  # points that a move may promise less than the best and still be tried early
WIDENING: Final = 1.2  # arms at a node: 1 + WIDENING * sqrt(visits)
MARGIN: Final = 0.1  # of a value is how far ahead, the rest whether at all: who has won anyway still plays well
FAR: Final = 20.0  # points that count as far ahead
MOST_NODES: Final = 60_000  # some 100 MB
FIRST_OF_SHARED: Final = 1 << 44  # keys of answers given together, beyond every number of a move
SEAT_BITS: Final = 36
REFRESH_SHARE: Final = 4  # at least a quarter of the iterations is thought anew after a tree was kept
LOOK_AT_CLOCK: Final = 8  # iterations between two looks at it


class Arm:
    """One answer at a node, and what came of it."""

    move: Move[Any]
    prior: float  # what the sense promised at once
    visits: i64
    value: float  # sums over all visits
    chance: float
    points: float


class Node:
    """A question after certain moves."""

    visits: i64
    arms: dict[int, Arm]  # by the move's number; where several answer at once, by seat too
    after: dict[int, Node]  # by the number of the move, or of all moves made together


def new_node() -> Node:
    """Nothing tried yet."""
    node = Node()
    node.visits = 0
    node.arms = {}
    node.after = {}
    return node


class Weighed:
    """A move as the search sees it: how often it was tried, the chance to win, the score to expect."""

    move: str
    visits: int
    chance: float
    points: float

    def __init__(self, move: str, visits: int, chance: float, points: float) -> None:
        self.move = move
        self.visits = visits
        self.chance = chance
        self.points = points


class Search(Bot):
    """Looks ahead for a number of iterations, and no longer than its time."""

    iterations: int
    alone: int  # iterations where nobody else waits for the answer
    wished: bool  # whether somebody asked for just so many; otherwise a game may say what suits it
    seconds: float
    horizon: i64  # decisions of a playout at most
    turns: i64  # ended turns of a playout at most
    alone_sight: i64  # times as far a playout goes where nobody else sits: an automaton's turn is a turn too
    sample: i64  # moves that each decision of a playout looks at
    full: bool  # playouts go on to the end of the game, by any moves: for measurements
    most_nodes: i64  # a tree that has grown so large grows no more
    sense: Sense[Any]
    root: Node
    nodes: i64
    rules: Rules | None  # of the match that the kept tree belongs to
    last: PlayedMove | None  # its last move that the tree knows
    at: int  # how many moves had been played
    revealed: int
    thought: int  # iterations of the last choice
    values: vec[float]  # by side, of the iteration that runs
    chances: vec[float]
    points: vec[float]
    path: list[Arm]
    path_seats: list[int]
    path_nodes: list[Node]

    def __init__(
        self, name: str, seed: int, iterations: int = 400, seconds: float = 2.0, horizon: int = 6, sample: int = 4,
        *, turns: int = 1, alone: int = 0, wished: bool = False, full: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(name, seed)
        self.iterations = iterations
        self.alone = alone or iterations
        self.wished = wished
        self.seconds = seconds
        self.horizon = horizon
        self.turns = turns
        self.alone_sight = 1
        self.sample = sample
        self.full = full
        self.most_nodes = MOST_NODES
        self.sense = Sense()
        self.root = new_node()
        self.nodes = 0
        self.rules = None
        self.last = None
        self.at = 0
        self.revealed = 0
        self.thought = 0
        self.values = vec[float]([0.0] * 8)
        self.chances = vec[float]([0.0] * 8)
        self.points = vec[float]([0.0] * 8)
        self.path = []
        self.path_seats = []
        self.path_nodes = []

    # -- choosing --------------------------------------------------------------------------------------------------

    def choose(self, match: Match, seat: int) -> str:
        """The move that was tried most."""
        moves = match.legal(seat)
        if len(moves) == 1:
            return moves[0]
        return self.weigh(match, seat)[0].move

    def weigh(self, match: Match, seat: int, also: str = "") -> list[Weighed]:
        """The moves that were tried, the best first; `also` is tried in any case."""
        self.find_root(match)
        self.think(match.state, seat)
        if also:
            self.try_also(match, seat, also)
        shared = match.state.whose[-1] < 0
        found: list[tuple[float, Arm]] = []
        for move in match.state.legal(seat):
            arm = self.root.arms.get(key_of(move, seat, shared))
            if arm is not None and arm.visits > 0:
                found.append((-float(arm.visits) - arm.value / float(arm.visits), arm))
        found.sort(key=rank)
        return [
            Weighed(arm.move.text, int(arm.visits), arm.chance / float(arm.visits), arm.points / float(arm.visits))
            for _, arm in found
        ]

    def think(self, state: Game, seat: i64) -> None:
        """Iterate, as long as there is time."""
        most = self.most_iterations(state)
        wanted = max(1, most // REFRESH_SHARE, most - int(self.root.visits))
        until = perf_counter() + self.seconds
        done = 0
        while done < wanted:
            if done % LOOK_AT_CLOCK == LOOK_AT_CLOCK - 1 and perf_counter() > until:
                break
            self.iterate(state.imagine(seat, self.chance.next32()), None, seat)
            done += 1
        self.thought = done

    def most_iterations(self, state: Game) -> int:
        """How many make a choice here."""
        if state.rules.seats == 1:
            return self.alone
        return self.iterations if self.wished else self.sense.thought.get(self.name, self.iterations)

    def try_also(self, match: Match, seat: i64, also: str) -> None:
        """Give a move that was really played a fair number of tries."""
        move = match.read(also)
        shared = match.state.whose[-1] < 0
        arm = self.root.arms.get(key_of(move, seat, shared))
        tries = max(8, self.iterations // 8) - (0 if arm is None else int(arm.visits))
        for _ in range(tries):
            self.iterate(match.state.imagine(seat, self.chance.next32()), move, seat)

    # -- the kept tree ---------------------------------------------------------------------------------------------

    def find_root(self, match: Match) -> None:
        """The part of the last tree that still holds: as long as nothing came to light, it is known how it went on."""
        root = self.followed(match)
        if root is None or self.full:
            root = new_node()
        self.root = root
        self.nodes = size_of(root)
        self.sense = self.sense_of(match)
        self.rules = match.rules
        self.at = len(match.log)
        self.last = match.log[-1] if match.log else None
        self.revealed = int(match.state.revealed)

    def followed(self, match: Match) -> Node | None:
        """Return the node that the moves since the last choice lead to."""
        if self.rules is not match.rules or self.revealed != int(match.state.revealed) or len(match.log) < self.at:
            return None
        if self.at and match.log[self.at - 1] is not self.last:
            return None
        node: Node | None = self.root
        for played in match.log[self.at :]:
            if node is None:
                return None
            node = node.after.get(int(played.move.number))
        return node

    # -- one iteration ---------------------------------------------------------------------------------------------

    def iterate(self, world: Game, first: Move[Any] | None, asker: i64) -> None:
        """Down the tree, a short playout, and back."""
        self.path = []
        self.path_seats = []
        self.path_nodes = []
        node = self.root
        depth: i64 = 0
        while not world.over:
            self.path_nodes.append(node)
            fresh = node.visits == 0 and depth > 0
            if fresh or self.nodes >= self.most_nodes:
                break
            key = self.step(world, node, first, asker)
            first = None
            following = node.after.get(key)
            if following is None:
                following = new_node()
                node.after[key] = following
                self.nodes += 1
            node = following
            depth += 1
        if not world.over:
            self.play_on(world)
        self.judge(world)
        self.carry_back()

    def step(self, world: Game, node: Node, first: Move[Any] | None, asker: i64) -> int:
        """Everybody who is asked here answers, each by what is known of their own moves; what it leads to."""
        if world.whose[-1] >= 0:
            seat = world.whose[-1]
            arm = self.picked(world, node, seat, False) if first is None else self.arm_of(node, first, seat, False)
            self.path.append(arm)
            self.path_seats.append(seat)
            world.play_legal(seat, arm.move)
            return int(arm.move.number)
        chosen: list[Move[Any]] = []
        seats: list[int] = []
        key = 0
        owing = world.owing
        for seat in range(world.rules.seats):
            if (owing >> seat) & 1:
                if first is not None and seat == asker:
                    arm = self.arm_of(node, first, seat, True)
                else:
                    arm = self.picked(world, node, seat, True)
                self.path.append(arm)
                self.path_seats.append(seat)
                chosen.append(arm.move)
                seats.append(seat)
                key = (key * 1_000_003 + int(arm.move.number)) % FIRST_OF_SHARED
        for i in range(len(seats)):
            world.play_legal(seats[i], chosen[i])
        return FIRST_OF_SHARED + key

    def arm_of(self, node: Node, move: Move[Any], seat: i64, shared: bool) -> Arm:
        """The arm of a move that is to be made whatever it promises."""
        key = key_of(move, seat, shared)
        arm = node.arms.get(key)
        if arm is None:
            arm = new_arm(move, 0.0)
            node.arms[key] = arm
        return arm

    def picked(self, world: Game, node: Node, seat: i64, shared: bool) -> Arm:
        """Return the move most worth trying among those that are legal in this sample."""
        legal = world.legal(seat)
        arms: list[Arm] = []
        best = -1e9
        tried: i64 = 0
        for move in legal:
            key = key_of(move, seat, shared)
            arm = node.arms.get(key)
            if arm is None:
                arm = new_arm(move, 0.0 if len(legal) == 1 else promise_of(world, self.sense, seat, move, self.chance))
                node.arms[key] = arm
            arms.append(arm)
            best = max(best, arm.prior)
            if arm.visits > 0:
                tried += 1
        count = i64(len(arms))
        if count == 1:
            return arms[0]
        wide = 1.0 + WIDENING * math.sqrt(float(node.visits))
        if tried < count and float(tried) < wide:
            return untried(arms)
        return favourite(arms, best, float(node.visits), HASTE * self.sense.unit)

    def play_on(self, world: Game) -> None:
        """To the end of a turn or some more, by moves that are good at a glance; to the end of the game, by any."""
        if self.full:
            while not world.over:
                seat = world.next_seat()
                moves = world.legal(seat)
                world.play_legal(seat, moves[self.chance.below(i64(len(moves)))])
            return
        times = self.alone_sight if world.rules.seats == 1 else 1
        until = world.committed + times * self.turns
        played: i64 = 0
        while played < times * self.horizon and not world.over and world.committed < until:
            seat = world.next_seat()
            world.play_legal(seat, self.glance(world, seat))
            played += 1

    def glance(self, world: Game, seat: i64) -> Move[Any]:
        """The best of a few moves drawn by lot."""
        moves = world.legal(seat)
        count = i64(len(moves))
        if count == 1:
            return moves[0]
        chosen = moves[self.chance.below(count)]
        most = promise_of(world, self.sense, seat, chosen, self.chance)
        for _ in range(min(self.sample, count) - 1):
            other = moves[self.chance.below(count)]
            if other is not chosen:
                promise = promise_of(world, self.sense, seat, other, self.chance)
                if promise > most:
                    most = promise
                    chosen = other
        return chosen

    def judge(self, world: Game) -> None:
        """What every side may expect here, or has."""
        sense = self.sense
        sides = sense.sides(world)
        if world.over:
            self.count(world, sides)
        else:
            sense.outlook(world)
            for side in range(sides):
                self.chances[side] = sense.chances[side]
                self.points[side] = sense.expected[side]
        for side in range(sides):
            others = -1e9
            for other in range(sides):
                if other != side:
                    others = max(others, self.points[other])
            lead = self.points[side] - others if sides > 1 else self.points[side]
            ahead = 0.5 + 0.5 * lead / (FAR * sense.unit + abs(lead))
            self.values[side] = (1.0 - MARGIN) * self.chances[side] + MARGIN * ahead

    def count(self, world: Game, sides: i64) -> None:
        """The real result."""
        result = world.rules.result(world)
        assert result is not None
        for side in range(sides):
            self.chances[side] = 0.0
            self.points[side] = self.sense.reached(world, side)
        for winner in result.winners:
            self.chances[winner] = 1.0 / float(len(result.winners))

    def carry_back(self) -> None:
        """Everybody on the way learns what came of it."""
        for node in self.path_nodes:
            node.visits += 1
        for i in range(i64(len(self.path))):
            arm = self.path[i]
            seat = self.path_seats[i]
            arm.visits += 1
            arm.value += self.values[seat]
            arm.chance += self.chances[seat]
            arm.points += self.points[seat]


def key_of(move: Move[Any], seat: i64, shared: bool) -> int:
    """A move at a node; where several answer at once, each has moves of their own."""
    if not shared:
        return int(move.number)
    return int(move.number + ((seat + 1) << SEAT_BITS))


def new_arm(move: Move[Any], prior: float) -> Arm:
    """Nothing tried yet."""
    arm = Arm()
    arm.move = move
    arm.prior = prior
    arm.visits = 0
    arm.value = 0.0
    arm.chance = 0.0
    arm.points = 0.0
    return arm


def untried(arms: list[Arm]) -> Arm:
    """Of the arms not tried yet, the one that promises most."""
    found: Arm | None = None
    for arm in arms:
        if arm.visits == 0 and (found is None or arm.prior > found.prior):
            found = arm
    assert found is not None
    return found


def favourite(arms: list[Arm], best: float, visits: float, haste: float) -> Arm:
    """Of the arms tried already: what has paid, and what promised much and was tried little."""
    total = 0.0
    for arm in arms:
        total += math.exp((arm.prior - best) / haste)
    reach = CURIOSITY * math.sqrt(visits) / total
    found = arms[0]
    most = -1e9
    for arm in arms:
        if arm.visits > 0:
            tries = float(arm.visits)
            draw = arm.value / tries + reach * math.exp((arm.prior - best) / haste) / (1.0 + tries)
            if draw > most:
                most = draw
                found = arm
    return found


def size_of(node: Node) -> i64:
    """How many nodes hang on this one, itself included."""
    count: i64 = 0
    waiting = [node]
    while waiting:
        here = waiting.pop()
        count += 1
        waiting.extend(here.after.values())
    return count


def rank(pair: tuple[float, Arm]) -> float:
    """By visits, then by value."""
    return pair[0]
