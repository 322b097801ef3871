"""How you can check that the opponent is fair: what it knew, and three checks as buttons."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QFont
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ui.desktop.honesty.process import OUR_COMMAND, CheckProcess
from ui.desktop.honesty.words import (
    Finding,
    dice_finding,
    receipts_finding,
    swap_finding,
)
from ui.desktop.screens.recent import recent_games
from ui.desktop.style import theme
from ui.desktop.style.language import tr
from ui.desktop.style.screen_fit import room_for

DEALS: Final = 200
DEALS_UNCOMPILED: Final = 20
_LETTERS_WIDE: Final = 96
_ROWS: Final = 44
_MARKS: Final = {True: "✔", False: "✘", None: "…"}
Words = Callable[[Mapping[str, Any], bool], Finding]


class Check(QFrame):
    """One check: what it does, its button, how far it is, what it found."""

    def __init__(
        self,
        title: str,
        what: str,
        button: str,
        process: CheckProcess,
        order: tuple[str, tuple[str, ...]],
        words: Words,
    ) -> None:
        """`order` is the command and its further words."""
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._process = process
        self._order = order
        self._words = words
        self._record: Path | None = None
        self._is_over = False
        self.finding: Finding | None = None
        self.title = _label(title, bold=True)
        self.what = _label(what)
        self.button = QPushButton(button, self)
        self.cancel = QPushButton(tr("Cancel"), self)
        self.progress = QProgressBar(self)
        self.result = _label("", bold=True)
        self.proves = _label("")
        for label in (self.result, self.proves):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._lay_out()
        self.button.clicked.connect(self.begin)
        self.cancel.clicked.connect(self.stop)
        process.advanced.connect(self._advance)
        process.found.connect(self._take)
        process.failed.connect(self._fail)
        self._show_running(False)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        for widget in (self.button, self.cancel):
            row.addWidget(widget)
        row.addWidget(self.progress, 1)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.addWidget(self.title)
        column.addWidget(self.what)
        column.addLayout(row)
        column.addWidget(self.result)
        column.addWidget(self.proves)

    def show_game(self, record: Path | None, is_over: bool) -> None:
        self.stop()
        self._record, self._is_over = record, is_over
        self.finding = None
        self.result.setText("")
        self.proves.setText("")
        self._show_running(False)

    def begin(self) -> None:
        if self._record is not None and not self._process.is_running:
            check, details = self._order
            self.result.setText("")
            self.proves.setText("")
            self.progress.setRange(0, 0)
            self._process.begin(check, self._record, details)
            self._show_running(True)

    def stop(self) -> None:
        if self._process.is_running:
            self._process.stop()
            self.result.setText(tr("Cancelled; there is no result."))
            self._show_running(False)

    def _advance(self, done: int, total: int) -> None:
        self.progress.setRange(0, total)
        self.progress.setValue(done)

    def _take(self, found: Mapping[str, Any]) -> None:
        self._show_running(False)
        self.finding = self._words(found, self._is_over)
        self.result.setText(f"{_MARKS[self.finding.holds]}  {self.finding.sentence}")
        lines = [self.finding.proves, *self.finding.details]
        self.proves.setText("\n".join(line for line in lines if line))

    def _fail(self, sentence: str) -> None:
        self._show_running(False)
        self.result.setText(sentence)

    def _show_running(self, is_running: bool) -> None:
        self.button.setEnabled(not is_running and self._record is not None)
        self.cancel.setVisible(is_running)
        self.progress.setVisible(is_running)


class HonestyPage(QDialog):
    knowledge_wanted = Signal(object)
    """The record of a finished game: show what the computer knew along it."""

    def __init__(
        self,
        present: Path | None = None,
        is_over: bool = False,
        fingerprint: str = "",
        command: Sequence[str] = OUR_COMMAND,
        swap_details: Sequence[str] = ("--deals", str(DEALS)),
        parent: QWidget | None = None,
    ) -> None:
        """`present` is the record of the game on the table."""
        super().__init__(parent)
        self.setWindowTitle(tr("How you can check that the computer is fair"))
        self._present = present
        self._is_over = is_over
        self._fingerprint = fingerprint
        self.games = QComboBox(self)
        self.games.setAccessibleName(tr("The game to be checked"))
        self.checks = _checks(command, tuple(swap_details), self)
        self.swap, self.dice, self.receipts = self.checks
        self.knowledge = QPushButton(tr("Show what the &computer knew"), self)
        self.lock = _label("")
        self._lay_out()
        self._fill_games()
        self.games.currentIndexChanged.connect(lambda _: self._show_game())
        self.knowledge.clicked.connect(lambda: self.knowledge_wanted.emit(self.record))
        self._show_game()

    def _lay_out(self) -> None:
        content = QWidget(self)
        column = QVBoxLayout(content)
        column.addWidget(_label(tr("What the computer knew"), bold=True))
        column.addWidget(_label(_what_it_knew()))
        if self._fingerprint:
            seal = self._fingerprint
            column.addWidget(_label(tr("The seal of this game's dice: {seal}", seal=seal)))
        row = QHBoxLayout()
        row.addWidget(QLabel(tr("Game:"), self))
        row.addWidget(self.games, 1)
        column.addLayout(row)
        for check in self.checks:
            column.addWidget(check)
        column.addWidget(self.lock)
        column.addWidget(self.knowledge, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(content)
        whole = QVBoxLayout(self)
        whole.addWidget(scroll)
        letter, line = self.fontMetrics().averageCharWidth(), self.fontMetrics().height()
        wanted = QSize(letter * _LETTERS_WIDE, line * _ROWS)
        self.resize(wanted.boundedTo(room_for(self)))

    def _fill_games(self) -> None:
        if self._present is not None:
            self.games.addItem(tr("this game"), (self._present, self._is_over))
        for game in recent_games():
            if game.path != self._present:
                self.games.addItem(game.words, (game.path, game.is_finished))
        if not self.games.count():
            self.games.addItem(tr("no game yet; play one first"), (None, False))

    @property
    def record(self) -> Path | None:
        found: tuple[Path | None, bool] = self.games.currentData()
        return found[0]

    def _show_game(self) -> None:
        record, is_over = self.games.currentData()
        for check in self.checks:
            check.show_game(record, is_over)
        self.knowledge.setEnabled(record is not None and is_over)
        self.lock.setText(
            tr("The game is over: beside the truth you can see what the computer believed.")
            if is_over
            else tr(
                "Locked until the game is over: what the computer knew is its own hidden army, "
                "and you would see it."
            )
        )

    def stop(self) -> None:
        for check in self.checks:
            check.stop()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.stop()
        super().closeEvent(event)

    def reject(self) -> None:
        self.stop()
        super().reject()


def _what_it_knew() -> str:
    return tr(
        "The computer that plays against you is a separate process. It receives what its "
        "side may see by the rules: its own army, what it has seen of yours, and what was "
        "announced. It never receives your hidden counters, nor a die before it is rolled. "
        "At every level it has the same dice, the same rules and no more knowledge than you; "
        "levels differ in how long it thinks. You need not believe this: the three checks "
        "below try it out on your own games."
    )


def _checks(
    command: Sequence[str], swap_details: tuple[str, ...], parent: QDialog
) -> tuple[Check, Check, Check]:
    def process() -> CheckProcess:
        return CheckProcess(command, parent)

    return (
        Check(
            tr("Swap test"),
            tr(
                "Your hidden counters are dealt again in every way that fits what the "
                "computer had seen, and it is asked again. If it ever looked, it would "
                "choose differently."
            ),
            tr("&Swap and ask again"),
            process(),
            ("swap", swap_details),
            swap_finding,
        ),
        Check(
            tr("Dice"),
            tr(
                "Before the first roll the dice were sealed, and the seal was shown. When the game "
                "is over the seed is opened, and every die is computed from it again."
            ),
            tr("&Verify the dice"),
            process(),
            ("verify", ()),
            lambda found, _: dice_finding(found),
        ),
        Check(
            tr("Decisions"),
            tr(
                "Each decision of the computer left a receipt: the view it had, its seed, how much "
                "it thought. It decides again from these, and both are compared."
            ),
            tr("Verify the &decisions"),
            process(),
            ("verify", ("--ai",)),
            receipts_finding,
        ),
    )


def _label(text: str, bold: bool = False) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(True)
    if bold:
        pixels = label.fontInfo().pixelSize()
        label.setFont(theme.font("sans", pixels, QFont.Weight.DemiBold))
    return label
