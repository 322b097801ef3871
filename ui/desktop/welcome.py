"""The first screen, and the curtain between two people."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ui.desktop import theme
from ui.desktop.appearance import LANGUAGE, ChoiceBox
from ui.desktop.atlas import atlas
from ui.desktop.icon import window_icon
from ui.desktop.language import later, told, tr
from ui.desktop.map_items import paint_flag
from ui.desktop.recent import RecentGame

PROMISE: Final = later(
    "The computer never sees what you hide: it runs as a process of its own and is told what its "
    "side may know, nothing else."
)
TITLE_SCALE: Final = 2.4
HEADING_SCALE: Final = 1.15
WIDTH_IN_LETTERS: Final = 62


class FirstChoice(QPushButton):
    """What it does in large letters, and a line on it. Qt's own such button clips large text."""

    def __init__(self, text: str, description: str) -> None:
        super().__init__()
        self.setFlat(True)
        self.setAutoDefault(True)  # Enter presses it, as Space does
        self.picture = QLabel(self)
        self.heading = QLabel(text, self)
        self.heading.setBuddy(self)
        self.description = QLabel(description, self)
        self._grid = grid = QGridLayout(self)
        grid.setColumnStretch(1, 1)
        grid.setVerticalSpacing(0)
        grid.addWidget(self.picture, 0, 0, 2, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.heading, 0, 1)
        grid.addWidget(self.description, 1, 1)
        for label in (self.picture, self.heading, self.description):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(text.replace("&", ""))
        self.describe(description)

    def describe(self, description: str) -> None:
        self.description.setText(description)
        self.description.setVisible(bool(description))
        self.setAccessibleDescription(description)

    def fit_text(self, pixels: int, side: str) -> None:
        self.heading.setFont(theme.font("sans", pixels * HEADING_SCALE, QFont.Weight.DemiBold))
        self.description.setFont(self.font())
        self.picture.setPixmap(_flag(side, pixels * 2))
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A frame for the one that Enter takes, a shade under the pointer."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse() or self.isDown():
            painter.setBrush(self.palette().alternateBase())
        colour = self.palette().highlight().color()
        painter.setPen(QPen(colour, 2) if self.hasFocus() else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 4, 4)

    def sizeHint(self) -> QSize:
        return self._grid.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._grid.minimumSize()


class Welcome(QWidget):
    """What to do first; Enter takes the first."""

    continue_wanted = Signal()
    side_wanted = Signal(str)
    new_wanted = Signal()
    watch_wanted = Signal()
    open_wanted = Signal()
    review_wanted = Signal()
    lesson_wanted = Signal()
    honesty_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = QLabel(told(atlas().data.title), self)
        self.promise = QLabel(tr(PROMISE), self)
        self.promise.setWordWrap(True)
        self.check = QPushButton(tr("How you can check t&hat ▸"), self)
        self.check.setFlat(True)
        self.check.clicked.connect(self.honesty_wanted)
        self.lesson = FirstChoice(tr("&Learn by doing"), tr("six minutes, one battle, no settings"))
        self.lesson.clicked.connect(self.lesson_wanted)
        self.go_on = FirstChoice(tr("&Continue"), "")
        self.french = FirstChoice(
            tr("Play the &French"), tr("against a fair opponent, enemy counters face down")
        )
        self.austrian = FirstChoice(
            tr("Play the &Austrians"), tr("the relief of Mantua, the other way round")
        )
        self.new = FirstChoice(tr("&New game…"), tr("level, fog, optional rules, dice, two people"))
        self.watch = FirstChoice(tr("&Watch"), tr("the computer plays both sides"))
        self.open = FirstChoice(tr("&Open a game…"), tr("a record from a file"))
        self.review = FirstChoice(
            tr("&Review a game…"), tr("go through it again and see what turned it")
        )
        self.language = ChoiceBox(LANGUAGE, self)
        self.language.activated.connect(self.language.keep)
        self._sides = {self.french: "french", self.austrian: "austrian"}
        self.buttons = (
            self.go_on,
            self.lesson,
            self.french,
            self.austrian,
            self.new,
            self.watch,
            self.open,
            self.review,
        )
        self.go_on.clicked.connect(self.continue_wanted)
        self.french.clicked.connect(lambda: self.side_wanted.emit("french"))
        self.austrian.clicked.connect(lambda: self.side_wanted.emit("austrian"))
        self.new.clicked.connect(self.new_wanted)
        self.watch.clicked.connect(self.watch_wanted)
        self.open.clicked.connect(self.open_wanted)
        self.review.clicked.connect(self.review_wanted)
        self._lay_out()

    def _lay_out(self) -> None:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.addStretch(1)
        inner = QVBoxLayout()
        inner.addWidget(self.title)
        inner.addSpacing(8)
        for button in self.buttons:
            inner.addWidget(button)
        inner.addSpacing(8)
        inner.addWidget(self.promise)
        inner.addWidget(self.check, 0, Qt.AlignmentFlag.AlignLeft)
        inner.addSpacing(8)
        inner.addLayout(self._language_row())
        box = QWidget(self)
        box.setLayout(inner)
        column.addWidget(box, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setWidget(page)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll)
        self.fit_text()

    def _language_row(self) -> QHBoxLayout:
        label = QLabel(tr("&Language"), self)
        label.setBuddy(self.language)
        row = QHBoxLayout()
        row.addWidget(label)
        row.addWidget(self.language)
        row.addStretch(1)
        return row

    def fit_text(self) -> None:
        """After the size of text has changed."""
        pixels = self.fontInfo().pixelSize()
        self.title.setFont(theme.font("serif", pixels * TITLE_SCALE, QFont.Weight.DemiBold))
        for button in self.buttons:
            button.setFont(self.font())
            button.fit_text(pixels, self._sides.get(button, ""))
        wide = self.fontMetrics().averageCharWidth() * WIDTH_IN_LETTERS + 80
        self.promise.setMaximumWidth(wide)
        self.promise.setMinimumHeight(self.promise.heightForWidth(wide))

    def show_newest(self, game: RecentGame | None, is_first_run: bool) -> None:
        """The first of these has the keyboard; the lesson is it for whoever is here first."""
        self.go_on.setVisible(game is not None)
        if game is not None:
            self.go_on.describe(game.words)
        first = self.lesson if is_first_run else self.french
        (self.go_on if game is not None else first).setFocus()


def _flag(side: str, pixels: int) -> QPixmap:
    """An empty picture for no side."""
    drawn = QPixmap(pixels, pixels)
    drawn.fill(Qt.GlobalColor.transparent)
    if side:
        painter = QPainter(drawn)
        paint_flag(painter, QRectF(1, pixels * 0.17, pixels - 2, pixels * 0.66), side)
        painter.end()
    return drawn


class Curtain(QWidget):
    """Nothing of the game is behind it until the right person says so."""

    lifted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture = QLabel(self)
        self.picture.setPixmap(window_icon().pixmap(128, 128))
        self.words = QLabel(self)
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = QPushButton(self)
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self.lifted)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.words)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)

    def draw(self, side: str) -> None:
        self.words.setText(
            tr(
                "The {side} side is asked.\nOnly the {side} player should be looking now.",
                side=side,
            )
        )
        self.button.setText(tr("I am the {side} player (Enter)", side=side))
        self.button.setFocus()
