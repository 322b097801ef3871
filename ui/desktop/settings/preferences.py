"""How a person wants the window: size of text, look, motion, pace. Kept in a file of settings."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSettings
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from ui import paths
from ui.desktop.settings.coach_page import (
    LEAST_POINTS,
    LONGEST_DELAY,
    LONGEST_THOUGHT,
    MOST_POINTS,
    SHORTEST_THOUGHT,
    USUAL_POINTS,
    USUAL_THOUGHT,
    Help,
)
from ui.desktop.style import theme
from ui.desktop.style.appearance import system_wants_contrast
from ui.desktop.style.contrast_style import ContrastStyle
from ui.desktop.style.language import marked, tr
from ui.desktop.style.passed_over import DAMAGED, pass_over
from ui.desktop.style.settings_files import open_settings, whole_number

SMALLEST_TEXT: Final = 80
LARGEST_TEXT: Final = 250
TEXT_PIXELS: Final = 15
LOOKS: Final = {
    "light": marked("Light"),
    "dark": marked("Dark"),
    "contrast": marked("High contrast"),
}
AT_ONCE: Final = "at-once"
MILLISECONDS_BY_PACE: Final = {"at-once": 0, "brisk": 250, "watch": 900}
_PACES: Final = {
    "at-once": marked("At once"),
    "brisk": marked("Brisk"),
    "watch": marked("Slow enough to watch"),
}
_DARK: Final = {
    QPalette.ColorRole.Window: "#26231f",
    QPalette.ColorRole.WindowText: "#ece5d8",
    QPalette.ColorRole.Base: "#37322b",
    QPalette.ColorRole.AlternateBase: "#3e3831",
    QPalette.ColorRole.Text: "#ece5d8",
    QPalette.ColorRole.Button: "#453f37",
    QPalette.ColorRole.ButtonText: "#ece5d8",
    QPalette.ColorRole.ToolTipBase: "#332f2a",
    QPalette.ColorRole.ToolTipText: "#ece5d8",
    QPalette.ColorRole.Highlight: "#4270b4",
    QPalette.ColorRole.HighlightedText: "#ffffff",
    QPalette.ColorRole.PlaceholderText: "#a89d8a",
    QPalette.ColorRole.Link: "#8fb5ec",
    QPalette.ColorRole.Mid: "#171512",
    QPalette.ColorRole.Midlight: "#171512",
}
_CONTRAST: Final = {
    QPalette.ColorRole.Window: "#000000",
    QPalette.ColorRole.WindowText: "#ffffff",
    QPalette.ColorRole.Base: "#000000",
    QPalette.ColorRole.AlternateBase: "#1c1c1c",
    QPalette.ColorRole.Text: "#ffffff",
    QPalette.ColorRole.Button: "#1c1c1c",
    QPalette.ColorRole.ButtonText: "#ffffff",
    QPalette.ColorRole.ToolTipBase: "#000000",
    QPalette.ColorRole.ToolTipText: "#ffffff",
    QPalette.ColorRole.Highlight: "#ffd400",
    QPalette.ColorRole.HighlightedText: "#000000",
    QPalette.ColorRole.PlaceholderText: "#d0d0d0",
    QPalette.ColorRole.Link: "#8fd0ff",
    QPalette.ColorRole.Mid: "#ffffff",
    QPalette.ColorRole.Midlight: "#000000",
}
_LIGHT: Final = {
    QPalette.ColorRole.Window: "#efe8da",
    QPalette.ColorRole.WindowText: "#2a241c",
    QPalette.ColorRole.Base: "#fbf7ee",
    QPalette.ColorRole.AlternateBase: "#f3ecdd",
    QPalette.ColorRole.Text: "#2a241c",
    QPalette.ColorRole.Button: "#e6dcc8",
    QPalette.ColorRole.ButtonText: "#2a241c",
    QPalette.ColorRole.ToolTipBase: "#fbf7ee",
    QPalette.ColorRole.ToolTipText: "#2a241c",
    QPalette.ColorRole.Highlight: "#3f66a8",
    QPalette.ColorRole.HighlightedText: "#ffffff",
    QPalette.ColorRole.PlaceholderText: "#75684f",
    QPalette.ColorRole.Link: "#2b4a91",
    QPalette.ColorRole.Mid: "#c9bda5",
    QPalette.ColorRole.Midlight: "#c9bda5",
}
_PALETTES: Final = {"light": _LIGHT, "dark": _DARK, "contrast": _CONTRAST}


@dataclass(frozen=True, slots=True)
class Preferences:
    text_percent: int = 100
    look: str = "light"
    is_motion_reduced: bool = False
    pace: str = "brisk"
    is_combat_stepped: bool = True
    """Dice of a combat fall one by one, unless the pace is "at once"."""
    is_help_offered: bool = True
    """Hints may be asked for in games that say nothing about it."""
    is_coached: bool = False
    coach_points: int = USUAL_POINTS
    """Per cent of winning chance from which the coach speaks up."""
    hint_seconds: int = USUAL_THOUGHT
    hint_delay: int = 0
    """Seconds before a hint appears."""

    @property
    def help(self) -> Help:
        return Help(
            self.is_help_offered,
            self.is_coached,
            self.coach_points,
            self.hint_seconds,
            self.hint_delay,
        )

    @property
    def pace_milliseconds(self) -> int:
        return 0 if self.is_motion_reduced else MILLISECONDS_BY_PACE[self.pace]

    @property
    def steps_through_combat(self) -> bool:
        return self.is_combat_stepped and self.pace != AT_ONCE

    def at_pace(self, pace: str) -> Preferences:
        return replace(self, pace=pace)


def pace_words() -> dict[str, str]:
    return {name: tr(words) for name, words in _PACES.items()}


def settings_file() -> Path:
    return paths.settings_folder() / "preferences.ini"


def _settings() -> QSettings:
    return open_settings(settings_file())


def usual_preferences() -> Preferences:
    return Preferences(look="contrast") if system_wants_contrast() else Preferences()


def load_preferences() -> Preferences:
    """As they were kept; whatever is missing or damaged takes its default."""
    kept, usual = _settings(), usual_preferences()

    def number(name: str, least: int, most: int) -> int:
        usual_number: int = getattr(usual, name)
        text = str(kept.value(name, usual_number))
        found = whole_number(text)
        if found is None:
            pass_over(settings_file(), DAMAGED)
            return usual_number
        return min(max(found, least), most)

    look, pace = str(kept.value("look", usual.look)), str(kept.value("pace", usual.pace))
    return Preferences(
        number("text_percent", SMALLEST_TEXT, LARGEST_TEXT),
        look if look in LOOKS else usual.look,
        str(kept.value("reduced_motion", "false")) == "true",
        pace if pace in MILLISECONDS_BY_PACE else usual.pace,
        str(kept.value("combat_steps", "true")) == "true",
        str(kept.value("help_offered", "true")) == "true",
        str(kept.value("coached", "false")) == "true",
        number("coach_points", LEAST_POINTS, MOST_POINTS),
        number("hint_seconds", SHORTEST_THOUGHT, LONGEST_THOUGHT),
        number("hint_delay", 0, LONGEST_DELAY),
    )


def keep_preferences(wanted: Preferences) -> None:
    kept = _settings()
    kept.setValue("text_percent", wanted.text_percent)
    kept.setValue("look", wanted.look)
    kept.setValue("reduced_motion", "true" if wanted.is_motion_reduced else "false")
    kept.setValue("pace", wanted.pace)
    kept.setValue("combat_steps", "true" if wanted.is_combat_stepped else "false")
    kept.setValue("help_offered", "true" if wanted.is_help_offered else "false")
    kept.setValue("coached", "true" if wanted.is_coached else "false")
    kept.setValue("coach_points", wanted.coach_points)
    kept.setValue("hint_seconds", wanted.hint_seconds)
    kept.setValue("hint_delay", wanted.hint_delay)
    kept.sync()


def apply_preferences(application: QApplication, wanted: Preferences) -> None:
    """Text and colours of every window. The map keeps its own zoom."""
    # Fusion is the same everywhere, and it takes any palette.
    application.setStyle(ContrastStyle() if wanted.look == "contrast" else "Fusion")
    application.setPalette(_palette(wanted.look))
    pixels = TEXT_PIXELS * wanted.text_percent / 100
    application.setFont(theme.font("sans", pixels))


def _palette(look: str) -> QPalette:
    palette = QPalette()
    for role, colour in _PALETTES[look].items():
        palette.setColor(role, QColor(colour))
    grey = QColor("#b0b0b0" if look == "contrast" else "#8a8172")
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, grey)
    palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.WindowText, grey)
    return palette
