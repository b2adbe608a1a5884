"""`regnum serve` and `regnum play`: every way to mistype them, and how they begin and end."""

from __future__ import annotations

import re
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from regnum.cli.serve import mail_of, origin_of
from regnum.server.run import free_port
from tests.cli.conftest import Regnum, fails_with
from tests.cli.running_server import Running

HOST = "127.0.0.1"
PASSWORD = "hunter2secret"
COMMANDS = ("games", "rules", "play", "serve", "backup", "restore", "verify", "export", "tty", "replay", "check", "sim")


@pytest.fixture
def closed(monkeypatch: pytest.MonkeyPatch, home: Path) -> Iterator[None]:
    """Nothing may open, and nothing may be left behind."""
    monkeypatch.setattr("regnum.server.run.serve", lambda *_: pytest.fail("the server was started"))
    yield
    assert not home.exists()


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("--port 0", "--port must be an integer from 1 to 65535, not '0'"),
        ("--port 65536", "65536"),
        ("--port http", "'http'"),
        ("--port " + "7" * 5000, "777…"),
        ("--workers 0", "--workers must be an integer from 1 to 64"),
        ("--workers 2", "--workers needs PostgreSQL"),
        ("--bot-processes none", "--bot-processes"),
        ("--thinkers none", "--bot-processes"),
        ("--budget 0", "--budget"),
        ("--pace -1", "--pace"),
        ("--database here.db", "sqlite:///folder/file.db"),
        ("--database sqlite:///", "has no file"),
        ("--database sqlite://folder/file.db", "three"),
        ("--database oracle://x", "unknown scheme oracle://"),
        ("--database sqlite:////nowhere/at/all/x.db", "/nowhere/at/all does not exist"),
        ("--database sqlite:////proc/x.db", "use a writable local folder"),
        ("--origin play.example.org", "--origin must look like https://play.example.org"),
        ("--origin https://play.example.org/table", "--origin"),
        ("--origin https://play.example.org?x=1", "--origin"),
        ("--origin https://play.example.org#x", "--origin"),
        ("--origin ftp://play.example.org", "--origin"),
        ("--origin http://[::1", "--origin"),
        ("--origin https://play.example.org:99999", "--origin"),
        ("--origin https://me:you@play.example.org", "--origin"),
        ("--name " + "x" * 41, "--name must have at most 40"),
        ("--news nowhere.txt", "--news: file not found: nowhere.txt"),
        ("--host no.such.host.invalid", "choose another --port or --host"),
        ("--host 203.0.113.7", "choose another --port or --host"),
        ("--host " + "é" * 70 + ".example", "--host must be a name"),
        ("--port", "--port"),
        ("--frobnicate", "--frobnicate"),
    ],
)
@pytest.mark.usefixtures("closed")
def test_what_is_typed_wrong_behind_serve_is_one_line(run: Regnum, words: str, expected: str) -> None:
    fails_with(run("serve", *words.split(" ")), expected)


@pytest.mark.parametrize(
    "words",
    [
        f"--mail smtp://me:{PASSWORD}@mail.example.org",
        f"--mail smtp://me:{PASSWORD}@mail.example.org?from=nobody",
        f"--mail smtp://me:{PASSWORD}@mail.example.org:port?from=a@b.org",
        f"--mail smtp://me:{PASSWORD}@mail.example.org:99999?from=a@b.org",
        f"--mail smtp://me:{PASSWORD}@[mail?from=a@b.org",
        f"--mail smtp://me:{PASSWORD}/x@mail.example.org?from=a@b.org",
        f"--mail http://me:{PASSWORD}@mail.example.org?from=a@b.org",
        f"--mail {PASSWORD}",
        f"--database postgresql://me:{PASSWORD}@127.0.0.1:1/regnum",
        f"--database postgresql://me:{PASSWORD}@a@127.0.0.1/regnum",
        f"--database mysql://me:{PASSWORD}@host/regnum",
        f"--database postgresql://me:{PASSWORD}@[host/regnum",
    ],
)
@pytest.mark.usefixtures("closed")
def test_a_password_never_comes_back(run: Regnum, words: str) -> None:
    shown = run("serve", *words.split(" "))
    fails_with(shown)
    assert PASSWORD not in shown.output and "secret" not in shown.output


def test_the_mail_server_may_be_set_in_the_environment(monkeypatch: pytest.MonkeyPatch, run: Regnum) -> None:
    monkeypatch.setenv("REGNUM_MAIL", f"smtp://me:{PASSWORD}@")
    shown = run("serve")
    fails_with(shown, "smtp://user:password@host:587")
    assert PASSWORD not in shown.output


def test_a_mail_url_is_read_whole() -> None:
    mail = mail_of("smtp://me%40home:p%2Fw@mail.example.org?from=regnum@example.org")
    assert mail is not None and (mail.host, mail.port, mail.user, mail.password) == (
        "mail.example.org", 587, "me@home", "p/w",
    )  # fmt: skip
    sealed = mail_of("smtps://mail.example.org?from=a@b.org&tls=no")
    assert sealed is not None and sealed.port == 465 and not sealed.start_tls
    assert mail_of(None) is None and mail_of("") is None


def test_an_origin_is_stored_without_its_last_slash() -> None:
    assert origin_of("HTTPS://Play.Example.org:8443/") == "https://play.example.org:8443"
    assert origin_of("http://[::1]:8000") == "http://[::1]:8000"


@pytest.mark.usefixtures("closed")
def test_a_taken_port_is_reported_before_anything_opens(run: Regnum) -> None:
    with socket.create_server((HOST, 0)) as taken:
        port = str(taken.getsockname()[1])
        fails_with(run("serve", "--port", port), port, "in use", "choose another --port")
        fails_with(run("play", "--port", port, "--no-browser"), port, "in use", "choose another --port")


def test_a_home_that_cannot_be_created_is_reported(
    run: Regnum, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("mine")
    monkeypatch.setenv("REGNUM_HOME", str(tmp_path / "file" / "home"))
    monkeypatch.setattr("regnum.server.run.serve", lambda *_: pytest.fail("the server was started"))
    for command in (["serve"], ["play", "--lang", "en"]):
        fails_with(run(*command, "--port", str(free_port(HOST))), "regnum.db")
    assert (tmp_path / "file").read_text() == "mine"


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("chess", "chess"),
        ("--seats 9", "--seats"),
        ("--option colour=pink", "colour"),
        ("--option colour", "name=value"),
        ("--against hal", "hal"),
        ("brothers --seats 1 --against greedy", "--against"),
        ("--port none", "--port"),
        ("--lang de", "de"),
        ("--database nonsense", "database URL"),
    ],
)
@pytest.mark.usefixtures("closed")
def test_what_is_typed_wrong_behind_play_is_one_line(run: Regnum, words: str, expected: str) -> None:
    fails_with(run("play", "--no-browser", *words.split(" ")), expected)


def test_play_opens_a_page_ends_with_ctrl_c_and_goes_on_at_the_next_start(home: Path) -> None:
    port = str(free_port(HOST))
    with Running("play", "--no-browser", "--port", port) as first:
        link = link_in(first.line_with("/start/"))
        assert "Ctrl-C" in first.line_with("Ctrl-C")
        table = link.rsplit("/", 1)[1]
        assert page_at(link).removeprefix(f"http://localhost:{port}") in (f"/table/{table}", f"/plain/table/{table}")
        with httpx.Client(trust_env=False) as other_client:
            assert other_client.get(link, follow_redirects=True).status_code >= 400, "the link works once"
        assert first.end(signal.SIGINT) == 0
        assert len(first.lines) == 3 and "stopped" in first.lines[-1], first.lines
    with Running("play", "--no-browser", "--port", port) as second:
        again = link_in(second.line_with("/start/"))
        assert again.rsplit("/", 1)[1] == table and again != link
        assert second.end(signal.SIGTERM) == 0 and "stopped" in second.lines[-1]
    assert sorted(each.name for each in home.iterdir()) == ["regnum.db", "regnum.db.lock"]


def link_in(line: str) -> str:
    found = re.search(r"http://\S+/start/\S+", line)
    assert found is not None, line
    return found[0]


def page_at(link: str) -> str:
    """Where a browser that follows the link arrives."""
    with httpx.Client(follow_redirects=True, trust_env=False) as browser:
        answer = browser.get(link)
        assert answer.status_code == 200 and "text/html" in answer.headers["content-type"]
        assert browser.cookies
        return str(answer.url)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_serve_says_where_it_is_open_and_ends_cleanly(tmp_path: Path, how: signal.Signals) -> None:
    port, database = str(free_port(HOST)), f"sqlite:///{tmp_path / 'regnum.db'}"
    with Running("serve", "--port", port, "--database", database) as server:
        assert f"http://localhost:{port}" in server.line_with("listening on")
        with httpx.Client(base_url=f"http://{HOST}:{port}", trust_env=False) as client:
            assert client.get("/healthz").status_code == 200
        assert server.end(how) == 0
        assert not any("Traceback" in line or "Error" in line for line in server.lines), server.lines


def test_two_servers_do_not_share_one_file(run: Regnum, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'regnum.db'}"
    with Running("serve", "--port", str(free_port(HOST)), "--database", database) as server:
        server.line_with("listening on")
        fails_with(run("serve", "--port", str(free_port(HOST)), "--database", database), "regnum.db")
        assert server.end(signal.SIGTERM) == 0


@pytest.mark.parametrize("command", COMMANDS)
def test_help_explains_every_option(run: Regnum, command: str) -> None:
    shown = run(command, "--help")
    assert shown.exit_code == 0
    assert unexplained(shown.stdout) == []


def unexplained(help: str) -> list[str]:
    """Options whose line, and the lines that belong to it, say nothing but a default."""
    found: list[str] = []
    for entry in re.split(r"\n(?=  \S)", help.partition("Options:")[2])[1:]:
        words = re.sub(r"\[(default:[^\]]*|required)\]", "", " ".join(entry.split())).strip()
        if re.fullmatch(r"(--?[\w-]+|[A-Z,=<>]+|/|<\w+>|\s)+", words):
            found.append(words)
    return found
