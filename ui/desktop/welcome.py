"""The first screen, and the curtain between two people."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QCommandLinkButton,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ui.desktop import theme
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
WIDTH_IN_LETTERS: Final = 62


class Welcome(QWidget):
    """What to do first; Enter takes the first."""

    continue_wanted = Signal()
    side_wanted = Signal(str)
    new_wanted = Signal()
    watch_wanted = Signal()
    open_wanted = Signal()
    review_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = QLabel(told(atlas().data.title), self)
        self.promise = QLabel(tr(PROMISE), self)
        self.promise.setWordWrap(True)
        self.go_on = _link(tr("&Continue"), "")
        self.french = _link(
            tr("Play the &French"), tr("against a fair opponent, enemy counters face down")
        )
        self.austrian = _link(
            tr("Play the &Austrians"), tr("the relief of Mantua, the other way round")
        )
        self.new = _link(tr("&New game…"), tr("level, fog, optional rules, dice, two people"))
        self.watch = _link(tr("&Watch"), tr("the computer plays both sides"))
        self.open = _link(tr("&Open a game…"), tr("a record from a file"))
        self.review = _link(tr("&Review a game…"), tr("go through it again and see what turned it"))
        self._sides = {self.french: "french", self.austrian: "austrian"}
        self.buttons = (
            self.go_on,
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
        box = QWidget(self)
        box.setLayout(inner)
        box.setMaximumWidth(self.fontMetrics().averageCharWidth() * WIDTH_IN_LETTERS + 80)
        column.addWidget(box, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setWidget(page)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll)
        self._box = box
        self.fit_text()

    def fit_text(self) -> None:
        """After the size of text has changed."""
        pixels = self.fontInfo().pixelSize()
        self.title.setFont(theme.font("serif", pixels * TITLE_SCALE, QFont.Weight.DemiBold))
        for button in self.buttons:
            button.setFont(self.font())
            button.setIconSize(QSize(pixels * 2, pixels * 2))
            # Qt's own arrow is black on dark paper, too.
            button.setIcon(_flag(self._sides.get(button, ""), pixels * 2))
        self._box.setMaximumWidth(self.fontMetrics().averageCharWidth() * WIDTH_IN_LETTERS + 80)

    def show_newest(self, game: RecentGame | None) -> None:
        self.go_on.setVisible(game is not None)
        if game is not None:
            self.go_on.setDescription(game.words)
        (self.go_on if game is not None else self.french).setFocus()


def _link(text: str, description: str) -> QCommandLinkButton:
    button = QCommandLinkButton(text, description)
    button.setAccessibleName(text.replace("&", ""))
    button.setAccessibleDescription(description)
    return button


def _flag(side: str, pixels: int) -> QIcon:
    """An empty picture for no side."""
    drawn = QPixmap(pixels, pixels)
    drawn.fill(Qt.GlobalColor.transparent)
    if side:
        painter = QPainter(drawn)
        paint_flag(painter, QRectF(1, pixels * 0.17, pixels - 2, pixels * 0.66), side)
        painter.end()
    return QIcon(drawn)


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
