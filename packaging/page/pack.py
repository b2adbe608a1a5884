"""What the page downloads, packed inside Pyodide: the server in one archive, and the part of Python that it uses.

The server is started and plays a little; of other people's packages only the modules that this has loaded are taken.
All becomes bytecode: compiling it anew at each start would take longer than everything else.
"""

import ast
import asyncio
import json
import lzma
import os
import re
import sys
import tarfile
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
from io import BytesIO
from pathlib import Path

APP = Path("/app")
STDLIB = Path("/lib/python314.zip")
LEFT_OUT = re.compile(  # never loaded by the server; anything else of the standard library may be
    r"(_pyrepl|ctypes|curses|dbm|ensurepip|idlelib|lib2to3|multiprocessing|pydoc_data|sqlite3/__main__|test|tkinter"
    r"|turtledemo|unittest|venv|wsgiref/(?!simple_server|handlers|headers|util|__init__)|xml|xmlrpc|zoneinfo)(/|\.)"
    r"|(_pyio|_pydecimal|_pydatetime|antigravity|bdb|cgi|cgitb|cmd|code|codeop|cProfile|doctest|ftplib|imaplib|mailbox"
    r"|mailcap|modulefinder|nntplib|optparse|pdb|pickletools|plistlib|poplib|profile|pstats|pyclbr|pydoc|rlcompleter"
    r"|smtplib|tabnanny|telnetlib|this|timeit|trace|turtle|webbrowser)\.py"
    r"|encodings/(?!__init__|aliases|ascii|cp437|cp125[0-2]|idna|latin_1|punycode|raw_unicode_escape|unicode_escape"
    r"|utf_)"
)
# Alembic reads files, not modules; anyio looks into its own source for what it imports later.
KEPT_AS_SOURCE = ("regnum/server/store/migrations/", "anyio/__init__")
LONGEST = 99  # of names in the archive
DICTIONARY = 24 * 1024 * 1024  # as large as the archive, not larger: whoever unpacks it needs as much memory
LARGE = ("alembic/", "babel/", "jinja2/", "mako/", "pytz/", "sqlalchemy/")  # of these only what is used
NEVER = ("anyio/_backends/_trio", "anyio/pytest_plugin", "starlette/testclient", "prometheus_client/bridge")
WITH_PYTHON = ("_pyodide/", "pyodide/", "encodings/")
IMPORT = re.compile(r"^\s*(?:from|import)\s+([\w.]+)", re.MULTILINE)
LOCALES = re.compile(r"(root|en|cs|sk|uk)\.dat")


class Hooks:
    """A Web Worker that keeps nothing and thinks here."""

    async def keep(self):
        """Keep nothing."""

    def restore(self):
        """Nothing was kept."""

    async def begin(self):
        """Think here."""
        from regnum.server.browser import start

        self.answerer = start.answerer()

    async def think(self, line):
        """Answer."""
        return self.answerer.answer(line)

    def stop(self):
        """Nothing runs elsewhere."""

    def tell(self, number, what, value):
        """Nobody listens."""


async def play():
    """Use what a page uses: people, tables of all games, a bot, a socket, rules, a record, an error."""
    from regnum.server.browser import start
    from regnum.server.wire import PROTOCOL

    os.makedirs("/regnum")
    empty_database()
    engine = await start.start(Hooks())
    token = "new"

    async def ask(method, path, body=None):
        headers = [("x-regnum-csrf", token), ("content-type", "application/json")]
        asked = {"method": method, "path": path, "headers": headers, "body": "" if body is None else json.dumps(body)}
        answered = json.loads(await engine.request(json.dumps(asked)))
        return json.loads(answered["body"]) if answered["body"][:1] == "{" else answered["body"]

    token = (await ask("POST", "/api/me", {"name": "Anna", "lang": "cs"}))["csrf"]
    house = await ask("GET", "/api/house?lang=uk")
    for number, game in enumerate(house["games"]):
        order = {"game": game["id"], "seats": 2, "chairs": ["me", "squire"], "begin": True}
        table = (await ask("POST", "/api/tables", order))["table"]["id"]
        engine.open(number, f"/api/tables/{table}/socket")
        engine.hear(number, json.dumps({"t": "hello", "protocol": PROTOCOL}))
        await asyncio.sleep(1)
        await ask("POST", f"/api/tables/{table}/hint", {"seat": 0, "bot": "knight"})
        await ask("GET", f"/api/games/{game['id']}/rules?lang=sk")
        await ask("GET", f"/api/games/{game['id']}/gallery")
    for path in ("/api/me/tables", "/api/me/data", "/api/me/away", "/api/me/sessions", "/api/nothing"):
        await ask("GET", path)
    await ask("POST", "/api/replay/moves", {"record": "nonsense"})
    import regnum

    record = regnum.new("brothers", seats=2, seed=1).record()
    for path in ("/api/replay", "/api/replay/moves", "/api/replay/fork", "/api/course", "/api/review"):
        await ask("POST", path, {"record": record})


def empty_database():
    """Put a database without any content beside the server: its tables as all migrations leave them."""
    from regnum.server.browser import start
    from regnum.server.browser.kept_store import KeptStore

    store = KeptStore(start.EMPTY, Hooks())
    store._disconnect()


def compiled(source, name):
    """Return the name and bytecode of a module, without docstrings, which nobody reads here."""
    content = source.read_bytes()
    tree = ast.parse(content)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            first_line = node.body[0] if node.body else None
            if isinstance(first_line, ast.Expr) and isinstance(getattr(first_line.value, "value", None), str):
                node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), first_line)]
    code = compile(tree, name, "exec", dont_inherit=True)
    if not name.startswith("regnum/"):
        code = without_lines(code)
    return name + "c", _code_to_hash_pyc(code, source_hash(content), False)


def without_lines(code):
    """Return code in which every instruction has the line of its function: reports need those of our own modules."""
    inner = tuple(without_lines(each) if hasattr(each, "co_code") else each for each in code.co_consts)
    whole, rest = divmod(
        len(code.co_code) // 2, 8
    )  # an entry stands for up to eight instructions: no columns, line + 0
    table = b"\xef\x00" * whole + (bytes([0xE8 | (rest - 1), 0]) if rest else b"")
    return code.replace(co_linetable=table, co_consts=inner)


def wanted(name, used):
    """Whether a file of a package belongs into the page."""
    if name.startswith("babel/locale-data/"):
        return LOCALES.fullmatch(name.rpartition("/")[2]) is not None
    if name.startswith(LARGE) and name.endswith(".py"):
        return name in used
    return not name.startswith(NEVER)


def mentioned(used):
    """Return the modules that any packed file imports, also those that it imports only when it is called."""
    files = [each for each in APP.rglob("*.py") if wanted(str(each.relative_to(APP)), used)]
    found = {module for each in files for module in IMPORT.findall(each.read_text(encoding="utf-8", errors="replace"))}
    return found | {module.rpartition(".")[0] for module in found}


def stdlib(known):
    """Return the files of the standard library that belong into the page, each with whether it unpacks the others."""
    beginning = {each.partition(".")[0] for each in first}  # noqa: F821 -- from pack.mjs
    with zipfile.ZipFile(STDLIB) as whole:
        for info in whole.infolist():
            name = info.filename
            module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            left_out = info.is_dir() or LEFT_OUT.match(name)
            if module not in sys.modules and (left_out or not (module in known or name.startswith(WITH_PYTHON))):
                continue
            early = module.partition(".")[0] in beginning or name.startswith(WITH_PYTHON)  # a package is not split
            source = Path("/tmp/module.py")
            source.write_bytes(whole.read(info))
            yield early, *(compiled(source, name) if name.endswith(".py") else (name, source.read_bytes()))


def pack_server(used, rest):
    """Write server.tar.xz, with the rest of the standard library."""
    files = list(rest)
    for path in sorted(each for each in APP.rglob("*") if each.is_file()):
        name = str(path.relative_to(APP))
        if "__pycache__" in name or not wanted(name, used):
            continue
        if name.endswith(".py") and not name.startswith(KEPT_AS_SOURCE):
            files.append(compiled(path, name))
        else:
            files.append((name, path.read_bytes()))
    files.sort(key=lambda each: (each[0].rpartition(".")[2], each[0]))  # what is alike lies together
    plain = Path("/server.tar")
    with tarfile.open(plain, "w", format=tarfile.USTAR_FORMAT) as archive:
        for name, content in files:
            if len(name) > LONGEST:  # web/src/engine/untar.ts reads nothing else
                raise ValueError(f"{name}: too long for the archive")
            info = tarfile.TarInfo(name)
            info.size = len(content)
            archive.addfile(info, BytesIO(content))
    Path("/server.tar.xz").write_bytes(packed(plain.read_bytes()))


def packed(content):
    """Return it compressed."""
    method = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": DICTIONARY}
    return lzma.compress(content, filters=[method])


def pack_stdlib(early):
    """Write python_stdlib.zip: what is needed until the archive is unpacked."""
    with zipfile.ZipFile("/python_stdlib.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as part:
        for name, content in early:
            part.writestr(name, content)


async def main():
    """Play, look what that has loaded, pack."""
    sys.path.insert(0, str(APP))
    sys.dont_write_bytecode = False
    await play()
    # Whatever was imported has left its bytecode beside it, also what has vanished from sys.modules since.
    traces = [each.relative_to(APP) for each in APP.rglob("__pycache__/*.pyc")]
    used = {str(each.parent.parent / (each.name.partition(".")[0] + ".py")) for each in traces}
    library = list(stdlib(mentioned(used)))
    pack_server(used, [(name, content) for early, name, content in library if not early])
    pack_stdlib([(name, content) for early, name, content in library if early])
