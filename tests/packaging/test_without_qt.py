"""The test command must pass where Qt's system libraries are missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

TESTS = {
    "test_plain.py": "def test_plain(): pass\n",
    "test_fixture.py": "def test_fixture(qtbot): pass\n",
    "test_marked.py": "import pytest\n@pytest.mark.ui\ndef test_marked(): assert False\n",
    "test_import.py": "from PySide6.QtWidgets import QLabel\ndef test_import(): assert False\n",
}


def test_window_tests_are_skipped_with_the_reason_and_the_rest_passes(tmp_path: Path) -> None:
    for file in ("conftest.py", "pyproject.toml"):
        shutil.copy(ROOT / file, tmp_path)
    broken = tmp_path / "broken" / "PySide6"
    broken.mkdir(parents=True)
    (broken / "__init__.py").write_text("raise ImportError('libEGL.so.1 is away')")
    (tmp_path / "tests").mkdir()
    for name, text in TESTS.items():
        (tmp_path / "tests" / name).write_text(text)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(broken.parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 passed, 2 skipped" in done.stdout
    assert "libEGL.so.1 is away" in done.stdout
