"""Says which seed the random play of this run starts from; whole games in a window come first."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import Final

import pytest

from solitaire import registry
from tests.seeds import base_seed

FIRST: Final = "test_window_games.py"
"""Its tests take half a minute each; as the last ones they would keep one process busy alone."""


def pytest_report_header() -> str:
    return f"random play from seed {base_seed()} (CAMPAGNA_TEST_SEED sets another)"


@pytest.fixture(autouse=True, scope="session")
def _no_waiting_for_the_disk() -> Iterator[None]:
    """A record is synced after every line, 5 ms each; no test outlives a power failure anyway."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda descriptor: None)
        yield


@pytest.fixture(autouse=True, scope="module")
def _windows_go_with_their_module() -> Iterator[None]:
    """Qt would delete them in its next loop only: until then every change of style is for them too,
    and those left at the end crash the interpreter on its way out."""
    yield
    if "PySide6.QtWidgets" in sys.modules:
        from PySide6.QtCore import QCoreApplication, QEvent

        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def _games_in_the_making_go_with_their_test() -> Iterator[None]:
    """One that is opened by its address is known to our other processes; a later test may open
    another of the same name."""
    kept = os.environ.get(registry.OTHER_GAMES)
    opened = dict(registry._opened)
    yield
    registry._opened.clear()
    registry._opened.update(opened)
    if kept is None:
        os.environ.pop(registry.OTHER_GAMES, None)
    else:
        os.environ[registry.OTHER_GAMES] = kept


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name != FIRST)
