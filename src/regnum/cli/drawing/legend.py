"""What the signs on the table mean: only those of the scene that lies there, and examples from its own moves."""

from __future__ import annotations

from regnum.cli.choices import legal, refused, turned_spots
from regnum.cli.drawing.board import grid_of
from regnum.cli.drawing.look import Look, things
from regnum.cli.drawing.mat import ANY, HIDDEN, brief_price, used_words
from regnum.cli.drawing.palette import POINT, glyph
from regnum.cli.drawing.reading import readable
from regnum.core.letters import Option
from regnum.scene.kit import Thing

SIGN = 12  # columns of a sign
FIGURES = ("monk", "outpost", "workshop", "jar")  # icons that stand without a word beside them


def legend(look: Look) -> str:
    """Line by line: a sign and its meaning."""
    grid = grid_of(look) is not None
    lines = look.words.say("tty-signs-grid", letter=look.letters[0]).splitlines() if grid else []
    lines += [f"{sign:<{SIGN}}{look.words.say(id)}" for sign, id in signs(look)]
    return "\n".join([look.words.say("tty-signs"), *(f"  {line}" for line in lines)])


def signs(look: Look) -> list[tuple[str, str]]:
    """The signs of spaces, pools, tracks and cards, each with the message that explains it."""
    here = list(things(look.scene))
    icons = {each.get("icon") for each in here if each.get("shape") == "figure"}
    found: list[tuple[str, str]] = []
    for letters in list(look.kinds.values())[:1]:
        found += [(f"[{letters}]", "tty-sign-there"), (f" {letters}", "tty-sign-wanted"), (ANY, "tty-sign-any")]
    found += [(glyph(icon), f"tty-sign-{icon}") for icon in FIGURES if icon in icons]
    if look.spaces:
        found += [(f"{glyph('worker')}2", "tty-sign-standing"), ("✗", "tty-sign-closed")]
    if any(each["kind"] == "track" for each in here):
        found += [("[1]", "tty-sign-marker"), ("(4)", "tty-sign-boost")]
    found += [(price, "tty-sign-price") for price in prices(here, look)[:1]]
    used = [used_words(each) for each in here if each["kind"] == "space" and "value" in each and "most" in each]
    found += [(each, "tty-sign-used") for each in used[:1]]
    if grid_of(look) is None and any(each.get("face") == "down" for each in here):
        found.append((HIDDEN, "tty-sign-hidden"))
    if any(each["kind"] == "card" and "value" in each for each in here):
        found.append((f"4{POINT}", "tty-sign-points"))
    return found


def prices(here: list[Thing], look: Look) -> list[str]:
    """What things cost where one of two prices is paid."""
    return [brief_price(each, look) for each in here if each.get("cost") and each.get("or_cost")]


class Examples:
    """What could be typed at this table now."""

    def __init__(self, look: Look) -> None:
        decision = look.match.decision(look.seat) if look.seat is not None and not look.match.over else None
        options = legal(decision) if decision is not None else []
        moves = [option.move for option in options] or [each.move.text for each in look.match.log[-1:]]
        self.move = (turned_spots(moves[0]) if look.words.across else moves[0]) if moves else "…"
        self.word = touched(options, look) or self.move.split()[0]
        closed = refused(decision) if decision is not None else []
        self.thing = self.word if readable(look, self.word) else ""
        self.closed = closed[0].move.split()[0] if closed else self.word


def touched(options: list[Option], look: Look) -> str:
    """A word that leads to some of the options: the name of what the first of them touch."""
    names = {each["id"]: look.name(each) for each in things(look.scene) if look.is_named(each)}
    for option in options:
        label = look.words.text(option.label)
        for name in (names[handle].split()[0] for handle in option.handles if handle in names):
            if len(name) > 2 and name.isalpha() and name.casefold() in label.casefold():
                return name.lower()
    return ""
