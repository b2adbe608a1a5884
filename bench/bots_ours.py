"""How long our bots take for a decision, by level: compiled, interpreted or in a page."""

from __future__ import annotations

import json
from statistics import mean
from time import perf_counter

from common import BotTime, arguments, ask, pin
from search_ours import ENGINE, SearchTable, tables

import regnum
from regnum.bots import LEVELS
from regnum.core.play import compiled

POSITIONS = 2  # of which each level decides every one
KING = "king"  # takes all his time wherever he is
WARM = "knight"


def times(name: str, seats: int, seed: int) -> list[BotTime]:
    """Let every level decide in the same positions."""
    table = SearchTable(name, seats, "full")
    asked = ask(table, seed).states[:POSITIONS]
    regnum.bot(WARM).choose(asked[0], asked[0].waiting[0])  # tables that are made once, and lazy imports
    found = []
    for level in LEVELS:
        if level == KING:
            continue
        took = []
        for match in asked:
            bot = regnum.bot(level)
            begin = perf_counter()
            bot.choose(match, match.waiting[0])
            took.append(perf_counter() - begin)
        found.append(BotTime(ENGINE, name, seats, level, len(took), 1000 * mean(took)))
    return found


def main() -> None:
    """Print a row for each level."""
    parser = arguments("Regnum, bots")
    parser.add_argument("--game", default=None, help="one game instead of all")
    parser.add_argument("--seats", type=int, default=None, help="one number of seats instead of all")
    parser.add_argument("--list", action="store_true", help="print what can be measured, as JSON")
    args = parser.parse_args()
    pairs = [(name, seats) for name, seats in tables() if seats > 1]
    if args.list:
        print(json.dumps({"compiled": bool(compiled), "where": regnum.__file__, "tables": pairs}))
        return
    pin(args.core)
    for name, seats in pairs:
        if args.game in (None, name) and args.seats in (None, seats):
            for row in times(name, seats, args.seed):
                row.print()


if __name__ == "__main__":
    main()
