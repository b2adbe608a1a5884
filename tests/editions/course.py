"""How a match went for its players: after every move who could answer what, and at the end the result.

`python -m tests.editions.course tests/editions/0.7.1` writes courses.json beside the records. It was run with the
release whose name the folder bears, and must never be run again for that folder.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

import regnum


def course(record: str) -> str:
    """A fingerprint: equal if at every moment the same seats had the same answers, and the result is the same."""
    header, *moves = record.splitlines()
    match = regnum.replay(header)
    print_ = hashlib.blake2b(digest_size=16)
    for line in moves:
        print_.update(json.dumps([sorted(match.legal(seat)) for seat in range(match.seats)]).encode())
        _, colour, move = line.split(" ", 2)
        match.play(match.colours.index(colour), move)
    result = match.result
    assert result is not None
    print_.update(json.dumps([result.totals, result.lines, result.ranks, result.winners]).encode())
    return print_.hexdigest()


def records(release: Path) -> dict[str, str]:
    """The records of a release by name: `brothers/a-first-game`."""
    files = sorted(release.glob("*/*.record"))
    return {f"{file.parent.name}/{file.stem}": file.read_text(encoding="utf-8") for file in files}


if __name__ == "__main__":
    release = Path(sys.argv[1])
    courses = {name: course(record) for name, record in records(release).items()}
    release.joinpath("courses.json").write_text(json.dumps(courses, indent=1) + "\n", encoding="utf-8")
