"""Games from other packages, made for one test: copies of the guide's example, whole or spoilt."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from regnum.catalogue import LANGUAGES, forget
from regnum.core.registry import refresh
from regnum.server.rest import games

EXAMPLE = Path(__file__).parent / "example"


def forget_all() -> None:
    """Clear the caches of what was read from packages."""
    refresh()
    forget()
    for cached in (games.seen, games.shown, games.source_of, games.fallbacks):
        cached.cache_clear()


def make_guest(folder: Path, name: str, languages: Sequence[str] = ("en",), value: str = "") -> Path:
    """A package in `folder` as pip would install it: the example game under another name."""
    package = folder / name
    shutil.copytree(EXAMPLE / "pebbles", package, ignore=shutil.ignore_patterns("__pycache__"))
    for file in package.glob("*.py"):
        file.write_text(file.read_text(encoding="utf-8").replace("pebbles", name), encoding="utf-8")
    for lang in set(LANGUAGES) - set(languages):
        (package / "texts" / f"{lang}.ftl").unlink()
        (package / "rules" / f"{lang}.md").unlink()
    metadata = folder / f"{name}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    entry_points = f"[regnum.games]\n{name} = {value or f'{name}:BOX'}\n"
    (metadata / "entry_points.txt").write_text(entry_points, encoding="utf-8")
    return package


@contextmanager
def installed(*folders: Path) -> Iterator[None]:
    """Install these folders on the path while the block runs."""
    modules = set(sys.modules)
    with pytest.MonkeyPatch.context() as patch:
        for folder in folders:
            patch.syspath_prepend(str(folder))
        forget_all()
        yield
    for name in set(sys.modules) - modules:
        file = getattr(sys.modules[name], "__file__", None)
        if file is not None and any(folder in Path(file).parents for folder in folders):
            del sys.modules[name]
    forget_all()
