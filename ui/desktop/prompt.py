"""The bar under the map: whose phase, what is asked, which keys, what undo would do."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout

from ui.desktop import theme
from ui.desktop.language import tr


class PromptBar(QFrame):
    decide_now_wanted = Signal()
    try_again_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAccessibleName(tr("What is asked"))
        self.asked = _label()
        self.detail = _label()
        self.message = _label()
        self.keys = _label()
        self.undo = _label()
        self.progress = QProgressBar(self)
        self.progress.setMaximumWidth(220)
        self.decide_now = QPushButton(tr("&Decide now"), self)
        self.try_again = QPushButton(tr("&Try again"), self)
        self.decide_now.clicked.connect(self.decide_now_wanted)
        self.try_again.clicked.connect(self.try_again_wanted)
        self._lay_out()
        self.fit_text()

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(2)
        for label in (self.asked, self.detail, self.message):
            words.addWidget(label)
        footer = QHBoxLayout()
        footer.addWidget(self.keys, 3)
        footer.addWidget(self.undo, 2)
        words.addLayout(footer)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.addLayout(words, 1)
        for widget in (self.progress, self.decide_now, self.try_again):
            row.addWidget(widget)

    def fit_text(self) -> None:
        pixels = self.fontInfo().pixelSize()
        self.asked.setFont(theme.font("sans", pixels * 1.15, QFont.Weight.DemiBold))
        for label in (self.detail, self.message, self.keys, self.undo):
            label.setFont(self.font())

    def show_question(self, asked: str, detail: str, keys: str) -> None:
        self._show(asked, detail, keys)

    def show_undo(self, words: str) -> None:
        self.undo.setText(words)

    def show_message(self, words: str) -> None:
        """A sentence about what was just done or refused; empty takes it away."""
        self.message.setText(words)
        self.message.setVisible(bool(words))

    def show_thinking(self, who: str, nodes: int, of_nodes: int) -> None:
        meanwhile = tr("You may study the map meanwhile.")
        self._show(tr("The {who} side thinks", who=who), meanwhile, "")
        self.undo.setText("")
        self.progress.setVisible(True)
        self.progress.setRange(0, of_nodes)  # 0 to 0 runs to and fro
        self.progress.setValue(min(nodes, of_nodes))
        self.decide_now.setVisible(True)

    def show_trouble(self, what: str) -> None:
        self._show(what, "", "")
        self.undo.setText("")
        self.try_again.setVisible(True)

    def _show(self, asked: str, detail: str, keys: str) -> None:
        self.asked.setText(asked)
        self.detail.setText(detail)
        self.detail.setVisible(bool(detail))
        self.keys.setText(keys)
        for widget in (self.progress, self.decide_now, self.try_again):
            widget.setVisible(False)


def _label() -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
