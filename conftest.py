"""Tests that need Qt run offscreen, and are left out where Qt's system libraries are missing.

A file at the root, so that `tests` can be run against an installed package from another folder.
"""

from __future__ import annotations

import atexit
import os
import re
import shutil
import signal
import tempfile
from pathlib import Path

import pytest

# A runner may have started us with Ctrl-C ignored, which the tested processes would inherit.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Qt's own offscreen screen is 800 by 800: too little for the windows of today.
_SCREEN = Path(__file__).parent / "tests" / "screen.json"
os.environ.setdefault("QT_QPA_PLATFORM", f"offscreen:configfile={_SCREEN}")

# Hundreds of processes are started. Where none of them may keep what it compiled, each would spend
# up to a second on compiling again, so they share a folder that goes with this run.
if os.environ.pop("PYTHONDONTWRITEBYTECODE", "") and "PYTHONPYCACHEPREFIX" not in os.environ:
    os.environ["PYTHONPYCACHEPREFIX"] = tempfile.mkdtemp(prefix="campagna-tests-")
    atexit.register(shutil.rmtree, os.environ["PYTHONPYCACHEPREFIX"], ignore_errors=True)

_QT_FIXTURES = {"qtbot", "qapp", "qapp_args", "qtlog", "qtmodeltester"}
_QT_IMPORT = re.compile(r"^\s*(from|import) (PySide6|pytestqt|ui\.desktop)\b", re.MULTILINE)


def _why_no_qt() -> str:
    try:
        import PySide6.QtWidgets  # noqa: F401
    except ImportError as error:
        return f"Qt cannot be loaded here: {error} (campagna doctor tells how to get it)"
    return ""


WHY_NO_QT = _why_no_qt()


def pytest_addoption(pluginmanager: pytest.PytestPluginManager) -> None:
    # pytest-qt would end the whole run, and every test without a window with it.
    if WHY_NO_QT:
        pluginmanager.unregister(name="pytest-qt")


def pytest_configure(config: pytest.Config) -> None:
    # Else `--dist loadfile` would begin the files with the fewest tests last: whole games.
    if hasattr(config.option, "loadscopereorder"):
        config.option.loadscopereorder = False


def pytest_report_header() -> list[str]:
    return [f"tests of the window are skipped: {WHY_NO_QT}"] if WHY_NO_QT else []


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    if WHY_NO_QT and collection_path.suffix == ".py":
        return bool(_QT_IMPORT.search(collection_path.read_text(encoding="utf-8"))) or None
    return None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if not WHY_NO_QT:
        return
    for item in items:
        if item.get_closest_marker("ui") or _QT_FIXTURES & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.skip(reason=WHY_NO_QT))
