"""`make browser`: a Chromium for the tests that look at the app as a person does; `make browsers`: two more.

The machine's own counts first (REGNUM_CHROMIUM names one, REGNUM_FIREFOX and REGNUM_WEBKIT the others); else the
system's package; else, for Chromium, the one that Playwright brings. The tests ask `found()` and never
install anything.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple


class DrivenBrowser(NamedTuple):
    """A browser that tests drive."""

    title: str
    programs: tuple[str, ...]  # one of them is enough
    packages: tuple[str, ...]  # of Debian, Ubuntu and the like
    switch: str  # the environment variable that names the program
    advice: str  # what else can be done
    beside: str = ""  # a program it cannot do without where there is no screen

    @property
    def help(self) -> str:
        """What to do where there is none."""
        packages = f"package{'s'[: len(self.packages) - 1]} {' and '.join(self.packages)}"
        return (
            f"There is no {self.title} for the tests of the browser table, and it could not be installed.\n"
            f"Install the {packages} of your system, {self.advice}or let {self.switch} name one:"
            f" {self.switch}=/path/to/{self.programs[0]}"
        )


CHROMIUM = DrivenBrowser(
    "Chromium",
    ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    ("chromium",),
    "REGNUM_CHROMIUM",
    "or run `.venv/bin/python -m playwright install chromium`, ",
)
FIREFOX = DrivenBrowser("Firefox", ("firefox-esr", "firefox"), ("firefox-esr",), "REGNUM_FIREFOX", "")
WEBKIT = DrivenBrowser(
    "WebKit", ("WebKitWebDriver",), ("webkit2gtk-driver", "xvfb"), "REGNUM_WEBKIT", "", beside="Xvfb"
)
BROWSERS = {"chromium": CHROMIUM, "firefox": FIREFOX, "webkit": WEBKIT}


def found(product: DrivenBrowser = CHROMIUM) -> str | None:
    """The program, if there is one and it can show its window."""
    if product.beside and not os.environ.get("DISPLAY") and not shutil.which(product.beside):
        return None
    named = os.environ.get(product.switch)
    if named:
        return shutil.which(named)
    own = next((path for name in product.programs if (path := shutil.which(name))), None)
    return own or (playwrights() if product is CHROMIUM else None)


def playwrights() -> str | None:
    """The one that Playwright has brought, if it has."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        path = driver.chromium.executable_path
    return path if Path(path).exists() else None


def by_system(product: DrivenBrowser) -> bool:
    """The system's package, where we may install one."""
    apt = shutil.which("apt-get")
    if apt is None or os.name != "posix" or os.geteuid() != 0:
        return False
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = [apt, "install", "-y", "-qq", "--no-install-recommends", *product.packages]
    for words in (install, [apt, "update", "-qq"], install):  # the lists may be old, or not be there at all
        code = subprocess.run(words, env=env, stdout=subprocess.DEVNULL, check=False).returncode
        if code == 0 and words is install:
            return True
    return False


def by_playwright(product: DrivenBrowser) -> bool:
    """Playwright's own Chromium, which needs libraries that a desktop has and a bare machine may lack."""
    if product is not CHROMIUM:
        return False
    return subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False).returncode == 0


def bring(product: DrivenBrowser) -> None:
    """Find it, or install it, or say what to do."""
    if (named := os.environ.get(product.switch)) and not found(product):
        sys.exit(f"{product.switch} names no program: {named}")
    if found(product):
        return
    print(f"fetching {product.title} for the tests ...", flush=True)
    if not ((by_system(product) or by_playwright(product)) and found(product)):
        sys.exit(product.help)


def main(names: Iterable[str] = ("chromium",)) -> None:
    """The browsers named; `all` names every one."""
    for name in names:
        if name != "all" and name not in BROWSERS:
            sys.exit(f"There is no browser '{name}'; there are {', '.join(BROWSERS)}, and all.")
        for product in BROWSERS.values() if name == "all" else [BROWSERS[name]]:
            bring(product)


if __name__ == "__main__":
    main(sys.argv[1:] or ["chromium"])
