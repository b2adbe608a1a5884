"""Messages become sentences here: Fluent catalogues in four languages, the house's own and each game's."""

from regnum.catalogue.render import LANGUAGES, Catalogue, MissingText, catalogue, text
from regnum.catalogue.rulebook import Paragraph, Rulebook, rulebook

__all__ = ["LANGUAGES", "Catalogue", "MissingText", "Paragraph", "Rulebook", "catalogue", "rulebook", "text"]
