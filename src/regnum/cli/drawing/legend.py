"""Explain the signs on the table: only those of the current scene, with examples from its own moves."""

from __future__ import annotations

from regnum.cli.choices import legal, refused, turned_spots
from regnum.cli.drawing.board import grid_of
from regnum.cli.drawing.context import DrawingContext
from regnum.cli.drawing.mat import ANY, HIDDEN, brief_price, used_words
from regnum.cli.drawing.palette import POINT, glyph
from regnum.cli.drawing.reading import readable
from regnum.core.messages import Option
from regnum.scene import Card, Shape, Space, Thing, Track
from regnum.scene.reading import cost_of, is_face_down, other_cost_of, shape_of, things_of, value_of

SIGN = 12  # columns of a sign
FIGURES = ("monk", "outpost", "workshop", "jar")  # icons that are shown without a word


def legend(look: DrawingContext) -> str:
    """Line by line: a sign and its meaning."""
    grid = grid_of(look) is not None
    lines = look.words.say("tty-signs-grid", letter=look.letters[0]).splitlines() if grid else []
    lines += [f"{sign:<{SIGN}}{look.words.say(id)}" for sign, id in signs(look)]
    return "\n".join([look.words.say("tty-signs"), *(f"  {line}" for line in lines)])


def signs(look: DrawingContext) -> list[tuple[str, str]]:
    """The signs of spaces, pools, tracks and cards, each with the message that explains it."""
    here = list(things_of(look.scene))
    icons = {each.icon for each in here if shape_of(each) is Shape.FIGURE}
    found: list[tuple[str, str]] = []
    for letters in list(look.kinds.values())[:1]:
        found += [(f"[{letters}]", "tty-sign-there"), (f" {letters}", "tty-sign-wanted"), (ANY, "tty-sign-any")]
    found += [(glyph(icon), f"tty-sign-{icon}") for icon in FIGURES if icon in icons]
    if look.spaces:
        found += [(f"{glyph('worker')}2", "tty-sign-standing"), ("✗", "tty-sign-closed")]
    if any(isinstance(each, Track) for each in here):
        found += [("[1]", "tty-sign-marker"), ("(4)", "tty-sign-boost")]
    found += [(price, "tty-sign-price") for price in prices(here, look)[:1]]
    counted = [each for each in here if isinstance(each, Space) and each.value is not None and each.most is not None]
    used = [used_words(each) for each in counted]
    found += [(each, "tty-sign-used") for each in used[:1]]
    if grid_of(look) is None and any(is_face_down(each) for each in here):
        found.append((HIDDEN, "tty-sign-hidden"))
    if any(isinstance(each, Card) and value_of(each) is not None for each in here):
        found.append((f"4{POINT}", "tty-sign-points"))
    return found


def prices(here: list[Thing], look: DrawingContext) -> list[str]:
    """What things cost where one of two prices is paid."""
    return [brief_price(each, look) for each in here if cost_of(each) and other_cost_of(each)]


class Examples:
    """What could be typed at this table now."""

    def __init__(self, look: DrawingContext) -> None:
        decision = look.match.decision(look.seat) if look.seat is not None and not look.match.over else None
        options = legal(decision) if decision is not None else []
        moves = [option.move for option in options] or [each.move.text for each in look.match.log[-1:]]
        self.move = (turned_spots(moves[0]) if look.words.across else moves[0]) if moves else "…"
        self.word = touched(options, look) or self.move.split()[0]
        closed = refused(decision) if decision is not None else []
        self.thing = self.word if readable(look, self.word) else ""
        self.closed = closed[0].move.split()[0] if closed else self.word


def touched(options: list[Option], look: DrawingContext) -> str:
    """A word that leads to some of the options: the name of what the first of them touch."""
    names = {each.id: look.name(each) for each in things_of(look.scene) if look.is_named(each)}
    for option in options:
        label = look.words.text(option.label)
        for name in (names[handle].split()[0] for handle in option.handles if handle in names):
            if len(name) > 2 and name.isalpha() and name.casefold() in label.casefold():
                return name.lower()
    return ""
