"""Says which seed the random play of this run starts from; whole games in a window come first."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Final

import pytest

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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name != FIRST)
