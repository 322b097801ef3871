"""Says which seed the random play of this run starts from; whole games in a window come first."""

from __future__ import annotations

from typing import Final

import pytest

from tests.seeds import base_seed

FIRST: Final = "test_window_games.py"
"""Its tests take half a minute each; as the last ones they would keep one process busy alone."""


def pytest_report_header() -> str:
    return f"random play from seed {base_seed()} (CAMPAGNA_TEST_SEED sets another)"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name != FIRST)
