"""The state hash after every move of fixed random games, to compare compiled and interpreted runs and machines."""

from __future__ import annotations

import argparse
import sys

from regnum.core.codec import encode
from regnum.core.play import compiled
from regnum.lab.pool import ProcessWorkers
from regnum.testing.state_hashes import fingerprints


def main() -> None:
    """Write the hashes of every table of every game as JSON."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--seeds", type=int, default=1, help="games per table")
    parser.add_argument("--expect", choices=["compiled", "interpreted"], help="fail if the kernel runs differently")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    given = parser.parse_args()
    running = "compiled" if compiled else "interpreted"
    if given.expect and given.expect != running:
        sys.exit(f"the kernel runs {running}, not {given.expect}")
    with ProcessWorkers(given.jobs) as workers:
        sys.stdout.write(encode(fingerprints(given.seeds, workers.spread)).decode() + "\n")


if __name__ == "__main__":
    main()
