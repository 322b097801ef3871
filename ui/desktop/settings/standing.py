"""Standing orders of a person: kept for games to come and for each game, and the page to set them.

Which there are, and what they mean, the game's adjutant says.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSettings, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from solitaire.presenting.adjutant import ASK, StandingOrder
from solitaire.registry import game_named
from ui import paths
from ui.common.chosen_game import first_shown
from ui.desktop.style.language import tr, translated
from ui.desktop.style.screen_fit import room_for
from ui.desktop.style.settings_files import open_settings

_USUAL = "usual"
_LETTERS_WIDE = 84


def _settings() -> QSettings:
    path = paths.settings_folder() / "standing-orders.ini"
    return open_settings(path)


def known_orders(game: str = "") -> list[StandingOrder]:
    """Of a game by its name; of the first that has a window if none is named."""
    return list(game_named(game or first_shown()).adjutant().standing_orders())


def usual_orders(game: str = "") -> dict[str, str]:
    """If none were chosen."""
    return {one.name: one.usual for one in known_orders(game) if one.usual != ASK}


def load_orders(record: Path | None, game: str = "") -> dict[str, str]:
    """Of the game in a record, or else of games to come; what is damaged is asked, what was not
    yet known when they were kept is as usual."""
    kept = _settings()
    group = _group(record, game)
    if record is not None and group not in kept.childGroups():
        group = _group(None, game)
    if group not in kept.childGroups():
        return usual_orders(game)
    found = {}
    for order in known_orders(game):
        value = str(kept.value(f"{group}/{order.name}", order.usual))
        if value and (not order.values or value in dict(order.values)):
            found[order.name] = value
    return found


def keep_orders(orders: dict[str, str], record: Path | None, game: str = "") -> None:
    kept = _settings()
    group = _group(record, game)
    kept.remove(group)
    kept.setValue(f"{group}/kept", "yes")  # so that a game without any order has a group too
    for name, value in orders.items():
        kept.setValue(f"{group}/{name}", value)
    kept.sync()


def _group(record: Path | None, game: str) -> str:
    """Orders that were kept before there were several games are of the first."""
    if record is not None:
        return f"game-{record.stem}"
    return _USUAL if game in ("", first_shown()) else f"{_USUAL}-{game}"


class StandingOrdersDialog(QDialog):
    changed = Signal(object)
    """Value by name."""

    def __init__(self, now: dict[str, str], parent: QWidget | None = None, game: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Standing orders"))
        self.page = StandingOrdersPage(now, self, game)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setWidget(self.page)
        column.addWidget(scroll)
        column.addWidget(buttons)
        self.accepted.connect(lambda: self.changed.emit(self.page.wanted()))
        wide = self.fontMetrics().averageCharWidth() * _LETTERS_WIDE
        wanted, room = self.page.sizeHint(), room_for(self)
        margin = 5 * self.fontMetrics().height()
        self.resize(
            min(max(wide, wanted.width() + margin), room.width()),
            min(wanted.height() + margin, room.height()),
        )


class StandingOrdersPage(QWidget):
    """One row for each question that may be settled once for all."""

    def __init__(self, now: dict[str, str], parent: QWidget | None = None, game: str = "") -> None:
        super().__init__(parent)
        intro = QLabel(
            tr(
                "What is answered for you without asking. Every such answer is listed in the "
                "dispatches; if you take it back, you are asked."
            ),
            self,
        )
        intro.setWordWrap(True)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        self.fields: dict[str, QComboBox | QLineEdit] = {}
        for order in known_orders(game):
            field = _field(order, now.get(order.name, ""))
            self.fields[order.name] = field
            label = QLabel(translated(order.words), self)
            label.setBuddy(field)
            form.addRow(label, field)
        column = QVBoxLayout(self)
        column.addWidget(intro)
        column.addLayout(form)

    def put(self, orders: dict[str, str]) -> None:
        for name, field in self.fields.items():
            value = orders.get(name, "")
            if isinstance(field, QComboBox):
                field.setCurrentIndex(max(field.findData(value), 0))
            else:
                field.setText(value)

    def wanted(self) -> dict[str, str]:
        found = {}
        for name, field in self.fields.items():
            value = field.currentData() if isinstance(field, QComboBox) else field.text().strip()
            if value:
                found[name] = str(value)
        return found


def _field(order: StandingOrder, value: str) -> QComboBox | QLineEdit:
    if not order.values:
        line = QLineEdit(value)
        line.setAccessibleName(translated(order.words))
        return line
    box = QComboBox()
    box.setAccessibleName(translated(order.words))
    for name, words in order.values:
        box.addItem(translated(words), name)
    box.setCurrentIndex(max(box.findData(value), 0))
    return box
