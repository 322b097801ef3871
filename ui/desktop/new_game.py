"""The dialog that asks what game to begin."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QLabel,
    QLineEdit,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ai.levels import DEFAULT_LEVEL
from solitaire.dice import SEALED, TYPED
from solitaire.games.castiglione.options import OPTIONS, PRESETS
from ui.computers import usual_opponent
from ui.desktop.language import later, told, tr
from ui.desktop.opening import BOTH, HELPS, NO_HELP, WATCH, WITH_COACH, WITH_HINTS, Wish
from ui.desktop.opponent_words import opponent_details, opponents
from ui.desktop.preferences import Preferences
from ui.terminal.play.dice_choice import SEEDED

MARGIN: Final = 60
"""Pixels beside the two boxes."""
SIDES: Final = {
    "french": later("Play the &French"),
    "austrian": later("Play the &Austrians"),
    BOTH: later("Play &both sides"),
    WATCH: later("&Watch the computer play both"),
}
_VISIBILITIES: Final = {
    "mist": (
        later("Mist, as printed"),
        later("Enemy counters lie face down unless they are met [3.8]."),
    ),
    "fog": (later("Fog"), later("Dummies, reconnaissance and screening as well [13.0].")),
    "open": (later("Open"), later("Everything is seen.")),
}
_SEEDED: Final = "seed"
_DICE: Final = {
    SEALED: (later("Sealed"), later("Fixed before the first roll, and checked at the end.")),
    TYPED: (later("Typed"), later("You roll real dice and type what they show.")),
    _SEEDED: (
        later("From a number"),
        later("The same number gives the same dice again; nobody can prove them honest."),
    ),
}
_HELPS: Final = {
    NO_HELP: (later("None"), later("Hints can still be switched on later; the game is marked.")),
    WITH_HINTS: (later("Hints"), later("H shows one, step by step, whenever you want.")),
    WITH_COACH: (
        later("Hints and coach"),
        later("The coach asks before an order that clearly gives winning chances away."),
    ),
}
FAIRNESS: Final = later(
    "At every level the opponent has the same information and the same dice as you. "
    "It differs in how long it thinks."
)


class NewGameDialog(QDialog):
    def __init__(self, parent: QWidget | None = None, usual: Preferences | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New game"))
        self._usual = usual or Preferences()
        self.sides = QButtonGroup(self)
        self.side_buttons: dict[str, QRadioButton] = {}
        self.curtain = QCheckBox(tr("Two people: a &curtain between the sides"), self)
        self.curtain.setChecked(True)
        self.opponent = QComboBox(self)
        self.preset = QComboBox(self)
        self.visibility = QComboBox(self)
        self.dice = QComboBox(self)
        self.seed = QLineEdit("1796", self)
        self.seed.setPlaceholderText("1796")
        self.seed.setAccessibleName(tr("The number of the dice"))
        self.help = QComboBox(self)
        self.options: dict[str, QCheckBox] = {}
        self.edition = QComboBox(self)
        self._fill()
        self._lay_out()
        self._side_changed()

    # -- building ---------------------------------------------------------------------------------

    def _fill(self) -> None:
        for name, words in SIDES.items():
            button = QRadioButton(tr(words), self)
            self.sides.addButton(button)
            self.side_buttons[name] = button
        self.side_buttons["french"].setChecked(True)
        self.sides.buttonToggled.connect(lambda *_: self._side_changed())
        for name, words in opponents().items():
            self.opponent.addItem(words, name)
        usual = usual_opponent()
        self.opponent.setCurrentIndex(
            self.opponent.findData(f"search:{DEFAULT_LEVEL}" if usual == "search" else usual)
        )
        for words in PRESETS:
            self.preset.addItem(told(words.capitalize()), words)
        self.preset.addItem(tr("My own choice"), "")
        self.preset.currentIndexChanged.connect(self._preset_chosen)
        for box, texts in (
            (self.visibility, _VISIBILITIES),
            (self.dice, _DICE),
            (self.help, _HELPS),
        ):
            for name, (words, _) in texts.items():
                box.addItem(tr(words), name)
        self.help.setCurrentIndex(self.help.findData(_usual_help(self._usual)))
        self.dice.currentIndexChanged.connect(self._dice_changed)
        self._dice_changed()
        self._fill_options()

    def _fill_options(self) -> None:
        for option in OPTIONS:
            if option.name == "edition":
                for value in option.values:
                    self.edition.addItem(tr("Rule book {edition}", edition=value), value)
                self.edition.setToolTip(told(option.help))
            elif option.name != "visibility":
                tick = QCheckBox(_option_words(option.name, option.help), self)
                tick.toggled.connect(self._options_changed)
                self.options[option.name] = tick
        self.visibility.currentIndexChanged.connect(self._options_changed)

    def _lay_out(self) -> None:
        content = QWidget(self)
        boxes = QBoxLayout(QBoxLayout.Direction.LeftToRight, content)
        boxes.addWidget(self._side_box())
        boxes.addWidget(self._rule_box())
        fairness = QLabel(tr(FAIRNESS), self)
        fairness.setWordWrap(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.start_button = buttons.addButton(tr("&Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.start_button.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        scroll.setWidget(content)
        outer = QVBoxLayout(self)
        outer.addWidget(scroll)
        outer.addWidget(fairness)
        outer.addWidget(buttons)
        room = self._room()
        if content.sizeHint().width() + MARGIN > room.width():
            boxes.setDirection(QBoxLayout.Direction.TopToBottom)
        wish = content.sizeHint()
        below = 10 * self.fontMetrics().height()
        self.resize(
            min(wish.width() + MARGIN, room.width()), min(wish.height() + below, room.height())
        )

    def _room(self) -> QSize:
        """Of the screen; the window tells it where there is no real one."""
        room, parent = self.screen().availableSize(), self.parentWidget()
        return room if parent is None else room.expandedTo(parent.size())

    def _side_box(self) -> QGroupBox:
        box = QGroupBox(tr("Who plays"), self)
        column = QVBoxLayout(box)
        for button in self.side_buttons.values():
            column.addWidget(button)
        column.addWidget(self.curtain)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(tr("&Opponent"), self.opponent)
        form.addRow(_explained(self.opponent, opponent_details()))
        form.addRow(tr("&Help"), self.help)
        form.addRow(_explained(self.help, {name: tr(text) for name, (_, text) in _HELPS.items()}))
        form.addRow(tr("D&ice"), self.dice)
        form.addRow(self.seed)
        form.addRow(_explained(self.dice, {name: tr(text) for name, (_, text) in _DICE.items()}))
        column.addLayout(form)
        column.addStretch()
        return box

    def _rule_box(self) -> QGroupBox:
        box = QGroupBox(tr("Rules"), self)
        form = QFormLayout(box)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(tr("&Preset"), self.preset)
        form.addRow(tr("What is seen of the &enemy"), self.visibility)
        texts = {name: tr(text) for name, (_, text) in _VISIBILITIES.items()}
        form.addRow(_explained(self.visibility, texts))
        form.addRow(tr("E&dition"), self.edition)
        for tick in self.options.values():
            form.addRow(tick)
        return box

    # -- choosing ---------------------------------------------------------------------------------

    def _side_changed(self) -> None:
        side = self._side()
        self.curtain.setEnabled(side == BOTH)
        self.opponent.setEnabled(side != BOTH)
        self.help.setEnabled(side != WATCH)

    def _dice_changed(self) -> None:
        self.seed.setVisible(self.dice.currentData() == _SEEDED)

    def _dice(self) -> str:
        if self.dice.currentData() != _SEEDED:
            return str(self.dice.currentData())
        return f"{SEEDED}{self.seed.text().strip() or self.seed.placeholderText()}"

    def _side(self) -> str:
        return next(name for name, button in self.side_buttons.items() if button.isChecked())

    def choose_side(self, side: str) -> None:
        self.side_buttons[side].setChecked(True)

    def _preset_chosen(self) -> None:
        name = self.preset.currentData()
        if name not in PRESETS:
            return
        wanted = PRESETS[name]
        for box in (self.visibility, *self.options.values()):
            box.blockSignals(True)
        self.visibility.setCurrentIndex(self.visibility.findData(wanted.get("visibility", "mist")))
        for option, tick in self.options.items():
            tick.setChecked(option in wanted)
        for box in (self.visibility, *self.options.values()):
            box.blockSignals(False)

    def _options_changed(self) -> None:
        chosen = {name: value for name, value in self._options().items() if name != "edition"}
        found = next((name for name, preset in PRESETS.items() if preset == chosen), "")
        self.preset.setCurrentIndex(self.preset.findData(found))

    def _options(self) -> dict[str, str]:
        """Only what differs from the defaults."""
        chosen = {
            "edition": self.edition.currentData(),
            "visibility": self.visibility.currentData(),
        }
        for option in OPTIONS:
            if option.name in self.options:
                ticked = self.options[option.name].isChecked()
                chosen[option.name] = option.values[1 if ticked else 0]
        usual = {option.name: option.values[0] for option in OPTIONS}
        return {name: value for name, value in chosen.items() if value != usual[name]}

    def wish(self) -> Wish:
        return Wish(
            self._side(),
            self.opponent.currentData(),
            self._options(),
            self._dice(),
            self.curtain.isChecked(),
            help=self.help.currentData(),
        )


def _usual_help(usual: Preferences) -> str:
    return HELPS[0 if not usual.is_help_offered else 2 if usual.is_coached else 1]


def _explained(box: QComboBox, text_by_name: dict[str, str]) -> QLabel:
    """A line below the box on what is chosen."""
    label = QLabel(text_by_name[box.currentData()])
    label.setWordWrap(True)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    box.currentIndexChanged.connect(lambda _: label.setText(text_by_name[box.currentData()]))
    return label


def _option_words(name: str, text: str) -> str:
    if name == "markers":
        return tr("Hits and other markers on unseen counters are open")
    return told(text[0].upper() + text[1:])
