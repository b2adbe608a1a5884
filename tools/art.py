"""`make art`: writes each game's art/icons.svg from its art/icons.json, {"concept": "name of the picture"}, and the
interface's own web/public/icons/icons.svg from web/src/look/icons.json.

The pictures come from npm's @iconify-json/game-icons (CC BY 3.0, game-icons.net), which `npm ci` in web/ lays down.
What is written is committed, so that neither the server nor the tests need npm. Each symbol remembers the name of its
picture in `data-icon`; with that, a test sees without npm whether the two files still agree.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

HOME = Path(__file__).parents[1]
PICTURES = HOME / "web/node_modules/@iconify-json/game-icons/icons.json"


def sprite(names: dict[str, str], pictures: dict[str, Any]) -> str:
    """One SVG with a symbol for every concept."""
    symbols = [symbol(concept, name, pictures) for concept, name in sorted(names.items())]
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', *symbols, "</svg>", ""])


def symbol(concept: str, name: str, pictures: dict[str, Any]) -> str:
    """A picture under the word by which scenes call it."""
    drawn = body(name, pictures)
    return f'<symbol id="{concept}" viewBox="0 0 512 512" data-icon="{name}">{drawn}</symbol>'


def body(name: str, pictures: dict[str, Any]) -> str:
    """The drawing itself; some names are other names of the same picture."""
    name = pictures.get("aliases", {}).get(name, {}).get("parent", name)
    if name not in pictures["icons"]:
        sys.exit(f"there is no picture {name!r} among the game-icons")
    return str(pictures["icons"][name]["body"])


def lists(games: list[str]) -> list[tuple[Path, Path]]:
    """What is read, and what is written from it."""
    found = sorted(HOME.glob("src/regnum/games/*/art/icons.json"))
    drawn = [(each, each.with_name("icons.svg")) for each in found if not games or each.parents[1].name in games]
    interface = (HOME / "web/src/look/icons.json", HOME / "web/public/icons/icons.svg")
    return drawn if games else [*drawn, interface]


def main() -> None:
    """Writes the sprites, or with --check only says whether they are as they would be written."""
    parser = argparse.ArgumentParser(description="write each game's art/icons.svg")
    parser.add_argument("--icons", type=Path, default=PICTURES, help="icons.json of @iconify-json/game-icons")
    parser.add_argument("--check", action="store_true", help="write nothing, fail where a file is out of date")
    parser.add_argument("games", nargs="*", help="ids of games; all of them when none is named")
    args = parser.parse_args()
    if not args.icons.exists():
        sys.exit(f"{args.icons} is not there; run npm ci in web/ first, or say --icons")
    pictures = json.loads(args.icons.read_text(encoding="utf-8"))
    stale = []
    for listed, written in lists(args.games):
        drawn = sprite(json.loads(listed.read_text(encoding="utf-8")), pictures)
        if written.exists() and written.read_text(encoding="utf-8") == drawn:
            continue
        stale.append(str(written.relative_to(HOME)))
        if not args.check:
            written.write_text(drawn, encoding="utf-8")
    for name in stale:
        print("out of date:" if args.check else "written:", name)
    sys.exit(1 if args.check and stale else 0)


if __name__ == "__main__":
    main()
