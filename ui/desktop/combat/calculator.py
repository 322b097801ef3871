"""The odds calculator: a form of the game's odds, answered in a process of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from multiprocessing.connection import Connection
from typing import Any, Final

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QFont,
    QFontDatabase,
    QGuiApplication,
    QKeySequence,
    QShortcut,
)
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from solitaire.game import Game
from solitaire.presenting.odds_sheet import Field, Filled, Form, OddsDesk, OddsSheet
from ui.common.chosen_game import games_with_odds
from ui.common.odds_lines import command_words, sheet_lines
from ui.common.odds_process import Answer, FormAsked, serve_counts
from ui.desktop.combat.counting import Counter
from ui.desktop.combat.form_inputs import Input, input_for
from ui.desktop.style import theme
from ui.desktop.style.language import ENGLISH, language_in_use, tr, translated
from ui.desktop.style.number_words import percent
from ui.desktop.style.screen_fit import room_for

PAUSE: Final = 300
"""Milliseconds after the last key before the odds are counted."""
SUMMARY_PIXELS: Final = 17
SWAP_KEY: Final = "F9"
COPY_KEYS: Final = "Ctrl+Shift+C"
_IN_A_COLUMN: Final = 2
"""Choices of no group that stand below each other."""


class OddsDialog(QDialog):
    def __init__(
        self,
        game: Game,
        parent: QWidget | None = None,
        serve: Callable[[Connection], None] = serve_counts,
    ) -> None:
        """Of a game that has odds. `serve` is what the process runs that counts."""
        super().__init__(parent)
        self._game = game
        self._desk = game.odds() or OddsDesk()
        self._forms = [one for one in self._desk.forms() if _asked(one)]
        self._form = self._forms[0]
        self._fields = QWidget(self)
        """What the present form asks."""
        self.chooser = QComboBox(self)
        """Of the question, where the game has several."""
        self.chooser.setAccessibleName(tr("What to compute the odds of"))
        for form in self._forms:
            self.chooser.addItem(translated(form.title), form.name)
        self.chooser.setVisible(len(self._forms) > 1)
        self.setWindowTitle(tr("Odds calculator"))
        self.inputs: dict[str, Input] = {}
        """By the names of the fields."""
        self.stacks: dict[str, QComboBox] = {}
        """What the map has for fields of counters, by their names."""
        self.summary = QLabel(self)
        self.summary.setWordWrap(True)
        self.summary.setFont(theme.font("sans", SUMMARY_PIXELS, QFont.Weight.DemiBold))
        self.note = QLabel(self)
        self.note.setWordWrap(True)
        self.answer = QPlainTextEdit(self)
        self.answer.setReadOnly(True)
        self.answer.setAccessibleName(tr("The odds"))
        self.answer.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.swap = QPushButton(tr("&Swap sides ({key})", key=SWAP_KEY), self)
        self.copy = QPushButton(tr("Copy as &text ({key})", key=COPY_KEYS), self)
        self.counter = Counter(self, serve)
        self.counter.counted.connect(self._show)
        self._is_filling = False
        self._views: Sequence[Any] = ()
        """From which the form was filled."""
        self._place = ""
        """On the map, which it is about."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._ask)
        self._lay_out()
        self._connect()
        self.choose_form(self._form.name)

    # -- the form ---------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addWidget(self.swap)
        buttons.addWidget(self.copy)
        buttons.addWidget(self.note, 1)
        column = self._column = QVBoxLayout(self)
        column.addWidget(self.chooser)
        column.addWidget(self._fields)
        column.addLayout(buttons)
        column.addWidget(self.summary)
        column.addWidget(self.answer, 1)
        self.resize(QSize(940, 720).boundedTo(room_for(self)))

    def choose_form(self, name: str) -> None:
        """Its fields in place of another's, filled from the map if there is one."""
        self._form = next(one for one in self._forms if one.name == name)
        self.chooser.setCurrentIndex(self._forms.index(self._form))
        self.inputs, self.stacks = {}, {}
        old, self._fields = self._fields, QWidget(self)
        column = QVBoxLayout(self._fields)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._groups())
        column.addLayout(self._others())
        self._column.replaceWidget(old, self._fields)
        old.hide()
        old.deleteLater()
        for one in self.inputs.values():
            one.changed.connect(self._ask_soon)
        for field, stack in self.stacks.items():
            stack.activated.connect(lambda row, field=field: self._take_stack(field, row))
        self.swap.setVisible(self._form.has_sides)
        self._fill()

    def _groups(self) -> QHBoxLayout:
        """A box for each group, beside each other."""
        row = QHBoxLayout()
        fields = _asked(self._form)
        for title in dict.fromkeys(one.group for one in fields if one.group):
            box = QGroupBox(translated(title), self)
            form = QFormLayout(box)
            for field in fields:
                if field.group == title:
                    self._add(form, field)
            row.addWidget(box, 1)
        return row

    def _others(self) -> QHBoxLayout:
        """Choices in columns, then what is ticked."""
        row = QHBoxLayout()
        fields = [one for one in _asked(self._form) if not one.group]
        chosen = [one for one in fields if one.kind != "flag"]
        for first in range(0, len(chosen), _IN_A_COLUMN):
            form = QFormLayout()
            for field in chosen[first : first + _IN_A_COLUMN]:
                self._add(form, field)
            row.addLayout(form)
        switches = QVBoxLayout()
        for field in fields:
            if field.kind == "flag":
                switches.addWidget(self._input(field).widget)
        row.addLayout(switches)
        return row

    def _add(self, form: QFormLayout, field: Field) -> None:
        if field.kind == "counters":
            stack = self.stacks[field.name] = QComboBox(self)
            stack.setAccessibleName(tr("A stack on the map"))
            form.addRow(tr("From the map"), stack)
        form.addRow(translated(field.title), self._input(field).widget)

    def _input(self, field: Field) -> Input:
        found = self.inputs[field.name] = input_for(field)
        return found

    def _connect(self) -> None:
        self.chooser.activated.connect(lambda row: self.choose_form(self._forms[row].name))
        self.swap.setAutoDefault(False)
        self.copy.setAutoDefault(False)
        self.swap.clicked.connect(self.swap_sides)
        self.copy.clicked.connect(self.copy_text)
        QShortcut(QKeySequence(SWAP_KEY), self, self.swap_sides)
        QShortcut(QKeySequence(COPY_KEYS), self, self.copy_text)

    # -- the question -----------------------------------------------------------------------------

    def fill_from(self, views: Sequence[Any], place: str) -> None:
        """From the map: the stacks that these views show, and what stands at the place selected."""
        self._views, self._place = views, place
        self._fill()

    def _fill(self) -> None:
        if not self._views:
            self.show_values({})
            return
        stacks = self._desk.stacks(self._views)
        for combo in self.stacks.values():
            combo.clear()
            combo.addItem(tr("choose a stack"), "")
            for one in stacks:
                combo.addItem(translated(one.title), one.id)
        found = self._desk.prefilled(self._form.name, self._views, self._place)
        self.note.setText(translated(found.note))
        self.show_values(found.values)

    def _take_stack(self, name: str, row: int) -> None:
        stack: str = self.stacks[name].itemData(row)
        if stack:
            self._take(self._desk.taken(self._form.name, name, self._views, stack))

    def _take(self, found: Filled) -> None:
        for name, value in found.values.items():
            self.inputs[name].set_value(value)
        self.note.setText(translated(found.note))

    def show_values(self, values: Mapping[str, str]) -> None:
        """In all fields; what is not said is as usual."""
        self._is_filling = True
        for field in _asked(self._form):
            self.inputs[field.name].set_value(values.get(field.name, field.usual))
        self._is_filling = False
        self._ask_soon()

    def values(self) -> dict[str, str]:
        """Of the fields shown, and of the others what is usual."""
        found = {one.name: one.usual for one in self._form.fields if not one.title}
        found |= {name: one.value() for name, one in self.inputs.items()}
        return {name: value for name, value in found.items() if value}

    def swap_sides(self) -> None:
        if self._form.has_sides:
            self.show_values(self._desk.swapped(self._form.name, self.values()))

    def copy_text(self) -> None:
        usual, name = games_with_odds()[0].name, self._game.name
        typed = command_words(self._form, self.values(), "" if name == usual else name)
        told_here = f"{self.summary.text()}\n\n{self.answer.toPlainText()}"
        QGuiApplication.clipboard().setText(f"{typed}\n\n{told_here}\n")

    # -- the answer -------------------------------------------------------------------------------

    def _ask_soon(self) -> None:
        if self._is_filling:
            return
        self.answer.clear()
        self._timer.stop()
        self.counter.forget()
        lacking = self._desk.missing(self._form.name, self.values())
        self.summary.setText(translated(lacking) or tr("Counting the odds…"))
        if not lacking:
            self._timer.start(PAUSE)

    def _ask(self) -> None:
        values = tuple(self.values().items())
        self.counter.ask(FormAsked(self._game.name, self._form.name, values))

    def _show(self, answer: Answer) -> None:
        if isinstance(answer, ValueError):
            self.summary.setText(translated(answer.args[0]))
        elif answer is not None:
            self.summary.setText(translated(answer.summary))
            self.answer.setPlainText("\n".join(_lines(answer)))

    def _stop(self) -> None:
        self._timer.stop()
        self.counter.close()

    def done(self, result: int) -> None:
        self._stop()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._stop()
        super().closeEvent(event)


def _lines(sheet: OddsSheet) -> list[str]:
    """In English to the letter what `campagna odds` prints."""
    if language_in_use() == ENGLISH:
        return sheet_lines(sheet)
    return sheet_lines(sheet, translated, percent)


def _asked(form: Form) -> list[Field]:
    """What the calculator asks; other fields are for the command line."""
    return [field for field in form.fields if field.title]
