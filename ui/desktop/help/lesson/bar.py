"""What the lesson says: one sentence, how far it is, and two buttons; and the card at its end."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from solitaire.presenting.lesson import Lesson
from ui.desktop.style import theme
from ui.desktop.style.language import tr, translated
from ui.desktop.style.widgets.full_label import FullLabel


class LessonBar(QFrame):
    show_wanted = Signal()
    leave_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.sentence = FullLabel(self)
        self.sentence.setAccessibleName(tr("What to do now"))
        self.place = FullLabel(self)
        self.show_me = QPushButton(tr("Show me"), self)
        self.show_me.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.leave = QPushButton(tr("Leave the lesson (Esc)"), self)
        self.leave.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.show_me.clicked.connect(self.show_wanted)
        self.leave.clicked.connect(self.leave_wanted)
        pixels = self.fontInfo().pixelSize()
        self.sentence.setFont(theme.font("serif", pixels * 1.6, QFont.Weight.DemiBold))
        words = QVBoxLayout()
        words.addWidget(self.sentence)
        words.addWidget(self.place)
        buttons = QVBoxLayout()
        buttons.addWidget(self.show_me)
        buttons.addWidget(self.leave)
        buttons.addStretch()  # at the same place below a longer sentence, to be clicked again
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 10, 16, 10)
        row.addLayout(words, 1)
        row.addLayout(buttons)

    def show_step(self, sentence: str, number: int, steps: int) -> None:
        self.sentence.setText(sentence)
        self.place.setText(
            tr(
                "Learn by doing, step {number} of {steps}. The dice of this lesson are fixed "
                "beforehand; those of a game never are.",
                number=number,
                steps=steps,
            )
        )


class LessonCard(QMessageBox):
    """The end of the lesson; Enter goes on to the campaign."""

    campaign_wanted = Signal()
    again_wanted = Signal()

    def __init__(self, lesson: Lesson, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translated(lesson.title))
        self.setText(translated(lesson.ending.title))
        self.setInformativeText(translated(lesson.ending.words))
        accept, other = QMessageBox.ButtonRole.AcceptRole, QMessageBox.ButtonRole.ActionRole
        self.campaign = self.addButton(translated(lesson.ending.go_on), accept)
        self.again = self.addButton(tr("Play the lesson &once more"), other)
        self.first_screen = self.addButton(tr("First &screen"), QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self.campaign)
        self.setEscapeButton(self.first_screen)
        self.campaign.clicked.connect(self.campaign_wanted)
        self.again.clicked.connect(self.again_wanted)
