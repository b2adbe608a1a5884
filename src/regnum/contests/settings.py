"""What an organiser decides before anybody signs up."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from regnum.core.errors import OptionError
from regnum.table.settings import DAY_S, Clock

Format: TypeAlias = Literal["swiss", "round_robin", "knock_out", "season"]
TieBreak: TypeAlias = Literal["opponents", "between", "wins", "share", "lot"]
LateRule: TypeAlias = Literal["bot", "half", "present", "organiser"]
WatchRule: TypeAlias = Literal["now", "over", "players"]

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5
MOST_PEOPLE: Final = 128
MOST_ROUNDS: Final = 30
MOST_MEETING_ALL: Final = 32  # people of whom each meets each
NAME_LENGTH: Final = 60
LATEST: Final = 2**53  # ms since 1970
SHORTEST_ROUND_S: Final = 10 * 60
LONGEST_ROUND_S: Final = 60 * DAY_S
USUAL_TIES: Final[tuple[TieBreak, ...]] = ("opponents", "between", "wins")


class ContestSettings(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a contest runs. Lateness and ties are fixed before sign-up."""

    name: str
    game: str
    options: dict[str, Any] = {}
    seats: int = 2  # at each table
    format: Format = "swiss"
    rounds: int = 5  # of a swiss contest or a season; the other formats end by themselves
    legs: int = 1  # how often everybody meets everybody in a round robin of tables for two
    advance: int = 0  # how many go on from each table of a knock-out; 0: the better half
    clock: Clock = Clock("days", 3 * DAY_S)
    round_s: int = 14 * DAY_S
    late: LateRule = "bot"
    ties: tuple[TieBreak, ...] = USUAL_TIES  # what is left is decided by lot
    odd: Literal["bye", "bot"] = "bye"  # who fits no table has a bye, or a bot fills the table
    bot: str = "knight"  # plays for whoever is late or drops out, and fills tables
    listed: bool = True  # shown to everyone; otherwise for those who have the link
    most: int = 16  # people
    starts: int = 0  # when sign-up ends and the first round is paired, in ms since 1970; 0: the organiser starts it
    watch: WatchRule = "over"  # who may look on: everyone at once, everyone once the match is over, only its players
    hints: bool = False
    words: str = ""  # of the organiser, in their own language

    @property
    def going_on(self) -> int:
        """Return how many go on from each table of a knock-out."""
        return self.advance or self.seats // 2

    def check(self) -> None:
        """OptionError unless everything fits together; the message says what would be right."""
        self.clock.check()
        bounds: dict[str, tuple[int, int, int]] = {
            "seats": (self.seats, FEWEST_SEATS, MOST_SEATS),
            "rounds": (self.rounds, 1, MOST_ROUNDS),
            "legs": (self.legs, 1, 4),
            "advance": (self.advance, 0, self.seats - 1),
            "round_s": (self.round_s, SHORTEST_ROUND_S, LONGEST_ROUND_S),
            "most": (self.most, self.seats, MOST_PEOPLE if self.format != "round_robin" else MOST_MEETING_ALL),
        }
        for name, (value, low, high) in bounds.items():
            if not low <= value <= high:
                raise OptionError(f"{name} of a contest must be {low} to {high}, not {value}")
        if not 1 <= len(self.name.strip()) <= NAME_LENGTH or not self.name.isprintable():
            raise OptionError(f"the name of a contest has 1 to {NAME_LENGTH} visible characters")
        if not 0 <= self.starts <= LATEST:
            raise OptionError(f"starts must be 0 to {LATEST}, in ms since 1970")
        if len(self.words) > 500:
            raise OptionError("the organiser's words have at most 500 characters")
        if len(set(self.ties)) < len(self.ties):
            raise OptionError("each tie-break may be named once")
        if self.clock.kind == "untimed" and self.late == "organiser":
            raise OptionError("an untimed contest needs a rule for lateness; choose bot, half or present")

    def meetings_by_circle(self) -> bool:
        """Whether the rounds follow from the order of people alone."""
        return self.format == "round_robin" and self.seats == 2

    def rounds_for(self, people: int) -> int:
        """Return how many rounds there will be; 0: as many as it takes until everybody has met everybody."""
        if self.format in ("swiss", "season"):
            return self.rounds
        if self.meetings_by_circle():
            return self.legs * (people - 1 + people % 2)
        return knock_out_rounds(people, self.seats, self.going_on) if self.format == "knock_out" else 0


def knock_out_rounds(people: int, seats: int, going_on: int) -> int:
    """Return the rounds until one is left. Whoever fits no full table goes on without playing."""
    rounds = 0
    while people > seats:
        people = people // seats * going_on + people % seats
        rounds += 1
    return rounds + (people > 1)
