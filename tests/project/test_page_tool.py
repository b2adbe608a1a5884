"""What `make page` takes: our own wheel only if it is of exactly these sources."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from tools import page

NAME = f"regnum-9.9.9-cp314-cp314-{page.PLATFORM}.whl"


def wheel(folder: Path, **changed: str) -> Path:
    """A wheel as cibuildwheel names it, with two modules and what was compiled of them."""
    with zipfile.ZipFile(folder / NAME, "w") as packed:
        for name in ("regnum/__init__.py", "regnum/core/play.py"):
            own = (page.HOME / "src" / name).read_text(encoding="utf-8")
            packed.writestr(name, changed.get(Path(name).stem, own))
        packed.writestr("regnum/core/play.cpython-314-wasm32-emscripten.so", b"\0asm")
        packed.writestr("regnum_core__mypyc.cpython-314-wasm32-emscripten.so", b"\0asm")
        packed.writestr("regnum-9.9.9.dist-info/METADATA", "")
    return folder / NAME


def test_a_wheel_of_these_sources_brings_what_is_compiled(tmp_path: Path) -> None:
    assert page.own_wheel((tmp_path,)) is None
    found = page.own_wheel((tmp_path / "nothing", wheel(tmp_path).parent))
    assert found == tmp_path / NAME
    assert [name for name, _ in page.compiled_files(found)] == [
        "regnum/core/play.cpython-314-wasm32-emscripten.so",
        "regnum_core__mypyc.cpython-314-wasm32-emscripten.so",
    ]


def test_a_wheel_of_other_sources_is_left_and_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wheel(tmp_path, play="compiled = False\n")
    assert page.own_wheel((tmp_path,)) is None
    assert NAME in capsys.readouterr().out


def test_a_wheel_for_another_python_is_none_of_ours(tmp_path: Path) -> None:
    wheel(tmp_path).rename(tmp_path / NAME.replace("314", "313"))
    assert page.own_wheel((tmp_path,)) is None
