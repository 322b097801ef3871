"""Help in our own words, in three books: every rule, how to play here, how the opponent works."""

from __future__ import annotations

import html
import re
from collections.abc import Sequence
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

from solitaire.presenting.guide import Guide
from solitaire.text import NOTHING, Text
from ui.desktop.help.books import BOOKS, PLAYING, RULES, page_lines
from ui.desktop.style.language import marked, tr
from ui.desktop.style.screen_fit import room_for
from ui.desktop.style.widgets.notices import NoticeLabel

_RULE: Final = re.compile(r"\b(R\d+|\d+\.\d+(?:\.\d+)*)\b")
_HEADING: Final = "heading"
NOW: Final = marked("What is asked now")


def first_rule(question: str) -> str:
    """The rule that a question names first; empty if it names none."""
    found = _RULE.search(question)
    return found.group() if found else ""


class HelpDialog(QDialog):
    def __init__(self, guide: Guide, parent: QWidget | None = None, notice: Text = NOTHING) -> None:
        """`notice` is what must be said of the game wherever it is shown."""
        super().__init__(parent)
        self._notice = NoticeLabel(notice, self)
        self.setWindowTitle(tr("Help and rules"))
        self._guide = guide
        self._question = ""
        self._leaves: dict[str, list[str]] = {}
        """Pages of the other books, by a key that no rule has for a number."""
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(tr("Find a rule or a word in all three books"))
        self.search.setAccessibleName(tr("Find a rule or a word in all three books"))
        self.search.setClearButtonEnabled(True)
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("Help pages"))
        self.list.setWordWrap(True)
        self.text = QTextBrowser(self)
        self.text.setAccessibleName(tr("Text of the page"))
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
        column.addWidget(self._notice)
        column.addWidget(splitter, 1)
        column.addWidget(buttons)
        letter = self.fontMetrics().averageCharWidth()
        room = room_for(self)
        self.resize(min(letter * 120, room.width()), min(letter * 75, room.height()))

    def _fill(self) -> None:
        self._add(tr(NOW), "")
        self._add_heading(tr(RULES))
        for number, title in self._guide.rule_titles().items():
            self._add(f"{number}  {title}", number)
        for book, leaves in BOOKS:
            self._add_heading(tr(book))
            pages = [leaf.lines() for leaf in leaves]
            pages += [page_lines(page) for page in self._guide.pages()] if book == PLAYING else []
            for lines in pages:
                key = f"leaf {len(self._leaves)}"
                self._leaves[key] = lines
                self._add(lines[0], key)

    def _add_heading(self, words: str) -> None:
        item = QListWidgetItem(words)
        font = self.list.font()
        font.setBold(True)
        item.setFont(font)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)  # or it would be grey
        item.setData(Qt.ItemDataRole.UserRole, _HEADING)
        self.list.addItem(item)

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
        key = item.data(Qt.ItemDataRole.UserRole)
        if key != _HEADING:
            self.text.setHtml(_paragraphs(self._lines(key)) if key else self._question_text())

    def _lines(self, key: str) -> Sequence[str]:
        """Of a rule or of a page of the other books."""
        return self._leaves.get(key) or self._guide.rule(key)

    def _question_text(self) -> str:
        if not self._question:
            return "<p>" + tr("Nothing is asked of you now.") + "</p>"
        lines = [self._question[0].upper() + self._question[1:]]
        lines.append(self._guide.question_help(self._question))
        rule = first_rule(self._question)
        return _paragraphs([line for line in lines if line]) + _paragraphs(self._guide.rule(rule))

    def _find(self, text: str) -> None:
        """In the text of every page; a book without any has no heading either."""
        heading: QListWidgetItem | None = None
        for row in range(self.list.count()):
            item = self.list.item(row)
            key = item.data(Qt.ItemDataRole.UserRole)
            if key == _HEADING:
                heading = item
                item.setHidden(True)
                continue
            whole = " ".join([item.text(), *(self._lines(key) if key else ())])
            item.setHidden(text.casefold() not in whole.casefold())
            if heading is not None and not item.isHidden():
                heading.setHidden(False)

    def _follow(self, link: QUrl) -> None:
        self.show_rule(link.path())


def _paragraphs(lines: Sequence[str]) -> str:
    if not lines:
        return ""
    head, *rest = (_RULE.sub(r'<a href="\1">\1</a>', html.escape(line)) for line in lines)
    return f"<h3>{head}</h3>" + "".join(f"<p>{line}</p>" for line in rest)
