"""The numbers of these tests in one place. REGNUM_SOAK=1 uses the large ones, REGNUM_TESTS=nightly those in between.

The numbers of the soak are those of the reliability list (its row is beside each), or, where that would take more
than an hour on two cores, as many as an hour allows: these are marked with what the list asks for.
"""

from __future__ import annotations

import os
import sys
import time

from msgspec import Struct

SOAK = os.environ.get("REGNUM_SOAK") == "1"
NIGHTLY = os.environ.get("REGNUM_TESTS") == "nightly"


class Scale(Struct, frozen=True):
    """The numbers of one run."""

    # 1. kill -9 and TERM during play
    sqlite_kills: int  # D25: 1,000
    postgres_kills: int  # D26: 200
    terms: int  # C22: 200, on each database
    ends: int  # of either kind in a round; each round has fresh tables
    postmaster_kills: int
    # 2. a bad network
    lossy_commands: int  # C19: 10,000
    lossy_delay_s: float  # C19: 2 s
    cuts: int  # C21: 1,000
    # 3. races
    races: int  # C20: 100,000 races; as many as an hour allows
    process_races: int
    # 4. several processes
    unread: int  # C24: 1,000 killed listener connections
    takeovers: int
    starved_s: float  # how long a worker gets no processor; it must not be taken for hung
    # 5. load
    tables: int  # E33: 100 tables, 500 sockets, 20 moves/s for 30 minutes
    sockets: int
    moves_per_s: float
    load_s: float  # E33: 1,800
    finished: int  # matches that come to their end in one process, which keeps nothing of them: 1,000
    idle_sockets: int  # E34, F40: opened and closed again, handles and memory before and after
    # 7. secrets
    secret_games: int  # games whose whole traffic is read; B13: 1,000,000 messages
    secret_moves: int  # of each such game
    twin_states: int  # B12: 10,000 positions, each seen by every viewer
    strangers: int  # B16: 1,000 attempts
    # 8. fuzz
    fuzz: int  # F44: 10,000,000 messages; a socket allows 20 a second, so most go straight to the reader
    wire_fuzz: int
    tampered: int  # F43: 1,000 variants
    # 9. faults of the disk
    disk_runs: int  # D29: 50 runs each
    # 10. restarts
    restarts: int


CI = Scale(
    sqlite_kills=1, postgres_kills=1, terms=1, ends=2, postmaster_kills=1,
    lossy_commands=60, lossy_delay_s=0.04, cuts=15,
    races=60, process_races=25,
    unread=4, takeovers=1, starved_s=0.1,
    tables=10, sockets=50, moves_per_s=20, load_s=3, finished=4, idle_sockets=40,
    secret_games=1, secret_moves=50, twin_states=12, strangers=10,
    fuzz=2_000, wire_fuzz=60, tampered=120,
    disk_runs=2,
    restarts=2,
)  # fmt: skip

NIGHT = Scale(
    sqlite_kills=40, postgres_kills=20, terms=10, ends=25, postmaster_kills=4,
    lossy_commands=600, lossy_delay_s=0.2, cuts=80,
    races=600, process_races=200,
    unread=12, takeovers=2, starved_s=8,
    tables=40, sockets=200, moves_per_s=20, load_s=60, finished=60, idle_sockets=200,
    secret_games=4, secret_moves=200, twin_states=100, strangers=60,
    fuzz=50_000, wire_fuzz=200, tampered=300,
    disk_runs=5,
    restarts=3,
)  # fmt: skip

FULL = Scale(
    sqlite_kills=1_000, postgres_kills=200, terms=200, ends=40, postmaster_kills=20,
    lossy_commands=10_000, lossy_delay_s=0.5, cuts=1_000,
    races=10_000, process_races=2_000,
    unread=200, takeovers=10, starved_s=20,
    tables=100, sockets=500, moves_per_s=20, load_s=1_800, finished=1_000, idle_sockets=1_000,
    secret_games=60, secret_moves=400, twin_states=2_000, strangers=1_000,
    fuzz=2_000_000, wire_fuzz=2_000, tampered=1_000,
    disk_runs=50,
    restarts=10,
)  # fmt: skip

SCALE = FULL if SOAK else NIGHT if NIGHTLY else CI


def report(words: str) -> None:
    """Print a number; shown with -s."""
    print(f"\n    {words}", end="", file=sys.stderr, flush=True)


class Progress:
    """Prints a line now and then in a long run."""

    def __init__(self, what: str, total: int) -> None:
        self.what, self.total, self.done = what, total, 0
        self.reported = time.monotonic()

    def step(self, n: int = 1) -> None:
        """Count progress."""
        self.done += n
        if SOAK and time.monotonic() - self.reported > 15:
            self.reported = time.monotonic()
            report(f"{self.what}: {self.done} of {self.total}")
