"""Opens the honesty page for the game on the table, and what the computer knew once it is over."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from solitaire.workbench.compilation import compiled_modules
from ui.desktop.honesty.page import DEALS, DEALS_UNCOMPILED, HonestyPage
from ui.desktop.table.table import HUMAN, OVER

if TYPE_CHECKING:
    from ui.desktop.play.window import PlayWindow


def open_honesty(window: PlayWindow) -> HonestyPage:
    table = window.table
    details = ("--deals", str(DEALS if compiled_modules() else DEALS_UNCOMPILED))
    if table is None:
        page = HonestyPage(swap_details=details, parent=window)
    else:
        is_over = table.waits_for == OVER
        seal = table.game.fingerprint
        page = HonestyPage(table.path, is_over, seal, swap_details=details, parent=window)
    page.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    page.knowledge_wanted.connect(lambda record: show_knowledge(window, record))
    page.show()
    return page


def show_knowledge(window: PlayWindow, record: Path) -> None:
    """The review of the game through the computer's eyes, its beliefs beside the truth."""
    window.files.review(record)
    review = window.files.reviews[-1]
    seats = review.replay.record.sitters()
    names = review.replay.rules.seats
    computers = [n for n, seat in enumerate(names) if seats.get(seat, HUMAN) != HUMAN]
    review.look_as(computers[0] if computers else 0)
    review.review_actions.beliefs.setChecked(True)
    review.maps.show_beliefs(True)
