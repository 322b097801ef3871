"""Everything a person can see, hear read out or try in the window, to be compared between worlds.

Pictures are compared byte for byte; texts of every widget, tool tip, menu and accessible name too.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

from PySide6.QtCore import QThreadPool, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QProgressBar,
    QTextEdit,
    QWidget,
)

from solitaire.dice import FreshDice
from solitaire.game import AnyRules
from solitaire.games.castiglione.game import RULES
from solitaire.history import History
from solitaire.protocol import Seat
from solitaire.session import Session
from tests.seeds import base_seed
from ui.common.saves import OpenGame
from ui.desktop.combat.counting import Counter
from ui.desktop.play.offers import at_place
from ui.desktop.play.window import PlayWindow
from ui.desktop.table.table import HUMAN, Table

SETTLED_WITHIN = 20.0
Screen = dict[str, str]
"""By what it is; pictures as a digest of their pixels."""


def table_with(
    state: Any, seat: Seat, path: Path, opponent: str = "random", rules: AnyRules = RULES
) -> Table:
    """A table at which a person sits in the middle of a game; nothing is recorded."""
    truth = rules.copy(state)
    session = Session(rules, History(rules, truth), FreshDice(Random(base_seed())))
    names = [HUMAN if one == seat else opponent for one in range(len(rules.seats))]
    seats = dict(zip(rules.seats, names, strict=True))
    game = OpenGame(path, session, dict(state.options.chosen), seats, "", None, [])
    return Table(game, seats)


def settle(window: PlayWindow) -> None:
    """Until nothing is counted or awaited any more."""
    deadline = monotonic() + SETTLED_WITHIN
    while monotonic() < deadline:
        for pool in (QThreadPool.globalInstance(), *window.findChildren(QThreadPool)):
            pool.waitForDone()
        QApplication.processEvents()
        sleep(0.002)  # what is counted, and other tests, need the processor
        timers = window.findChildren(QTimer)
        if any(one.is_counting for one in window.findChildren(Counter)):
            continue
        if not any(one.isActive() and one.isSingleShot() for one in timers):
            break
    for _ in range(3):
        QApplication.processEvents()


def screen_of(window: PlayWindow) -> Screen:
    settle(window)
    found: Screen = {"picture of the window": picture(window)}
    # Sorted: raising a panel changes the order of widgets.
    found["widgets"] = "\n".join(sorted(map(_words, [window, *window.findChildren(QWidget)])))
    found["actions"] = "\n".join(sorted(map(_action_words, window.findChildren(QAction))))
    found["read out"] = "\n".join(sorted(_read_out(window)))
    found["map items"] = "\n".join(sorted(_item_words(window)))
    found["offers"] = "\n".join(f"{one.text}|{one.words}" for one in window.orders.offers)
    for place in window.model.sight.geography.on_map if window.table is not None else ():
        offers = at_place(window.orders.offers, place.id)
        found[f"menu at {place.id}"] = "\n".join(one.words for one in offers)
    return found


def differences(one: Screen, other: Screen) -> list[str]:
    """What a person could tell the two by."""
    names = sorted({*one, *other})
    return [
        f"{name}: {_first_difference(one.get(name, ''), other.get(name, ''))}"
        for name in names
        if one.get(name) != other.get(name)
    ]


def _first_difference(one: str, other: str) -> str:
    lines = one.splitlines(), other.splitlines()
    apart = [line for line in lines[0] if line not in lines[1]]
    return f"{apart[:3]} or {[line for line in lines[1] if line not in lines[0]][:3]}"


def picture(widget: QWidget) -> str:
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return hashlib.sha256(bytes(image.constBits())).hexdigest()


def _words(widget: QWidget) -> str:
    parts = [
        f"{type(widget).__name__} {widget.objectName()}",
        widget.windowTitle(),
        widget.toolTip(),
        widget.statusTip(),
        widget.whatsThis(),
        widget.accessibleName(),
        widget.accessibleDescription(),
        f"shown {widget.isVisible()} enabled {widget.isEnabled()}",
        *_contents(widget),
    ]
    return "\n".join(part for part in parts if part)


def _contents(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
        yield widget.text()
    elif isinstance(widget, QTextEdit):
        yield widget.toHtml()
    elif isinstance(widget, QPlainTextEdit):
        yield widget.toPlainText()
    elif isinstance(widget, QComboBox):
        yield from (widget.itemText(row) for row in range(widget.count()))
    elif isinstance(widget, QProgressBar):
        yield f"{widget.minimum()} {widget.value()} {widget.maximum()}"
    elif isinstance(widget, QListWidget):
        for item in map(widget.item, range(widget.count())):
            yield f"{item.text()} {item.toolTip()} {item.flags()}"


def _action_words(action: QAction) -> str:
    state = f"enabled {action.isEnabled()} checked {action.isChecked()} {action.isVisible()}"
    return "\n".join([action.text(), action.toolTip(), action.statusTip(), state])


def _item_words(window: PlayWindow) -> Iterator[str]:
    for item in window.board.scene.items():
        place = item.scenePos()
        is_lit = "enabled" if item.isEnabled() else "greyed"
        yield f"{type(item).__name__} {place.x():.2f} {place.y():.2f} {is_lit} {item.toolTip()}"


def _read_out(window: PlayWindow) -> Iterator[str]:
    QAccessible.setActive(True)  # as if somebody listened; Qt does not keep lists current else
    root = QAccessible.queryAccessibleInterface(window)
    if root is not None:
        yield from _read_out_below(root)


def _read_out_below(part: QAccessibleInterface) -> Iterator[str]:
    texts = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
    yield " ".join([str(part.role()), *(part.text(one) for one in texts)])
    for number in range(part.childCount()):
        child = part.child(number)
        if child is not None and child.isValid():
            yield from _read_out_below(child)
