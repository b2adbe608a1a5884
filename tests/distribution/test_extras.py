"""What works with which extra, in environments that have nothing else; and the one sentence where one is missing."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest

from regnum.core.errors import RegnumError
from regnum.extras import MissingExtra, needs
from regnum.server.run import free_port
from tests.extras import Environment, packages

API = """
import regnum
import regnum.game
import regnum.testing.contract
assert regnum.games() and regnum.info("brothers").seats
match = regnum.new("brothers", seats=2, seed=7)
seat = match.waiting[0]
print(regnum.text(match.why(seat, "take 5"), "uk"))
match.play(seat, regnum.bot("greedy").choose(match, seat))
print(regnum.replay(match.record()).hash == match.hash)
assert regnum.hint(match, match.waiting[0], level="squire")
match.view(seat), match.scene(seat), match.decision(match.waiting[0])
"""


def sentence(extra: str, what: str) -> str:
    return f"regnum: {what} needs the extra '{extra}'; install it with: pip install 'regnum[{extra}]'\n"


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("base"))


@pytest.fixture(scope="module")
def cli(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("cli"), "cli")


@pytest.fixture(scope="module")
def play(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("play"), "play")


def test_a_missing_package_is_one_sentence() -> None:
    with pytest.raises(MissingExtra, match=r"^magic needs the extra 'x'; install it with: pip install 'regnum\[x\]'$"):  # noqa: SIM117
        with needs("x", "magic"):
            import no_such_package  # type: ignore[import-not-found] # noqa: F401
    assert issubclass(MissingExtra, RegnumError)


def test_a_missing_module_of_our_own_is_a_mistake_and_stays_one() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"regnum\.no_such_module"), needs("x", "magic"):
        import regnum.no_such_module  # type: ignore[import-not-found] # noqa: F401
    with pytest.raises(ModuleNotFoundError, match="winreg"), needs("x", "magic"):
        raise ModuleNotFoundError("No module named 'winreg'", name="winreg")  # Python's own, on another system


def test_the_rules_need_few_packages() -> None:
    assert packages(set()) == {
        "msgspec", "librt", "mypy-extensions", "typing-extensions", "fluent-runtime",
        "fluent-syntax", "attrs", "babel", "pytz",
    }  # fmt: skip


def test_the_public_api_works_without_any_extra(base: Environment) -> None:
    done = base.run("python", "-c", API)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[1] == "True"


@pytest.mark.parametrize(
    ("words", "extra", "what"),
    [
        (["play", "brothers"], "play", "playing in the browser"),
        (["serve"], "server", "a server"),
        (["tty"], "tty", "the table in the terminal"),
        (["backup", "x"], "play", "the server's database"),
        (["tune", "brothers"], "lab", "learning weights"),
        (["games"], "cli", "the command line"),
        (["--help"], "cli", "the command line"),
        ([], "cli", "the command line"),
    ],
)
def test_a_bare_install_says_what_its_command_needs(base: Environment, words: list[str], extra: str, what: str) -> None:
    for program in (["regnum"], ["python", "-m", "regnum"]):
        done = base.run(*program, *words)
        assert (done.returncode, done.stdout, done.stderr) == (2, "", sentence(extra, what))


@pytest.mark.parametrize(
    "words",
    [["games"], ["rules", "brothers", "4.3"], ["sim", "brothers", "--games", "2"], ["bots"], ["--version"]],
)
def test_the_command_line_works_by_itself(cli: Environment, words: list[str]) -> None:
    done = cli.run("regnum", *words)
    assert done.returncode == 0 and done.stdout, done.stderr


@pytest.mark.parametrize(
    ("words", "extra", "what"),
    [
        (["play"], "play", "playing in the browser"),
        (["serve"], "server", "a server"),
        (["verify"], "play", "the server's database"),
        (["picture", "x.svg"], "tty", "the table in the terminal"),
        (["tune", "brothers"], "lab", "learning weights"),
        (["arena", "--plots", "."], "lab", "drawing plots"),
        (["balance", "brothers", "--plots", "."], "lab", "drawing plots"),
        (["arena", "--ray", "local"], "cluster", "a Ray cluster"),
    ],
)
def test_the_command_line_says_what_a_command_needs_more(
    cli: Environment, words: list[str], extra: str, what: str
) -> None:
    done = cli.run("regnum", *words)
    assert (done.returncode, done.stderr) == (2, sentence(extra, what))


def test_the_screen_of_the_terminal_says_so_too(cli: Environment) -> None:
    ours, theirs = pty.openpty()
    try:
        done = subprocess.run(
            cli.command("regnum", "tty", "brothers"), stdin=theirs, stdout=theirs, stderr=subprocess.PIPE, text=True,
            env={**cli.variables(), "TERM": "xterm"}, timeout=120, check=False,
        )  # fmt: skip
    finally:
        os.close(ours)
        os.close(theirs)
    assert (done.returncode, done.stderr) == (2, sentence("tty", "the table in the terminal"))


@pytest.mark.parametrize(
    ("words", "extra", "what"),
    [
        (["serve", "--database", "postgresql://me@localhost/regnum"], "postgres", "a PostgreSQL database"),
        (["backup", "x", "--database", "postgresql://me@localhost/regnum"], "postgres", "a PostgreSQL database"),
        (["serve", "--mail", "smtp://localhost?from=a@b.example"], "notices", "sending notifications"),
        (["serve", "--local-hooks"], "notices", "sending notifications"),
    ],
)
def test_a_server_says_what_its_settings_need(play: Environment, words: list[str], extra: str, what: str) -> None:
    done = play.run("regnum", *words)
    assert (done.returncode, done.stderr) == (2, sentence(extra, what))


class Server:
    """A server of an environment, from its start to Ctrl-C."""

    def __init__(self, environment: Environment, *words: str) -> None:
        self.output = (environment.folder / "stdout").open("w")
        self.errors = (environment.folder / "stderr").open("w")
        self.process = subprocess.Popen(
            environment.command("regnum", *words), stdout=self.output, stderr=self.errors,
            env={**environment.variables(), "PYTHONUNBUFFERED": "1"}, cwd=environment.folder,
        )  # fmt: skip

    def printed(self, mark: str) -> str:
        """The line with this in it, as soon as it is there."""
        for _ in range(600):
            lines = [line for line in Path(self.output.name).read_text().splitlines() if mark in line]
            if lines:
                return lines[0]
            time.sleep(0.1)
        raise AssertionError(f"no line with {mark}: {Path(self.errors.name).read_text()}")

    def stopped(self) -> tuple[int, str]:
        """The exit code and what was noted."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(60), Path(self.errors.name).read_text()

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        self.output.close()
        self.errors.close()


def test_the_extra_play_is_enough_to_play(play: Environment) -> None:
    with Server(play, "play", "brothers", "--no-browser") as server:
        line = server.printed("/start/")
        address = next(word for word in line.split() if word.startswith("http")).partition("/start/")[0]
        with urlopen(f"{address}/plain/settings") as page:
            assert b"webhook" not in page.read(), "no notices without the extra"
        with urlopen(f"{address}/api/house") as answer:
            assert json.load(answer)["push_key"] == ""
        assert server.stopped() == (0, "")


def test_a_server_without_its_extra_runs_and_says_what_would_be_faster(play: Environment) -> None:
    port = free_port("127.0.0.1")
    with Server(play, "serve", "--port", str(port)) as server:
        wait_for(f"http://127.0.0.1:{port}/healthz")
        assert sentence("server", "a faster server").strip() in server.stopped()[1].splitlines()


def wait_for(url: str) -> None:
    for _ in range(300):
        try:
            with urlopen(url) as answer:
                assert answer.status == 200
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"{url} does not answer")


def test_a_program_that_uses_the_package_sees_its_types(base: Environment, tmp_path: Path) -> None:
    (tmp_path / "consumer.py").write_text(
        "import regnum\n\nmatch = regnum.new('brothers', seats=2, seed=7)\n"
        "reveal_type(match.legal(0))\nregnum.new('brothers', seats='two', seed=7)\n"
    )
    mypy = [sys.executable, "-m", "mypy", "--strict", "--python-executable", str(base.python), "consumer.py"]
    done = subprocess.run(mypy, cwd=tmp_path, capture_output=True, text=True, timeout=600, check=False)
    assert 'Revealed type is "list[str]"' in done.stdout
    assert 'Argument "seats" to "new" has incompatible type "str"; expected "int"' in done.stdout
    assert "import-untyped" not in done.stdout and done.stdout.count("error:") == 1
