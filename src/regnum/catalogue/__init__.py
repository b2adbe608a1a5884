"""Turn messages into sentences: Fluent catalogues in four languages, Regnum's own and each game's."""

from regnum.catalogue.drawings import shape_drawings
from regnum.catalogue.render import LANGUAGES, Catalogue, MissingText, catalogue, text
from regnum.catalogue.render import forget as _forget_texts
from regnum.catalogue.rulebook import Paragraph, Rulebook, rulebook

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "MissingText",
    "Paragraph",
    "Rulebook",
    "catalogue",
    "forget",
    "rulebook",
    "text",
]


def forget() -> None:
    """Read texts, rules and shapes again when they are next asked for: a package has come or gone."""
    _forget_texts()
    rulebook.cache_clear()
    shape_drawings.cache_clear()
