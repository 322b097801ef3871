"""Windows for the tests that need one; Qt is loaded for those alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from ui.desktop.play.window import PlayWindow


@pytest.fixture(scope="module")
def module_window(
    qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[PlayWindow]:
    """One for all tests of a module: opening it is the slow part."""
    from tests.ui.window_screen import table_with
    from tests.ui.window_table import home, open_window
    from tests.ui.window_worlds import AUSTRIAN, worlds

    with home(tmp_path_factory.mktemp("home")), open_window(qapp) as opened:
        opened.sit_down(table_with(worlds()[0], AUSTRIAN, Path("game.rec")))
        for _ in range(20):  # docks find their size and place once
            qapp.processEvents()
            opened.grab()
        yield opened


@pytest.fixture
def window(module_window: PlayWindow) -> Iterator[PlayWindow]:
    """The module's window, at its first screen."""
    module_window.leave_table()
    yield module_window
    module_window.leave_table()
    module_window.model.show_overlay("")
