"""Colours of the map and type; those of sides and formations come from the game (paints.py)."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from typing import Final

from PySide6.QtGui import QColor, QFont, QFontDatabase

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
WOOD: Final = QColor("#5f7f45")
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

# -- the surroundings -----------------------------------------------------------------------------
DUSK: Final = QColor(24, 20, 30, 46)
"""Laid over the paper, not over counters, where the surroundings are dark."""

GROUNDS: Final = {
    "night": QColor(22, 32, 70, 118),
    "mud": QColor(112, 78, 34, 84),
    "rain": QColor(62, 80, 92, 70),
    "snow": QColor(255, 255, 255, 150),
    "frost": QColor(214, 232, 244, 118),
}
"""Laid over the ground, not over counters, by the look of a picture; day has none."""
DARK_GROUNDS: Final = frozenset(("night",))


# -- palettes -------------------------------------------------------------------------------------
PRINTED: Final = "printed"
COLOUR_BLIND: Final = "colour-blind"
CONTRAST: Final = "contrast"
_PALETTES: Final[dict[str, dict[str, str]]] = {
    PRINTED: {},
    # After Okabe and Ito.
    COLOUR_BLIND: {
        "CITY_WALL": "#8f4a00",
        "BROKEN": "#8f3f00",
        "BATTLE": "#8f3f00",
    },
    CONTRAST: {
        "PAPER": "#ffffff",
        "PAPER_EDGE": "#ffffff",
        "INK": "#000000",
        "FAINT_INK": "#3a3a3a",
        "ROAD": "#000000",
        "ROAD_EDGE": "#ffffff",
        "WATER": "#d6ecff",
        "SHORE": "#003c66",
        "RIVER": "#00508a",
        "WATER_NAME": "#003c66",
        "HILL": "#5a5a5a",
        "HILL_NAME": "#333333",
        "WOOD": "#2f4f1f",
        "CITY_WALL": "#7a0000",
        "CLEAR_AREA": "#ffffff",
        "MOUNTAIN_AREA": "#d9d9d9",
        "BROKEN": "#a00000",
        "BATTLE": "#a00000",
        "SURE": "#004f80",
        "DOUBTFUL": "#9a3d00",
        "LOST": "#7a0043",
        "QUIET": "#4a4a4a",
        "TARGET": "#006b4c",
        "SELECTED": "#ffb000",
        "TAG": "#ffffff",
    },
}


def _colours_by_name() -> dict[str, QColor]:
    return {name: value for name, value in globals().items() if isinstance(value, QColor)}


_printed: Final = {name: colour.rgba() for name, colour in _colours_by_name().items()}


_palette_in_use = PRINTED


def colours_in_use() -> str:
    """The name of the palette."""
    return _palette_in_use


def use_colours(palette: str) -> None:
    """For maps that are made from now on. Colours change in place: everybody holds the same."""
    global _palette_in_use
    _palette_in_use = palette
    wanted = _PALETTES[palette]
    for name, colour in _colours_by_name().items():
        colour.setRgba(QColor(wanted[name]).rgba() if name in wanted else _printed[name])


def faded(colour: QColor, opacity: int) -> QColor:
    """The colour with an opacity from 0 to 255."""
    found = QColor(colour)
    found.setAlpha(opacity)
    return found


def in_dusk(colour: QColor) -> QColor:
    """The colour under the veil that lies over the map in dark surroundings."""
    part = DUSK.alphaF()
    return QColor.fromRgbF(
        colour.redF() * (1 - part) + DUSK.redF() * part,
        colour.greenF() * (1 - part) + DUSK.greenF() * part,
        colour.blueF() * (1 - part) + DUSK.blueF() * part,
        colour.alphaF(),
    )


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
