"""`make browser`: a Chromium for the tests that look at the app as a person does.

The machine's own counts first (REGNUM_CHROMIUM names one); else the system's package; else the one that Playwright
brings. The tests ask `found()`, and never install anything themselves.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SWITCH = "REGNUM_CHROMIUM"
HELP = f"""There is no Chromium for the tests of the browser table, and it could not be installed.
Install the package chromium of your system, or run `.venv/bin/python -m playwright install chromium`, or let
{SWITCH} name one: {SWITCH}=/path/to/chromium make test"""


def found() -> str | None:
    """The browser, if there is one."""
    named = os.environ.get(SWITCH)
    if named:
        return shutil.which(named)
    own = next((path for name in NAMES if (path := shutil.which(name))), None)
    return own or playwrights()


def playwrights() -> str | None:
    """The one that Playwright has brought, if it has."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        path = driver.chromium.executable_path
    return path if Path(path).exists() else None


def by_system() -> bool:
    """The system's package, where we may install one."""
    apt = shutil.which("apt-get")
    if apt is None or os.name != "posix" or os.geteuid() != 0:
        return False
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = [apt, "install", "-y", "-qq", "--no-install-recommends", "chromium"]
    for words in (install, [apt, "update", "-qq"], install):  # the lists may be old, or not be there at all
        code = subprocess.run(words, env=env, stdout=subprocess.DEVNULL, check=False).returncode
        if code == 0 and words is install:
            return True
    return False


def by_playwright() -> bool:
    """Playwright's own; it needs libraries that a desktop has and a bare machine may lack."""
    return subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False).returncode == 0


def main() -> None:
    """Find one, or bring one, or say what to do."""
    if os.environ.get(SWITCH) and not found():
        sys.exit(f"{SWITCH} names no program: {os.environ[SWITCH]}")
    if found():
        return
    print("fetching a browser for the tests ...", flush=True)
    if not ((by_system() or by_playwright()) and found()):
        sys.exit(HELP)


if __name__ == "__main__":
    main()
