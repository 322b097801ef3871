"""Colours, type and the marks of formations: how the map and its counters look."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from typing import Final

from PySide6.QtGui import QColor, QFont, QFontDatabase

from ui.desktop.stacks import FORMATION_LETTER

# -- the map --------------------------------------------------------------------------------------
PAPER: Final = QColor("#f3ead6")
PAPER_EDGE: Final = QColor("#e2d3b3")
INK: Final = QColor("#3a2f25")
FAINT_INK: Final = QColor("#7d6b55")
ROAD: Final = QColor("#6b4a33")
ROAD_EDGE: Final = QColor("#f8f1e1")
WATER: Final = QColor("#b4d0cd")
SHORE: Final = QColor("#4f8088")
RIVER: Final = QColor("#6fa0a6")
WATER_NAME: Final = QColor("#356570")
HILL: Final = QColor("#8a6f4d")
HILL_NAME: Final = QColor("#6d5535")
CITY_WALL: Final = QColor("#a8423a")
CLEAR_AREA: Final = QColor("#fbf6ea")
MOUNTAIN_AREA: Final = QColor("#dfcfae")
BROKEN: Final = QColor("#b3261e")
BATTLE: Final = QColor("#b3261e")
WARNING: Final = QColor("#f0b429")
RANK: Final = QColor("#f2c230")

# -- overlays: told apart by colour-blind readers too (after Okabe and Ito) ------------------------
SURE: Final = QColor("#0072b2")
DOUBTFUL: Final = QColor("#d55e00")
LOST: Final = QColor("#a8005c")
QUIET: Final = QColor("#6f675b")
TARGET: Final = QColor("#009e73")
SELECTED: Final = QColor("#e69f00")
TAG: Final = QColor("#fffdf6")

# -- the armies -----------------------------------------------------------------------------------
SIDE_COLOUR: Final = {"french": QColor("#3f66a8"), "austrian": QColor("#ece7da")}
SIDE_DARK: Final = {"french": QColor("#1f3765"), "austrian": QColor("#7a6a4c")}
SIDE_TEXT: Final = {"french": QColor("#ffffff"), "austrian": QColor("#2a241c")}
SIDE_FLAG: Final = {
    "french": (QColor("#2b4a91"), QColor("#f5f3ec"), QColor("#c0392f")),
    "austrian": (QColor("#2b2620"), QColor("#f2c230")),
}
COCKADE: Final = {
    "french": (QColor("#c0392f"), QColor("#f5f3ec"), QColor("#2b4a91")),
    "austrian": (QColor("#f2c230"), QColor("#2b2620"), QColor("#f2c230")),
}
SIDE_ARROW: Final = {"french": QColor("#2b4a91"), "austrian": QColor("#c58a12")}

_FORMATION_COLOUR: Final = {
    "army": QColor("#d9b23c"),
    "massena": QColor("#d8543f"),
    "augereau": QColor("#4fa36a"),
    "serurier": QColor("#e0a83c"),
    "sauret": QColor("#8f6bb8"),
    "despinoy": QColor("#45a5b8"),
    "kilmaine": QColor("#c9c3b4"),
    "quasdanovich": QColor("#b5483a"),
    "melas": QColor("#3f8f5f"),
    "davidovich": QColor("#7b5aa6"),
    "meszaros": QColor("#2f7f95"),
}
FORMATION_MARK: Final = {
    name: (colour, FORMATION_LETTER[name]) for name, colour in _FORMATION_COLOUR.items()
}
"""Stripe and letter of a formation: the letter tells them apart without colours."""
NO_FORMATION: Final = (QColor("#9b907c"), "")

# -- the surroundings -----------------------------------------------------------------------------
DUSK: Final = QColor(24, 20, 30, 46)
"""Laid over the paper, not over counters, where the surroundings are dark."""


def faded(colour: QColor, opacity: int) -> QColor:
    """The colour with an opacity from 0 to 255."""
    found = QColor(colour)
    found.setAlpha(opacity)
    return found


# -- type -----------------------------------------------------------------------------------------
_FONT_PACKAGES: Final = {"serif": "fontpkg_eb_garamond", "sans": "fontpkg_source_sans_3"}
_FALLBACK: Final = {
    "serif": ["Georgia", "DejaVu Serif", "serif"],
    "sans": ["Segoe UI", "DejaVu Sans", "sans-serif"],
}
_GENERIC: Final = {"serif": QFont.StyleHint.Serif, "sans": QFont.StyleHint.SansSerif}


@cache
def _families(kind: str) -> tuple[str, ...]:
    """The families of the installed font package; none if it is not there."""
    try:
        folder = files(_FONT_PACKAGES[kind]) / "files"
    except ModuleNotFoundError:
        return ()
    found: list[str] = []
    for resource in sorted(folder.iterdir(), key=lambda one: one.name):
        if resource.name.endswith(".ttf"):
            with as_file(resource) as path:
                number = QFontDatabase.addApplicationFont(str(path))
            found += QFontDatabase.applicationFontFamilies(number)
    return tuple(dict.fromkeys(found))


def font(
    kind: str, pixels: float, weight: QFont.Weight = QFont.Weight.Normal, *, italic: bool = False
) -> QFont:
    """`kind` is "serif" or "sans"; pixels are units of the map or of the screen."""
    chosen = QFont([*_families(kind), *_FALLBACK[kind]])
    chosen.setStyleHint(_GENERIC[kind])
    chosen.setPixelSize(max(1, round(pixels)))
    if _families(kind):
        chosen.setVariableAxis(QFont.Tag("wght"), float(weight.value))
    else:
        chosen.setWeight(weight)
    chosen.setItalic(italic)
    chosen.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return chosen
