"""The words to avoid of docs/writing.md as expressions, and the texts that are searched for them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

HOME = Path(__file__).parents[2]
SOURCE = HOME / "src" / "regnum"

# Each expression with what to write.
AVOIDED = {
    r"\bhouses?\b": "Regnum, this server, installed",
    r"\bdoors?\b": "entry point",
    r"\brooms?\b": "module, package",
    r"\beyes?\b": "point of view",
    r"(?<!lower-case )\bletters?\b": "message",
    r"\b(?:nobody|somebody|anybody|everybody)\b": "no session, a user, any client, every player",
    r"\btells?\b|\btold\b": "returns, sends, notified, shown",
    r"\bkept\b": "saved, stored",
    r"\bstands?\b|\bstood\b|\blies\b|\blay\b": "is",
    r"\banew\b": "again",
    r"\bshall\b": "will, should",
    r"\b(?:not fit|fits)\b": "matches, is valid",
    r"\bdear(?:er|est)?\b": "expensive",
    r"\bso (?:many|often|much)\b": "N, this many",
    r"\bworlds?\b": "game state",
    r"\bbystanders?\b": "spectator",
    r"\bmails\b|\be-mails?\b|\bmailed\b": "email",
    r"\bnotices\b": "notifications",
    r"\bremarks?\b": "comment",
    r"\bmend(?:s|ed)?\b": "fix",
    r"\bthere are: ": "choose from: ",
    r"(?<![Tt]here )\b(?:is|are) no (?!longer|more\b|need)[a-z]": "is not a",
    r"\bwhole numbers?\b": "integer",
    r"(?:^|[.;:] )Who [a-z]+ (?!.*\?)": "Whoever, the player who",
    r"\b(?:the|an) own\b": "their own",
    r"\bon turn\b": "X's turn",
    r"\bset-up\b|\bcounter-?clockwise\b": "setup, anticlockwise",
    r"\d %": "63%",
}

# Where a word is right all the same: the file, a phrase with the word in it, and why.
ALLOWED = (
    ("docs/README.md", "A condition stands once", "the title of a decision, which is never rewritten"),
    ("docs/writing.md", "server, e-mail, zkušební", "a Czech word"),
)


def avoided_in(text: str, words: dict[str, str]) -> list[str]:
    """Return the words of the list that a text contains, each with what to write."""
    return [f"{found[0]!r}: {plain}" for word, plain in words.items() if (found := re.search(word, text))]


def documents() -> list[Path]:
    """List the pages for hosts, engineers and researchers; decisions are left as they were written."""
    return [HOME / "README.md", HOME / "CONTRIBUTING.md", *sorted((HOME / "docs").glob("*.md"))]


def prose(page: Path) -> str:
    """Return the text of a page without code, listings and targets of links."""
    text = re.sub(r"(?ms)^```.*?^```$", "", page.read_text(encoding="utf-8"))
    return re.sub(r"\]\([^)]*\)", "]", re.sub(r"`[^`\n]*`", "`", text))


def literals(source: str) -> Iterator[str]:
    """Yield the string literals of a module except docstrings; what an f-string fills in is `{}`."""
    tree = ast.parse(source)
    skipped: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):
            skipped.add(id(node.value))
        elif isinstance(node, ast.JoinedStr):
            skipped.update(id(part) for part in node.values)
    for node in ast.walk(tree):
        if id(node) in skipped:
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield "".join(part.value if isinstance(part, ast.Constant) else "{}" for part in node.values)  # type: ignore[misc]


def without_allowed(file: str, text: str) -> str:
    """Return a text without the phrases that are allowed in this file."""
    for place, phrase, _ in ALLOWED:
        if place == file:
            text = text.replace(phrase, "")
    return text
