"""The seed that random play in tests starts from: CAMPAGNA_TEST_SEED, or always the same."""

from __future__ import annotations

import os


def base_seed() -> int:
    return int(os.environ.get("CAMPAGNA_TEST_SEED", "1796"))
