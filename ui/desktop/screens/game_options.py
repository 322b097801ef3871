"""Boxes and ticks for the options of a game, worded by its presenter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QWidget

from solitaire.game import Game
from solitaire.presenting.options import OptionWords, plain_words
from solitaire.protocol import Option
from ui.desktop.screens.option_pictures import option_picture, picture_size
from ui.desktop.style.language import translated
from ui.desktop.style.paints import paints_for
from ui.desktop.style.widgets.dialog_forms import choose, explained

PICTURE_SCALE: Final = 2.6
"""Edge of a counter in the pictures, for the height of letters."""


class GameOptions(QObject):
    changed = Signal()

    def __init__(self, game: Game, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent
        self._paints = paints_for(game.rules())
        self._options: tuple[Option, ...] = tuple(game.rules().options())
        presenter = game.presenter()
        worded = plain_words if presenter is None else presenter.option_words
        self._words: dict[str, OptionWords] = {one.name: worded(one) for one in self._options}
        self.boxes: dict[str, QComboBox] = {}
        self.ticks: dict[str, QCheckBox] = {}
        self.pictures: dict[str, QLabel] = {}
        for option in self._options:
            if self._words[option.name].values:
                self._add_box(option.name)
            else:
                self._add_tick(option.name)

    def _add_box(self, name: str) -> None:
        words, box = self._words[name], QComboBox(self._parent)
        for value, value_words in words.values.items():
            box.addItem(translated(value_words.title), value)
        box.setToolTip(translated(words.tip))
        self.boxes[name] = box
        if any(one.picture for one in words.values.values()):
            self.pictures[name] = QLabel(self._parent)
            box.currentIndexChanged.connect(lambda _: self._show_picture(name))
            self._show_picture(name)
        if not words.is_apart:
            box.currentIndexChanged.connect(self.changed)

    def _add_tick(self, name: str) -> None:
        tick = QCheckBox(translated(self._words[name].title), self._parent)
        tick.setToolTip(translated(self._words[name].tip))
        tick.toggled.connect(self.changed)
        self.ticks[name] = tick

    def _show_picture(self, name: str) -> None:
        values = self._words[name].values
        shown, label = values[self.boxes[name].currentData()], self.pictures[name]
        edge = self._parent.fontInfo().pixelSize() * PICTURE_SCALE
        size = picture_size(max(len(one.picture) for one in values.values()), edge)
        ratio = self._parent.devicePixelRatioF()
        label.setPixmap(option_picture(shown.picture, self._paints, size, edge, ratio))
        label.setMinimumSize(size)
        label.setAccessibleName(translated(shown.about))

    def put_rows(self, rows: QFormLayout, *, first: bool) -> None:
        """Those that are asked at once, or the others, boxes before ticks."""
        for name, box in self.boxes.items():
            if self._words[name].is_first == first:
                rows.addRow(translated(self._words[name].title), box)
                if name in self.pictures:
                    rows.addRow(self.pictures[name])
                values = self._words[name].values
                if any(one.about for one in values.values()):
                    rows.addRow(
                        explained(box, {key: translated(one.about) for key, one in values.items()})
                    )
        for name, tick in self.ticks.items():
            if self._words[name].is_first == first:
                rows.addRow(tick)

    # -- values -----------------------------------------------------------------------------------

    def take(self, wanted: Mapping[str, str]) -> None:
        """What is not named is as usual."""
        self.blockSignals(True)
        for option in self._options:
            value = wanted.get(option.name, option.values[0])
            if option.name in self.boxes:
                choose(self.boxes[option.name], value)
            else:
                self.ticks[option.name].setChecked(value != option.values[0])
        self.blockSignals(False)
        self.changed.emit()

    def chosen(self) -> dict[str, str]:
        """Only what differs from the usual."""
        values = {option.name: self._value(option) for option in self._options}
        return {
            option.name: values[option.name]
            for option in self._options
            if values[option.name] != option.values[0]
        }

    def _value(self, option: Option) -> str:
        if option.name in self.boxes:
            return str(self.boxes[option.name].currentData())
        return option.values[1 if self.ticks[option.name].isChecked() else 0]

    def for_presets(self) -> dict[str, str]:
        """What is chosen of that which presets speak of."""
        return {
            name: value for name, value in self.chosen().items() if not self._words[name].is_apart
        }
