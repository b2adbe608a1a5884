"""What a viewer is shown: the match as a seat may know it, and the public state of the table.

Nothing here depends on anything the viewer may not know; tests compare it byte by byte in imagined games. It contains
no sentences: messages are ids with arguments, and the client renders them.
"""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import Any

from msgspec import Struct

from regnum.core.match import Match
from regnum.core.messages import Decision, Event, EventPart, Message, Outcome, Refusal, Result, refuse, say, stamped
from regnum.core.registry import box_of_edition
from regnum.core.rules import Box, Lines
from regnum.scene import Scene
from regnum.scene.keeping import KeptView, PanelKeeper
from regnum.table.colours import colours_at
from regnum.table.hot_seat import hides
from regnum.table.seats import PlayedStep
from regnum.table.settings import TableSettings
from regnum.table.table import MOST_UNDOS, Table

MOST_PREVIEWED = 60  # answers whose points are shown beforehand
LATEST_STEPS = 60  # steps sent to a new viewer; older ones on request


class SeatInfo(Struct, frozen=True):
    """One seat: the person who holds it, the bot that plays it."""

    seat: int
    colour: str
    name: Message  # what this side is called when no person gives it a name: its bot's name, or its colour
    person: str | None
    bot: str | None


class RematchInfo(Struct, frozen=True):
    """A rematch that was asked for, and what the people at the table have answered."""

    by: str
    asked: int
    until: int  # no answer counts after that
    wants: list[str]
    declined: list[str]


class MatchStanding(Struct, frozen=True):
    """The course of a match so far, as a spectator may know it; for lists of tables."""

    headline: Message | None  # where it is, in the game's words
    scores: list[int]  # by side, without lines that are still secret
    winners: list[int]  # sides; none while it goes on
    deadline: int | None  # when the next clock runs out


class TableInfo(Struct, frozen=True):
    """The table itself, the same for every viewer."""

    id: str
    game: str
    edition: int
    state: str  # open, playing, over
    host: str
    seats: list[SeatInfo]
    opponents: list[Message]  # official opponents, who need no seat
    options: dict[str, Any]
    agreed: TableSettings
    created: int
    followed: str  # the table of the rematch
    hints: bool = False  # whether a bot may be asked for advice here
    begun: int = 0  # when the match began and ended; 0: not yet
    ended: int = 0
    rematch: RematchInfo | None = None  # until there is one


class EventInfo(Struct, frozen=True, gc=False):
    """An event: its name, its message, the rules paragraph, if any, and the side it affects."""

    name: str
    message: Message
    rule: str
    side: int  # whose colour it has; -1 for none
    part: EventPart = "deed"  # what it is to the turn it is told in
    points: list[str] = []  # ids of things it searched or compared, in that order
    illumination: Message | None = None  # the heading of a big moment


class StepInfo(Struct, frozen=True, gc=False):
    """One step of the play log as a viewer may know it. The steps it `undoes` never happened."""

    at: int
    seat: int
    time: int
    events: list[EventInfo]
    undoes: list[int]
    turn: int = 0  # equal for all moves of one turn


class ClockFace(Struct, frozen=True):
    """One seat's clock: milliseconds left of the turn's own time and of the reserve when it began to run."""

    turn_ms: int
    reserve_ms: int
    since: int | None  # None: it is stopped
    ran_out: bool


class HeldInfo(Struct, frozen=True):
    """The move that waits for `confirm` or `undo`."""

    move: str
    label: Message


class Left(StrEnum):
    """The best that a seat can do now beside ending its turn, passing or declining."""

    GAIN = "gain"  # a move that brings something
    NEUTRAL = "neutral"  # only moves that move or trade what is there
    NOTHING = "nothing"


class Snapshot(Struct, frozen=True):
    """Everything one viewer needs to draw the table; always complete."""

    at: int  # length of the play log; commands carry it
    moves: int  # length of the match
    seat: int | None  # the viewpoint; None: a spectator's
    curtain: int | None  # this person's other seat is asked: `look` at it when the right player sits there
    waiting: list[int]
    over: bool
    view: dict[str, Any]
    scene: Scene
    decision: Decision | None
    worth: dict[str, int]  # by move of the decision: how one's own points would change at once
    left: Left | None  # what could be done instead of ending; None without a decision
    held: HeldInfo | None
    undo: Refusal | None  # why nothing can be taken back; None: it can
    may_undo: bool
    scores: list[list[tuple[str, int]]]  # by side, without lines that are still secret
    labels: dict[str, Message]  # what those lines, and the result's, are called
    result: Result | None
    clocks: list[ClockFace] | None
    steps: list[StepInfo]


def table_info(table: Table) -> TableInfo:
    """What everyone may know of the table, made once after each change."""
    if table.info is None:
        table.info = new_table_info(table)
    return table.info


def new_table_info(table: Table) -> TableInfo:
    """The same, made anew."""
    made = table.made
    names, colours = side_names(table)
    seats = [SeatInfo(n, colours[n], names[n], seat.person, seat.bot) for n, seat in enumerate(table.seats)]
    return TableInfo(
        table.id, made.game, made.edition, table.state, table.host, seats, names[len(seats) :], made.options,
        made.agreed, table.created, table.followed, table.hints, table.begun, table.ended,
        rematch_info(table),
    )  # fmt: skip


def rematch_info(table: Table) -> RematchInfo | None:
    """Return the last question for a rematch, unless it has led to one."""
    asked, players = table.rematch, table.players()
    if asked is None or table.followed:
        return None
    return RematchInfo(asked.by, asked.asked, asked.until, asked.wants(players), asked.declined(players))


def standing_of(table: Table) -> MatchStanding | None:
    """What everyone may know of the course of the match; None before it begins."""
    match = table.match
    if match is None:
        return None
    headline = match.rules.headline(bystander_view(table, match))
    sheets = [match.score_seen_by(None, side) for side in range(len(match.colours))]
    result = match.result
    return MatchStanding(
        None if headline is None else match.stamp(headline),
        [sum(points for _, points in sheet) for sheet in sheets] if result is None else result.totals,
        [] if result is None else result.winners,
        table.clocks.due() if table.state == "playing" else None,
    )


def side_names(table: Table) -> tuple[list[Message], list[str]]:
    """What the sides of this table are called, also before the match has begun, and their colours."""
    box = box_of_edition(table.made.game, table.made.edition)
    seats, options = table.made.seats, table.made.options
    sides = seats + box.opponents(seats, options)
    colours = colours_at(table.seats, box.colours)
    own = [
        say(f"seat-{colour}") if name is None else name for colour, name in zip(colours, bot_names(table), strict=False)
    ]
    names = [*own, *(box.side_name(side, seats, options) for side in range(seats, sides))]
    return [stamped(name, box.id) for name in names], colours[:sides]


def bot_names(table: Table) -> list[Message | None]:
    """The names of bots that hold a seat of their own, by seat. Bots of one level have different names."""
    names: list[Message | None] = []
    levels: list[str] = []
    for seat in table.seats:
        if seat.bot is None or seat.person is not None:
            names.append(None)
            continue
        names.append(bot_name(seat.bot, levels.count(seat.bot)))
        levels.append(seat.bot)
    return names


def bot_name(level: str, nth: int = 0) -> Message:
    """What a bot of this level is called in a game; the nth of them, from 0, has a name of its own."""
    return say(f"bot-{level}" + ("" if nth == 0 else f".n{nth + 1}"))


def snapshot_of(
    table: Table, seat: int | None, since: int | None, curtain: int | None = None, keeper: PanelKeeper | None = None
) -> Snapshot:
    """Return the match from one viewpoint, with the steps since the viewer's last look (None: the latest ones).

    With a `keeper` the panels of its scene are those that it keeps.
    """
    match = table.seen_match(seat)
    decision = (
        match.decision(seat) if seat is not None and table.state == "playing" and seat not in table.held else None
    )
    may_undo, refusal = undo_of(table, seat)
    scores = [match.score_seen_by(seat, side) for side in range(len(match.colours))]
    view = bystander_view(table, match) if seat is None else match.view(seat)
    worth = worth_of(match, decision)
    return Snapshot(
        at=table.at,
        moves=len(match.log),
        seat=seat,
        curtain=curtain,
        waiting=list(table.waiting),
        over=table.state == "over",
        view=view,
        scene=match.rules.scene(view if keeper is None else KeptView(view, keeper)),
        decision=decision,
        worth=worth,
        left=left_of(decision, worth),
        held=held_of(table, seat),
        undo=refusal,
        may_undo=may_undo,
        scores=scores,
        labels=labels_of(match, scores),
        result=match.result,
        clocks=clock_faces(table),
        steps=steps_since(table, seat, since),
    )


def bystander_view(table: Table, match: Match) -> dict[str, Any]:
    """What spectators may know, made once: lists of tables tell of it as well. A match is never changed in place."""
    if table.bystander is None or table.bystander[0] is not match:
        table.bystander = (match, match.view(None))
    return table.bystander[1]


def labels_of(match: Match, scores: list[Lines]) -> dict[str, Message]:
    """The names of all lines a viewer is shown. At the end nothing is secret, and the scores are the result's."""
    lines = dict.fromkeys(line for sheet in scores for line, _ in sheet)
    return {line: label_of(match.rules.box, line) for line in lines}


@lru_cache(maxsize=4096)
def label_of(box: Box[Any], line: str) -> Message:
    """The name of a line."""
    return stamped(box.line_label(line), box.id)


def worth_of(match: Match, decision: Decision | None) -> dict[str, int]:
    """What each open answer would bring or cost the seat in points at once.

    Only where nothing hidden comes to light and the turn goes on: then it follows from what the seat knows already.
    """
    if decision is None:
        return {}
    seat, now = decision.seat, points_of(match, decision.seat)
    found: dict[str, int] = {}
    for option in [each for each in decision.options if each.refusal is None][:MOST_PREVIEWED]:
        after = match.clone()
        after.play(seat, option.move)
        same_turn = after.state.committed == match.state.committed and not after.over
        if same_turn and after.state.revealed == match.state.revealed:
            change = points_of(after, seat) - now
            if change:
                found[option.move] = change
    return found


def left_of(decision: Decision | None, worth: dict[str, int]) -> Left | None:
    """What is left beside ending: it follows from the kinds of the moves and from `worth`, so from what is known."""
    if decision is None:
        return None
    others = [each for each in decision.options if each.refusal is None and each.outcome != Outcome.END]
    if not others:
        return Left.NOTHING
    gains = any(each.outcome == Outcome.GAIN or worth.get(each.move, 0) > 0 for each in others)
    return Left.GAIN if gains else Left.NEUTRAL


def points_of(match: Match, seat: int) -> int:
    """A seat's current points."""
    return sum(points for _, points in match.score(seat))


def held_of(table: Table, seat: int | None) -> HeldInfo | None:
    """The move this seat has still to confirm."""
    if seat is None or seat not in table.held:
        return None
    match = table.the_match()
    return HeldInfo(table.held[seat], match.option(seat, match.read(table.held[seat])).label)


def undo_of(table: Table, seat: int | None) -> tuple[bool, Refusal | None]:
    """Whether this seat may take something back, and why not."""
    if seat is None or table.match is None:
        return False, None
    if seat in table.held:
        return True, None
    refusal = why_no_undo(table, table.match, seat)
    return refusal is None, refusal


def why_no_undo(table: Table, match: Match, seat: int) -> Refusal | None:
    """As `commands.undo` will answer."""
    if table.closed or (table.state == "over" and not table.agreed.sandbox):
        return refuse("match_over", "")
    if table.seats[seat].bot is not None and not table.agreed.sandbox:
        return refuse("bot_plays", "", seat=seat + 1)
    if table.agreed.sandbox:
        refusal = refuse("sandbox_start", "") if table.way_back() is None else None
    else:
        refusal = match.why_no_undo(seat)
    if refusal is None and table.undos >= MOST_UNDOS:
        refusal = refuse("undo_too_often", "")
    return refusal


def clock_faces(table: Table) -> list[ClockFace] | None:
    """All clocks; None at an untimed table."""
    if not table.agreed.clock.counts:
        return None
    return [ClockFace(each.turn_ms, each.reserve_ms, each.since, each.ran_out) for each in table.clocks.seats]


def steps_since(table: Table, seat: int | None, since: int | None) -> list[StepInfo]:
    """What happened after the viewer last looked; for a new viewer the latest steps that still count."""
    if since is None:
        return [step_info(step, seat) for step in table.story()[-LATEST_STEPS:]]
    recent = [step for step in table.steps[-(table.at - since) :] if step.at > since] if since < table.at else []
    return [step_info(step, seat) for step in recent]


def step_info(step: PlayedStep, seat: int | None) -> StepInfo:
    """A step as a seat may know it."""
    events = [event_info(event.seen_by(seat)) for event in step.events]
    return StepInfo(step.at, step.seat, step.time, events, step.undoes, step.turn)


def event_info(event: Event) -> EventInfo:
    """An event, ready to be shown in any language."""
    rule = str(getattr(event, "rule", ""))
    message, illumination = event.message(), event.illumination()
    return EventInfo(event.name(), message, rule, event.befalls(), event.part(), event.looked_at(), illumination)


def viewpoint_of(table: Table, person: str | None, looking: int | None) -> tuple[int | None, int | None]:
    """Return the seat whose viewpoint a person has now, and which of their own seats waits behind a curtain.

    `looking` is the seat they asked to see. With one seat there is nothing to choose. With several it is
    the one that is asked; where seats know different things, only after `look`, and until then the table is shown as
    to a spectator.
    """
    own = table.seats_of(person)
    if len(own) < 2 or table.match is None:
        return (own[0] if own else None), None
    asked = [seat for seat in own if seat in table.waiting and table.seats[seat].bot is None]
    wanted = looking if looking in own and (not asked or looking in asked) else (asked[0] if asked else own[0])
    if wanted == looking or not any_secrets(table.match, own):
        return wanted, None
    return None, wanted


def any_secrets(match: Match, own: list[int]) -> bool:
    """Whether one person's seats know different things."""
    return not match.over and any(hides(match, own[0], seat) for seat in own[1:])
