"""The combat board [18.0]: both forces, and the odds with every modifier, counted in a thread.

Everything comes from the view of the seat shown.
"""

from __future__ import annotations

import html
from random import Random
from typing import Final

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QDockWidget,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds_pending import explain
from solitaire.games.castiglione.odds_policies import Conduct
from solitaire.games.castiglione.terms import SIDES
from solitaire.games.castiglione.views import View
from solitaire.protocol import NotNotation
from ui.desktop.inspector import stack_paragraphs
from ui.desktop.language import later, told, tr
from ui.desktop.naming import area_titles, side_title, titled
from ui.desktop.offers import offers_of
from ui.desktop.situation import situation
from ui.terminal.odds_text import explanation_lines

COUNTING: Final = later("Counting the odds…")
_AREA, _ATTACKER, _ROUND = 0, 1, 3
_HITS: Final = 9
"""Where the hits inflicted by each side stand in View.battle."""
_ROUNDS: Final = 2
_CHOICE: Final = "== "
"""How the odds begin a paragraph about one choice."""


class _Teller(QObject):
    counted = Signal(int, str)


class _Counting(QRunnable):
    def __init__(self, number: int, view: View, teller: _Teller) -> None:
        super().__init__()
        self._number = number
        self._view = view
        self._teller = teller

    def run(self) -> None:
        # One fixed world that fits the view: what is told is the same in all of them.
        explanation = explain(self._view, Random(0), Conduct())
        lines = explanation_lines(RULES.board, explanation)[1:]  # the prompt bar has the question
        self._teller.counted.emit(self._number, "\n".join(map(self._line, lines)))

    def _line(self, line: str) -> str:
        """Titles for ids; the choice that an answer belongs to as the list of orders has it."""
        if not line.startswith(_CHOICE):
            return told(titled(line))
        text = line.removeprefix(_CHOICE)
        try:
            (offer,) = offers_of(self._view, [RULES.parse_ply(text)])
        except NotNotation:
            return text.capitalize().replace("-", " ")
        return tr("If you choose: {words}", words=offer.words)


class CombatBoard(QDockWidget):
    """Shown while a combat is fought."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Combat board"), parent)
        self.setObjectName("combat")
        self._number = 0
        self._view: View | None = None
        self._teller = _Teller()
        self._teller.counted.connect(self._show_odds)
        self.head = QLabel(self)
        self.head.setWordWrap(True)
        self.forces = {side: QTextBrowser(self) for side in SIDES}
        self.odds = QPlainTextEdit(self)
        self.odds.setReadOnly(True)
        self.odds.setAccessibleName(tr("Odds of the combat"))
        self._lay_out()
        self.fit_text()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        for side, browser in self.forces.items():
            browser.setAccessibleName(tr("{side} force", side=side_title(side)))
            row.addWidget(browser)
        content = QWidget(self)
        column = QVBoxLayout(content)
        column.addWidget(self.head)
        column.addLayout(row, 2)
        column.addWidget(self.odds, 2)
        self.setWidget(content)
        self.setMinimumWidth(300)

    @property
    def is_fought(self) -> bool:
        """Whether the view shown has a combat."""
        return self._view is not None and bool(self._view.battle)

    def fit_text(self) -> None:
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        fixed.setPixelSize(max(self.fontInfo().pixelSize() - 2, 8))
        self.odds.setFont(fixed)
        self.odds.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)

    def show_combat(self, view: View) -> None:
        """What the seat knows of the combat that is fought; nothing if there is none."""
        if view == self._view:
            return
        self._view = view
        self._number += 1
        if not view.battle:
            self.head.setText(tr("No combat is being fought."))
            for browser in self.forces.values():
                browser.clear()
            self.odds.clear()
            return
        self.head.setText(_head(view))
        seen = situation(RULES.board, view)
        for side, browser in self.forces.items():
            stacks = [one for one in seen.stacks if one.area == view.battle[_AREA]]
            found = [line for one in stacks if one.side == side for line in stack_paragraphs(one)]
            attacks = SIDES[view.battle[_ATTACKER]] == side
            role = (
                tr("{side} attacks", side=side_title(side))
                if attacks
                else tr("{side} defends", side=side_title(side))
            )
            browser.setHtml(f"<p><b>{role}</b></p>" + "".join(found))
        self.odds.setPlainText(tr(COUNTING))
        QThreadPool.globalInstance().start(_Counting(self._number, view, self._teller))

    def _show_odds(self, number: int, text: str) -> None:
        if number == self._number:
            self.odds.setPlainText(text)


def _head(view: View) -> str:
    battle = view.battle
    title = area_titles()[RULES.board.area_names[battle[_AREA]]]
    attacker = side_title(SIDES[battle[_ATTACKER]])
    scored = ", ".join(
        f"{side_title(side)} {battle[_HITS + number]}" for number, side in enumerate(SIDES)
    )
    return tr(
        "<b>Battle of {place}</b> · {attacker} attack · round {number} of {rounds} · "
        "hits inflicted: {scored}",
        place=html.escape(title),
        attacker=attacker,
        number=battle[_ROUND],
        rounds=_ROUNDS,
        scored=scored,
    )
