"""What widgets say, one fact on a line. It knows Qt and nothing of the project.

Widgets are read in the order in which they lie on the screen, and go by Qt's own kinds, so that
other names of classes and another order of making them change nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QPoint, Qt
from PySide6.QtGui import QAccessible, QAction, QTextBlock, QTextDocument, QTextFragment
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDockWidget,
    QLabel,
    QLineEdit,
    QMainWindow,
    QPlainTextEdit,
    QProgressBar,
    QTabBar,
    QTextEdit,
    QWidget,
)

_TAG = re.compile(r"<[a-z]")
_ASIDE = Qt.ItemDataRole.ToolTipRole


def facts(name: str, text: str) -> Iterator[str]:
    """Each line of a text as a fact of this name."""
    for line in text.replace("\N{NO-BREAK SPACE}", " ").splitlines():
        if line.strip():
            yield f"{name}: {line.rstrip()}"


def widget_lines(whole: QWidget) -> Iterator[str]:
    """All that can be seen within a widget, from top to bottom."""
    for widget in sorted(_readable(whole), key=lambda one: _place(one, whole)):
        yield from _words(widget)
        yield from facts("  tip", widget.toolTip())


def _place(widget: QWidget, whole: QWidget) -> tuple[int, int]:
    at = widget.mapTo(whole, QPoint(0, 0))
    return at.y(), at.x()


def _readable(whole: QWidget) -> Iterator[QWidget]:
    """Widgets that can be seen and say something of their own."""
    kinds = (QLabel, QAbstractButton, QLineEdit, QTextEdit, QPlainTextEdit, QComboBox)
    for child in whole.children():
        if not isinstance(child, QWidget) or not child.isVisible():
            continue
        if isinstance(child, (*kinds, QProgressBar, QAbstractItemView, QTabBar)):
            yield child
        else:
            yield from _readable(child)


def _words(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel):
        yield from _label_lines(widget.text())
    elif isinstance(widget, QAbstractButton):
        greyed = "" if widget.isEnabled() else " (greyed)"
        yield from facts("button", f"{widget.text()}{greyed}" if widget.text() else "")
    elif isinstance(widget, QLineEdit):
        yield from facts("line", widget.text() or f"({widget.placeholderText()})")
    elif isinstance(widget, QTextEdit):
        yield from document_lines(widget.document())
    elif isinstance(widget, QPlainTextEdit):
        yield from facts("text", widget.toPlainText())
    elif isinstance(widget, QComboBox):
        yield from facts("choice", widget.currentText())
    elif isinstance(widget, QProgressBar):
        yield f"progress: {widget.value()} of {widget.minimum()} to {widget.maximum()}"
    elif isinstance(widget, QTabBar):
        tabs = sorted(widget.tabText(number) for number in range(widget.count()))
        yield from (f"tab: {words}" for words in tabs)
    elif isinstance(widget, QAbstractItemView):
        yield from model_lines(widget.model())


def _label_lines(text: str) -> Iterator[str]:
    if not _TAG.search(text):
        yield from facts("label", text)
        return
    document = QTextDocument()
    document.setHtml(text)
    yield from document_lines(document)


def model_lines(model: QAbstractItemModel | None) -> Iterator[str]:
    """A row of a list or table on each line, tool tips where they say something else."""
    if model is None:
        return
    is_list = isinstance(model, QAbstractListModel)  # which keeps its one column to itself
    columns = range(1 if is_list else model.columnCount(QModelIndex()))
    heads = [model.headerData(one, Qt.Orientation.Horizontal) for one in columns]
    if len(columns) > 1:
        yield "heads: " + " | ".join(str(head or "") for head in heads)
    for row in range(model.rowCount(QModelIndex())):
        cells = [model.index(row, column, QModelIndex()) for column in columns]
        words = [str(cell.data() or "").replace("\n", " / ") for cell in cells]
        yield "row: " + " | ".join(words)
        tips = [str(cell.data(_ASIDE) or "") for cell in cells]
        for tip, said in zip(tips, words, strict=True):
            if tip != said:
                yield from facts("  tip", tip)


def document_lines(document: QTextDocument) -> Iterator[str]:
    """Rich text with **bold** words and [links](address)."""
    block = document.begin()
    while block.isValid():
        yield from facts("text", "".join(map(_fragment_words, _fragments(block))))
        block = block.next()


def _fragments(block: QTextBlock) -> Iterator[QTextFragment]:
    step = block.begin()
    while not step.atEnd():
        yield step.fragment()
        step += 1


def _fragment_words(fragment: QTextFragment) -> str:
    words, look = fragment.text().replace("\N{LINE SEPARATOR}", "\n"), fragment.charFormat()
    if look.isAnchor():
        return f"[{words}]({look.anchorHref()})"
    return f"**{words}**" if look.fontWeight() > 500 and words.strip() else words


def action_lines(actions: Iterable[QAction]) -> list[str]:
    """Menus and shortcuts: which there are, which can be used, which are ticked."""
    return sorted({_action_line(one) for one in actions if one.text()})


def _action_line(action: QAction) -> str:
    state = "" if action.isEnabled() else " (greyed)"
    ticked = " (ticked)" if action.isChecked() else ""
    keys = ", ".join(one.toString() for one in action.shortcuts())
    return f"action: {action.text()} [{keys}]{state}{ticked}".replace("\n", " ")


def read_out_lines(widget: QWidget) -> Iterator[str]:
    """The children that assistive technology finds below a widget."""
    QAccessible.setActive(True)
    part = QAccessible.queryAccessibleInterface(widget)
    texts = (QAccessible.Text.Name, QAccessible.Text.Value, QAccessible.Text.Description)
    for number in range(part.childCount() if part is not None else 0):
        child = part.child(number)
        if child is not None and child.isValid():
            words = " | ".join(child.text(one) for one in texts).rstrip(" |")
            yield from facts("read out", words.replace("\n", "; "))


def window_lines(window: QMainWindow) -> Iterator[str]:
    """All but the docks: title, bars, what is in the middle, actions."""
    yield from facts("title", window.windowTitle())
    for child in window.children():
        if isinstance(child, QWidget) and child.isVisible() and not isinstance(child, QDockWidget):
            yield from widget_lines(child)
    yield from action_lines(window.findChildren(QAction))


def dock_names(window: QMainWindow) -> list[str]:
    return sorted(dock.objectName() for dock in window.findChildren(QDockWidget))


def pass_events(times: int = 3) -> None:
    for _ in range(times):
        QApplication.processEvents()
