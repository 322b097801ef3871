"""Colours that everybody can tell apart, and text that can be read."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QColor

from solitaire.games.castiglione.present.presenter import PRESENTER
from ui.desktop.board.overlays.items import LOOKS
from ui.desktop.style import theme
from ui.desktop.style.paints import paints_of

pytestmark = pytest.mark.ui
READABLE = 4.5
"""The contrast that WCAG 2 asks of text; half as much again would be too strict for a map."""
VISIBLE = 3.0


def brightness(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


def test_text_is_readable_on_its_ground() -> None:
    for side in ("french", "austrian"):
        paint = paints_of(PRESENTER.looks()).side(side)
        assert contrast(paint.ink, paint.colour) >= READABLE
    for ink in (theme.INK, theme.WATER_NAME, theme.HILL_NAME):
        assert contrast(ink, theme.PAPER) >= READABLE
    for colour, _ in LOOKS.values():
        assert contrast(colour.darker(135), theme.TAG) >= READABLE


def test_symbols_stand_out_from_the_paper() -> None:
    colours = [colour for colour, _ in LOOKS.values()]
    for colour in (theme.ROAD, theme.BROKEN, theme.BATTLE, theme.TARGET, *colours):
        assert contrast(colour, theme.PAPER) >= VISIBLE - 0.2


def seen_without_green(colour: QColor) -> tuple[float, float]:
    """Roughly what a deuteranope sees: yellow against blue, and brightness."""
    red, green, blue, _ = colour.getRgbF()
    return (red + green) / 2 - blue, 0.299 * red + 0.587 * green + 0.114 * blue


def test_looks_differ_without_red_and_green_or_by_their_line() -> None:
    for (one, line), (other, another) in combinations(LOOKS.values(), 2):
        a, b = seen_without_green(one), seen_without_green(other)
        apart = abs(a[0] - b[0]) + abs(a[1] - b[1])
        assert apart > 0.15 or line != another


def test_formations_of_a_side_have_letters_of_their_own() -> None:
    french = ("army", "massena", "augereau", "serurier", "sauret", "despinoy", "kilmaine")
    austrian = ("army", "quasdanovich", "melas", "davidovich", "meszaros")
    for side in (french, austrian):
        paints = paints_of(PRESENTER.looks())
        assert len({paints.band(name)[1] for name in side}) == len(side)
