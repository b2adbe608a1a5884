"""`make page`: builds dist/page, a folder for any web space with the whole of Regnum in a browser, without a server.

Three things come together: Pyodide (Python for browsers, from npm, pinned in packaging/page), the server's own Python
packages as they are installed here (the two compiled ones as pip finds them for Pyodide), and the browser client.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import importlib.metadata
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from packaging.requirements import Requirement

import regnum
from regnum.core.messages import Message
from tools import web

HOME: Final = web.HOME
PACKING: Final = HOME / "packaging" / "page"
WORK: Final = HOME / "build" / "page"
OUT: Final = HOME / "dist" / "page"
PLATFORM: Final = "pyemscripten_2026_0_wasm32"  # of the Pyodide in packaging/page
PYTHON: Final = "3.14"
COMPILED: Final = ("msgspec", "librt")
ROOTS: Final = (
    "mypy_extensions", "typing_extensions", "fluent.runtime", "starlette", "sqlalchemy", "alembic", "structlog",
    "prometheus-client", "jinja2", "python-multipart", "openskill",
)  # fmt: skip
NOT_NEEDED: Final = re.compile(  # of the packages; pack.py takes of the rest what is used
    r"(.*/)?(tests?|testing|__pycache__|licenses)/|.*\.(so|pyc|pyi|c|h|pyx|pxd)$|alembic/templates/|pytz/zoneinfo"
    r"|.*\.dist-info/|\.\.|babel/messages/|jinja2/ext"
)
NOT_OURS: Final = re.compile(r"(cli|lab|testing|server/web|server/page)/|server/app_page|.*/(art|__pycache__)/|.*\.so$")
# Modules of packages that are written anew. anyio asks for something of Python 3.14 that browsers cannot have; Alembic
# loads what four other databases need.
NO_INTERPRETERS: Final = '''"""Not in a browser."""


async def run_sync(*args, **more):
    """There is one interpreter here."""
    raise RuntimeError("no other interpreters in a browser")


def current_default_interpreter_limiter():
    """There is one interpreter here."""
    raise RuntimeError("no other interpreters in a browser")
'''
ONLY_SQLITE: Final = "from . import sqlite as sqlite\nfrom .impl import DefaultImpl as DefaultImpl\n"
REPLACED: Final = {"anyio/to_interpreter.py": NO_INTERPRETERS, "alembic/ddl/__init__.py": ONLY_SQLITE}
LICENCE: Final = re.compile(r"\.dist-info/.*(LICEN[CS]E|COPYING|NOTICE|AUTHORS)", re.IGNORECASE)
LANGUAGES: Final = ("en", "cs", "sk", "uk")
OLD: Final = ("web-alone-old", "web-alone-old-plain")
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs")
FIRST: Final = ("engine/",)  # what a first visit waits for, with its progress; all else comes when it is asked for


# -- Python --------------------------------------------------------------------------------------------------------


def distributions() -> list[importlib.metadata.Distribution]:
    """Return the packages that the server needs in a browser, as installed here."""
    found: dict[str, importlib.metadata.Distribution] = {}
    waiting = list(ROOTS)
    there = {"extra": "", "python_version": PYTHON, "python_full_version": f"{PYTHON}.0", "platform_machine": "wasm32"}
    while waiting:
        name = re.sub(r"[-_.]+", "-", waiting.pop()).lower()
        if name in found or name in COMPILED or name == "greenlet":
            continue
        found[name] = importlib.metadata.distribution(name)
        wishes = [Requirement(each) for each in found[name].requires or []]
        waiting += [each.name for each in wishes if each.marker is None or each.marker.evaluate(there)]
    return list(found.values())


def compiled_wheels() -> list[Path]:
    """Return the wheels of the compiled packages for Pyodide, in the versions installed here; pip brings them."""
    folder = WORK / "wheels"
    wanted = [f"{name}=={importlib.metadata.version(name)}" for name in COMPILED]
    found = [path for each in wanted for path in folder.glob(f"{each.replace('==', '-')}-*.whl")]
    if len(found) < len(wanted):
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        command += ["--only-binary=:all:", "--platform", PLATFORM, "--python-version", PYTHON]
        command += ["--implementation", "cp", "--abi", f"cp{PYTHON.replace('.', '')}", "--dest", str(folder), *wanted]
        if subprocess.run(command, check=False).returncode:
            sys.exit(f"pip finds no wheels of {' and '.join(wanted)} for {PLATFORM}")
        found = [path for each in wanted for path in folder.glob(f"{each.replace('==', '-')}-*.whl")]
    return found


def own_wheel(folders: tuple[Path, ...] = (HOME / "dist", WORK / "wheels")) -> Path | None:
    """Return the wheel of Regnum compiled for Pyodide, if there is one of exactly these sources.

    The workflow `wheels` builds it, as `cibuildwheel --only cp314-pyodide_wasm32` does on any Linux with a network.
    """
    tag = f"cp{PYTHON.replace('.', '')}-cp{PYTHON.replace('.', '')}-{PLATFORM}"
    found = sorted(path for folder in folders for path in folder.glob(f"regnum-*-{tag}.whl"))
    for path in found:
        with zipfile.ZipFile(path) as packed:
            names = [name for name in packed.namelist() if name.startswith("regnum/") and name.endswith(".py")]
            ours = {name: HOME / "src" / name for name in names}
            if all(each.is_file() and each.read_bytes() == packed.read(name) for name, each in ours.items()):
                return path
        print(f"{path.name} is of other sources and is not taken")
    return None


def compiled_files(wheel: Path) -> Iterator[tuple[str, bytes]]:
    """Return the extension modules of our own wheel; what they replace stays beside them for reports."""
    with zipfile.ZipFile(wheel) as packed:
        for name in packed.namelist():
            if name.endswith(".so"):
                yield name, packed.read(name)


def python_files() -> Iterator[tuple[str, bytes]]:
    """Return everything that may belong into the page, by its path."""
    for distribution in distributions():
        for file in distribution.files or []:
            path = Path(str(file.locate()))
            if not NOT_NEEDED.match(str(file)) and path.is_file():
                yield str(file), path.read_bytes()
    for wheel in compiled_wheels():
        with zipfile.ZipFile(wheel) as packed:
            for name in packed.namelist():
                if not name.endswith(("/", ".pyi")) and ".dist-info/" not in name:
                    yield name, packed.read(name)
    source = HOME / "src" / "regnum"
    for path in sorted(source.rglob("*")):
        name = path.relative_to(source).as_posix()
        if path.is_file() and not NOT_OURS.match(name):
            yield f"regnum/{name}", path.read_bytes()
    own = own_wheel()
    if own is not None:
        yield from compiled_files(own)
    yield from metadata()


def metadata() -> Iterator[tuple[str, bytes]]:
    """Return what Regnum must know of itself: its version, and the entry points by which games are found."""
    own = importlib.metadata.distribution("regnum")
    folder = f"regnum-{own.version}.dist-info"
    yield f"{folder}/METADATA", f"Metadata-Version: 2.1\nName: regnum\nVersion: {own.version}\n".encode()
    yield f"{folder}/entry_points.txt", (own.read_text("entry_points.txt") or "").encode()


def pack_python(node: web.NodeTool) -> Path:
    """Run pack.py in Pyodide, unless that has been done with the same files; return the folder of its results."""
    folder = WORK / "python"
    folder.mkdir(parents=True, exist_ok=True)
    contents = dict(python_files())
    contents |= {name: content.encode() for name, content in REPLACED.items()}
    whole = hashlib.sha256((PACKING / "pack.py").read_bytes() + (PACKING / "package-lock.json").read_bytes())
    for name in sorted(contents):
        whole.update(f"{name} {hashlib.sha256(contents[name]).hexdigest()}\n".encode())
    stamp = folder / ".packed"
    if stamp.exists() and stamp.read_text() == whole.hexdigest():
        return folder
    print("packing the server for the browser ...", flush=True)
    candidates = WORK / "candidates.zip"
    with zipfile.ZipFile(candidates, "w") as archive:
        for name, content in contents.items():
            archive.writestr(name, content)
    stamp.unlink(missing_ok=True)
    arguments = [str(PACKING / "pack.mjs"), str(candidates), str(PACKING / "pack.py"), str(folder)]
    said = subprocess.run(["node", *arguments], env=node.env, check=False, capture_output=True, text=True)
    if said.returncode:
        sys.exit(f"the server could not be packed:\n{said.stdout[-2000:]}\n{said.stderr[-4000:]}")
    stamp.write_text(whole.hexdigest())
    return folder


def fetch_runtime(node: web.NodeTool) -> Path:
    """Install Pyodide as packaging/page pins it; return its folder."""
    runtime = PACKING / "node_modules" / "pyodide"
    pinned = json.loads((PACKING / "package.json").read_text())["dependencies"]["pyodide"]
    package = runtime / "package.json"
    if not package.exists() or json.loads(package.read_text())["version"] != pinned:
        print("fetching Python for browsers (npm ci) ...", flush=True)
        command = [*node.npm, "ci", "--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts"]
        if subprocess.run(command, cwd=PACKING, env=node.env, check=False).returncode:
            sys.exit("npm could not fetch Pyodide for packaging/page")
    return runtime


# -- what does not depend on anybody: texts, pictures, the first answers ----------------------------------------------


class NoHooks:
    """A server that answers some questions here, and keeps nothing."""

    async def keep(self) -> None:
        """Store nothing: the answers are written to files."""

    def restore(self) -> None:
        """Nothing was kept."""

    async def begin(self) -> None:
        """There are no bots to load."""

    async def think(self, line: str) -> str:
        """Refuse: there are no bots here."""
        raise OSError("no bots here")

    def stop(self) -> None:
        """There are no bots to end."""

    def tell(self, number: int, what: str, value: object) -> None:
        """No page is listening."""


async def fixed_answers() -> dict[str, bytes]:
    """Return the files that stand for questions with the same answer for everybody."""
    from regnum.server.browser import start

    found: dict[str, bytes] = {}
    with tempfile.TemporaryDirectory() as folder:
        engine = await start.start(NoHooks(), Path(folder) / "page.db")

        async def ask(path: str) -> str:
            said: dict[str, Any] = json.loads(await engine.request(json.dumps({"method": "GET", "path": path})))
            if said["status"] != 200:
                sys.exit(f"GET {path} was answered {said['status']}")
            body: str = said["body"]
            return body

        for lang in LANGUAGES:
            about = await ask(f"/api/house?lang={lang}")
            early = [f"/api/house?lang={lang}", f"/api/games?lang={lang}"]
            early += [f"/api/games/{game['id']}/rules?lang={lang}" for game in json.loads(about)["games"]]
            for path in early:
                found["known/" + re.sub(r"\W+", "_", path[1:]) + ".json"] = (await ask(path)).encode()
            found[f"texts/{lang}/shared.ftl"] = (await ask(f"/api/texts/{lang}")).encode()
            for game in json.loads(about)["games"]:
                found[f"texts/{lang}/{game['id']}.ftl"] = (await ask(f"/api/texts/{lang}/{game['id']}")).encode()
    return found


def drawings() -> dict[str, bytes]:
    """Return the art of all games."""
    from regnum.catalogue.render import packages_of
    from regnum.core.registry import games
    from regnum.server.art import NAME, SHAPES, drawn

    found: dict[str, bytes] = {}
    for game in games():
        folders = [files(package).joinpath("art") for package in packages_of(game)[1:]]
        names = {each.name for folder in folders if folder.is_dir() for each in folder.iterdir() if each.is_file()}
        for name in sorted({*names, SHAPES}):
            content = drawn(game, name) if NAME.fullmatch(name) else None
            if content is not None:
                found[f"art/{game}/{name}"] = content
    return found


# -- the folder ----------------------------------------------------------------------------------------------------


def build_client(node: web.NodeTool) -> Path:
    """Build the browser client for the page."""
    print("building the client ...", flush=True)
    web.npm(node, "run", "--silent", "build", "--", "--logLevel", "error", "--mode", "page")
    return WORK / "client"


def write(name: str, content: bytes) -> None:
    """Write one file of the page."""
    path = OUT / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def adapt_client() -> None:
    """Give the client's files addresses that count from where the page lies, and a service worker of its own."""
    for style in (OUT / "assets").glob("*.css"):
        style.write_text(style.read_text().replace("url(/static/", "url(../static/"))
    manifest = json.loads((OUT / "manifest.webmanifest").read_text())
    manifest |= {"id": "./", "start_url": "./", "scope": "./"}
    manifest["icons"] = [{**icon, "src": icon["src"].lstrip("/")} for icon in manifest["icons"]]
    write("manifest.webmanifest", json.dumps(manifest, indent=2).encode())
    shutil.copy(HOME / "web" / "page" / "sw.js", OUT / "sw.js")


def old_browsers() -> bytes:
    """Return the script that tells a browser which is too old so, with its sentences in all languages."""
    said = {lang: [regnum.text(Message(name), lang) for name in OLD] for lang in LANGUAGES}
    script = (HOME / "web" / "page" / "old.js").read_text(encoding="utf-8")
    return script.replace("/* SENTENCES */ null", json.dumps(said, ensure_ascii=True)).encode()


def fonts() -> dict[str, bytes]:
    """Return the fonts, where the style sheets look for them."""
    folder = HOME / "src" / "regnum" / "server" / "page" / "static" / "fonts"
    return {f"static/fonts/{each.name}": each.read_bytes() for each in folder.glob("*.woff2")}


def licences() -> str:
    """Return the licences of all Python packages in the page; they travel with it."""
    own = [(HOME / "LICENSE").read_text(encoding="utf-8"), (HOME / "CREDITS.md").read_text(encoding="utf-8")]
    for distribution in [*distributions(), *map(importlib.metadata.distribution, COMPILED)]:
        for file in distribution.files or []:
            if LICENCE.search(str(file)):
                text = Path(str(file.locate())).read_text(encoding="utf-8", errors="replace")
                own.append(f"{distribution.name} {distribution.version}\n\n{text}")
    return f"\n\n{'=' * 80}\n\n".join(own)


def lay_out(node: web.NodeTool) -> None:
    """Put everything into dist/page."""
    runtime = fetch_runtime(node)
    python, client = pack_python(node), build_client(node)
    shutil.rmtree(OUT, ignore_errors=True)
    shutil.copytree(client, OUT)
    adapt_client()
    for name in RUNTIME:
        write(f"engine/{name}", (runtime / name).read_bytes())
    # Compressed by us: not every web space compresses, and its progress can be shown.
    write("engine/pyodide.asm.wasm.gz", gzip.compress((runtime / "pyodide.asm.wasm").read_bytes(), 9, mtime=0))
    for name in ("python_stdlib.zip", "server.tar.xz"):
        write(f"engine/{name}", (python / name).read_bytes())
    for name, content in {**asyncio.run(fixed_answers()), **drawings(), **fonts()}.items():
        write(name, content)
    write("licences.txt", licences().encode())
    write("old.js", old_browsers())
    list_files()


def list_files() -> None:
    """Write the list of all files with sizes and hashes, for the client and for the service worker."""
    found = {}
    for path in sorted(each for each in OUT.rglob("*") if each.is_file() and each.name != "sw.js"):
        content = path.read_bytes()
        found[path.relative_to(OUT).as_posix()] = [len(content), hashlib.sha256(content).hexdigest()[:16]]
    version = hashlib.sha256(json.dumps(found).encode()).hexdigest()[:16]
    listed = json.dumps({"version": version, "files": found}, separators=(",", ":"))
    (OUT / "files.json").write_text(listed)
    worker = OUT / "sw.js"
    worker.write_text(worker.read_text().replace("/* FILES */ null", listed))


def on_the_wire(path: Path) -> int:
    """Return how many bytes a web space sends for a file, if it compresses text."""
    content = path.read_bytes()
    return len(content) if path.suffix in (".gz", ".zip", ".xz", ".woff2", ".png") else len(gzip.compress(content, 6))


def main() -> None:
    """Build the page, or say what is missing."""
    node = web.own_node() or web.pip_node() or web.brought_node()
    if node is None:
        sys.exit(web.HELP)
    web.fetch(node)
    lay_out(node)
    size = sum(on_the_wire(each) for each in OUT.rglob("*") if each.is_file())
    print(f"dist/page: {size / 1_000_000:.1f} MB over the wire; to try it: regnum page --serve")


if __name__ == "__main__":
    main()
