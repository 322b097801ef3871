"""Says which seed the random play of this run starts from."""

from __future__ import annotations

from tests.seeds import base_seed


def pytest_report_header() -> str:
    return f"random play from seed {base_seed()} (CAMPAGNA_TEST_SEED sets another)"
