"""The odds calculator: two forces, the ground, the plans; answered in a process of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QFont,
    QFontDatabase,
    QGuiApplication,
    QKeySequence,
    QShortcut,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.odds.forces import DEFENDER, ROLES, TERRAINS
from solitaire.games.castiglione.odds.policies import HIT_PLANS
from solitaire.games.castiglione.odds.results import PLANS
from solitaire.games.castiglione.staff.ground import terrain_for
from solitaire.games.castiglione.terms import SIDES
from ui.desktop.board.naming import area_titles
from ui.desktop.combat.calculator_question import (
    BOARD,
    OddsAnswer,
    OddsQuestion,
    Stack,
    missing,
    question_at,
    serve_odds,
    stacks_seen,
)
from ui.desktop.style import theme
from ui.desktop.style.language import (
    later,
    told,
    tr,
    tr_count,
)
from ui.desktop.style.screen_fit import room_for
from ui.desktop.watch.links import ChildLink

PAUSE: Final = 300
"""Milliseconds after the last key before the odds are counted."""
SUMMARY_PIXELS: Final = 17
SWAP_KEY: Final = "F9"
COPY_KEYS: Final = "Ctrl+Shift+C"
_ROLE_TITLES: Final = (later("Attacker"), later("Defender"))


class ForceBox(QGroupBox):
    """One side of the combat: taken from the map, or typed."""

    def __init__(self, role: int, parent: QWidget) -> None:
        super().__init__(tr(_ROLE_TITLES[role]), parent)
        self.stack = QComboBox(self)
        self.stack.setAccessibleName(tr("A stack on the map"))
        self.units = QLineEdit(self)
        self.units.setPlaceholderText(tr("massena, victor:1 or 23 sp, leader 1, 2 cavalry, 2 guns"))
        self.units.setClearButtonEnabled(True)
        self.units.setAccessibleName(tr("Units and leaders"))
        self.plan = _choice(PLANS)
        form = QFormLayout(self)
        form.addRow(tr("From the map"), self.stack)
        form.addRow(tr("&Units"), self.units)
        form.addRow(tr("After round one"), self.plan)

    def offer(self, stacks: Sequence[Stack]) -> None:
        self.stack.clear()
        self.stack.addItem(tr("choose a stack"), None)
        for one in stacks:
            area = told(area_titles()[BOARD.area_names[one.area]])
            side = told(SIDES[one.side].capitalize())
            count = tr_count("%n counters", len(one.counters) + one.unknown)
            self.stack.addItem(f"{side}, {area}: {count}", one)


class OddsDialog(QDialog):
    def __init__(
        self,
        parent: QWidget | None = None,
        serve: Callable[[Connection], None] = serve_odds,
    ) -> None:
        """`serve` is what the process runs that counts."""
        super().__init__(parent)
        self._serve = serve
        self.setWindowTitle(tr("Odds calculator"))
        self.boxes = [ForceBox(role, self) for role in range(len(ROLES))]
        self.terrain = _choice(tuple(TERRAINS))
        self.initiative = _choice(ROLES)
        self.losses = _choice(HIT_PLANS)
        self.targets = _choice(HIT_PLANS)
        self.marched = QCheckBox(tr("Defenders &marched to the guns"), self)
        self.concentric = QCheckBox(tr("&Concentric attack"), self)
        self.across_river = QCheckBox(tr("Across a &river"), self)
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
        self._number = 0
        """Of the last question."""
        self._is_counting = False
        self._is_filling = False
        self._link: ChildLink | None = None
        self._views: Sequence[View] = ()
        """From which the form was filled."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._ask)
        self._lay_out()
        self._connect()
        self.show_question(OddsQuestion())

    def _lay_out(self) -> None:
        forces = QHBoxLayout()
        for box in self.boxes:
            forces.addWidget(box, 1)
        ground = QFormLayout()
        ground.addRow(tr("Terrain"), self.terrain)
        ground.addRow(tr("Ties go to the"), self.initiative)
        hits = QFormLayout()
        hits.addRow(tr("Own hits"), self.losses)
        hits.addRow(tr("Bombardment"), self.targets)
        switches = QVBoxLayout()
        for switch in (self.marched, self.concentric, self.across_river):
            switches.addWidget(switch)
        middle = QHBoxLayout()
        middle.addLayout(ground)
        middle.addLayout(hits)
        middle.addLayout(switches)
        buttons = QHBoxLayout()
        buttons.addWidget(self.swap)
        buttons.addWidget(self.copy)
        buttons.addWidget(self.note, 1)
        column = QVBoxLayout(self)
        column.addLayout(forces)
        column.addLayout(middle)
        column.addLayout(buttons)
        column.addWidget(self.summary)
        column.addWidget(self.answer, 1)
        self.resize(QSize(940, 720).boundedTo(room_for(self)))

    def _connect(self) -> None:
        for role, box in enumerate(self.boxes):
            box.stack.activated.connect(lambda row, role=role: self._take_stack(role, row))
            box.units.textChanged.connect(self._ask_soon)
            box.plan.currentIndexChanged.connect(self._ask_soon)
        for combo in (self.terrain, self.initiative, self.losses, self.targets):
            combo.currentIndexChanged.connect(self._ask_soon)
        for switch in (self.marched, self.concentric, self.across_river):
            switch.toggled.connect(self._ask_soon)
        self.swap.setAutoDefault(False)
        self.copy.setAutoDefault(False)
        self.swap.clicked.connect(self.swap_sides)
        self.copy.clicked.connect(self.copy_text)
        QShortcut(QKeySequence(SWAP_KEY), self, self.swap_sides)
        QShortcut(QKeySequence(COPY_KEYS), self, self.copy_text)

    # -- the question -----------------------------------------------------------------------------

    def fill_from(self, views: Sequence[View], area: str) -> None:
        """From the map: the stacks that these views show, and the combat in the area selected."""
        self._views = views
        stacks = stacks_seen(views)
        for box in self.boxes:
            box.offer(stacks)
        question, note = question_at(views, area)
        self.note.setText(note)
        self.show_question(question)

    def _take_stack(self, role: int, row: int) -> None:
        """Attackers leave their garrison behind; defenders bring the ground they stand on."""
        stack: Stack = self.boxes[role].stack.itemData(row)
        if row == 0:
            return
        if role == DEFENDER:
            _choose(self.terrain, terrain_for(BOARD, self._views[0], stack.area, stack.side))
        else:
            stack = stack.marching()
        self.boxes[role].units.setText(stack.text)
        self.note.setText(stack.note())

    def show_question(self, question: OddsQuestion) -> None:
        self._is_filling = True
        for box, units, plan in zip(self.boxes, question.forces, question.plans, strict=True):
            box.units.setText(units)
            box.units.setCursorPosition(0)
            _choose(box.plan, plan)
        _choose(self.terrain, question.terrain)
        _choose(self.initiative, question.initiative)
        _choose(self.losses, question.losses)
        _choose(self.targets, question.targets)
        self.marched.setChecked(question.marched)
        self.concentric.setChecked(question.concentric)
        self.across_river.setChecked(question.across_river)
        self._is_filling = False
        self._ask_soon()

    def question(self) -> OddsQuestion:
        first, second = self.boxes
        return OddsQuestion(
            (first.units.text(), second.units.text()),
            self.terrain.currentData(),
            self.initiative.currentData(),
            self.marched.isChecked(),
            self.concentric.isChecked(),
            self.across_river.isChecked(),
            (first.plan.currentData(), second.plan.currentData()),
            self.losses.currentData(),
            self.targets.currentData(),
        )

    def swap_sides(self) -> None:
        self.show_question(self.question().swapped())

    def copy_text(self) -> None:
        typed = " ".join(f'"{word}"' if " " in word else word for word in self.question().words())
        told_here = f"{self.summary.text()}\n\n{self.answer.toPlainText()}"
        text = f"campagna odds combat {typed}\n\n{told_here}\n"
        QGuiApplication.clipboard().setText(text)

    # -- the answer -------------------------------------------------------------------------------

    def _ask_soon(self) -> None:
        if self._is_filling:
            return
        self.answer.clear()
        self._timer.stop()
        lacking = missing(self.question())
        self.summary.setText(lacking or tr("Counting the odds…"))
        if lacking:
            self._give_up()
        else:
            self._timer.start(PAUSE)

    def _ask(self) -> None:
        """A question that is still being counted is given up."""
        self._give_up()
        self._number += 1
        self._is_counting = True
        try:
            link = self._link or self._start()
        except OSError:  # no room for another process
            self._lose()
        else:
            link.ask(self._number, self.question())

    def _start(self) -> ChildLink:
        self._link = link = ChildLink(self._serve, parent=self)
        link.answered.connect(self._show)
        link.died.connect(lambda: self._lose() if link is self._link else None)
        return link

    def _give_up(self) -> None:
        if self._is_counting:
            self._is_counting = False
            self._drop()

    def _lose(self) -> None:
        """The process is gone, and no answer will come."""
        if self._is_counting:
            self.summary.setText(tr("These odds could not be counted."))
        self._is_counting = False
        self._drop()

    def _show(self, number: int, answer: OddsAnswer) -> None:
        if number == self._number:
            self._is_counting = False
            self.summary.setText(answer.summary)
            self.answer.setPlainText(answer.text)

    def _drop(self) -> None:
        if self._link is not None:
            link, self._link = self._link, None
            link.close()
            link.deleteLater()

    def done(self, result: int) -> None:
        self._timer.stop()
        self._drop()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._timer.stop()
        self._drop()
        super().closeEvent(event)


def _choice(words: Sequence[str]) -> QComboBox:
    combo = QComboBox()
    for word in words:
        combo.addItem(told(word.replace("-", " ")), word)
    return combo


def _choose(combo: QComboBox, word: str) -> None:
    combo.setCurrentIndex(combo.findData(word, Qt.ItemDataRole.UserRole))
