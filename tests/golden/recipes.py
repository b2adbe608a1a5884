"""Which golden games there are. Each shows something; a game's own list stands with the game's name."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Recipe:
    """How a golden game came about, so that it can be played anew when a rule changes."""

    name: str  # what it shows
    game: str
    seats: int
    seed: int
    players: tuple[str, ...]  # Regnum's bots, or one of the choosers in __main__
    options: dict[str, object] = field(default_factory=dict)


RECIPES = (
    Recipe("a-first-game", "brothers", 2, 1, ("greedy", "greedy")),
    Recipe("roads-left-unscored", "brothers", 2, 2, ("greedy", "lively"), {"roads": "unscored"}),
    Recipe(
        "towers-besiege",
        "brothers",
        2,
        3379,
        ("lively", "lively"),
        {"sets": ["dominion", "warfare", "guard"]},
    ),
    Recipe("guilds-and-pairs", "brothers", 2, 4, ("greedy", "greedy"), {"sets": ["warfare", "crafts", "guard"]}),
    Recipe(
        "watchers-on-diagonals",
        "brothers",
        2,
        7,
        ("greedy", "lively"),
        {"sets": ["journey", "crafts", "guard"]},
    ),
    Recipe("sets-by-lot", "brothers", 2, 6, ("greedy", "greedy"), {"sets": "random"}),
    Recipe(
        "camps-take-more",
        "brothers",
        2,
        23,
        ("lively", "lively"),
        {"sets": ["journey", "dominion", "crafts"]},
    ),
    Recipe("white-triggers-the-end", "brothers", 2, 8, ("random", "greedy")),
    Recipe("blue-triggers-the-end", "brothers", 2, 9, ("random", "greedy")),
    Recipe("a-camp-triggers-the-end", "brothers", 2, 46, ("lively", "lively")),
    Recipe("too-many-tiles-in-hand", "brothers", 2, 11, ("hoarding", "random")),
    Recipe("henry-the-poor", "brothers", 1, 12, ("greedy",), {"level": 1}),
    Recipe("henry-the-brave", "brothers", 1, 13, ("lively",), {"level": 2}),
    Recipe("henry-the-relentless", "brothers", 1, 14, ("greedy",), {"level": 3}),
    Recipe(
        "henry-is-beaten",
        "brothers",
        1,
        33,
        ("greedy",),
        {"level": 1, "sets": ["journey", "warfare", "guard"]},
    ),
    Recipe(
        "henry-triggers-the-end",
        "brothers",
        1,
        16,
        ("lively",),
        {"sets": ["dominion", "trade_church", "crafts"]},
    ),
    Recipe("two-at-the-table", "paladins", 2, 1, ("busy", "busy")),
    Recipe("a-calculating-player", "paladins", 2, 2, ("greedy", "busy")),
    Recipe("three-at-the-table", "paladins", 3, 3, ("busy", "busy", "greedy")),
    Recipe("four-at-the-table", "paladins", 4, 4, ("busy", "busy", "busy", "busy")),
    Recipe("four-by-chance", "paladins", 4, 5, ("random", "lively", "random", "lively")),
    Recipe("alone-easy", "paladins", 1, 6, ("busy",), {"difficulty": "easy"}),
    Recipe("alone-standard", "paladins", 1, 7, ("busy",), {"difficulty": "standard"}),
    Recipe("alone-hard", "paladins", 1, 8, ("busy",), {"difficulty": "hard"}),
    Recipe("alone-by-chance", "paladins", 1, 9, ("lively",), {"difficulty": "hard"}),
    Recipe("two-at-the-table", "jerusalem", 2, 6, ("lordly", "lordly")),
    Recipe("two-by-chance", "jerusalem", 2, 8, ("random", "lively")),
    Recipe("three-at-the-table", "jerusalem", 3, 9, ("lordly", "lordly", "lordly")),
    Recipe("counting-along", "jerusalem", 3, 4, ("lordly", "lordly", "lively"), {"memory": "aided"}),
    Recipe("four-at-the-table", "jerusalem", 4, 3, ("lordly", "lordly", "lordly", "lordly")),
    Recipe("a-tie-of-towers", "jerusalem", 4, 2, ("lordly", "lordly", "lordly", "lordly")),
    Recipe("war-and-retaliation", "jerusalem", 4, 13, ("lordly", "lordly", "lordly", "lordly")),
    Recipe("a-rich-city", "jerusalem", 4, 5, ("lordly", "lordly", "lordly", "random"), {"income": "rich"}),
    Recipe("two-at-the-table", "architects", 2, 18, ("masterly", "masterly")),
    Recipe("two-without-wonders", "architects", 2, 18, ("masterly", "masterly"), {"expansions": []}),
    Recipe("three-at-the-table", "architects", 3, 24, ("masterly", "masterly", "masterly")),
    Recipe("three-without-wonders", "architects", 3, 12, ("masterly", "masterly", "masterly"), {"expansions": []}),
    Recipe("four-at-the-table", "architects", 4, 20, ("masterly", "masterly", "masterly", "masterly")),
    Recipe("four-without-wonders", "architects", 4, 11, ("masterly",) * 4, {"expansions": []}),
    Recipe("five-at-the-table", "architects", 5, 6, ("masterly",) * 5),
    Recipe("five-without-wonders", "architects", 5, 24, ("masterly",) * 5, {"expansions": []}),
    Recipe("boards-dealt", "architects", 3, 11, ("masterly",) * 3, {"boards": "dealt", "promos": "with"}),
    Recipe("boards-chosen", "architects", 4, 10, ("masterly",) * 4, {"boards": "chosen", "promos": "with"}),
    Recipe("constantine", "architects", 1, 12, ("masterly",), {"rival": "constantine", "expansions": []}),
    Recipe("helena", "architects", 1, 4, ("masterly",), {"rival": "helena", "expansions": []}),
    Recipe("the-noblewoman", "architects", 1, 2, ("masterly",), {"rival": "noblewoman"}),
    Recipe("the-enforcer", "architects", 1, 13, ("masterly",), {"rival": "enforcer"}),
    Recipe("the-illusionist", "architects", 1, 9, ("masterly",), {"rival": "illusionist"}),
    Recipe("the-informant", "architects", 1, 5, ("masterly",), {"rival": "informant"}),
    Recipe("the-patron", "architects", 1, 21, ("masterly",), {"rival": "patron"}),
    Recipe("the-peddler", "architects", 1, 2, ("masterly",), {"rival": "peddler"}),
    Recipe("a-rival-joins-two", "architects", 2, 13, ("masterly", "masterly"), {"rival": "enforcer"}),
    Recipe(
        "constantine-joins-two",
        "architects",
        2,
        14,
        ("masterly", "masterly"),
        {"rival": "constantine", "expansions": []},
    ),
)
