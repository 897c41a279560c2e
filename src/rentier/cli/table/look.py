"""Signs and colours: every colour has a letter or a shape beside it, so none is needed."""

from __future__ import annotations

from rich.text import Text

SHAPES = "●■▲◆⬢★✚∩"
SHAPE_COLORS = ("#C8323C", "#2E93A6", "#FBD134", "#9A5BE0", "#14C395", "#FEBEF6", "#BD7A09", "#798BFF")
GROUP_COLORS = {
    "brown": "#8B5A2B",
    "light_blue": "#AADCF5",
    "pink": "#D93A96",
    "orange": "#F7941D",
    "red": "#E0242B",
    "yellow": "#FEE100",
    "green": "#1FB25A",
    "dark_blue": "#0B66B5",
    "railroad": "#55585C",
    "utility": "#9BA0A6",
}
DARK_ON = ("light_blue", "orange", "yellow", "utility", "green")
OTHERS = "–"
BARE = "·"
PAWNED = "P"
HOTEL = "H"


def shape(seat: int) -> Text:
    return Text(SHAPES[seat], SHAPE_COLORS[seat])


def group_tag(group: str, code: str) -> Text:
    """The letters of a group on its colour."""
    ink = "black" if group in DARK_ON else "white"
    return Text(code, f"bold {ink} on {GROUP_COLORS.get(group, 'grey50')}")


def mark(level: int, pawned: bool) -> str:
    """How a deed stands: bare, so many houses, a hotel, pawned."""
    return PAWNED if pawned else HOTEL if level == 5 else str(level) if level else BARE


def fit(text: str, width: int) -> str:
    """Exactly so wide: cut with a sign, or filled with blanks."""
    return f"{text[: width - 1]}…" if len(text) > width else text.ljust(width)
