"""`rule` has moved to regnum.testing; this name stays until no test asks for it."""

from regnum.testing import rule

__all__ = ["rule"]
