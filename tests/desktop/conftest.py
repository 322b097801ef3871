"""One window for the tests of a module, with a home of its own; opening it is the slow part."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from solitaire.registry import load_game
from ui.desktop.conductor import Conductor
from ui.desktop.window import DemoWindow


@pytest.fixture(autouse=True, scope="module")
def _own_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CAMPAGNA_HOME", str(tmp_path_factory.mktemp("home")))
        yield


def new_conductor(seed: int = 5, **options: str) -> Conductor:
    return Conductor(load_game("castiglione"), options, ("random", "random"), seed)


@pytest.fixture(scope="module")
def window(qapp: QApplication, _own_home: None) -> Iterator[DemoWindow]:
    window = DemoWindow(new_conductor())
    window.show()
    yield window
    window.close()
    window.deleteLater()
