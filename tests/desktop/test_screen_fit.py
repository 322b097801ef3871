"""Windows on a small screen: nothing of them lies outside, whatever was kept from a larger one."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ui.command_process import environment

pytestmark = pytest.mark.ui
ROOT = Path(__file__).parents[2]


def screen(path: Path, wide: int, high: int) -> str:
    """A platform of Qt's with one screen of this size."""
    settings = {"name": "small", "x": 0, "y": 0, "width": wide, "height": high, "dpr": 1.0}
    settings |= {"logicalDpi": 96, "logicalBaseDpi": 96}
    path.write_text(json.dumps({"screens": [settings]}), encoding="utf-8")
    return f"offscreen:configfile={path}"


@pytest.mark.parametrize(
    ("wide", "high"), [(1280, 800), pytest.param(1000, 640, marks=pytest.mark.long)]
)
def test_windows_lie_on_a_small_screen(tmp_path: Path, wide: int, high: int) -> None:
    variables = {
        "QT_QPA_PLATFORM": screen(tmp_path / "screen.json", wide, high),
        "CAMPAGNA_HOME": str(tmp_path),
    }
    done = subprocess.run(
        [sys.executable, "-m", "tests.desktop.small_screen"],
        env={**environment(), **variables},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(done.stdout)
    assert found.pop("screen") == [0, 0, wide, high]
    for name, (left, top, right, bottom) in found.items():
        assert left >= 0, name
        assert top >= 0, name
        assert right <= wide, name
        assert bottom <= high, name
