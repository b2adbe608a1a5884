"""How fast learners get their arrays: the vector of matches beside a PettingZoo loop over the same games, in one run.

Both choose at random among the actions that the masks allow. A decision is one choice of the learner: where a move
takes two (a tile, then its cell), it counts twice; `moves` counts it once. CPU time of one core, median of the rounds.

    python bench/learners.py --write docs/benchmarks.md
"""

from __future__ import annotations

import argparse
from datetime import date
from pathlib import Path
from statistics import median
from time import process_time

import numpy as np
from common import pin

import regnum
from regnum.core.chance import Chance
from regnum.core.play import compiled
from regnum.lab.pettingzoo_env import SeatsEnv
from regnum.lab.vector import VectorMatches

BEGIN, END = "<!-- learners:begin, written by bench/learners.py -->", "<!-- learners:end -->"
COUNT = 256  # matches side by side
GOALS = {"brothers": 300_000, "jerusalem": 300_000, "paladins": 150_000, "architects": 150_000}
HEADS = ("game", "seats", "cells", "actions", "decisions/s", "moves/s", "PettingZoo decisions/s", "times", "goal")


def vector_rate(game: str, seats: int, seconds: float) -> tuple[float, float]:
    """Decisions and moves a second of CPU, observations, masks and the random choice included."""
    matches = VectorMatches(game, seats=seats, count=COUNT, seed=1)
    chance = Chance()
    chance.seed(1)
    for _ in range(60):  # into the middle of the games
        matches.step(matches.random_actions(chance))
    moves = played(matches)
    steps, began = 0, process_time()
    while process_time() - began < seconds:
        matches.step(matches.random_actions(chance))
        steps += 1
    took = process_time() - began
    return steps * COUNT / took, (played(matches) - moves) / took


def played(matches: VectorMatches) -> int:
    """Moves of all matches so far."""
    return int(matches.batch.played)


def loop_rate(game: str, seats: int, seconds: float) -> float:
    """Decisions a second of CPU of the environment for PettingZoo, driven one by one."""
    env = SeatsEnv(game, seats=seats)
    random = np.random.default_rng(1)
    steps, began = 0, process_time()
    while process_time() - began < seconds:
        env.reset(seed=steps)
        while env.match.seat is not None:
            seen = env.observe(env.agent_selection)
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(random.random() * len(legal))]))
            steps += 1
            if process_time() - began > seconds:
                break
    return steps / (process_time() - began)


def row_of(game: str, seats: int, seconds: float, rounds: int) -> tuple[str, ...]:
    """One line of the table."""
    fast, slow = [], []
    for _ in range(rounds):
        fast.append(vector_rate(game, seats, seconds))
        slow.append(loop_rate(game, seats, seconds))
    rate, moves, loop = median(one for one, _ in fast), median(two for _, two in fast), median(slow)
    shape = VectorMatches(game, seats=seats, count=1)
    goal = GOALS.get(game)
    met = "" if goal is None else f"{goal:,}: {'met' if rate >= goal else 'missed'}"
    cells = str(shape.observations.shape[1])
    times = f"{rate / loop:.0f}"
    return (
        game,
        str(seats),
        cells,
        f"{shape.action_count:,}",
        f"{rate:,.0f}",
        f"{moves:,.0f}",
        f"{loop:,.0f}",
        times,
        met,
    )


def table(rows: list[tuple[str, ...]], seconds: float, rounds: int) -> str:
    """The section as Markdown."""
    how = f"{date.today()}; {COUNT} matches side by side; median of {rounds} rounds, {seconds:g} s of CPU a measurement"
    lines = [f"{how}.", "", f"| {' | '.join(HEADS)} |", f"| --- {'| ---: ' * (len(HEADS) - 1)}|"]
    return "\n".join(lines + [f"| {' | '.join(row)} |" for row in rows])


def write(file: Path, text: str) -> None:
    """Put the section between its marks."""
    before, begin, rest = file.read_text().partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise SystemExit(f"{file} lacks the marks {BEGIN} and {END}; nothing written.")
    file.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}")


def main() -> None:
    """Measure all tables, or some games of them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", default=list(regnum.games()))
    parser.add_argument("--seconds", type=float, default=1.0, help="of CPU for one measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--write", type=Path, help="a file with the marks of this table")
    asked = parser.parse_args()
    if not compiled:
        raise SystemExit("the rules are not compiled: make build")
    pin(0)
    rows = []
    for game in asked.games:
        least, most = regnum.info(game).seats
        for seats in range(least, most + 1):
            rows.append(row_of(game, seats, asked.seconds, asked.rounds))
            print(" | ".join(rows[-1]), flush=True)
    if asked.write:
        write(asked.write, table(rows, asked.seconds, asked.rounds))


if __name__ == "__main__":
    main()
