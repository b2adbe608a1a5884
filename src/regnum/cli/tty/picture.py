"""Draw the picture of the README with the real client: `regnum picture docs/pictures/terminal.svg`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import regnum
from regnum.cli.match_options import known_game, new_match
from regnum.cli.records import RecordFile
from regnum.cli.session import PlaySession
from regnum.cli.tty.play import PlayApp

PICTURE_SEED = "425"  # a land with roads, both sides at work, and something to build


def draw_picture(
    file: Path,
    lang: str,
    width: int,
    height: int,
    *,
    game: str | None = None,
    seats: str | None = None,
    seed: str | None,
    moves: int,
    light: bool,
) -> None:
    """Some moves into a match of greedy bots, seen by the first seat when it is asked."""
    match = new_match(known_game(game), seats or "2", seed or PICTURE_SEED, [])
    bots = [regnum.bot("greedy", seat) for seat in range(match.seats)]
    while not match.over and (len(match.log) < moves or match.waiting != (0,)):
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match, seat))
    app = PlayApp(PlaySession(match, "greedy", RecordFile()), lang)
    app.theme = "parchment" if light else "black-hours"
    file.write_text(asyncio.run(photographed(app, width, height)), encoding="utf-8")


async def photographed(app: PlayApp, width: int, height: int) -> str:
    """The screen as SVG once everything has come to rest."""
    async with app.run_test(size=(width, height)) as pilot:
        await app.workers.wait_for_complete()
        await pilot.pause()
        await pilot.press("down")
        await pilot.pause()
        return app.export_screenshot(title="regnum tty")
