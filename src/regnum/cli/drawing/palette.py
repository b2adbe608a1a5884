"""Colours and signs of the terminal. Colour is never the only difference: tones have a sign, seats an initial."""

from __future__ import annotations

# Signs of the ground, by the tone words of scenes; other tones are beside words with the same meaning.
SIGNS = {
    "green": "♣",
    "grey": "▲",
    "yellow": "≈",
    "brown": "∴",
    "blue": "~",
    "red": "♦",
    "white": "○",
    "black": "●",
    "purple": "✦",
    "orange": "◊",
}

# Signs of pieces, by the icon words of scenes; an unknown icon shows its first letter.
ICONS = {
    "elite": "♚",
    "regular": "♟",
    "worker": "♟",
    "treasure": "◆",
    "scaffold": "#",
    "shield": "♦",
    "coin": "¤",
    "monk": "♝",
    "outpost": "♜",
    "workshop": "⌂",
    "jar": "●",
    "reset": "↻",
    "sweep": "»",
    "silver": "¤",
    "princess": "♛",
    "profiteer": "$",
}

POINT = "★"


class Palette:
    """A set of styles for Rich. The plain one has none: signs and letters carry the meaning."""

    def __init__(
        self,
        tones: dict[str, tuple[str, str]],
        seats: dict[str, str],
        *,
        ground: str = "",
        faint: str = "",
        lit: str = "",
        rubric: str = "",
        strong: str = "",
        hues: dict[str, str] | None = None,
    ) -> None:
        self.tones = tones  # by tone: background and ink
        self.hues = hues or {}  # by tone: ink on the plain ground, for what is only wanted and not there yet
        self.seats = seats  # by colour of a seat
        self.ground = ground
        self.faint = faint
        self.lit = lit
        self.rubric = rubric
        self.strong = strong

    def tone(self, tone: str) -> str:
        """The ground of a tile."""
        if not self.tones:
            return ""
        paper, ink = self.tones.get(tone, self.tones["other"])
        return f"{ink} on {paper}"

    def hue(self, tone: str) -> str:
        """Words in the colour of a tone; faint if it is unknown."""
        return self.hues.get(tone, self.faint)

    def road(self, tone: str) -> str:
        """A road upon it."""
        style = self.tone(tone)
        return f"bold {style}" if style else ""

    def seat(self, colour: str) -> str:
        """A piece or a name in the colour of its seat."""
        return self.seats.get(colour, self.strong) if self.seats else ""


PLAIN = Palette({}, {})

BLACK_HOURS = Palette(
    {
        "green": ("#2f5a36", "#eaf3df"),
        "grey": ("#565962", "#f2f2f4"),
        "yellow": ("#8a6a1c", "#fff6da"),
        "brown": ("#5e4431", "#f7e8d8"),
        "blue": ("#2b4f78", "#e4f0ff"),
        "red": ("#74302a", "#ffe9e4"),
        "labourer": ("#e9e3d2", "#1b1e27"),
        "scout": ("#2f7a4a", "#f2fbf4"),
        "merchant": ("#2f65ad", "#f0f6ff"),
        "fighter": ("#b03a2e", "#fff0ec"),
        "cleric": ("#6a6d76", "#ffffff"),
        "criminal": ("#7646a0", "#faf2ff"),
        "saracen": ("#a37c1c", "#fff6da"),
        "byzantine": ("#2f6b45", "#eaf7ee"),
        "viking": ("#2f5f9c", "#e4f0ff"),
        "other": ("#2e3342", "#f0e6cf"),
    },
    {
        "white": "bold #1b1e27 on #f6f1e4",
        "blue": "bold #ffffff on #3670c0",
        "red": "bold #ffffff on #c64333",
        "yellow": "bold #2b2118 on #e5ae2b",
        "green": "bold #10231a on #4c9f6b",
        "purple": "bold #ffffff on #6a3480",
        "black": "bold #ffffff on #3b3a42",
    },
    ground="#f0e6cf",
    faint="#a79c86",
    lit="bold #101218 on #e9c15c",
    rubric="bold #f28c78",
    strong="bold #e6c069",
    hues={
        "labourer": "#e9e3d2",
        "scout": "#7cc08f",
        "merchant": "#86b4f0",
        "fighter": "#f0897c",
        "cleric": "#b4b7c0",
        "criminal": "#c59bea",
    },
)

PARCHMENT = Palette(
    {
        "green": ("#8fae7c", "#1c2a16"),
        "grey": ("#c3c1b9", "#26241f"),
        "yellow": ("#ecd082", "#33270a"),
        "brown": ("#c9a77f", "#2b1c0e"),
        "blue": ("#a9c6d0", "#12262e"),
        "red": ("#dda197", "#3a120c"),
        "labourer": ("#ffffff", "#2b2118"),
        "scout": ("#2f7a4a", "#ffffff"),
        "merchant": ("#2a62b0", "#ffffff"),
        "fighter": ("#b8352a", "#ffffff"),
        "cleric": ("#2c2a2e", "#ffffff"),
        "criminal": ("#6b3a96", "#ffffff"),
        "saracen": ("#e5b93f", "#33270a"),
        "byzantine": ("#4c9f6b", "#0d2015"),
        "viking": ("#5d92d6", "#0c1d33"),
        "other": ("#e4d6ba", "#2b2118"),
    },
    {
        "white": "bold #2b2118 on #ffffff",
        "blue": "bold #ffffff on #2a62b0",
        "red": "bold #ffffff on #c23b2a",
        "yellow": "bold #2b2118 on #e5ae2b",
        "green": "bold #10231a on #4c9f6b",
        "purple": "bold #ffffff on #5d2a6e",
        "black": "bold #ffffff on #2c2a2e",
    },
    ground="#2b2118",
    faint="#665540",
    lit="bold #fff8e4 on #98590a",
    rubric="bold #98291e",
    strong="bold #74500a",
    hues={
        "labourer": "#6b5f4d",
        "scout": "#1f6338",
        "merchant": "#1f4e86",
        "fighter": "#98291e",
        "cleric": "#2b2118",
        "criminal": "#5b2d86",
    },
)


def sign(tone: str) -> str:
    """The sign of a ground; a tone that is no ground has none."""
    return SIGNS.get(tone, " ")


def glyph(icon: str) -> str:
    """The sign of a piece; `treasure_row_green` has the sign of a treasure."""
    return ICONS.get(icon) or ICONS.get(icon.partition("_")[0]) or icon[:1].upper() or "•"
