"""Help in our own words: what is asked now, and every rule by its number."""

from __future__ import annotations

import html
import re
from typing import Final

from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from solitaire.guide import Guide
from ui.desktop.language import later, tr

_RULE: Final = re.compile(r"\b(R\d+|\d+\.\d+(?:\.\d+)*)\b")
NOW: Final = later("What is asked now")


def first_rule(question: str) -> str:
    """The rule that a question names first; empty if it names none."""
    found = _RULE.search(question)
    return found.group() if found else ""


class HelpDialog(QDialog):
    def __init__(self, guide: Guide, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Help and rules"))
        self._guide = guide
        self._question = ""
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(tr("Find a rule by number or word"))
        self.search.setAccessibleName(tr("Find a rule by number or word"))
        self.search.setClearButtonEnabled(True)
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("Rules"))
        self.text = QTextBrowser(self)
        self.text.setAccessibleName(tr("Text of the rule"))
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._follow)
        self.list.currentItemChanged.connect(lambda now, _: self._show_item(now))
        self.search.textChanged.connect(self._find)
        self._lay_out()
        self._fill()

    def _lay_out(self) -> None:
        splitter = QSplitter(Qt.Orientation.Horizontal, self)
        splitter.addWidget(self.list)
        splitter.addWidget(self.text)
        splitter.setStretchFactor(1, 2)
        splitter.setChildrenCollapsible(False)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.search)
        column.addWidget(splitter, 1)
        column.addWidget(buttons)
        letter = self.fontMetrics().averageCharWidth()
        room = self.screen().availableSize()
        self.resize(min(letter * 120, room.width()), min(letter * 75, room.height()))

    def _fill(self) -> None:
        self._add(tr(NOW), "")
        for number, title in self._guide.rule_titles().items():
            self._add(f"{number}  {title}", number)

    def _add(self, words: str, number: str) -> None:
        item = QListWidgetItem(words)
        item.setData(Qt.ItemDataRole.UserRole, number)
        self.list.addItem(item)

    # -- showing ----------------------------------------------------------------------------------

    def show_question(self, question: str) -> None:
        """What is asked, with the text of the rule it names."""
        self._question = question
        self.list.setCurrentRow(0)
        self._show_item(self.list.item(0))

    def show_rule(self, number: str) -> None:
        for row in range(self.list.count()):
            if self.list.item(row).data(Qt.ItemDataRole.UserRole) in (number, f"{number}.0"):
                self.list.setCurrentRow(row)
                return
        unknown = tr("There is no rule {number}.", number=number)
        self.text.setHtml(_paragraphs(self._guide.rule(number) or [unknown]))

    def _show_item(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        number = item.data(Qt.ItemDataRole.UserRole)
        self.text.setHtml(
            _paragraphs(self._guide.rule(number)) if number else self._question_text()
        )

    def _question_text(self) -> str:
        if not self._question:
            return "<p>" + tr("Nothing is asked of you now.") + "</p>"
        lines = [self._question[0].upper() + self._question[1:]]
        lines.append(self._guide.question_help(self._question))
        rule = first_rule(self._question)
        return _paragraphs([line for line in lines if line]) + _paragraphs(self._guide.rule(rule))

    def _find(self, text: str) -> None:
        for row in range(self.list.count()):
            item = self.list.item(row)
            number = item.data(Qt.ItemDataRole.UserRole)
            whole = " ".join([item.text(), *(self._guide.rule(number) if number else ())])
            item.setHidden(text.lower() not in whole.lower())

    def _follow(self, link: QUrl) -> None:
        self.show_rule(link.path())


def _paragraphs(lines: list[str]) -> str:
    if not lines:
        return ""
    head, *rest = (_RULE.sub(r'<a href="\1">\1</a>', html.escape(line)) for line in lines)
    return f"<h3>{head}</h3>" + "".join(f"<p>{line}</p>" for line in rest)
