"""The bar under the map, the only place that asks: whose phase, what, which keys, what undo does.

It also asks again before what cannot be taken back, and holds the buttons of dice that are waited
for. A stripe at its side has the colour of the side asked; hatched when the enemy's phase is
interrupted by the question.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QBrush, QColor, QFont, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ui.desktop.style import theme
from ui.desktop.style.announcing import ask_aloud, mention
from ui.desktop.style.language import tr
from ui.desktop.style.widgets.key_button import KeyButton

STRIPE_WIDTH = 10
LINES_KEPT = 5
"""What is asked, a detail, a message and two of keys: the bar has room for them from the beginning,
or the map above would jump while something is dragged on it."""
END_WIDTH = 300
END_SHARE = 0.38
END_FROM = 560
"""Pixels of the bar from which on a question has its end as a button."""
FOOTER_SPACING = 18
EDGES = 28
"""Pixels above, below and between the lines."""


class PromptBar(QFrame):
    decide_now_wanted = Signal()
    try_again_wanted = Signal()
    confirmed = Signal()
    cancelled = Signal()
    roll_wanted = Signal()
    end_wanted = Signal()
    run_wanted = Signal(str)
    """How far: habits.ROUND or habits.COMBAT."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAccessibleName(tr("What is asked"))
        self._more: list[QWidget] = []
        self._is_terse = False
        self._keys = ""
        self.stripe = QFrame(self)
        self.stripe.setFixedWidth(STRIPE_WIDTH)
        self.stripe.setAutoFillBackground(True)
        self.asked = _label()
        self.detail = _label()
        self.message = _label()
        self.keys = _label()
        self.undo = _label()
        self.progress = QProgressBar(self)
        self.progress.setMaximumWidth(220)
        self.decide_now = QPushButton(tr("&Decide now"), self)
        self.try_again = QPushButton(tr("&Try again"), self)
        self.confirm = KeyButton(tr("Do it (Enter)"), self)
        self.cancel = KeyButton(tr("Not yet (Esc)"), self)
        self.end = KeyButton("", self)
        self.end.setMaximumWidth(END_WIDTH)
        self.end.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the list of orders has the same choice
        self.roll = KeyButton(tr("Roll (Enter)"), self)
        self.round = KeyButton(tr("This round (Shift+Enter)"), self)
        self.combat = KeyButton(tr("Whole combat (Ctrl+Shift+Enter)"), self)
        self._connect()
        self._lay_out()
        self.fit_text()
        self._show("", "", "")

    def _connect(self) -> None:
        self.decide_now.clicked.connect(self.decide_now_wanted)
        self.try_again.clicked.connect(self.try_again_wanted)
        self.confirm.clicked.connect(self.confirmed)
        self.cancel.clicked.connect(self.cancelled)
        self.end.clicked.connect(self.end_wanted)
        self.roll.clicked.connect(self.roll_wanted)
        self.round.clicked.connect(lambda: self.run_wanted.emit("round"))
        self.combat.clicked.connect(lambda: self.run_wanted.emit("combat"))

    def add_extra(self, widget: QWidget) -> None:
        """One that is seen only while its own question is asked."""
        self._more.append(widget)
        self._buttons.addWidget(widget)
        widget.setVisible(False)

    @property
    def _extras(self) -> Sequence[QWidget]:
        return (
            *self._more,
            self.progress,
            self.decide_now,
            self.try_again,
            self.confirm,
            self.cancel,
            self.end,
            self.roll,
            self.round,
            self.combat,
        )

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addLayout(self._head())
        words.addWidget(self.message)
        words.addStretch(1)
        self._footer = footer = QHBoxLayout()
        footer.addWidget(self.keys, 3)
        footer.addWidget(self.undo, 2)
        words.addLayout(footer)
        self._buttons = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        for widget in self._extras:
            if widget is not self.end:
                self._buttons.addWidget(widget)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.addLayout(words, 1)
        self._body.addLayout(self._buttons)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 6, 12, 6)
        row.addWidget(self.stripe)
        row.addLayout(self._body, 1)

    def _head(self) -> QHBoxLayout:
        """What is asked, and beside it the button that ends it: the lines below have all of the
        width, or the map would jump when they are told."""
        lines, row = QVBoxLayout(), QHBoxLayout()
        lines.setSpacing(2)
        lines.addWidget(self.asked)
        lines.addWidget(self.detail)
        lines.addStretch(1)
        row.addLayout(lines, 1)
        row.addWidget(self.end, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def fit_text(self) -> None:
        pixels = self.fontInfo().pixelSize()
        self.asked.setFont(theme.font("sans", pixels * 1.15, QFont.Weight.DemiBold))
        for label in (self.detail, self.message, self.keys, self.undo):
            label.setFont(self.font())
        self._keep_room()

    def set_terse(self, is_terse: bool) -> None:
        """Where there is little room, the keys are told by the tool tip and by F1.

        Buttons then stand below the words, which need all of the width.
        """
        if is_terse == self._is_terse:
            return
        self._is_terse = is_terse
        self.keys.setVisible(not is_terse)
        self._show_end()
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._body.setDirection(down if is_terse else across)
        self._buttons.setDirection(across if is_terse else down)
        self._keep_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.end.setMaximumWidth(min(END_WIDTH, round(self.width() * END_SHARE)))
        self._show_end()
        self._fit_terse()

    def _keep_room(self) -> None:
        line = self.fontMetrics().lineSpacing()
        lines = self.asked.fontMetrics().lineSpacing() + line * (LINES_KEPT - 1)
        self.setMinimumHeight(0 if self._is_terse else lines + EDGES)
        self._fit_terse()

    def _fit_terse(self) -> None:
        """As high as the words are at this width, no more."""
        layout = self.layout()
        if self._is_terse and layout is not None:
            layout.activate()
            self.setMinimumHeight(max(layout.totalHeightForWidth(self.width()), 0))

    def show_side(self, colour: QColor, is_passive: bool) -> None:
        """Whose question it is; a passive side answers in the enemy's phase."""
        pattern = Qt.BrushStyle.BDiagPattern if is_passive else Qt.BrushStyle.SolidPattern
        palette = self.stripe.palette()
        palette.setBrush(QPalette.ColorRole.Window, QBrush(colour, pattern))
        self.stripe.setPalette(palette)

    def show_question(self, asked: str, detail: str, keys: str, closing: str = "") -> None:
        """`closing` is the choice that ends the question, which has a button."""
        self._drop_message(asked)
        self._show(asked, detail, keys, closing=closing)

    def _show_end(self) -> None:
        """The button, where there is room for it; else its key is told with the others."""
        has_room = self.width() >= END_FROM and not self._is_terse
        self._footer.setSpacing(FOOTER_SPACING if has_room else -1)
        self.end.setVisible(bool(self.end.text()) and has_room)
        self._tell_keys()

    def show_keys(self, words: str) -> None:
        """Others than before: the keyboard is elsewhere."""
        self._keys = words
        self._tell_keys()

    def _tell_keys(self) -> None:
        """By the tool tip, where they are not written."""
        closing = "" if self.end.isVisibleTo(self) else self.end.text()
        words = " · ".join(filter(None, (self._keys, closing)))
        self.keys.setText(words)
        self.setToolTip(words if self._is_terse else "")

    def show_undo(self, words: str) -> None:
        self.undo.setText(words)
        self._fit_terse()

    def show_message(self, words: str) -> None:
        """A sentence about what was just done or refused; empty takes it away."""
        self.message.setText(words)
        self.message.setVisible(bool(words))
        self._fit_terse()
        mention(self, words)

    def _drop_message(self, asked: str) -> None:
        """Of another question than this."""
        if asked != self.asked.text() and self.message.text():
            self.show_message("")

    def say(self, words: str) -> None:
        """The same where there is something to say; else what was said stays."""
        if words:
            self.show_message(words)

    def show_confirmation(self, asked: str, lines: Sequence[str], undo: str) -> None:
        """Asked again before something that can hardly be taken back."""
        self._show(asked, "\n".join(lines), tr("Enter does it · Esc goes back"))
        self.show_message("")
        self.undo.setText(undo)
        self.confirm.setVisible(True)
        self.cancel.setVisible(True)
        self.confirm.setFocus()

    def show_coach(self, asked: str, detail: str, keys: str) -> None:
        """The coach's question; his buttons are an extra of their own."""
        self._show(asked, detail, keys)
        self.show_message("")
        self.undo.setText("")

    def show_roll(self, words: str, detail: str) -> None:
        """Dice are waited for."""
        keys = tr("Enter rolls · Shift+Enter this round · Ctrl+Shift+Enter the whole combat")
        self._drop_message(words)
        self._show(words, detail, keys)
        self.undo.setText("")
        for button in (self.roll, self.round, self.combat):
            button.setVisible(True)
        self.roll.setFocus()

    def show_thinking(self, words: str, nodes: int, of_nodes: int) -> None:
        meanwhile = tr("You can study the map in the meantime.")
        self._show(words, meanwhile, "", mention)
        self.undo.setText("")
        self.progress.setVisible(True)
        self.progress.setRange(0, of_nodes)  # 0 to 0 runs to and fro
        self.progress.setValue(min(nodes, of_nodes))
        self.decide_now.setVisible(True)

    def show_trouble(self, what: str, remedy: str) -> None:
        self._show(what, remedy, "")
        self.undo.setText("")
        self.try_again.setVisible(True)

    def _show(
        self,
        asked: str,
        detail: str,
        keys: str,
        say: Callable[[QWidget, str], None] = ask_aloud,
        closing: str = "",
    ) -> None:
        self.end.setText(tr("{words} (Ctrl+Enter)", words=closing) if closing else "")
        if (asked, detail) != (self.asked.text(), self.detail.text()):
            say(self, f"{asked}. {detail}".removesuffix(". "))
        self.asked.setText(asked)
        self.detail.setText(detail)
        self.detail.setVisible(bool(detail))
        self._keys = keys
        for widget in self._extras:
            widget.setVisible(False)
        self._show_end()
        self._fit_terse()


def _label() -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
