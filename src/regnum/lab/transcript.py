"""Write a match as a readable transcript for diffs: every move, what it caused, and the next decision."""

from __future__ import annotations

import hashlib
from collections import Counter

from regnum.core.codec import encode
from regnum.core.match import Match
from regnum.core.messages import Event
from regnum.core.record import option_text

INDENT = " " * 10
WIDTH = 118


def transcript(match: Match) -> str:
    """The whole match from its first move, language-free and the same on every machine."""
    again = match.rewound(0)
    lines = [heading(match), *asked(again)]
    digest = hashlib.blake2b(seen(again), digest_size=8)
    for number, each in enumerate(match.log, start=1):
        lines.append(f"{number:<4}{match.colours[each.seat]:<5} {each.move.text}")
        events = again.play_move(each.seat, each.move)
        lines += wrapped([event_text(match, event) for event in events])
        lines += asked(again)
        digest.update(seen(again))
    lines += score_sheet(again)
    lines.append(f"seen {digest.hexdigest()}")
    return "\n".join(lines) + "\n"


def seen(match: Match) -> bytes:
    """What every seat and a spectator can know now, not how a game stores its state."""
    return encode([match.view(viewer) for viewer in (*range(match.seats), None)])


def heading(match: Match) -> str:
    """`brothers 2 · 2 seats · seed 41 · roads scored`"""
    options = [f"{name} {option_text(value)}" for name, value in sorted(match.options.items())]
    return " · ".join(
        [f"{match.game} {match.rules.box.edition}", f"{match.seats} seats", f"seed {match.seed}", *options]
    )


def wrapped(events: list[str]) -> list[str]:
    """Joined by dots, a new line where it would grow too wide."""
    lines: list[str] = []
    for event in events:
        if lines and len(lines[-1]) + len(event) < WIDTH:
            lines[-1] += f" · {event}"
        else:
            lines.append(INDENT + event)
    return lines


def event_text(match: Match, event: Event) -> str:
    """An event with the colour of its seat, where it has one."""
    seat = getattr(event, "seat", None)
    return event.plain() if seat is None else f"{match.colours[seat]} {event.plain()}"


def asked(match: Match) -> list[str]:
    """Who is asked what: how many answers there are, and how many are refused and why."""
    lines = []
    for seat in match.waiting:
        decision = match.decision(seat)
        assert decision is not None
        refused = Counter(option.refusal.code for option in decision.options if option.refusal is not None)
        reasons = ", ".join(f"{count} {code}" for code, count in sorted(refused.items()))
        count = len(decision.options) - refused.total()
        refusals = f", {refused.total()} refused ({reasons})" if refused else ""
        lines.append(f"{INDENT}{match.colours[seat]} is asked {decision.ask}: {count} moves{refusals}")
    return lines


def score_sheet(match: Match) -> list[str]:
    """The result line by line, or the current sheet if the match is not over."""
    sheets = [match.score(side) for side in range(len(match.colours))]
    lines = []
    for colour, sheet in zip(match.colours, sheets, strict=True):
        total = sum(points for _, points in sheet)
        lines.append(f"{colour:<5} {total:>4} = " + " + ".join(f"{points} {line}" for line, points in sheet))
    if match.result is not None:
        winners = " and ".join(match.colours[seat] for seat in match.result.winners)
        lines.append(f"won by {winners}")
    return lines
