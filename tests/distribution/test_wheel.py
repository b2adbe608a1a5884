"""The packages that people install: what is in them, and that they play where there is nothing but Python."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
import warnings
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from regnum.core.play import compiled
from tools import wheelhouse

HOME = Path(__file__).parents[2]
APP = HOME / "src/regnum/server/web"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
KIND = "compiled" if compiled else "pure"  # `make test` runs compiled; an uncompiled tree packs what it has
OUTSIDE = {**os.environ, "PYTHONPATH": ""}  # files in src/ do not count as installed
NOT_SHIPPED = {".built"}  # how `make web` knows what it has built

# Runs a program where there is no network but loopback, no repository, no compiler and no Node. Its arguments: the
# repository, a folder that stays empty, and the program with its own.
BARE = """
repository=$1 nothing=$2; shift 2
mount --bind "$nothing" "$repository"
for tool in cc gcc c++ g++ clang ld make node npm git; do
    found=$(command -v "$tool") && mount --bind /dev/null "$(readlink -f "$found")"
done
exec env -i HOME="$nothing" TMPDIR="$TMPDIR" LANG=C.UTF-8 PATH="$BIN" "$@"
"""
# A new network has its loopback switched off: 0x8914 is SIOCSIFFLAGS, 1 is IFF_UP.
LOOPBACK_UP = """
import fcntl, os, socket, struct, sys
with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
    fcntl.ioctl(any_socket, 0x8914, struct.pack("16sh14x", b"lo", 1))
os.execv(sys.argv[1], sys.argv[1:])
"""


def packed(source: Path, folder: Path, **switches: str) -> Path:
    """The wheel of a source tree, made without fetching anything."""
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run([*pip, "--wheel-dir", folder, source], env={**OUTSIDE, **switches}, check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """A folder that the first test process to need it fills; all of them build in the same tree, so one at a time."""
    shared = factory.getbasetemp().parent if "PYTEST_XDIST_WORKER" in os.environ else factory.getbasetemp()
    folder, done = shared / name, shared / f"{name}.done"
    with (shared / "packages.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.exists():
            make(folder)
            done.touch()
    return folder


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this tree; nothing is compiled for it that `make build` has compiled."""
    switch = {"REGNUM_PREBUILT": "1"} if compiled else {"REGNUM_PURE": "1"}
    (wheel,) = made_once(tmp_path_factory, "wheel", lambda folder: packed(HOME, folder, **switch)).glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source package, unpacked."""
    (unpacked,) = (each for each in made_once(tmp_path_factory, "sdist", unpack_sources).iterdir() if each.is_dir())
    return unpacked


def unpack_sources(folder: Path) -> None:
    """Make the source package and open it."""
    setup = [sys.executable, "setup.py", "--quiet", "sdist", "--dist-dir", str(folder)]
    subprocess.run(setup, cwd=HOME, env=OUTSIDE, check=True)
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        opened.extractall(folder, filter="data")


def files_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as opened:
        return {name for name in opened.namelist() if ".dist-info/" not in name}


def sources() -> list[Path]:
    """What git tracks of the package; in an unpacked archive everything but what was built."""
    if (HOME / ".git").exists():
        listed = subprocess.run(["git", "ls-files", "src"], cwd=HOME, capture_output=True, text=True, check=True)
        return [HOME / name for name in listed.stdout.splitlines() if (HOME / name).is_file()]
    found = (file for file in (HOME / "src/regnum").rglob("*") if file.is_file() and APP not in file.parents)
    return [file for file in found if file.suffix not in {".pyc", Path(SUFFIX).suffix}]


def files_of_the_package() -> set[str]:
    """The sources and the browser app."""
    app = [file for file in APP.rglob("*") if file.is_file()]
    assert app, "the browser app is not built: make web"
    return {str(file.relative_to(HOME / "src")) for file in [*sources(), *app] if file.name not in NOT_SHIPPED}


def test_a_wheel_holds_the_whole_package_and_nothing_else(wheel: Path) -> None:
    extensions = {name for name in files_in(wheel) if name.endswith(SUFFIX)}
    assert files_in(wheel) - extensions == files_of_the_package()


def test_a_compiled_wheel_holds_what_make_build_has_compiled(wheel: Path) -> None:
    built = {str(file.relative_to(HOME / "src")): file.read_bytes() for file in (HOME / "src").rglob(f"*{SUFFIX}")}
    with zipfile.ZipFile(wheel) as opened:
        packed = {name: opened.read(name) for name in opened.namelist() if name.endswith(SUFFIX)}
    assert packed == (built if compiled else {})


def test_a_wheel_says_where_it_can_be_installed(wheel: Path) -> None:
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    assert wheel.stem.split("-", 2)[2] == (f"{python}-{python}-{platform}" if compiled else "py3-none-any")


def test_the_source_package_makes_the_same_wheel_without_a_compiler(sdist: Path, wheel: Path, tmp_path: Path) -> None:
    pure = packed(sdist, tmp_path, REGNUM_PURE="1")
    assert pure.name.endswith("-py3-none-any.whl")
    assert files_in(pure) == {name for name in files_in(wheel) if not name.endswith(SUFFIX)}
    assert (sdist / "packaging/smoke.py").is_file(), "cibuildwheel tries its wheels with it"
    assert (sdist / "packaging/regnum.service").is_file(), "docs/serving.md installs it from there"


class Bare:
    """A new virtual environment outside the repository, as in a `python:slim` container: Python and nothing else."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.bin, self.home = folder, folder / "venv/bin", folder / "home"
        self.home.mkdir()
        venv.create(folder / "venv", with_pip=False)
        self.python = self.bin / "python"

    def install(self, packages: Path, requirement: str) -> None:
        """Install from a folder alone."""
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "install", "--quiet"]
        subprocess.run([*pip, "--no-index", "--find-links", packages, requirement], env=OUTSIDE, check=True)

    def run(self, *command: object) -> str:
        """What a Python program prints there; cut off from everything as far as this machine allows."""
        line = [*self.prefix(), str(self.python), "-I", *map(str, command)]
        env = {"PATH": str(self.bin), "HOME": str(self.home), "LANG": "C.UTF-8"}
        if line[0] == "unshare":
            env = {**os.environ, "BIN": str(self.bin), "TMPDIR": str(self.folder)}
        done = subprocess.run(line, cwd=self.folder, env=env, capture_output=True, text=True, timeout=300, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def prefix(self) -> list[str]:
        """How to begin a command so that network, repository, compiler and Node are out of reach; empty where the
        system forbids that. PATH names this environment alone in both cases."""
        cut_off = ["unshare", "--map-root-user", "--net", "--mount"]
        if (
            not shutil.which("unshare")
            or subprocess.run([*cut_off, "true"], capture_output=True, check=False).returncode
        ):
            warnings.warn("no namespaces here: the wheel is tried with a bare PATH, not without network", stacklevel=2)
            return []
        shell = ["sh", "-c", BARE, "bare", str(HOME), str(self.home)]
        return [*cut_off, *shell, str(self.python), "-I", "-c", LOOPBACK_UP]


@pytest.mark.filterwarnings("default:no namespaces here")
def test_a_wheel_plays_where_there_is_nothing_but_python(wheel: Path, tmp_path: Path) -> None:
    packages = shutil.copytree(wheelhouse.gather(wheel), tmp_path / "packages")
    shutil.copy(wheel, packages)
    smoke = shutil.copy(HOME / "packaging/smoke.py", tmp_path)
    bare = Bare(tmp_path)
    bare.install(packages, "regnum")
    output = bare.run(smoke, KIND)
    assert "architects" in output and "a bot moves in each game" in output
    bare.install(packages, "regnum[play]")
    output = bare.run(smoke, KIND, "--serve")
    assert "regnum serve answers" in output and "regnum play answers" in output
