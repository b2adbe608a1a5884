"""Tries an installed Regnum as a stranger would: `python smoke.py compiled` (or `pure`); `--serve` adds the server.

Needs nothing but the installed package, no network and no file of the repository, and leaves nothing behind. It ends
with one line for each thing that works, or with the first error.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import socket
import subprocess
import sys
import sysconfig
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import metadata, resources
from pathlib import Path

import regnum
from regnum.core.play import compiled

LANGUAGES = ("en", "cs", "sk", "uk")
PATIENCE_S = 60.0


def installed_program() -> str:
    """The command that was installed beside this Python."""
    name = "regnum.exe" if os.name == "nt" else "regnum"
    return str(Path(sysconfig.get_path("scripts")) / name)


def check(what: str, holds: bool) -> None:
    """End with an error unless it holds."""
    if not holds:
        sys.exit(f"smoke test: {what}")


def check_package(expected: str) -> str:
    """The version, the way it runs and the files that come along."""
    version = metadata.version("regnum")
    check(f"version {regnum.__version__} is installed as {version}", regnum.__version__ == version)
    check(f"the rules run {'compiled' if compiled else 'pure'}, not {expected}", compiled is (expected == "compiled"))
    check("py.typed is missing", resources.files("regnum").joinpath("py.typed").is_file())
    check("the browser app is missing", resources.files("regnum").joinpath("server/web/index.html").is_file())
    return f"regnum {version}, {expected}, Python {sys.version.split()[0]}"


def check_games() -> str:
    """A random match of each game to its end, and a replay of its record to the same position."""
    games = list(regnum.games())
    check(f"only {games} are installed", len(games) >= 4)
    return ", ".join(f"{game} ({play_to_the_end(game)} moves)" for game in games)


def play_to_the_end(game: str) -> int:
    """Play one random match; return how many moves it took."""
    match, chance, moves = regnum.new(game, seats=2, seed=19), random.Random(19), 0
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, chance.choice(match.legal(seat)))
        moves += 1
    check(f"{game}: the record leads elsewhere", regnum.replay(match.record()).hash == match.hash)
    return moves


def check_bot() -> str:
    """A searching bot moves in each game."""
    for game in regnum.games():
        match = regnum.new(game, seats=2, seed=19)
        seat = match.waiting[0]
        match.play(seat, regnum.bot("knight", seed=19, iterations=20).choose(match, seat))
    return "a bot moves in each game"


def check_texts() -> str:
    """A refusal is explained in every language."""
    match = regnum.new("brothers", seats=2, seed=7)
    refusal = match.why(match.waiting[0], "take 5")
    check("an impossible move was not refused", refusal is not None)
    assert refusal is not None
    told = {language: regnum.text(refusal, language) for language in LANGUAGES}
    check(f"a language is missing: {told}", len(set(told.values())) == len(LANGUAGES) and all(told.values()))
    return f"texts in {', '.join(LANGUAGES)}"


def check_help() -> str:
    """The installed command explains itself."""
    help_ = subprocess.run(
        [installed_program(), "--help"], capture_output=True, text=True, encoding="utf-8", check=True
    )
    check("regnum --help names no command `play`", "play" in help_.stdout)
    return "regnum --help"


def check_server(command: str) -> str:
    """The server starts on loopback, is healthy, and hands out the browser app with what that loads."""
    with running(command) as address:
        page = fetched(f"{address}/")
        loaded = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page)
        check(f"regnum {command}: the page loads nothing", bool(loaded))
        for path in loaded:
            check(f"regnum {command}: {path} is empty", bool(fetched(address + path)))
    return f"regnum {command} answers with the page and {len(loaded)} files of it"


@contextmanager
def running(command: str) -> Iterator[str]:
    """A server with an empty database, as the installed command starts it; yields its address."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        port, log = free_port(), Path(folder, "log")
        options = ["--port", str(port), "--database", f"sqlite:///{Path(folder, 'regnum.db').as_posix()}"]
        browser = ["--no-browser"] if command == "play" else []
        with log.open("wb") as out:
            server = subprocess.Popen([installed_program(), command, *options, *browser], stdout=out, stderr=out)
        try:
            wait_until_healthy(f"http://127.0.0.1:{port}", server, log)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait(PATIENCE_S)


def wait_until_healthy(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    """Ask again and again, while the process lives and patience lasts."""
    until = time.monotonic() + PATIENCE_S
    while server.poll() is None and time.monotonic() < until:
        try:
            fetched(f"{address}/healthz")
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.1)
        else:
            return
    sys.exit(f"smoke test: the server is not healthy:\n{log.read_text(encoding='utf-8', errors='replace')}")


def free_port() -> int:
    """A port that nothing listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def fetched(address: str) -> str:
    """What the server answers; an error unless the status is 200."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # loopback, whatever proxy is set
    with direct.open(address, timeout=PATIENCE_S) as answer:
        return str(answer.read().decode("utf-8"))


def main() -> None:
    """Run every check and print what worked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("expected", choices=["compiled", "pure"], help="how the rules must run")
    parser.add_argument("--serve", action="store_true", help="start the server too (needs the extra `play`)")
    given = parser.parse_args()
    checks: list[Callable[[], str]] = [lambda: check_package(given.expected), check_games, check_bot, check_texts]
    if given.serve:
        checks += [check_help, lambda: check_server("serve"), lambda: check_server("play")]
    for each in checks:
        print(each(), flush=True)


if __name__ == "__main__":
    main()
