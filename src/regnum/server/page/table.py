"""GET /plain/table/{table}: one table for one pair of eyes."""

from __future__ import annotations

from functools import partial
from typing import Any

from sqlalchemy import Connection
from starlette.responses import PlainTextResponse, Response

from regnum.bots import LEVELS
from regnum.catalogue.telling import Telling
from regnum.catalogue.words import Words, headed
from regnum.core.letters import Who
from regnum.server import deeds, people, tables
from regnum.server.asking import may_know
from regnum.server.page.board import Drawing
from regnum.server.page.choosing import choosing, label_of
from regnum.server.page.company import Chair, called, chairs, colours, offered, sides
from regnum.server.page.forms import fresh_id
from regnum.server.page.paper import Sheet, told
from regnum.server.page.setting import agreement
from regnum.server.page.story import log, outcome, score_sheet, verdict
from regnum.server.settings import now_ms
from regnum.server.wire import ChatLine
from regnum.table.sight import Sight, TableInfo, eyes_of, sight, table_info
from regnum.table.table import Table

SOON_S = 3  # without a script: a bot's answer is looked for so often


async def show(sheet: Sheet) -> Response:
    """The table, or who must come to the screen first."""
    live = await sheet.hub.live(sheet.request.path_params["table"])
    if not may_know(live, sheet.me):
        gone = sheet.me in live.table.shown_out
        return sheet.trouble(403, sheet.words().say("refused-shown-out" if gone else "page-not-watched"))
    live.used = now_ms()
    table, watched = live.table, live.may_look(sheet.me)  # a table is replaced when it changes, so a thread may read it
    lines, names = await sheet.hub.store.read(partial(talk, table_id=live.id, ids=table.people(), watched=watched))
    present = sheet.hub.present_at(live.id)
    return await sheet.write("table.html", lambda: Face(sheet, table, watched, lines, names, present).all())


def talk(c: Connection, table_id: str, ids: list[str], watched: bool) -> tuple[list[ChatLine], dict[str, str]]:
    """The chat, for whoever may look, and what everybody is called."""
    lines = tables.chat_lines(c, table_id) if watched else []
    return lines, people.names_of(c, [*ids, *(line.person for line in lines)])


class Face:
    """Everything the template needs. Where it is not `watched`, only who sits here and by what rules."""

    def __init__(
        self,
        sheet: Sheet,
        table: Table,
        watched: bool,
        lines: list[ChatLine],
        names: dict[str, str],
        present: list[str],
    ) -> None:
        self.sheet = sheet
        self.table = table
        self.watched = watched
        self.info: TableInfo = table_info(table)
        self.lines = lines
        self.people = names
        self.own = table.seats_of(sheet.me)
        self.names = called(self.info, names, sheet.lang)
        self.words: Words = sheet.words(self.info.game, self.names)
        self.sides = sides(self.info, self.names, self.words)
        self.look = look_of(sheet)
        self.present = present
        self.eyes, self.curtain = eyes_of(table, sheet.me, self.look)
        if table.match is not None:
            self.words = self.words.facing(table.match.across(self.eyes))

    def all(self) -> dict[str, Any]:
        """For the template."""
        seated = self.chairs()
        told: dict[str, Any] = {
            "words": self.words,
            "info": self.info,
            "thinking": self.table.bot_to_move() is not None,
            "game": self.words.game_title(),
            "chairs": seated,
            "me": self.sheet.me,
            "present": [each for each in self.present if each != self.sheet.me],
            "opponents": [headed(self.words.text(name)) for name in self.info.opponents],
            "own": self.own,
            "is_host": self.sheet.me is not None and self.sheet.me == self.table.host,
            "may_sit": not self.own and (self.table.agreed.listed or self.sheet.me == self.table.host),
            "free": [chair.seat for chair in seated if not chair.who and not chair.bot],
            "chat": [(line, self.people.get(line.person, self.words.say("page-forgotten"))) for line in self.lines],
            "bots": bot_names(self.words),
            "colours": offered(self.info, self.words),
            "agreed": agreement(self.info, self.words),
            "fresh": fresh_id(),
            "look": self.eyes if len(self.own) > 1 else None,
            "curtain": self.curtain,
            "curtain_side": "" if self.curtain is None else self.sides[self.curtain],
            "at": self.table.at,
            "turn": self.turn(),
            "my_turn": bool(self.mine()),
            "lent": [chair for chair in seated if chair.mine and chair.bot and self.table.state == "playing"],
            "empty": self.empty(),
            "shown_out": self.sheet.me in self.table.shown_out,
            "from_table": self.table.made.source.table if self.table.made.source is not None else "",
            "soon": SOON_S if self.watched and self.table.bot_to_move() is not None else 0,
            "watched": self.watched,
            "note_text": self.note_text(),
            "seen": None,
        }
        if self.watched and self.table.match is not None:
            told |= self.position()
        return told

    def chairs(self) -> list[Chair]:
        """The seats; how long somebody still may think is for those who look."""
        seated = chairs(self.table, self.info, self.people, self.present, self.sheet.me, self.words, now_ms())
        return seated if self.watched else [chair._replace(clock="", left_ms=None) for chair in seated]

    def turn(self) -> str:
        """Whose turn it is, as one line under the heading."""
        words, waiting = self.words, self.table.waiting
        if self.table.state == "open":
            return words.say("page-not-begun")
        if self.table.state == "over":
            return words.say("ui-table-closed") if self.table.closed else self.ended()
        if mine := self.mine():
            whose = f": {self.sides[self.eyes if self.eyes in mine else mine[0]]}" if len(self.own) > 1 else ""
            return words.say("prompt-your-turn") + whose
        if self.empty():
            return words.title("page-empty-turn", player=Who(self.empty()[0]))
        if len(waiting) == 1:
            return words.title("prompt-waiting-one", player=Who(waiting[0]))
        return words.say("prompt-waiting-many", count=len(waiting))

    def ended(self) -> str:
        """That it is over, and how it ended."""
        told = self.words.say("ui-end-of-match")
        result = self.table.match.result if self.watched and self.table.match is not None else None
        score = outcome(result) if result is not None else ""
        return f"{told} · {score}" if score else told

    def mine(self) -> list[int]:
        """My seats that are asked and that I play myself."""
        return [seat for seat in self.table.waiting if seat in self.own and self.table.seats[seat].bot is None]

    def empty(self) -> list[int]:
        """Seats that are asked and in which nobody sits; the match stands still."""
        return [seat for seat in self.table.waiting if not self.table.seats[seat].taken]

    def by_bot(self) -> bool:
        """Whether a bot answers for the seat through which I look."""
        return self.eyes is not None and self.table.seats[self.eyes].bot is not None

    def note_text(self) -> str:
        """The refusal or the word from the form before."""
        note = self.sheet.note
        if note.refusal is not None:
            return told(self.words, note.refusal)
        return self.words.say(note.say) if note.say else ""

    def position(self) -> dict[str, Any]:
        """The match as these eyes see it. Behind a curtain nothing of it is written."""
        seen: Sight = sight(self.table, self.eyes, None, self.curtain)
        telling = Telling(seen.scene, self.words, self.sides)
        asked = choosing(seen.decision, telling) if seen.decision is not None and not self.by_bot() else None
        drawing = Drawing(telling, colours(self.info), asked.lit if asked is not None else {})
        hint = self.sheet.note.hint
        return {
            "seen": seen,
            "asked": asked,
            "held": headed(self.words.text(seen.held.label)) if seen.held is not None else "",
            "panels": drawing.panels(),
            "log": log(seen, self.info, self.words),
            "scores": score_sheet(seen, self.info, self.sides, self.words),
            "verdict": verdict(seen.result, self.own, self.words) if seen.result is not None else "",
            "hint": label_of(seen.decision, hint, telling) if hint else "",
            "eyes": self.eyes,
            "by_bot": self.by_bot(),
            "outcome": outcome(seen.result) if seen.result is not None else "",
        }


def look_of(sheet: Sheet) -> int | None:
    """For which of their own seats somebody looks."""
    typed = sheet.request.query_params.get("look", "")
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 3 else None


def bot_names(words: Words) -> list[tuple[str, str]]:
    """The levels of bots that people choose from, the weakest first."""
    return [(name, words.say(f"ui-{name}")) for name in LEVELS]


async def record(sheet: Sheet) -> Response:
    """GET /plain/table/{table}/record: the match as a file."""
    live = await sheet.hub.live(sheet.request.path_params["table"])
    if not live.may_look(sheet.me):
        return sheet.trouble(403, sheet.words().say("page-not-watched"))
    name = f"{live.table.made.game}-{live.id}.regnum"
    return PlainTextResponse(deeds.record(live), headers={"Content-Disposition": f'attachment; filename="{name}"'})
