"""The pages of the preferences that are not of one part of the program alone.

A page tells when something on it was changed, and can put everything on it back as it was at first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGroupBox,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from solitaire.workbench.compilation import compiled_modules
from ui import paths
from ui.desktop.settings.coach_page import HelpPage
from ui.desktop.settings.preferences import (
    LARGEST_TEXT,
    LOOKS,
    SMALLEST_TEXT,
    Preferences,
    pace_words,
    settings_file,
    usual_preferences,
)
from ui.desktop.settings.standing import StandingOrdersPage, load_orders, usual_orders
from ui.desktop.style.appearance import LANGUAGE, MAP_COLOURS, ChoiceBox
from ui.desktop.style.folders import open_file, open_folder, shown_path
from ui.desktop.style.language import tr
from ui.desktop.style.widgets.dialog_forms import form
from ui.desktop.style.widgets.full_label import FullLabel

STEP: Final = 10
"""Per cent of the size of text."""


@runtime_checkable
class Restorable(Protocol):
    can_restore: bool
    """Whether there is anything to put back."""

    def restore(self) -> None:
        """As it is before anything is changed."""


class Page(QWidget):
    changed = Signal()

    can_restore = False

    def restore(self) -> None:
        """Nothing, where nothing is set."""


class LookPage(Page):
    can_restore = True

    def __init__(self, now: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text_size = QSpinBox(self)
        self.text_size.setRange(SMALLEST_TEXT, LARGEST_TEXT)
        self.text_size.setSingleStep(STEP)
        self.text_size.setSuffix(" %")
        self.look = _combo({name: tr(words) for name, words in LOOKS.items()}, now.look)
        self.motion = QCheckBox(tr("&Reduced motion: nothing moves by itself"), self)
        self.motion.setChecked(now.is_motion_reduced)
        self.text_size.setValue(now.text_percent)
        rows = form(self)
        rows.addRow(tr("&Text size"), self.text_size)
        rows.addRow(tr("&Look"), self.look)
        rows.addRow(self.motion)
        self.text_size.valueChanged.connect(self.changed)
        self.look.currentIndexChanged.connect(self.changed)
        self.motion.toggled.connect(self.changed)

    def restore(self) -> None:
        usual = usual_preferences()
        self.text_size.setValue(usual.text_percent)
        self.look.setCurrentIndex(self.look.findData(usual.look))
        self.motion.setChecked(usual.is_motion_reduced)


class MapPage(Page):
    can_restore = True

    def __init__(self, now: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colours = ChoiceBox(MAP_COLOURS, self)
        self.pace = _combo(pace_words(), now.pace)
        rows = form(self)
        rows.addRow(tr("&Map colours"), self.colours)
        rows.addRow(_note(tr("Colours change when you close this dialog with OK."), self))
        rows.addRow(tr("&Pace of the opponent"), self.pace)
        self.pace.currentIndexChanged.connect(self.changed)

    def restore(self) -> None:
        self.colours.setCurrentIndex(0)
        self.pace.setCurrentIndex(self.pace.findData(usual_preferences().pace))


class PlayPage(Page):
    """Dice of a combat, and what is answered without asking in games to come."""

    can_restore = True

    def __init__(self, now: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.combat = QCheckBox(tr("&Combat step by step, unless the pace is at once"), self)
        self.combat.setChecked(now.is_combat_stepped)
        self.combat.toggled.connect(self.changed)
        self.standing = StandingOrdersPage(load_orders(None), self)
        take_backs = _note(
            tr(
                "An order can be taken back until a die has been rolled or something hidden "
                "was shown; whether a game allows more is chosen when it begins."
            ),
            self,
        )
        column = QVBoxLayout(self)
        column.addWidget(self.combat)
        column.addWidget(take_backs)
        orders = QGroupBox(tr("Standing orders"), self)
        QVBoxLayout(orders).addWidget(self.standing)
        column.addWidget(orders)
        column.addStretch(1)

    def restore(self) -> None:
        self.combat.setChecked(usual_preferences().is_combat_stepped)
        self.standing.put(usual_orders())


class CoachPage(Page):
    can_restore = True

    def __init__(self, now: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.help_page = HelpPage(now.help, self)
        self.help_page.changed.connect(self.changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.help_page)
        column.addStretch(1)

    def restore(self) -> None:
        self.help_page.put(usual_preferences().help)


class EnginePage(Page):
    """Nothing to set: a receipt can be checked only if everybody's engine thinks the same way."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        lines = [
            tr(
                "The opponent is a separate process. It uses one core at low priority, so "
                "that the window stays responsive, and it stops when you leave the game."
            ),
            tr(
                "How long it thinks follows from the level, counted in futures and not in seconds: "
                "so every choice can be repeated and checked on any computer."
            ),
            tr("Its rules are compiled: it thinks at full speed.")
            if compiled_modules()
            else tr("The rules are not compiled here, so it thinks slowly; low levels are best."),
        ]
        column = QVBoxLayout(self)
        for line in lines:
            column.addWidget(_note(line, self))
        column.addStretch(1)


class LanguagePage(Page):
    can_restore = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.language = ChoiceBox(LANGUAGE, self)
        rows = form(self)
        rows.addRow(tr("Lan&guage"), self.language)
        words = tr("The language changes when you close this dialog with OK.")
        rows.addRow(_note(words, self))

    def restore(self) -> None:
        self.language.setCurrentIndex(0)


class FilesPage(Page):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.addWidget(
            _note(tr("A game is saved after every choice; there is nothing to set."), self)
        )
        games, settings = paths.games_folder(), settings_file()
        self.open_games = _button(tr("Open folder of &games"), lambda: open_folder(games))
        self.open_settings = _button(tr("Open settings &file"), lambda: _open_settings(settings))
        for words, button in (
            (tr("Games are kept in {place}", place=shown_path(games)), self.open_games),
            (tr("Settings are kept in {place}", place=shown_path(settings)), self.open_settings),
        ):
            column.addSpacing(6)
            column.addWidget(_note(words, self))
            column.addWidget(button)
        column.addStretch(1)


class PrivacyPage(Page):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        for words in (
            tr("Nothing is sent anywhere: no name, no game, no statistics."),
            tr(
                "Reports of errors stay on this disk until you send one yourself. They "
                "contain the place of the error in the program and nothing of your game."
            ),
            tr("Reports are kept in {place}", place=shown_path(paths.crash_folder())),
        ):
            column.addWidget(_note(words, self))
        reports = paths.crash_folder()
        self.open_reports = _button(tr("Open folder of r&eports"), lambda: open_folder(reports))
        column.addWidget(self.open_reports)
        column.addStretch(1)


def _open_settings(path: Path) -> bool:
    return open_file(path) if path.exists() else open_folder(path.parent)


def _note(words: str, parent: QWidget) -> FullLabel:
    label = FullLabel(parent)
    label.setText(words)
    return label


def _button(words: str, slot: Callable[[], object]) -> QPushButton:
    button = QPushButton(words)
    button.setAutoDefault(False)  # Enter closes the dialog
    button.clicked.connect(lambda _: slot())
    return button


def _combo(words: Mapping[str, str], chosen: str) -> QComboBox:
    box = QComboBox()
    for name, text in words.items():
        box.addItem(text, name)
    box.setCurrentIndex(box.findData(chosen))
    return box
