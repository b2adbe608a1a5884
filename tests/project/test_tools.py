"""The tools that build the app and find a browser: what they take, what they leave alone, what they say."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import browser, web

HOME = Path(__file__).parents[2]
# Takes the place of npm: `ci` installs modules, `run build` empties the folder and builds, as Vite does.
NPM = """#!/bin/sh
echo "$1" >> "{log}"
case "$1" in
ci)
  mkdir -p node_modules
  case "$*" in
  *--omit=dev*) grep -v '"dev"' package-lock.json > node_modules/.package-lock.json ;;
  *) cp package-lock.json node_modules/.package-lock.json ;;
  esac ;;
run) rm -rf "{built}" && mkdir -p "{built}" && echo "<html>" > "{built}/index.html" ;;
esac
"""

LOCK = """{"packages": {
"node_modules/linter": {"version": "1.0.0", "dev": true},
"node_modules/elsewhere": {"version": "1.0.0", "optional": true},
"node_modules/vite": {"version": "1.0.0"}
}}"""


class Workshop:
    """A project with nothing in it but the sources of an app, and a Node of which only the version is true."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.bin, self.log, self.web = folder / "bin", folder / "log", folder / "web"
        self.built = folder / "built"
        for each in (self.bin, self.web / "src"):
            each.mkdir(parents=True)
        for name in ("package.json", "package-lock.json", "index.html", "src/main.ts"):
            (self.web / name).write_text(name)
        (self.web / "package-lock.json").write_text(LOCK)
        monkeypatch.setattr(web, "WEB", self.web)
        monkeypatch.setattr(web, "MODULES", self.web / "node_modules")
        monkeypatch.setattr(web, "BUILT", self.built)
        monkeypatch.setattr(web, "STAMP", self.built / ".built")
        monkeypatch.setattr(web, "pip_node", lambda: None)
        monkeypatch.setattr(web, "brought_node", lambda: None)
        monkeypatch.delenv(web.SWITCH, raising=False)
        monkeypatch.setenv("PATH", f"{self.bin}{os.pathsep}/usr/bin{os.pathsep}/bin")
        self.node("v20.19.0")

    def node(self, version: str) -> None:
        self.program("node", f"#!/bin/sh\necho {version}\n")
        self.program("npm", NPM.format(log=self.log, built=self.built))

    def program(self, name: str, text: str) -> None:
        (self.bin / name).write_text(text)
        (self.bin / name).chmod(0o755)

    def done(self) -> list[str]:
        """What npm was asked to do since the last time."""
        words = self.log.read_text().split() if self.log.exists() else []
        self.log.unlink(missing_ok=True)
        return words


@pytest.fixture
def shop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Workshop]:
    yield Workshop(tmp_path, monkeypatch)


def test_the_app_is_built_once_and_again_when_its_sources_change(shop: Workshop) -> None:
    web.main()
    assert shop.done() == ["ci", "run"] and (shop.built / "index.html").exists()
    web.main()
    (shop.web / "index.html").touch()
    (shop.web / "tests").mkdir()
    (shop.web / "tests" / "tell.ts").write_text("not built")
    web.main()
    assert shop.done() == []
    (shop.web / "src" / "main.ts").write_text("changed")
    web.main()
    assert shop.done() == ["run"]


def test_modules_are_fetched_when_they_are_gone_or_others_are_wanted(shop: Workshop) -> None:
    web.main()
    shop.done()
    (shop.web / "node_modules" / ".package-lock.json").unlink()
    web.main()
    assert shop.done() == ["ci"], "tests take axe-core from there, so a built app is not enough"
    (shop.web / "package-lock.json").write_text(LOCK.replace("1.0.0", "1.0.1"))
    web.main()
    assert shop.done() == ["ci", "run"]


def test_what_only_checks_need_is_fetched_for_checks(shop: Workshop) -> None:
    web.main()
    assert web.has_modules(checks=False) and not web.has_modules(checks=True)
    shop.done()
    web.main(["--check"])
    assert shop.done()[0] == "ci" and web.has_modules(checks=True)
    web.main(["--check"])
    assert "ci" not in shop.done()


@pytest.mark.parametrize("version", ["v18.20.4", "v20.9.0", "nonsense"])
def test_a_node_that_is_too_old_is_not_taken(shop: Workshop, version: str) -> None:
    shop.node(version)
    with pytest.raises(SystemExit, match=r"Node 20\.19 or newer"):
        web.main()
    assert shop.done() == []


def test_pip_brings_a_node_where_there_is_none(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    own = web.own_node()
    shop.node("v18.0.0")
    monkeypatch.setattr(web, "brought_node", lambda: own)
    web.main()
    assert shop.done() == ["ci", "run"]


def test_a_build_that_fails_is_reported_and_not_remembered(shop: Workshop) -> None:
    shop.program("npm", '#!/bin/sh\n[ "$1" = ci ] && exit 0\nexit 3\n')
    with pytest.raises(SystemExit, match=r"npm run failed in web/ \(3\)"):
        web.main()
    assert not web.is_built()


def test_checking_runs_linter_types_and_unit_tests_and_formatting_builds_nothing(shop: Workshop) -> None:
    web.main()
    shutil.copy(shop.web / "package-lock.json", shop.web / "node_modules" / ".package-lock.json")
    shop.program("npm", f'#!/bin/sh\necho "$3" >> "{shop.log}"\n')
    shop.done()
    web.main(["--check"])
    assert shop.done() == ["lint", "check", "test"]
    (shop.web / "src" / "main.ts").write_text("changed")
    web.main(["--format"])
    assert shop.done() == ["format"]


def test_who_wants_no_app_needs_no_node(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    shop.node("v1.0.0")
    monkeypatch.setenv(web.SWITCH, "1")
    web.main()
    web.bring_along()
    monkeypatch.delenv(web.SWITCH)
    (shop.web / "package.json").unlink()
    web.main()
    assert shop.done() == [], "an unpacked package has no sources"


def test_a_package_can_be_made_without_node(shop: Workshop, capsys: pytest.CaptureFixture[str]) -> None:
    shop.node("v1.0.0")
    web.bring_along()
    assert "without the browser table" in capsys.readouterr().err
    shop.node("v24.1.0")
    web.bring_along()
    assert shop.done() == ["ci", "run"]
    web.bring_along()
    assert shop.done() == []


def test_the_machines_own_browser_counts_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(browser.CHROMIUM.switch, raising=False)
    monkeypatch.setattr(browser, "playwrights", lambda: "playwright's")
    assert browser.found() == "playwright's"
    for name in ("google-chrome", "chromium"):
        (tmp_path / name).write_text("#!/bin/sh\n")
        (tmp_path / name).chmod(0o755)
        assert browser.found() == str(tmp_path / name)
    monkeypatch.setenv(browser.CHROMIUM.switch, str(tmp_path / "google-chrome"))
    assert browser.found() == str(tmp_path / "google-chrome")


def test_a_named_browser_that_does_not_exist_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(browser.CHROMIUM.switch, "/no/such/browser")
    with pytest.raises(SystemExit, match="names no program"):
        browser.main()


@pytest.mark.parametrize(
    ("name", "advice"),
    [
        ("chromium", "Install the package chromium of your system, or run"),
        ("firefox", "Install the package firefox-esr of your system, or let REGNUM_FIREFOX"),
        ("webkit", "Install the packages webkit2gtk-driver and xvfb of your system, or let REGNUM_WEBKIT"),
    ],
)
def test_without_a_browser_the_error_says_what_to_do(name: str, advice: str, monkeypatch: pytest.MonkeyPatch) -> None:
    product = browser.BROWSERS[name]
    monkeypatch.delenv(product.switch, raising=False)
    tried: list[str] = []
    monkeypatch.setattr(browser, "found", lambda product: None)

    def fails(command: str) -> bool:
        tried.append(command)
        return False

    monkeypatch.setattr(browser, "by_system", lambda product: fails(f"system {product.title}"))
    monkeypatch.setattr(browser, "by_playwright", lambda product: fails(f"playwright {product.title}"))
    with pytest.raises(SystemExit, match=advice):
        browser.main([name])
    assert tried == [f"system {product.title}", f"playwright {product.title}"]


def test_webkit_needs_a_screen_or_a_program_that_stands_for_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv(browser.WEBKIT.switch, raising=False)
    (driver := tmp_path / "WebKitWebDriver").write_text("#!/bin/sh\n")
    driver.chmod(0o755)
    assert browser.found(browser.WEBKIT) is None
    (screen := tmp_path / "Xvfb").write_text("#!/bin/sh\n")
    screen.chmod(0o755)
    assert browser.found(browser.WEBKIT) == str(driver)


def test_an_unknown_browser_is_named_with_those_there_are() -> None:
    with pytest.raises(SystemExit, match="no browser 'opera'; there are chromium, firefox, webkit, and all"):
        browser.main(["opera"])


def test_make_builds_the_app_and_finds_a_browser_first() -> None:
    makefile = (HOME / "Makefile").read_text()
    needs = dict(re.findall(r"^([a-z]+): ([^#\n]*?) *##", makefile, flags=re.M))
    proof = makefile.partition("\ntest:")[2].partition("\n\n")[0].splitlines()
    assert proof[1].endswith(" setup web") and proof[2].endswith(" build browser types order workflows")
    assert "web" in needs["build"].split()
    assert "build" in needs["check"].split()


def test_make_test_does_all_that_make_check_does() -> None:
    """Its parts beside the compiler, its tests among all others."""
    makefile = (HOME / "Makefile").read_text()
    proof, check = (makefile.partition(f"\n{name}:")[2].partition("\n\n")[0] for name in ("test", "check"))
    parts = re.findall(r"-j 2 --output-sync=target (.+)", check)
    assert parts == ["types order"] and re.search(r" types order workflows$", proof, flags=re.M)
    assert re.findall(r"^check: (workflows)$", makefile, flags=re.M)
    assert "--ignore" not in proof and " tests" not in proof.partition("pytest")[2].partition("\n")[0]


def test_what_is_larger_at_night_runs_at_night() -> None:
    (folders,) = re.findall(r"^NIGHTLY := (.+)$", (HOME / "Makefile").read_text(), flags=re.M)
    asks = [file for file in (HOME / "tests").rglob("*.py") if "nightly" in file.read_text(encoding="utf-8").lower()]
    found = {
        "/".join(file.relative_to(HOME).parts[:2]) for file in asks if file.parent.name not in ("tests", "project")
    }
    assert found == set(folders.split())


def test_make_play_waits_for_packages_and_page_only() -> None:
    makefile = (HOME / "Makefile").read_text()
    recipe = makefile.partition("\nplay:")[2].partition("\n\n")[0].splitlines()
    assert recipe[1].endswith("-j 2 $(VENV)/.play web") and "tools.play" in recipe[2]
    assert ".[play]" in makefile.partition("\n$(VENV)/.play:")[2].partition("\n\n")[0]


def test_everything_that_make_installs_is_locked() -> None:
    makefile = (HOME / "Makefile").read_text()
    lists = re.findall(r"-m pip install .*(?:-c|-r) (\S+)", makefile)
    assert lists == ["constraints.txt", "bench/peers.txt", "packaging/tools.txt"]
    assert makefile.count("-m pip install") == len(lists)
    assert re.search(r"^INSTALL := .*-m pip install .*-c constraints.txt$", makefile, flags=re.M)
