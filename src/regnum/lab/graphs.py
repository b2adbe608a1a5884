"""Graphs in the project's colours, as SVG and PNG. matplotlib is imported only when a graph is drawn."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from regnum.extras import needs

LEAF, INK, FAINT, RULE = "#f8f2e4", "#2b2118", "#574735", "#cdbd98"
RUBRIC, LAPIS, GOLD, VERDIGRIS = "#98291e", "#1f4e86", "#b57f10", "#2a6150"
# By the colour of a seat: its tincture, and its deep edge.
SEATS = {
    "white": ("#f6f1e4", "#6b6150"), "blue": ("#2a62b0", "#163a6e"), "red": ("#c23b2a", "#741c13"),
    "green": ("#4c9f6b", "#1d5436"), "yellow": ("#e5ae2b", "#7d5807"), "black": ("#2c2a2e", "#000000"),
}  # fmt: skip
OTHERS = (("#8a5a2b", "#4a2f14"), ("#6d3c86", "#3c1f4c"), ("#77756f", "#3a3935"))
MARKERS = ("o", "s", "^", "D", "v", "P", "X")  # a colour is never alone


class Figure:
    """A figure with one pair of axes, ready to be drawn on."""

    def __init__(self, title: str, across: str, up: str, *, width: float = 9.0, height: float = 4.5) -> None:
        self.library = matplotlib()
        self.figure: Any = self.library.figure.Figure(figsize=(width, height), layout="constrained", facecolor=LEAF)
        self.axes: Any = self.figure.subplots()
        self.axes.set_facecolor(LEAF)
        self.axes.set_title(title, color=INK, loc="left", fontsize=13, fontweight="bold")
        self.axes.set_xlabel(across, color=FAINT)
        self.axes.set_ylabel(up, color=FAINT)
        self.axes.tick_params(colors=FAINT)
        self.axes.grid(visible=True, color=RULE, linewidth=0.6)
        self.axes.set_axisbelow(True)
        for name, spine in self.axes.spines.items():
            spine.set_visible(name in ("left", "bottom"))
            spine.set_color(FAINT)

    def legend(self) -> None:
        """What the colours mean, beside the drawing so that it covers nothing."""
        self.axes.legend(loc="upper left", bbox_to_anchor=(1.0, 1.0), frameon=False, labelcolor=INK)

    def keep(self, file: Path) -> None:
        """Write it; the ending says how. The same drawing gives the same bytes."""
        bare: dict[str, Any] = {"metadata": {"Date": None}} if file.suffix == ".svg" else {}
        with self.library.rc_context({"svg.hashsalt": "regnum"}):
            self.figure.savefig(file, dpi=150, facecolor=LEAF, **bare)


def matplotlib() -> Any:
    """The library, which only those need who want graphs."""
    with needs("lab", "drawing plots"):
        import_module("matplotlib.figure")
        import_module("matplotlib.patheffects")
    return import_module("matplotlib")


def seat_colours(colours: list[str]) -> list[tuple[str, str]]:
    """Each side's tincture and edge; unknown colours get others."""
    unknown = [colour for colour in colours if colour not in SEATS]
    return [SEATS.get(colour) or OTHERS[unknown.index(colour) % len(OTHERS)] for colour in colours]


def side_line(drawn: Figure, across: list[float], up: list[float], name: str, side: int, inks: tuple[str, str]) -> None:
    """One side's way: a line of its tincture with its edge, and a sign of its own."""
    tincture, edge = inks
    effects = drawn.library.patheffects
    outline = [effects.Stroke(linewidth=4.2, foreground=edge), effects.Normal()]
    drawn.axes.plot(
        across, up, color=tincture, linewidth=2.4, label=name, path_effects=outline, solid_joinstyle="round",
        marker=MARKERS[side % len(MARKERS)], markersize=4, markeredgecolor=edge,
    )  # fmt: skip


Errors = list[float] | tuple[list[float], list[float]]  # to both sides, or to each side its own


def bars(drawn: Figure, names: list[str], values: list[float], errors: Errors, inks: list[str]) -> None:
    """Lying bars from top to bottom, each with its interval."""
    places = list(range(len(names)))
    drawn.axes.barh(places, values, xerr=errors, color=inks, edgecolor=INK, linewidth=0.6, ecolor=INK, capsize=2.5)
    drawn.axes.set_yticks(places, names)
    drawn.axes.invert_yaxis()
    drawn.axes.grid(visible=False, axis="y")
    drawn.axes.axvline(0.0, color=INK, linewidth=0.8)
