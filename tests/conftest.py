"""How many examples tests try: a sample in everyday runs, large numbers at night."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

EXAMPLES = 5 if os.environ.get("REGNUM_RUN") == "interpreted" else 10
settings.register_profile("everyday", max_examples=EXAMPLES, deadline=None, derandomize=True, database=None)
settings.register_profile(
    "nightly", max_examples=150, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("REGNUM_TESTS", "everyday"))


def pytest_configure(config: pytest.Config) -> None:
    """A run that should prove the compiled (or the uncompiled) kernel must really have it."""
    from regnum.core.play import compiled

    running = "compiled" if compiled else "interpreted"
    if os.environ.get("REGNUM_RUN", running) != running:
        raise pytest.UsageError(f"the kernel runs {running}, not {os.environ['REGNUM_RUN']}; try `make build`")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests marked nightly run only when they are asked for."""
    if os.environ.get("REGNUM_TESTS") == "nightly":
        return
    night = [item for item in items if item.get_closest_marker("nightly")]
    config.hook.pytest_deselected(items=night)
    items[:] = [item for item in items if item not in night]
