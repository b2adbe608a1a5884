"""The score sheet of a finished match: a row for each line of A11, with what it counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regnum.core.messages import Event, Message, say
from regnum.core.rules import Lines
from regnum.games.architects.cards import BUILDINGS
from regnum.games.architects.figures import BONUS_POINTS
from regnum.games.architects.parts import GOLD, MARBLE
from regnum.games.architects.scoring import bonus_of, reckon, result
from regnum.games.architects.table import Architects
from regnum.scene import FinalSheet, Shares, ShareSource, SheetCell, SheetDetail, SheetRow, TieBreak, TieRung
from regnum.scene.sheet import cells, compared, times

SOURCES: Final = ("buildings", "cathedral", "virtue", "goods", "losses")


def sheet(game: Architects, events: list[Event]) -> FinalSheet:
    """A11.6 to A11.12."""
    sheets = [game.rules.lines(game, side) for side in range(len(game.sides))]
    rows = [
        buildings(game),
        bonuses(game),
        line(game, "cathedral", "A11.7", "cathedral", "cathedral", level),
        line(game, "virtue", "A11.8", "virtue", "virtue", virtue),
        line(game, "debts", "A11.9", "debt", "losses", lambda game, side: times(int(reckon(game, side).unpaid))),
        line(game, "goods", "A11.10", "gold", "goods", gold_and_marble),
        line(game, "silver", "A11.11", "silver", "goods", silver),
        line(game, "prison", "A11.12", "prison", "losses", lambda game, side: times(int(reckon(game, side).prisoners))),
    ]
    return FinalSheet(rows=rows, icon="points", shares=shares(sheets), tie=tie_break(game, sheets))


def line(
    game: Architects, id: str, rule: str, icon: str, source: str, fact: Callable[[Architects, int], Message | None]
) -> SheetRow:
    """A row with one line of the sheet."""
    return SheetRow(
        id=id,
        label=say(f"line-{id}"),
        lines=[id],
        cells=cells([fact(game, side) for side in range(len(game.sides))]),
        icon=icon,
        rule=rule,
        source=source,
    )


def level(game: Architects, side: int) -> Message | None:
    """How high in the cathedral."""
    height = int(game.sides[side].level)
    return say("sheet-level", level=height) if height else None


def virtue(game: Architects, side: int) -> Message:
    """Where the marker stands."""
    return say("sheet-at", level=int(reckon(game, side).virtue))


def gold_and_marble(game: Architects, side: int) -> Message | None:
    """`2 + 3` where there are both."""
    gold, marble = (int(game.sides[side].goods[each]) for each in (GOLD, MARBLE))
    return say("sheet-summed", sum=f"{gold} + {marble}") if gold and marble else None


def silver(game: Architects, side: int) -> Message | None:
    """What is left."""
    left = int(game.sides[side].silver)
    return say("sheet-left", count=left) if left else None


# -- buildings -----------------------------------------------------------------------------------------------------


def buildings(game: Architects) -> SheetRow:
    """A11.6. The printed points."""
    return SheetRow(
        id="buildings",
        label=say("line-buildings"),
        lines=["buildings"],
        cells=[printed(game, side) for side in range(len(game.sides))],
        icon="built",
        rule="A11.6",
        source="buildings",
    )


def printed(game: Architects, side: int) -> SheetCell:
    """How many a side has built, and each with its points."""
    own = [BUILDINGS[card] for card in game.sides[side].built]
    return SheetCell(
        fact=times(len(own)),
        details=[SheetDetail(label=say(f"building-{each.id}"), points=each.vp) for each in own],
    )


def bonuses(game: Architects) -> SheetRow:
    """A11.6. What effects of buildings bring at the end."""
    return SheetRow(
        id="building_bonus",
        label=say("line-building-bonus"),
        lines=["building_bonus"],
        cells=[bonus(game, side) for side in range(len(game.sides))],
        icon="end_game",
        rule="A11.6",
        source="buildings",
    )


def bonus(game: Architects, side: int) -> SheetCell:
    """The buildings with such an effect."""
    end = reckon(game, side)
    own = [card for card in game.sides[side].built if BONUS_POINTS[card] != 0]
    return SheetCell(
        fact=times(len(own)),
        details=[
            SheetDetail(label=say(f"building-{BUILDINGS[card].id}"), points=int(bonus_of(game, side, card, end)))
            for card in own
        ],
    )


# -- the whole -----------------------------------------------------------------------------------------------------

FROM: Final = {
    "buildings": "buildings",
    "building_bonus": "buildings",
    "cathedral": "cathedral",
    "virtue": "virtue",
    "goods": "goods",
    "silver": "goods",
    "debts": "losses",
    "prison": "losses",
}


def shares(sheets: list[Lines]) -> Shares:
    """Where the points came from; lines of expansions are buildings too."""
    return Shares(
        title=say("sheet-shares"),
        sources=[ShareSource(id=source, label=say(f"sheet-from-{source}")) for source in SOURCES],
        amounts=[
            [sum(points for line, points in sheet if FROM.get(line, "buildings") == source) for source in SOURCES]
            for sheet in sheets
        ],
    )


def tie_break(game: Architects, sheets: list[Lines]) -> TieBreak:
    """A11.14, C8.4. Virtue, then silver; then a rival before people, or shared."""
    ended = result(game, sheets)
    order, needed = compared(ended.ranks, ended.totals)
    rungs = [
        TieRung(label=say("sheet-points"), values=[ended.totals[side] for side in order]),
        TieRung(label=say("line-virtue"), values=[int(game.sides[side].virtue) for side in order]),
    ]
    rivals = [side for side in order if game.is_automa(side)]
    if rivals:
        rungs.append(TieRung(label=say("sheet-rival-wins"), wins=rivals[0]))
    else:
        rungs.append(TieRung(label=say("line-silver"), values=[int(game.sides[side].silver) for side in order]))
    return TieBreak(rule="C8.4" if rivals else "A11.14", sides=order, rungs=rungs, needed=needed)
