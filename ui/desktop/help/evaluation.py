"""The evaluation bar (the key E): how likely the side at the table is to win, says the adviser.

It is help like a hint: made from what the person can know, refused where help is switched off, and
marked. While it is hidden, as it is at first, nothing is asked for it.
"""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QToolBar, QWidget

from ui.desktop.help.hints.engine import Counsel
from ui.desktop.help.hints.mode import HintMode
from ui.desktop.style import theme
from ui.desktop.style.language import tr
from ui.desktop.style.number_words import whole_percent
from ui.desktop.style.paints import paints_for
from ui.desktop.table.model import PlayModel
from ui.desktop.table.table import CURTAIN, PERSON

REST_MILLISECONDS: Final = 700
"""After so long without another order the position is looked at."""
SECONDS: Final = 2
LETTERS_WIDE: Final = 24


class EvaluationBar(QWidget):
    """A strip in the colour of the side, as long as its chance, with the number on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chance: float | None = None
        self.words = ""
        self._colour = QColor(Qt.GlobalColor.gray)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(metrics.averageCharWidth() * LETTERS_WIDE, metrics.height() + 8)

    def show_chance(self, title: str, colour: QColor, chance: float, margin: float) -> None:
        self._colour, self.chance = colour, chance
        percent = f"{whole_percent(chance)} ±{margin * 100:.0f}"
        self._say(tr("{side} to win: {chance}", side=title, chance=percent))

    def show_nothing(self, words: str) -> None:
        self.chance = None
        self._say(words)

    def _say(self, words: str) -> None:
        self.words = words
        self.setAccessibleName(words)
        self.setToolTip(words + "\n" + tr("From what you can know (E hides it)"))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = QPainter(self), QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        palette = self.palette()
        painter.fillRect(box, palette.color(QPalette.ColorRole.Base))
        if self.chance is not None:
            part = QRectF(box.topLeft(), QSize(round(box.width() * self.chance), self.height()))
            painter.fillRect(part, theme.faded(self._colour, 110))
        painter.setPen(palette.color(QPalette.ColorRole.Text))
        painter.drawRect(box)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.words)


class Evaluation(QObject):
    def __init__(
        self,
        model: PlayModel,
        hints: HintMode,
        counsel: Counsel,
        bar: QToolBar,
        parent: QObject | None = None,
    ) -> None:
        """The evaluation stands in `bar`."""
        super().__init__(parent)
        self._model, self._hints, self._counsel = model, hints, counsel
        self._number = 0
        self._view: Any = None
        """The view of the last question, answered or not."""
        self.bar = EvaluationBar(bar)
        self._place = bar.addWidget(self.bar)
        self._place.setVisible(False)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST_MILLISECONDS)
        self._timer.timeout.connect(self._ask)
        counsel.hinted.connect(self._take)
        counsel.lost.connect(self._lose)
        model.table_changed.connect(self._table_changed)
        model.table_leaving.connect(self.hide)

    @property
    def is_shown(self) -> bool:
        return self._place.isVisible()

    def toggle(self) -> None:
        table = self._model.table
        if self.is_shown:
            self.hide()
        elif table is not None and not self._hints.is_allowed(table):
            self._model.say(tr("Help is switched off in this game; H offers to switch it on."))
        else:
            self.bar.show_nothing(tr("The adviser is thinking …"))
            self._place.setVisible(True)
            self._ask()

    def hide(self) -> None:
        self._drop()
        self._place.setVisible(False)

    def _drop(self) -> None:
        self._timer.stop()
        if self._number:
            self._counsel.forget(self._number)
        self._number, self._view = 0, None

    def _table_changed(self) -> None:
        """Another position, or the other side: what was thought is past."""
        table = self._model.table
        is_same = table is not None and table.waits_for != CURTAIN and self._view == table.view()
        if not self.is_shown or is_same:
            return
        self._drop()
        self.bar.show_nothing(tr("The adviser is thinking …"))
        self._timer.start()

    def _ask(self) -> None:
        table = self._model.table
        if table is None or table.waits_for != PERSON or not self.is_shown:
            return
        self._view = table.view()
        self._number = self._counsel.ask(
            "hint", table.rules, table.seat, self._view, seconds=SECONDS
        )
        self._hints.mark_used(table)

    def _lose(self, why: str) -> None:
        if self._number:
            self._drop()
            self.bar.show_nothing(tr("The adviser does not answer"))

    def _take(self, number: int, answer: dict[str, Any]) -> None:
        if number != self._number or not self._number or self._model.table is None:
            return
        best = answer["hint"]["candidates"][0]
        low, high = best["interval"]
        table = self._model.table
        side = table.rules.seats[table.seat]
        colour = paints_for(table.rules).side(side).arrow
        title = table.names.side(side)
        self.bar.show_chance(title, colour, best["chance"], (high - low) / 2)
