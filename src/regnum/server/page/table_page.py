"""GET /plain/table/{table}: one table from one viewpoint."""

from __future__ import annotations

from functools import partial
from typing import Any

from sqlalchemy import Connection
from starlette.responses import PlainTextResponse, Response

from regnum.bots import LEVELS
from regnum.catalogue.describe import Describer
from regnum.catalogue.sentences import Sentences, capitalised
from regnum.core.messages import PlayerRef
from regnum.server import people, table_service, table_store
from regnum.server.page.board import Drawing
from regnum.server.page.decision import decision_form, label_of
from regnum.server.page.forms import fresh_id
from regnum.server.page.history import history, outcome, score_sheet, verdict
from regnum.server.page.new_table import agreement
from regnum.server.page.rematch import rematch_question
from regnum.server.page.render import PageContext, refusal_text
from regnum.server.page.seats import SeatRow, called, colours, offered, seat_rows, sides
from regnum.server.request_context import may_see_table
from regnum.server.settings import now_ms
from regnum.server.wire import ChatLine
from regnum.table.sheet import sheet_of
from regnum.table.snapshot import Snapshot, TableInfo, snapshot_of, table_info, viewpoint_of
from regnum.table.table import Table

SOON_S = 3  # without a script: how often the page looks for a bot's move


async def show(context: PageContext) -> Response:
    """Show the table, or whose turn it is to come to the screen."""
    live = await context.services.tables.get(context.request.path_params["table"])
    if not may_see_table(live, context.me):
        gone = context.me in live.table.shown_out
        return context.trouble(403, context.words().say("refused-shown-out" if gone else "page-not-watched"))
    live.used = now_ms()
    table, watched = (
        live.table,
        live.may_look(context.me),
    )  # a table is replaced when it changes, so a thread may read it
    lines, names = await context.services.store.read(
        partial(talk, table_id=live.id, ids=table.people(), watched=watched)
    )
    present = context.services.presence.at(live.id)
    return await context.write("table.html", lambda: TablePage(context, table, watched, lines, names, present).all())


def talk(c: Connection, table_id: str, ids: list[str], watched: bool) -> tuple[list[ChatLine], dict[str, str]]:
    """Read the chat, if the reader may watch, and the names of its authors."""
    lines = table_store.chat_lines(c, table_id) if watched else []
    return lines, people.names_of(c, [*ids, *(line.person for line in lines)])


class TablePage:
    """Everything the template needs. If it is not `watched`, only the seats and the settings."""

    def __init__(
        self,
        context: PageContext,
        table: Table,
        watched: bool,
        lines: list[ChatLine],
        names: dict[str, str],
        present: list[str],
    ) -> None:
        self.context = context
        self.table = table
        self.watched = watched
        self.info: TableInfo = table_info(table)
        self.lines = lines
        self.people = names
        self.own = table.seats_of(context.me)
        self.names = called(self.info, names, context.lang)
        self.words: Sentences = context.words(self.info.game, self.names)
        self.sides = sides(self.info, self.names, self.words)
        self.look = look_of(context)
        self.present = present
        self.viewpoint, self.curtain = viewpoint_of(table, context.me, self.look)
        if table.match is not None:
            self.words = self.words.facing(table.match.across(self.viewpoint))

    def all(self) -> dict[str, Any]:
        """Return the variables of the template."""
        seated = self.chairs()
        variables: dict[str, Any] = {
            "words": self.words,
            "info": self.info,
            "thinking": self.table.bot_to_move() is not None,
            "game": self.words.game_title(),
            "chairs": seated,
            "me": self.context.me,
            "present": [each for each in self.present if each != self.context.me],
            "opponents": [capitalised(self.words.text(name)) for name in self.info.opponents],
            "own": self.own,
            "is_host": self.context.me is not None and self.context.me == self.table.host,
            "may_sit": not self.own and (self.table.agreed.listed or self.context.me == self.table.host),
            "free": [chair.seat for chair in seated if not chair.who and not chair.bot],
            "chat": [(line, self.people.get(line.person, self.words.say("page-forgotten"))) for line in self.lines],
            "bots": bot_names(self.words),
            "colours": offered(self.info, self.words),
            "agreed": agreement(self.info, self.words),
            "fresh": fresh_id(),
            "look": self.viewpoint if len(self.own) > 1 else None,
            "curtain": self.curtain,
            "curtain_side": "" if self.curtain is None else self.sides[self.curtain],
            "at": self.table.at,
            "turn": self.turn(),
            "my_turn": bool(self.mine()),
            "lent": [chair for chair in seated if chair.mine and chair.bot and self.table.state == "playing"],
            "empty": self.empty(),
            "rematch": rematch_question(self.info, self.context.me, self.sides, self.present, self.words),
            "shown_out": self.context.me in self.table.shown_out,
            "from_table": self.table.made.source.table if self.table.made.source is not None else "",
            "soon": SOON_S if self.watched and self.table.bot_to_move() is not None else 0,
            "watched": self.watched,
            "note_text": self.note_text(),
            "seen": None,
        }
        if self.watched and self.table.match is not None:
            variables |= self.position()
        return variables

    def chairs(self) -> list[SeatRow]:
        """Return the seats; clocks only if the reader may watch."""
        seated = seat_rows(self.table, self.info, self.people, self.present, self.context.me, self.words, now_ms())
        return seated if self.watched else [chair._replace(clock="", left_ms=None) for chair in seated]

    def turn(self) -> str:
        """Return whose turn it is, as one line under the heading."""
        words, waiting = self.words, self.table.waiting
        if self.table.state == "open":
            return words.say("page-not-begun")
        if self.table.state == "over":
            return words.say("ui-table-closed") if self.table.closed else self.ended()
        if mine := self.mine():
            whose = (
                f": {self.sides[self.viewpoint if self.viewpoint in mine else mine[0]]}" if len(self.own) > 1 else ""
            )
            return words.say("prompt-your-turn") + whose
        if self.empty():
            return words.title("page-empty-turn", player=PlayerRef(self.empty()[0]))
        if len(waiting) == 1:
            return words.title("prompt-waiting-one", player=PlayerRef(waiting[0]))
        return words.say("prompt-waiting-many", count=len(waiting))

    def ended(self) -> str:
        """Return the outcome of a finished match."""
        text = self.words.say("ui-end-of-match")
        result = self.table.match.result if self.watched and self.table.match is not None else None
        score = outcome(result) if result is not None else ""
        return f"{text} · {score}" if score else text

    def mine(self) -> list[int]:
        """Return the reader's own seats that must move."""
        return [seat for seat in self.table.waiting if seat in self.own and self.table.seats[seat].bot is None]

    def empty(self) -> list[int]:
        """Return the seats that must move and are empty; the match is paused."""
        return [seat for seat in self.table.waiting if not self.table.seats[seat].taken]

    def by_bot(self) -> bool:
        """Whether a bot plays for the seat of this viewpoint."""
        return self.viewpoint is not None and self.table.seats[self.viewpoint].bot is not None

    def note_text(self) -> str:
        """Return the refusal or message of the form before."""
        note = self.context.note
        if note.refusal is not None:
            return refusal_text(self.words, note.refusal)
        return self.words.say(note.say) if note.say else ""

    def position(self) -> dict[str, Any]:
        """Return the match from this viewpoint. Behind a curtain nothing of it is included."""
        seen: Snapshot = snapshot_of(self.table, self.viewpoint, None, self.curtain)
        telling = Describer(seen.scene, self.words, self.sides)
        asked = decision_form(seen.decision, telling) if seen.decision is not None and not self.by_bot() else None
        drawing = Drawing(telling, colours(self.info), asked.lit if asked is not None else {})
        hint = self.context.note.hint
        return {
            "seen": seen,
            "asked": asked,
            "held": capitalised(self.words.text(seen.held.label)) if seen.held is not None else "",
            "panels": drawing.panels(),
            "log": history(seen, self.info, self.words),
            "scores": score_sheet(seen, self.info, self.sides, self.words, sheet_of(self.table.the_match())),
            "verdict": verdict(seen.result, self.own, self.words) if seen.result is not None else "",
            "hint": label_of(seen.decision, hint, telling) if hint else "",
            "viewpoint": self.viewpoint,
            "by_bot": self.by_bot(),
            "outcome": outcome(seen.result) if seen.result is not None else "",
        }


def look_of(context: PageContext) -> int | None:
    """Return the seat whose viewpoint the reader has chosen."""
    typed = context.request.query_params.get("look", "")
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 3 else None


def bot_names(words: Sentences) -> list[tuple[str, str]]:
    """Return the levels of bots, the weakest first."""
    return [(name, words.say(f"ui-{name}")) for name in LEVELS]


async def record(context: PageContext) -> Response:
    """GET /plain/table/{table}/record: the match as a file."""
    live = await context.services.tables.get(context.request.path_params["table"])
    if not live.may_look(context.me):
        return context.trouble(403, context.words().say("page-not-watched"))
    name = f"{live.table.made.game}-{live.id}.regnum"
    return PlainTextResponse(
        table_service.record(live), headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )
